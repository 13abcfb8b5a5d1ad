"""What is collected here depends on what is installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = (
    []
    if all(map(find_spec, ("torch", "sb3_contrib", "tianshou", "tree")))
    else ["test_learners.py"]
)
