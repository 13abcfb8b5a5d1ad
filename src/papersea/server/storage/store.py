"""Everything that the server keeps: one face for a SQLite file and for PostgreSQL, be it one
database or several."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import Connection

from papersea.answers.games import FinishedGame
from papersea.answers.people import Rating, Statistics
from papersea.server.storage import (
    announcing,
    audit,
    calling,
    games,
    people,
    ratings,
    reports,
    words,
)
from papersea.server.storage.games import Rate
from papersea.server.storage.person_store import PersonStore
from papersea.server.storage.table_store import TableStore
from papersea.server.storage.values import (
    Act,
    Ban,
    Company,
    Reachable,
    Report,
    StoredAnnouncement,
    Subscription,
)


class Store(TableStore, PersonStore):
    """Every method is one transaction, durable when it returns; what concerns people and tables is
    one in each of their databases, and can be done again.

    A database that cannot be reached raises ``StorageDown``; once it is back, so is the store.
    Lists of tables leave out those of a shard that is away.
    Texts may be anything but contain no NUL, which PostgreSQL cannot keep.
    """

    # Finished games and ratings

    async def file_game(
        self, game: FinishedGame, rate: Rate | None, *, generation: int = 0
    ) -> bool:
        """Keep a finished game, once: ``False`` if it is there already; ``Outdated`` if the log
        was rewritten since ``generation``, or is gone, or somebody in it has left. It is measured
        if it may be and everybody in it lets it be by now.

        ``rate`` gets what is known of all its people, with their ratings for this number of
        players, and returns new ones; nobody else changes them meanwhile. Without it, ratings stay.
        """
        is_here = self._shard(game.code) is self._database
        played = [seat.person for seat in game.seats if seat.person is not None]

        def file(connection: Connection) -> bool:
            # Whoever deletes themselves locks people before tables, too.
            is_measured = game.is_measured and people.all_let_measure(connection, played)
            if is_here:
                games.check_log(connection, game.code, generation)
            else:
                games.check_people(connection, game)
            return games.is_filed(connection, replace(game, is_measured=is_measured), rate)

        return await self._database.write(file)

    async def company(self, persons: Collection[str], since: float) -> Company:
        """What is known of people who are about to play a rated game, but for their ratings."""

        def look(connection: Connection) -> Company:
            known = people.some(connection, persons)
            return Company(known, {}, ratings.met(connection, persons, since))

        return await self._database.read(look)

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

    # What the house says, and what it is told

    async def announced(self, now: float) -> StoredAnnouncement | None:
        """What everybody is told now."""
        return await self._database.read(lambda connection: announcing.announced(connection, now))

    async def report(self, report: Report) -> None:
        """``PersonGone`` if one of the two is. Of open ones by the same person about the same at
        the same table, the newest counts."""

        def write(connection: Connection) -> None:
            people.check_present(connection, *filter(None, (report.reporter, report.about)))
            reports.report(connection, report)

        await self._database.write(write)

    async def reports_since(self, reporter: str, since: float) -> int:
        """How many somebody has made."""
        return await self._database.read(
            lambda connection: reports.count_since(connection, reporter, since)
        )

    async def purge_reports(self, before: float) -> int:
        """Delete those that were closed before; returns how many."""
        return await self._database.write(lambda connection: reports.purge(connection, before))

    # Whom the house calls back, and words for tables

    async def secret(self, name: str, new: str) -> str:
        """What the house keeps under this name; the new one, if that is nothing yet."""
        return await self._database.write(lambda connection: calling.secret(connection, name, new))

    async def subscribe(self, new: Subscription, most: int) -> int:
        """A device is called from now on; how many older ones of the same person had to go, for
        there may be so many. ``PersonGone`` if there is no such person."""
        return await self._database.write(
            lambda connection: calling.subscribe(connection, new, most)
        )

    async def unsubscribe(self, id: str, person: str | None = None) -> None:
        """A device is called no more, if it is this person's."""
        await self._database.write(lambda connection: calling.unsubscribe(connection, id, person))

    async def reachable(self, persons: Collection[str], code: str) -> list[Reachable]:
        """The devices of these people, with what they were called for at a table."""
        return await self._database.read(
            lambda connection: calling.reachable(connection, persons, code)
        )

    async def note_called(self, id: str, code: str, about: dict[str, str], at: float) -> None:
        """A device was called for this, by kind, or need not be any more."""
        await self._database.write(
            lambda connection: calling.note_called(connection, id, code, about, at)
        )

    async def word_for(self, code: str, new: str, at: float) -> str | None:
        """A word to say instead of a table's code; ``None`` if the new one is taken."""
        return await self._database.write(
            lambda connection: words.word_for(connection, code, new, at)
        )

    async def code_of(self, word: str) -> str | None:
        """The code of the table that has a word."""
        return await self._database.read(lambda connection: words.find(connection, word))

    async def purge_calls(self, before: float) -> None:
        """Forget calls and words of which nobody has heard since."""

        def forget(connection: Connection) -> None:
            calling.purge(connection, before)
            words.purge(connection, before)

        await self._database.write(forget)

    # What whoever runs the house has done (storage/hosts.py does it)

    async def last_act(self) -> int:
        """The number of the last act; 0 if there is none."""
        return await self._database.read(audit.last)

    async def acts_since(self, number: int) -> list[Act]:
        """Those that came after it, in order."""
        return await self._database.read(lambda connection: audit.since(connection, number))

    async def bans(self) -> tuple[list[Ban], dict[str, str]]:
        """All bans, and who belongs to somebody who is banned, with that owner."""
        return await self._database.read(
            lambda connection: (audit.bans(connection), audit.belonging(connection))
        )
