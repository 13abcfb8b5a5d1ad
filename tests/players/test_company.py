"""Who sits at a table, and under which name."""

from __future__ import annotations

import pytest

from papersea.players.catalogue import OPPONENTS, find_opponent
from papersea.players.company import choose_company, find_named, parse_wanted, table_names
from papersea.players.styles import Rung
from papersea.problems import NotationError


@pytest.mark.parametrize(
    ("wanted", "count", "company"),
    [
        ("", 1, "Gull"),
        ("", 3, "Gull, Otter, Skua"),
        ("orca", 1, "Orca"),
        ("orca", 3, "Orca, Albatross, Marlin"),
        ("marlin", 2, "Marlin, Orca"),
        ("orca orca", 2, "Orca, Orca 2"),
        ("orca heron orca", 3, "Orca, Heron, Orca 2"),
        ("expert expert", 2, "Orca, Albatross"),
        ("expert orca", 2, "Albatross, Orca"),
        ("skua beginner", 3, "Skua, Sprat, Glimmer"),
        ("random", 3, "Driftwood, Foam, Driftwood 2"),
    ],
)
def test_seats_are_filled_with_different_personalities(
    wanted: str, count: int, company: str
) -> None:
    chosen = choose_company([parse_wanted(name) for name in wanted.split()], count)
    assert ", ".join(table_names(chosen)) == company


def test_a_rung_and_an_opponent_are_read_in_any_case() -> None:
    assert parse_wanted("Expert") is Rung.EXPERT
    assert parse_wanted("ORCA") == find_opponent("orca")
    with pytest.raises(NotationError, match="did you mean orca"):
        parse_wanted("orka")


@pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda opponent: opponent.name)
def test_a_name_at_a_table_leads_back_to_the_opponent(opponent: object) -> None:
    names = table_names([each for each in OPPONENTS if each == opponent] * 3)
    assert len(set(names)) == 3
    assert {find_named(name) for name in names} == {opponent}


@pytest.mark.parametrize("name", ["Pebble", "orca", "Expert", "Orca 1", "Orca 22", "Orca\n", ""])
def test_other_names_are_nobodys(name: str) -> None:
    assert find_named(name) is None
