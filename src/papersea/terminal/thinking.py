"""A sign that an opponent thinks: only where it takes long enough to wonder."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.text import Text

from papersea.moves import Seat
from papersea.terminal.screen import Screen

_SECONDS_TO_WONDER = 0.4


@contextmanager
def thinking(screen: Screen, seat: Seat) -> Iterator[None]:
    """Say on a terminal who thinks while the block runs; gone at its end."""
    if not screen.console.is_terminal:
        yield
        return
    text = screen.words.text("told-thinks", name=screen.words.names[seat])
    status = screen.console.status(Text(text, style="dim"), spinner_style="dim")
    timer = threading.Timer(_SECONDS_TO_WONDER, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()  # what has just started to show can then be stopped
        status.stop()
