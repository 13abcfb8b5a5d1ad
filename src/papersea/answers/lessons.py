"""Lessons: the learner's moves so far come in, and are played over again."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.answers.replaying import ReplayStep, replay_step
from papersea.lessons import Scene, Unwanted, Walk, find_lesson
from papersea.lessons.walking import LEARNER
from papersea.moves import Move
from papersea.players.odds.situation import Situation
from papersea.refusals import IllegalMove
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


def find_scene(lesson: str, scene: int) -> Scene:
    """``Refused`` if there is none."""
    found = find_lesson(lesson)
    if found is None or scene >= len(found.scenes):
        raise Refused(ErrorCode.NOT_FOUND)
    return found.scenes[scene]


def bet_in(scene: Scene) -> Situation:
    """What the learner sees of a bet at the beginning of a scene that tells of it."""
    return Situation.of(Walk(scene).game.view(LEARNER))


def walk_through(scene: Scene, moves: tuple[Move, ...], chance: float | None) -> Walked:
    """Play the moves of a learner from the beginning of a scene."""
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
