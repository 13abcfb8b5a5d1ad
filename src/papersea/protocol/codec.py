"""Messages to bytes and back. Parse once, at the edge: inside there are only values."""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar

import msgspec

from papersea.protocol.events import event_message
from papersea.protocol.game_state import game_state
from papersea.protocol.messages import (
    AnyFromClient,
    AnyFromServer,
    Happening,
    Refusal,
    Snapshot,
    Update,
)
from papersea.table.facts import Entry
from papersea.table.refused import ErrorCode, Refused
from papersea.table.viewing import Delivery, Seen

Value = TypeVar("Value")

_ENCODER: Final = msgspec.json.Encoder()
_FROM_CLIENT: Final[msgspec.json.Decoder[AnyFromClient]] = msgspec.json.Decoder(AnyFromClient)
_FROM_SERVER: Final = msgspec.json.Decoder(AnyFromServer)
_ENTRY: Final = msgspec.json.Decoder(Entry)


def encode(message: AnyFromServer | AnyFromClient) -> bytes:
    return _ENCODER.encode(message)


def decode_from_client(data: bytes | str) -> AnyFromClient:
    """A client's message; ``Refused`` if it is none."""
    return decode_strictly(data, _FROM_CLIENT)


def decode_strictly(data: bytes | str, decoder: msgspec.json.Decoder[Value]) -> Value:
    """What a stranger sent; ``Refused`` if a field is wrong, unknown, or there twice."""
    try:
        value = decoder.decode(data)
        _check_read(json.loads(data, object_pairs_hook=_once), msgspec.to_builtins(value))
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refused(ErrorCode.BAD_MESSAGE, problem=str(error)[:200]) from None
    return value


def _once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """msgspec would take the last of two values; whoever else reads the message, the first."""
    given = dict(fields)
    if len(given) < len(fields):
        raise ValueError("Object contains a field twice")
    return given


def _check_read(given: dict[str, Any], read: dict[str, Any]) -> None:
    """msgspec forbids unknown fields of its own structs, but not of the rule options."""
    for name, value in given.items():
        if name not in read:
            raise ValueError(f"Object contains unknown field `{name}`")
        if isinstance(value, dict):
            _check_read(value, read[name])


def decode_from_server(data: bytes | str) -> AnyFromServer:
    """A server's message, for clients in Python."""
    message: AnyFromServer = _FROM_SERVER.decode(data)
    return message


def encode_entry(entry: Entry) -> str:
    """A line of a table's log, with all its secrets: for storage and between servers."""
    return _ENCODER.encode(entry).decode()


def decode_entry(text: str | bytes) -> Entry:
    return _ENTRY.decode(text)


def refusal(refused: Refused, request: int | None) -> Refusal:
    return Refusal(request, refused.code, refused.facts)


def delivery_message(delivery: Delivery) -> Update | Snapshot:
    """What a viewpoint is told, on the wire."""
    view, to = delivery.view, delivery.to
    seat = None if to.is_spectator else to.seat
    game = None if view is None else game_state(view)
    if delivery.missed is None or delivery.since is None:
        history = () if view is None else tuple(map(event_message, view.history))
        return Snapshot(delivery.number, seat, delivery.state, game, history)
    happenings = tuple(map(_happening, delivery.missed))
    return Update(delivery.since, delivery.number, seat, happenings, delivery.state, game)


def _happening(seen: Seen) -> Happening:
    return Happening(seen.number, seen.at, seen.fact, tuple(map(event_message, seen.events)))
