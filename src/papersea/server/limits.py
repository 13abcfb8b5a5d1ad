"""Not too much at once: what a request counts against, and how much is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar import Request

from papersea.server.settings import Effort
from papersea.table.refused import ErrorCode, Refused

_TAKES: Final = "takes"


def takes(effort: Effort) -> dict[str, Effort]:
    """For the ``opt`` of a handler: it counts against this limit too, beside that for all."""
    return {_TAKES: effort}


def address_of(request: Request[Any, Any, Any]) -> str:
    """Who asks, where no name is needed."""
    return request.client.host if request.client else "?"


def is_taking(effort: Effort, request: Request[Any, Any, Any]) -> bool:
    """Whether a request counts against the limit."""
    return request.route_handler.opt.get(_TAKES) is effort


class Occupancy:
    """How many of something each address has open; ``code`` says that it is enough."""

    def __init__(self, most: int, code: ErrorCode) -> None:
        self._most = most
        self._code = code
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """``Refused`` if that would be too many."""
        if self._open[address] >= self._most:
            raise Refused(self._code)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
