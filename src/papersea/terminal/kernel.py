"""Getting rules and opponents ready: the first start compiles them, while the person reads on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from papersea.terminal.ctrl_c import heed_ctrl_c
from papersea.terminal.screen.screen import Screen

if TYPE_CHECKING:
    from papersea.players.catalogue import Opponent
    from papersea.rules.options import Options

_SLOWEST = ("step", "place")  # the ways into the rules that take longest to compile
_SECONDS_TO_WONDER = 2.0


def is_prepared() -> bool:
    """Whether the compiled rules are on disk already, or need not be."""
    from papersea.rules import jit

    return not jit.COMPILED or all(map(_is_cached, _SLOWEST))


def _is_cached(name: str) -> bool:
    from papersea.rules import jit

    return any(jit.CACHE.rglob(f"entries.{name}-*.nbi"))


def _unwritable_folder() -> Path | None:
    """Where the compiled rules would be kept, if they cannot be."""
    from platformdirs import user_cache_path

    from papersea.rules import jit

    folder = user_cache_path("papersea")
    return None if jit.CACHE.is_relative_to(folder) else folder


def _announce(screen: Screen) -> None:
    if folder := _unwritable_folder():
        screen.say("welcome-every-start", style="dim", folder=str(folder))
    else:
        screen.say("welcome-first-start", style="dim")


def prepare(
    screen: Screen, opponents: Sequence[Opponent] = (), options: Options | None = None
) -> None:
    """Return when the rules are ready, and all that these opponents think with at a table with
    you; what takes long is announced."""
    if is_slow := not is_prepared():
        _announce(screen)
    _Work(_warm_up_rules).finish(screen, is_slow=is_slow)
    if opponents:
        work = _Work(lambda: _rehearse(opponents, options))
        work.finish_or_tell(screen, "welcome-opponents", count=len(opponents))


def prepare_odds(screen: Screen) -> None:
    """Return when the odds of a bet can be worked out."""
    _Work(_warm_up_odds).finish_or_tell(screen, "score-odds-preparing")


def prepare_analysis(screen: Screen) -> None:
    """Return when decisions can be weighed and explained."""
    _Work(_warm_up_analysis).finish_or_tell(screen, "analyse-preparing")


def _warm_up_analysis() -> None:
    from papersea.analysis.weighing import warm_up
    from papersea.players.warming import warm_up_odds

    warm_up()
    warm_up_odds()


def _warm_up_odds() -> None:
    from papersea.players.warming import warm_up_odds

    warm_up_odds()


def _warm_up_rules() -> None:
    from papersea.rules.__main__ import warm_up_table

    warm_up_table()


def _rehearse(opponents: Sequence[Opponent], options: Options | None) -> None:
    from papersea.game import CLASSIC
    from papersea.players.warming import warm_up

    rungs = {opponent.rung for opponent in opponents}
    warm_up(rungs, options or CLASSIC, players=1 + len(opponents))


def _sign_of_life(screen: Screen, *, is_shown: bool) -> AbstractContextManager[object]:
    if is_shown and screen.console.is_terminal:
        return screen.console.status(screen.words.text("welcome-preparing"))
    return nullcontext()


@contextmanager
def _compiling_told(compiles: threading.Event) -> Iterator[None]:
    """Set the event as soon as something is compiled that no cache has."""
    from papersea.rules import jit

    if not jit.COMPILED:
        yield
        return
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, _: object) -> None:
            compiles.set()

        def on_end(self, _: object) -> None:
            pass

    with event.install_listener("numba:compile", Listener()):
        yield


class _Work:
    """Something that runs beside the screen from now on."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._problem: BaseException | None = None
        self._compiles = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            with _compiling_told(self._compiles):
                self._work()
        except BaseException as problem:
            self._problem = problem

    def is_done_within(self, seconds: float) -> bool:
        """In small steps: a plain join would not hear Ctrl-C on every system."""
        until = time.monotonic() + seconds
        while self._thread.is_alive() and time.monotonic() < until:
            heed_ctrl_c()
            self._thread.join(timeout=0.1)
        return not self._thread.is_alive()

    def finish_or_tell(self, screen: Screen, key: str, **arguments: int) -> None:
        """Wait for the end, and tell once if something is compiled and that takes long. What is
        only loaded can take as long on a slow machine, at every start."""
        is_done = self.is_done_within(_SECONDS_TO_WONDER)
        with _sign_of_life(screen, is_shown=not is_done):
            while not is_done and not self._compiles.is_set():
                is_done = self.is_done_within(0.1)
            if not is_done:
                screen.say(key, style="dim", **arguments)
            self.is_done_within(inf)
        self._raise_problem()

    def finish(self, screen: Screen, *, is_slow: bool) -> None:
        """Wait for the end, with a sign of life if that is slow; a failure is not swallowed."""
        with _sign_of_life(screen, is_shown=is_slow):
            self.is_done_within(inf)
        self._raise_problem()

    def _raise_problem(self) -> None:
        if self._problem is not None:
            raise self._problem
