"""Playing on from the middle of a game that is over, against bots."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta

from papersea.cards import NotationError
from papersea.moves import Seat
from papersea.players.catalogue import DEFAULT_BUDGET
from papersea.players.company import choose_company, parse_wanted
from papersea.rules.options import MAX_PLAYERS
from papersea.server.context import Context, TheContext, TheGuest
from papersea.server.limits import address_of, check_room, takes
from papersea.server.people.identity import seated
from papersea.server.routes.problems import described
from papersea.server.routes.sources import Source, find_record
from papersea.server.routes.tables import TableLink, link_to
from papersea.server.settings import Effort
from papersea.server.tables.rooms import Beginning, beginning_of
from papersea.table.commands import SeatBot, SeatNumber, Start
from papersea.table.facts import Origin
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings
from papersea.table.table import Person

Opponents = Annotated[
    tuple[Annotated[str, Meta(max_length=20)], ...],
    Meta(max_length=MAX_PLAYERS - 1, description="names or rungs; the last one fills the seats"),
]


class TakeUp(Source, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where to play on: after so many moves, in this seat, against such bots."""

    moves: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    opponents: Opponents = ()


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
    opponents = _company(data.opponents, record.players - 1)
    return link_to(await _open(context, seated(me), beginning, opponents))


def _company(wanted: tuple[str, ...], count: int) -> tuple[str, ...]:
    if len(wanted) > count:
        raise Refused(ErrorCode.BAD_SETTINGS, field="opponents")
    try:
        company = choose_company([parse_wanted(name) for name in wanted], count)
    except NotationError:
        raise Refused(ErrorCode.NO_SUCH_OPPONENT) from None
    return tuple(opponent.name for opponent in company)


async def _open(
    context: Context, host: Person, beginning: Beginning, opponents: tuple[str, ...]
) -> str:
    record, house = beginning.record, context.house
    settings = Settings(
        players=record.players, options=record.options, stand_in=None, patience=None
    )
    code = await house.rooms.create(host, settings, beginning)
    opened = await house.open(code)
    others = [seat for seat in range(record.players) if seat != beginning.seat]
    for seat, opponent in zip(others, opponents, strict=True):
        await house.submit(opened, host, SeatBot(seat, opponent, str(DEFAULT_BUDGET)))
    await house.submit(opened, host, Start())
    return code


HANDLERS: list[Any] = [take_up]
