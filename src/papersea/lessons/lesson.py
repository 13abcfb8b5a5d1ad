"""A lesson as a value, read from its file.

What is said in it are messages: ``lesson-NAME`` is its title, ``lesson-NAME-1-2`` asks for the
second task of its first scene (``.done`` follows when it is done, ``.not`` when something else was
tried).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that the learner is asked for, each one of those that are wanted there. Where none is
    named, any will do."""

    moves: tuple[tuple[str, ...], ...]


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, in which seat A is the learner's. ``replies`` are the others' moves, in order.

    ``odds``: whether the learner is told how likely a bet is won.
    """

    position: str
    tasks: tuple[Task, ...]
    replies: tuple[str, ...] = ()
    odds: bool = False

    def wanted(self, count: int) -> tuple[str, ...] | None:
        """What is asked of the learner after so many moves; ``None`` at the end."""
        moves = [wanted for task in self.tasks for wanted in task.moves]
        return moves[count] if count < len(moves) else None

    def tasks_done(self, count: int) -> int:
        """How many tasks are done after so many moves."""
        done = 0
        for task in self.tasks:
            count -= len(task.moves)
            done += count >= 0
        return done


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """``clauses`` are those of the rulebook that it is about."""

    name: str
    clauses: tuple[str, ...]
    scenes: tuple[Scene, ...]


class BrokenLesson(ValueError):
    """A file that is no lesson."""


def _read(kind: str) -> dict[str, Lesson]:
    """The lessons of a kind, in the order of their file names."""
    paths = {path.name: path for path in files(__package__).iterdir()}
    names = sorted(name for name in paths if name.startswith(kind) and name.endswith(".json"))
    lessons: dict[str, Lesson] = {}
    for name in names:
        lesson = parse_lesson(name, paths[name].read_bytes())
        if lesson.name in lessons:
            raise BrokenLesson(f"{name}: another lesson is called {lesson.name!r}")
        lessons[lesson.name] = lesson
    return lessons


def parse_lesson(file: str, text: bytes) -> Lesson:
    """The lesson in a file; ``BrokenLesson`` says in which one something cannot be read."""
    try:
        return msgspec.json.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise BrokenLesson(f"{file}: {error}") from None


LESSONS: Final = _read("lesson-")
"""By name, in the order in which they are learned."""

EXAMPLES: Final = _read("example-")
"""The worked examples of the rulebook, to be tried."""


def find_lesson(name: str) -> Lesson | None:
    """A lesson or an example by its name."""
    return LESSONS.get(name) or EXAMPLES.get(name)
