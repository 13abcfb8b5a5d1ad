"""Puzzles over HTTP: a view comes out, a move goes in, and only then is told which one is best."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from papersea.answers.puzzles import PosedPuzzle, PuzzleList
from papersea.moves import parse_move
from papersea.protocol.codec import decoder
from papersea.puzzles import Puzzle, Theme, load_shelf
from papersea.puzzles.answering import PuzzleAnswer, answer
from papersea.puzzles.rounds import view_of
from tests.patience import PATIENT
from tests.server.hosting import Hosted, hosted
from tests.sizes import sized

SHELF = load_shelf()
ONE = next(each for each in SHELF.puzzles if each.theme is Theme.KEEP)


def listed(server: Hosted) -> PuzzleList:
    response = httpx.get(f"{server.address}/api/puzzles", verify=False, timeout=PATIENT)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=PuzzleList)


def ask(server: Hosted, puzzle: str) -> httpx.Response:
    return httpx.get(f"{server.address}/api/puzzles/{puzzle}", verify=False, timeout=PATIENT)


def guess(server: Hosted, puzzle: Puzzle, move: str) -> httpx.Response:
    path = f"{server.address}/api/puzzles/{puzzle.id}"
    return httpx.post(path, json={"move": move}, verify=False, timeout=PATIENT)


def test_the_list_goes_from_easy_to_hard_and_names_the_one_of_today(server: Hosted) -> None:
    found = listed(server)
    assert [each.id for each in found.puzzles] == [each.id for each in SHELF.puzzles]
    assert [each.level for each in found.puzzles] == sorted(each.level for each in found.puzzles)
    assert found.daily == SHELF.daily(date.fromisoformat(found.day)).id
    assert found.week == SHELF.idea_of_week(date.fromisoformat(found.day))
    for entry, puzzle in zip(found.puzzles, SHELF.puzzles, strict=True):
        assert (entry.theme, entry.idea) == (puzzle.theme, puzzle.idea)
        assert (entry.players, entry.is_former) == (puzzle.players, False)


def test_the_day_changes_at_midnight_in_utc(tmp_path: Path) -> None:
    now = datetime(2025, 3, 3, 23, 59, 59, tzinfo=UTC).timestamp()
    clock = [now]
    with hosted(tmp_path, clock=lambda: clock[0]) as server:
        before = listed(server)
        clock[0] += 1
        after = listed(server)
    assert (before.day, after.day) == ("2025-03-03", "2025-03-04")
    assert before.daily != after.daily


def test_a_puzzle_is_what_its_seat_sees_and_nothing_of_the_answer(server: Hosted) -> None:
    for puzzle in SHELF.puzzles[:: sized(70, 7)]:
        response = ask(server, puzzle.id)
        posed = decoder(PosedPuzzle).decode(response.content)
        assert posed.entry.id == puzzle.id
        assert posed.step.game == view_of(puzzle).state
        assert not {"chance", "best", "weights", "deck", "start"} & set(_names(response.json()))


def test_a_link_to_a_puzzle_that_has_left_the_list_still_opens_it(server: Hosted) -> None:
    puzzle = next(each for each in SHELF.former if not SHELF.has(each))
    assert puzzle.id not in {each.id for each in listed(server).puzzles}
    posed = decoder(PosedPuzzle).decode(ask(server, puzzle.id).content)
    assert (posed.entry.id, posed.entry.is_former) == (puzzle.id, True)
    given = msgspec.json.decode(guess(server, puzzle, puzzle.best).content, type=PuzzleAnswer)
    assert (given.is_right, given.judge) == (True, "orca")
    page = httpx.get(f"{server.address}/puzzles/{puzzle.id}", verify=False, timeout=PATIENT)
    assert page.status_code == 200


def _names(found: Any) -> list[str]:
    """Of everything in an answer, however deep."""
    if isinstance(found, list):
        return [name for each in found for name in _names(each)]
    if isinstance(found, dict):
        return [*found, *(name for each in found.values() for name in _names(each))]
    return []


def test_an_answer_is_judged_with_its_reasons(server: Hosted) -> None:
    for each in ONE.weights:
        response = guess(server, ONE, each.move)
        assert response.status_code == 200, response.text
        given = msgspec.json.decode(response.content, type=PuzzleAnswer)
        assert given == answer(ONE, parse_move(each.move))
        assert given.is_right == (each.move == ONE.best)
        assert given.decision.reasons


@pytest.mark.parametrize(
    ("move", "code"),
    [("STOP", "illegal_move"), ("whale", "unreadable_move"), ("D" * 13, "bad_message")],
)
def test_what_is_no_move_here_is_refused(server: Hosted, move: str, code: str) -> None:
    response = guess(server, ONE, move)
    assert (response.status_code, response.json()["code"]) == (400, code)


def test_there_is_no_such_puzzle(server: Hosted) -> None:
    assert ask(server, "whales").json()["code"] == "not_found"
    wanted = {"accept": "text/html"}
    page = httpx.get(
        f"{server.address}/puzzles/whales", headers=wanted, verify=False, timeout=PATIENT
    )
    assert page.status_code == 404
    for path in ("/puzzles", "/puzzles/daily", f"/puzzles/{ONE.id}"):
        assert (
            httpx.get(f"{server.address}{path}", verify=False, timeout=PATIENT).status_code == 200
        )
