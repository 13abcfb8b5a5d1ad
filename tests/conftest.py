"""Settings that all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

# Hooks: whoever leaves something open fails for it.
from tests.leftovers import (  # noqa: F401
    pytest_fixture_post_finalizer,
    pytest_fixture_setup,
    pytest_runtest_protocol,
)

# Timings are benchmarks, never tests; and a first example may wait for the compiler. Where every
# change is judged by one run, it sees the same examples each time; elsewhere always new ones.
settings.register_profile("papersea", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("papersea")
