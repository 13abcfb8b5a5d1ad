"""A bot at a real server's table: it sits, plays, comes back, agrees, and plays again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from papersea.client import TableClient, make_bot, open_table, play_games, sign_in
from papersea.moves import LastChance, Move, Stop
from papersea.players import Player
from papersea.players.budget import Budget, Playouts
from papersea.server.settings import Limits, ServerSettings
from papersea.table.commands import Ask, Asked, Play, Rematch, Resign
from papersea.table.settings import Settings
from papersea.table.table import Phase
from papersea.table.viewing import TableState
from papersea.view import View
from tests.client.playing import until
from tests.client.serving import Server
from tests.ports import free_port
from tests.server.kill.processes import Serving
from tests.server.kill.processes import server as serving
from tests.terminal.running import run


class ByChance:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.asked = 0

    def choose(self, view: View, budget: Budget) -> Move:
        self.asked += 1
        calm = [move for move in view.legal if not isinstance(move, Stop | LastChance)]
        return self.chance.choice(calm or list(view.legal))


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Serving]:
    """It hears two messages at once and twenty a second."""
    limits = Limits(messages_a_second=20, messages_at_once=2)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    running = serving(ServerSettings(database, port=free_port(), thinkers=0, limits=limits))
    try:
        running.start()
        yield running
    finally:
        running.kill()


@pytest.mark.anyio
async def test_two_bots_play_again_though_the_server_is_strict_and_is_killed(
    strict_server: Serving,
) -> None:
    """Whatever comes too fast is sent again; take-backs are agreed to."""
    address = strict_server.address
    you = await sign_in(address, "Ann")
    tokens = [await make_bot(address, you, name) for name in ("Robann", "Bobot")]
    code = await open_table(address, tokens[0], Settings(starts_when_full=True))
    seeds: list[int] = []
    ends: list[TableState] = []

    def seated(seed: int) -> Player:
        seeds.append(seed)
        return ByChance(seed)

    async with (
        TableClient(address, code, token=tokens[0]) as host,
        TableClient(address, code, token=tokens[1]) as guest,
    ):
        bot = asyncio.create_task(
            play_games(guest, seated, Playouts(1), seed=40, games=2, told=ends.append)
        )
        await until(host, Phase.PLAYING)
        await moves(host, 5)
        await host.do(Ask(Asked.PAUSE))
        await until(host, Phase.PAUSED)
        strict_server.kill()
        await asyncio.to_thread(strict_server.start)
        from papersea.table.commands import Resume

        await host.do(Resume())
        await until(host, Phase.PLAYING)
        await moves(host, 3)
        await host.do(Resign())
        await until(host, Phase.OVER)
        await host.do(Rematch())
        await until(host, Phase.PLAYING)
        await moves(host, 3)
        await host.do(Resign())
        await asyncio.wait_for(bot, 600)
    assert seeds[-1] == 41, "each game has a player of its own"
    assert [end.outcome is not None and end.outcome.winners for end in ends] == [(1,), (1,)]
    assert len({end.game_id for end in ends}) == 2


async def moves(client: TableClient, count: int) -> None:
    """Of one's own, as fast as can be."""
    chance = random.Random(1)
    while count:
        view = client.view
        if view is None or not view.legal:
            await client.changed()
            continue
        calm = [move for move in view.legal if not isinstance(move, Stop | LastChance)]
        await client.do(Play(chance.choice(calm or list(view.legal)), client.number))
        count -= 1


def test_the_command_opens_a_table_and_plays_to_the_end(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against a bot of the house; what its own cannot choose, a simple bot does."""
    (tmp_path / "pier_bots.py").write_text(
        "class Odd:\n"
        "    def __init__(self, seed):\n"
        "        self.asked = 0\n"
        "    def choose(self, view, budget):\n"
        "        self.asked += 1\n"
        "        if self.asked == 2:\n"
        "            raise ValueError('seasick')\n"
        "        return max(view.legal, key=lambda move: str(move) in ('STOP', '.'))\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    arguments = ("bot", "pier_bots:Odd@1p", server.address, "--with", "driftwood")
    result = run(*arguments, "--name", "Oddrun")
    assert result.exit_code == 0, result.output
    assert "Oddrun (pier_bots:Odd@1p) is on its way" in result.output
    assert "failed to choose, so a simple bot makes this move" in result.output
    assert "raised ValueError('seasick')" in result.output
    assert "The game is over. Won by" in result.output
    again = run(*arguments, "--name", "Oddrun")
    assert again.exit_code == 0, "it is known here by now"
    kept = (tmp_path / "data" / "papersea" / "bots.json").read_text()
    assert kept.count("Oddrun") == 2  # itself and who answers for it


def test_a_bot_that_is_none_is_refused_before_anybody_is_called() -> None:
    result = run("bot", "no_such_bots:X", "http://127.0.0.1:9")
    assert result.exit_code == 2
    assert "There’s no module no_such_bots" in " ".join(result.output.split())
