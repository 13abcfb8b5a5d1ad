"""Lessons: the learner's moves so far come in, and the server plays them over again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from papersea.lessons import Scene, Unwanted, Walk, find_lesson
from papersea.lessons.walking import LEARNER
from papersea.moves import Move
from papersea.refusals import IllegalMove
from papersea.server.context import TheContext
from papersea.server.routes.problems import described
from papersea.server.routes.replaying import ReplayStep, replay_step
from papersea.table.refused import ErrorCode, Refused, forbidden

_MOST_MOVES: Final = 40


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """The scene of a lesson, and the moves that the learner has made in it, the last one included
    that is tried now."""

    scene: Annotated[int, Meta(ge=0)]
    moves: Annotated[tuple[Move, ...], Meta(max_length=_MOST_MOVES)]


class Walked(Struct, frozen=True):
    """A scene as the learner sees it, from its beginning. ``done``: so many tasks are. The last
    move has not been made if it is not what is ``wanted`` here. ``chance``: how likely a bet is
    won, in scenes that ask about it."""

    steps: list[ReplayStep]
    done: int
    wanted: bool
    chance: float | None


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
    found = find_lesson(lesson)
    if found is None or data.scene >= len(found.scenes):
        raise Refused(ErrorCode.NOT_FOUND)
    scene = found.scenes[data.scene]
    chance = await context.reckoner.chance(scene)
    return await asyncio.to_thread(_walked, scene, data.moves, chance)


def _walked(scene: Scene, moves: tuple[Move, ...], chance: float | None) -> Walked:
    walk = Walk(scene)
    steps = [replay_step(walk.begin(), LEARNER)]
    try:
        for move in moves:
            steps += (replay_step(moment, LEARNER) for moment in walk.play(move))
    except IllegalMove as illegal:
        raise forbidden(illegal) from None
    except Unwanted:
        return Walked(steps, walk.tasks_done, wanted=False, chance=chance)
    return Walked(steps, walk.tasks_done, wanted=True, chance=chance)


HANDLERS: list[Any] = [walk_lesson]
