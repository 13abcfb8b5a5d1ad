"""What every handler may need, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from papersea.server.limits import Occupancy
from papersea.server.news.bus import Bus
from papersea.server.people.identity import find_person, token_of
from papersea.server.settings import ServerSettings
from papersea.server.storage import Store
from papersea.server.storage.values import StoredPerson
from papersea.server.tables.door import Door
from papersea.server.tables.house import House
from papersea.server.thinking.analyst import Analyst
from papersea.server.thinking.thinkers import Reckoner
from papersea.table.refused import ErrorCode, Refused


@dataclass(frozen=True, slots=True)
class Context:
    settings: ServerSettings
    store: Store
    bus: Bus
    house: House
    door: Door
    sockets: Occupancy
    reckoner: Reckoner
    analyst: Analyst


async def get_context(state: State) -> Context:
    context: Context = state.context
    return context


TheContext = NamedDependency[Context]


async def get_me(request: Request[Any, Any, Any], context: TheContext) -> StoredPerson:
    """Whoever asks; ``Refused`` unless they have picked a name."""
    person = await find_person(context.store, token_of(request), context.house.clock())
    if person is None:
        raise Refused(ErrorCode.NOT_SIGNED_IN)
    return person


TheGuest = NamedDependency[StoredPerson]
"""Whoever asks, as a handler's ``me``."""
