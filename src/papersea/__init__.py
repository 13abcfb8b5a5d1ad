"""The open home of a small card game about folded paper.

    >>> from papersea import Game, find_opponent, Playouts
    >>> game = Game(players=3, seed=7)
    >>> orca = find_opponent("orca").seated(seed=1)
    >>> events = game.play(orca.choose(game.view(game.turn), Playouts(100)))

This is the public face: what stands in ``__all__`` keeps its name and meaning from release to
release. Each name is fetched from its room when it is first asked for, so that whoever wants to
score a hand waits for no opponent. ``papersea.envs``, ``papersea.table``, ``papersea.client`` and
``papersea.server`` are rooms of their own.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from papersea.cards import Card, Colour, Kind, format_cards, parse_card, parse_cards
    from papersea.events import Event
    from papersea.game import Game
    from papersea.moves import (
        DrawTwo,
        EndTurn,
        Keep,
        LastChance,
        LayDuo,
        Move,
        Pick,
        Pile,
        Search,
        Seat,
        Steal,
        Stop,
        TakeTop,
        parse_move,
    )
    from papersea.players import Player
    from papersea.players.budget import Budget, Milliseconds, Playouts
    from papersea.players.catalogue import Opponent, find_opponent, parse_entrant
    from papersea.position import Position, parse_position
    from papersea.problems import NotationError
    from papersea.record import (
        Record,
        RecordError,
        RecordWriter,
        parse_record,
        read_records,
        replay,
        verify,
    )
    from papersea.refusals import IllegalMove
    from papersea.rules.options import Options
    from papersea.score import Score, score_cards
    from papersea.scorepad import ScorePad
    from papersea.view import View

_ROOMS: Final = {
    "cards": (
        "Card",
        "Colour",
        "Kind",
        "format_cards",
        "parse_card",
        "parse_cards",
    ),
    "events": ("Event",),
    "game": ("Game",),
    "moves": (
        "DrawTwo",
        "EndTurn",
        "Keep",
        "LastChance",
        "LayDuo",
        "Move",
        "Pick",
        "Pile",
        "Search",
        "Seat",
        "Steal",
        "Stop",
        "TakeTop",
        "parse_move",
    ),
    "players.budget": (
        "Budget",
        "Milliseconds",
        "Playouts",
    ),
    "players.catalogue": (
        "Opponent",
        "find_opponent",
        "parse_entrant",
    ),
    "players": ("Player",),
    "position": (
        "Position",
        "parse_position",
    ),
    "problems": ("NotationError",),
    "record": (
        "Record",
        "RecordError",
        "RecordWriter",
        "parse_record",
        "read_records",
        "replay",
        "verify",
    ),
    "refusals": ("IllegalMove",),
    "rules.options": ("Options",),
    "score": (
        "Score",
        "score_cards",
    ),
    "scorepad": ("ScorePad",),
    "view": ("View",),
}
_ROOM_OF: Final = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = [
    "Budget",
    "Card",
    "Colour",
    "DrawTwo",
    "EndTurn",
    "Event",
    "Game",
    "IllegalMove",
    "Keep",
    "Kind",
    "LastChance",
    "LayDuo",
    "Milliseconds",
    "Move",
    "NotationError",
    "Opponent",
    "Options",
    "Pick",
    "Pile",
    "Player",
    "Playouts",
    "Position",
    "Record",
    "RecordError",
    "RecordWriter",
    "Score",
    "ScorePad",
    "Search",
    "Seat",
    "Steal",
    "Stop",
    "TakeTop",
    "View",
    "find_opponent",
    "format_cards",
    "parse_card",
    "parse_cards",
    "parse_entrant",
    "parse_move",
    "parse_position",
    "parse_record",
    "read_records",
    "replay",
    "score_cards",
    "verify",
]


def __getattr__(name: str) -> Any:
    room = _ROOM_OF.get(name)
    if room is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{room}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
