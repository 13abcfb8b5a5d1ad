"""What a client needs to know of the server: opponents, phrases, versions, health."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import QueryParameter
from msgspec import Struct

from papersea.answers.opponents import OpponentCard, opponent_cards
from papersea.answers.people import check_language
from papersea.protocol.messages import VERSION, Announcement
from papersea.server.context import TheContext
from papersea.server.news.bus import Bus
from papersea.server.news.link import BusDown
from papersea.server.routes.problems import described
from papersea.server.storage import StorageDown, Store
from papersea.table.commands import Phrase
from papersea.table.refused import ErrorCode, Refused
from papersea.texts import Texts, languages, text_key

InLanguage = Annotated[str, QueryParameter(description="such as sk")]


class About(Struct, frozen=True):
    """The server's versions, and the languages that papersea speaks."""

    version: str
    protocol: int
    languages: tuple[str, ...]


class Health(Struct, frozen=True, omit_defaults=True):
    """``ok``, or ``no_news`` while other processes are not heard. ``away``: the databases of which
    no table can be played now, by the letter that their codes begin with."""

    status: str
    away: list[str] = []


@get("/api/about", tags=["about"], responses=described())
async def about() -> About:
    """Versions and languages."""
    return About(version("papersea"), VERSION, languages())


@get("/api/announcement", tags=["about"], media_type=MediaType.JSON, responses=described())
async def get_announcement(context: TheContext) -> Announcement | None:
    """What the house has to say to everybody, such as when it restarts; `null`: nothing. Whoever is
    at a table is told so in `attendance`."""
    return context.house.rooms.announcement


@get("/api/opponents", tags=["about"], responses=described())
async def list_opponents(language: InLanguage = "en") -> list[OpponentCard]:
    """Bots, from the gentlest to the strongest."""
    return opponent_cards(language)


@get("/api/phrases", tags=["about"], responses=described())
async def list_phrases(language: InLanguage = "en") -> dict[str, str]:
    """What can be said at a table, in one language."""
    texts = Texts.load(check_language(language))
    return {each.value: texts.text(text_key("phrase", each.value)) for each in Phrase}


@get("/health/live", tags=["health"], media_type=MediaType.JSON, responses=described())
async def is_alive() -> Health:
    """The process answers."""
    return Health("ok")


@get("/health/ready", tags=["health"], responses=described())
async def is_ready(context: TheContext) -> Response[Health]:
    """Storage answers and takes what is written, so tables can be played; of several databases for
    tables, those that are `away` are named, and only if all are, nobody should come here. Without
    Redis tables can be played too (`no_news`), but those at other processes hear of it later."""
    return Response(await readiness(context.store, context.bus, context.name))


async def readiness(store: Store, bus: Bus, process: str) -> Health:
    """``Refused`` where nothing can be kept."""
    try:
        await store.check(process)
    except StorageDown:
        raise Refused(ErrorCode.UNAVAILABLE, away="main") from None
    away = await store.away(process)
    if away and len(away) == len(store.shards) - 1:
        raise Refused(ErrorCode.UNAVAILABLE, away=", ".join(away))
    try:
        await bus.ping()
    except BusDown:
        return Health("no_news", away)
    return Health("ok", away)


HANDLERS: list[Any] = [
    about,
    get_announcement,
    list_opponents,
    list_phrases,
    is_alive,
    is_ready,
]
