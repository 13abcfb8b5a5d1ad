"""BetOdds are worked out in turn: one question of each asker, and once for each scene."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from papersea.cards import parse_cards
from papersea.lessons import LESSONS, Scene
from papersea.players.odds.bets import BetOdds, bet_odds
from papersea.players.odds.situation import Situation
from papersea.server.thinking import thinkers
from papersea.server.thinking.thinkers import Reckoner, ThinkingProcesses
from papersea.table.refused import ErrorCode, Refused
from tests.patience import PATIENT

pytestmark = pytest.mark.anyio

ASKED = Situation(parse_cards("OyOgOvPpHy"), (5,))
ANSWER = BetOdds(7, 2, 7, 9, 2, 0.5, 0.01, 100, expected=5.5, percent=50, margin=2.0)
SCENES = [scene for lesson in LESSONS.values() for scene in lesson.scenes if scene.odds]


class Slow(ThinkingProcesses):
    """Answers a little later, without a process, and notes what it is asked at once."""

    def __init__(self, *, is_busy: bool = False) -> None:
        super().__init__(1)
        self.is_busy = is_busy
        self.asked: list[Situation] = []
        self.now, self.most = 0, 0

    async def _ask(
        self, seconds: float, to_start: float, work: Any, *arguments: Any, **facts: Any
    ) -> Any:
        self.asked.append(arguments[0])
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.01)
        self.now -= 1
        return None if self.is_busy else ANSWER


@pytest.fixture
def slow() -> Iterator[Slow]:
    thinkers = Slow()
    yield thinkers
    thinkers.close()


async def test_of_each_address_one_question_is_thought_about_at_a_time(slow: Slow) -> None:
    reckoner = Reckoner(slow)
    await asyncio.gather(*(reckoner.odds(ASKED, "192.0.2.1") for _ in range(5)))
    assert slow.most == 1
    await asyncio.gather(*(reckoner.odds(ASKED, f"192.0.2.{last}") for last in (1, 1, 2, 2, 3)))
    assert slow.most == 3


@pytest.mark.parametrize("scene", SCENES)
async def test_the_odds_of_a_scene_are_worked_out_once(slow: Slow, scene: Scene) -> None:
    reckoner = Reckoner(slow)
    chances = await asyncio.gather(*(reckoner.chance(scene) for _ in range(5)))
    assert chances == [ANSWER.chance] * 5
    assert len(slow.asked) == 1


async def test_a_lesson_goes_on_while_nobody_has_time(slow: Slow) -> None:
    slow.is_busy = True
    reckoner = Reckoner(slow)
    with pytest.raises(Refused) as refused:
        await reckoner.odds(ASKED, "192.0.2.1")
    assert refused.value.code is ErrorCode.UNAVAILABLE
    assert await reckoner.chance(SCENES[0]) is None
    slow.is_busy = False
    assert await reckoner.chance(SCENES[0]) == ANSWER.chance


async def test_laid_out_duos_count_in_a_scene() -> None:
    position = "classic 0-0 1 A:duo - OyOgOv/?5 Cy+Cd,Bd+Bl/Fd+Fl Hd/Hl ?42"
    own, others, tops = map(parse_cards, ("OyOgOvCyCdBdBl", "FdFl", "HdHl"))
    situation = Situation(own, (5,), (others,), tops, 42)
    with closing(Reckoner(None)) as reckoner:
        scene = Scene(position, (), odds=True)
        assert await reckoner.chance(scene) == bet_odds(situation).chance


def _where() -> tuple[int, int]:
    return os.getpid(), os.nice(0)


async def test_a_server_that_leaves_bots_to_workers_reckons_in_no_thread_of_its_own() -> None:
    """In a process that starts with the first question, and gives way to whoever plays."""
    with closing(Reckoner(None)) as reckoner:
        process, niceness = await reckoner.work("192.0.2.1", _where)
        assert process != os.getpid()
        assert niceness > os.nice(0)
        assert (await reckoner.work("192.0.2.2", _where))[0] == process


@pytest.mark.parametrize("hurried", ["_ANSWER_SECONDS", "_QUEUE_SECONDS"])
async def test_a_process_that_starts_is_waited_for_by_all_who_ask(
    monkeypatch: pytest.MonkeyPatch, hurried: str
) -> None:
    """However long that takes on a busy machine: it is no part of the time for an answer, nor of
    that until somebody is free."""
    for name in ("_START_SECONDS", "_ANSWER_SECONDS", "_QUEUE_SECONDS"):
        monkeypatch.setattr(thinkers, name, 0.0 if name == hurried else PATIENT)
    askers = ("192.0.2.1", "192.0.2.2")[: 1 if hurried == "_ANSWER_SECONDS" else 2]
    with closing(Reckoner(None)) as reckoner:
        found = await asyncio.gather(*(reckoner.work(asker, _where) for asker in askers))
        assert len(set(found)) == 1
