"""Playing on from the middle of a game that is over, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from papersea.answers.tables import (
    Beginning,
    TableLink,
    TakeUp,
    beginning_of,
    company_of,
    link_to,
    preparations,
    settings_for,
)
from papersea.deals import Deal
from papersea.moves import Seat
from papersea.server.context import Context, TheContext, TheGuest
from papersea.server.limits import address_of, check_room, takes
from papersea.server.people.identity import seated
from papersea.server.routes.games import find_record
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
from papersea.table.commands import AnyCommand
from papersea.table.facts import Origin
from papersea.table.refused import ErrorCode
from papersea.table.table import Person


@post(
    "/api/tables/taken-up",
    tags=["tables"],
    responses=described(
        ErrorCode.NOT_SIGNED_IN,
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.NO_SUCH_GAME,
        ErrorCode.BAD_RECORD,
        ErrorCode.NO_SUCH_SEAT,
        ErrorCode.NO_SUCH_OPPONENT,
        ErrorCode.BAD_SETTINGS,
        ErrorCode.TOO_MANY_TABLES,
        ErrorCode.TOO_LARGE,
    ),
    opt=takes(Effort.ADVICE, Effort.TABLE),
)
async def take_up(
    data: JSONBody[TakeUp], request: Request[Any, Any, Any], me: TheGuest, context: TheContext
) -> TableLink:
    """A private table at which a game goes on from the middle of another one, with the very cards
    of its round; bots have all other seats. It is not rated, and proves nothing about its cards."""
    await check_room(context.store, context.settings.limits, me.id)
    asker, origin = address_of(request), Origin(data.moves, data.game)
    record = await find_record(context, data, asker)
    beginning = await context.reckoner.work(asker, beginning_of, record, origin, Seat(data.seat))
    opponents = company_of(data.opponents, record.players - 1)
    return await begin_at(context, seated(me), beginning, preparations(beginning, opponents))


async def begin_at(
    context: Context, host: Person, start: Beginning | Deal, commands: Sequence[AnyCommand]
) -> TableLink:
    """A private table, at which its host has done what is needed before they play."""
    house = context.house
    code = await house.rooms.create(host, settings_for(start), start)
    opened = await house.open(code)
    for command in commands:
        await house.submit(opened, host, command)
    return link_to(code)


HANDLERS: list[Any] = [take_up]
