"""Which puzzles somebody has answered: what comes next, and how many days in a row."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from msgspec import Struct
from msgspec.structs import replace

from papersea.puzzles.puzzle import Puzzle


class Progress(Struct, frozen=True):
    """Puzzles that were answered rightly, and those that were only missed so far. ``days`` says of
    each day whether its puzzle was: the first answer counts. ``told`` is the puzzle whose answer
    was told last."""

    right: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    days: dict[date, bool] = {}  # msgspec copies it
    told: str | None = None

    def has_answered(self, puzzle: Puzzle) -> bool:
        """Whoever has can answer it again only for practice, until it comes again."""
        return puzzle.id in self.right or puzzle.id in self.missed

    def after(self, puzzle: Puzzle, *, is_right: bool) -> Progress:
        """After an answer that counts. Whoever has missed a puzzle can still solve it when it comes
        again."""
        told = self.after_practice(puzzle)
        if puzzle.id in self.right or (not is_right and puzzle.id in self.missed):
            return told
        others = tuple(each for each in self.missed if each != puzzle.id)
        if is_right:
            return replace(told, right=(*self.right, puzzle.id), missed=others)
        return replace(told, missed=(*others, puzzle.id))

    def after_practice(self, puzzle: Puzzle) -> Progress:
        """Whoever knows the answer has not found it: nothing is solved or missed."""
        return replace(self, told=puzzle.id)

    def after_day(self, day: date, *, is_right: bool) -> Progress:
        return replace(self, days={day: is_right} | self.days)

    def streak(self, today: date) -> int:
        """The days in a row up to this one; a day that is not over yet breaks none."""
        day = today if today in self.days else today - timedelta(1)
        count = 0
        while day in self.days:
            count, day = count + 1, day - timedelta(1)
        return count

    def next_of(self, puzzles: Sequence[Puzzle]) -> Puzzle:
        """In their order what was never tried, then what was missed, and then all once more; never
        the one whose answer was just told."""
        new = (each for each in puzzles if not self.has_answered(each))
        missed = (each for each in puzzles if each.id in self.missed and each.id != self.told)
        return next(new, None) or next(missed, None) or self._behind_told(puzzles)

    def _behind_told(self, puzzles: Sequence[Puzzle]) -> Puzzle:
        places = [place for place, each in enumerate(puzzles, 1) if each.id == self.told]
        return puzzles[places[0] % len(puzzles) if places else 0]
