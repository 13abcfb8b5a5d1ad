"""A house under attack: two people sit there and play on, and who is turned away is counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from tests.patience import PATIENT
from tests.server.guests import guests, playing
from tests.server.hosting import Hosted
from tests.server.lines import Line, play_on
from tests.server.reaching import turned_away


async def until(is_so: Callable[[], bool]) -> None:
    """Of what the server notices in its own time."""
    async with asyncio.timeout(PATIENT):
        while not is_so():
            await asyncio.sleep(0.01)


@dataclass
class Besieged:
    """``before``: how often each limit had been met."""

    server: Hosted
    lines: list[Line]
    before: dict[str, int]

    @property
    def port(self) -> int:
        return self.server.port

    @property
    def code(self) -> str:
        return self.lines[0].latest.table.code

    def met(self) -> dict[str, int]:
        """The limits that were met since, and how often."""
        return {
            name: count - self.before[name]
            for name, count in turned_away().items()
            if count > self.before[name]
        }

    async def until_met(self, limit: str, times: int = 1) -> None:
        await until(lambda: self.met().get(limit, 0) >= times)

    def heed(self, **limits: int) -> None:
        """Other limits at the gate for those who come from now on."""
        settings = self.server.gate.settings
        changed = replace(settings, limits=replace(settings.limits, **limits))
        self.server.gate.heed(changed)

    def stop_clock(self) -> None:
        """At the gate: however long something takes here, no time passes but what ``look`` adds."""
        now = self.server.gate.clock()
        self.server.gate.clock = lambda: now

    async def look(self, seconds: float) -> None:
        """As the gate would so much later."""
        gate = self.server.gate

        async def look() -> None:
            gate.look(gate.clock() + seconds)

        await asyncio.to_thread(self.server.run, look())

    async def play_on(self, moves: int = 6) -> None:
        """Every move of those who sit here is answered, and heard by both."""
        wanted = self.lines[0].number + moves
        await play_on(*self.lines, is_enough=lambda: self.lines[0].number >= wanted)
        for each in self.lines:
            await each.reach(wanted)


@asynccontextmanager
async def besieged(server: Hosted, **limits: int) -> AsyncIterator[Besieged]:
    """The gate's limits are generous but for those that are named, which do not count who was
    there before."""
    before, clock = server.gate.settings, server.gate.clock
    async with guests(server.address, "Ann", "Bob") as people, playing(*people) as lines:
        house = Besieged(server, lines, turned_away())
        house.heed(**limits)
        try:
            yield house
            assert not any(each.is_closed for each in lines), "nobody else was turned away"
        finally:
            server.gate.clock = clock
            server.gate.heed(before)
