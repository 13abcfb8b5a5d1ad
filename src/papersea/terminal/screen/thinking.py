"""A sign that an opponent thinks: only where it takes long enough to wonder."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.text import Text

from papersea.moves import Seat
from papersea.terminal.screen.screen import Screen

_SECONDS_TO_WONDER = 0.4
_SECONDS_TO_WORRY = 6.0


@contextmanager
def thinking(screen: Screen, seat: Seat, *, later: str | None = None) -> Iterator[None]:
    """Say on a terminal who thinks while the block runs, and ``later`` another text; gone at its
    end."""
    if not screen.console.is_terminal:
        yield
        return
    name = screen.words.names[seat]
    text = screen.words.text("told-thinks", name=name)
    status = screen.console.status(Text(text, style="dim"), spinner_style="dim")
    timers = [threading.Timer(_SECONDS_TO_WONDER, status.start)]
    if later is not None:
        explained = Text(screen.words.text(later, name=name), style="dim")
        timers.append(threading.Timer(_SECONDS_TO_WORRY, status.update, [explained]))
    for timer in timers:
        timer.daemon = True
        timer.start()
    try:
        yield
    finally:
        for timer in timers:
            timer.cancel()
            timer.join()  # what has just started to show can then be stopped
        status.stop()
