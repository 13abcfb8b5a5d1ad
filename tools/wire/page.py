"""The protocol as a page to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Struct

from papersea.events import Event
from papersea.protocol.codec import TEXTS, write_text
from papersea.protocol.messages import VERSION, AnyFromClient, AnyFromServer
from papersea.table.commands import AnyCommand
from papersea.table.facts import REMEMBERED, ShownFact
from papersea.table.refused import MEANINGS, ErrorCode
from tools.wire.asyncapi import ADDRESS
from tools.wire.errors import occurrences
from tools.wire.first_steps import FIRST_STEPS
from tools.wire.plot import Examples
from tools.wire.pretty import pretty
from tools.wire.typescript import plain, type_text
from tools.wire.vocabulary import (
    NAMES,
    Kind,
    Member,
    classes,
    is_enum,
    is_union,
    origin_of,
    shape_of,
    text_of,
)

SECTIONS: Final[tuple[tuple[str, str, Kind], ...]] = (
    ("What a client sends", "", AnyFromClient),
    ("Commands", "What `do` carries.", AnyCommand),
    ("What the server sends", "", AnyFromServer),
    ("Facts", "What a happening of an `update` is about.", ShownFact),
    (
        "Events",
        "What a fact brought in the game; letters and numbers name the rules.",
        Event,
    ),
)

INTRODUCTION: Final = f"""\
# The protocol

How programs and pages talk to a table. `make docs` writes this page from the types themselves,
and every example on it went over the wire of a real game. For machines:
[asyncapi.json](../../src/papersea/server/reference/asyncapi.json) describes the socket and
[openapi.json](openapi.json) the requests over HTTP that come before it: picking a name, opening
and finding tables, reading games. A server shows both as pages, at `/api/docs`.
`web/src/protocol/messages.ts` has all of it as types of TypeScript.

## A connection

Open a WebSocket at `{ADDRESS}`. Every message is one text frame with
one object in JSON. Its `type` says which message it is.

1. The client sends `hello` first and once, with the version that it speaks. The server answers
   with `welcome` and then with a `snapshot`: everything that this viewpoint may know. Or it says
   `goodbye` with the reason, and closes the connection.
2. Whatever happens from now on comes as an `update`. It tells what happened and how things stand
   after it, so a client may act on the one or on the other.
3. To do something, send `do` with a number of your own as its `id`. It is answered with that `id`:
   `done` once it is safe, or `refused` with a code from [the table below](#errors), and then
   nothing has changed. The `update` comes to the asker as to everybody, before or after `done`.
4. `game.legal` lists the moves that you may make now. Send one of them back in `play`: a client
   needs no rules of its own.
5. `attendance` says who is there, and what the host of the house has to say to everybody: usually
   that it restarts soon. It has no number, and the last one counts.
6. The server may say `goodbye` at any time, because it is about to be replaced or because this
   client has fallen too far behind. Connect again and resume; nothing is lost.

A seat sees its own cards, a spectator those of nobody, or of the open seat that it follows. What
a viewpoint may not see is `null`, or is not sent at all.

## Numbers

Whatever happens at a table has a number, one more than what happened before. `snapshot` and
`update` say in `number` up to where they go: keep it.

- After a lost connection connect again and send `hello` with it as `last`. If no more than
  {REMEMBERED} things have happened since, an `update` brings exactly those; else a `snapshot`
  comes. Phrases of people whom you have muted are left out; their numbers stay.
- An `update` whose `since` is your number follows on what you have. If its `since` is higher, you
  have missed something: connect again with your number as `last`. If its `number` is not higher
  than yours, it tells you how things stand and nothing new.
- `play` says in `after` which number its sender had seen. So a move can be sent again after a
  lost connection: if it had arrived, or anything else has changed the game, it is refused as
  `stale` and does nothing, whatever the table is about by then: also if it ended the game.

## Versions

This is version {VERSION}. A new field or a new kind of fact does not change it: clients ignore what
they do not know, and pass over a message of a `type` that is not on this page. Whatever an older
client would misread raises it, and then the server refuses `hello` with `other_version`. The server
ignores nothing: a field that it does not know, or one that is there twice, is refused as
`bad_message`.
"""

ERRORS: Final = """\
## Errors

A closed set, the same for the socket and for HTTP. Programs act on the code; the words are for
people who write them, and a page has its own in every language. Some bring `facts`: which field,
which rule, what number.

| code | what it means | where |
|---|---|---|
"""


def page(examples: Examples) -> str:
    """All of it as Markdown."""
    told = {ErrorCode, *(kind for _, _, union in SECTIONS for kind in get_args(union))}
    parts = [INTRODUCTION, FIRST_STEPS]
    for title, text, union in SECTIONS:
        parts.append(f"## {title}\n" + (f"\n{text}\n" if text else ""))
        parts += [_message(kind, examples[kind]) for kind in get_args(union)]
    parts.append("## Types\n")
    parts += [_named(name) for name in dict.fromkeys(NAMES.values()) if _kinds(name)]
    parts += [_type(kind) for kind in classes([AnyFromClient, AnyFromServer]) if kind not in told]
    parts.append(ERRORS + "".join(_errors()))
    return "\n".join(parts)


def _message(kind: type[Struct], example: Struct) -> str:
    shape = shape_of(kind)
    assert shape.tag is not None, "every message has a tag"
    shown = pretty(msgspec.to_builtins(example, enc_hook=write_text))
    return f"### `{shape.tag[1]}`\n\n{shape.text}\n{_members(kind)}\n```json\n{shown}\n```\n"


def _members(kind: type) -> str:
    lines = "".join(map(_member, shape_of(kind).members))
    return f"\n{lines}" if lines else ""


def _member(member: Member) -> str:
    notes = [f"`{type_text(member.kind)}`", *_limits(member.kind)]
    if member.default is not None:
        notes.append(f"`{member.default}` if left out")
    return f"- `{member.name}`: {', '.join(notes)}\n"


def _limits(kind: Kind) -> Iterator[str]:
    """What a value has to keep to, unless its type has a name and says so itself."""
    if kind in NAMES or (origin_of(kind) is not Annotated and kind not in TEXTS):
        for part in get_args(kind) if is_union(kind) else ():
            yield from _limits(part)
        return
    yield from _bounds(kind)


def _bounds(kind: Kind) -> Iterator[str]:
    if kind in TEXTS:
        yield f"up to {TEXTS[kind].longest} characters"
    for meta in getattr(kind, "__metadata__", ()):
        if meta.ge is not None:
            yield f"{meta.ge} or more" if meta.le is None else f"{meta.ge} to {meta.le}"
        if meta.max_length is not None:
            yield f"up to {meta.max_length} characters"
        if meta.pattern is not None:
            yield f"matches `{meta.pattern}`"


def _kinds(name: str) -> list[Kind]:
    """The plain types that go by this name, from the one that tells most."""
    return [kind for kind, named in NAMES.items() if named == name and not is_union(kind)]


def _named(name: str) -> str:
    kinds = _kinds(name)
    first = kinds[0]
    bounds = (bound for kind in kinds for bound in _bounds(kind))
    notes = ", ".join([f"`{type_text(plain(first))}`", *bounds])
    return f"### `{name}`\n\n{text_of(first)}\n\n{notes}\n"


def _type(kind: Any) -> str:
    if is_enum(kind):
        values = ", ".join(f"`{member.value}`" for member in kind)
        return f"### `{kind.__name__}`\n\n{text_of(kind)}\n\n{values}\n"
    shape = shape_of(kind)
    tag = "" if shape.tag is None else f"\n- `{shape.tag[0]}`: `{shape.tag[1]}`\n"
    return f"### `{kind.__name__}`\n\n{shape.text}\n{tag}{_members(kind)}"


def _errors() -> Iterator[str]:
    for code, places in occurrences().items():
        where = ", ".join(place.value for place in places)
        yield f"| `{code.value}` | {MEANINGS[code]} | {where} |\n"
