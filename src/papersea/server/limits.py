"""Not too much at once: buckets that fill up again, and counts of what is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from papersea.table.refused import ErrorCode, Refused


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
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """``Refused`` if that would be too many."""
        if self._open[address] >= self._most:
            raise Refused(ErrorCode.TOO_MANY_SOCKETS)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
