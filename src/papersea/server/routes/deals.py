"""Deals that everybody can play, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath

from papersea.answers.deals import DealPage, DealPlayed, find_deal, page_of, played_by_master
from papersea.answers.tables import TableLink, preparations
from papersea.deals import BUDGET
from papersea.server.context import TheContext, TheGuest
from papersea.server.limits import address_of, check_room, takes
from papersea.server.people.identity import seated
from papersea.server.routes.problems import described
from papersea.server.routes.taking_up import begin_at
from papersea.server.settings import Effort
from papersea.table.refused import ErrorCode


@get("/api/deals/{deal:str}", tags=["deals"], responses=described(ErrorCode.NOT_FOUND))
async def get_deal(deal: FromPath[str], context: TheContext) -> DealPage:
    """A deal by its name: a day, `today`, or any short word; none of its cards is told."""
    now = context.house.clock()
    return page_of(find_deal(deal, now), now)


@post(
    "/api/deals/{deal:str}",
    tags=["deals"],
    responses=described(
        ErrorCode.NOT_SIGNED_IN,
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.NOT_FOUND,
        ErrorCode.TOO_MANY_TABLES,
    ),
    opt=takes(Effort.TABLE),
)
async def open_deal(deal: FromPath[str], me: TheGuest, context: TheContext) -> TableLink:
    """A private table at which the deal is played, against its bots. It counts nowhere, and proves
    nothing about its cards: whoever knows the name can work them out."""
    await check_room(context.store, context.settings.limits, me.id)
    found = find_deal(deal, context.house.clock())
    commands = preparations(found, found.opponents, BUDGET)
    return await begin_at(context, seated(me), found, commands)


@get(
    "/api/deals/{deal:str}/master",
    tags=["deals"],
    responses=described(ErrorCode.NOT_FOUND),
    opt=takes(Effort.ADVICE),
)
async def get_master(
    deal: FromPath[str], request: Request[Any, Any, Any], context: TheContext
) -> DealPlayed:
    """What the master makes of the same cards, against the same bots: for those who have played."""
    found = find_deal(deal, context.house.clock())
    return await context.reckoner.work(address_of(request), played_by_master, found)


HANDLERS: list[Any] = [get_deal, open_deal, get_master]
