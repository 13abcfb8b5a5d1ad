"""Counting a hand from the command line."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import Any

import pytest

from papersea.cards import COLOUR_LETTERS, KIND_LETTERS, parse_cards
from papersea.players.odds.bets import bet_odds
from papersea.players.odds.situation import Situation
from tests.clauses import clause
from tests.terminal.running import run

LETTERS = (*KIND_LETTERS.items(), *COLOUR_LETTERS.items())


def count(*cards: str) -> dict[str, Any]:
    result = run("score", "--json", *cards)
    assert result.exit_code == 0
    counted: dict[str, Any] = json.loads(result.output)
    return counted


def points(*cards: str) -> int:
    counted: int = count(*cards)["points"]
    return counted


@clause("E1")
def test_stop_and_last_chance_bring_what_the_example_says() -> None:
    closer, other = count("OlOgOyCyCk"), count("FlFdHlHkPa")
    assert (closer["points"], other["points"]) == (7, 4)
    assert closer["colour_bonus"] == {"colour": "yellow", "points": 2}
    assert other["colour_bonus"] == {"colour": "light_blue", "points": 2}
    assert (
        "7 with STOP, 9 with LAST CHANCE if nobody beats you." in run("score", "OlOgOyCyCk").output
    )


@clause("E2", "K9")
def test_two_mermaids_count_the_two_largest_colours() -> None:
    lines = count("2xMw", "ClBlFlWl", "CgFgSg")["lines"]
    mermaids = [line for line in lines if line["kind"] == "mermaid"]
    assert mermaids == [
        {"kind": "mermaid", "colour": "light_blue", "points": 4},
        {"kind": "mermaid", "colour": "green", "points": 3},
    ]


@clause("E3", "K10")
def test_a_third_mermaid_counts_the_mermaids() -> None:
    lines = count("3xMw", "ClBlFlWl", "CgFgSg")["lines"]
    mermaids = [line["points"] for line in lines if line["kind"] == "mermaid"]
    assert mermaids == [4, 3, 3]


@clause("E4", "K13", "K16")
def test_three_penguins_and_their_colony_bring_eleven() -> None:
    assert points("purple_penguin", "pink-penguin", "light_orange_penguin", "penguin_colony") == 11
    assert points("PvPpPaYg") == 11


def test_every_line_names_its_cards_points_and_clause() -> None:
    output = run("score", "CyCd", "Mw", "2xFd").output
    assert "   1  [Cd dark blue crab] [Cy yellow crab] K2\n" in output
    assert "   3  A mermaid counts dark blue: 3 cards K9\n" in output
    assert "   5  points in all\n" in output
    assert "  +3  colour bonus: 3 dark blue cards" in output
    assert "2 points short of the 7 that close a round." in output


@pytest.mark.parametrize("cards", [["CyCd"], ["Cy", "Cd"], ["Cy,Cd"], ["yellow_crab", "1xCd"]])
def test_cards_can_be_written_in_many_ways(cards: list[str]) -> None:
    assert count(*cards)["cards"] == ["Cd", "Cy"]


def test_a_dash_reads_standard_input() -> None:
    result = run("score", "--json", "-", stdin="Hd Hl\nHk\n")
    assert json.loads(result.output)["points"] == 4


@clause("G1")
def test_four_mermaids_win() -> None:
    assert "All four mermaids" in run("score", "4xMw").output
    assert count("4xMw")["wins"] is True


@pytest.mark.parametrize("cards", ["", " ", "-"])
def test_no_cards_are_refused_with_a_hint(cards: str) -> None:
    result = run("score", cards, stdin=" \n")
    assert result.exit_code == 2
    assert "There are no cards to count. Name some" in result.output


def test_a_hand_without_points_says_when_a_round_is_closed() -> None:
    assert "Nothing yet: closing a round takes 7 points." in run("score", "Cd").output


@clause("K2")
def test_swimmer_and_shark_stand_together() -> None:
    (line,) = count("WdSl")["lines"]
    assert line == {"kind": "shark", "cards": ["Wd", "Sl"], "points": 1}


def test_the_help_lists_every_letter() -> None:
    text = " ".join(run("score", "--help").output.split())
    assert all(f"{letter} {each.value.replace('_', ' ')}" in text for each, letter in LETTERS)


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        ("Cx", "“Cx” isn’t a card"),
        ("yellow_whale", "“yellow_whale” isn’t a card"),
        ("crab", "Which colour is it?"),
        ("Co", "there’s no such kind in that colour"),
        ("3xCd", "The deck doesn’t have 3 dark blue crabs, only 2."),
        ("5xMw", "The deck doesn’t have 5 white mermaids, only 4."),
    ],
)
def test_a_card_that_cannot_be_is_named(cards: str, named: str) -> None:
    result = run("score", cards)
    assert result.exit_code == 2
    assert named in result.output


def test_cards_must_be_given() -> None:
    assert run("score").exit_code == 2


@clause("R6", "R7")
def test_odds_say_how_likely_a_bet_holds() -> None:
    output = " ".join(run("score", "OyOgOvPpHy", "--odds", "--others", "6,5").output.split())
    assert "LAST CHANCE, against 2 opponents with 6 and 5 cards:" in output
    assert re.search(
        r"\d+% \(± \d\.\d\) to win the bet: 9 points, otherwise 2\. On average", output
    )
    assert "kept the better of two cards" in output
    assert "± is only the error of so many tries" in output


def test_odds_are_there_for_programs() -> None:
    result = run("score", "--json", "--odds", "OyOgOvPpHy")
    odds = json.loads(result.output)["odds"]
    asked = Situation(parse_cards("OyOgOvPpHy"), (5,))
    told = bet_odds(asked)
    assert odds == {"others": [5], **asdict(told)}
    assert (odds["stop"], odds["won"], odds["lost"]) == (7, 9, 2)
    assert "odds" not in count("OyOgOvPpHy")


@pytest.mark.parametrize("cards", ["CyCd", "4xMw"])
def test_cards_that_cannot_bet_have_no_odds(cards: str) -> None:
    assert json.loads(run("score", "--json", "--odds", cards).output)["odds"] is None
    result = run("score", "--odds", cards)
    assert result.exit_code == 0
    assert "to win the bet" not in result.output


@pytest.mark.parametrize("others", ["", "six", "-1", "6;5", "1,1,1,1", "55", "1000"])
def test_opponents_that_cannot_be_are_refused(others: str) -> None:
    result = run("score", "OyOgOvPpHy", "--others", others)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
