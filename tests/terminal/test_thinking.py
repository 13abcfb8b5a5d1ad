"""The sign that an opponent thinks: late enough not to disturb, and gone in the end."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from papersea.moves import Seat
from papersea.terminal.play.telling import thinking
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from tests.timers import Timers

ERASED = "\x1b[2K"


def screen_of(output: io.StringIO, *, is_terminal: bool) -> Screen:
    console = Console(file=output, force_terminal=is_terminal, width=80)
    return Screen(console, Words(Texts.load(), ("You", "Gull"), Seat(0)))


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    found = Timers()
    monkeypatch.setattr("papersea.terminal.screen.screen.threading.Timer", found)
    return found


def shown_after_long(timers: Timers, *, is_terminal: bool = True) -> str:
    """What is written while the other player thinks for long."""
    output = io.StringIO()
    with thinking(screen_of(output, is_terminal=is_terminal), Seat(1)):
        timers.time_passes()
    return output.getvalue()


def test_who_thinks_long_is_named_until_the_move_is_there(timers: Timers) -> None:
    text = shown_after_long(timers)
    assert "Gull is thinking…" in text
    assert ERASED in text.rpartition("Gull is thinking…")[2]


def test_a_quick_answer_shows_nothing(timers: Timers) -> None:
    output = io.StringIO()
    with thinking(screen_of(output, is_terminal=True), Seat(1)):
        pass
    timers.time_passes()
    assert output.getvalue() == ""


def test_a_pipe_is_told_nothing(timers: Timers) -> None:
    assert shown_after_long(timers, is_terminal=False) == ""


def interrupted(screen: Screen, timers: Timers) -> None:
    with thinking(screen, Seat(1)):
        timers.time_passes()
        raise KeyboardInterrupt


def test_the_sign_is_gone_after_ctrl_c_too(timers: Timers) -> None:
    output = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        interrupted(screen_of(output, is_terminal=True), timers)
    assert ERASED in output.getvalue().rpartition("Gull is thinking…")[2]
