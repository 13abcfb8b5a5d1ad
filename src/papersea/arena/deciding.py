"""Whether the first entrant is stronger or weaker than par, as soon as that can be said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from papersea.arena.intervals import LEAST_LOOK, Interval, anytime_interval
from papersea.arena.lineups import is_alone
from papersea.arena.outcomes import Outcome
from papersea.arena.plan import Plan


@dataclass(frozen=True, slots=True)
class Decision:
    """The first entrant's share of wins after so many deals, with an interval that allows for a
    look after each of them; decided once that does not hold par."""

    entrant: str
    deals: int
    interval: Interval
    is_decided: bool


class Umpire:
    """Looks each time all lineups have had one more deal, in the order of deals: whoever plays
    them, and whichever is finished first, the same is decided after the same deals."""

    def __init__(self, plan: Plan, *, takes_luck_off: bool = True) -> None:
        self._plan = plan
        self._takes_luck_off = takes_luck_off
        self._share = Outcome.earned if takes_luck_off else Outcome.share
        self._deals: defaultdict[int, list[Outcome]] = defaultdict(list)
        self._means: list[float] = []
        self.decision: Decision | None = None

    @property
    def is_decided(self) -> bool:
        return self.decision is not None and self.decision.is_decided

    def hear(self, games: Iterable[Outcome]) -> None:
        """A game whose luck is still to be told is heard when it is."""
        for game in games:
            if game.luck is not None or not self._takes_luck_off:
                self._deals[game.deal].append(game)
        while not self.is_decided and all(map(self._is_whole, self._next_deals())):
            self._look()

    def counted(self, games: Iterable[Outcome]) -> list[Outcome]:
        """Those up to the decision. With more workers more games are under way by then: if they
        counted, results would depend on how many play."""
        end = self._next_deals().start if self.is_decided else self._plan.deals
        return [game for game in games if game.deal < end]

    def _next_deals(self) -> range:
        """One of every lineup."""
        lineups = len(self._plan.lineups)
        return range(len(self._means) * lineups, (len(self._means) + 1) * lineups)

    def _is_whole(self, deal: int) -> bool:
        return len(self._deals[deal]) == len(self._plan.seatings_of(deal))

    def _look(self) -> None:
        deals = [self._deals[deal] for deal in self._next_deals()]
        alone = [games for games in deals if is_alone(0, games[0].seating)]
        self._means.append(fmean(fmean(map(self._firsts, games)) for games in alone))
        if len(self._means) > 1:
            interval = anytime_interval(self._means)
            is_beside_par = not interval.low <= self._plan.par <= interval.high
            self.decision = Decision(
                entrant=self._plan.names[0],
                deals=self._next_deals().start,
                interval=interval,
                is_decided=is_beside_par and len(self._means) >= LEAST_LOOK,
            )

    def _firsts(self, game: Outcome) -> float:
        """Share of the win."""
        return self._share(game, game.seating.index(0))
