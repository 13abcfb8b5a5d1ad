"""Ratings of a pool, in which not everybody meets everybody in each game: one scale for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from statistics import fmean
from typing import Final

from papersea.arena.outcomes import Outcome
from papersea.arena.plan import Plan

_ORDERS: Final = 8


@dataclass(frozen=True, slots=True)
class Rating:
    """Plackett-Luce: a newcomer has ``mu`` 25; ``sigma`` is how unsure that is."""

    mu: float
    sigma: float


def can_rate() -> bool:
    """Whether the extra ``arena`` is installed."""
    return find_spec("openskill") is not None


def is_pool(plan: Plan) -> bool:
    """Whether there are more entrants than seats: else win rates say it all."""
    return len(plan.entrants) > plan.players


def ratings(plan: Plan, outcomes: Sequence[Outcome]) -> list[Rating]:
    """Of all entrants, from the ranks of each game.

    A rating depends a little on the order of the games, so each is the mean of eight shuffled
    orders. Players do not change between games, so nothing is forgotten (``tau`` is 0).
    """
    orders = [_rate_in_order(plan, outcomes, order) for order in range(_ORDERS)]
    return [
        Rating(fmean(each.mu for each in found), fmean(each.sigma for each in found))
        for found in zip(*orders, strict=True)
    ]


def _rate_in_order(plan: Plan, outcomes: Sequence[Outcome], order: int) -> list[Rating]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in plan.entrants]
    games = list(outcomes)
    Random(order).shuffle(games)
    for game in games:
        teams = [[rated[entrant]] for entrant in game.seating]
        for entrant, (new,) in zip(game.seating, model.rate(teams, list(game.ranks)), strict=True):
            rated[entrant] = new
    return [Rating(each.mu, each.sigma) for each in rated]
