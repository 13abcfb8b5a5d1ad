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

    def run(self, seat: Seat | None, now: float) -> None:
        """From now on this seat's clock runs, or nobody's; if it ran before, it runs on."""
        if seat != self.running:
            self._begin(seat, now, earned=0)

    def begin_turn(self, seat: Seat | None, now: float) -> None:
        """Whoever's clock ran has ended a turn and earns the increment; the next one begins."""
        self._begin(seat, now, earned=self.clock.increment if isinstance(self.clock, Bank) else 0)

    def act(self, now: float) -> None:
        """Whoever's clock runs has done something: patience begins anew."""
        self.acted = now

    def stop(self, now: float) -> None:
        """Nobody's clock runs, and nothing is earned by it."""
        self.run(None, now)

    def _begin(self, seat: Seat | None, now: float, *, earned: int) -> None:
        if self.running is not None and isinstance(self.clock, Bank):
            left = max(0.0, self.banks[self.running] - (now - self.since))
            self.banks[self.running] = left + earned
        self.running, self.since, self.acted = seat, now, now

    def give_time_to_return(self, seat: Seat) -> None:
        """Whoever comes back finds some time on the clock."""
        if isinstance(self.clock, Bank):
            self.banks[seat] = max(self.banks[seat], LEAST_ON_RETURN)

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
