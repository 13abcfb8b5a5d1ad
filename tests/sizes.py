"""How much is tried: enough to find a fault in ``make test``, all of it in ``make soak``.

``PAPERSEA_SOAK=1`` asks for whole sizes, as ``make soak`` does; a higher number also repeats what
is killed, cut off and restarted so many times as often.
"""

from __future__ import annotations

import os
from typing import Any, Final, TypeVar

import pytest
from hypothesis import settings

Size = TypeVar("Size")

SOAK: Final = int(os.environ.get("PAPERSEA_SOAK", "0"))

soak: Final = pytest.mark.soak
"""A test that only ``make soak`` runs."""


def sized(quick: Size, whole: Size) -> Size:
    """The one in ``make test``, the other in ``make soak``."""
    return whole if SOAK else quick


def examples(whole: int, **others: Any) -> settings:
    """Hypothesis tries so many in ``make soak``, and a quarter of them in ``make test``."""
    return settings(max_examples=sized(max(4, whole // 4), whole), **others)
