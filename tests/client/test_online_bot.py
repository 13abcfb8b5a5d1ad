"""The example of a bot plays a whole game as a process of its own."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from papersea.client import TableClient, make_bot, open_table, sign_in
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.client.playing import ending, play_by_chance, until
from tests.server.kill.processes import Serving
from tests.sizes import sized

EXAMPLE = Path(__file__).parents[2] / "examples" / "online_bot.py"


@pytest.mark.anyio
async def test_the_bot_plays_to_the_end_though_the_server_is_killed(own_server: Serving) -> None:
    address = own_server.address
    token = await sign_in(address, "Ann")
    bot = await make_bot(address, token, "Heronimus")
    code = await open_table(address, token, Settings(starts_when_full=True))
    bot_process = await asyncio.create_subprocess_exec(
        sys.executable, EXAMPLE, f"{address}/t/{code}", bot, stdout=asyncio.subprocess.PIPE
    )
    async with ending(bot_process), TableClient(address, code, token=token) as ann:
        await until(ann, Phase.PLAYING)
        assert ann.table.seats[1].name == "Heronimus"
        playing = asyncio.create_task(play_by_chance(ann, 1, most=sized(12, None)))
        own_server.kill()
        await asyncio.to_thread(own_server.start)
        await playing
        assert ann.table.phase is Phase.OVER
        said, _ = await bot_process.communicate()
        assert bot_process.returncode == 0
        assert said.decode().strip() == str(ann.table.outcome)
