"""People as they are kept, and how they are forgotten wherever they are named."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection

from papersea.server.storage import games, leaving, people, tables
from papersea.server.storage.database import StorageDown
from papersea.server.storage.databases import Databases
from papersea.server.storage.leaving import EraserFor
from papersea.server.storage.shards import Shard
from papersea.server.storage.values import Act, Forgotten, StoredPerson
from papersea.table.faces import Face

_LOG: Final = logging.getLogger(__name__)


class PersonStore(Databases):
    """The main database has the people; the others know whom their tables name."""

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
        self,
        id: str,
        *,
        name: str | None = None,
        language: str | None = None,
        face: Face | None = None,
    ) -> StoredPerson | None:
        """Who it is now; ``None`` if there is nobody with this id."""
        return await self._database.write(
            lambda connection: people.change(connection, id, name, language, face)
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


async def _forget_at(
    shard: Shard, gone: Collection[str], eraser_for: EraserFor, at: float
) -> tuple[str, ...]:
    return await shard.write(
        lambda connection: leaving.forget_at_tables(connection, gone, eraser_for, at)
    )
