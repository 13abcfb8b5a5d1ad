"""Files of games: written and read whole, and refused with the line where they are not."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.record import Record, RecordWriter, UnreadableRecord, parse_record, read_records
from papersea.record.jsonline import format_line, parse_line
from tests.record.games import FAIR, OVER, SHORT, records
from tests.sizes import examples

FIRST, SECOND, PROVED = map(parse_record, (SHORT, OVER, FAIR))
HEADER = '{"papersea-records": 1}\n'


def write(path: Path, *games: Record) -> None:
    with RecordWriter(path) as writer:
        for game in games:
            writer.write(game)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@examples(20)
@given(st.lists(records(most_moves=80), max_size=3))
def test_files_round_trip(games: list[Record]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        write(path, *games)
        assert list(read_records(path)) == games


def test_a_file_is_a_version_and_one_game_a_line(path: Path) -> None:
    write(path, FIRST, SECOND)
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(header) == {"papersea-records": 1}
    assert [parse_line(line) for line in lines] == [FIRST, SECOND]
    assert json.loads(lines[1]) == {
        "options": "classic",
        "players": 2,
        "first": "A",
        "position": str(SECOND.start),
        "rounds": [{"moves": "A: STOP"}],
        "result": "50-12 A",
    }


def test_a_proof_is_a_field(path: Path) -> None:
    write(path, PROVED)
    line = path.read_text(encoding="utf-8").splitlines()[1]
    assert json.loads(line)["fair"] == str(PROVED.fair)
    assert list(read_records(path)) == [PROVED]


@pytest.mark.parametrize(
    ("fair", "expected"),
    [
        ("3", "expected fair as a text"),
        ('"3"', "'3' is not a secret"),
        (json.dumps(f'{64 * "0"} "CODE/1" "" "" ""'), "3 salts for 2 players"),
    ],
)
def test_a_proof_that_cannot_be_is_refused(fair: str, expected: str) -> None:
    line = format_line(PROVED).replace(json.dumps(str(PROVED.fair)), fair)
    with pytest.raises(UnreadableRecord, match=expected):
        parse_line(line)


def test_records_know_their_lines(path: Path) -> None:
    write(path, FIRST, SECOND)
    assert [record.line for record in read_records(path)] == [2, 3]


def test_two_appends_make_one_file(path: Path) -> None:
    write(path, FIRST)
    write(path, SECOND, FIRST)
    assert list(read_records(path)) == [FIRST, SECOND, FIRST]
    assert path.read_text(encoding="utf-8").count("papersea-records") == 1


def test_a_game_is_in_the_file_once_it_is_written(path: Path) -> None:
    with RecordWriter(path) as writer:
        assert list(read_records(path)) == []
        writer.write(FIRST)
        assert list(read_records(path)) == [FIRST]


def test_games_are_read_one_by_one(path: Path) -> None:
    write(path, FIRST)
    path.write_text(path.read_text(encoding="utf-8") + "broken\n", encoding="utf-8")
    games = read_records(path)
    assert next(games) == FIRST
    with pytest.raises(UnreadableRecord):
        next(games)


def test_byte_order_mark_line_ends_and_empty_lines_mean_nothing(path: Path) -> None:
    write(path, FIRST, SECOND)
    text = path.read_text(encoding="utf-8").replace("\n", "\r\n\r\n")
    path.write_bytes(b"\xef\xbb\xbf\r\n" + text.encode())
    assert [record.line for record in read_records(path)] == [4, 6]
    write(path, FIRST)
    assert list(read_records(path)) == [FIRST, SECOND, FIRST]


@pytest.mark.parametrize("content", ["", "\n", "\ufeff", HEADER, HEADER.strip(), f"\n{HEADER}\n"])
def test_a_file_without_games_can_be_read_and_begun(path: Path, content: str) -> None:
    path.write_text(content, encoding="utf-8")
    assert list(read_records(path)) == []
    write(path, FIRST)
    assert list(read_records(path)) == [FIRST]


def test_a_half_surrogate_in_a_name_is_kept(path: Path) -> None:
    odd = Record(FIRST.options, 2, FIRST.first, FIRST.rounds, names=("A\udcff", "B"))
    write(path, odd)
    assert list(read_records(path)) == [odd]


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ('{"papersea-records": 2}', "line 1: this is version 2 of the records"),
        ('{"papersea-records": true}', "line 1: expected the header of a record file"),
        ('{"chess": 1}', "line 1: expected the header of a record file"),
        ("[1]", "line 1: expected the header of a record file"),
        ("not JSON", "line 1: this is not JSON"),
        ('{"papersea-records', "line 1: this is not JSON"),
    ],
)
def test_a_file_of_another_kind_is_refused_and_left_alone(
    path: Path, header: str, expected: str
) -> None:
    path.write_text(f"{header}\n{{}}\n", encoding="utf-8")
    with pytest.raises(UnreadableRecord, match=expected):
        list(read_records(path))
    with pytest.raises(UnreadableRecord, match=expected):
        RecordWriter(path)
    assert path.read_text(encoding="utf-8") == f"{header}\n{{}}\n"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('{"options"', '"options"', "this is not JSON"),
        ('"players":2', '"players":true', "expected players as a number"),
        ('"players":2', '"players":7', "players must be 2, 3 or 4, not 7"),
        ('"players":2,', "", "expected players as a number"),
        ('"first":"B"', '"first":"E"', "'E' is not a seat"),
        ('"Coral",', "", "1 names for 2 players"),
        ('"Coral",', "3,", "expected a name as a text"),
        ('"rounds":[{', '"rounds":[3,{', "expected a round as an object"),
        ('"deck":"Ck', '"deck":"', "a deck has 58 cards, not 57"),
        ('"moves":"B: ', '"moves":"', "'D' is not a seat"),
        ('"moves":"B: D', '"moves":"B: d', "'d' is not a move"),
        ('"moves"', '"Moves"', "expected moves as a text"),
        ('"names"', '"colour":"red","names"', "'colour' is not part of a record"),
        ('"deck"', '"by":"me","deck"', "'by' is not part of a record"),
    ],
)
def test_a_corrupt_line_is_named(path: Path, old: str, new: str, expected: str) -> None:
    write(path, SECOND, FIRST, SECOND)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[2]
    lines[2] = lines[2].replace(old, new, 1)
    path.write_text("".join(lines), encoding="utf-8")
    games = read_records(path)
    assert next(games) == SECOND
    with pytest.raises(UnreadableRecord) as caught:
        next(games)
    assert caught.value.line == 3
    assert expected in str(caught.value)


@pytest.mark.parametrize("garbage", [b"\xff\n", b"[" * 100_000 + b"\n", b"null\n", b"{}\n"])
def test_garbage_between_games_is_named(path: Path, garbage: bytes) -> None:
    write(path, FIRST)
    path.write_bytes(path.read_bytes() + garbage + format_line(SECOND).encode())
    with pytest.raises(UnreadableRecord) as caught:
        list(read_records(path))
    assert caught.value.line == 3


def test_a_line_alone_of_another_version_is_refused_by_its_number() -> None:
    line = format_line(FIRST)
    assert parse_line(line.replace("{", '{"version":1,', 1)) == FIRST
    with pytest.raises(UnreadableRecord, match="this is version 2 of the records"):
        parse_line(line.replace("{", '{"version":2,', 1))
