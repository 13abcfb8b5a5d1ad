"""The first start: announced when it takes long, and only then."""

from __future__ import annotations

import io
import threading
from pathlib import Path

import pytest
from rich.console import Console

from papersea.players.catalogue import OPPONENTS, Opponent
from papersea.players.styles import Rung
from papersea.rules import jit
from papersea.rules.__main__ import warm_up_table
from papersea.rules.options import Options
from papersea.terminal.kernel import _Work, is_prepared, prepare, prepare_analysis
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from tests.patience import PATIENT


class Output(io.StringIO):
    """Knows when something was written."""

    def __init__(self) -> None:
        super().__init__()
        self.is_told = threading.Event()

    def write(self, text: str) -> int:
        written = super().write(text)
        self.is_told.set()
        return written


def compile_until_told(output: Output) -> None:
    @jit.jit
    def double(number: int) -> int:
        return 2 * number

    assert double(2) == 4
    assert output.is_told.wait(PATIENT)


def told(*opponents: Opponent, output: Output | None = None) -> str:
    output = output or Output()
    prepare(Screen(Console(file=output, width=200), Words(Texts.load())), opponents)
    return output.getvalue()


def test_rules_that_were_compiled_before_are_not_announced() -> None:
    warm_up_table()
    assert is_prepared()
    assert told() == ""


@pytest.mark.skipif(not jit.COMPILED, reason="plain Python has nothing to prepare")
def test_a_first_start_is_announced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda _: tmp_path)
    monkeypatch.setattr(jit, "CACHE", tmp_path / "kernel")
    assert not is_prepared()
    assert "This is the first start" in told()


@pytest.mark.skipif(not jit.COMPILED, reason="plain Python has nothing to prepare")
def test_nothing_is_promised_where_rules_cannot_be_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda _: Path("/home/of/nobody"))
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    text = told()
    assert "first start" not in text
    assert "because /home/of/nobody cannot be written to" in text


def test_a_failure_while_preparing_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise MemoryError

    monkeypatch.setattr("papersea.rules.__main__.warm_up_table", fail)
    with pytest.raises(MemoryError):
        told()


def test_opponents_that_are_ready_at_once_are_not_announced() -> None:
    warm_up_table()
    assert told(OPPONENTS[0]) == ""


@pytest.mark.skipif(not jit.COMPILED, reason="plain Python has nothing to prepare")
def test_an_opponent_that_needs_time_to_prepare_is_announced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[set[Rung], int]] = []
    output = Output()

    def warm_up(rungs: set[Rung], _: Options, players: int) -> None:
        compile_until_told(output)
        asked.append((rungs, players))

    monkeypatch.setattr("papersea.players.warming.warm_up", warm_up)
    monkeypatch.setattr("papersea.terminal.kernel._SECONDS_TO_WONDER", 0.0)
    text = told(OPPONENTS[-1], OPPONENTS[-1], output=output)
    assert "Your opponents prepare. The first time this takes" in text
    assert asked == [({Rung.MASTER}, 3)], "once, for a table of you and both of them"


def told_of_analysis(output: Output) -> str:
    prepare_analysis(Screen(Console(file=output, width=200), Words(Texts.load())))
    return output.getvalue()


def test_an_engine_that_is_only_loaded_is_not_announced_however_slow_that_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked, really = threading.Semaphore(0), _Work.is_done_within

    def look(work: _Work, seconds: float) -> bool:
        is_done = really(work, seconds)
        looked.release()
        return is_done

    def load() -> None:
        for _ in range(4):  # by then whoever waits has wondered
            assert looked.acquire(timeout=PATIENT)

    monkeypatch.setattr(_Work, "is_done_within", look)
    monkeypatch.setattr("papersea.analysis.weighing.warm_up", load)
    monkeypatch.setattr("papersea.terminal.kernel._SECONDS_TO_WONDER", 0.0)
    assert told_of_analysis(Output()) == ""


@pytest.mark.skipif(not jit.COMPILED, reason="plain Python has nothing to prepare")
def test_an_engine_that_is_compiled_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    output = Output()
    monkeypatch.setattr("papersea.analysis.weighing.warm_up", lambda: compile_until_told(output))
    monkeypatch.setattr("papersea.terminal.kernel._SECONDS_TO_WONDER", 0.0)
    assert "The engine is prepared, once" in told_of_analysis(output)
