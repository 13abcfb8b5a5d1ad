"""What every handler may need, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from papersea.server.calling.caller import Caller
from papersea.server.limits import Occupancy, Rates
from papersea.server.news.bus import Bus
from papersea.server.people.bans import Bans
from papersea.server.people.identity import find_person, token_of
from papersea.server.settings import ServerSettings
from papersea.server.storage import Store
from papersea.server.storage.values import StoredPerson
from papersea.server.tables.door import Door
from papersea.server.tables.house import House
from papersea.server.thinking.analyst import Analyst
from papersea.server.thinking.thinkers import Reckoner
from papersea.table.refused import ErrorCode, Refused

_OWN_DATA: Final = "own_data"
OWN_DATA: Final = {_OWN_DATA: True}
"""For the ``opt`` of a handler: no ban keeps a person from what is stored about them."""


@dataclass(frozen=True, slots=True)
class Context:
    name: str
    settings: ServerSettings
    store: Store
    bus: Bus
    house: House
    door: Door
    sockets: Occupancy
    messages: Rates
    reckoner: Reckoner
    analyst: Analyst
    bans: Bans
    caller: Caller
    words: Rates


async def get_context(state: State) -> Context:
    context: Context = state.context
    return context


TheContext = NamedDependency[Context]


async def get_me(request: Request[Any, Any, Any], context: TheContext) -> StoredPerson:
    """Whoever asks; ``Refused`` unless they have picked a name, and if they are banned, unless it
    is about what is kept of them."""
    now = context.house.clock()
    person = await find_person(context.store, token_of(request), now)
    if person is None:
        raise Refused(ErrorCode.NOT_SIGNED_IN)
    if not request.route_handler.opt.get(_OWN_DATA):
        context.bans.check(person.id, now)
        if person.owner is not None:  # somebody who was brought along since
            context.bans.check(person.owner, now)
    return person


TheGuest = NamedDependency[StoredPerson]
"""Whoever asks, as a handler's ``me``."""
