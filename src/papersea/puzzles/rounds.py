"""The round of a puzzle, written down from a game and played again."""

from __future__ import annotations

from msgspec.structs import replace

from papersea.cards import Card
from papersea.events import RoundStarted
from papersea.game import Game
from papersea.moves import Step
from papersea.position import Position, parse_position
from papersea.puzzles.puzzle import Puzzle
from papersea.record import Record, Round, replay
from papersea.record.notation import parse_turns
from papersea.view import View


def round_of(game: Game) -> tuple[str, str]:
    """How the round of a game began, right after the deal, and what has been played in it since,
    as a puzzle keeps them."""
    log = game.rounds[-1]
    assert log.deck is not None, "a puzzle's round begins with a deal"
    turns = Record.of(game).rounds[-1].turns
    return str(_dealt(game, log.deck)), " ".join(map(str, turns))


def _dealt(game: Game, deck: tuple[Card, ...]) -> Position:
    left, right, *rest = deck
    return Position(
        options=game.options,
        scores=game.scores,
        round=game.round,
        turn=game.rounds[-1].starter,
        step=Step.DRAW,
        closer=None,
        hands=((),) * game.players,
        tables=((),) * game.players,
        piles=((left,), (right,)),
        deck=tuple(rest),
    )


def view_of(puzzle: Puzzle) -> View:
    """What the seat that has to choose may know; the history begins with the deal, as in the game
    that the puzzle is from."""
    start = parse_position(puzzle.start)
    played = Round(None, parse_turns(puzzle.turns))
    game = replay(Record(start.options, start.players, start.turn, (played,), start=start), seed=0)
    view = game.view(game.turn)
    return replace(view, history=(_deal(start), *view.history))


def _deal(start: Position) -> RoundStarted:
    (left,), (right,) = start.piles
    assert left is not None, "a puzzle names every card"
    assert right is not None, "a puzzle names every card"
    return RoundStarted(start.round, start.turn, (left, right))
