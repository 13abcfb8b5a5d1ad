"""The types of the wire for programs in TypeScript."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Annotated, Any, Final, Literal, NewType, get_args

from papersea.moves import AnyMove
from papersea.protocol.codec import TEXTS
from papersea.protocol.messages import VERSION, AnyFromClient, AnyFromServer
from papersea.server.storage.values import ReportReason
from papersea.table.commands import Phrase
from papersea.table.faces import Face
from papersea.table.refused import ErrorCode
from tools.wire.vocabulary import (
    NAMES,
    Kind,
    Member,
    classes,
    is_enum,
    is_object,
    is_union,
    name_of,
    origin_of,
    shape_of,
    text_of,
)

LISTED: Final = {
    ErrorCode: "ERROR_CODES",
    Face: "FACES",
    Phrase: "PHRASES",
    ReportReason: "REPORT_REASONS",
}
"""Enums whose values programs walk through."""

PLAIN: Final[dict[Kind, str]] = {
    type(None): "null",
    None: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    bytes: "string",
    datetime: "string",
    Any: "unknown",
    AnyMove: "string",
}

HEADER: Final = f"""\
// Written by `make docs` from the types of the server: change those, not this.
// A field with `?` may be left out of what a client sends.

/** Of the protocol: a change that older clients would misread raises it. */
export const PROTOCOL_VERSION = {VERSION};
"""


def typescript(asked: Sequence[Kind] = (), answered: Sequence[Kind] = ()) -> str:
    """The module, with the bodies of HTTP requests and answers beside the socket's messages."""
    from_server = set(classes([AnyFromServer, *answered]))
    every = classes([AnyFromClient, *asked, AnyFromServer, *answered])
    parts = [HEADER, *_named_types()]
    for kind in every:
        if is_enum(kind):
            parts.append(_enum(kind))
        else:
            parts.append(_interface(kind, is_sent_whole=kind in from_server))
    return "\n".join(parts)


def plain(kind: Kind) -> Kind:
    """What a type with a name is made of."""
    if kind in TEXTS:
        return str
    return kind.__supertype__ if isinstance(kind, NewType) else get_args(kind)[0]


def type_text(kind: Kind) -> str:
    """The type as TypeScript writes it, which also reads well on a page."""
    try:
        if kind in NAMES:
            return NAMES[kind]
        if kind in PLAIN:
            return PLAIN[kind]
    except TypeError:  # not hashable, so not among them
        pass
    if is_object(kind) or is_enum(kind):
        return name_of(kind)
    if isinstance(kind, NewType):
        return type_text(kind.__supertype__)
    origin, parts = origin_of(kind), get_args(kind)
    if origin is Annotated:
        return type_text(parts[0])
    if origin is Literal:
        return " | ".join(map(json.dumps, parts))
    if is_union(kind):
        return " | ".join(map(type_text, parts))
    if origin is dict:
        return f"Readonly<Record<{type_text(parts[0])}, {type_text(parts[1])}>>"
    if origin is tuple and parts[-1] is not Ellipsis:
        return f"readonly [{', '.join(map(type_text, parts))}]"
    if origin in (tuple, list, set, frozenset):
        return f"readonly {_bracketed(type_text(parts[0]))}[]"
    raise TypeError(f"{kind} has no form on the wire")


def _bracketed(text: str) -> str:
    return f"({text})" if " " in text else text


def _comment(text: str, indent: str = "") -> str:
    lines = text.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} *{' ' + line if line else ''}\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _named_types() -> Iterator[str]:
    """Unions and plain values that have a name; of two types of one name, the first tells it."""
    first = {name: kind for kind, name in reversed(NAMES.items())}
    for name, kind in reversed(first.items()):
        text = _comment(text_of(kind))
        if is_union(kind):
            yield f"{text}export type {name} =\n{_choices(map(type_text, get_args(kind)))}"
        else:
            yield f"{text}export type {name} = {type_text(plain(kind))};\n"


def _choices(texts: Iterable[str]) -> str:
    return "\n".join(f"  | {text}" for text in texts) + ";\n"


def _enum(kind: Any) -> str:
    values = [json.dumps(member.value) for member in kind]
    comment, name = _comment(text_of(kind)), name_of(kind)
    if kind in LISTED:
        listed = "".join(f"  {value},\n" for value in values)
        return (
            f"export const {LISTED[kind]} = [\n{listed}] as const;\n\n"
            f"{comment}export type {name} = (typeof {LISTED[kind]})[number];\n"
        )
    return f"{comment}export type {name} = {' | '.join(values)};\n"


def _interface(kind: type, *, is_sent_whole: bool) -> str:
    """The server leaves no field out; a client may, where there is a default."""
    shape = shape_of(kind)
    lines = [f"{_comment(shape.text)}export interface {name_of(kind)} {{\n"]
    if shape.tag is not None:
        lines.append(f"  readonly {shape.tag[0]}: {json.dumps(shape.tag[1])};\n")
    for member in shape.members:
        mark = "" if is_sent_whole or member.default is None else "?"
        lines.append(f"{_member_comment(member)}  readonly {member.name}{mark}: ")
        lines.append(f"{type_text(member.kind)};\n")
    return "".join([*lines, "}\n"])


def _member_comment(member: Member) -> str:
    text = text_of(member.kind) if origin_of(member.kind) is Annotated else ""
    return _comment(text, "  ") if text and member.kind not in NAMES else ""
