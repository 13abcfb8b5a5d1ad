"""Who meets whom: lineups of a pool of entrants, and the seatings of a lineup."""

from __future__ import annotations

from itertools import combinations, permutations

Lineup = tuple[int, ...]
"""Entrants by their number in the pool, in order; somebody may sit there more than once."""

Seating = tuple[int, ...]
"""A lineup in an order of seats."""


def lineups(entrants: int, players: int) -> tuple[Lineup, ...]:
    """Every choice of as many entrants as there are seats.

    If there are fewer entrants than seats, each in turn sits alone of its kind among copies of
    the others, who share the other seats as evenly as they can.
    """
    if entrants >= players:
        return tuple(combinations(range(entrants), players))
    found = (
        tuple(sorted((alone, *others, *extra)))
        for alone in range(entrants)
        for others, extra in _companies(alone, entrants, players - 1)
    )
    return tuple(dict.fromkeys(found))


def _companies(alone: int, entrants: int, seats: int) -> list[tuple[Lineup, Lineup]]:
    others = [entrant for entrant in range(entrants) if entrant != alone]
    copies, left = divmod(seats, len(others))
    return [(tuple(others * copies), extra) for extra in combinations(others, left)]


def seatings(lineup: Lineup) -> tuple[Seating, ...]:
    """All that differ: copies of one entrant can change places unseen."""
    return tuple(sorted(set(permutations(lineup))))


def is_alone(entrant: int, seating: Seating) -> bool:
    """Whether an entrant sits there without a copy of itself: only then it is measured."""
    return seating.count(entrant) == 1
