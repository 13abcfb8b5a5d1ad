"""The guard: whatever a player does, the game gets a legal move in time."""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import Callable

import pytest

from papersea.game import Game
from papersea.moves import Move, Stop
from papersea.players.budget import Budget, Milliseconds, Playouts
from papersea.players.guard import USUAL, Guarded, Patience, _Hurried
from papersea.position import parse_position
from papersea.view import View
from tests.patience import PATIENT

HASTY = Patience(without_clock=0.2)
GUARDS = [pytest.param(None, id="in this thread"), pytest.param(USUAL, id="in its own")]


class Scripted:
    """Answers by a function."""

    def __init__(self, answer: Callable[[View], Move]) -> None:
        self._answer = answer

    def choose(self, view: View, budget: Budget) -> Move:
        return self._answer(view)


def failing(error: BaseException) -> Scripted:
    def fail(_: View) -> Move:
        raise error

    return Scripted(fail)


FIRST = Scripted(lambda view: view.legal[0])
LAST = Scripted(lambda view: view.legal[-1])


@pytest.fixture
def view() -> View:
    game = Game(seed=1)
    return game.view(game.turn)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [entry.message for entry in caplog.records if entry.levelno == logging.WARNING]


@pytest.mark.parametrize("patience", GUARDS)
def test_a_good_answer_passes(
    view: View, patience: Patience | None, caplog: pytest.LogCaptureFixture
) -> None:
    guarded = Guarded(LAST, "last", fallback=FIRST, patience=patience)
    assert guarded.choose(view, Playouts(1)) == view.legal[-1] != view.legal[0]
    assert not warnings(caplog)


@pytest.mark.parametrize("patience", GUARDS)
def test_a_player_that_raises_loses_that_choice(
    view: View, patience: Patience | None, caplog: pytest.LogCaptureFixture
) -> None:
    broken = failing(ValueError("two\nlines"))
    guarded = Guarded(broken, "broken@1p", fallback=FIRST, patience=patience)
    assert guarded.choose(view, Playouts(1)) == view.legal[0]
    (line,) = warnings(caplog)
    seat = "AB"[view.turn]
    assert line.startswith(f"broken@1p at seat {seat} raised ValueError('two\\nlines')")


@pytest.mark.parametrize("patience", GUARDS)
@pytest.mark.parametrize(("answer", "what"), [(Stop(), "not legal"), (None, "no move")])
def test_an_illegal_answer_loses_that_choice(
    view: View, patience: Patience | None, answer: Move, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    guarded = Guarded(Scripted(lambda _: answer), "cheat", fallback=FIRST, patience=patience)
    assert guarded.choose(view, Playouts(1)) == view.legal[0]
    assert f"answered {answer}, which is {what}" in warnings(caplog)[0]


def test_the_simple_player_is_the_usual_fallback(view: View) -> None:
    assert Guarded(failing(KeyError()), "broken").choose(view, Playouts(1)) in view.legal


def test_the_trace_is_logged_for_those_who_debug(
    view: View, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "papersea.players.guard"):
        Guarded(failing(KeyError("x")), "broken").choose(view, Playouts(1))
    assert "in fail" in caplog.text


def test_ctrl_c_passes(view: View) -> None:
    guarded = Guarded(failing(KeyboardInterrupt()), "stopped", patience=None)
    with pytest.raises(KeyboardInterrupt):
        guarded.choose(view, Playouts(1))


def test_in_its_own_thread_a_player_cannot_end_the_program(view: View) -> None:
    guarded = Guarded(failing(SystemExit()), "quitter", fallback=FIRST)
    assert guarded.choose(view, Playouts(1)) == view.legal[0]


def test_a_forced_move_needs_no_player() -> None:
    game = Game.set_up(parse_position("classic 0-0 1 A:search - ?2/?2 Cy+Cd/- Fd/- ?51"), seed=1)
    view = game.view(game.turn)
    assert len(view.legal) == 1
    assert Guarded(failing(AssertionError()), "nobody").choose(view, Playouts(1)) == view.legal[0]


class Hanging:
    """Waits at its first choice until it is let go, and remembers what it was asked."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.asked: list[View] = []

    def choose(self, view: View, budget: Budget) -> Move:
        self.asked.append(view)
        if len(self.asked) == 1:
            self.go_on.wait(PATIENT)
        return view.legal[-1]


def test_a_player_that_hangs_is_left_alone_until_it_answers(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game, player = Game(seed=1), Hanging()
    guarded = Guarded(player, "slow", fallback=FIRST, patience=HASTY)

    first = game.view(game.turn)
    assert guarded.choose(first, Playouts(1)) == first.legal[0]
    game.play(first.legal[0])
    second = game.view(game.turn)

    assert guarded.choose(second, Playouts(1)) == second.legal[0]
    assert player.asked == [first]

    assert isinstance(guarded._player, _Hurried)
    late_question = guarded._player._last
    assert late_question is not None
    player.go_on.set()
    late_answer = late_question.answers.get(timeout=PATIENT)
    late_question.answers.put(late_answer)
    guarded._player._patience = USUAL
    assert guarded.choose(second, Playouts(1)) == second.legal[-1]
    assert player.asked == [first, second]
    late, busy = warnings(caplog)
    assert "slow at seat" in late
    assert "has not answered within 0.2 s" in late
    assert "still thinks about an earlier move" in busy


def test_patience_grows_with_the_budget() -> None:
    assert USUAL.seconds(Milliseconds(200)) == pytest.approx(1.4)
    assert USUAL.seconds(Playouts(10)) == pytest.approx(60, abs=0.1)
    assert USUAL.seconds(Playouts(10**6)) > 120


def test_the_thread_ends_with_the_guard(view: View) -> None:
    before = set(threading.enumerate())
    guarded = Guarded(LAST, "last")
    guarded.choose(view, Playouts(1))
    (thread,) = set(threading.enumerate()) - before
    assert thread.daemon
    del guarded
    gc.collect()
    thread.join(PATIENT)
    assert not thread.is_alive()


def test_a_fallback_that_raises_cannot_lose_the_game_either(
    view: View, caplog: pytest.LogCaptureFixture
) -> None:
    broken = failing(ValueError("first"))
    guarded = Guarded(broken, "broken", fallback=failing(KeyError("second")), patience=None)
    assert guarded.choose(view, Playouts(1)) == view.legal[0]
    assert len(warnings(caplog)) == 2
