"""Ctrl-C, heard wherever Python happens to raise it.

``KeyboardInterrupt`` is raised in whatever runs just then, and some of that swallows it: a
``__del__`` while garbage is collected, or a library that catches everything. So the signal itself
leaves a byte in a socket, where nobody can lose it. Whoever waits looks there, and raises what was
missed."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from select import select
from socket import socket as Socket  # noqa: N812
from socket import socketpair
from typing import Final

STOPPED: Final = 130
"""The exit code after Ctrl-C."""

_ears: list[Socket] = []
"""One while a command runs: a process has its signals only once, too."""
_MOST_SIGNALS: Final = 4096


@contextmanager
def stopped_by_ctrl_c() -> Iterator[None]:
    """Ctrl-C ends the block, at its next wait at the latest, and the program. For the main thread,
    the only one in which Python raises it."""
    ear, mouth = socketpair()
    with ear, mouth:
        ear.setblocking(False)
        mouth.setblocking(False)
        # On Windows, asyncio puts its own there and leaves none: then it is as if nobody looked.
        before = signal.set_wakeup_fd(mouth.fileno(), warn_on_full_buffer=False)
        _ears.append(ear)
        try:
            yield
        except KeyboardInterrupt:
            raise SystemExit(STOPPED) from None
        finally:
            _ears.remove(ear)
            signal.set_wakeup_fd(before)


def heed_ctrl_c() -> None:
    """``KeyboardInterrupt`` if Ctrl-C was pressed and got lost; for all who wait in small steps."""
    for ear in _ears:
        try:
            signals = ear.recv(_MOST_SIGNALS)
        except BlockingIOError:
            continue
        if signal.SIGINT in signals:
            raise KeyboardInterrupt


def is_line_typed(seconds: float) -> bool:
    """Whether there is a line to read from the terminal, now or within this time; Ctrl-C comes
    first. Not on Windows, which cannot wait for what is typed and for anything else."""
    ready, _, _ = select([sys.stdin, *_ears], [], [], seconds)
    heed_ctrl_c()
    return sys.stdin in ready
