"""Puzzles over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from papersea.answers.puzzles import (
    PosedPuzzle,
    PuzzleGuess,
    PuzzleList,
    check_guess,
    find_puzzle,
    list_shelf,
    pose,
)
from papersea.puzzles.answering import PuzzleAnswer, answer
from papersea.server.context import TheContext
from papersea.server.limits import address_of
from papersea.server.routes.problems import described
from papersea.table.refused import ErrorCode


@get("/api/puzzles", tags=["puzzles"], responses=described())
async def list_puzzles(context: TheContext) -> PuzzleList:
    """Every puzzle, and which one is today's."""
    return list_shelf(context.house.clock())


@get("/api/puzzles/{puzzle:str}", tags=["puzzles"], responses=described(ErrorCode.NOT_FOUND))
async def pose_puzzle(puzzle: FromPath[str]) -> PosedPuzzle:
    """A puzzle without its answer."""
    return await asyncio.to_thread(pose, find_puzzle(puzzle))


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
    found = find_puzzle(puzzle)
    await asyncio.to_thread(check_guess, found, data.move)
    return await context.reckoner.work(address_of(request), answer, found, data.move)


HANDLERS: list[Any] = [list_puzzles, pose_puzzle, answer_puzzle]
