"""Worlds come up as often as they should: as often as counting out every way says."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping
from functools import cache
from typing import TypeVar

import pytest

from papersea.cards import CARDS, parse_cards
from papersea.game import Game
from papersea.moves import Seat
from papersea.position import MaybeCard, MaybeCards, Position
from papersea.view import View
from tests.clauses import clause
from tests.players.beliefs import believed
from tests.players.counting import count_out
from tests.positions import A, Script, play

Table = tuple[tuple[MaybeCards, ...], tuple[MaybeCards, ...]]
"""Others' hands, and the piles."""
What = TypeVar("What", bound=Hashable)
Number = TypeVar("Number", int, float)

WORLDS = 3000
MOST_SIGMAS = 4.0

# Two players. B holds hidden cards only, or takes some from the piles; A, who looks, robs B.
NOTHING_SECRET = {
    "one hidden card": ("Pv Pa Hd Hl Bd Hk", "D Hd-L . D Bd-L .", ""),
    "two hidden cards": ("Pv Pa Hd Hl Bd Hk Hy Hg Or Hr", "D Hd-L . D Bd-L . D Hy-L . D Or-L", ""),
    "a duo, half of it from two hidden cards": (
        "Pv Bl Hd Hl Bd Hk Hy Hg Or Hr",
        "D Hd-L . D Bd-L . D Hy-L . D Or-L . L . R Bd+Bl",
        "",
    ),
    "one of two hidden cards, stolen": (
        "Pv Bl Wd Hl Bd Hk Sd Hg Or Hr",
        "D Wd-L . D Bd-L . D Sd-L . D Or-L . L Wd+Sd @B",
        "Bd",
    ),
    "a card that everybody knew or another copy, stolen": (
        "Pv Bd Wd Hl Sd Hk Bl Hg Or Hr",
        "D Wd-L . R . D Sd-R . D Bl-L . L Wd+Sd @B",
        "Bd",
    ),
    "one copy stolen, one laid out": (
        "Pv Bd Wd Hl Sd Hk Bd Hg Bl Or Ov Hr",
        "D Wd-L . R . D Sd-R . D Bd-L . L Wd+Sd @B . D Or-R . D Ov-L . R Bd+Bl",
        "Bd",
    ),
    "a mermaid lost": (
        "Mw Mw Wd Pv Sd Hk Hl Hg Pa Pp",
        "D Wd-R . L . D Sd-L . D Hl-R . L Wd+Sd @B . D Pa-L .",
        "Mw",
    ),
}


@cache
def seen_by_a(players: int, deck: str, moves: str, stolen: str) -> View:
    game = Game(players=players, chance=Script([f"{deck} …"], stolen))
    play(game, moves)
    return game.view(A)


count_once = cache(count_out)


def counted(view: View) -> dict[Table, float]:
    odds: defaultdict[Table, float] = defaultdict(float)
    for hidden, probability in count_once(view).items():
        odds[hidden.hands, hidden.piles] += float(probability)
    return odds


@cache
def worlds_of(view: View) -> tuple[Position, ...]:
    return tuple(world.now for world in believed(view, WORLDS))


def sampled(view: View) -> Counter[Table]:
    def hidden(hands: tuple[MaybeCards, ...]) -> tuple[MaybeCards, ...]:
        return tuple(() if Seat(seat) == view.seat else hand for seat, hand in enumerate(hands))

    return Counter((hidden(now.hands), now.piles) for now in worlds_of(view))


def by_copies(tables: Mapping[Table, Number]) -> dict[tuple[int, ...], Number]:
    """By how many boats and mermaids of a colour B holds: all that has several copies here."""
    sums: dict[tuple[int, ...], Number] = {}
    for (hands, _), number in tables.items():
        copies = tuple(hands[1].count(card) for card in parse_cards("Bd Bl Mw"))
        sums[copies] = sums[copies] + number if copies in sums else number
    return sums


def sigmas(odds: Mapping[What, float], found: Counter[What]) -> float:
    """How far the findings are from the odds, by chi-square; what is rare is lumped together."""
    common = {what: odds[what] * WORLDS for what in odds if odds[what] * WORLDS >= 5}
    cells = [(found[what], expected) for what, expected in common.items()]
    rest = WORLDS - sum(common.values())
    if rest >= 5:
        cells.append((WORLDS - sum(found[what] for what in common), rest))
    squares = sum((number - expected) ** 2 / expected for number, expected in cells)
    freedom = max(len(cells) - 1, 1)
    return (squares - freedom) / math.sqrt(2 * freedom)


@pytest.mark.parametrize("case", NOTHING_SECRET)
def test_without_secrets_worlds_are_as_likely_as_they_are(case: str) -> None:
    view = seen_by_a(2, *NOTHING_SECRET[case])
    odds, found = counted(view), sampled(view)
    assert len(odds) > 30
    assert not set(found) - set(odds), "impossible"
    assert sigmas(odds, found) < MOST_SIGMAS
    assert sigmas(by_copies(odds), Counter(by_copies(found))) < MOST_SIGMAS


def test_the_comparison_would_notice_a_copy_that_counts_twice() -> None:
    view = seen_by_a(2, *NOTHING_SECRET["a duo, half of it from two hidden cards"])
    (duo,) = view.seats[1].laid
    wrong = {
        table: probability * (2 if set(duo) & set(table[0][1]) else 1)
        for table, probability in counted(view).items()
    }
    total = sum(wrong.values())
    wrong = {table: probability / total for table, probability in wrong.items()}
    assert sigmas(by_copies(wrong), Counter(by_copies(sampled(view)))) > 2 * MOST_SIGMAS


def test_every_card_that_is_left_is_as_likely_to_be_next() -> None:
    view = seen_by_a(2, *NOTHING_SECRET["one hidden card"])
    found = Counter(now.deck[0] for now in worlds_of(view))
    odds: defaultdict[MaybeCard, float] = defaultdict(float)
    for hidden, probability in count_once(view).items():
        for card, count in zip(CARDS, hidden.left, strict=True):
            odds[card] += float(probability) * count / view.deck_size
    assert sigmas(odds, found) < MOST_SIGMAS


# B picks from Bd Hl Hg, of which Hg is still the top.
_PICK = "D Hd-L . R . D Hk-R . D Cy-L Cy+Cl ?L #3 ."
_PICK_DECK = "Bd Cl Hd Hl Hk Or Cy Hg"
# B takes boats from the piles; C robs B.
_THEFT = "D Hy-L . R . D Wd-R . L . R . D Sd-R Wd+Sd @B"
_THEFT_DECK = "Hd Bl Hy Pa Wd Bd Sd Bk"

ONE_SECRET = {
    "a pick": (2, _PICK_DECK, _PICK, ""),
    "a pick, or a hidden card, that was laid out": (
        2,
        f"{_PICK_DECK} Hy Bl Ov Hr Pp Oy",
        f"{_PICK} D Hy-R . D Ov-L . D Pp-L . R Bd+Bl",
        "",
    ),
    "a theft": (3, _THEFT_DECK, _THEFT, "Bd"),
    "a theft, or a hidden card, that was laid out": (
        3,
        f"{_THEFT_DECK} Hl Hk Pv Hr Pp Ap",
        f"{_THEFT} . D Hl-L . D Pv-L . D Pp-L . L . L . R Bk+Bd",
        "Bd",
    ),
}


@clause("Q7", "Q8")
@pytest.mark.parametrize("case", ONE_SECRET)
def test_one_secret_is_as_likely_as_all_that_followed_makes_it(case: str) -> None:
    view = seen_by_a(*ONE_SECRET[case])
    odds, found = counted(view), sampled(view)
    assert len(odds) > 1
    assert not set(found) - set(odds), "impossible"
    assert sigmas(odds, found) < MOST_SIGMAS
