"""A change of the wire is noticed: what was once written is read, and written the same again."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec import Struct

from papersea.protocol.events import EVENT_MESSAGES
from tests.protocol.golden import LINES, WORDS, words
from tests.protocol.kinds import COMMANDS, EVERY_KIND, FACTS, FROM_CLIENT, FROM_SERVER

KEPT = LINES.read_text(encoding="utf-8").splitlines()
TAGGED = {
    "type": (*FROM_CLIENT, *FROM_SERVER),
    "do": COMMANDS,
    "kind": FACTS,
    "event": EVENT_MESSAGES,
}


def kind_of(line: str) -> type[Struct]:
    """By the one field that tells it from others."""
    said = json.loads(line)
    field = next(name for name in TAGGED if name in said)
    return next(kind for kind in TAGGED[field] if kind.__struct_config__.tag == said[field])


@pytest.mark.parametrize("line", KEPT, ids=[kind_of(line).__name__ for line in KEPT])
def test_what_was_written_is_read_and_written_the_same(line: str) -> None:
    value = msgspec.json.decode(line, type=kind_of(line))
    assert msgspec.json.encode(value).decode() == line


def test_every_kind_is_written_down_once() -> None:
    assert [kind_of(line) for line in KEPT] == list(EVERY_KIND)


def test_the_words_stay() -> None:
    assert words() == json.loads(WORDS.read_text(encoding="utf-8"))
