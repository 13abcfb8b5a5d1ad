"""Settings that all tests share."""

from __future__ import annotations

import os
from contextlib import ExitStack

import pytest
from hypothesis import settings

from tests import leftovers, ports
from tests.sizes import SOAK, sized

# Timings are benchmarks, never tests; and a first example may wait for the compiler. Where every
# change is judged by one run, it sees the same examples each time; elsewhere always new ones.
settings.register_profile(
    "papersea", deadline=None, derandomize="CI" in os.environ, max_examples=sized(30, 100)
)
settings.load_profile("papersea")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(leftovers)
    holding = leftovers.lasting(lambda: (each.fileno() for each in ports.HELD))
    stack = ExitStack()
    stack.callback(ports.let_go)
    stack.enter_context(holding)
    config.add_cleanup(stack.close)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked for a soak is part of nothing else."""
    if SOAK:
        return
    config.hook.pytest_deselected(items=[each for each in items if each.get_closest_marker("soak")])
    items[:] = [each for each in items if not each.get_closest_marker("soak")]
