"""Looking at a finished game again: where it was won and lost, and another try at any choice."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, post
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Raw

from papersea.analysis.analysing import Progress
from papersea.analysis.values import Decision
from papersea.answers.advising import judge_choice
from papersea.answers.replaying import Looked, look_through
from papersea.answers.reviews import (
    AnalysisNews,
    AnalysisQuestion,
    Looking,
    News,
    NotAnalysed,
    OtherChoice,
    UnderWay,
    checked_seat,
)
from papersea.server.context import TheContext
from papersea.server.limits import address_of, takes
from papersea.server.routes.games import find_record
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
from papersea.table.refused import ErrorCode, Refused

PATH: Final = "/api/analysis"
_LINES: Final = "application/x-ndjson"
_AT_ONCE: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}
_LOG: Final = logging.getLogger(__name__)
_WHY_NOT: Final = (
    ErrorCode.WRONG_ORIGIN,
    ErrorCode.NO_SUCH_GAME,
    ErrorCode.BAD_RECORD,
    ErrorCode.TOO_LARGE,
)


class _Done(News, frozen=True, tag="analysed"):
    """``Analysed``, with what was encoded before."""

    analysis: Raw


@post(
    PATH,
    tags=["analysis"],
    status_code=200,
    media_type=_LINES,
    responses=described(*_WHY_NOT, ErrorCode.NO_SUCH_SEAT),
    opt=takes(Effort.ANALYSIS),
)
async def analyse_game(
    data: JSONBody[AnalysisQuestion], request: Request[Any, Any, Any], context: TheContext
) -> Response[AnalysisNews]:
    """Every decision of a game weighed by what its seat knew. It takes up to half a minute: the
    answer comes line by line, each a JSON object, and tells how far it is."""
    asker = address_of(request)
    record = await find_record(context, data, asker)
    news = context.analyst.follow(record, asker, checked_seat(data.seat, record.players))
    lines: Response[Any] = Stream(_lines(news), media_type=_LINES, headers=_AT_ONCE)
    return lines


async def _lines(news: AsyncIterator[Progress | bytes]) -> AsyncIterator[bytes]:
    try:
        async for each in news:
            yield msgspec.json.encode(_line(each)) + b"\n"
    except Refused as refused:
        yield msgspec.json.encode(NotAnalysed(refused.code)) + b"\n"
    except Exception:  # the answer has begun: all that is left is to say so in its last line
        _LOG.exception("an analysis failed")
        yield msgspec.json.encode(NotAnalysed(ErrorCode.UNAVAILABLE)) + b"\n"


def _line(news: Progress | bytes) -> News:
    if isinstance(news, Progress):
        return UnderWay(news.done, news.total)
    return _Done(Raw(news))


@post(
    "/api/analysis/steps",
    tags=["analysis"],
    status_code=200,
    responses=described(*_WHY_NOT, ErrorCode.NO_SUCH_SEAT),
    opt=takes(Effort.ADVICE),
)
async def look_at(
    data: JSONBody[Looking], request: Request[Any, Any, Any], context: TheContext
) -> Response[Looked]:
    """A game step by step, as a seat saw it, or everybody who looked on."""
    asker = address_of(request)
    record = await find_record(context, data, asker)
    eyes = checked_seat(data.eyes, record.players)
    looked = await context.reckoner.work(asker, look_through, record, eyes)
    answer: Response[Any] = Response(looked, media_type=MediaType.JSON)
    return answer


@post(
    "/api/analysis/choice",
    tags=["analysis"],
    status_code=200,
    responses=described(*_WHY_NOT, ErrorCode.UNREADABLE_MOVE, ErrorCode.ILLEGAL_MOVE),
    opt=takes(Effort.ADVICE),
)
async def choose_again(
    data: JSONBody[OtherChoice], request: Request[Any, Any, Any], context: TheContext
) -> Decision:
    """How another move compares with the best one, by what the seat to move knew: with the same
    numbers as in the analysis of that seat."""
    asker = address_of(request)
    record = await find_record(context, data, asker)
    return await context.reckoner.work(asker, judge_choice, record, data.number, data.move)


HANDLERS: list[Any] = [analyse_game, look_at, choose_again]
