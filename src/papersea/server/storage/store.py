"""Everything that the server keeps: one face for a SQLite file and for PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol, Self

from sqlalchemy import select
from sqlalchemy.engine import URL

from papersea.server.storage import games, leaving, log, people, ratings, tables
from papersea.server.storage.database import Result, Work, parse_address, sqlite_file
from papersea.server.storage.games import Rate
from papersea.server.storage.leaving import EraserFor
from papersea.server.storage.log import GroupCommit, Key, StoredEntry, StoredLog, TableChange
from papersea.server.storage.migrating import migrate
from papersea.server.storage.sqlite import SqliteDatabase
from papersea.server.storage.values import (
    Due,
    FinishedGame,
    Forgotten,
    Listed,
    Rating,
    Statistics,
    StoredPerson,
)


class Database(Protocol):
    """Every call is a transaction of its own, and ``StorageDown`` if there is no database."""

    async def read(self, work: Work[Result]) -> Result: ...

    async def write(self, work: Work[Result]) -> Result:
        """Returns once all is durable; whatever ``work`` raises undoes it."""
        ...

    async def append(self, entries: Sequence[StoredEntry]) -> set[Key]:
        """Write events whose keys all differ; returns the keys that were still free."""
        ...

    async def close(self) -> None: ...


class Store:
    """Every method is one transaction, durable when it returns.

    A database that cannot be reached raises ``StorageDown``; once it is back, so is the store.
    Texts may be anything but contain no NUL, which PostgreSQL cannot keep.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._log = GroupCommit(database.append)

    @classmethod
    async def open(cls, address: str) -> Self:
        """``sqlite:///path`` or ``postgresql://…``. Makes and migrates what is not there yet."""
        url = parse_address(address)
        await migrate(url)
        return cls(_database(url))

    async def close(self) -> None:
        """What was appended is written first."""
        await self._log.close()
        await self._database.close()

    async def ping(self) -> None:
        """``StorageDown`` unless the database answers."""
        await self._database.read(lambda connection: connection.execute(select(1)))

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
        return await self._database.write(
            lambda connection: log.is_created(connection, table, body, person)
        )

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
        is_written = await self._log.append(entry)
        if not is_written and entry.joined:
            await self._database.read(
                lambda connection: people.check_present(connection, *entry.joined)
            )
        return is_written

    async def read(self, code: str) -> StoredLog:
        """The events of a table, in order; none if there is no such table."""
        return await self._database.read(lambda connection: log.read(connection, code))

    async def head(self, code: str) -> int:
        """The number of the last event; 0 if there is no such table."""
        return await self._database.read(lambda connection: log.head(connection, code))

    async def due(self, now: float, limit: int) -> list[Due]:
        """Tables whose time has come, the longest waiting first."""
        return await self._database.read(lambda connection: tables.due(connection, now, limit))

    async def claim(self, code: str, seen: float, until: float | None) -> bool:
        """Put off a wake-up that was seen. Of all who saw it, one gets ``True``."""
        return await self._database.write(
            lambda connection: tables.is_claimed(connection, code, seen, until)
        )

    async def table(self, code: str) -> Listed | None:
        return await self._database.read(lambda connection: tables.find(connection, code))

    async def joinable_tables(self, limit: int | None = None) -> list[Listed]:
        """Where somebody waits for others, the newest first."""
        return await self._database.read(lambda connection: tables.joinable(connection, limit))

    async def public_tables(self, phase: str, limit: int) -> list[Listed]:
        """The newest first."""
        return await self._database.read(lambda connection: tables.public(connection, phase, limit))

    async def seated_at(self, person: str, phases: Collection[str]) -> int:
        """At how many tables in these phases somebody sits now."""
        return await self._database.read(
            lambda connection: tables.seated_at(connection, person, phases)
        )

    async def tables_of(self, person: str) -> list[Listed]:
        """Where somebody sits or sat, the newest first."""
        return await self._database.read(lambda connection: tables.attended_by(connection, person))

    async def purge(self, before: float) -> int:
        """Delete tables that nothing happened at since; returns how many."""
        return await self._database.write(lambda connection: tables.purge(connection, before))

    async def purge_empty(self, before: float, phase: str) -> int:
        """Delete those in this phase where nobody sits and nothing happened since."""
        return await self._database.write(
            lambda connection: tables.purge_empty(connection, before, phase)
        )

    async def purge_people(self, before: float) -> int:
        """Delete everybody who were not seen since and have left no trace; how many."""
        return await self._database.write(lambda connection: people.purge(connection, before))

    async def create_person(self, person: StoredPerson, token_hash: str) -> bool:
        """``False`` if the id or the token is taken; ``PersonGone`` if their owner is."""
        return await self._database.write(
            lambda connection: people.is_created(connection, person, token_hash)
        )

    async def person(self, id: str) -> StoredPerson | None:
        return await self._database.read(lambda connection: people.find(connection, id))

    async def person_by_token(self, token_hash: str) -> StoredPerson | None:
        return await self._database.read(
            lambda connection: people.find_by_token(connection, token_hash)
        )

    async def belonging_to(self, owner: str) -> list[StoredPerson]:
        """Somebody's bots and companions."""
        return await self._database.read(lambda connection: people.belonging_to(connection, owner))

    async def change_person(
        self, id: str, *, name: str | None = None, language: str | None = None
    ) -> StoredPerson | None:
        """Who it is now; ``None`` if there is nobody with this id."""
        return await self._database.write(
            lambda connection: people.change(connection, id, name, language)
        )

    async def touch(self, id: str, at: float) -> None:
        """Somebody was seen."""
        await self._database.write(lambda connection: people.touch(connection, id, at))

    async def mute(self, person: str, muted: str) -> None:
        await self._database.write(lambda connection: people.mute(connection, person, muted))

    async def unmute(self, person: str, muted: str) -> None:
        await self._database.write(lambda connection: people.unmute(connection, person, muted))

    async def mutes(self, person: str) -> frozenset[str]:
        return await self._database.read(lambda connection: people.mutes(connection, person))

    async def export_person(self, id: str) -> dict[str, Any]:
        """All that is kept about a person, as JSON can tell it; empty for a stranger."""
        return await self._database.read(lambda connection: leaving.export(connection, id))

    async def delete_person(self, id: str, eraser_for: EraserFor) -> Forgotten:
        """Forget a person, their bots and companions; finished games stay, without name and id.

        The tables where they sat get a new generation: what anybody computed from an older one
        is not written any more.
        """
        return await self._database.write(
            lambda connection: leaving.forget(connection, id, eraser_for)
        )

    async def file_game(
        self, game: FinishedGame, rate: Rate | None, *, generation: int = 0
    ) -> bool:
        """Keep a finished game, once: ``False`` if it is there already; ``Outdated`` if the log
        was rewritten since ``generation``, or is gone.

        ``rate`` gets the ratings of all its people with this number of players and returns new
        ones; nobody else changes them meanwhile. Without it, ratings stay.
        """
        return await self._database.write(
            lambda connection: games.is_filed(connection, game, rate, generation)
        )

    async def game(self, id: str) -> FinishedGame | None:
        return await self._database.read(lambda connection: games.find(connection, id))

    async def games_of(self, person: str, limit: int) -> list[FinishedGame]:
        """The newest first."""
        return await self._database.read(
            lambda connection: games.played_by(connection, person, limit)
        )

    async def statistics(self, person: str) -> dict[int, Statistics]:
        """By the number of players."""
        return await self._database.read(lambda connection: ratings.statistics(connection, person))

    async def rating(self, person: str, players: int) -> Rating | None:
        return await self._database.read(
            lambda connection: ratings.find(connection, person, players)
        )


def check_text(text: str) -> None:
    """``ValueError`` for what a database could not keep."""
    if "\0" in text:
        raise ValueError("a text with NUL cannot be kept")
    text.encode()


def _database(url: URL) -> Database:
    if url.drivername == "sqlite":
        return SqliteDatabase(sqlite_file(url))
    from papersea.server.storage.postgresql import PostgresqlDatabase

    return PostgresqlDatabase(url)
