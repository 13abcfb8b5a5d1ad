"""What a search thinks of every legal move: the only place where the analysis asks an engine."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from typing import Final

from papersea.moves import Move, Seat, laid_kinds
from papersea.players.budget import Budget, Milliseconds, Playouts
from papersea.players.catalogue import find_opponent
from papersea.players.ladder.seating import MasterPlayer, Searching
from papersea.players.search.expert import PLAIN_MANNER, Weighed
from papersea.players.search.match import match_values
from papersea.rules.ways import COMPILED
from papersea.view import View

DEFAULT_BUDGET: Final = Playouts(6_000 if COMPILED else 40)
"""For one decision: a whole game then takes a third of a minute."""
_MOST_PLAYOUTS: Final = 180 * DEFAULT_BUDGET.count
_LEAST_PLAYOUTS: Final = DEFAULT_BUDGET.count // 20
JUDGE: Final = "kraken"
"""Whose judgement everything is that says what a move is worth: the strongest opponent's, by name.
Analyses, advice, studies and new puzzles ask it here; texts name whoever this is."""
_LEAST_SHARE: Final = 256
"""Playouts of a search that is expected to end early: room for more would have to be cleared."""


def weigh(
    view: View, budget: Budget = DEFAULT_BUDGET, seed: int = 0, *, judge: str = JUDGE
) -> tuple[Weighed, ...]:
    """Every legal move of the seat to move, best first, as an opponent that searches has it.

    A search that is sure stops early, with a chance that is none too well known. It is then asked
    again until the budget is used up. The same view, playouts and seed give the same answer.
    """
    engine, pool = find_opponent(judge).seated(seed), _Pool()
    assert isinstance(engine, Searching), f"{judge} does not search"
    if isinstance(engine, MasterPlayer):
        engine.manner = PLAIN_MANNER  # who judges expects nothing, and looks at every move
    if isinstance(budget, Playouts):
        share = count = budget.count
        while pool.playouts < count:
            engine.choose(view, Playouts(min(share, count - pool.playouts)))
            share = max(_LEAST_SHARE, 2 * pool.add(engine.weighed, engine.playouts))
    else:
        deadline = time.perf_counter() + budget.count / 1000
        while (left := deadline - time.perf_counter()) > 0 or pool.playouts == 0:
            engine.choose(view, Milliseconds(max(1, int(1000 * left))))
            pool.add(engine.weighed, engine.playouts)
    return tuple(sorted(_all_legal(view, pool.weighed()), key=lambda each: -each.lead))


def budget_for(decisions: int) -> Playouts:
    """For each of so many decisions: a very long game is looked at less closely."""
    most = _MOST_PLAYOUTS // max(1, decisions)
    return Playouts(max(_LEAST_PLAYOUTS, min(most, DEFAULT_BUDGET.count)))


def chance_between_rounds(
    scores: Sequence[int], seat: Seat, target: int, starter: Seat | None
) -> float:
    """A seat's chance to win the match when the next cards are not dealt yet; ``None`` where chance
    will choose who starts."""
    return match_values(len(scores), target).chance(scores, seat, starter)


def error_between_rounds(scores: Sequence[int], target: int, starter: Seat | None) -> float:
    """The standard error of that chance: the table comes from so many imagined rounds and not from
    all. At level scores, while nobody starts yet, it knows no seat from another, and is exact."""
    is_exact = starter is None and len(set(scores)) == 1
    return 0.0 if is_exact else match_values(len(scores), target).error


class _Pool:
    """Searches of the same view, summed up: the more playouts, the more they count."""

    def __init__(self) -> None:
        self.playouts = 0
        self._first: Move | None = None
        self._chance = 0.0
        self._counts: dict[Move, int] = {}
        self._leads: dict[Move, float] = {}
        self._variances: dict[Move, float] = {}

    def add(self, searched: tuple[Weighed, ...], used: int) -> int:
        """What came of so many playouts, which are returned. Leads are summed, not chances: within
        a search they are the surer by far."""
        if self._first is None:
            self._first = searched[0].move
        first = next(each for each in searched if each.move == self._first)
        self._chance += first.chance * first.playouts
        for each in searched:
            count = each.playouts
            self._counts[each.move] = self._counts.get(each.move, 0) + count
            lead = self._leads.get(each.move, 0.0) + (each.lead - first.lead) * count
            self._leads[each.move] = lead
            variance = self._variances.get(each.move, 0.0) + (each.error * count) ** 2
            self._variances[each.move] = variance
        self.playouts += used
        return used

    def weighed(self) -> list[Weighed]:
        assert self._first is not None, "somebody has searched"
        chance = float(self._chance / self._counts[self._first])
        return [self._weighed(move, chance) for move in self._counts]

    def _weighed(self, move: Move, chance: float) -> Weighed:
        count = self._counts[move]
        lead = float(self._leads[move] / count)
        error = 0.0 if move == self._first else sqrt(self._variances[move]) / count
        return Weighed(move, min(1.0, max(0.0, chance + lead)), lead, error, count)


def _all_legal(view: View, weighed: list[Weighed]) -> list[Weighed]:
    """Of duos that differ in colour only, a search looks at one: it speaks for the others."""
    by_move = {each.move: each for each in weighed}
    return [by_move.get(move) or _spoken_for(move, weighed) for move in view.legal]


def _spoken_for(move: Move, weighed: list[Weighed]) -> Weighed:
    assert laid_kinds(move), f"a search leaves out {move}"
    for each in weighed:
        if laid_kinds(each.move) == laid_kinds(move):
            return Weighed(move, each.chance, each.lead, each.error, each.playouts)
    raise AssertionError(f"nothing speaks for {move}")
