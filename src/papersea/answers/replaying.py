"""A finished game step by step, as one seat or the public saw it."""

from __future__ import annotations

from msgspec import Struct

from papersea.events import Event, seen_by
from papersea.game import Played
from papersea.moves import Move, Seat
from papersea.protocol.codec import encode
from papersea.record import Moment, Record, moments
from papersea.record.jsonline import parse_line
from papersea.view import GameState


class ReplayStep(Struct, frozen=True):
    """What a move brought, and the game after it. ``seat`` made it; nobody made the first step,
    which is the deal. ``move`` is ``null`` there too, and where the eyes could not see which it
    was."""

    seat: Seat | None
    move: Move | None
    events: tuple[Event, ...]
    game: GameState


class Looked(Struct, frozen=True):
    """A game step by step. ``names`` are empty where the record has none."""

    players: int
    names: tuple[str, ...]
    steps: list[ReplayStep]


def look_at(record: Record, eyes: Seat | None) -> Looked:
    """All that these eyes saw of a game."""
    return Looked(record.players, record.names, _steps(record, eyes))


def look_through(record: Record, eyes: Seat | None) -> bytes:
    """The same as it goes over the wire, made where there is time."""
    return encode(look_at(record, eyes))


def replay_steps(line: str, eyes: Seat | None) -> list[ReplayStep]:
    """Every step of a record that is a line of JSON, with what these eyes saw when it happened
    and nothing more. Takes some milliseconds for a round."""
    return _steps(parse_line(line), eyes)


def encoded_steps(line: str, eyes: Seat | None) -> bytes:
    """The same as it goes over the wire, made where there is time."""
    return encode(replay_steps(line, eyes))


def _steps(record: Record, eyes: Seat | None) -> list[ReplayStep]:
    return [replay_step(moment, eyes) for moment in moments(record, seed=0)]


def replay_step(moment: Moment, eyes: Seat | None) -> ReplayStep:
    """A moment as these eyes see it."""
    return ReplayStep(
        seat=None if moment.played is None else moment.played.seat,
        move=None if moment.played is None else _seen_move(moment.played, eyes),
        events=tuple(seen_by(event, eyes) for event in moment.events),
        game=moment.game.state_seen_by(eyes),
    )


def _seen_move(played: Played, eyes: Seat | None) -> Move | None:
    """The move, unless it names what only the mover saw."""
    return None if played.move.is_secret and played.seat != eyes else played.move
