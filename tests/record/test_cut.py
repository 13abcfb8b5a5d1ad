"""A file that was cut off at any byte while its last line was written."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.game import Played
from papersea.record import CutRecord, Record, RecordWriter, parse_record, read_records, replay
from papersea.record.files import HEADER
from papersea.record.jsonline import format_line, salvage
from tests.record.games import FAIR, OVER, SHORT, records
from tests.sizes import examples

FIRST, SECOND = parse_record(OVER), parse_record(SHORT)
BEFORE = HEADER + b"\n" + format_line(FIRST).encode() + b"\n"
LAST = format_line(SECOND).encode()
PROVED = parse_record(FAIR)


def moves(record: Record) -> list[tuple[int, int, Played]]:
    """Every move with its round and seat."""
    return [
        (number, turn.seat, played)
        for number, round_ in enumerate(record.rounds)
        for turn in round_.turns
        for played in turn.played
    ]


def is_prefix(part: Record, whole: Record) -> bool:
    decks = [round_.deck for round_ in whole.rounds]
    return (
        (part.options, part.players, part.first, part.names, part.fair, part.start)
        == (whole.options, whole.players, whole.first, whole.names, whole.fair, whole.start)
        and [round_.deck for round_ in part.rounds] == decks[: len(part.rounds)]
        and moves(part) == moves(whole)[: part.moves]
        and part.result in (None, whole.result)
    )


def read(path: Path) -> tuple[list[Record], list[str]]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        games = list(read_records(path))
    assert {warning.category for warning in caught} <= {CutRecord}
    return games, [str(warning.message) for warning in caught]


def whole_moves(cut: str) -> int:
    """How many moves are whole before a cut: those followed by a space or a quote."""
    texts = [part.split('"')[0] for part in cut.split('"moves":"')[1:]]
    is_open = cut.endswith(texts[-1]) if texts else False
    words = [word for text in texts[:-1] for word in text.split()]
    if texts:
        last = texts[-1].split(" ")
        words += last[:-1] if is_open else last
    return sum(not word.endswith(":") for word in words)


def test_a_cut_at_every_byte_leaves_every_whole_move(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for size in range(1, len(LAST)):
        path.write_bytes(BEFORE + LAST[:size])
        (first, *saved), (warning,) = read(path)
        assert first == FIRST
        assert warning.startswith("line 3 was cut off: ")
        count = whole_moves(LAST[:size].decode("utf-8", "ignore"))
        assert sum(record.moves for record in saved) == count
        assert all(is_prefix(record, SECOND) for record in saved)


def test_what_is_left_of_a_cut_game_follows_the_rules() -> None:
    text = LAST.decode()
    lengths = set()
    for size in range(len(text)):
        record = salvage(text[:size])
        if record is not None and record.moves not in lengths:
            lengths.add(record.moves)
            replay(record)
    assert lengths == set(range(SECOND.moves + 1))


def test_a_cut_game_keeps_its_proof() -> None:
    text = format_line(PROVED)
    saved = [salvage(text[:size]) for size in range(len(text))]
    kept = [record for record in saved if record is not None]
    assert {record.moves for record in kept} == set(range(PROVED.moves + 1))
    assert all(is_prefix(record, PROVED) for record in kept)


def test_a_line_that_lacks_only_its_end_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(BEFORE + LAST)
    assert read(path) == ([FIRST, SECOND], [])


@examples(30)
@given(records(most_moves=60), st.data())
def test_any_game_cut_anywhere_leaves_a_prefix(record: Record, data: st.DataObject) -> None:
    text = format_line(record)
    for _ in range(5):
        saved = salvage(text[: data.draw(st.integers(0, len(text) - 1))])
        assert saved is None or is_prefix(saved, record)


@pytest.mark.parametrize("size", range(1, len(HEADER)))
def test_a_cut_header_is_an_empty_file(tmp_path: Path, size: int) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(HEADER[:size])
    assert read(path) == ([], ["line 1 was cut off: no move of it can be read"])
    with RecordWriter(path) as writer:
        writer.write(FIRST)
    assert read(path) == ([FIRST], [])


@pytest.mark.parametrize("size", [1, 40, 60, 200, 300, len(LAST) - 1])
def test_appending_moves_a_cut_line_to_its_own_file(tmp_path: Path, size: int) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(BEFORE + LAST[:size])
    (_, *saved), _ = read(path)
    with RecordWriter(path) as writer:
        writer.write(SECOND)
    assert path.read_bytes() == BEFORE + LAST + b"\n"
    kept = tmp_path / "games.jsonl.1.cut"
    assert kept.read_bytes() == HEADER + b"\n" + LAST[:size]
    assert read(kept)[0] == saved


def test_a_second_cut_does_not_overwrite_the_first(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for size in (50, 70):
        path.write_bytes(BEFORE + LAST[:size])
        RecordWriter(path).close()
    kept = [tmp_path / f"games.jsonl.{number}.cut" for number in (1, 2)]
    assert [len(file.read_bytes()) - len(HEADER) - 1 for file in kept] == [50, 70]
    assert path.read_bytes() == BEFORE


def test_appending_ends_a_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(BEFORE + LAST)
    with RecordWriter(path) as writer:
        writer.write(FIRST)
    assert read(path) == ([FIRST, SECOND, FIRST], [])
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]
