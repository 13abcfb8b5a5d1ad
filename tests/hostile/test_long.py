"""Each attack of the benchmark, for long: nobody who sits there loses a move."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import asdict

import pytest

from benchmarks.hostile import ATTACKS, attack
from papersea.server.settings import Limits
from tests.hostile.besieged import besieged, until
from tests.server.hosting import Hosted
from tests.sizes import soak

pytestmark = [
    pytest.mark.anyio,
    soak,
    pytest.mark.skipif(sys.platform != "linux", reason="has one loopback address alone"),
]


@pytest.mark.parametrize("name", ATTACKS)
async def test_seated_players_play_on_under_attack(server: Hosted, name: str) -> None:
    async with besieged(server, **asdict(Limits())) as house:
        attacking = asyncio.create_task(attack(name, house.port, house.code))
        try:
            await house.play_on(20)
            await until(lambda: bool(house.met()))
            await house.play_on(20)
        finally:
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
