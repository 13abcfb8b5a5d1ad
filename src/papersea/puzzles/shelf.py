"""The puzzles that papersea comes with, from easy to hard, and the one of a day."""

from __future__ import annotations

from bisect import bisect
from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from papersea.puzzles.puzzle import Idea, Puzzle

LEVELS: Final = 5
WEEK: Final = 7
FILE: Final = "puzzles.json"
FORMER: Final = "former.json"


class Shelf(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """``made`` is the run of ``tools.puzzles`` that found them, ``puzzles`` are in the order of
    their difficulty."""

    made: dict[str, str | int | float]
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def former(self) -> tuple[Puzzle, ...]:
        """All that were on a shelf before, also those that still are: links to them still open."""
        return _read(FORMER, tuple[Puzzle, ...])

    @cached_property
    def _places(self) -> dict[str, int]:
        return {puzzle.id: place for place, puzzle in enumerate(self.puzzles)}

    def has(self, puzzle: Puzzle) -> bool:
        """Whether it stands there today."""
        return puzzle.id in self._places

    def find(self, name: str) -> Puzzle | None:
        """Also one that stood there before."""
        place = self._places.get(name)
        if place is not None:
            return self.puzzles[place]
        return next((puzzle for puzzle in self.former if puzzle.id == name), None)

    def level(self, puzzle: Puzzle) -> int:
        """From 1, the easiest fifth, to ``LEVELS``."""
        last = len(self.puzzles) - 1
        place = self._places.get(puzzle.id)
        if place is None:
            place = bisect(self.puzzles, puzzle.difficulty, key=lambda each: each.difficulty)
        return 1 + LEVELS * min(place, last) // len(self.puzzles)

    def daily(self, day: date) -> Puzzle:
        """The same for everybody. Mondays are easy and Sundays hard; a puzzle comes again only
        when all others of its weekday have had their turn."""
        weekday, week = day.weekday(), (day.toordinal() - 1) // WEEK
        count = len(self.puzzles)
        those = self.puzzles[weekday * count // WEEK : (weekday + 1) * count // WEEK]
        cycle, place = divmod(week, len(those))
        return sorted(those, key=lambda puzzle: _shuffled(f"{cycle} {puzzle.id}"))[place]

    def idea_of_week(self, day: date) -> Idea:
        """The same for everybody, from Monday to Sunday: one after the other."""
        week = (day.toordinal() - 1) // WEEK
        return _IDEAS[week % len(_IDEAS)]


def _shuffled(text: str) -> bytes:
    return sha256(text.encode()).digest()


_IDEAS: Final = tuple(Idea)


@cache
def load_shelf() -> Shelf:
    """The one in the package, read once."""
    return _read(FILE, Shelf)


Content = TypeVar("Content")


def _read(file: str, kind: type[Content]) -> Content:
    return msgspec.json.decode((files(__package__) / file).read_bytes(), type=kind)
