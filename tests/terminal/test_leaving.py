"""Leaving a game in a real terminal: Ctrl-C and Ctrl-D, and no traceback."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

import pytest

from papersea.record import read_records
from tests.patience import PATIENT
from tests.terminal.running import THROWN_AWAY, command_line, loses_ctrl_c

if sys.platform == "win32":
    pytest.skip("needs a POSIX terminal", allow_module_level=True)

import fcntl
import pty
import struct
import termios

PROMPT = b"\n> "


def read_until(terminal: int, wanted: bytes) -> bytes:
    seen = b""
    until = time.monotonic() + PATIENT
    while wanted not in seen and time.monotonic() < until:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            seen += os.read(terminal, 4096)
        except OSError:  # the other side is gone
            break
    return seen


class InTerminal:
    """A command that runs in a terminal of its own until the block ends."""

    def __init__(self, *arguments: str, before: str = "") -> None:
        self._process, self.terminal = pty.fork()
        if self._process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background job ignores it
            os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "80"}
            line = command_line(*arguments, before=before)
            os.execv(line[0], line)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._code: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.terminal)
        if self._code is None:
            os.kill(self._process, signal.SIGKILL)
            self.exit_code()

    def interrupt(self) -> None:
        """As whoever stops a program from elsewhere does."""
        os.kill(self._process, signal.SIGINT)

    def press(self, keys: bytes) -> None:
        os.write(self.terminal, keys)

    def exit_code(self) -> int:
        self._code = os.waitstatus_to_exitcode(os.waitpid(self._process, 0)[1])
        return self._code


def play_and_type(key: bytes) -> tuple[int, bytes]:
    """Start a game in a terminal, press a key at the first question, and see how it ends."""
    with InTerminal("play", "--lines", "--seed", "10") as game:
        seen = read_until(game.terminal, PROMPT)
        game.press(key)
        seen += read_until(game.terminal, b"never printed")
        return game.exit_code(), seen


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0), (b"quit\ny\n", 0)])
def test_leaving_is_clean(key: bytes, code: int) -> None:
    exit_code, seen = play_and_type(key)
    text = seen.decode()
    assert exit_code == code
    assert "Traceback" not in text
    assert "You’ve left the table." in text
    assert "\x1b[38;2;0;0;0;48;2;77;168;237m Sl light blue shark \x1b[0m" in text


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
def test_ctrl_c_at_a_question_is_heard_even_if_python_loses_it() -> None:
    with InTerminal("play", "--lines", "--seed", "10", before=loses_ctrl_c("select")) as game:
        read_until(game.terminal, THROWN_AWAY.encode())
        game.press(b"\x03")
        seen = read_until(game.terminal, b"KeyboardInterrupt")
        assert b"Exception ignored" in seen
        with suppress(OSError):  # nobody listens any more
            game.press(b"quit\ny\n")  # to a game that would go on
        seen += read_until(game.terminal, b"never printed")
        assert game.exit_code() == 130
    assert "You’ve left the table.".encode() in seen


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
@pytest.mark.parametrize(("keys", "code"), [((b"\x03",), 130), ((b"q", b"y"), 0), ((), 130)])
def test_leaving_the_whole_screen_is_clean_too(
    keys: tuple[bytes, ...], code: int, tmp_path: Path
) -> None:
    record = tmp_path / "games.jsonl"
    with InTerminal("play", "--full", "--seed", "10", "--record", str(record)) as game:
        read_until(game.terminal, b"Take a card:")
        for key, shown in zip(keys, (b"[y/n]", b""), strict=False):
            game.press(key)
            if len(keys) > 1 and shown:
                read_until(game.terminal, shown)
        if not keys:
            game.interrupt()
        seen = read_until(game.terminal, b"never printed").decode()
        assert game.exit_code() == code
    assert "Traceback" not in seen
    assert "You’ve left the table." in seen
    assert f"play --resume {record}" in seen
    assert "\x1b[?1049l" in seen  # what was there before is back
    (left,) = read_records(record)
    assert left.result is None
