"""The odds of a bet over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from papersea.cards import parse_cards
from papersea.players.odds.bets import bet_odds
from papersea.players.odds.situation import Situation
from papersea.table.refused import ErrorCode
from tests.clauses import clause
from tests.server.guests import visitor
from tests.server.hosting import Hosted
from tests.server.http.test_people import code_of

pytestmark = pytest.mark.anyio

SEVEN = "OyOgOvPpHy"


async def asked(server: Hosted, **question: Any) -> dict[str, Any]:
    async with visitor(server.address) as http:
        response = await http.post("/api/odds", json=question)
        assert response.status_code == 200, response.text
        answer: dict[str, Any] = response.json()
        return answer


@clause("R2", "R6", "R7", "E1")
async def test_anybody_may_ask_what_a_call_would_bring(server: Hosted) -> None:
    answer = await asked(server, cards=SEVEN, others=[6, 5])
    odds = bet_odds(Situation(parse_cards(SEVEN), (6, 5)))
    assert answer == {
        "points": 7,
        "bonus": 2,
        "stop": 7,
        "won": 9,
        "lost": 2,
        "chance": odds.chance,
        "error": odds.error,
        "worlds": odds.worlds,
        "expected": odds.expected,
        "percent": odds.percent,
        "margin": odds.margin,
    }


async def test_what_lies_open_can_be_told(server: Hosted) -> None:
    laid = ["CyCd", "BdBlWdSl"]
    answer = await asked(server, cards=SEVEN, others=[4, 5], laid=laid, tops=["Hd"], deck=31)
    tables = tuple(map(parse_cards, laid))
    situation = Situation(parse_cards(SEVEN), (4, 5), tables, parse_cards("Hd"), 31)
    assert answer["chance"] == bet_odds(situation).chance
    same = await asked(server, cards="yellow_octopus OgOvPpHy", others=[6], tops=[], deck=None)
    assert same == await asked(server, cards=SEVEN, others=[6])


@pytest.mark.parametrize(
    ("question", "facts"),
    [
        ({"others": []}, {"reason": "wrong_opponents", "count": 0}),
        ({"others": [1, 1, 1, 1]}, {"reason": "wrong_opponents", "count": 4}),
        ({"cards": "CyCd"}, {"reason": "too_few_points", "points": 1, "needed": 7}),
        ({"cards": f"{SEVEN} 4xMw"}, {"reason": "four_mermaids"}),
        ({"cards": "OyOyOy"}, {"reason": "too_many_cards", "card": "Oy", "count": 3, "copies": 1}),
        ({"tops": ["Oy"]}, {"reason": "too_many_cards", "card": "Oy", "count": 2, "copies": 1}),
        ({"laid": ["HdHl"]}, {"reason": "not_duos", "cards": "HdHl"}),
        ({"deck": 3}, {"reason": "wrong_deck", "deck": 3, "least": 36, "most": 48}),
        ({"others": [54]}, {"reason": "more_than_all", "count": 59, "most": 58}),
    ],
)  # fmt: skip
async def test_an_impossible_question_is_refused_with_its_reason(
    server: Hosted, question: dict[str, Any], facts: dict[str, Any]
) -> None:
    async with visitor(server.address) as http:
        response = await http.post("/api/odds", json={"cards": SEVEN, "others": [5], **question})
    assert response.status_code == 400
    assert code_of(response) is ErrorCode.IMPOSSIBLE_CARDS
    assert response.json()["facts"] == facts


@pytest.mark.parametrize(
    ("question", "problem"),
    [
        ({"cards": "Cx"}, "cards: 'Cx' is not a card"),
        ({"laid": ["CyCd", "whale"]}, "laid: 'whale' is not a card"),
        ({"cards": 7}, "cards"),
        ({"others": [-1]}, "others"),
        ({"others": "5"}, "others"),
        ({"deck": 10**30}, "deck"),
        ({"colour": "blue"}, "colour"),
    ],
)
async def test_what_cannot_be_read_is_refused(
    server: Hosted, question: dict[str, Any], problem: str
) -> None:
    async with visitor(server.address) as http:
        response = await http.post("/api/odds", json={"cards": SEVEN, "others": [5], **question})
    assert code_of(response) is ErrorCode.BAD_MESSAGE
    assert problem in response.json()["facts"]["problem"]


async def test_a_page_of_another_site_may_not_ask(server: Hosted) -> None:
    async with visitor(server.address, headers={"origin": "https://elsewhere.example"}) as http:
        response = await http.post("/api/odds", json={"cards": SEVEN, "others": [5]})
    assert code_of(response) is ErrorCode.WRONG_ORIGIN
