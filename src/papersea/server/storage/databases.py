"""The databases of a house, asked as one: what is where, who answers, and since when."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from itertools import chain
from operator import attrgetter
from types import MappingProxyType
from typing import Final, Self

from sqlalchemy import Connection, select

from papersea.server.storage import people, presence
from papersea.server.storage.database import Result, StorageDown, Work, parse_address
from papersea.server.storage.shards import MAIN, Shard, check_shards
from papersea.server.storage.values import Listed

_LOG: Final = logging.getLogger(__name__)
_NO_SHARDS: Final[Mapping[str, str]] = MappingProxyType({})
_SECONDS_FOR_A_LIST: Final = 3.0
"""A list of tables waits so long for a shard, and goes on without it."""
_SECONDS_BETWEEN_LOOKS: Final = 1.0


class Databases:
    """Whatever is asked of one that cannot be reached raises ``StorageDown``; once it is back, it
    answers again. Lists leave out what a shard has that is away."""

    def __init__(self, main: Shard, shards: Iterable[Shard] = ()) -> None:
        self._database = main
        self._shards = {shard.name: shard for shard in shards}
        self._absences: presence.Absences = ()

    @classmethod
    async def open(cls, address: str, tables: Mapping[str, str] = _NO_SHARDS) -> Self:
        """``sqlite:///path`` or ``postgresql://…``. Makes and migrates what is not there yet.

        With ``tables``, by name, new tables are in these databases, and the first one has all else.
        They may be away now, but not be others' (``AddressError``).
        """
        check_shards(address, tables)
        main = Shard(MAIN, parse_address(address))
        shards = [Shard(name, parse_address(each)) for name, each in tables.items()]
        store = cls(main, shards)
        try:
            await main.prepare()
            for shard in shards:
                try:
                    await shard.prepare()
                except StorageDown:
                    shard.note_away(is_silent=True)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """What was appended is written first."""
        for shard in self._all():
            await shard.close()

    async def ping(self) -> None:
        """``StorageDown`` unless the main database answers."""
        await self._database.ping()

    async def away(self, process: str) -> list[str]:
        """The shards of which one cannot say the same, by name."""
        found = await asyncio.gather(*(_is_there(each, process) for each in self._shards.values()))
        return [name for name, is_there in zip(self._shards, found, strict=True) if not is_there]

    async def inspect(self) -> None:
        """Look through all that is stored, however long it takes: ``StorageDamaged`` if part of it
        is, which is then known (``check``) before anybody meets it."""
        await asyncio.gather(*(shard.inspect() for shard in self._all()))

    async def watch(self, on_return: Callable[[str], None]) -> None:
        """For ever: notice that a database is back, also where nobody asks it for anything, and
        tell which. None waits for another that does not answer."""
        async with asyncio.TaskGroup() as watchers:
            for shard in self._all():
                watchers.create_task(_watch(shard, on_return))

    # Where a table is

    @property
    def shards(self) -> tuple[str, ...]:
        """The names of all databases that have tables, the main one's first."""
        return (MAIN, *self._shards)

    def is_away(self, shard: str) -> bool:
        """Whether it did not answer when it was last asked."""
        return (self._shards[shard] if shard else self._database).is_away

    def shards_for_new(self) -> list[str]:
        """Where a new table may be, by chance; those that are away come last."""
        if not self._shards:
            return [MAIN]
        shards = random.sample(list(self._shards.values()), len(self._shards))
        return [each.name for each in sorted(shards, key=attrgetter("is_away"))]

    def _all(self) -> list[Shard]:
        return [self._database, *self._shards.values()]

    async def _listed(self, work: Work[list[Listed]], limit: int | None = None) -> list[Listed]:
        """The newest of all that answer."""
        if not self._shards:
            return await self._database.read(work)
        found = chain.from_iterable(filter(None, await self._wherever_soon(work)))
        return sorted(found, key=attrgetter("created_at", "code"), reverse=True)[:limit]

    async def _wherever_soon(self, work: Work[Result]) -> list[Result | None]:
        """From the main database, and from those shards that answer."""
        asked = (_soon(shard, work) for shard in self._shards.values())
        own, *others = await asyncio.gather(self._database.read(work), *asked)
        return [own, *others]

    async def _at_each_shard(self, work: Work[Result]) -> list[Result]:
        """All or nothing: ``StorageDown`` if one of them is away."""
        return await asyncio.gather(*(shard.read(work) for shard in self._shards.values()))

    async def _introduce(self, shard: Shard, joined: Collection[str], at: float) -> bool:
        """Let a shard name people; whether that is new to it. ``PersonGone`` if they are."""
        await self._database.read(lambda connection: people.check_present(connection, *joined))
        if shard is self._database:
            return False
        return await shard.write(lambda connection: people.is_introduced(connection, joined, at))

    async def check(self, process: str) -> None:
        """``StorageDown`` unless the main database answers, is whole as far as anybody knows, and
        has let this process write within the last seconds. Whoever asks waits no longer than for a
        shard: a database that is silent is as good as away."""
        try:
            async with asyncio.timeout(_SECONDS_FOR_A_LIST):
                await self._database.check(process)
        except TimeoutError:
            raise StorageDown("nothing was answered in time") from None

    async def last_pulse(self) -> float | None:
        """When a server was there last, as far as anybody has noted it."""
        return await self._database.read(presence.last_pulse)

    async def beat(self, now: float, longest: float | None = None) -> float | None:
        """A server is there. If none was for longer than that, the time between counts as an
        absence; returns when the last absence ended."""

        def beat(connection: Connection) -> tuple[float | None, presence.Absences]:
            return presence.beat(connection, now, longest), presence.absences(connection)

        ended, self._absences = await self._database.write(beat)
        return ended

    async def purge_absences(self, before: float) -> None:
        await self._database.write(lambda connection: presence.purge(connection, before))


async def _is_there(shard: Shard, process: str) -> bool:
    try:
        async with asyncio.timeout(_SECONDS_FOR_A_LIST):
            await shard.check(process)
    except (StorageDown, TimeoutError):
        return False
    return True


async def _watch(shard: Shard, on_return: Callable[[str], None]) -> None:
    was_away = False
    while True:
        await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
        if shard.is_away:
            was_away = True
            with suppress(StorageDown, TimeoutError):
                async with asyncio.timeout(_SECONDS_FOR_A_LIST):
                    await shard.ping()  # one that can be read alone is listed
                    await shard.write(lambda connection: connection.execute(select(1)))
        if was_away and not shard.is_away:
            was_away = False
            on_return(shard.name)


async def _soon(shard: Shard, work: Work[Result]) -> Result | None:
    """``None`` if a shard is away or slow: others are not kept waiting, and by one that is known to
    be silent not at all. Whoever watches it notices when it is back."""
    if shard.is_silent:
        return None
    try:
        async with asyncio.timeout(_SECONDS_FOR_A_LIST):
            return await shard.read(work)
    except StorageDown:
        return None
    except TimeoutError:
        shard.note_away(is_silent=True)
        return None
