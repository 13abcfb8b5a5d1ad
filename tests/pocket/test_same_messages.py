"""A table on a device and one on a server tell the same, byte for byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.sync.client import connect

from papersea.answers.thinking import MoveQuestion, think
from papersea.moves import Move
from papersea.server.people.identity import token_hash
from papersea.server.storage.values import StoredPerson
from tests.patience import PATIENT
from tests.pocket import playing
from tests.pocket.packed import run_inside
from tests.pocket.playing import (
    PERSON,
    Game,
    SameDealer,
    SteadyHand,
    digest,
    new_table,
    plain,
    played_on_a_device,
)
from tests.server.hosting import Hosted, hosted
from tests.sizes import sized

TOKEN: Final = "token"
HEADERS: Final = {"authorization": f"Bearer {TOKEN}"}


class SameThinkers:
    """Bots that think with the same seeds, where the server runs."""

    def __init__(self, hands: list[SteadyHand]) -> None:
        self._hands = hands
        self._last: tuple[MoveQuestion, Move] | None = None

    async def choose(self, question: MoveQuestion) -> Move:
        """A busy server asks again for a bot that is late: no new seed for the same question."""
        if self._last is None or self._last[0] != question:
            self._last = question, think(question, self._hands[0].seed())
        return self._last[1]


@dataclass
class Stage:
    """One server for many games, each with a clock, cards and seeds of its own."""

    hosted: Hosted
    seed: list[int]
    hands: list[SteadyHand]

    def play(self, seed: int) -> tuple[str, list[str]]:
        """The table's code, and all that was told there."""
        self.seed[:], self.hands[:], told = [seed], [SteadyHand()], list[str]()
        hosted = self.hosted
        opened = httpx.post(
            f"{hosted.address}/api/tables", json={"settings": new_table(seed)}, headers=HEADERS
        )
        code: str = opened.json()["code"]
        address = f"ws://127.0.0.1:{hosted.port}/api/tables/{code}/socket"
        with connect(address, additional_headers=HEADERS) as socket:

            async def say(text: str) -> None:
                said = json.loads(text)
                wanted = 4 if said["type"] == "hello" else None
                before = len(told)
                socket.send(text)
                while True:
                    told.append(str(socket.recv(PATIENT)))
                    new = [json.loads(each) for each in told[before:]]
                    is_answered = any(each.get("id") == said.get("id") for each in new)
                    if (len(new) == wanted if wanted else is_answered) and game.is_quiet:
                        return

            game = Game(seed, self.hands[0], say, told)
            asyncio.run(game.play())
        return code, told


class StageDealer(SameDealer):
    """Deals for whichever game is being played."""

    def __init__(self, seed: list[int]) -> None:
        self._current, self._dealers = seed, dict[int, SameDealer]()

    def new_secret(self) -> bytes:
        (seed,) = self._current
        return self._dealers.setdefault(seed, SameDealer(seed)).new_secret()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    seed, hands = [0], [SteadyHand()]

    def clock() -> float:
        return hands[0].clock()

    folder = tmp_path_factory.mktemp("server")
    with hosted(folder, clock=clock, dealer=StageDealer(seed)) as server:
        house, store = server.context.house, server.context.store
        house._thinkers = SameThinkers(hands)
        person = StoredPerson(PERSON.id, PERSON.name, PERSON.language, clock(), clock())
        server.run(store.create_person(person, token_hash(TOKEN)))
        yield Stage(server, seed, hands)


@pytest.mark.parametrize("seed", range(sized(6, 100)))
def test_both_tell_the_same(seed: int, stage: Stage) -> None:
    """Promised for the house on a device: the same commands, the same messages, with two, three and
    four players."""
    there, on_server = stage.play(seed)
    here, on_device = asyncio.run(played_on_a_device(seed))
    assert [plain(each, here) for each in on_device] == [plain(each, there) for each in on_server]


def test_the_packed_house_tells_the_same() -> None:
    """Promised for browsers: their Python and their kernel say what ours do, byte for byte."""
    pytest.importorskip("numba", reason="nothing here compiles the kernel for browsers")
    seeds = range(sized(1, 20))
    told = run_inside(Path(playing.__file__), *map(str, seeds)).splitlines()
    assert told == [asyncio.run(digest(seed)) for seed in seeds]
