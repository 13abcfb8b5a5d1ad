"""Tables: by link, in the lobby, or whichever has a free seat."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from papersea.answers.people import new_word, plain_word
from papersea.answers.tables import (
    Listing,
    Lobby,
    NewTable,
    TableLink,
    TableWord,
    link_to,
    parse_listing,
)
from papersea.server.context import TheContext, TheGuest
from papersea.server.limits import check_room, takes, turn_away
from papersea.server.people.identity import is_table_code, seated
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
from papersea.server.tables.matching import MatchWish, find_match
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Phase

_LISTED = 100


@post(
    "/api/tables",
    tags=["tables"],
    responses=described(
        ErrorCode.NOT_SIGNED_IN,
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.BAD_SETTINGS,
        ErrorCode.NO_SUCH_OPPONENT,
        ErrorCode.TOO_MANY_TABLES,
        ErrorCode.TOO_LARGE,
    ),
    opt=takes(Effort.TABLE),
)
async def open_table(data: JSONBody[NewTable], me: TheGuest, context: TheContext) -> TableLink:
    """Open a table and sit in its first seat. Share the link with whom you want."""
    await check_room(context.store, context.settings.limits, me.id)
    return link_to(await context.house.rooms.create(seated(me), data.settings))


@get("/api/tables", tags=["tables"], responses=described())
async def list_tables(context: TheContext) -> Lobby:
    """The lobby."""
    waiting = await context.store.joinable_tables(_LISTED)
    playing = await context.store.public_tables(Phase.PLAYING.value, _LISTED)
    return Lobby(
        [parse_listing(each.listing) for each in waiting],
        [parse_listing(each.listing) for each in playing],
    )


@get("/api/tables/{code:str}", tags=["tables"], responses=described(ErrorCode.NO_SUCH_TABLE))
async def get_table(code: FromPath[str], context: TheContext) -> Listing:
    """What is known of a table before one goes there."""
    found = await context.store.table(code) if is_table_code(code) else None
    if found is None:
        raise Refused(ErrorCode.NO_SUCH_TABLE)
    return parse_listing(found.listing)


@post(
    "/api/match",
    tags=["tables"],
    responses=described(
        ErrorCode.NOT_SIGNED_IN,
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.TOO_MANY_TABLES,
        ErrorCode.TOO_LARGE,
    ),
    opt=takes(Effort.TABLE),
)
async def match(data: JSONBody[MatchWish], me: TheGuest, context: TheContext) -> TableLink:
    """Sit down at a public table with such settings, or open one and wait there."""
    await check_room(context.store, context.settings.limits, me.id)
    return link_to(await find_match(context.store, context.house, seated(me), data))


@post(
    "/api/tables/{code:str}/word",
    tags=["tables"],
    status_code=200,
    responses=described(
        ErrorCode.NOT_SIGNED_IN,
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.NO_SUCH_TABLE,
        ErrorCode.NOT_SEATED,
    ),
)
async def get_word(code: FromPath[str], me: TheGuest, context: TheContext) -> TableWord:
    """Six letters to say aloud instead of the table's link, for those who sit there and wait for
    others. They lead to the table as long as it waits, and there are none afterwards."""
    found = await context.store.table(code) if is_table_code(code) else None
    if found is None:
        raise Refused(ErrorCode.NO_SUCH_TABLE)
    if me.id not in await context.store.attended(code):
        raise Refused(ErrorCode.NOT_SEATED)
    if found.phase != Phase.OPEN.value:
        return TableWord(None)  # it has begun while somebody asked
    now, word = context.house.clock(), None
    while word is None:
        word = await context.store.word_for(code, new_word(), now)
    return TableWord(word)


_ALL: Final = ""
"""Whoever has many addresses may ask as often from each of them, so their words count together."""


@get(
    "/api/words/{word:str}",
    tags=["tables"],
    responses=described(ErrorCode.NO_SUCH_TABLE),
    opt=takes(Effort.WORD),
)
async def find_by_word(word: FromPath[str], context: TheContext) -> TableLink:
    """The table that such a word stands for, if it still waits for players."""
    plain = plain_word(word)
    if plain is not None and not context.words.take(_ALL):
        turn_away("words_of_all_a_minute")
        raise Refused(ErrorCode.TOO_FAST)
    code = None if plain is None else await context.store.code_of(plain)
    found = None if code is None else await context.store.table(code)
    if found is None or found.phase != Phase.OPEN.value:
        raise Refused(ErrorCode.NO_SUCH_TABLE)
    return link_to(found.code)


HANDLERS: list[Any] = [open_table, list_tables, get_table, match, get_word, find_by_word]
