"""A clock that jumps takes no time from anybody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from papersea.server.clock import SteadyClock
from papersea.server.tables.sweeping import Sweeper
from papersea.table.settings import Bank, Settings
from tests.server.guests import Guest, guests, playing
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Line, line

pytestmark = pytest.mark.anyio

DAY = 86_400.0
SECONDS = 7200
TIMED = Settings(clock=Bank(SECONDS), patience=None)
JUMPS = pytest.mark.parametrize("jump", [DAY, -DAY], ids=["forward", "back"])


@dataclass
class Wall:
    """A clock that somebody sets."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@JUMPS
def test_the_time_of_the_house_goes_on_evenly_when_the_clock_is_set(jump: float) -> None:
    wall, steady = Wall(), Wall(5.0)
    clock = SteadyClock(wall, steady)
    assert clock() == wall.now
    steady.now += 3
    wall.now += jump
    assert clock() == 1_800_000_003


def test_the_time_of_the_house_never_begins_before_what_has_happened() -> None:
    steady = Wall(0.0)
    assert SteadyClock(Wall(100.0), steady, known=160.0)() == 160
    assert SteadyClock(Wall(100.0), steady, known=40.0)() == 100


@asynccontextmanager
async def game(server: Hosted) -> AsyncIterator[tuple[list[Guest], str]]:
    async with (
        guests(server.address, "Ann", "Bob") as both,
        playing(*both, settings=TIMED) as lines,
    ):
        yield both, lines[0].latest.table.code


async def left_after_a_turn(server: Hosted, both: list[tuple[str, str]], code: str) -> float:
    """What whoever has the turn has in the bank, once they have ended it."""
    async with (
        line(server.address, code, both[0][1]) as ann,
        line(server.address, code, both[1][1]) as bob,
    ):
        return await _end_turn(ann, bob)


async def _end_turn(ann: Line, bob: Line) -> float:
    turn = ann.latest.table.running
    assert turn is not None, "nobody has lost their seat"
    mover = ann if ann.latest.seat == turn else bob
    while mover.legal:
        calm = [move for move in mover.legal if move not in ("STOP", "LAST")]
        await mover.play("." if "." in calm else calm[0])
    bank = mover.latest.table.seats[turn].bank
    assert bank is not None
    return bank


@JUMPS
async def test_a_clock_that_jumps_while_a_game_is_played_takes_nothing(
    tmp_path: Path, jump: float
) -> None:
    wall = Wall()
    with hosted(tmp_path, wall=wall) as server:
        async with game(server) as (both, code):
            wall.now += jump
            known = [(each.id, each.token) for each in both]
            assert await left_after_a_turn(server, known, code) > SECONDS / 2


@JUMPS
async def test_a_clock_that_jumps_between_two_processes_takes_nothing(
    tmp_path: Path, jump: float
) -> None:
    wall = Wall()
    with hosted(tmp_path, wall=wall) as server:
        async with game(server) as (both, code):
            known = [(each.id, each.token) for each in both]
            before = server.context.house.clock()
    wall.now += jump
    with hosted(tmp_path, wall=wall) as server:
        assert server.context.house.clock() >= before - 60, "what has happened is in the past"
        assert await left_after_a_turn(server, known, code) > SECONDS / 2


async def test_a_clock_that_is_months_ahead_when_a_server_starts_deletes_nothing(
    tmp_path: Path,
) -> None:
    wall = Wall()
    with hosted(tmp_path, wall=wall) as server:
        async with guests(server.address, "Ann") as (ann,):
            code = await ann.open_table()
    wall.now += 500 * DAY
    with hosted(tmp_path, wall=wall) as server:
        context = server.context
        sweeper = Sweeper(context.store, context.house, every=1.0)
        assert server.run(sweeper.purge_once(keep_days=30)) == 0
        assert server.run(context.store.table(code)) is not None
        assert server.run(sweeper.purge_once(keep_days=-1)) == 1, "what is old by its own time goes"
