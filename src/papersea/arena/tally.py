"""From the games of whole deals to one number for each deal: what intervals are made of."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean

from papersea.arena.intervals import Sample
from papersea.arena.lineups import Lineup, is_alone
from papersea.arena.outcomes import Outcome
from papersea.arena.plan import Plan

Pairing = tuple[int, int]
_Means = defaultdict[int, list[float]]


class Tally:
    """The deals that were played in every seating, counted lineup by lineup."""

    def __init__(self, plan: Plan, outcomes: Iterable[Outcome]) -> None:
        self.plan = plan
        self.deals = _whole_deals(plan, outcomes)
        self.lineups = Counter(map(plan.lineup_of, self.deals))
        self._shares: dict[int, _Means] = defaultdict(lambda: defaultdict(list))
        self._scores: dict[int, _Means] = defaultdict(lambda: defaultdict(list))
        self._earned: dict[int, _Means] = defaultdict(lambda: defaultdict(list))
        self._ahead_by_play: dict[Pairing, _Means] = defaultdict(lambda: defaultdict(list))
        self._ahead: dict[Pairing, _Means] = defaultdict(lambda: defaultdict(list))
        self.games: Counter[int | Pairing] = Counter()
        self.is_luck_told = all(outcome.luck is not None for outcome in self.outcomes)
        for deal, played in self.deals.items():
            self._count(plan.lineup_of(deal), played)

    @property
    def outcomes(self) -> list[Outcome]:
        """Deal by deal."""
        return [outcome for played in self.deals.values() for outcome in played]

    def shares(self, entrant: int) -> Sample:
        """Of wins, where the entrant sat alone of its kind."""
        return _sample(self._shares[entrant])

    def earned(self, entrant: int) -> Sample:
        """Shares of wins, luck taken off; only where the luck of all games was told."""
        return _sample(self._earned[entrant])

    def scores(self, entrant: int) -> Sample:
        return _sample(self._scores[entrant])

    def ahead(self, pairing: Pairing) -> Sample:
        """How often the first of two finished ahead of the second."""
        return _sample(self._ahead[pairing])

    def ahead_by_play(self, pairing: Pairing) -> Sample:
        """The same, luck taken off."""
        return _sample(self._ahead_by_play[pairing])

    def _count(self, number: int, played: Sequence[Outcome]) -> None:
        lineup = self.plan.lineups[number]
        for entrant in _alone(lineup):
            self.games[entrant] += len(played)
            self._shares[entrant][number].append(_mean(played, entrant, Outcome.share))
            self._scores[entrant][number].append(_mean(played, entrant, Outcome.score))
            if self.is_luck_told:
                self._earned[entrant][number].append(_mean(played, entrant, Outcome.earned))
        for pairing in combinations(dict.fromkeys(lineup), 2):
            self.games[pairing] += len(played)
            lead = fmean(_lead(each, *pairing) for each in played)
            self._ahead[pairing][number].append(lead)
            if self.is_luck_told:
                luckier = fmean(_luckier(each, *pairing) for each in played)
                self._ahead_by_play[pairing][number].append(lead - luckier)


def _whole_deals(plan: Plan, outcomes: Iterable[Outcome]) -> dict[int, list[Outcome]]:
    deals: defaultdict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.deal].append(outcome)
    sizes = {deal: len(plan.seatings_of(deal)) for deal in deals}
    return {deal: deals[deal] for deal in sorted(deals) if len(deals[deal]) == sizes[deal]}


def _alone(lineup: Lineup) -> list[int]:
    return [entrant for entrant in lineup if is_alone(entrant, lineup)]


def _mean(played: Sequence[Outcome], entrant: int, value: Callable[[Outcome, int], float]) -> float:
    return fmean(value(outcome, outcome.seating.index(entrant)) for outcome in played)


def _lead(outcome: Outcome, first: int, second: int) -> float:
    """Over all seats of both, copies too: 1 ahead, 1/2 level, 0 behind."""
    ranks = list(zip(outcome.seating, outcome.ranks, strict=True))
    ours = [rank for entrant, rank in ranks if entrant == first]
    theirs = [rank for entrant, rank in ranks if entrant == second]
    return fmean((our < their) + (our == their) / 2 for our in ours for their in theirs)


def _luckier(outcome: Outcome, first: int, second: int) -> float:
    """How much of being ahead chance brought: among two players, all that it brought the first."""
    return (_mean_luck(outcome, first) - _mean_luck(outcome, second)) / 2


def _mean_luck(outcome: Outcome, entrant: int) -> float:
    seats = [seat for seat, each in enumerate(outcome.seating) if each == entrant]
    return fmean(map(outcome.lucky, seats))


def _sample(means: _Means) -> Sample:
    return Sample(list(means.values()))
