"""A Ctrl-C that something has swallowed ends the next wait, whatever is waited for."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress

import click
import pytest
from click.testing import CliRunner
from rich.console import Console

from papersea.terminal.ctrl_c import STOPPED, heed_ctrl_c, stopped_by_ctrl_c
from papersea.terminal.main import LazyGroup
from papersea.terminal.play.person import Typist
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import Texts


@pytest.fixture(autouse=True)
def hears() -> Iterator[None]:
    """Ctrl-C, also where the tests themselves run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def lose_ctrl_c() -> None:
    with suppress(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def ask_for_a_line() -> None:
    Typist(Screen(Console(file=io.StringIO()), Words(Texts.load()))).ask("> ")


@pytest.mark.parametrize("wait", [heed_ctrl_c, ask_for_a_line])
def test_the_next_wait_ends(wait: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("a line of a pipe\n"))
    with pytest.raises(SystemExit) as ended:
        wait_after_a_lost_one(wait)
    assert ended.value.code == STOPPED


def wait_after_a_lost_one(wait: Callable[[], None]) -> None:
    with stopped_by_ctrl_c():
        lose_ctrl_c()
        wait()


command = click.Command("wait", callback=lambda: signal.raise_signal(signal.SIGINT))


def test_every_command_ends_with_the_same_code() -> None:
    group = LazyGroup(modules={"wait": __name__})
    ended = CliRunner().invoke(group, ["wait"])
    assert (ended.exit_code, ended.output) == (STOPPED, "")


def test_another_signal_ends_nothing() -> None:
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with stopped_by_ctrl_c():
            signal.raise_signal(signal.SIGTERM)
            heed_ctrl_c()
    finally:
        signal.signal(signal.SIGTERM, before)
