"""Tables as they are kept: their logs, how they are listed, and when they are woken."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from operator import attrgetter

from sqlalchemy import Connection

from papersea.server.storage import leaving, log, presence, reports, tables, whereabouts
from papersea.server.storage.database import PersonGone, StorageDown, Work
from papersea.server.storage.databases import Databases
from papersea.server.storage.leaving import EraserFor
from papersea.server.storage.log import StoredEntry, StoredLog, TableChange
from papersea.server.storage.shards import MAIN, Shard, shard_in
from papersea.server.storage.values import Due, Listed, Unreadable


class TableStore(Databases):
    """Each table is in one database, by its code."""

    def _shard(self, code: str) -> Shard:
        name = shard_in(code)
        if name == MAIN or not self._shards:
            return self._database
        if name not in self._shards:
            # Servers that were started later may know it.
            down = StorageDown(f"no database {name!r} was given")
            down.shard = name
            raise down
        return self._shards[name]

    async def create_table(
        self,
        code: str,
        at: float,
        body: str,
        listing: str,
        *,
        is_public: bool,
        wake_at: float | None,
        person: str | None,
        phase: str = "open",
        is_joinable: bool = False,
    ) -> bool:
        """A table with ``body`` as its event 1; ``False`` if the code is taken.

        ``PersonGone`` if there is no such person.
        """
        table = Listed(code, at, at, phase, is_public, is_joinable, wake_at, listing)
        shard = self._shard(code)

        def create(connection: Connection) -> bool:
            return log.is_created(connection, table, body, person)

        try:
            return await shard.write(create)
        except PersonGone:
            if person is None or not await self._introduce(shard, [person], at):
                raise
        return await shard.write(create)

    async def append(
        self,
        code: str,
        number: int,
        at: float,
        body: str,
        *,
        change: TableChange | None = None,
        generation: int = 0,
    ) -> bool:
        """Durable when this is true. ``False``: the number is taken or not the next one, the log
        was rewritten since ``generation``, or the table is gone; and nothing was written, of the
        event or of ``change``.

        ``PersonGone`` if somebody joins who does not exist any more.
        """
        if "\0" in body or not body.isascii():
            check_text(body)
        entry = StoredEntry(code, number, at, body, change, generation)
        shard = self._shard(code)
        is_written = await shard.append(entry)
        if not is_written and entry.joined and await self._introduce(shard, entry.joined, at):
            return await shard.append(entry)
        return is_written

    async def read(self, code: str) -> StoredLog:
        """The events of a table, in order; none if there is no such table."""
        return await self._shard(code).read(lambda connection: log.read(connection, code))

    async def head(self, code: str) -> int:
        """The number of the last event; 0 if there is no such table."""
        return await self._shard(code).read(lambda connection: log.head(connection, code))

    async def due(self, now: float, limit: int, shard: str = MAIN) -> list[Due]:
        """Tables of a shard whose time has come, the longest waiting first."""
        asked = self._shards[shard] if shard else self._database
        return await asked.read(lambda connection: tables.due(connection, now, limit))

    async def claim(self, code: str, seen: float, until: float | None) -> bool:
        """Put off a wake-up that was seen. Of all who saw it, one gets ``True``."""
        return await self._shard(code).write(
            lambda connection: tables.is_claimed(connection, code, seen, until)
        )

    async def table(self, code: str) -> Listed | None:
        return await self._shard(code).read(lambda connection: tables.find(connection, code))

    async def joinable_tables(self, limit: int | None = None) -> list[Listed]:
        """Where somebody waits for others, the newest first."""
        return await self._listed(lambda connection: tables.joinable(connection, limit), limit)

    async def public_tables(self, phase: str, limit: int) -> list[Listed]:
        """The newest first."""
        return await self._listed(lambda connection: tables.public(connection, phase, limit), limit)

    async def seated_at(self, person: str, phases: Collection[str]) -> int:
        """At how many tables in these phases somebody sits now, of those that can be counted."""

        def count(connection: Connection) -> int:
            return tables.seated_at(connection, person, phases)

        return sum(filter(None, await self._wherever_soon(count)))

    async def tables_of(self, person: str, *, needs_all: bool = False) -> list[Listed]:
        """Where somebody sits or sat, the newest first; ``StorageDown`` if all are needed and a
        shard is away."""

        def attended(connection: Connection) -> list[Listed]:
            return tables.attended_by(connection, person)

        if needs_all:
            found = await self._at_each_shard(attended)
            return list(chain(await self._database.read(attended), *found))
        return await self._listed(attended)

    async def mark_unreadable(self, code: str, reason: str) -> None:
        """From now on nothing of the table is woken, deleted or rewritten."""
        await self._shard(code).write(
            lambda connection: tables.mark_unreadable(connection, code, reason)
        )

    async def open_again(self, code: str, eraser_for: EraserFor) -> int:
        """A table that was marked is as all others again; the generation of its log. It is another
        one if somebody has left meanwhile: their name is in it no more."""
        return await self._shard(code).write(
            lambda connection: leaving.open_again(connection, code, eraser_for)
        )

    async def unreadable_tables(self) -> list[Unreadable]:
        """Those that wait for an operator, the longest waiting first."""
        found = chain.from_iterable(filter(None, await self._wherever_soon(tables.unreadable)))
        return sorted(found, key=attrgetter("changed_at", "code"))

    async def purge(self, before: float) -> int:
        """Delete tables that nothing happened at since; returns how many."""
        return await self._purge(lambda connection: tables.purge(connection, before))

    async def purge_empty(self, before: float, phase: str) -> int:
        """Delete those in this phase where nobody sits and nothing happened since."""
        return await self._purge(lambda connection: tables.purge_empty(connection, before, phase))

    async def _purge(self, work: Work[int]) -> int:
        """At every shard that is there; at the others, another time."""
        count = 0
        for shard in self._all():
            try:
                count += await shard.write(work)
            except StorageDown:
                if shard is self._database:
                    raise
        return count

    async def attended(self, code: str) -> frozenset[str]:
        """Who sits or sat at a table; nobody, if there is none."""
        return await self._shard(code).read(lambda connection: reports.attended(connection, code))

    async def absent_seconds(self, since: float, now: float, code: str = "") -> float:
        """For how long no server was there, of the time between. For a table of another database
        what was known last will do while the main one is away."""
        try:
            self._absences = await self._database.read(presence.absences)
        except StorageDown:
            if self._shard(code) is self._database:
                raise
        return presence.absent_seconds(self._absences, since, now)

    async def note_whereabouts(
        self, code: str, game: int, found: Collection[tuple[str, int]]
    ) -> None:
        """Who comes from which place to a table's game."""
        await self._shard(code).write(
            lambda connection: whereabouts.note(connection, code, game, found)
        )

    async def whereabouts(self, code: str, game: int) -> dict[str, frozenset[int]]:
        """By person; of a game that is not filed."""
        return await self._shard(code).read(
            lambda connection: whereabouts.find(connection, code, game)
        )

    async def forget_whereabouts(self, code: str, game: int) -> None:
        await self._shard(code).write(lambda connection: whereabouts.forget(connection, code, game))


def check_text(text: str) -> None:
    """``ValueError`` for what a database could not keep."""
    if "\0" in text:
        raise ValueError("a text with NUL cannot be kept")
    text.encode()
