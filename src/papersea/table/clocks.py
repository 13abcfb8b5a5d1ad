"""Clocks: none, a bank with an increment, or days for a turn; and the time that seats have left."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.moves import Seat

DAY: Final = 86_400.0
LEAST_ON_RETURN: Final = 30.0
"""Seconds that whoever takes an expired seat back has at least."""


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Nobody is timed; the table's patience alone ends a wait."""


class Bank(Struct, frozen=True, tag="bank", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more after every turn."""

    seconds: Annotated[int, Meta(ge=10, le=7200)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class Days(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = NoClock | Bank | Days


@dataclass(slots=True)
class Timer:
    """The time of one game: whose clock runs, since when, and what is left in the banks."""

    clock: Clock
    players: int
    running: Seat | None = None
    since: float = 0.0
    acted: float = 0.0
    banks: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        if isinstance(self.clock, Bank):
            self.banks = [float(self.clock.seconds)] * self.players

    def run(self, seat: Seat | None, now: float, *, has_moved: bool) -> None:
        """From now on this seat's clock runs, or nobody's. Whoever has moved and passed the
        turn on earns the increment."""
        self.acted = now
        if seat != self.running:
            self._take(now, earned=has_moved)
            self.running, self.since = seat, now

    def stop(self, now: float) -> None:
        """Nobody's clock runs, and nothing is earned by it."""
        self.run(None, now, has_moved=False)

    def _take(self, now: float, *, earned: bool) -> None:
        if self.running is None or not isinstance(self.clock, Bank):
            return
        left = max(0.0, self.banks[self.running] - (now - self.since))
        self.banks[self.running] = left + (self.clock.increment if earned else 0)

    def return_to(self, seat: Seat, now: float) -> None:
        """Whoever comes back finds some time on the clock."""
        if isinstance(self.clock, Bank):
            used = now - self.since if seat == self.running else 0.0
            self.banks[seat] = max(self.banks[seat], LEAST_ON_RETURN + used)
        self.acted = now
        if seat == self.running and isinstance(self.clock, Days):
            self.since = now

    def expires(self) -> float | None:
        """When the running clock has used up its time; ``None`` if it never does."""
        if self.running is None:
            return None
        match self.clock:
            case Bank():
                return self.since + self.banks[self.running]
            case Days(days):
                return self.since + days * DAY
            case NoClock():
                return None
