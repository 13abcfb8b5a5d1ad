"""What a bot does at a table, and how long it seems to think about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from papersea.moves import Move, Seat
from papersea.players.budget import Milliseconds, parse_budget
from papersea.players.catalogue import find_opponent
from papersea.players.guard import Guarded
from papersea.table.deciding import decide_move
from papersea.table.facts import AnyFact
from papersea.table.refused import ErrorCode, Refused
from papersea.table.steps import Choose
from papersea.table.table import Table
from papersea.view import View

_LONGEST_PAUSE: Final = 1.0


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """Which move would this opponent make, at the table of this host?"""

    opponent: str
    budget: str
    view: View
    host: str
    seed: int | None = None
    """Where everybody is answered alike; else chance decides."""


def think(question: MoveQuestion, seed: int) -> Move:
    """A legal move, whatever happens. The same seed and a budget in playouts give the same."""
    given = seed if question.seed is None else question.seed
    player = find_opponent(question.opponent).seated(given)
    guarded = Guarded(player, question.opponent, patience=None)
    return guarded.choose(question.view, parse_budget(question.budget))


@dataclass(frozen=True, slots=True)
class BotTurn:
    """The turn of a bot at a table, as it was when the bot was asked."""

    seat: Seat
    question: MoveQuestion
    game_changed: int

    @classmethod
    def at(cls, table: Table, seat: Seat) -> Self:
        assert table.game is not None, "bots move in games"
        seed = None if table.deal is None else table.deal.seed(len(table.game.history))
        view = table.game.view(seat)
        question = MoveQuestion(*table.opponent_at(seat), view, table.host, seed)
        return cls(seat, question, table.game_changed)

    def played(self, move: Move) -> Choose:
        """What is to happen with its answer; ``Refused`` as stale if that comes too late."""

        def moved(table: Table, _: float) -> AnyFact:
            if table.game_changed != self.game_changed or table.bot_to_move() != self.seat:
                raise Refused(ErrorCode.STALE)
            return decide_move(table, self.seat, move, by_bot=True)

        return moved


def pause_of(question: MoveQuestion, pace: float) -> float:
    """Seconds: whatever there is to choose from, a bot takes its time, one with more time to think
    all of it, as long as nobody gets bored."""
    if not pace:
        return 0.0
    budget = parse_budget(question.budget)
    allowed = budget.count / 1000 if isinstance(budget, Milliseconds) else 0.0
    return max(pace, min(allowed, _LONGEST_PAUSE))
