"""A change of the wire is noticed: what was once written is read, and written the same again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import Struct

from papersea.events import GameEnded
from papersea.protocol.codec import decode_entry, decoder, encode, encode_entry
from papersea.table.table import Table
from tests.protocol.golden import LINES, WORDS, words
from tests.protocol.kinds import COMMANDS, EVENTS, EVERY_KIND, FACTS, FROM_CLIENT, FROM_SERVER

KEPT = LINES.read_text(encoding="utf-8").splitlines()
TAGGED = {
    "type": (*FROM_CLIENT, *FROM_SERVER),
    "do": COMMANDS,
    "kind": FACTS,
    "event": EVENTS,
}


def kind_of(line: str) -> type[Struct]:
    """By the one field that tells it from others."""
    said = json.loads(line)
    field = next(name for name in TAGGED if name in said)
    return next(kind for kind in TAGGED[field] if kind.__struct_config__.tag == said[field])


@pytest.mark.parametrize("line", KEPT, ids=[kind_of(line).__name__ for line in KEPT])
def test_what_was_written_is_read_and_written_the_same(line: str) -> None:
    assert encode(decoder(kind_of(line)).decode(line)).decode() == line


def test_every_kind_is_written_down_once() -> None:
    assert [kind_of(line) for line in KEPT] == list(EVERY_KIND)


def test_a_stored_log_is_read_played_and_written_the_same() -> None:
    """A whole game that an older server has kept, from opening the table to a wish for another."""
    stored = (Path(__file__).parent / "entries-1.jsonl").read_text(encoding="utf-8").splitlines()
    entries = [decode_entry(line) for line in stored]
    assert [encode_entry(entry) for entry in entries] == stored
    table = Table.read("KELP", entries)
    assert table.finished is not None
    assert table.game is not None
    assert table.game.history[-1] == GameEnded(table.finished.outcome.winners, by_mermaids=True)


def test_the_words_stay() -> None:
    assert words() == json.loads(WORDS.read_text(encoding="utf-8"))
