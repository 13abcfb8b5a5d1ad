"""A bot's time does not tell what it could choose from."""

from __future__ import annotations

import asyncio

import pytest

from papersea import Game
from papersea.answers.thinking import MoveQuestion
from papersea.moves import Move
from papersea.server.settings import PACE
from papersea.server.thinking.thinkers import Paced

pytestmark = pytest.mark.anyio


class AtOnce:
    """Knows the answer before it is asked."""

    async def choose(self, question: MoveQuestion) -> Move:
        return question.view.legal[0]


class Sleep:
    """Instead of ``asyncio.sleep``: lasts until it is ended."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.is_over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        await self.is_over.wait()


def questions(budget: str) -> list[MoveQuestion]:
    """With one legal move, and with many."""
    game = Game(players=2, seed=7)
    found: dict[bool, MoveQuestion] = {}
    while len(found) < 2:
        view = game.view(game.turn)
        found.setdefault(len(view.legal) > 1, MoveQuestion("otter", budget, view, "host"))
        game.play(view.legal[0])
    return list(found.values())


@pytest.mark.parametrize(
    ("budget", "least"), [("200ms", PACE), ("1ms", PACE), ("900ms", 0.9), ("20s", 1.0)]
)
async def test_a_forced_move_takes_as_long_as_a_rich_one(
    monkeypatch: pytest.MonkeyPatch, budget: str, least: float
) -> None:
    for question in questions(budget):
        sleep = Sleep()
        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "sleep", sleep)
            answer = asyncio.create_task(Paced(AtOnce(), PACE).choose(question))
            while not sleep.asked:
                await asyncio.wait([answer], timeout=0.001)
        assert least <= sleep.asked[0] <= 1.3 * least
        assert not answer.done(), "it is known, and not told yet"
        sleep.is_over.set()
        assert await answer == question.view.legal[0]


async def test_without_a_pace_nobody_waits() -> None:
    for question in questions("200ms"):
        paced = Paced(AtOnce(), 0.0)
        assert paced._pause(question) == 0.0
        assert await paced.choose(question) == question.view.legal[0]
