"""The puzzles that papersea comes with, from easy to hard, and the one of a day."""

from __future__ import annotations

from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from papersea.puzzles.puzzle import Puzzle

LEVELS: Final = 5
WEEK: Final = 7
FILE: Final = "puzzles.json"


class Shelf(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """``made`` is the run of ``tools.puzzles`` that found them, ``puzzles`` are in the order of
    their difficulty."""

    made: dict[str, str | int | float]
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def _places(self) -> dict[str, int]:
        return {puzzle.id: place for place, puzzle in enumerate(self.puzzles)}

    def find(self, name: str) -> Puzzle | None:
        place = self._places.get(name)
        return None if place is None else self.puzzles[place]

    def level(self, puzzle: Puzzle) -> int:
        """From 1, the easiest fifth, to ``LEVELS``."""
        return 1 + LEVELS * self._places[puzzle.id] // len(self.puzzles)

    def daily(self, day: date) -> Puzzle:
        """The same for everybody. Mondays are easy and Sundays hard; a puzzle comes again only
        when all others of its weekday have had their turn."""
        weekday, week = day.weekday(), (day.toordinal() - 1) // WEEK
        count = len(self.puzzles)
        those = self.puzzles[weekday * count // WEEK : (weekday + 1) * count // WEEK]
        cycle, place = divmod(week, len(those))
        return sorted(those, key=lambda puzzle: _shuffled(f"{cycle} {puzzle.id}"))[place]


def _shuffled(text: str) -> bytes:
    return sha256(text.encode()).digest()


@cache
def load_shelf() -> Shelf:
    """The one in the package, read once."""
    return msgspec.json.decode((files(__package__) / FILE).read_bytes(), type=Shelf)
