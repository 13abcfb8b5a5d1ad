"""What papersea takes: of memory while it serves, of a disk when it is installed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

import papersea
from benchmarks.house import opened
from papersea.client import TableClient, open_table, sign_in
from papersea.table.commands import Play, SeatBot, Start
from papersea.table.settings import Settings

_TABLES: Final = 10
_SECONDS: Final = 10.0
_BOTS: Final = 3
_PROCESSES: Final = Path("/proc")


@dataclass(frozen=True, slots=True)
class Size:
    name: str
    megabytes: float


def all_sizes() -> tuple[Size, ...]:
    return (*served_sizes(), *installed_sizes())


# Memory


def served_sizes(tables: int = _TABLES, seconds: float = _SECONDS) -> tuple[Size, ...]:
    """The most that a house has had in memory so far; nothing where the system does not tell."""
    if not (_PROCESSES / "self" / "status").exists():
        return ()
    with opened() as house:
        asyncio.run(_play_at_tables(house.address, tables, seconds))
        peaks = [_peak(each) for each in family(house.process.pid)]
    what = f"{tables} tables of a person and {_BOTS} experts"
    return (
        Size(f"memory at its peak, {what}: the server", peaks[0]),
        Size(f"memory at its peak, {what}: all its processes, summed up", sum(peaks)),
    )


async def _play_at_tables(address: str, tables: int, seconds: float) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(_play(address, f"Ada {number}", seconds))


async def _play(address: str, name: str, seconds: float) -> None:
    token = await sign_in(address, name)
    code = await open_table(address, token, Settings(players=1 + _BOTS))
    async with TableClient(address, code, token=token) as person:
        for seat in range(1, 1 + _BOTS):
            await person.do(SeatBot(seat, "orca"))
        await person.do(Start())
        try:
            async with asyncio.timeout(seconds):
                while True:
                    if person.view is not None and person.view.legal:
                        await person.do(Play(person.view.legal[-1], person.number))
                    else:
                        await person.changed()
        except TimeoutError:
            pass


def family(process: int) -> Iterator[int]:
    """A process, and all that descend from it."""
    yield process
    for children in sorted((_PROCESSES / str(process) / "task").glob("*/children")):
        for child in children.read_text().split():
            yield from family(int(child))


def _peak(process: int) -> float:
    status = (_PROCESSES / str(process) / "status").read_text()
    found = re.search(r"^VmHWM:\s+(\d+) kB", status, re.M)
    return int(found[1]) * 1024 / 1e6 if found else 0.0


# Disk


def installed_sizes() -> tuple[Size, ...]:
    """Of all that an install brings, by what the distributions here say of their own files."""
    own = sum(
        each.stat().st_size
        for each in Path(papersea.__file__).parent.rglob("*")
        if each.is_file() and each.suffix != ".pyc"
    )
    return tuple(
        Size(f"an install {what}", (own + sum(map(_bytes_of, _wanted_by(extras)))) / 1e6)
        for what, extras in (("of the core", ()), ("with the server", ("server",)))
    )


def _wanted_by(extras: tuple[str, ...]) -> list[Distribution]:
    """All that papersea needs here with these extras, itself left out."""
    found: dict[tuple[str, str], Distribution] = {}
    waiting = [(distribution("papersea"), extra) for extra in ("", *extras)]
    while waiting:
        wanting, extra = waiting.pop()
        for line in wanting.requires or ():
            wanted = Requirement(line)
            if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
                continue
            for more in ("", *wanted.extras):
                if (wanted.name.lower(), more) not in found and (known := _known(wanted.name)):
                    found[wanted.name.lower(), more] = known
                    waiting.append((known, more))
    return list({each.metadata["Name"]: each for each in found.values()}.values())


def _known(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None  # is counted as nothing


def _bytes_of(installed: Distribution) -> int:
    """Without what Python compiles for itself."""
    files = installed.files or ()
    return sum(each.size or 0 for each in files if each.suffix != ".pyc")
