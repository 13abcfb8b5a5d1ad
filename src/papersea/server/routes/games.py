"""Finished games: each has its own link, its record, and the proof of its cards."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from papersea.moves import Seat
from papersea.protocol.messages import Unrated
from papersea.record.files import HEADER
from papersea.server.context import Context, TheContext, TheGuest
from papersea.server.routes.problems import described
from papersea.server.routes.replaying import ReplayStep, replay_steps
from papersea.server.storage.values import FinishedGame, FinishedSeat
from papersea.table.live_game import Outcome
from papersea.table.refused import ErrorCode, Refused

_RECORD: Final = "application/jsonl; charset=utf-8"
_LINK: Final = re.compile("[0-9a-z-]{1,40}")
_STARTS_AT: Final = 25.0
"""The rating of somebody who has not played a rated game yet, as openskill has it."""
_FOR_A_WHILE: Final = {"cache-control": "private, max-age=3600"}
"""Whoever looks through a game asks for it once. Not longer, and not for others on the way: names
leave finished games when people delete themselves."""

Eyes = Annotated[int | None, QueryParameter(description="a seat; without it, the public's place")]


class GameSeat(Struct, frozen=True):
    """How it ended for one seat. ``rating`` is the change that a rated game brought, ``unrated``
    why it brought none."""

    person: str | None
    name: str
    opponent: str | None
    rank: int
    score: int
    rating: float | None
    unrated: Unrated | None = None


class GameSummary(Struct, frozen=True):
    """A finished game."""

    id: str
    ended_at: float
    options: str
    players: int
    is_rated: bool
    outcome: Outcome
    seats: list[GameSeat]


class GamePage(Struct, frozen=True):
    """A finished game with its record as a line of JSON (docs/records.md)."""

    summary: GameSummary
    record: str


class Replay(Struct, frozen=True):
    """A finished game step by step. ``eyes``: the seat from which it is seen."""

    summary: GameSummary
    eyes: Seat | None
    steps: list[ReplayStep]


def _seat(seat: FinishedSeat) -> GameSeat:
    before = seat.before.mu if seat.before else _STARTS_AT
    change = seat.after.mu - before if seat.after else None
    why = None if seat.unrated is None else Unrated(seat.unrated)
    return GameSeat(seat.person, seat.name, seat.opponent, seat.rank, seat.score, change, why)


def _summary(game: FinishedGame) -> GameSummary:
    return GameSummary(
        id=game.id,
        ended_at=game.ended_at,
        options=game.options,
        players=game.players,
        is_rated=game.is_rated,
        outcome=msgspec.json.decode(game.outcome, type=Outcome),
        seats=[_seat(seat) for seat in game.seats],
    )


async def find_game(context: Context, game: str) -> FinishedGame:
    """By its link; ``Refused`` if there is none."""
    found = await context.store.game(game) if _LINK.fullmatch(game) else None
    if found is None:
        raise Refused(ErrorCode.NO_SUCH_GAME)
    return found


@get("/api/games/{game:str}", tags=["games"], responses=described(ErrorCode.NO_SUCH_GAME))
async def get_game(game: FromPath[str], context: TheContext) -> GamePage:
    """A finished game, all cards face up."""
    found = await find_game(context, game)
    return GamePage(_summary(found), found.record)


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
    game: FromPath[str], context: TheContext, eyes: Eyes = None
) -> Response[Replay]:
    """A finished game step by step, as a seat saw it, or everybody who looked on."""
    found = await find_game(context, game)
    if eyes is not None and not 0 <= eyes < found.players:
        raise Refused(ErrorCode.NO_SUCH_SEAT)
    seat = None if eyes is None else Seat(eyes)
    steps = await asyncio.to_thread(replay_steps, found.record, seat)
    return Response(Replay(_summary(found), seat, steps), headers=_FOR_A_WHILE)


@get("/api/me/games", tags=["games"], responses=described(ErrorCode.NOT_SIGNED_IN))
async def list_own_games(me: TheGuest, context: TheContext) -> list[GameSummary]:
    """Your finished games, the newest first."""
    return [_summary(each) for each in await context.store.games_of(me.id, 100)]


HANDLERS: list[Any] = [get_game, download_record, replay_game, list_own_games]
