"""A device answers every question as a server does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from papersea.answers.opponents import opponent_cards
from papersea.lessons import LESSONS
from papersea.pocket import Memory, Pocket
from papersea.puzzles import load_shelf
from papersea.texts import Texts, languages
from tests.pocket.playing import played_on_a_device
from tests.server.hosting import Hosted, hosted

PUZZLE = load_shelf().puzzles[0]
LESSON = next(iter(LESSONS.values()))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("server"), thinkers=1) as running:
        yield running


@pytest.fixture(scope="module")
def record() -> str:
    """A short game to its end."""
    return asyncio.run(_record())


async def _record() -> str:
    device = Memory()
    await played_on_a_device(0, device)
    (kept,) = await device.all("games")
    return str(json.loads(kept)["record"])


def asked(question: str, **facts: Any) -> Any:
    """Of a device."""
    house = Pocket(Memory(), lambda *_: None)
    told = json.loads(asyncio.run(house.ask(question, json.dumps(facts or None))))
    return told.get("answer") or told["refused"]


def test_opponents(server: Hosted) -> None:
    for language in languages():
        told = httpx.get(f"{server.address}/api/opponents", params={"language": language})
        assert asked("opponents", language=language) == told.json()


def test_opponents_are_described_in_one_plain_line() -> None:
    """So that a house without Fluent says the same."""
    for language in languages():
        texts = Texts.load(language)
        for card in opponent_cards(language):
            assert card.description == texts.text(f"opponent-{card.name}")


def test_puzzles(server: Hosted) -> None:
    told = httpx.get(f"{server.address}/api/puzzles").json()
    assert asked("puzzles") == told
    posed = httpx.get(f"{server.address}/api/puzzles/{PUZZLE.id}").json()
    assert asked("puzzle", puzzle=PUZZLE.id) == posed
    for move in posed["step"]["game"]["legal"][:3]:
        judged = httpx.post(
            f"{server.address}/api/puzzles/{PUZZLE.id}", json={"move": move}, timeout=60
        )
        assert asked("answerPuzzle", puzzle=PUZZLE.id, move=move) == judged.json()


def test_lessons(server: Hosted) -> None:
    for scene in range(len(LESSON.scenes)):
        attempt = {"scene": scene, "moves": []}
        walked = httpx.post(
            f"{server.address}/api/lessons/{LESSON.name}", json=attempt, timeout=60
        ).json()
        assert asked("walkLesson", lesson=LESSON.name, **attempt) == walked


def test_odds(server: Hosted) -> None:
    for cards in ("CyCdMw", "CyCdCd"):
        question = {"cards": cards, "others": [4]}
        told = httpx.post(f"{server.address}/api/odds", json=question, timeout=60).json()
        here = asked("odds", **question)
        assert here == told or (here["code"], here["facts"]) == (told["code"], told["facts"])


def test_looking_and_choosing_again(server: Hosted, record: str) -> None:
    looked = httpx.post(
        f"{server.address}/api/analysis/steps", json={"record": record, "eyes": 0}, timeout=60
    ).json()
    assert asked("look", record=record, eyes=0) == looked
    chosen = next(
        (number, step["game"]["legal"])
        for number, step in enumerate(looked["steps"], 1)
        if len(step["game"]["legal"]) > 1
    )
    choice = {"record": record, "number": chosen[0], "move": chosen[1][0]}
    judged = httpx.post(f"{server.address}/api/analysis/choice", json=choice, timeout=60).json()
    assert asked("chooseAgain", **choice) == judged


def test_an_analysis(server: Hosted, record: str) -> None:
    question = {"record": record, "seat": 0}
    streamed = httpx.post(f"{server.address}/api/analysis", json=question, timeout=120).text
    told: list[str] = []
    house = Pocket(Memory(), lambda *_: None)
    asyncio.run(house.analyse(1, json.dumps(question), told.append))
    assert told[-1] == streamed.splitlines()[-1]


def test_an_analysis_that_nobody_waits_for_is_given_up(record: str) -> None:
    house = Pocket(Memory(), lambda *_: None)
    told: list[str] = []

    def hear(line: str) -> None:
        told.append(line)
        house.stop(7)

    asyncio.run(house.analyse(7, json.dumps({"record": record, "seat": 0}), hear))
    assert len(told) == 1


@pytest.mark.parametrize(
    "question", ["match", "report", "beCalled", "callKey", "callNoMore", "tableAt", "tableWord"]
)
def test_what_needs_others_says_so(question: str) -> None:
    assert asked(question, players=2)["code"] == "needs_others"
