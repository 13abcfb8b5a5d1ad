"""Finished games: each has its own link, its record, and the proof of its cards."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import Raw, Struct

from papersea.answers.games import (
    MOST_RESULTS,
    FinishedGame,
    GamePage,
    GameSummary,
    Replay,
    Result,
    results_of,
    summary_of,
)
from papersea.answers.replaying import encoded_steps
from papersea.answers.reviews import checked_seat
from papersea.answers.sources import Source, check_record, check_source
from papersea.moves import Seat
from papersea.record import Record
from papersea.record.files import HEADER
from papersea.record.jsonline import parse_line
from papersea.server.context import Context, TheContext, TheGuest
from papersea.server.limits import address_of
from papersea.server.routes.problems import described
from papersea.table.refused import ErrorCode, Refused

_RECORD: Final = "application/jsonl; charset=utf-8"
_LINK: Final = re.compile("[0-9a-z-]{1,40}")
_FOR_A_WHILE: Final = {"cache-control": "private, max-age=3600"}
"""Whoever looks through a game asks for it once. Not longer, and not for others on the way: names
leave finished games when people delete themselves."""


class _Shown(Struct, frozen=True):
    """``Replay``, with steps that were encoded before."""

    summary: GameSummary
    eyes: Seat | None
    steps: Raw


Eyes = Annotated[int | None, QueryParameter(description="a seat; without it, the public's place")]


async def find_game(context: Context, game: str) -> FinishedGame:
    """By its link; ``Refused`` if there is none."""
    found = await context.store.game(game) if _LINK.fullmatch(game) else None
    if found is None:
        raise Refused(ErrorCode.NO_SUCH_GAME)
    return found


async def find_record(context: Context, source: Source, asker: str) -> Record:
    """A record that the rules accept; ``Refused`` if there is none."""
    check_source(source)
    if source.game is not None:
        return parse_line((await find_game(context, source.game)).record)
    return await context.reckoner.work(asker, check_record, source.record or "")


@get("/api/games/{game:str}", tags=["games"], responses=described(ErrorCode.NO_SUCH_GAME))
async def get_game(game: FromPath[str], context: TheContext) -> GamePage:
    """A finished game, all cards face up."""
    found = await find_game(context, game)
    return GamePage(summary_of(found), found.record)


@get(
    "/api/games/{game:str}/record",
    tags=["games"],
    media_type=_RECORD,
    responses=described(ErrorCode.NO_SUCH_GAME),
)
async def download_record(game: FromPath[str], context: TheContext) -> Response[bytes]:
    """A file for `papersea replay` and `papersea verify`."""
    found = await find_game(context, game)
    headers = {"content-disposition": f'attachment; filename="{found.id}.jsonl"'}
    return Response(
        HEADER + b"\n" + found.record.encode() + b"\n",
        media_type=_RECORD,
        headers=headers,
    )


@get(
    "/api/games/{game:str}/replay",
    tags=["games"],
    responses=described(ErrorCode.NO_SUCH_GAME, ErrorCode.NO_SUCH_SEAT),
)
async def replay_game(
    game: FromPath[str], request: Request[Any, Any, Any], context: TheContext, eyes: Eyes = None
) -> Response[Replay]:
    """A finished game step by step, as a seat saw it, or everybody who looked on."""
    found = await find_game(context, game)
    seat = checked_seat(eyes, found.players)
    steps = await context.reckoner.work(address_of(request), encoded_steps, found.record, seat)
    shown = _Shown(summary_of(found), seat, Raw(steps))
    answer: Response[Any] = Response(shown, headers=_FOR_A_WHILE)
    return answer


@get("/api/me/games", tags=["games"], responses=described(ErrorCode.NOT_SIGNED_IN))
async def list_own_games(me: TheGuest, context: TheContext) -> list[GameSummary]:
    """Your finished games, the newest first."""
    return [summary_of(each) for each in await context.store.games_of(me.id, 100)]


@get("/api/me/results", tags=["games"], responses=described(ErrorCode.NOT_SIGNED_IN))
async def list_own_results(me: TheGuest, context: TheContext) -> list[Result]:
    """How your games went, the newest first: what your statistics are made of."""
    return results_of(await context.store.games_of(me.id, MOST_RESULTS), me.id)


HANDLERS: list[Any] = [get_game, download_record, replay_game, list_own_games, list_own_results]
