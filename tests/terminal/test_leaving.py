"""Leaving a game in a real terminal: Ctrl-C and Ctrl-D, and no traceback."""

from __future__ import annotations

import os
import select
import signal
import sys
import time

import pytest

from tests.patience import PATIENT
from tests.terminal.running import command_line

if sys.platform == "win32":
    pytest.skip("needs a POSIX terminal", allow_module_level=True)

import pty

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


def play_and_type(key: bytes) -> tuple[int, bytes]:
    """Start a game in a terminal, press a key at the first question, and see how it ends."""
    process, terminal = pty.fork()
    if process == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background job ignores it
        os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "80"}
        arguments = command_line("play", "--seed", "10")
        os.execv(arguments[0], arguments)
    seen = read_until(terminal, PROMPT)
    time.sleep(0.3)  # as a person would: between prompt and reading, Python hears no Ctrl-C
    os.write(terminal, key)
    seen += read_until(terminal, b"never printed")
    os.close(terminal)
    _, status = os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(status), seen


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0), (b"quit\ny\n", 0)])
def test_leaving_is_clean(key: bytes, code: int) -> None:
    exit_code, seen = play_and_type(key)
    text = seen.decode()
    assert exit_code == code
    assert "Traceback" not in text
    assert "You have left the table." in text
    assert "\x1b[38;2;0;0;0;48;2;77;168;237m Sl light blue shark \x1b[0m" in text
