"""Somebody tells the host of the house about another at their table."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from papersea.answers.people import new_code
from papersea.server.context import Context, TheContext, TheGuest
from papersea.server.limits import takes, turn_away
from papersea.server.people.identity import is_table_code
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
from papersea.server.storage.database import PersonGone
from papersea.server.storage.values import Report, ReportReason, StoredPerson
from papersea.table.refused import ErrorCode, Refused

LONGEST_NOTE: Final = 300
_DAY: Final = 86_400.0


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom it is about, by the id that the table tells, and why. Only the host reads it."""

    about: Annotated[str, Meta(max_length=40)]
    reason: ReportReason
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


@post(
    "/api/tables/{code:str}/reports",
    tags=["tables"],
    status_code=204,
    responses={
        **described(
            ErrorCode.NOT_SIGNED_IN,
            ErrorCode.WRONG_ORIGIN,
            ErrorCode.NO_SUCH_TABLE,
            ErrorCode.NOT_SEATED,
            ErrorCode.NOT_FOUND,
            ErrorCode.TOO_LARGE,
        ),
        204: ResponseSpec(None, description="The host will see it"),
    },
    opt=takes(Effort.REPORT),
)
async def report_person(
    code: FromPath[str], data: JSONBody[NewReport], me: TheGuest, context: TheContext
) -> None:
    """Tell the host of the house about somebody who sits or sat at a table with you. Another one
    about the same person there takes the place of the first."""
    there = await context.store.attended(code) if is_table_code(code) else frozenset()
    if not there:
        raise Refused(ErrorCode.NO_SUCH_TABLE)
    if me.id not in there:
        raise Refused(ErrorCode.NOT_SEATED)
    if data.about not in there or data.about == me.id:
        raise Refused(ErrorCode.NOT_FOUND)
    await _check_number(context, me)
    note = _one_line(data.note)
    report = Report(new_code(), context.house.clock(), code, me.id, data.about, data.reason, note)
    try:
        await context.store.report(report)
    except PersonGone:
        raise Refused(ErrorCode.NOT_FOUND) from None


async def _check_number(context: Context, me: StoredPerson) -> None:
    """However many addresses somebody has."""
    since = context.house.clock() - _DAY
    if await context.store.reports_since(me.id, since) >= context.settings.limits.reports_a_day:
        turn_away("reports_a_day")
        raise Refused(ErrorCode.TOO_FAST)


def _one_line(text: str) -> str:
    """As a terminal can show it: whatever is no visible character is a space."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


HANDLERS: list[Any] = [report_person]
