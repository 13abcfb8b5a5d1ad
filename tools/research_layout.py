"""Write docs/research-layout.md: what every byte of an observation and every action means.

``--check`` writes nothing; it fails if the page is out of date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from papersea.cards import CARDS
from papersea.envs.layout import (
    VERSION,
    Holds,
    action_ranges,
    duo_actions,
    observation_parts,
)
from papersea.rules import codes
from papersea.rules.observe import observation_size
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS

FILE: Final = Path(__file__).resolve().parents[1] / "docs" / "research-layout.md"
_PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
_A_LINE: Final = 8


def page() -> str:
    return "\n".join([*_heading(), *_observation(), *_cards(), *_actions(), *_duos()]) + "\n"


def _heading() -> Iterator[str]:
    yield "# Observations and actions"
    yield ""
    yield f"Version {VERSION}, for all environments of [research](research.md). Written by"
    yield "`python -m tools.research_layout` from the kernel's own tables."


def _observation() -> Iterator[str]:
    sizes = ", ".join(f"{observation_size(players)} for {players}" for players in _PLAYERS)
    yield from ("", "## An observation", "")
    yield f"An array of bytes: {sizes} players. Everything is seen from the seat"
    yield "whose observation it is, with perfect memory; a number at the end of a name counts seats"
    yield "to the left, 0 being the seat itself. What the seat cannot know is never in it."
    yield ""
    yield from (f"- **{holds.name.lower()}**: {holds.value}" for holds in Holds)
    yield ""
    header = [f"{players} players" for players in _PLAYERS]
    yield from _table(["part", *header, "holds", "at most", "meaning"], _parts())
    yield ""
    yield "From Python: `papersea.envs.layout.observation_parts(players)`. Divided by"
    yield "`papersea.envs.layout.most_by_place(players)` all bytes are between 0 and 1; numbers of"
    yield "cards are better made one-hot."


def _parts() -> Iterator[list[str]]:
    layouts = [{part.name: part for part in observation_parts(players)} for players in _PLAYERS]
    names = dict.fromkeys(part.name for part in observation_parts(MAX_PLAYERS))
    for name in names:
        part = layouts[-1][name]
        places = [_span(each[name].places) if name in each else "" for each in layouts]
        yield [f"`{name}`", *places, part.holds.name.lower(), str(part.most), part.meaning]


def _cards() -> Iterator[str]:
    yield from ("", "## Cards", "")
    yield "Parts that hold copies have one byte for each different card, in this order; a card's"
    yield "number is its place here. The letters are those of [cards as texts](python.md)."
    yield from ("", "```")
    yield from _lines(f"{number:3} {card}" for number, card in enumerate(CARDS))
    yield "```"


def _actions() -> Iterator[str]:
    yield from ("", "## Actions", "")
    yield f"{codes.ACTIONS} numbers, the same for any number of players. Where several follow each"
    yield "other, their meanings are told in order."
    yield ""
    rows = ([f"`{each.name}`", _span(each.numbers), each.meaning] for each in action_ranges())
    yield from _table(["action", "numbers", "meaning"], rows)
    yield ""
    yield "A card's number is that of the list above."


def _duos() -> Iterator[str]:
    yield from ("", "## Duos", "", "```")
    yield from _lines(f"{number:3} {cards}" for number, cards in duo_actions())
    yield "```"


def _span(numbers: range) -> str:
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}–{last}"


def _table(header: list[str], rows: Iterable[list[str]]) -> Iterator[str]:
    for row in (header, ["---"] * len(header), *rows):
        yield f"| {' | '.join(row)} |"


def _lines(entries: Iterable[str]) -> Iterator[str]:
    listed = list(entries)
    for start in range(0, len(listed), _A_LINE):
        yield "   ".join(listed[start : start + _A_LINE])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only complain")
    is_check = parser.parse_args().check
    is_current = FILE.exists() and FILE.read_text(encoding="utf-8") == page()
    if is_check and not is_current:
        sys.stderr.write(f"{FILE.name} is out of date: python -m tools.research_layout\n")
        return 1
    if not is_current:
        FILE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
