"""Quick match: whoever wants the same kind of game meets at one table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.answers.tables import Listing, parse_listing
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS
from papersea.server.storage import Store
from papersea.server.tables.house import House
from papersea.table.commands import Leave, Sit
from papersea.table.refused import Refused
from papersea.table.settings import Bank, Settings
from papersea.table.table import Person

_CLOCK: Final = Bank(seconds=300, increment=10)


class MatchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How many players, and whether it counts."""

    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] = MIN_PLAYERS
    is_rated: bool = False


def _settings(wanted: MatchWish) -> Settings:
    return Settings(
        players=wanted.players,
        clock=_CLOCK,
        is_public=True,
        is_rated=wanted.is_rated,
        allows_take_back=not wanted.is_rated,
        starts_when_full=True,
        stand_in=None if wanted.is_rated else Settings().stand_in,
    )


async def find_match(store: Store, house: House, who: Person, wanted: MatchWish) -> str:
    """The code of a table at which the person now sits.

    Two who open tables at the same moment would both wait: the one with the younger table
    goes over to the older one.
    """
    settings = _settings(wanted)
    if (code := await _sit_down(house, who, await _waiting(store, settings))) is not None:
        return code
    own = await house.rooms.create(who, settings)
    waiting = await _waiting(store, settings)
    older = waiting[: next((i for i, each in enumerate(waiting) if each.code == own), 0)]
    if (code := await _sit_down(house, who, older)) is not None:
        with suppress(Refused):  # an empty table does no harm
            await house.submit(await house.open(own), who, Leave())
        return code
    return own


async def _waiting(store: Store, settings: Settings) -> list[Listing]:
    """Tables that wait for somebody, the oldest first."""
    found = await store.joinable_tables()
    listings = (parse_listing(each.listing) for each in reversed(found))
    return [each for each in listings if each.settings == settings]


async def _sit_down(house: House, who: Person, tables: Iterable[Listing]) -> str | None:
    for each in tables:
        try:
            opened = await house.open(each.code)
            if opened.table.seat_of(who.id) is not None:
                return each.code
            await house.submit(opened, who, Sit())
        except Refused:
            continue
        return each.code
    return None
