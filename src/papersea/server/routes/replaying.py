"""A finished game step by step, as one seat or the public saw it."""

from __future__ import annotations

from typing import assert_never

import msgspec
from msgspec import Struct

from papersea.events import seen_by
from papersea.game import Played
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Pick,
    Search,
    Seat,
    Steal,
    Stop,
    TakeTop,
)
from papersea.protocol.events import EventMessage, event_message
from papersea.protocol.game_state import GameState, game_state
from papersea.record import Moment, Record, moments
from papersea.record.jsonline import parse_line


class ReplayStep(Struct, frozen=True):
    """What a move brought, and the game after it. ``seat`` made it; nobody made the first step,
    which is the deal. ``move`` is ``null`` there too, and where the eyes could not see which it
    was."""

    seat: Seat | None
    move: str | None
    events: tuple[EventMessage, ...]
    game: GameState


class Looked(Struct, frozen=True):
    """A game step by step. ``names`` are empty where the record has none."""

    players: int
    names: tuple[str, ...]
    steps: list[ReplayStep]


def look_through(record: Record, eyes: Seat | None) -> bytes:
    """All that these eyes saw of a game: ``Looked`` as it goes over the wire."""
    return msgspec.json.encode(Looked(record.players, record.names, _steps(record, eyes)))


def replay_steps(line: str, eyes: Seat | None) -> list[ReplayStep]:
    """Every step of a record that is a line of JSON, with what these eyes saw when it happened
    and nothing more. Takes some milliseconds for a round."""
    return _steps(parse_line(line), eyes)


def _steps(record: Record, eyes: Seat | None) -> list[ReplayStep]:
    return [replay_step(moment, eyes) for moment in moments(record, seed=0)]


def replay_step(moment: Moment, eyes: Seat | None) -> ReplayStep:
    """A moment as these eyes see it."""
    return ReplayStep(
        seat=None if moment.played is None else moment.played.seat,
        move=None if moment.played is None else _seen_move(moment.played, eyes),
        events=tuple(event_message(seen_by(event, eyes)) for event in moment.events),
        game=game_state(moment.game.view(eyes)),
    )


def _seen_move(played: Played, eyes: Seat | None) -> str | None:
    """The move's text, unless it names what only the mover saw."""
    match played.move:
        case Keep() | Pick():
            return str(played.move) if played.seat == eyes else None
        case DrawTwo() | TakeTop() | LayDuo() | Search() | Steal() | EndTurn() | Stop():
            return str(played.move)
        case LastChance():
            return str(played.move)
        case _:
            assert_never(played.move)
