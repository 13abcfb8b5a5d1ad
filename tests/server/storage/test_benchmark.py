"""The benchmark of the storage runs. How fast anything is, is never tested."""

from __future__ import annotations

import pytest

from benchmarks.storage import MANNERS, Manner, measure
from tests.sizes import sized

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("manner", sized(MANNERS[::5], MANNERS), ids=lambda manner: manner.name)
async def test_every_manner_is_measured(address: str, manner: Manner) -> None:
    done = await measure(address, manner, 0.05)
    assert done.rate > 0
    assert 0 < done.longest <= done.seconds
    assert done.loop_microseconds > 0
