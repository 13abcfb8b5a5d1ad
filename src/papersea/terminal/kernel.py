"""Getting the rules ready: the first start compiles them, while the person reads on."""

from __future__ import annotations

import threading
from pathlib import Path

from papersea.terminal.screen import Screen

_SLOWEST = ("step", "place")  # the ways into the rules that take longest to compile


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


def _warm_up(problems: list[BaseException]) -> None:
    try:
        from papersea.rules.__main__ import warm_up_table

        warm_up_table()
    except BaseException as problem:
        problems.append(problem)


def prepare(screen: Screen) -> None:
    """Return when the rules are ready; what takes long is announced before it starts."""
    is_slow = not is_prepared()
    if is_slow:
        _announce(screen)
    problems: list[BaseException] = []
    thread = threading.Thread(target=_warm_up, args=(problems,), daemon=True)
    thread.start()
    if is_slow and screen.console.is_terminal:
        with screen.console.status(screen.words.text("welcome-preparing")):
            _join(thread)
    else:
        _join(thread)
    if problems:
        raise problems[0]


def _join(thread: threading.Thread) -> None:
    """In small steps: a plain join would not hear Ctrl-C on every system."""
    while thread.is_alive():
        thread.join(timeout=0.1)
