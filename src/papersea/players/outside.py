"""Bots that are not ours: ``module:name``, and those that installed packages offer.

A bot is a class with ``choose(view, budget)``, made anew for each seat of each game (with
``seed=…``, if it takes one), or a function that makes such a player, or just a function
``choose(view, budget)``. A package offers it by an entry point of the group ``papersea.opponents``.

Naming one runs its code, so only whoever gives commands may: names that come over a network are
looked up in the catalogue alone.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from papersea.moves import Move
from papersea.players import Player
from papersea.players.budget import Budget
from papersea.players.catalogue import Opponent, find_opponent
from papersea.players.styles import Rung, Style
from papersea.problems import NotationError, Wrong
from papersea.view import View

GROUP: Final = "papersea.opponents"
"""The group of entry points."""

_COMPANY: Final = Rung.CASUAL
"""Whom seats that are left go to beside a bot of whose strength nobody knows."""
_STYLE: Final = Style()
_LONGEST: Final = 200

_NAMED: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")

Make = Callable[[int], Player]


@dataclass(frozen=True, slots=True)
class OutsideOpponent(Opponent):
    """A bot that is not ours, by the name under which it was found; ``target`` is where it is."""

    rung: Rung = _COMPANY
    style: Style = _STYLE
    target: str = ""

    def seated(self, seed: int) -> Player:
        """Made when it is first asked: whatever goes wrong costs a choice and not a game."""
        return _Waiting(self.target, seed)

    @property
    def line(self) -> str:
        """The first line of what it says of itself, perhaps nothing."""
        words = inspect.getdoc(_found(self.target)) or ""
        return next(iter(words.splitlines()), "")


class _Waiting:
    def __init__(self, target: str, seed: int) -> None:
        self._target = target
        self._seed = seed
        self._player: Player | None = None

    def choose(self, view: View, budget: Budget) -> Move:
        if self._player is None:
            self._player = _maker(self._target)(self._seed)
        return self._player.choose(view, budget)


class _ByFunction:
    """Plays by a function that remembers nothing."""

    def __init__(self, function: Callable[[View, Budget], Move]) -> None:
        self._function = function

    def choose(self, view: View, budget: Budget) -> Move:
        return self._function(view, budget)


def find_any(name: str) -> Opponent:
    """One of ours, one that is installed, or ``module:name``. A bot that is not ours has been made
    once by then; ``NotationError`` says what is wrong with it."""
    if ":" in name:
        if not _NAMED.fullmatch(name):
            raise NotationError(Wrong.OUTSIDE_NOT_NAMED, text=name[:80])
        return load(OutsideOpponent(name, target=name))
    try:
        return find_opponent(name)
    except NotationError:
        offered = installed()
    found = [each for each in offered if each.name == name.lower()]
    if not found:
        return find_opponent(name, others=[each.name for each in offered])
    if len(found) > 1:
        choices = ", ".join(each.target for each in found)
        raise NotationError(Wrong.OUTSIDE_TWICE, text=name[:80], choices=choices)
    return load(found[0])


def installed() -> list[OutsideOpponent]:
    """Those that packages offer under names which are not ours, by name; nothing of them is loaded
    yet."""
    offered = {(each.name.lower(), each.value) for each in _offers()}
    return [OutsideOpponent(name, target=value) for name, value in sorted(offered)]


def _offers() -> Iterator[EntryPoint]:
    for each in entry_points(group=GROUP):
        try:
            find_opponent(each.name)
        except NotationError:
            yield each


def load(opponent: OutsideOpponent) -> OutsideOpponent:
    """The same, when it has been made once; ``NotationError`` says what is wrong with it."""
    maker = _maker(opponent.target)
    with _told(opponent.target):
        player = maker(0)
    if not callable(getattr(player, "choose", None)):
        raise NotationError(Wrong.OUTSIDE_NO_PLAYER, text=opponent.target)
    return opponent


@cache
def _found(target: str) -> Any:
    """What stands there; the folder in which the program was started is looked through last."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
        importlib.invalidate_caches()
    module, _, attribute = target.partition(":")
    with _told(target):
        try:
            is_there = find_spec(module) is not None
        except ModuleNotFoundError:
            is_there = False
        if not is_there:
            raise NotationError(Wrong.OUTSIDE_NO_MODULE, module=module)
        found: Any = importlib.import_module(module)
        for name in attribute.split("."):
            if not hasattr(found, name):
                raise NotationError(Wrong.OUTSIDE_NO_NAME, module=module, text=attribute)
            found = getattr(found, name)
    return found


def _maker(target: str) -> Make:
    found = _found(target)
    if callable(found):
        with _told(target):
            takes = inspect.signature(found)
        if "seed" in takes.parameters:
            return lambda seed: found(seed=seed)
        if not inspect.isclass(found) and _binds(takes, None, None):
            return lambda _: _ByFunction(found)
        if _binds(takes):
            return lambda _: found()
    raise NotationError(Wrong.OUTSIDE_NO_PLAYER, text=target)


def _binds(takes: inspect.Signature, *arguments: object) -> bool:
    try:
        takes.bind(*arguments)
    except TypeError:
        return False
    return True


@contextmanager
def _told(target: str) -> Iterator[None]:
    """Whatever strangers' code raises is one sentence."""
    try:
        yield
    except NotationError:
        raise
    except (Exception, SystemExit) as error:
        problem = " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST]
        raise NotationError(Wrong.OUTSIDE_FAILED, text=target, problem=problem) from error
