"""Puzzles: a position comes out, a move goes in, and only then is told which one is best."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

from papersea.answers.replaying import ReplayStep
from papersea.moves import Move
from papersea.puzzles import Idea, Puzzle, Theme, load_shelf
from papersea.puzzles.rounds import view_of
from papersea.refusals import refuse
from papersea.table.refused import ErrorCode, Refused, forbidden


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in a list. ``level``: from 1, easy, to 5. ``is_former``: it has left the list, and
    only its link still leads there."""

    id: str
    level: int
    theme: Theme
    players: int
    idea: Idea = Idea.CARDS
    is_former: bool = False


class PuzzleList(Struct, frozen=True):
    """All puzzles, the easiest first. ``daily`` is that of the ``day``, by the house's clock in
    UTC, such as 2025-01-31; ``week`` is what that week is about, from Monday on."""

    day: str
    daily: str
    puzzles: list[PuzzleEntry]
    week: Idea


class PosedPuzzle(Struct, frozen=True):
    """What the seat that has to choose sees; ``events`` tell its round so far."""

    entry: PuzzleEntry
    step: ReplayStep


class PuzzleGuess(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody thinks is best."""

    move: Move


def list_shelf(now: float) -> PuzzleList:
    """Every puzzle, and which one is today's."""
    shelf = load_shelf()
    day = datetime.fromtimestamp(now, UTC).date()
    entries = [_entry(each) for each in shelf.puzzles]
    return PuzzleList(day.isoformat(), shelf.daily(day).id, entries, shelf.idea_of_week(day))


def find_puzzle(name: str) -> Puzzle:
    """``Refused`` if there is none."""
    found = load_shelf().find(name)
    if found is None:
        raise Refused(ErrorCode.NOT_FOUND)
    return found


def _entry(puzzle: Puzzle) -> PuzzleEntry:
    shelf = load_shelf()
    return PuzzleEntry(
        puzzle.id,
        shelf.level(puzzle),
        puzzle.theme,
        puzzle.players,
        puzzle.idea,
        not shelf.has(puzzle),
    )


def pose(puzzle: Puzzle) -> PosedPuzzle:
    """Made of the seat's view, in which there is nothing to hide."""
    view = view_of(puzzle)
    return PosedPuzzle(_entry(puzzle), ReplayStep(None, None, view.history, view.state))


def check_guess(puzzle: Puzzle, move: Move) -> None:
    """``Refused`` if the rules forbid it."""
    view = view_of(puzzle)
    if move not in view.legal:
        raise forbidden(refuse(view, move, view.seat))
