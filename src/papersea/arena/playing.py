"""Playing the games of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from papersea.arena.deals import Deal, derived_seed
from papersea.arena.lineups import Seating
from papersea.arena.luck import luck_of
from papersea.arena.plan import Plan
from papersea.game import Game
from papersea.players.budget import Budget, Milliseconds
from papersea.players.catalogue import Entrant
from papersea.players.guard import USUAL, Guarded, Patience
from papersea.players.ladder.simple import SimplePlayer
from papersea.players.outside import OutsideOpponent
from papersea.players.styles import Rung
from papersea.record import Record
from papersea.record.jsonline import format_line, parse_line

_SEARCHING = (Rung.EXPERT, Rung.MASTER)
"""Whose time is measured."""


@dataclass(frozen=True, slots=True)
class DealTask:
    """A deal: the seatings in which it is still to be played, whether somebody asks for luck, and
    then also the records of games that were played before and whose luck nobody has told."""

    deal: int
    seatings: tuple[Seating, ...]
    asks_luck: bool = False
    untold: Mapping[Seating, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """Its record in line form; its luck by seat, if that was asked for."""

    seating: Seating
    line: str
    is_new: bool
    luck: tuple[float, ...] | None = None


def play_task(plan: Plan, task: DealTask, patience: Patience | None = None) -> list[PlayedGame]:
    """The games of before come first."""
    games = [
        PlayedGame(seating, line, is_new=False, luck=_luck(plan, task.deal, seating, line))
        for seating, line in task.untold.items()
    ]
    for seating in task.seatings:
        line = _play(plan, task.deal, seating, patience)
        luck = _luck(plan, task.deal, seating, line) if task.asks_luck else None
        games.append(PlayedGame(seating, line, is_new=True, luck=luck))
    return games


def _luck(plan: Plan, deal: int, seating: Seating, line: str) -> tuple[float, ...]:
    """By the record alone, so that it is the same whenever it is told."""
    number = plan.seatings_of(deal).index(seating)
    return luck_of(parse_line(line), derived_seed(plan.seed, deal, number, "luck"))


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
    is_searching = entrant.opponent.rung in _SEARCHING
    is_timed = isinstance(entrant.budget, Milliseconds) and is_searching
    if is_timed or isinstance(entrant.opponent, OutsideOpponent):
        patience = patience or USUAL
    return Guarded(player, str(entrant), fallback=fallback, patience=patience)
