"""How long a person waits before anything happens.

``make bench ARGS="--only starting"`` measures this and the sizes alone.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, Final

from benchmarks.house import PROGRAM, House, opened
from papersea.client import Delivered, TableClient, open_table, sign_in
from papersea.protocol.messages import Snapshot
from papersea.table.commands import Play, SeatBot
from papersea.table.commands import Start as StartGame
from papersea.table.facts import MoveMade
from papersea.table.settings import Settings

_FIRST_MOVE: Final = """
from papersea.game import Game
from papersea.players.catalogue import DEFAULT_BUDGET, find_opponent

game = Game(seed=1)
find_opponent("tern").seated(1).choose(game.view(game.turn), DEFAULT_BUDGET)
"""
_PROMPT: Final = b"> "
_TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds from calling a program, or from a person's own move; not more are wanted than the
    limit."""

    name: str
    seconds: float
    limit: float | None = None


def all_starts() -> tuple[Start, ...]:
    """The best of a few tries each."""
    version = _best(lambda: _run((PROGRAM, "--version")))
    master = _best(lambda: _run((sys.executable, "-c", _FIRST_MOVE)))
    page, bot = _served()
    return (
        Start("papersea --version, to its end", version),
        Start("first answer of the instant master, to the program's end", master, limit=0.5),
        *_prompted(),
        Start("papersea serve, to the page", page, limit=1.5),
        Start("an expert's first move at a fresh server, after one's own", bot, limit=1.0),
    )


def _best(measure: Callable[[], float]) -> float:
    return min(measure() for _ in range(_TRIES))


def _run(command: Sequence[str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def _prompted() -> tuple[Start, ...]:
    """Nothing where there are no such terminals."""
    if sys.platform == "win32":
        return ()
    return (Start("papersea play, to the first prompt", _best(seconds_to_prompt), limit=0.7),)


def seconds_to_prompt() -> float:
    """At a terminal, as a person has one."""
    import pty

    terminal, end = pty.openpty()
    try:
        began = time.perf_counter()
        with subprocess.Popen(
            [PROGRAM, "play", "--plain"], stdin=end, stdout=end, stderr=end
        ) as process:
            said = b""
            while not said.endswith(_PROMPT):
                said += os.read(terminal, 4096)
            seconds = time.perf_counter() - began
            process.kill()
        return seconds
    finally:
        os.close(terminal)
        os.close(end)


def _served() -> tuple[float, float]:
    """To the page, and to the first move of a bot: each time at a house of its own."""
    tries = []
    for _ in range(_TRIES):
        with opened() as house:
            tries.append((house.seconds_to_page, seconds_to_bot(house)))
    pages, bots = zip(*tries, strict=True)
    return min(pages), min(bots)


def seconds_to_bot(house: House) -> float:
    return asyncio.run(_first_bot_move(house.address))


async def _first_bot_move(address: str) -> float:
    """From one's last command before it, until it is heard."""
    token = await sign_in(address, "Ada")
    code = await open_table(address, token, Settings(players=2))
    async with TableClient(address, code, token=token) as ada:
        await ada.do(SeatBot(1, "orca"))
        news: Any = ada.deliveries()
        async with aclosing(news) as heard:
            asked = time.perf_counter()
            await ada.do(StartGame())
            async for delivered in heard:
                if _has_bot_move(delivered):
                    return time.perf_counter() - asked
                if ada.view is not None and ada.view.legal:
                    asked = time.perf_counter()
                    await ada.do(Play(ada.view.legal[-1], ada.number))
    raise AssertionError("deliveries end only with the table")


def _has_bot_move(delivered: Delivered) -> bool:
    if isinstance(delivered, Snapshot):
        return False
    return any(isinstance(each.fact, MoveMade) and each.fact.by_bot for each in delivered)
