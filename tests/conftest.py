"""Settings that all tests share."""

from __future__ import annotations

from hypothesis import settings

# Timings are benchmarks, never tests; and a first example may wait for the compiler.
settings.register_profile("papersea", deadline=None)
settings.load_profile("papersea")
