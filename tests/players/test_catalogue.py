"""The catalogue: opponents, entrants and budgets by their texts."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from papersea.players.budget import Budget, Milliseconds, Playouts, parse_budget
from papersea.players.catalogue import (
    DEFAULT_BUDGET,
    OPPONENTS,
    Entrant,
    Opponent,
    find_opponent,
    parse_entrant,
)
from papersea.players.styles import Rung, Style
from papersea.problems import NotationError

BUDGETS: list[Budget] = [
    *map(Milliseconds, (1, 200, 1500, 600_000)),
    *map(Playouts, (1, 10**9)),
]


def test_every_opponent_has_a_name_of_its_own_and_no_rung_has_it() -> None:
    names = Counter(opponent.name for opponent in OPPONENTS)
    names.update(rung.value for rung in Rung)
    assert set(names.values()) == {1}
    assert all(name.isascii() and name.isalpha() and name.islower() for name in names)


def test_the_ladder_goes_up_and_every_rung_begins_with_its_plain_opponent() -> None:
    rungs = groupby(OPPONENTS, lambda opponent: opponent.rung)
    plain = [(rung, next(opponents).style) for rung, opponents in rungs]
    assert plain == [(rung, Style()) for rung in Rung]


def test_styles_stay_within_their_bounds() -> None:
    for opponent in OPPONENTS:
        style = opponent.style
        assert all(-1 <= leaning <= 1 for leaning in (style.risk, style.collector, style.thief))


@pytest.mark.parametrize("budget", BUDGETS, ids=str)
@pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda opponent: opponent.name)
def test_an_entrant_reads_back(opponent: Opponent, budget: Budget) -> None:
    entrant = Entrant(opponent, budget)
    assert parse_entrant(str(entrant)) == entrant
    assert parse_budget(str(budget)) == budget


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("orca", "orca@200ms"),
        ("expert@1s", "orca@1s"),
        ("Heron@500p", "heron@500p"),
        ("random@1000ms", "driftwood@1s"),
    ],
)
def test_a_rung_stands_for_its_plain_opponent(text: str, entrant: str) -> None:
    assert str(parse_entrant(text)) == entrant
    assert str(DEFAULT_BUDGET) == "200ms"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("orka", "there is no opponent 'orka': did you mean orca?"),
        ("Experts", "did you mean expert?"),
        ("xyz", "expected one of driftwood, foam, "),
        ("", "expected one of"),
    ],
)
def test_an_unknown_name_is_refused_with_a_suggestion(name: str, hint: str) -> None:
    with pytest.raises(NotationError) as refused:
        find_opponent(name)
    assert hint in str(refused.value)


@pytest.mark.parametrize(
    "text", ["orca@", "orca@fast", "orca@1m", "orca@1.5s", "orca@ 1s", "orca@-1s", "orca@1s@2s"]
)
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a budget: expected 200ms, 5s or 2000p"):
        parse_entrant(text)


@pytest.mark.parametrize("text", ["0ms", "0s", "0p", "601s", "600001ms", "1000000001p"])
def test_a_budget_has_bounds(text: str) -> None:
    with pytest.raises(NotationError, match="a move takes from 1"):
        parse_budget(text)
