"""A table in the lobby."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from papersea.players.catalogue import find_opponent
from papersea.players.company import proper_name
from papersea.table.places import Place
from papersea.table.settings import Settings
from papersea.table.table import Phase, Table


class Listing(Struct, frozen=True):
    """What the lobby shows of a table."""

    code: str
    phase: Phase
    settings: Settings
    names: tuple[str | None, ...]
    people: int
    free: int
    game: int


def listing_of(table: Table) -> str:
    """As it is stored beside the table."""
    listing = Listing(
        code=table.code,
        phase=table.phase,
        settings=table.settings,
        names=tuple(map(_name, table.places)),
        people=sum(place.person is not None for place in table.places),
        free=sum(place.is_empty for place in table.places),
        game=table.game_number,
    )
    return msgspec.json.encode(listing).decode()


def _name(place: Place) -> str | None:
    if place.person is not None:
        return place.person.name
    return None if place.opponent is None else proper_name(find_opponent(place.opponent))


def is_joinable(table: Table) -> bool:
    """Whether somebody waits there for anybody to come."""
    is_waiting = table.phase is Phase.OPEN and table.settings.is_public and bool(seated(table))
    return is_waiting and not table.is_full()


def seated(table: Table) -> frozenset[str]:
    """Ids of those who sit there now; not of those for whom a stand-in plays."""
    active = (place.person for place in table.places if place.is_active)
    return frozenset(person.id for person in active if person is not None and person.name)


def parse_listing(text: str) -> Listing:
    return msgspec.json.decode(text, type=Listing)
