"""Not too much at once: buckets that fill up again, and counts of what is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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


@dataclass(slots=True)
class Bucket:
    """Holds ``size`` permissions and gets ``rate`` new ones a second."""

    size: float
    rate: float
    left: float
    since: float

    @classmethod
    def full(cls, size: float, rate: float, now: float) -> Bucket:
        return cls(size, rate, size, now)

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self.left = min(self.size, self.left + max(0.0, now - self.since) * self.rate)
        self.since = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


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
