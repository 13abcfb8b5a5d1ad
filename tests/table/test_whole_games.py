"""Whole online games, with clocks, lost connections and bots: ordinary fast tests."""

from __future__ import annotations

import random

import pytest

from papersea.record import Record, verify
from papersea.table.commands import ComeBack, Leave, Rematch
from papersea.table.settings import Bank, Clock, Days, NoClock, Settings
from papersea.table.table import Phase, Table
from papersea.table.viewing import state_of
from tests.sizes import sized
from tests.table.client import Client
from tests.table.live import NAMES, FixedSecrets, LiveTable, opened, told


def absent(live: LiveTable) -> list[str]:
    seated = [name for name in NAMES if live.table.seat_of(name) is not None]
    return [name for name in seated if live.place(name).is_stand_in]


def play_with_mishaps(live: LiveTable, randomness: random.Random) -> None:
    """People think, dawdle, leave, come back; connections break and are made again."""
    while live.phase is Phase.PLAYING:
        live.wait(randomness.choice([1, 5, 20, 60, 100_000]))
        for name in absent(live):
            if randomness.random() < 0.7 or not live.can_move():
                live.do(name, ComeBack())
        if randomness.random() < 0.05 and not absent(live):
            live.do("bob", Leave())
        if randomness.random() < 0.2:
            name = randomness.choice(list(live.clients))
            reconnect(live, live.clients[name], randomness)
        if live.can_move():
            live.move_random(randomness)


def reconnect(live: LiveTable, present: Client, randomness: random.Random) -> None:
    """Another device of the same person has seen less, and then knows the same."""
    last = max(0, live.table.number - randomness.randrange(400))
    other = Client(present.person, followed=present.followed, number=last)
    live.reconnect(other, last)
    assert other.knows == present.knows


# Every clock, with bots and without, for two and for four.
FEW = [
    (2, 0, NoClock()),
    (2, 0, Bank(100, increment=5)),
    (2, 1, Days(1)),
    (4, 0, Bank(100, increment=5)),
]
MORE = [(2, 0, Days(1)), (3, 1, NoClock())]


@pytest.mark.parametrize(("people", "bots", "clock"), sized(FEW, FEW + MORE))
def test_a_game_is_played_to_its_end(people: int, bots: int, clock: Clock) -> None:
    randomness = random.Random(people)
    live = opened(Settings(players=people + bots, clock=clock), FixedSecrets(people))
    live.sit(*NAMES[1:people])
    live.seat_bots(*["gull"] * bots)
    for name in (*NAMES[:people], "public"):
        live.listen(name, followed=0)
    noted = state_of(live.table).commitment
    live.start()
    play_with_mishaps(live, randomness)
    finished = live.table.finished
    assert finished is not None
    verify(Record.of(finished.game, fair=finished.proof), noted)
    assert {client.number for client in live.clients.values()} == {live.table.number}
    assert told(Table.read("SHELL", live.log)) == told(live.table)
    for name in NAMES[:people]:
        if live.phase is Phase.OVER:
            live.do(name, Rematch())
    live.sit(*(name for name in NAMES[:people] if live.table.seat_of(name) is None))
    live.wait(10)
    assert (live.phase, live.table.game_number) == (Phase.PLAYING, 2)
