"""Everything that the server keeps: one face for a SQLite file and for PostgreSQL, be it one
database or several."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from itertools import chain
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final, Self

from sqlalchemy import Connection, select

from papersea.server.storage import (
    announcing,
    audit,
    games,
    leaving,
    log,
    people,
    presence,
    ratings,
    reports,
    tables,
    whereabouts,
)
from papersea.server.storage.database import (
    PersonGone,
    Result,
    StorageDown,
    Work,
    parse_address,
)
from papersea.server.storage.games import Rate
from papersea.server.storage.leaving import EraserFor
from papersea.server.storage.log import StoredEntry, StoredLog, TableChange
from papersea.server.storage.shards import MAIN, Shard, check_shards, shard_in
from papersea.server.storage.values import (
    Act,
    Ban,
    Company,
    Due,
    FinishedGame,
    Forgotten,
    Listed,
    Rating,
    Report,
    Statistics,
    StoredAnnouncement,
    StoredPerson,
    Unreadable,
)

_LOG: Final = logging.getLogger(__name__)
_NO_SHARDS: Final[Mapping[str, str]] = MappingProxyType({})
_SECONDS_FOR_A_LIST: Final = 3.0
"""A list of tables waits so long for a shard, and goes on without it."""
_SECONDS_BETWEEN_LOOKS: Final = 1.0


class Store:
    """Every method is one transaction, durable when it returns; what concerns people and tables is
    one in each of their databases, and can be done again.

    A database that cannot be reached raises ``StorageDown``; once it is back, so is the store.
    Lists of tables leave out those of a shard that is away.
    Texts may be anything but contain no NUL, which PostgreSQL cannot keep.
    """

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

    async def absent_seconds(self, since: float, now: float, code: str = "") -> float:
        """For how long no server was there, of the time between. For a table of another database
        what was known last will do while the main one is away."""
        try:
            self._absences = await self._database.read(presence.absences)
        except StorageDown:
            if self._shard(code) is self._database:
                raise
        return presence.absent_seconds(self._absences, since, now)

    async def purge_absences(self, before: float) -> None:
        await self._database.write(lambda connection: presence.purge(connection, before))

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

    async def purge_people(self, before: float) -> int:
        """Delete everybody who were not seen since and have left no trace; how many."""
        unseen = await self._database.read(lambda connection: people.unseen(connection, before))
        found = await self._at_each_shard(lambda connection: leaving.attending(connection, unseen))
        among = frozenset(unseen).difference(*found)
        for shard in self._shards.values():
            await shard.write(lambda connection: people.purge(connection, before))
        return await self._database.write(
            lambda connection: people.purge(connection, before, among)
        )

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

    async def let_measure(self, id: str, pseudonym: str) -> None:
        """Games that somebody finishes from now on may be kept for measuring, under this name; if
        they said so before, under the name of then."""
        await self._database.write(lambda connection: people.let_measure(connection, id, pseudonym))

    async def decline_measuring(self, id: str) -> None:
        """No game of theirs is kept for measuring any more, be it finished or not."""

        def decline(connection: Connection) -> None:
            people.decline_measuring(connection, id)
            games.measure_no_more(connection, [id])

        await self._database.write(decline)

    async def touch(self, id: str, at: float) -> None:
        """Somebody was seen."""
        await self._database.write(lambda connection: people.touch(connection, id, at))

    async def mute(self, person: str, muted: str) -> None:
        await self._database.write(lambda connection: people.mute(connection, person, muted))

    async def unmute(self, person: str, muted: str) -> None:
        await self._database.write(lambda connection: people.unmute(connection, person, muted))

    async def mutes(self, person: str) -> frozenset[str]:
        return await self._database.read(lambda connection: people.mutes(connection, person))

    # What the house says, and what it is told

    async def announced(self, now: float) -> StoredAnnouncement | None:
        """What everybody is told now."""
        return await self._database.read(lambda connection: announcing.announced(connection, now))

    async def attended(self, code: str) -> frozenset[str]:
        """Who sits or sat at a table; nobody, if there is none."""
        return await self._shard(code).read(lambda connection: reports.attended(connection, code))

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

    async def export_person(self, id: str) -> dict[str, Any]:
        """All that is kept about a person, as JSON can tell it; empty for a stranger."""
        found = await self._database.read(lambda connection: leaving.export(connection, id))
        for listed in await self._at_each_shard(
            lambda connection: tables.attended_by(connection, id)
        ):
            found["tables"] = [*map(asdict, listed), *found["tables"]]
        for places in await self._at_each_shard(
            lambda connection: leaving.places_of(connection, id)
        ):
            found["whereabouts"] += places
        return found

    async def delete_person(
        self, id: str, eraser_for: EraserFor, *, at: float = 0.0, act: Act | None = None
    ) -> Forgotten:
        """Forget a person, their bots and companions; finished games stay, without name and id.

        The tables where they sat get a new generation: what anybody computed from an older one
        is not written any more. A shard that goes away just then forgets them when it is back,
        by ``finish_departures``. ``act``: whoever runs the house has asked for it.
        """
        noted_at = at if self._shards else None
        gone = await self._database.write(
            lambda connection: leaving.forget(connection, id, eraser_for, noted_at, act)
        )
        codes = list(gone.codes)
        for shard in self._shards.values() if gone.people else ():
            try:
                codes += await _forget_at(shard, gone.people, eraser_for, at)
            except StorageDown:
                _LOG.warning("tables of a database that is away still name somebody who has left")
        return Forgotten(gone.people, tuple(codes))

    async def finish_departures(
        self, eraser_for: EraserFor, *, at: float, keep_since: float
    ) -> Forgotten:
        """Forget those who have left wherever a table still names them, which was away or was put
        back from an older copy; who left before ``keep_since`` is not looked for any more."""
        if not self._shards:
            return Forgotten((), ())
        await self._database.write(
            lambda connection: leaving.purge_departures(connection, keep_since)
        )
        departed = await self._database.read(leaving.departed)
        gone: set[str] = set()
        codes: list[str] = []
        for shard in self._shards.values():
            try:
                named = await shard.read(
                    lambda connection: leaving.still_named(connection, departed)
                )
                if named:
                    codes += await _forget_at(shard, named, eraser_for, at)
                    gone |= named
            except StorageDown:
                continue  # another time
        return Forgotten(tuple(sorted(gone)), tuple(codes))

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


async def _is_there(shard: Shard, process: str) -> bool:
    try:
        async with asyncio.timeout(_SECONDS_FOR_A_LIST):
            await shard.check(process)
    except (StorageDown, TimeoutError):
        return False
    return True


def check_text(text: str) -> None:
    """``ValueError`` for what a database could not keep."""
    if "\0" in text:
        raise ValueError("a text with NUL cannot be kept")
    text.encode()


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


async def _forget_at(
    shard: Shard, gone: Collection[str], eraser_for: EraserFor, at: float
) -> tuple[str, ...]:
    return await shard.write(
        lambda connection: leaving.forget_at_tables(connection, gone, eraser_for, at)
    )
