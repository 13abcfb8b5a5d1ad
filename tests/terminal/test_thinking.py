"""The sign that an opponent thinks: late enough not to disturb, and gone in the end."""

from __future__ import annotations

import io
import time

import pytest
from rich.console import Console

from papersea.moves import Seat
from papersea.terminal.screen import Screen
from papersea.terminal.thinking import thinking
from papersea.terminal.words import Words
from papersea.texts import Texts

ERASED = "\x1b[2K"


def screen_of(output: io.StringIO, *, is_terminal: bool) -> Screen:
    console = Console(file=output, force_terminal=is_terminal, width=80)
    return Screen(console, Words(Texts.load(), ("You", "Gull"), Seat(0)))


def shown(seconds: float, *, is_terminal: bool = True) -> str:
    """What is written while the other player thinks for so long."""
    output = io.StringIO()
    with thinking(screen_of(output, is_terminal=is_terminal), Seat(1)):
        time.sleep(seconds)
    return output.getvalue()


@pytest.fixture(autouse=True)
def quick_to_wonder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("papersea.terminal.thinking._SECONDS_TO_WONDER", 0.1)


def test_who_thinks_long_is_named_until_the_move_is_there() -> None:
    text = shown(0.4)
    assert "Gull thinks …" in text
    assert ERASED in text.rpartition("Gull thinks …")[2]


def test_a_quick_answer_shows_nothing() -> None:
    assert shown(0) == ""


def test_a_pipe_is_told_nothing() -> None:
    assert shown(0.4, is_terminal=False) == ""


def interrupted(screen: Screen) -> None:
    with thinking(screen, Seat(1)):
        time.sleep(0.2)
        raise KeyboardInterrupt


def test_the_sign_is_gone_after_ctrl_c_too() -> None:
    output = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        interrupted(screen_of(output, is_terminal=True))
    assert ERASED in output.getvalue().rpartition("Gull thinks …")[2]
