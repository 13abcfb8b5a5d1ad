"""The facts about the game are counted right, and the page has them."""

from __future__ import annotations

from itertools import combinations

import pytest

from papersea.envs.table import Table
from tools.research_facts.__main__ import FILE
from tools.research_facts.hidden import possible_hands, ways_to_fill
from tools.research_facts.page import COLUMNS, FACTS, MATCHES, column
from tools.research_facts.playing import Manner, play_matches


@pytest.mark.parametrize("hands", [(0,), (1,), (3,), (0, 2), (2, 1), (1, 1, 2)])
def test_hands_are_counted_with_copies_alike(hands: tuple[int, ...]) -> None:
    copies = [2, 0, 1, 3, 1]
    deck = [card for card, count in enumerate(copies) for _ in range(count)]

    def dealt(left: tuple[int, ...], sizes: tuple[int, ...]) -> set[tuple[tuple[int, ...], ...]]:
        if not sizes:
            return {()}
        found = set()
        for places in combinations(range(len(left)), sizes[0]):
            hand = tuple(left[place] for place in places)
            rest = tuple(card for place, card in enumerate(left) if place not in places)
            found |= {(hand, *others) for others in dealt(rest, sizes[1:])}
        return found

    assert ways_to_fill(copies, hands) == len(dealt(tuple(deck), hands))


def test_nothing_is_hidden_while_the_others_have_no_cards() -> None:
    table = Table(players=3)
    table.begin(1)
    assert possible_hands(table.observation(table.seat), 3) == 1


def test_a_match_is_counted_whole() -> None:
    for match in play_matches(2, Manner.RANDOM, 3):
        assert sum(match.gains) == sum(match.won_with) + sum(match.lost_with)
        assert match.rounds <= match.turns <= len(match.legal)
        assert len(match.hands) == pytest.approx(len(match.legal) / 20, abs=1)


def test_the_page_has_what_is_counted() -> None:
    """The cheapest of its columns; the others are written by the same command."""
    text = FILE.read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in text.splitlines() if line.startswith("| ")]
    cells = {row[0].lstrip("| "): [cell.rstrip(" |") for cell in row[1:]] for row in rows}
    assert f"Of {MATCHES} matches" in text
    place = COLUMNS.index((2, Manner.RANDOM))
    for fact, found in zip(FACTS, column(2, Manner.RANDOM), strict=True):
        assert found == cells[fact.name][place], fact.name
