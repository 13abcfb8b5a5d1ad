"""Guests: a name, and everything that is stored about them in their own hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from papersea.answers.people import (
    Introduction,
    Me,
    Measuring,
    NewPerson,
    PersonKind,
    Profile,
    Standing,
    Token,
    Wishes,
    check_language,
    new_code,
)
from papersea.answers.tables import Listing, parse_listing
from papersea.server.context import OWN_DATA, Context, TheContext, TheGuest
from papersea.server.limits import takes
from papersea.server.people.identity import (
    COOKIE,
    is_code,
    new_token,
    token_cookie,
    token_hash,
    token_of,
)
from papersea.server.people.names import check_new_name
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
from papersea.server.storage.values import StoredPerson
from papersea.server.tables.deleting import forget
from papersea.table.refused import ErrorCode, Refused

_BAD_NAMES: Final = (ErrorCode.BAD_NAME, ErrorCode.RESERVED_NAME, ErrorCode.MIXED_NAME)
_WHY_NOT: Final = (
    ErrorCode.NOT_SIGNED_IN,
    ErrorCode.WRONG_ORIGIN,
    *_BAD_NAMES,
    ErrorCode.TOO_LARGE,
)
"""Of those who have a name and give another."""
_PSEUDONYM_LETTERS: Final = 8


def _me(person: StoredPerson, context: Context) -> Me:
    # What was allowed can be taken back also where nobody is asked any more.
    is_asked = _can_be_asked(person, context) or person.measuring is Measuring.ALLOWED
    measuring = person.measuring if is_asked else None
    return Me(person.id, person.name, person.language, person.kind, measuring, person.face)


def _can_be_asked(person: StoredPerson, context: Context) -> bool:
    """Only people, each at a device of their own."""
    is_guest = person.kind is PersonKind.PERSON and person.owner is None
    return is_guest and context.settings.is_measuring


async def _answer(person: StoredPerson, answer: Measuring, context: Context) -> None:
    """Whether somebody lets their games be measured."""
    if answer is Measuring.DECLINED:
        await context.store.decline_measuring(person.id)
    elif answer is Measuring.ALLOWED and _can_be_asked(person, context):
        await context.store.let_measure(person.id, f"person {new_code()[:_PSEUDONYM_LETTERS]}")
    else:
        raise Refused(ErrorCode.BAD_MESSAGE, problem="measuring: nobody has asked you for this")


@post(
    "/api/people",
    tags=["people"],
    responses=described(ErrorCode.WRONG_ORIGIN, *_BAD_NAMES, ErrorCode.TOO_LARGE),
    opt=takes(Effort.GUEST),
)
async def sign_in(data: JSONBody[NewPerson], context: TheContext) -> Response[Me]:
    """Pick a name. A cookie remembers you here; there is no account and no password."""
    token, now = new_token(), context.house.clock()
    person = StoredPerson(
        new_code(), check_new_name(data.name), check_language(data.language), now, now
    )
    await context.store.create_person(person, token_hash(token))
    cookie = token_cookie(token, is_secure=context.settings.is_secure)
    return Response(_me(person, context), cookies=[cookie])


@get("/api/me", tags=["people"], responses=described(ErrorCode.NOT_SIGNED_IN), opt=OWN_DATA)
async def get_own(me: TheGuest, context: TheContext) -> Me:
    """Who am I here?"""
    return _me(me, context)


@patch("/api/me", tags=["people"], responses=described(*_WHY_NOT))
async def change_own(data: JSONBody[Wishes], me: TheGuest, context: TheContext) -> Me:
    """Change name, language or face, or say whether finished games of yours may be kept for
    measuring, from now on (`allowed`) or not at all (`declined`). Tables keep the name and the face
    with which you sat down."""
    name = me.name if data.name in (None, me.name) else check_new_name(data.name)
    language = me.language if data.language is None else check_language(data.language)
    if data.measuring is not None:
        await _answer(me, data.measuring, context)
    await context.store.change_person(me.id, name=name, language=language, face=data.face)
    measuring = data.measuring or me.measuring
    face = data.face or me.face
    changed = replace(me, name=name, language=language, measuring=measuring, face=face)
    return _me(changed, context)


@delete(
    "/api/me",
    tags=["people"],
    status_code=204,
    responses={
        **described(ErrorCode.NOT_SIGNED_IN, ErrorCode.WRONG_ORIGIN),
        204: ResponseSpec(None, description="Nothing is left"),
    },
    opt=OWN_DATA,
)
async def delete_own(
    request: Request[Any, Any, Any], me: TheGuest, context: TheContext
) -> Response[None]:
    """Delete everything that is stored about you, your bots and your companions, for ever."""
    await forget(context.house, context.store, context.bus, me.id)
    response: Response[None] = Response(None, status_code=204)
    if request.cookies.get(COOKIE) in (None, token_of(request)):
        # A companion who goes leaves the cookie of whoever owns the device.
        response.delete_cookie(COOKIE, path="/")
    return response


@get(
    "/api/me/data",
    tags=["people"],
    responses={
        **described(ErrorCode.NOT_SIGNED_IN),
        200: ResponseSpec(dict[str, Any], generate_examples=False, description="The file"),
    },
    opt=OWN_DATA,
)
async def download_own(me: TheGuest, context: TheContext) -> Response[bytes]:
    """Everything that is stored about you, as a file."""
    data = msgspec.json.format(msgspec.json.encode(await context.store.export_person(me.id)))
    headers = {"content-disposition": 'attachment; filename="papersea.json"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/me/tables", tags=["people"], responses=described(ErrorCode.NOT_SIGNED_IN))
async def list_own_tables(me: TheGuest, context: TheContext) -> list[Listing]:
    """Where you sit or sat, the newest first."""
    return [parse_listing(each.listing) for each in await context.store.tables_of(me.id)]


@post("/api/me/bots", tags=["bots"], responses=described(*_WHY_NOT), opt=takes(Effort.GUEST))
async def make_bot(data: JSONBody[Introduction], me: TheGuest, context: TheContext) -> Token:
    """A token for a program of yours, which then plays like any guest."""
    return await _introduce(data.name, PersonKind.BOT, me, context)


@post(
    "/api/me/companions", tags=["people"], responses=described(*_WHY_NOT), opt=takes(Effort.GUEST)
)
async def bring_companion(data: JSONBody[Introduction], me: TheGuest, context: TheContext) -> Token:
    """A token for somebody who plays at your device, in a seat of their own. They are deleted
    when you are."""
    return await _introduce(data.name, PersonKind.PERSON, me, context)


async def _introduce(name: str, kind: PersonKind, owner: StoredPerson, context: Context) -> Token:
    if owner.owner is not None:
        raise Refused(ErrorCode.BAD_MESSAGE, problem="only who belongs to nobody can bring others")
    token, now = new_token(), context.house.clock()
    person = StoredPerson(
        new_code(), check_new_name(name), owner.language, now, now, kind, owner.id
    )
    await context.store.create_person(person, token_hash(token))
    return Token(person.id, person.name, token)


@get("/api/people/{person:str}", tags=["people"], responses=described(ErrorCode.NOT_FOUND))
async def get_profile(person: FromPath[str], context: TheContext) -> Profile:
    """A person's name, statistics and ratings."""
    found = await context.store.person(person) if is_code(person) else None
    if found is None:
        raise Refused(ErrorCode.NOT_FOUND)
    statistics = await context.store.statistics(person)
    standings = [
        Standing(players, each, await context.store.rating(person, players))
        for players, each in sorted(statistics.items())
    ]
    return Profile(found.id, found.name, found.kind, standings, found.face)


HANDLERS: list[Any] = [
    sign_in,
    get_own,
    change_own,
    delete_own,
    download_own,
    list_own_tables,
    make_bot,
    bring_companion,
    get_profile,
]
