"""Advice while playing, for somebody who is alone with bots."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from papersea.answers.advising import Advice, advise
from papersea.server.context import TheContext, TheGuest
from papersea.server.limits import address_of, takes
from papersea.server.people.identity import is_table_code, seated
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
from papersea.table.refused import ErrorCode, Refused


class AdviceQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """``after`` is the last number that the player has seen."""

    after: Annotated[int, Meta(ge=0)]


@post(
    "/api/tables/{code:str}/advice",
    tags=["tables"],
    status_code=200,
    responses=described(
        ErrorCode.NOT_SIGNED_IN,
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.NO_SUCH_TABLE,
        ErrorCode.NOT_SEATED,
        ErrorCode.NOT_AT_THIS_TABLE,
        ErrorCode.WRONG_PHASE,
        ErrorCode.STAND_IN_PLAYS,
        ErrorCode.STALE,
        ErrorCode.TOO_LARGE,
    ),
    opt=takes(Effort.ADVICE),
)
async def get_advice(
    code: FromPath[str],
    data: JSONBody[AdviceQuestion],
    request: Request[Any, Any, Any],
    me: TheGuest,
    context: TheContext,
) -> Advice:
    """What a strong player would do now, by what your seat sees and nothing else. Only where one
    person plays against bots, at a table that is neither rated nor public; the result of the game
    says that advice was asked for, and it does not count in statistics."""
    if not is_table_code(code):
        raise Refused(ErrorCode.NO_SUCH_TABLE)
    opened = await context.house.open(code)
    view = await context.house.note_advice(opened, seated(me), data.after)
    return await context.reckoner.work(address_of(request), advise, view)


HANDLERS: list[Any] = [get_advice]
