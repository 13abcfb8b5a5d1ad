"""What a client needs to know of the server: opponents, phrases, versions, health."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import QueryParameter
from msgspec import Struct

from papersea.players.catalogue import OPPONENTS
from papersea.players.company import proper_name
from papersea.players.styles import Rung
from papersea.protocol.messages import VERSION
from papersea.server.context import TheContext
from papersea.server.news.link import BusDown
from papersea.server.routes.problems import described
from papersea.table.commands import Phrase
from papersea.table.refused import ErrorCode, Refused
from papersea.texts import Texts, UnknownLanguage, languages, text_key

InLanguage = Annotated[str, QueryParameter(description="such as sk")]


class About(Struct, frozen=True):
    """The server's versions, and the languages that papersea speaks."""

    version: str
    protocol: int
    languages: tuple[str, ...]


class OpponentCard(Struct, frozen=True):
    """A bot that can be asked to the table."""

    name: str
    shown: str
    rung: Rung
    description: str


class Health(Struct, frozen=True):
    """``ok``, or ``no_news`` while other processes are not heard."""

    status: str


def _texts(language: str) -> Texts:
    try:
        return Texts.load(language)
    except UnknownLanguage:
        known = ", ".join(languages())
        raise Refused(ErrorCode.BAD_MESSAGE, problem=f"language: one of {known}") from None


@get("/api/about", tags=["about"], responses=described())
async def about() -> About:
    """Versions and languages."""
    return About(version("papersea"), VERSION, languages())


@get("/api/opponents", tags=["about"], responses=described())
async def list_opponents(language: InLanguage = "en") -> list[OpponentCard]:
    """Bots, from the gentlest to the strongest."""
    texts = _texts(language)
    return [
        OpponentCard(
            each.name, proper_name(each), each.rung, texts.text(text_key("opponent", each.name))
        )
        for each in OPPONENTS
    ]


@get("/api/phrases", tags=["about"], responses=described())
async def list_phrases(language: InLanguage = "en") -> dict[str, str]:
    """What can be said at a table, in one language."""
    texts = _texts(language)
    return {each.value: texts.text(text_key("phrase", each.value)) for each in Phrase}


@get("/health/live", tags=["health"], media_type=MediaType.JSON, responses=described())
async def is_alive() -> Health:
    """The process answers."""
    return Health("ok")


@get("/health/ready", tags=["health"], responses=described())
async def is_ready(context: TheContext) -> Response[Health]:
    """Storage answers, so tables can be played. Without Redis they can too (`no_news`), but those
    at other processes hear of it later."""
    await context.store.ping()
    try:
        await context.bus.ping()
    except BusDown:
        return Response(Health("no_news"))
    return Response(Health("ok"))


HANDLERS: list[Any] = [about, list_opponents, list_phrases, is_alive, is_ready]
