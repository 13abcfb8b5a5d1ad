"""Structured logs: one JSON object a line, without secrets, names, codes or cards."""

from __future__ import annotations

import hashlib
import logging
import secrets
import sys
from types import TracebackType
from typing import Final

import msgspec
from sqlalchemy.exc import StatementError

from papersea.server.metrics import METRICS, Where

_LOG: Final = logging.getLogger(__name__)
ExceptionInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "asctime",
    "color_message",
    "message",
    "taskName",
}


def new_reference() -> str:
    """By which a line of the log is found again; whoever met the failure may be told it."""
    return secrets.token_hex(4)


def digest_of(code: str) -> str:
    """A table in a log: whoever has its code finds it, and nobody finds the code by it."""
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def failed(where: Where, what: str, error: BaseException | None = None) -> str:
    """Log something that must not happen, by default the exception that is being handled, and count
    it. The reference of the line is for whoever met it, to tell the host."""
    reference = new_reference()
    METRICS.failures.labels(where).inc()
    _LOG.error(what, exc_info=error or True, extra={"where": where, "reference": reference})
    return reference


class JsonLines(logging.Formatter):
    """Time, level, logger, message and whatever was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802 (logging's own name)
        """What was to be stored or looked for is nobody's business either."""
        error = ei[1]
        while error is not None:
            if isinstance(error, StatementError):
                error.hide_parameters = True
            error = error.__cause__ or error.__context__
        return super().formatException(ei)


_OF_CLIENTS: Final = frozenset(
    {
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)
"""What Uvicorn says of those who send nonsense, who could fill a disk with it."""


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in _OF_CLIENTS


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Requests are counted, not written down: addresses and codes are nobody's business.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Whoever knows a device's address at its push service has it from nobody's log.
    for client in ("httpx", "httpcore"):
        logging.getLogger(client).setLevel(logging.WARNING)
