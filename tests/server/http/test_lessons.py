"""Lessons over HTTP: the moves so far come in, the scene as the learner sees it comes back."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from papersea.answers.lessons import Walked
from papersea.lessons import LESSONS
from papersea.protocol.codec import decoder, encode
from tests.patience import PATIENT
from tests.server.hosting import Hosted


def ask(server: Hosted, lesson: str, scene: int, *moves: str) -> httpx.Response:
    attempt = {"scene": scene, "moves": moves}
    return httpx.post(
        f"{server.address}/api/lessons/{lesson}", json=attempt, verify=False, timeout=PATIENT
    )


def walked(server: Hosted, lesson: str, scene: int, *moves: str) -> Walked:
    response = ask(server, lesson, scene, *moves)
    assert response.status_code == 200, response.text
    walked: Walked = decoder(Walked).decode(response.content)
    return walked


def test_a_scene_begins_with_its_position_and_grows_by_moves_and_replies(server: Hosted) -> None:
    first = walked(server, "draw", 0)
    assert (len(first.steps), first.done, first.wanted) == (1, 0, True)
    then = walked(server, "draw", 0, "D", "Cy-L", ".")
    assert [step.seat for step in then.steps] == [None, 0, 0, 0, 1, 1]
    assert then.done == 3
    assert then.steps[0] == first.steps[0]


def test_the_learner_does_not_see_what_the_others_hold(server: Hosted) -> None:
    for step in walked(server, "draw", 0, "D", "Cy-L", ".").steps:
        assert step.game.seats[1].hand is None
    (begin,) = walked(server, "theft", 0).steps
    assert "Oy" not in encode(begin).decode()


def test_what_is_not_asked_for_is_told_and_not_made(server: Hosted) -> None:
    answer = walked(server, "draw", 0, "L")
    assert (len(answer.steps), answer.done, answer.wanted) == (1, 0, False)


def test_what_the_rules_forbid_is_refused_with_its_clause(server: Hosted) -> None:
    response = ask(server, "draw", 0, "STOP")
    assert response.status_code == 400
    problem = response.json()
    assert problem["code"] == "illegal_move"
    assert problem["facts"]["clause"].startswith("T")


@pytest.mark.parametrize(
    ("lesson", "attempt", "status", "code"),
    [
        ("whales", {"scene": 0, "moves": []}, 404, "not_found"),
        ("draw", {"scene": 99, "moves": []}, 404, "not_found"),
        ("draw", {"scene": -1, "moves": []}, 400, "bad_message"),
        ("draw", {"scene": 0, "moves": ["?"]}, 400, "unreadable_move"),
        ("draw", {"scene": 0, "moves": ["D"] * 41}, 400, "bad_message"),
        ("draw", {"scene": 0, "moves": ["D" * 13]}, 400, "bad_message"),
        ("draw", {"moves": []}, 400, "bad_message"),
    ],
)
def test_what_cannot_be_answered(
    server: Hosted, lesson: str, attempt: dict[str, Any], status: int, code: str
) -> None:
    response = httpx.post(
        f"{server.address}/api/lessons/{lesson}", json=attempt, verify=False, timeout=PATIENT
    )
    assert (response.status_code, response.json()["code"]) == (status, code)


def test_whoever_is_asked_for_a_bet_is_told_the_odds(server: Hosted) -> None:
    good, bad = (walked(server, "bet", scene).chance for scene in (0, 1))
    assert good is not None
    assert bad is not None
    assert good > 0.8
    assert bad < 0.4
    assert walked(server, "draw", 0).chance is None


def test_every_lesson_begins(server: Hosted) -> None:
    for lesson in LESSONS.values():
        for scene in range(len(lesson.scenes)):
            assert walked(server, lesson.name, scene).steps[0].game.legal
