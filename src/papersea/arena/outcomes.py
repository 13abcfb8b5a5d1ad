"""What the games of an arena came to, read from their records."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

from papersea.arena.deals import Deal
from papersea.arena.lineups import Seating
from papersea.arena.plan import ArenaError, Plan
from papersea.cards import format_cards
from papersea.moves import Seat
from papersea.problems import Wrong
from papersea.record import Headline, read_headlines

Sitting = tuple[int, Seating]
"""A deal and a seating: which game of an arena."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended; scores, shares and luck are by seat, luck only where it was told."""

    deal: int
    seating: Seating
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    luck: tuple[float, ...] | None = None

    @property
    def sitting(self) -> Sitting:
        return self.deal, self.seating

    def share(self, seat: int) -> float:
        """Of the win: those who share one get equal parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def earned(self, seat: int) -> float:
        """A share of the win without what chance brought."""
        return self.share(seat) - self.lucky(seat)

    def lucky(self, seat: int) -> float:
        assert self.luck is not None, "its luck was told"
        return self.luck[seat]

    def score(self, seat: int) -> float:
        return self.scores[seat]

    @property
    def ranks(self) -> tuple[int, ...]:
        """From 0 for the winners; the others by their scores, equals together."""
        keys = [
            (1, 0) if seat in self.winners else (0, score) for seat, score in enumerate(self.scores)
        ]
        return tuple(sum(other > key for other in keys) for key in keys)


def outcome_of(plan: Plan, deal: int, game: Headline) -> Outcome:
    """A game of a deal; ``ArenaError`` if it is none of this arena."""
    numbers = {name: number for number, name in enumerate(plan.names)}
    seating = tuple(numbers.get(name, -1) for name in game.names)
    if seating not in plan.seatings_of(deal):
        raise _on_line(game, Wrong.ARENA_STRANGERS, names=", ".join(game.names))
    if game.result is None or not game.result.winners:
        raise _on_line(game, Wrong.ARENA_UNFINISHED)
    return Outcome(deal, seating, game.result.scores, game.result.winners, game.rounds)


def _on_line(game: Headline, wrong: Wrong, **facts: str) -> ArenaError:
    return ArenaError(Wrong.ON_LINE, line=game.line, problem=ArenaError(wrong, **facts))


def read_outcomes(plan: Plan, path: str | os.PathLike[str]) -> Iterator[tuple[int, Outcome]]:
    """The games of a file with their lines; a deal is known by its first deck."""
    decks = _Decks(plan)
    seen: set[Sitting] = set()
    for game in read_headlines(path):
        deal = decks.deal_of(game.deck)
        if deal is None:
            raise _on_line(game, Wrong.ARENA_OTHER_DEAL)
        outcome = outcome_of(plan, deal, game)
        if outcome.sitting in seen:
            raise _on_line(game, Wrong.ARENA_GAME_TWICE)
        seen.add(outcome.sitting)
        assert game.line is not None, "it was read from a file"
        yield game.line, outcome


class _Decks:
    """The first decks of an arena, worked out only as far as they are asked for."""

    def __init__(self, plan: Plan) -> None:
        self._left = ((self._text(plan.seed, deal), deal) for deal in range(plan.deals))
        self._known: dict[str, int] = {}

    @staticmethod
    def _text(seed: int, deal: int) -> str:
        return format_cards(Deal(seed, deal).deck(1))

    def deal_of(self, deck: str) -> int | None:
        while deck not in self._known and (found := next(self._left, None)):
            self._known[found[0]] = found[1]
        return self._known.get(deck)
