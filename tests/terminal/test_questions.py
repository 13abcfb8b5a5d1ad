"""Questions wait for an answer that is one."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator

import pytest
from rich.console import Console

from papersea.game import Game
from papersea.moves import Seat
from papersea.players.ladder.simple import RandomPlayer
from papersea.terminal.play.session import Left, Session
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from tests.terminal.running import run


@pytest.mark.parametrize("unclear", ["", "maybe", "2", "points"])
def test_only_a_clear_answer_counts(unclear: str) -> None:
    typed = f"quit\n{unclear}\nno\n2\nquit\n{unclear}\nYES\n"
    output = run("play", "--seed", "10", stdin=typed).output
    assert output.count("Please type y for yes or n for no.") == 2
    assert "You take the [Sl light blue shark] from the left pile." in output
    assert "You’ve left the table." in output


def typed_between_rounds(monkeypatch: pytest.MonkeyPatch, *typed: str) -> str:
    """What is said to somebody at the end of the first round, in a terminal."""
    output = io.StringIO()
    waiting: Iterator[str] = iter(typed)

    def answer(prompt: str) -> str:
        if prompt.startswith("Press Enter for the next round"):
            output.write("PAUSE\n")
            return next(waiting)
        if prompt.startswith("Leave"):
            return "y"
        return "1"

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("papersea.terminal.screen.screen.HAS_SELECT", False)  # nobody really types
    words = Words(Texts.load(), ("You", "Gull"), Seat(0))
    console = Console(file=output, width=100, color_system=None, force_terminal=True)
    opponents = {Seat(1): RandomPlayer(1)}
    with pytest.raises(Left):
        Session(Game(seed=1), Seat(0), opponents, Screen(console, words)).run()
    return output.getvalue().partition("PAUSE")[2]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("log", "This round so far"),
        ("rules R6", "R6"),
        ("?", "How to answer"),
        ("points", "The round is over"),
        ("whale", "You can’t do “whale” between two rounds."),
    ],
)
def test_commands_are_answered_between_rounds(
    monkeypatch: pytest.MonkeyPatch, typed: str, answer: str
) -> None:
    output = typed_between_rounds(monkeypatch, typed, "quit")
    assert answer in output.split("PAUSE")[0]
    assert "Round 2" not in output
