"""Write docs/research-layout.md: what every byte of an observation and every action means.

``--check`` writes nothing; it fails if the page is out of date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from papersea.cards import CARDS
from papersea.envs.layout import (
    ROWS,
    VERSIONS,
    Holds,
    action_ranges,
    duo_actions,
    observation_parts,
)
from papersea.rules import codes
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS
from papersea.rules.recall import MOST_ROWS, WIDTH, observed_size

FILE: Final = Path(__file__).resolve().parents[1] / "docs" / "research-layout.md"
_PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
_A_LINE: Final = 8

_AN_OBSERVATION: Final = """\
An array of bytes, in two versions; the setting `observation` says which. Everything is seen from
the seat whose observation it is; a number at the end of a name counts seats to the left, 0 being
the seat itself. What the seat cannot know is never in it.

- **Version 0**, the usual one: {zero} players. The present, and what the
  seat is certain of.
- **Version 1**: {one} players. The same bytes, and behind them the piles in
  order, who has the turn, who began, and all that the seat has seen of the round. Two histories of
  a round that the seat can tell apart never give equal bytes, and two that it cannot always do. Of
  earlier rounds it has the scores, and a digest by which they are told apart, too
  ([decision 50](decisions/0050-what-an-observation-remembers.md))."""
_FROM_PYTHON: Final = """\
From Python: `papersea.envs.layout.observation_parts(players, version)`. Divided by
`papersea.envs.layout.most_by_place(players, version)` all bytes are between 0 and 1; numbers of
cards are better made one-hot, and `before` is better left out by whoever learns."""
_ROWS: Final = """\
In version 1 `history` has room for {most} rows of {width} bytes, more than any round can have. The
newest stands first, and behind the last all is 0. Whatever follows from others has no row of its
own: ends of turns, hands that are shown. As an array, where `places` are those of the part:
`observation[places.start : places.stop].reshape(-1, {width})`."""


def page() -> str:
    parts = (_heading(), _observation(), _history(), _cards(), _actions(), _duos())
    return "\n".join(chain.from_iterable(parts)) + "\n"


def _heading() -> Iterator[str]:
    yield "# Observations and actions"
    yield ""
    yield "For all environments of [research](research.md). Written by"
    yield "`python -m tools.research_layout` from the kernel's own tables."


def _observation() -> Iterator[str]:
    yield from ("", "## An observation", "")
    yield from _AN_OBSERVATION.format(zero=_sizes(0), one=_sizes(1)).splitlines()
    yield ""
    yield from (f"- **{holds.name.lower()}**: {holds.value}" for holds in Holds)
    yield ""
    header = [f"{players} players" for players in _PLAYERS]
    for version, since in zip(VERSIONS, (0, observed_size(0, MAX_PLAYERS)), strict=True):
        words = "behind it, in version 1" if version else "version 0, and so version 1 begins"
        yield from _table([words, *header, "holds", "at most", "meaning"], _parts(version, since))
        yield ""
    yield from _FROM_PYTHON.splitlines()


def _sizes(version: int) -> str:
    return ", ".join(f"{observed_size(version, players)} for {players}" for players in _PLAYERS)


def _parts(version: int, since: int) -> Iterator[list[str]]:
    """Those that begin at a place or behind it, where most play."""
    layouts = [
        {part.name: part for part in observation_parts(players, version)} for players in _PLAYERS
    ]
    for name, part in layouts[-1].items():
        if part.places.start >= since:
            places = [_span(each[name].places) if name in each else "" for each in layouts]
            yield [f"`{name}`", *places, part.holds.name.lower(), str(part.most), part.meaning]


def _history() -> Iterator[str]:
    yield from ("", "## The history of a round", "")
    yield from _ROWS.format(most=MOST_ROWS, width=WIDTH).splitlines()
    yield ""
    columns = next(part.columns for part in observation_parts(MIN_PLAYERS, 1) if part.columns)
    rows = ([f"`{each.name}`", str(each.most), each.meaning] for each in columns)
    yield from _table(["column", "at most", "meaning"], rows)
    yield ""
    events = ([str(number), f"`{name}`", meaning] for number, (name, meaning) in _numbered())
    yield from _table(["`event`", "name", "meaning"], events)


def _numbered() -> Iterator[tuple[int, tuple[str, str]]]:
    return enumerate(ROWS.items(), 1)


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
