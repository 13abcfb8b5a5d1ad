"""The example of a learned policy plays a whole match at a real server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import numpy as np
import pytest

from papersea.client import TableClient, parse_link, sign_in
from papersea.rules.codes import ACTIONS, LAST_CHANCE, STOP
from papersea.rules.observe import observation_size
from papersea.table.commands import Sit
from tests.client.playing import ending, play_by_chance
from tests.client.serving import Server
from tests.sizes import soak

EXAMPLE = Path(__file__).parents[2] / "examples" / "research" / "learned_online.py"


@pytest.mark.anyio
@soak  # tests/client/test_online_bot.py plays the same way in make test
async def test_a_policy_opens_a_table_and_plays_to_the_end(server: Server, tmp_path: Path) -> None:
    bias = np.zeros(ACTIONS + 1, np.float32)
    bias[[STOP, LAST_CHANCE]] = 2, 1
    weights = np.zeros((ACTIONS + 1, observation_size(2)), np.float32)
    np.savez(tmp_path / "caller.npz", weights, bias)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        EXAMPLE,
        tmp_path / "caller.npz",
        server.address,
        "Callista",
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with ending(process):
        link = parse_link((await process.stdout.readline()).decode().strip())
        assert link.code is not None
        token = await sign_in(link.address, "Ann")
        async with TableClient(link.address, link.code, token=token) as ann:
            assert ann.table.seats[0].name == "Callista"
            await ann.do(Sit())
            await play_by_chance(ann, 1)
            said, _ = await process.communicate()
        assert process.returncode == 0
        assert said.decode().strip() == str(ann.table.outcome)
