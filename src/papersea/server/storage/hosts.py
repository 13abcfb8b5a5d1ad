"""What whoever runs the house does to what it keeps: each act has its line in the audit log."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from enum import Enum
from operator import attrgetter
from typing import Final

from sqlalchemy import Connection

from papersea.answers.games import FinishedGame
from papersea.server.storage import (
    announcing,
    audit,
    games,
    leaving,
    moving,
    people,
    reports,
    tables,
)
from papersea.server.storage.database import Result, StorageError, Work
from papersea.server.storage.leaving import Eraser
from papersea.server.storage.moving import WholeTable
from papersea.server.storage.shards import MAIN, shard_in
from papersea.server.storage.store import Store
from papersea.server.storage.values import (
    Act,
    Ban,
    ListedReport,
    StoredAnnouncement,
    StoredPerson,
    TableSeen,
)

MOST: Final = 1_000_000
_AT_ONCE: Final = 500


class Hindrance(Enum):
    """Why nothing was done, with facts in braces."""

    NO_TABLE = "no table has the code {code}"
    NO_PERSON = "nobody has the id {id}"
    NO_BAN = "there is no ban {number}"
    NO_OPEN_REPORT = "no report {id} is open"
    OTHER_DATABASE = "{code} belongs to a database that was not given: --tables"
    GAME_EXISTS = "the game {id} exists already"
    TABLE_EXISTS = "the table {code} exists already"
    NOTHING_IMPORTED = "nothing was done, for this exists already: {ids}"


class Hindered(StorageError):
    """Nothing was done, and why."""

    def __init__(self, hindrance: Hindrance, **facts: str | int) -> None:
        super().__init__(hindrance.value.format(**facts))
        self.hindrance = hindrance
        self.facts = facts


class NotThere(Hindered):
    """There is nothing by this name."""


class AlreadyThere(Hindered):
    """Something by this name exists."""


class HostStore(Store):
    """An act and its line are one transaction. Where a table is in a database of its own, the line
    comes first: there is no act without one."""

    async def tables_seen(self, limit: int = MOST, states: Collection[str] = ()) -> list[TableSeen]:
        """The newest first, in one of these states if any are given; of those databases that
        answer."""
        found = await self._wherever_soon(
            lambda connection: tables.seen(connection, limit, states=states)
        )
        every = [each for some in found if some for each in some]
        newest = sorted(every, key=attrgetter("table.created_at", "table.code"), reverse=True)
        return newest[:limit]

    async def table_seen(self, code: str) -> TableSeen:
        """``NotThere`` if no table has this code."""
        found = await self._shard(code).read(
            lambda connection: tables.seen(connection, 1, codes=[code])
        )
        if not found:
            raise NotThere(Hindrance.NO_TABLE, code=code)
        return found[0]

    async def people_seen(self, limit: int = MOST, part: str = "") -> list[StoredPerson]:
        """Those who were seen last first, with names that have this part."""
        return await self._database.read(lambda connection: people.seen(connection, limit, part))

    async def acts(self, limit: int) -> list[Act]:
        """The last ones, in order."""
        return await self._database.read(lambda connection: audit.newest(connection, limit))

    async def note(self, act: Act) -> Act:
        """Write down what changes nothing here."""
        return await self._database.write(lambda connection: audit.write(connection, act))

    async def close_table(self, code: str, act: Act) -> None:
        """Nobody plays there from now on; all of it is kept."""
        await self._at_table(code, act, lambda found: tables.close(found, code, act.at))

    async def reopen_table(self, code: str, act: Act) -> None:
        await self._at_table(code, act, lambda found: tables.close(found, code, None))

    async def delete_table(self, code: str, act: Act) -> None:
        """With its log; its finished games stay."""
        await self._at_table(code, act, lambda found: tables.remove(found, code))

    async def rename_person(self, id: str, name: str, renamer: Eraser, act: Act) -> None:
        """Also at the tables where they sit or sat, and in their finished games."""

        def rename(connection: Connection) -> None:
            if not leaving.rename(connection, id, name, renamer):
                raise NotThere(Hindrance.NO_PERSON, id=id)

        await self._noted(act, rename)
        for shard in self._shards.values():
            await shard.write(lambda found: leaving.rename_at_tables(found, id, renamer))

    async def ban(self, ban: Ban, act: Act) -> Ban:
        """``NotThere`` if it is of a person who does not exist."""

        def banned(connection: Connection) -> Ban:
            if ban.person is not None and people.find(connection, ban.person) is None:
                raise NotThere(Hindrance.NO_PERSON, id=ban.person)
            return audit.ban(connection, ban)

        return await self._noted(act, banned)

    async def unban(self, number: int, act: Act) -> None:
        def unbanned(connection: Connection) -> None:
            if not audit.unban(connection, number):
                raise NotThere(Hindrance.NO_BAN, number=number)

        await self._noted(act, unbanned)

    async def announce(self, announcement: StoredAnnouncement | None, act: Act) -> None:
        """To everybody, instead of whatever was said before; with ``None``, nothing any more."""
        await self._noted(act, lambda found: announcing.announce(found, announcement))

    async def reports(self, *, with_closed: bool = False) -> list[ListedReport]:
        """What people said of each other, the oldest first."""
        return await self._database.read(
            lambda found: reports.listed(found, with_closed=with_closed)
        )

    async def close_report(self, id: str, act: Act) -> None:
        """``NotThere`` if no report with this id is open. Why stands in the act."""

        def close(connection: Connection) -> None:
            if not reports.is_closed(connection, id, act.at, act.reason):
                raise NotThere(Hindrance.NO_OPEN_REPORT, id=id)

        await self._noted(act, close)

    # Out of the house and back

    async def whole_table(self, code: str) -> WholeTable:
        found = await self._shard(code).read(lambda found: moving.take_out(found, code))
        if found is None:
            raise NotThere(Hindrance.NO_TABLE, code=code)
        return found

    async def every_game(self) -> AsyncIterator[FinishedGame]:
        """All that are finished, in the order of their ids."""
        last = ""
        while found := await self._database.read(_games_after(last)):
            for game in found:
                yield game
            last = found[-1].id

    async def measured_games(self) -> AsyncIterator[FinishedGame]:
        """All that are measured, without names and ids of people, by their days."""
        ids = await self._database.read(games.measured)
        for first in range(0, len(ids), _AT_ONCE):
            for game in await self._database.read(_measured(ids[first : first + _AT_ONCE])):
                yield game

    async def known_games(self, ids: Collection[str]) -> list[str]:
        return await self._database.read(lambda found: games.known(found, ids))

    async def known_people(self, ids: Collection[str]) -> frozenset[str]:
        return await self._database.read(lambda found: moving.known_people(found, ids))

    async def put_back_games(self, put: Collection[FinishedGame], act: Act) -> None:
        """All or none: ``AlreadyThere`` if one is filed. Nobody's rating changes."""

        def file(connection: Connection) -> None:
            for game in put:
                if not games.is_filed(connection, game, None):
                    raise AlreadyThere(Hindrance.GAME_EXISTS, id=game.id)

        await self._noted(act, file)

    async def put_back_table(self, table: WholeTable, act: Act) -> None:
        """``AlreadyThere`` if its code is taken, ``NotThere`` if its database is not given."""
        if shard_in(table.code) not in self.shards:
            raise NotThere(Hindrance.OTHER_DATABASE, code=table.code)
        shard = self._shard(table.code)

        def put(connection: Connection) -> None:
            if not moving.put_back(connection, table):
                raise AlreadyThere(Hindrance.TABLE_EXISTS, code=table.code)

        if shard_in(table.code) == MAIN:
            await self._noted(act, put)
            return
        if await shard.read(lambda found: tables.find(found, table.code)) is not None:
            raise AlreadyThere(Hindrance.TABLE_EXISTS, code=table.code)
        people_there = await self.known_people([each.person for each in table.attendance])
        if people_there:
            await self._introduce(shard, people_there, act.at)
        await self.note(act)
        await shard.write(put)

    async def _at_table(self, code: str, act: Act, work: Work[bool]) -> None:
        await self.table_seen(code)
        shard = self._shard(code)

        def done(connection: Connection) -> None:
            if not work(connection):
                raise NotThere(Hindrance.NO_TABLE, code=code)

        if shard is self._database:
            await self._noted(act, done)
        else:
            await self.note(act)
            await shard.write(done)

    async def _noted(self, act: Act, work: Work[Result]) -> Result:
        def both(connection: Connection) -> Result:
            result = work(connection)
            audit.write(connection, act)
            return result

        return await self._database.write(both)


def _games_after(last: str) -> Work[list[FinishedGame]]:
    return lambda connection: games.every(connection, last, _AT_ONCE)


def _measured(ids: Collection[str]) -> Work[list[FinishedGame]]:
    return lambda connection: games.measured_among(connection, ids)
