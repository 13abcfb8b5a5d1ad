"""Who meets whom, and in which order they sit."""

from __future__ import annotations

import pytest

from papersea.arena import ArenaError, Plan
from papersea.arena.lineups import is_alone, lineups, seatings
from papersea.players.catalogue import parse_entrant
from papersea.problems import NotationError
from tests.arena.entrants import quick_plan


def written(entrants: int, players: int) -> list[str]:
    return ["".join("ABCD"[entrant] for entrant in lineup) for lineup in lineups(entrants, players)]


@pytest.mark.parametrize(
    ("entrants", "players", "expected"),
    [
        (2, 2, ["AB"]),
        (3, 2, ["AB", "AC", "BC"]),
        (3, 3, ["ABC"]),
        (4, 3, ["ABC", "ABD", "ACD", "BCD"]),
        (2, 3, ["ABB", "AAB"]),
        (2, 4, ["ABBB", "AAAB"]),
        (3, 4, ["ABBC", "ABCC", "AABC"]),
    ],
)
def test_the_lineups_of_a_pool(entrants: int, players: int, expected: list[str]) -> None:
    assert written(entrants, players) == expected


def test_everybody_is_alone_somewhere_equally_often() -> None:
    for entrants, players in [(2, 3), (2, 4), (3, 4), (4, 2), (5, 3)]:
        found = lineups(entrants, players)
        alone = [sum(is_alone(each, lineup) for lineup in found) for each in range(entrants)]
        assert min(alone) == max(alone) > 0


@pytest.mark.parametrize(
    ("lineup", "count"), [((0, 1), 2), ((0, 1, 2), 6), ((0, 1, 2, 3), 24), ((0, 1, 1, 1), 4)]
)
def test_every_seating_that_differs_is_played(lineup: tuple[int, ...], count: int) -> None:
    found = seatings(lineup)
    assert len(found) == len(set(found)) == count
    for seat in range(len(lineup)):
        places = [seating[seat] for seating in found]
        assert {places.count(each) / lineup.count(each) for each in set(lineup)} == {
            count / len(lineup)
        }


@pytest.mark.parametrize(
    ("entrants", "players", "games", "deals", "whole"),
    [
        (2, 2, 1, 2, 4),
        (2, 2, 5, 3, 6),
        (2, 2, 1000, 500, 1000),
        (3, 2, 13, 9, 18),
        (2, 4, 17, 6, 24),
        (4, 4, 49, 3, 72),
    ],
)
def test_games_are_rounded_up_to_equally_many_whole_deals(
    entrants: int, players: int, games: int, deals: int, whole: int
) -> None:
    plan = quick_plan(entrants, players, games)
    assert (plan.deals, plan.whole_games) == (deals, whole)
    assert sum(len(plan.seatings_of(deal)) for deal in range(plan.deals)) == whole


def test_a_plan_that_cannot_be_is_refused() -> None:
    orca, heron = map(parse_entrant, ("orca", "heron"))
    with pytest.raises(ArenaError, match="at least two"):
        Plan((orca,))
    with pytest.raises(ArenaError, match="orca@200ms is entered twice"):
        Plan((orca, heron, parse_entrant("expert")))
    with pytest.raises(ArenaError, match="at least one game"):
        Plan((orca, heron), games=0)
    with pytest.raises(NotationError, match="players must be 2, 3 or 4"):
        Plan((orca, heron), players=5)


def test_a_plan_round_trips_through_json() -> None:
    plan = quick_plan(3, 4, 50, 7)
    assert Plan.of_fields(plan.as_fields()) == plan
    with pytest.raises(NotationError, match="no opponent"):
        Plan.of_fields(plan.as_fields() | {"entrants": ["nobody", "orca"]})
    for wrong in ({"players": "2"}, {"entrants": "orca"}, {"seed": True}):
        with pytest.raises(ArenaError, match="does not say who plays"):
            Plan.of_fields(plan.as_fields() | wrong)
