"""Lessons over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from papersea.answers.lessons import Attempt, Walked, find_scene, walk_through
from papersea.server.context import TheContext
from papersea.server.routes.problems import described
from papersea.table.refused import ErrorCode


@post(
    "/api/lessons/{lesson:str}",
    tags=["lessons"],
    status_code=200,
    responses=described(
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.TOO_LARGE,
        ErrorCode.NOT_FOUND,
        ErrorCode.UNREADABLE_MOVE,
        ErrorCode.ILLEGAL_MOVE,
    ),
)
async def walk_lesson(
    lesson: FromPath[str], data: JSONBody[Attempt], context: TheContext
) -> Walked:
    """Play the moves of a learner from the beginning of a scene."""
    scene = find_scene(lesson, data.scene)
    chance = await context.reckoner.chance(scene)
    return await asyncio.to_thread(walk_through, scene, data.moves, chance)


HANDLERS: list[Any] = [walk_lesson]
