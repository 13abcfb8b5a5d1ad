"""Whoever leaves something open fails for it, by name, and nobody else does.

After each test it is looked at what the test has opened and not closed: files, sockets and pipes,
threads, processes, and tasks that an event loop had to cancel when it ended. Of what is left
without an owner, Python's own warnings are charged to the test, not to the next one that happens to
sweep it up. What a fixture of a wider scope has opened is its own; as long as one lives that has
threads, as a server does, it may open more during a test, so that only what nobody owns counts
then.
"""

from __future__ import annotations

import asyncio
import asyncio.runners
import gc
import multiprocessing
import os
import socket
import stat
import sys
import threading
import time
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from multiprocessing import forkserver, resource_tracker
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENT

_OPEN_FILES = Path("/proc/self/fd")  # elsewhere than on Linux, files are not looked at
_TASKS = Path("/proc/self/task")  # nor are programs
_LASTING: list[Callable[[], Iterable[int]]] = [
    lambda: {getattr(resource_tracker._resource_tracker, "_fd", -1)},
    lambda: {getattr(forkserver._forkserver, "_forkserver_alive_fd", None) or -1},
]
"""Who knows of descriptors that outlive tests, whoever has opened them."""
_LASTING_PROGRAMS: list[Callable[[], Iterable[int]]] = [
    lambda: {getattr(resource_tracker._resource_tracker, "_pid", None) or -1},
    lambda: {getattr(forkserver._forkserver, "_forkserver_pid", None) or -1},
]
"""The same for processes."""
_LIVELY: set[pytest.FixtureDef[Any]] = set()
"""Fixtures of a wider scope that live and have threads."""
_KEPT: list[Open] = []
"""What fixtures of a wider scope have opened."""

_SWEPT: set[Path] = set()
"""Files of tests after which all of Python's objects were gone through."""

_UNFINISHED: list[str] = []
"""Tasks that were waiting for something when their loop ended."""
_RUNNER = "TestRunner._run_tests_and_fixtures"
"""Of anyio, which runs tests in it."""


@dataclass(frozen=True, slots=True)
class Open:
    """What this process has open: descriptors, threads, processes of its own, and programs that
    it has started."""

    files: frozenset[tuple[int, int]]
    threads: frozenset[threading.Thread]
    processes: frozenset[str]
    programs: frozenset[int]

    @classmethod
    def now(cls) -> Open:
        children = multiprocessing.active_children()
        programs = _programs() - {child.pid for child in children}
        return cls(
            _files(),
            frozenset(threading.enumerate()),
            frozenset(map(str, children)),
            frozenset(programs),
        )

    def __sub__(self, before: Open) -> Open:
        return Open(
            self.files - before.files,
            self.threads - before.threads,
            self.processes - before.processes,
            self.programs - before.programs,
        )

    def without_caches(self) -> Open:
        files = frozenset(each for each in self.files if not _is_cached(each[0]))
        return replace(self, files=files)

    def __bool__(self) -> bool:
        return bool(self.files or self.threads or self.processes or self.programs)

    def __str__(self) -> str:
        files = [_told(number) for number, _ in sorted(self.files)]
        threads = sorted(f"thread {thread.name}" for thread in self.threads)
        programs = [_program_told(each) for each in sorted(self.programs)]
        return "\n".join((*files, *threads, *sorted(self.processes), *programs))


@contextmanager
def lasting(
    descriptors: Callable[[], Iterable[int]], programs: Callable[[], Iterable[int]] = tuple
) -> Iterator[None]:
    """During the block, these are no test's own, though one may be the first to need them."""
    _LASTING.append(descriptors)
    _LASTING_PROGRAMS.append(programs)
    try:
        yield
    finally:
        _LASTING.remove(descriptors)
        _LASTING_PROGRAMS.remove(programs)


@contextmanager
def keeping_files() -> Iterator[None]:
    """For a fixture of a wider scope, with a library that closes some files and sockets only when
    the process ends: what is open of them after the block is no test's own either."""
    before = Open.now()
    try:
        yield
    finally:
        nothing = Open(frozenset(), frozenset(), frozenset(), frozenset())
        _KEPT.append(replace(nothing, files=_files() - before.files))


def _files() -> frozenset[tuple[int, int]]:
    if not _OPEN_FILES.exists():
        return frozenset()
    with os.scandir(_OPEN_FILES) as listed:
        numbers = {int(each.name) for each in listed}
    for each in _LASTING:
        numbers.difference_update(each())
    found = set()
    for number in numbers:
        with suppress(OSError):  # that of the listing itself
            found.add((number, os.fstat(number).st_ino))
    return frozenset(found)


def _programs() -> set[int]:
    """Children that run, with or without a pipe to them; one that has ended holds nothing."""
    found: set[int] = set()
    for task in _TASKS.glob("*/children"):
        with suppress(OSError):  # of a thread that has ended since
            found.update(map(int, task.read_text().split()))
    for each in _LASTING_PROGRAMS:
        found.difference_update(each())
    return {each for each in found if _runs(each)}


def _runs(program: int) -> bool:
    with suppress(OSError):
        _, _, state = Path(f"/proc/{program}/stat").read_text(encoding="utf-8").rpartition(") ")
        return not state.startswith("Z")
    return False


def _program_told(program: int) -> str:
    with suppress(OSError):
        line = Path(f"/proc/{program}/cmdline").read_bytes().replace(b"\0", b" ")
        return f"program {program}: {line.decode(errors='replace').strip()[:200]}"
    return f"program {program}, ended since"


def _target(number: int) -> str:
    return str((_OPEN_FILES / str(number)).readlink())


def _is_cached(number: int) -> bool:
    """Whether a library keeps it for all who use it: Matplotlib its fonts, the standard library
    pieces of shared memory."""
    with suppress(OSError):
        return _target(number).startswith((f"{sys.prefix}/", "/dev/shm/pym-"))
    return True


def _told(number: int) -> str:
    """Where a descriptor leads to; of a socket, both ends."""
    with suppress(OSError):
        to = _target(number)
        if stat.S_ISSOCK(os.fstat(number).st_mode):
            with suppress(OSError), socket.socket(fileno=os.dup(number)) as copy:
                to += f" at {copy.getsockname()}"
                to += f" to {copy.getpeername()}"
        return f"descriptor {number}: {to}"
    return f"descriptor {number}, closed since"


def _since(before: Open) -> Open:
    """What was opened since then by a test, or at least not by fixtures of a wider scope."""
    found = Open.now() - before
    for each in _KEPT:
        found -= each
    return found


def _cancel_and_note(
    loop: asyncio.AbstractEventLoop,
    cancel_all: Callable[..., None] = asyncio.runners._cancel_all_tasks,  # type: ignore[attr-defined]
) -> None:
    names = (each.get_coro().__qualname__ for each in asyncio.all_tasks(loop))  # type: ignore[union-attr]
    _UNFINISHED.extend(f"task {name}" for name in names if name != _RUNNER)
    cancel_all(loop)


# Whoever ends a loop calls this first, and nobody tells of it.
asyncio.runners._cancel_all_tasks = _cancel_and_note  # type: ignore[attr-defined]


def _left_behind(before: Open, file: Path) -> str:
    """By whatever ran since then; empty if all is closed."""
    unfinished = [_UNFINISHED.pop() for _ in range(len(_UNFINISHED))]
    if not _since(before):
        return "\n".join(unfinished)
    for name in ("last_type", "last_value", "last_traceback", "last_exc"):
        if hasattr(sys, name):
            delattr(sys, name)  # where a failed test's frames would live on, with all they hold
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        gc.collect()
    _SWEPT.add(file)
    lost = [str(each.message) for each in told if issubclass(each.category, ResourceWarning)]
    held = "" if _LIVELY else str(_settled(before))
    return "\n".join((*unfinished, *lost, held)).strip()


def _settled(before: Open) -> Open:
    """What stays, once threads that are told to end have had the time to."""
    until = time.monotonic() + PATIENT
    while (left := _since(before).without_caches()) and time.monotonic() < until:
        time.sleep(0.01)
    return left


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any],
) -> Generator[None, object, object]:
    if fixturedef.scope == "function":
        return (yield)
    before = Open.now()
    try:
        return (yield)
    finally:
        if opened := Open.now() - before:
            _KEPT.append(opened)
        if opened.threads:
            _LIVELY.add(fixturedef)


def pytest_fixture_post_finalizer(fixturedef: pytest.FixtureDef[Any]) -> None:
    _LIVELY.discard(fixturedef)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    before = Open.now()
    result = yield
    if left := _left_behind(before, item.path):
        item.ihook.pytest_runtest_logreport(
            report=pytest.TestReport(
                item.nodeid,
                item.location,
                {},
                "failed",
                f"{item.nodeid} has left something open:\n{left}",
                "teardown",
            )
        )
    if item.path in _SWEPT and (nextitem is None or nextitem.path != item.path):
        # What outlives a whole file of tests stays: the next ones need not go through it.
        _SWEPT.remove(item.path)
        gc.collect()
        gc.freeze()
    return result
