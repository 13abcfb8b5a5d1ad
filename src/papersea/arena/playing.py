"""Playing the games of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from papersea.arena.deals import Deal, derived_seed
from papersea.arena.lineups import Seating
from papersea.arena.plan import Plan
from papersea.game import Game
from papersea.players.budget import Budget, Milliseconds
from papersea.players.catalogue import Entrant
from papersea.players.guard import USUAL, Guarded, Patience
from papersea.players.ladder.simple import SimplePlayer
from papersea.players.styles import Rung
from papersea.record import Record
from papersea.record.jsonline import format_line

_SEARCHING = (Rung.EXPERT, Rung.MASTER)
"""Whose time is measured."""


@dataclass(frozen=True, slots=True)
class DealTask:
    """A deal, and the seatings in which it is still to be played."""

    deal: int
    seatings: tuple[Seating, ...]


def play_task(plan: Plan, task: DealTask, patience: Patience | None = None) -> list[str]:
    """The records of the games, in their line form."""
    return [_play(plan, task.deal, seating, patience) for seating in task.seatings]


def _play(plan: Plan, deal: int, seating: Seating, patience: Patience | None) -> str:
    number = plan.seatings_of(deal).index(seating)
    players = []
    for seat, each in enumerate(seating):
        entrant, seed = plan.entrants[each], derived_seed(plan.seed, deal, number, seat)
        players.append((_seated(entrant, seed, patience), entrant.budget))
    game = Game(plan.options, plan.players, chance=Deal(plan.seed, deal), seed=0)
    _play_out(game, players)
    return format_line(Record.of(game, [plan.names[each] for each in seating]))


def _play_out(game: Game, players: Sequence[tuple[Guarded, Budget]]) -> None:
    while not game.is_over:
        legal, (player, budget) = game.legal_moves(), players[game.turn]
        # A third of all moves are forced, and a view takes longer than all the rest of a move.
        is_forced = len(legal) == 1
        game.play(legal[0] if is_forced else player.choose(game.view(game.turn), budget))


def _seated(entrant: Entrant, seed: int, patience: Patience | None) -> Guarded:
    fallback = SimplePlayer(derived_seed(seed, "fallback"))
    player = entrant.opponent.seated(seed)
    if isinstance(entrant.budget, Milliseconds) and entrant.opponent.rung in _SEARCHING:
        patience = patience or USUAL
    return Guarded(player, str(entrant), fallback=fallback, patience=patience)
