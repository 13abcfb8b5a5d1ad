"""What an arena found: how often each entrant wins, and who finishes ahead of whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import fmean

from papersea.arena.deciding import Decision
from papersea.arena.intervals import Interval, mean_interval, rate_interval
from papersea.arena.outcomes import Outcome
from papersea.arena.plan import LEAST_DEALS, ArenaError, Plan
from papersea.arena.ratings import Rating, can_rate, is_pool, ratings
from papersea.arena.tally import Pairing, Tally
from papersea.problems import Wrong


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant, measured where it sat alone of its kind. A shared win is a part of one.

    ``adjusted`` is the win rate with luck taken off, if luck was told; it may lie a little beyond 0
    or 1. Only pools have ratings, and only where the extra ``arena`` is installed.
    """

    entrant: str
    games: int
    deals: int
    win_rate: Interval
    score: Interval
    rating: Rating | None = None
    adjusted: Interval | None = None

    @property
    def best_known(self) -> Interval:
        """The win rate as sure as it is known."""
        return self.adjusted or self.win_rate


@dataclass(frozen=True, slots=True)
class Pair:
    """How often the first finishes ahead of the second when they meet; level counts half."""

    first: str
    second: str
    games: int
    ahead: Interval
    adjusted: Interval | None = None

    @property
    def best_known(self) -> Interval:
        return self.adjusted or self.ahead


@dataclass(frozen=True, slots=True)
class Results:
    """Of the deals that were played in every seating; the best entrant first.

    Where an arena was played until it is decided, ``decision`` is how; the other intervals do not
    allow for that.
    """

    plan: Plan
    games: int
    deals: int
    rounds: float
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    decision: Decision | None = None

    @property
    def par(self) -> float:
        """What everybody would win among equals."""
        return self.plan.par

    @property
    def seatings(self) -> int:
        """In how many each deal was played."""
        return self.games // self.deals

    def of(self, entrant: str) -> Standing:
        """By the entrant's text form, as in ``orca@200ms``."""
        return next(standing for standing in self.standings if standing.entrant == entrant)

    def as_fields(self) -> dict[str, object]:
        """For JSON."""
        return {
            "plan": self.plan.as_fields(),
            "games": self.games,
            "deals": self.deals,
            "seatings": self.seatings,
            "rounds_per_game": self.rounds,
            "par": self.par,
            "standings": [asdict(standing) for standing in self.standings],
            "pairs": [asdict(pair) for pair in self.pairs],
            "decision": self.decision and asdict(self.decision),
        }


class TooFewDeals(ArenaError):
    """Not every lineup has had two whole deals."""


def summarise(plan: Plan, outcomes: Iterable[Outcome], decision: Decision | None = None) -> Results:
    """The results of whole deals; ``TooFewDeals`` if they say nothing about luck yet."""
    tally = Tally(plan, outcomes)
    if any(tally.lineups[lineup] < LEAST_DEALS for lineup in range(len(plan.lineups))):
        raise TooFewDeals(Wrong.ARENA_TOO_FEW)
    games = tally.outcomes
    entrants = range(len(plan.entrants))
    rated = _ratings(plan, games)
    alone = [entrant for entrant in entrants if tally.games[entrant]]
    standings = [_standing(tally, entrant, rated[entrant]) for entrant in alone]
    return Results(
        plan=plan,
        games=len(games),
        deals=len(tally.deals),
        rounds=fmean(outcome.rounds for outcome in games),
        standings=tuple(sorted(standings, key=lambda each: -each.best_known.mean)),
        pairs=tuple(_pair(tally, each) for each in combinations(entrants, 2) if tally.games[each]),
        decision=decision,
    )


def _ratings(plan: Plan, games: Sequence[Outcome]) -> Sequence[Rating | None]:
    return ratings(plan, games) if is_pool(plan) and can_rate() else [None] * len(plan.entrants)


def _standing(tally: Tally, entrant: int, rating: Rating | None) -> Standing:
    shares = tally.shares(entrant)
    return Standing(
        entrant=tally.plan.names[entrant],
        games=tally.games[entrant],
        deals=shares.deals,
        win_rate=rate_interval(shares),
        score=mean_interval(tally.scores(entrant)),
        rating=rating,
        adjusted=mean_interval(tally.earned(entrant)) if tally.is_luck_told else None,
    )


def _pair(tally: Tally, pairing: Pairing) -> Pair:
    first, second = (tally.plan.names[entrant] for entrant in pairing)
    return Pair(
        first,
        second,
        tally.games[pairing],
        ahead=rate_interval(tally.ahead(pairing)),
        adjusted=mean_interval(tally.ahead_by_play(pairing)) if tally.is_luck_told else None,
    )
