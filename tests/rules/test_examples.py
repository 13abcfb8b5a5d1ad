"""The worked examples of the rulebooks (E1 to E4)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from papersea.cards import Colour, parse_cards, sort_cards
from papersea.score import score_cards
from tests.clauses import clause
from tests.positions import EDITIONS, last_chance, stop

SHOWN = Path(__file__).parents[2] / "web" / "src" / "book" / "examples.json"
"""The cards with which the web client shows them; those aside can be added."""

SEVEN_AND_TWO_YELLOW = "Ol Og Oy Cy Ck"
"""Three octopuses and a pair."""
FOUR_AND_TWO_LIGHT_BLUE = "Fl Fd Hl Hk Pa"
"""A pair, two shells and a penguin: 1, 2 and 1 point."""

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@clause("E1", "R2")
@every_edition
def test_at_a_stop_7_and_4_points_are_scored(edition: str) -> None:
    scored = stop(SEVEN_AND_TWO_YELLOW, [FOUR_AND_TWO_LIGHT_BLUE], options=edition)
    assert (scored.points, scored.bonuses) == ((7, 4), (2, 2))
    assert scored.scores == (7, 4)


@clause("E1", "R6", "R8")
@every_edition
def test_a_won_last_chance_scores_9_and_2(edition: str) -> None:
    scored = last_chance(SEVEN_AND_TWO_YELLOW, [FOUR_AND_TWO_LIGHT_BLUE], options=edition)
    assert scored.scores == (7 + 2, 2)


@clause("E1")
def test_the_colours_of_the_example() -> None:
    assert score_cards(parse_cards(SEVEN_AND_TWO_YELLOW)).bonus_colour is Colour.YELLOW
    assert score_cards(parse_cards(FOUR_AND_TWO_LIGHT_BLUE)).bonus_colour is Colour.LIGHT_BLUE


FOUR_LIGHT_BLUE_AND_THREE_GREEN = "Cl Bl Fl Hl Cg Sg Og"


@clause("E2", "K9")
def test_two_mermaids_with_4_light_blue_and_3_green_bring_7() -> None:
    plain = score_cards(parse_cards(FOUR_LIGHT_BLUE_AND_THREE_GREEN)).points
    with_two = score_cards(parse_cards(f"Mw Mw {FOUR_LIGHT_BLUE_AND_THREE_GREEN}")).points
    assert with_two - plain == 4 + 3


@clause("E3", "K10")
def test_a_third_mermaid_there_adds_3_for_the_white_mermaids() -> None:
    two = score_cards(parse_cards(f"Mw Mw {FOUR_LIGHT_BLUE_AND_THREE_GREEN}")).points
    three = score_cards(parse_cards(f"Mw Mw Mw {FOUR_LIGHT_BLUE_AND_THREE_GREEN}")).points
    assert three - two == 3


@clause("E4", "K13", "K16")
def test_three_penguins_and_the_colony_are_worth_11() -> None:
    assert stop("Pv Pa Pp Yg", [""]).scores == (5 + 2 * 3, 0)


def shown(example: str) -> list[tuple[str, str]]:
    """The hands of an example and what lies beside each, as the web client shows them."""
    hands = json.loads(SHOWN.read_text(encoding="utf-8"))[example]
    return [(hand["cards"], hand["aside"]) for hand in hands]


@clause("E1", "R2", "R6")
@every_edition
def test_the_calls_that_readers_try_out_bring_7_and_4_or_9_and_2(edition: str) -> None:
    (own, _), (other, _) = shown("E1")
    colours = [score_cards(parse_cards(hand)).bonus_colour for hand in (own, other)]
    assert colours == [Colour.YELLOW, Colour.LIGHT_BLUE]
    groups = [line.points for line in score_cards(parse_cards(other)).lines]
    assert sorted(groups) == [1, 1, 2]
    assert stop(own, [other], options=edition).scores == (7, 4)
    assert last_chance(own, [other], options=edition).scores == (7 + 2, 2)


@clause("E1", "R6", "R7")
def test_cards_that_readers_can_add_bring_a_tie_and_a_lost_bet() -> None:
    (own, _), (other, aside) = shown("E1")
    penguin, shell, *boats = aside.split()
    tied = last_chance(own, [f"{other} {penguin} {' '.join(boats)}"])
    assert (tied.points, tied.bet_won) == ((7, 7), True)
    lost = last_chance(own, [f"{other} {penguin} {shell}"])
    assert (lost.scores, lost.bet_won) == ((2, 8), False)


@clause("E2", "E3")
def test_the_mermaids_that_readers_try_out_bring_7_and_then_10() -> None:
    [(two, third)] = shown("E2")
    assert score_cards(parse_cards(two)).points == 4 + 3
    assert score_cards(parse_cards(f"{two} {third}")).points == 4 + 3 + 3
    [(three, _)] = shown("E3")
    assert sort_cards(parse_cards(three)) == sort_cards(parse_cards(f"{two} {third}"))


@clause("E4")
def test_the_penguins_that_readers_try_out_are_worth_11() -> None:
    [(cards, _)] = shown("E4")
    assert score_cards(parse_cards(cards)).points == 5 + 2 * 3
