"""Mark a test with the rule clauses that it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from papersea.rulebook import parse_clause_id

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[Test], Test]:
    """The conformance report lists the test under each of these ids."""
    known = tuple(parse_clause_id(text).id for text in ids)

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.clause(*known)(test)
        return marked

    return mark
