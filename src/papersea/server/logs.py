"""Structured logs: one JSON object a line, without secrets, names, codes or cards."""

from __future__ import annotations

import logging
import sys
from types import TracebackType
from typing import Final

import msgspec
from sqlalchemy.exc import StatementError

ExceptionInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "asctime",
    "color_message",
    "message",
    "taskName",
}


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


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Requests are counted, not written down: addresses and codes are nobody's business.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
