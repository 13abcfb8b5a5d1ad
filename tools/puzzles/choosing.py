"""Which puzzles are kept of those that were found: all kinds, no two alike, easy to hard."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from math import ceil
from typing import Final

from msgspec.structs import replace

from papersea.analysis.values import Why
from papersea.moves import parse_move
from papersea.puzzles.answering import answer
from papersea.puzzles.ideas import idea_of
from papersea.puzzles.puzzle import Puzzle, Theme
from papersea.puzzles.rounds import view_of
from papersea.puzzles.shelf import LEVELS
from tools.puzzles.finding import Mined

SHARES: Final = {
    Theme.CALL: 0.26,
    Theme.DRAW: 0.22,
    Theme.KEEP: 0.17,
    Theme.DUO: 0.17,
    Theme.PICK: 0.07,
    Theme.STEAL: 0.06,
    Theme.SEARCH: 0.05,
}
EASY: Final = 3 / LEVELS
"""Of a shelf: the first three levels, and with them Mondays to Thursdays."""
TABLES: Final = {2: 0.45, 3: 0.28, 4: 0.27}

_NUMBERS: Final = (Why.NEARLY_EQUAL, Why.WINS_MORE_OFTEN)

Kind = tuple[Theme, int]
"""What is chosen between, and how many play."""


def choose(mined: Iterable[Mined], count: int, easy_lead: float) -> list[Puzzle]:
    """So many puzzles if there are, the easiest first, and what each is about; in easy ones the
    best move leads by so much."""
    kinds: defaultdict[Kind, list[Puzzle]] = defaultdict(list)
    for puzzle in filter(is_explained, _unlike(mined)):
        kinds[puzzle.theme, puzzle.players].append(puzzle)
    room = _room({kind: len(those) for kind, those in kinds.items()}, count)
    chosen = [puzzle for kind, those in kinds.items() for puzzle in _spread(those, room[kind])]
    ordered = _without_narrow(in_order(chosen), easy_lead)
    return [replace(puzzle, idea=idea_of(puzzle)) for puzzle in ordered]


def _without_narrow(ordered: list[Puzzle], easy_lead: float) -> list[Puzzle]:
    """Whoever is new to puzzles sees at once that the best move was much better. Those that go make
    the easy part smaller, so it is looked at again."""
    while True:
        easy = ordered[: ceil(EASY * len(ordered))]
        narrow = {puzzle.id for puzzle in easy if puzzle.lead < easy_lead}
        if not narrow:
            return ordered
        ordered = [puzzle for puzzle in ordered if puzzle.id not in narrow]


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The easiest first."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def _look(puzzle: Puzzle) -> Hashable:
    """The cards of a choice."""
    view = view_of(puzzle)
    return puzzle.theme, view.own.known, view.own.laid, view.drawn, view.legal


def _unlike(mined: Iterable[Mined]) -> Iterable[Puzzle]:
    """Never the same cards twice."""
    seen: set[Hashable] = set()
    for puzzle in (puzzle for game in mined for puzzle in game.puzzles):
        look = _look(puzzle)
        if look not in seen:
            seen.add(look)
            yield puzzle


def is_explained(puzzle: Puzzle) -> bool:
    """Whether there is more to say than numbers, whatever somebody answers. Of calls there is."""
    return puzzle.theme is Theme.CALL or all(
        answer(puzzle, parse_move(each.move)).decision.reasons[0].why not in _NUMBERS
        for each in puzzle.weights
    )


def _room(found: dict[Kind, int], count: int) -> dict[Kind, int]:
    """How many of each kind: always one more of the kind that is furthest below its share."""
    room = dict.fromkeys(found, 0)
    for _ in range(min(count, sum(found.values()))):
        open_kinds = [kind for kind in found if room[kind] < found[kind]]
        wanted = max(open_kinds, key=lambda kind: _share(kind) / (room[kind] + 1))
        room[wanted] += 1
    return room


def _share(kind: Kind) -> float:
    theme, players = kind
    return SHARES[theme] * TABLES[players]


def _spread(those: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many, from the easiest to the hardest in even steps."""
    ordered = sorted(those, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    if count < 2:
        return ordered[len(ordered) // 2 :][:count]
    step = (len(ordered) - 1) / (count - 1)
    return [ordered[round(place * step)] for place in range(count)]
