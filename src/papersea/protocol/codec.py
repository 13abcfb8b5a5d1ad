"""Messages to bytes and back. Parse once, at the edge: inside there are only values.

Whatever goes over the wire or into storage is made of classes that msgspec knows, and of cards and
moves, which are short texts there: one hook writes them, and one reads them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar, get_args

import msgspec

from papersea.cards import CARDS, Card, parse_card
from papersea.moves import AnyMove, Move, parse_move
from papersea.problems import NotationError
from papersea.protocol.messages import (
    AnyFromClient,
    AnyFromServer,
    Refusal,
    RequestId,
    Snapshot,
    Update,
)
from papersea.table.facts import Entry
from papersea.table.refused import ErrorCode, Refused
from papersea.table.versions import Versions, reading
from papersea.table.viewing import Delivery

Value = TypeVar("Value")


class ShortText(msgspec.Struct, frozen=True):
    """What is a text on the wire and a value everywhere else."""

    parse: Callable[[str], Card | Move]
    longest: int
    description: str


TEXTS: Final[dict[type, ShortText]] = {
    Card: ShortText(parse_card, 2, "a card's kind and colour in two letters"),
    AnyMove: ShortText(parse_move, 12, "a move in its short text form"),
}


_SHORT: Final = tuple(TEXTS)


class _Written(dict[Any, str]):
    """Cards are looked up, for a message has dozens of them; moves say their text."""

    def __missing__(self, value: Any) -> str:
        if isinstance(value, _SHORT):
            return str(value)
        raise NotImplementedError(f"{type(value).__name__} has no form on the wire")


write_text: Final[Callable[[Any], str]] = _Written({each: str(each) for each in CARDS}).__getitem__
"""For msgspec: the short text of a card or a move."""


class UnreadableMove(ValueError):
    """A text where a move should be, and it is none."""


def read_text(kind: type, text: Any) -> Card | Move:
    """For msgspec: a card or a move by its short text."""
    short = TEXTS[kind]
    if not isinstance(text, str) or len(text) > short.longest:
        raise ValueError(f"Expected `str` of length <= {short.longest}")
    try:
        return short.parse(text)
    except NotationError as error:
        raise (UnreadableMove if kind is AnyMove else ValueError)(str(error)) from None


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Reads JSON of a type."""
    return msgspec.json.Decoder(kind, dec_hook=read_text)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=write_text)
_FROM_CLIENT: Final[msgspec.json.Decoder[AnyFromClient]] = decoder(AnyFromClient)
_FROM_SERVER: Final[msgspec.json.Decoder[AnyFromServer]] = decoder(AnyFromServer)
_LOGS: Final[Mapping[int, msgspec.json.Decoder[Entry]]] = MappingProxyType({1: decoder(Entry)})
"""How the lines of each version of the log are read."""
_FIRST_LOG: Final = 1


class _Request(msgspec.Struct):
    id: RequestId


class _Named(msgspec.Struct):
    type: str


class _Line(msgspec.Struct):
    versions: Versions | None = None


_REQUEST: Final = msgspec.json.Decoder(_Request)
_NAMED: Final = msgspec.json.Decoder(_Named)
_LINE: Final = msgspec.json.Decoder(_Line)
_NAMES_FROM_SERVER: Final = frozenset(
    each.__struct_config__.tag for each in get_args(AnyFromServer)
)


def encode(value: Any) -> bytes:
    """A message, or anything else that is made of what goes over the wire."""
    return _ENCODER.encode(value)


def decode_from_client(data: bytes | str) -> AnyFromClient:
    """A client's message; ``Refused`` if it is none."""
    return decode_strictly(data, _FROM_CLIENT)


def decode_strictly(data: bytes | str, decoder: msgspec.json.Decoder[Value]) -> Value:
    """What a stranger sent; ``Refused`` if a field is wrong, unknown, or there twice."""
    try:
        value = decoder.decode(data)
        _ONCE.decode(data if isinstance(data, str) else data.decode())
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        if isinstance(error.__cause__, UnreadableMove):
            raise Refused(ErrorCode.UNREADABLE_MOVE) from None
        raise Refused(ErrorCode.BAD_MESSAGE, problem=str(error)[:200]) from None
    return value


def _check_once(fields: list[tuple[str, Any]]) -> None:
    """msgspec would take the last of two values; whoever else reads the message, the first."""
    if len(dict(fields)) < len(fields):
        raise ValueError("Object contains a field twice")


_ONCE: Final = json.JSONDecoder(object_pairs_hook=_check_once)


def request_in(data: bytes | str) -> int | None:
    """The client's own number of a request in which a move cannot be read."""
    try:
        return _REQUEST.decode(data).id
    except msgspec.DecodeError:
        return None


def decode_from_server(data: bytes | str) -> AnyFromServer:
    """A server's message, for clients in Python."""
    return _FROM_SERVER.decode(data)


def heard_from_server(data: bytes | str) -> AnyFromServer | None:
    """The same for a client that may be older than its server: ``None`` for a kind of message that
    it does not know."""
    if _NAMED.decode(data).type not in _NAMES_FROM_SERVER:
        return None
    return decode_from_server(data)


def encode_entry(entry: Entry) -> str:
    """A line of a table's log, with all its secrets: for storage and between servers."""
    return _ENCODER.encode(entry).decode()


def decode_log(lines: Iterable[str]) -> Iterator[Entry]:
    """A table's log, each line as the version says that was named last before it;
    ``UnknownVersion`` if a newer papersea has written it."""
    version = _FIRST_LOG
    for line in lines:
        if '"versions":' in line and (named := _LINE.decode(line).versions) is not None:
            version = named.log
        yield reading(_LOGS, version).decode(line)


def decode_entry(text: str) -> Entry:
    """One line alone."""
    return next(decode_log((text,)))


def refusal(refused: Refused, request: int | None) -> Refusal:
    return Refusal(request, refused.code, refused.facts)


def delivery_message(delivery: Delivery) -> Update | Snapshot:
    """What a viewpoint is told, on the wire."""
    to, state, game = delivery.to, delivery.state, delivery.game
    seat = None if to.is_spectator else to.seat
    if delivery.missed is None or delivery.since is None:
        return Snapshot(delivery.number, seat, state, game, delivery.history)
    return Update(delivery.since, delivery.number, seat, delivery.missed, state, game)
