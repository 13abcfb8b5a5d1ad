"""Settings that all tests share."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tests import leftovers
from tests.sizes import SOAK

# Timings are benchmarks, never tests; and a first example may wait for the compiler. Where every
# change is judged by one run, it sees the same examples each time; elsewhere always new ones.
settings.register_profile("papersea", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("papersea")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(leftovers)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked for a soak is part of nothing else."""
    if SOAK:
        return
    config.hook.pytest_deselected(items=[each for each in items if each.get_closest_marker("soak")])
    items[:] = [each for each in items if not each.get_closest_marker("soak")]
