"""Where those who sit at a rated table come from, for as long as its game is not filed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from papersea.server.storage.schema import TABLES, WHEREABOUTS

MOST_PLACES: Final = 64
"""Of one person in one game: somebody on the way has some, and nobody needs more."""


def note(connection: Connection, code: str, game: int, found: Collection[tuple[str, int]]) -> None:
    """People, and the places that they come from; nothing, if the table is gone."""
    here = select(TABLES.c.code).where(TABLES.c.code == code)
    if connection.scalar(here.with_for_update(read=True, key_share=True)) is None:
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    for person, place in sorted(found):
        row = {"code": code, "game": game, "person": person, "place": place}
        own = (WHEREABOUTS.c.code == code, WHEREABOUTS.c.game == game)
        mine = select(func.count()).where(*own, WHEREABOUTS.c.person == person)
        if (connection.scalar(mine) or 0) < MOST_PLACES:
            connection.execute(dialect.insert(WHEREABOUTS).values(row).on_conflict_do_nothing())


def find(connection: Connection, code: str, game: int) -> dict[str, frozenset[int]]:
    """By person."""
    wanted = select(WHEREABOUTS.c.person, WHEREABOUTS.c.place)
    places: defaultdict[str, set[int]] = defaultdict(set)
    for person, place in connection.execute(
        wanted.where(WHEREABOUTS.c.code == code, WHEREABOUTS.c.game == game)
    ):
        places[person].add(place)
    return {person: frozenset(found) for person, found in places.items()}


def forget(connection: Connection, code: str, game: int) -> None:
    """Of a game that is filed, and those before it."""
    over = (WHEREABOUTS.c.code == code, WHEREABOUTS.c.game <= game)
    connection.execute(delete(WHEREABOUTS).where(*over))
