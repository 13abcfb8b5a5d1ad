"""What games came to, read without their moves."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from papersea.cards import format_cards
from papersea.game import Game
from papersea.record import (
    Record,
    RecordWriter,
    UnreadableRecord,
    parse_headline,
    parse_record,
    read_headlines,
    read_records,
)
from papersea.record.jsonline import format_line
from tests.record.games import OVER, SHORT, play


@pytest.fixture
def records() -> list[Record]:
    finished = play(Game(seed=5), random.Random(5), 2000)
    return [Record.of(finished, ["Coral", "Tide"]), parse_record(SHORT), parse_record(OVER)]


def test_a_headline_agrees_with_the_record(tmp_path: Path, records: list[Record]) -> None:
    path = tmp_path / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write_lines(map(format_line, records))
    assert list(read_records(path)) == records
    for number, (headline, record) in enumerate(
        zip(read_headlines(path), records, strict=True), start=2
    ):
        assert headline.names == record.names
        assert headline.deck == (format_cards(deck) if (deck := record.rounds[0].deck) else "")
        assert headline.rounds == len(record.rounds)
        assert headline.result == record.result
        assert headline.line == number


def test_a_cut_last_line_is_left_out_and_another_is_refused(
    tmp_path: Path, records: list[Record]
) -> None:
    path = tmp_path / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write_lines(map(format_line, records))
    whole = path.read_bytes()
    path.write_bytes(whole[:-50])
    assert len(list(read_headlines(path))) == 2
    path.write_bytes(whole[:-50] + b"\n")
    with pytest.raises(UnreadableRecord, match="line 4: this is not JSON"):
        list(read_headlines(path))
    path.write_bytes(b'{"papersea-rec')
    assert list(read_headlines(path)) == []


@pytest.mark.parametrize("text", ["[]", "{}", '{"rounds":[]}', '{"rounds":[1]}', '{"rounds":2}'])
def test_what_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(UnreadableRecord, match="expected a game with its rounds"):
        parse_headline(text)
