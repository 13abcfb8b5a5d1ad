"""What has become of a house: ``python -m benchmarks.against c673807``.

Servers of that commit and of the present state take turns under the same load: moves at many
tables, with SQLite and with PostgreSQL and Redis; attacks; and finished games, after which it is
looked at memory. The older state is taken from git into a temporary directory, and runs
with the packages of today. ``--markdown docs/then-and-now.md`` writes the page.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from benchmarks.against.found import PARTS, Found, Kept, Noticed
from benchmarks.against.page import page
from benchmarks.against.states import older, warm_up
from benchmarks.hostile import ATTACKS, Flood, flood, flooded
from benchmarks.load.generating import Load, generate
from benchmarks.load.house import PRESENT, State
from benchmarks.load.setups import SETUPS, servers_of
from benchmarks.machine import this_machine
from benchmarks.memory import Each
from benchmarks.memory import measure as memory

_MEMORY_PORT: Final = 18_451
_USUAL_ATTACKS: Final = (
    "empty pings",
    "empty fragments",
    "messages",
    "numbers from the future",
    "connecting again and again",
    "half requests",
    "requests in line",
)


def _load(found: Found, states: tuple[State, ...], wanted: argparse.Namespace) -> None:
    rates = dict(zip(SETUPS, (wanted.rates, wanted.rates_of_two), strict=True))
    for _ in range(wanted.rounds):
        for setup in SETUPS:
            load = Load(wanted.tables, rates[setup], wanted.seconds, wanted.seconds)
            for state in states:
                with servers_of(setup, state) as servers:
                    found.reports[state.name] += generate(setup, servers, load)
                _say(f"{setup}, {state.name}: {found.reports[state.name][-1]}")


def _floods(found: Found, states: tuple[State, ...], wanted: argparse.Namespace) -> None:
    for state in states:

        def note(one: Flood, state: State = state) -> None:
            found.floods[state.name].append(Noticed.of(one))
            _say(f"{state.name}: {found.floods[state.name][-1]}")

        with flooded(state) as server:
            uvloop.run(flood(wanted.attacks, wanted.attack_seconds, server, note))


def _memory(found: Found, states: tuple[State, ...], wanted: argparse.Namespace) -> None:
    """All at the same time: they wait for minutes, and nothing is timed."""

    async def look(state: State, each: Each, port: int) -> None:
        with tempfile.TemporaryDirectory() as folder:
            bytes_ = await memory(
                Path(folder), port, times=wanted.times, games=wanted.games, each=each, state=state
            )
        found.memory[state.name].append(Kept(each.value, bytes_))

    async def look_at_all() -> None:
        wishes = [(state, each) for state in states for each in wanted.each]
        async with asyncio.TaskGroup() as group:
            for number, (state, each) in enumerate(wishes):
                group.create_task(look(state, each, _MEMORY_PORT + number))

    asyncio.run(look_at_all())


def _say(text: str) -> None:
    print(text, flush=True)


_MEASURE: Final[dict[str, Callable[[Found, tuple[State, ...], argparse.Namespace], None]]] = dict(
    zip(PARTS, (_load, _floods, _memory), strict=True)
)


def _rates(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--only", choices=PARTS, action="append")
    parser.add_argument("--rounds", type=int, default=1, help="turns of each under load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=12.0, help="at each rate")
    parser.add_argument("--rates", type=_rates, default=(500, 1000), metavar="MOVES,…")
    parser.add_argument("--rates-of-two", type=_rates, default=(250, 500), metavar="MOVES,…")
    parser.add_argument("--attacks", choices=ATTACKS, nargs="+", default=list(_USUAL_ATTACKS))
    parser.add_argument("--attack-seconds", type=float, default=4.5, help="quiet, and as many not")
    parser.add_argument("--each", type=Each, nargs="+", default=[Each.GAME, Each.PEOPLE])
    parser.add_argument("--games", type=int, default=1000, help="between two looks at memory")
    parser.add_argument("--times", type=int, default=2, help="so many games so many times")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="if it is there, it has what is not measured now"
    )
    parser.add_argument("--markdown", type=Path, metavar="FILE")
    return parser.parse_args()


def main() -> None:
    wanted = _wanted()
    with ExitStack() as stack:
        then = stack.enter_context(older(wanted.commit))
        states = (then, PRESENT)
        names = (state.name for state in states)
        found = Found.nothing(this_machine(), names, wanted.attack_seconds, wanted.games)
        if wanted.json and wanted.json.exists():
            earlier = msgspec.json.decode(wanted.json.read_bytes(), type=Found)
            found = found.beside(earlier, wanted.only or PARTS)
        for state in states:
            warm_up(state)
        for part in wanted.only or PARTS:
            _say(f"{part} …")
            _MEASURE[part](found, states, wanted)
    text = page(found, wanted.commit)
    print(text)
    if wanted.json:
        wanted.json.write_text(json.dumps(asdict(found), indent=2) + "\n", encoding="utf-8")
    if wanted.markdown:
        wanted.markdown.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
