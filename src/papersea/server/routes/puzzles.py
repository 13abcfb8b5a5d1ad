"""Puzzles: a position comes out, a move goes in, and only then is told which one is best."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from papersea.moves import Move
from papersea.puzzles import Puzzle, Theme, load_shelf
from papersea.puzzles.answering import PuzzleAnswer, answer
from papersea.puzzles.rounds import view_of
from papersea.refusals import refuse
from papersea.server.context import TheContext
from papersea.server.limits import address_of
from papersea.server.routes.problems import described
from papersea.server.routes.replaying import ReplayStep
from papersea.table.refused import ErrorCode, Refused, forbidden


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in a list. ``level``: from 1, easy, to 5."""

    id: str
    level: int
    theme: Theme
    players: int


class PuzzleList(Struct, frozen=True):
    """All puzzles, the easiest first. ``daily`` is that of the ``day``, by the server's clock in
    UTC, such as 2025-01-31."""

    day: str
    daily: str
    puzzles: list[PuzzleEntry]


class PosedPuzzle(Struct, frozen=True):
    """What the seat that has to choose sees; ``events`` tell its round so far."""

    entry: PuzzleEntry
    step: ReplayStep


class PuzzleGuess(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody thinks is best."""

    move: Move


@get("/api/puzzles", tags=["puzzles"], responses=described())
async def list_puzzles(context: TheContext) -> PuzzleList:
    """Every puzzle, and which one is today's."""
    shelf = load_shelf()
    day = datetime.fromtimestamp(context.house.clock(), UTC).date()
    return PuzzleList(
        day.isoformat(), shelf.daily(day).id, [_entry(each) for each in shelf.puzzles]
    )


@get("/api/puzzles/{puzzle:str}", tags=["puzzles"], responses=described(ErrorCode.NOT_FOUND))
async def pose_puzzle(puzzle: FromPath[str]) -> PosedPuzzle:
    """A puzzle without its answer."""
    return await asyncio.to_thread(_posed, _find(puzzle))


@post(
    "/api/puzzles/{puzzle:str}",
    tags=["puzzles"],
    status_code=200,
    responses=described(
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.TOO_LARGE,
        ErrorCode.NOT_FOUND,
        ErrorCode.UNREADABLE_MOVE,
        ErrorCode.ILLEGAL_MOVE,
    ),
)
async def answer_puzzle(
    puzzle: FromPath[str],
    data: JSONBody[PuzzleGuess],
    request: Request[Any, Any, Any],
    context: TheContext,
) -> PuzzleAnswer:
    """How good a move is, which one is best, and why."""
    found = _find(puzzle)
    await asyncio.to_thread(_check_legal, found, data.move)
    return await context.reckoner.work(address_of(request), answer, found, data.move)


def _find(name: str) -> Puzzle:
    found = load_shelf().find(name)
    if found is None:
        raise Refused(ErrorCode.NOT_FOUND)
    return found


def _entry(puzzle: Puzzle) -> PuzzleEntry:
    return PuzzleEntry(puzzle.id, load_shelf().level(puzzle), puzzle.theme, puzzle.players)


def _posed(puzzle: Puzzle) -> PosedPuzzle:
    """Made of the seat's view, in which there is nothing to hide."""
    view = view_of(puzzle)
    return PosedPuzzle(_entry(puzzle), ReplayStep(None, None, view.history, view.state))


def _check_legal(puzzle: Puzzle, move: Move) -> None:
    view = view_of(puzzle)
    if move not in view.legal:
        raise forbidden(refuse(view, move, view.seat))


HANDLERS: list[Any] = [list_puzzles, pose_puzzle, answer_puzzle]
