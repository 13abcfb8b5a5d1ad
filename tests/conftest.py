"""Settings that all tests share."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import settings

from tests import leftovers, ports
from tests.sizes import SOAK, sized
from tests.systems import ONLY_POSIX

_TESTS = Path(__file__).parent

if sys.platform == "win32":
    collect_ignore = [*ONLY_POSIX]

# Timings are benchmarks, never tests. Whoever has changed nothing sees the same examples pass
# again; a soak tries new ones.
settings.register_profile(
    "papersea", deadline=None, derandomize=not SOAK, max_examples=sized(30, 100)
)
settings.load_profile("papersea")


def pytest_configure(config: pytest.Config) -> None:
    _read_english()
    config.pluginmanager.register(leftovers)
    holding = leftovers.lasting(lambda: (each.fileno() for each in ports.HELD))
    stack = ExitStack()
    stack.callback(ports.let_go)
    stack.enter_context(holding)
    config.add_cleanup(stack.close)


def _read_english() -> None:
    """In whatever language this machine speaks; its signs stay as they are."""
    if everything := os.environ.pop("LC_ALL", ""):
        os.environ["LANG"] = everything
    os.environ["LC_MESSAGES"] = "C"


_FIRST = (
    *("kernel/test_twice.py", "test_on_ray.py", "server/kill", "training", "web", "client"),
    *("server", "terminal", "players", "test_benchmarks.py", "test_table_talk.py"),
    *("test_adding_a_card.py", "kernel", "envs", "arena", "analysis", "hostile"),
)
"""Long files of tests, and those that wait for compilers, processes, servers and browsers: they are
begun first, so that no worker is left alone with one at the end."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked for a soak is part of nothing else."""
    if not SOAK:
        resting = [each for each in items if each.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=resting)
        items[:] = [each for each in items if not each.get_closest_marker("soak")]
    items.sort(key=_place)


def pytest_collection_finish() -> None:
    """What is there before the first test stays: whoever looks for leftovers need not go through
    all of it after every test."""
    gc.collect()
    gc.freeze()


def _place(item: pytest.Item) -> int:
    path = item.path.relative_to(_TESTS).as_posix()
    return next(
        (place for place, name in enumerate(_FIRST) if f"{path}/".startswith(f"{name}/")),
        len(_FIRST),
    )


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write golden texts anew")
