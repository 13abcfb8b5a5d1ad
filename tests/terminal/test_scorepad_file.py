"""The file of a score pad: never half, never over the words of another terminal."""

from __future__ import annotations

import errno
import os
import re
import sys
from pathlib import Path

import pytest

from papersea.scorepad import PadError, ScorePad, format_pad, parse_pad
from papersea.terminal.pad.file import PadChanged, PadFile
from tests.scorepad.told import deck_out, pad, stop
from tests.terminal.running import run

if sys.platform == "win32":
    pytest.skip("needs a POSIX terminal", allow_module_level=True)

from tests.terminal.test_leaving import InTerminal, read_until

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
EMPTY, ONE, TWO = pad(), pad(stop(0, 9, 4)), pad(stop(0, 9, 4), deck_out(1))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pad.json"


def test_what_is_written_is_read(path: Path) -> None:
    file = PadFile(path)
    assert file.read() is None
    for told in (EMPTY, ONE, TWO, ONE):
        file.write(told)
        assert PadFile(path).read() == told
        assert not file.has_changed()
    assert [each.name for each in path.parent.iterdir()] == ["pad.json"]


def test_what_another_has_written_is_not_lost(path: Path) -> None:
    first, second = PadFile(path), PadFile(path)
    first.write(EMPTY)
    assert second.read() == EMPTY
    second.write(ONE)
    assert first.has_changed()
    with pytest.raises(PadChanged):
        first.write(TWO)
    assert first.read() == ONE
    first.write(TWO)
    assert second.has_changed()


def test_a_new_file_is_not_written_over_either(path: Path) -> None:
    file = PadFile(path)
    assert file.read() is None
    PadFile(path).write(ONE)
    with pytest.raises(PadChanged):
        file.write(EMPTY)
    assert PadFile(path).read() == ONE
    assert len(list(path.parent.iterdir())) == 1


def test_a_full_disk_leaves_what_was_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = PadFile(path)
    file.write(ONE)

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        file.write(TWO)
    assert PadFile(path).read() == ONE
    assert len(list(path.parent.iterdir())) == 1


def test_a_round_that_could_not_be_written_is_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text(format_pad(ONE), encoding="utf-8")
    failures = iter([OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))])
    real = os.fsync

    def sometimes(descriptor: int) -> None:
        for failure in failures:
            raise failure
        real(descriptor)

    monkeypatch.setattr(os, "fsync", sometimes)
    output = run("scorepad", str(path), stdin="deck\nb\ny\n").output
    assert "It couldn’t be saved" in output
    assert "No space left" in output
    assert parse_pad(path.read_bytes()) == TWO


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("stop\na\n9\n4\n", "Round 3 wasn’t saved."),
        ("edit 1\n\n\n\n5\n", "Round 1 stays as it was."),
        ("undo\ny\n", "Round 2 wasn’t taken back."),
    ],
)
@pytest.mark.parametrize("last", ["", "quit\n", "back\nquit\n", "n\nquit\n"])
def test_what_could_not_be_written_is_not_said_to_be_kept(
    path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, said: str, last: str
) -> None:
    path.write_text(format_pad(TWO), encoding="utf-8")

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    output = run("scorepad", str(path), stdin=f"{typed}{last}").output
    after = output.partition("Try again?")[2]
    assert (said if last in ("", "quit\n") else "Nothing has been entered.") in after
    assert output.count(said) <= 1
    assert "The score pad is saved in" in after
    assert parse_pad(path.read_bytes()) == TWO


def test_what_was_written_is_not_said_to_be_missing(path: Path) -> None:
    path.write_text(format_pad(TWO), encoding="utf-8")
    typed = "undo\nn\nundo\ny\nstop\nback\nedit 1\n\n\n\n5\nstop\nb\n9\n4\n"
    output = run("scorepad", str(path), stdin=f"{typed}table\n").output
    for said in ("wasn’t saved.", "stays as it was", "wasn’t taken back"):
        assert said not in output
    assert "The score pad is saved in" in output


@pytest.mark.parametrize("is_broken", [False, True])
def test_a_pad_that_is_gone_is_not_said_to_be_kept(path: Path, *, is_broken: bool) -> None:
    path.write_text(format_pad(ONE), encoding="utf-8")
    with Terminal(path) as terminal:
        terminal.until("\n> ")
        path.unlink()
        if is_broken:
            path.write_text("Dear Pebble,\n", encoding="utf-8")
        terminal.press(b"\x04")
        assert terminal.ended() == 0
    assert "no longer holds this score pad" in " ".join(terminal.seen.split())
    assert "The score pad is saved in" not in terminal.seen


def test_rights_and_links_stay(path: Path) -> None:
    PadFile(path).write(ONE)
    path.chmod(0o640)
    link = path.with_name("link.json")
    link.symlink_to(path)
    file = PadFile(link)
    file.read()
    file.write(TWO)
    assert link.is_symlink()
    assert PadFile(path).read() == TWO
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be", "utf-16-le"])
def test_a_file_from_another_editor_is_read(path: Path, encoding: str) -> None:
    named = ScorePad(("Žofie", "Bo"), ONE.starter, ONE.target, ONE.rounds)
    mark = "\ufeff" if encoding[-3:] in ("-be", "-le") else ""
    path.write_bytes(f"{mark}{format_pad(named)}\r\n".encode(encoding))
    file = PadFile(path)
    assert file.read() == named
    assert not file.has_changed()
    file.write(TWO)
    assert parse_pad(path.read_bytes()) == TWO


def test_half_a_letter_is_no_score_pad(path: Path) -> None:
    path.write_bytes(format_pad(ONE).encode("utf-16")[:-1])
    with pytest.raises(PadError):
        PadFile(path).read()


@pytest.mark.parametrize("is_begun", [False, True])
def test_a_folder_that_cannot_be_written_is_named_before_anything_is_asked(
    path: Path, monkeypatch: pytest.MonkeyPatch, *, is_begun: bool
) -> None:
    if is_begun:
        path.write_text(format_pad(ONE), encoding="utf-8")

    def forbid(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "touch", forbid)
    result = run("scorepad", str(path), stdin="Ann, Bo\na\n")
    assert result.exit_code == 1
    assert "you have no permission to read and write it" in " ".join(result.output.split())
    assert "Who plays?" not in result.output
    assert path.exists() == is_begun


def test_a_name_that_is_too_long_is_refused_before_anything_is_asked(path: Path) -> None:
    result = run("scorepad", str(path.with_name("p" * 254)), stdin="Ann, Bo\na\n")
    assert result.exit_code == 1
    assert "Who plays?" not in result.output


def test_looking_whether_it_can_be_written_leaves_nothing(path: Path) -> None:
    PadFile(path).check()
    assert not list(path.parent.iterdir())


class Terminal(InTerminal):
    """A score pad in a terminal of its own."""

    def __init__(self, path: Path) -> None:
        super().__init__("scorepad", str(path))
        self.seen = ""

    def until(self, wanted: str) -> str:
        """What is shown until this appears, without its colours."""
        shown = read_until(self.terminal, wanted.encode()).decode()
        assert wanted in shown, shown
        self.seen += (plain := COLOURS.sub("", shown))
        return plain

    def type(self, *lines: str) -> None:
        for line in lines:
            self.press(f"{line}\n".encode())
            self.until("\n> ")

    def ended(self) -> int:
        self.seen += COLOURS.sub("", read_until(self.terminal, b"never printed").decode())
        return self.exit_code()


pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")


@pytest.mark.parametrize(("keys", "code"), [(b"\x03", 130), (b"\x04", 0), (b"quit\n", 0)])
def test_leaving_in_the_middle_of_a_round_keeps_the_game(
    path: Path, keys: bytes, code: int
) -> None:
    with Terminal(path) as terminal:
        terminal.until("\n> ")
        terminal.type("Ann, Bo", "a", "stop", "a", "9", "4", "last", "b")
        terminal.press(keys)
        assert terminal.ended() == code
    assert parse_pad(path.read_bytes()) == ONE
    assert "Traceback" not in terminal.seen
    assert "Round 2 wasn’t saved." in terminal.seen
    assert "The score pad is saved in" in terminal.seen


def test_two_terminals_do_not_lose_each_others_rounds(path: Path) -> None:
    path.write_text(format_pad(EMPTY), encoding="utf-8")
    with Terminal(path) as first, Terminal(path) as second:
        for terminal in (first, second):
            terminal.until("\n> ")
        second.type("deck")
        first.type("stop", "a", "9", "4")
        second.press(b"b\n")
        assert "Somebody else has changed" in second.until("Add your round as round 2? [y/n] ")
        second.press(b"y\n")
        assert "Round 3 · to 40 · Ann starts" in second.until("\n> ")
        assert parse_pad(path.read_bytes()) == TWO
        first.press(b"table\n")
        shown = first.until("\n> ")
        assert "Somebody else has changed" in shown
        assert "Round 3 · to 40 · Ann starts" in shown
        for terminal in (first, second):
            terminal.press(b"\x04")
            assert terminal.ended() == 0
    assert parse_pad(path.read_bytes()) == TWO


def test_a_file_that_another_breaks_is_left_to_them(path: Path) -> None:
    path.write_text(format_pad(ONE), encoding="utf-8")
    with Terminal(path) as terminal:
        terminal.until("\n> ")
        path.write_text("Dear Pebble,\n", encoding="utf-8")
        terminal.press(b"undo\n")
        assert terminal.ended() == 2
    assert "stays as it is" in terminal.seen
    assert path.read_text(encoding="utf-8") == "Dear Pebble,\n"


def test_a_file_that_is_taken_away_is_written_again(path: Path) -> None:
    path.write_text(format_pad(ONE), encoding="utf-8")
    with Terminal(path) as terminal:
        terminal.until("\n> ")
        path.unlink()
        terminal.type("table", "deck", "b")
        terminal.press(b"\x04")
        assert terminal.ended() == 0
    assert parse_pad(path.read_bytes()) == TWO
