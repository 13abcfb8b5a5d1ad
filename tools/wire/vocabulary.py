"""The types of the wire, read from the classes themselves."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from typing import Annotated, Any, Final, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from papersea.cards import Card
from papersea.events import Event
from papersea.moves import Seat
from papersea.protocol.codec import TEXTS, encode
from papersea.protocol.messages import AnyFromClient, AnyFromServer, RequestId
from papersea.table.commands import AnyCommand, Salt, SeatNumber
from papersea.table.facts import ShownFact
from papersea.table.settings import Clock

Kind = Any
"""Anything that stands where a type stands: classes, unions, tuples, annotations."""

NAMES: Final[dict[Kind, str]] = {
    AnyFromClient: "FromClient",
    AnyFromServer: "FromServer",
    AnyCommand: "Command",
    ShownFact: "Fact",
    Event: "GameEvent",
    Clock: "Clock",
    Seat: "Seat",
    SeatNumber: "Seat",
    Card: "CardText",
    RequestId: "RequestId",
    Salt: "Salt",
}
"""Types that are no objects and yet have a name on the wire."""


@dataclass(frozen=True, slots=True)
class Member:
    """One field. ``default`` is JSON text; ``None`` if the field must be there."""

    name: str
    kind: Kind
    default: str | None


@dataclass(frozen=True, slots=True)
class Shape:
    """An object on the wire: the field and the word that tell it from others, and its fields."""

    text: str
    tag: tuple[str, str] | None
    members: tuple[Member, ...]


def origin_of(kind: Kind) -> Any:
    """What a type with parameters is one of: ``tuple`` for a tuple of cards."""
    return get_origin(kind)


def is_union(kind: Kind) -> bool:
    return origin_of(kind) in (Union, types.UnionType)


def is_object(kind: Kind) -> bool:
    return isinstance(kind, type) and (issubclass(kind, Struct) or dataclasses.is_dataclass(kind))


def is_enum(kind: Kind) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def name_of(kind: type) -> str:
    """The name of the class. Events say that they are; one of HTTP that the socket has too is named
    after its module."""
    if kind in get_args(Event):
        return f"{kind.__name__}Event"
    if kind.__name__ in _socket_names() and kind not in _socket_classes():
        return kind.__module__.rpartition(".")[2].title() + kind.__name__
    return kind.__name__


@cache
def _socket_classes() -> frozenset[type]:
    return frozenset(classes([AnyFromClient, AnyFromServer]))


@cache
def _socket_names() -> frozenset[str]:
    return frozenset(kind.__name__ for kind in _socket_classes())


def shape_of(kind: type) -> Shape:
    """What an object of this class looks like on the wire."""
    tag = None
    if issubclass(kind, Struct):
        config = kind.__struct_config__
        tag = None if config.tag_field is None else (config.tag_field, str(config.tag))
    return Shape(text_of(kind), tag, tuple(_members(kind)))


def _members(kind: type) -> Iterator[Member]:
    return _struct_members(kind) if issubclass(kind, Struct) else _dataclass_members(kind)


def _struct_members(kind: type[Struct]) -> Iterator[Member]:
    for field in msgspec.structs.fields(kind):
        default = field.default
        if default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        yield Member(field.encode_name, _without_unset(field.type), _default(default))


def _without_unset(kind: Kind) -> Kind:
    """What may be left out is not said, and so has no form."""
    if not is_union(kind) or UnsetType not in get_args(kind):
        return kind
    return reduce(or_, (each for each in get_args(kind) if each is not UnsetType))


def _dataclass_members(kind: Any) -> Iterator[Member]:
    hints = get_type_hints(kind, include_extras=True)
    for field in dataclasses.fields(kind):
        default = msgspec.NODEFAULT if field.default is dataclasses.MISSING else field.default
        yield Member(field.name, hints[field.name], _default(default))


def _default(value: Any) -> str | None:
    if value is msgspec.UNSET:
        return "null"
    return None if value is msgspec.NODEFAULT else encode(value).decode()


def classes(kinds: Iterable[Kind]) -> list[type]:
    """Every class that the types are made of, each once, in the order they are met."""
    met: dict[type, None] = {}
    for kind in kinds:
        _meet(kind, met)
    return list(met)


def _meet(kind: Kind, met: dict[type, None]) -> None:
    if is_enum(kind):
        met.setdefault(kind)
    elif is_object(kind):
        if kind not in met:
            met[kind] = None
            for member in shape_of(kind).members:
                _meet(member.kind, met)
    else:
        for part in get_args(kind):
            _meet(part, met)


def text_of(kind: Kind) -> str:
    """What its docstring says, or for an annotation its description."""
    if kind in TEXTS:
        return TEXTS[kind].description
    if isinstance(kind, NewType):
        return _text_below(kind)
    if origin_of(kind) is Annotated:
        return next((meta.description or "" for meta in kind.__metadata__), "")
    return "" if is_union(kind) else inspect.cleandoc(kind.__doc__ or "").replace("``", "`")


def _text_below(kind: NewType) -> str:
    """The text that stands below an assignment, where a class would have its docstring."""
    lines = ast.parse(inspect.getsource(sys.modules[kind.__module__])).body
    for line, below in pairwise(lines):
        match line, below:
            case (
                ast.Assign(targets=[ast.Name(id=kind.__name__)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                return text.replace("``", "`")
            case _:
                pass
    return ""
