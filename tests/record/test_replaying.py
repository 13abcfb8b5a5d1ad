"""Playing back whole files, in both forms, with good games and bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from papersea.moves import Seat
from papersea.record import (
    BrokenRecord,
    RecordWriter,
    Refused,
    Replayed,
    UnreadableRecord,
    parse_record,
    replay_file,
)
from tests.record.games import OVER, SHORT

GOOD, FINISHED = parse_record(SHORT), parse_record(OVER)
BROKEN = parse_record(SHORT.replace("@B=Mw", "@B=Gr"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games"


def write(path: Path) -> None:
    with RecordWriter(path) as writer:
        for record in (GOOD, BROKEN, FINISHED):
            writer.write(record)


def test_a_file_of_records_is_summed_up_game_by_game(path: Path) -> None:
    write(path)
    good, broken, finished = replay_file(path)
    assert good == Replayed(2, GOOD, (12, 2), (), is_finished=False)
    assert finished == Replayed(4, FINISHED, (50, 12), (Seat(0),), is_finished=True)
    assert isinstance(good, Replayed)
    assert (good.players, good.names, good.rounds, good.moves) == (
        2,
        ("Coral", "Pebble Žltý"),
        2,
        50,
    )
    assert isinstance(broken, Refused)
    assert isinstance(broken.error, BrokenRecord)
    assert (broken.line, broken.error.round, broken.error.number) == (3, 1, 36)
    assert str(broken.error) == (
        "line 3: round 1, move 36 by A: @B=Gr: Gr cannot be stolen: it is not in B's hand"
    )


def test_a_text_may_hold_several_games(path: Path) -> None:
    path.write_text(f"{SHORT}\n\n; another\n{BROKEN}\n{OVER}\n", encoding="utf-8")
    good, broken, finished = replay_file(path)
    assert good == Replayed(1, GOOD, (12, 2), (), is_finished=False)
    assert isinstance(broken, Refused)
    assert broken.line == 26 + 16
    assert finished == Replayed(26 + 23, FINISHED, (50, 12), (Seat(0),), is_finished=True)


def test_an_unreadable_game_does_not_hide_the_others(path: Path) -> None:
    path.write_text(f"{OVER}\n{OVER.replace('STOP', 'HALT')}\n{OVER}", encoding="utf-8")
    results = list(replay_file(path))
    assert [type(result) for result in results] == [Replayed, Refused, Replayed]
    assert results[1].line == 7
    write(other := path.with_name("other"))
    other.write_bytes(other.read_bytes().replace(b'"players":2', b'"players":', 1))
    results = list(replay_file(other))
    assert [type(result) for result in results] == [Refused, Refused, Replayed]


def test_a_cut_game_is_played_back_as_far_as_it_goes(path: Path) -> None:
    write(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b'OP"')])
    *_, last = replay_file(path)
    assert isinstance(last, Replayed)
    assert (last.is_cut, last.moves, last.is_finished) == (True, 0, False)


def test_a_cut_before_the_first_round_is_said(path: Path) -> None:
    write(path)
    path.write_bytes(path.read_bytes()[:40])
    (refused,) = replay_file(path)
    assert isinstance(refused, Refused)
    assert str(refused.error) == "line 2: cut off before the first round had begun"


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xef\xbb\xbf", b"\xef\xbb\xbf\n; nothing\n"])
def test_an_empty_file_has_no_games(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert list(replay_file(path)) == []


def test_a_byte_order_mark_hides_neither_form(path: Path) -> None:
    write(path)
    for content in (path.read_bytes(), OVER.replace("\n", "\r\n").encode()):
        path.write_bytes(b"\xef\xbb\xbf" + content)
        assert isinstance(list(replay_file(path))[-1], Replayed)


def test_another_kind_of_file_is_refused(path: Path) -> None:
    path.write_bytes(b'{"papersea-records": 2}\n')
    with pytest.raises(UnreadableRecord, match="line 1: this is version 2"):
        list(replay_file(path))
    path.write_bytes(b"\x89PNG\n\xff\xd8")
    with pytest.raises(UnreadableRecord, match="line 1: this is not UTF-8 text"):
        list(replay_file(path))
    path.write_bytes(b"Dear diary,\n")
    (refused,) = replay_file(path)
    assert isinstance(refused, Refused)
    assert "line 1: expected a header" in str(refused.error)
