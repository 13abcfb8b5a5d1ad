"""Write web/src/rules/tables.json: what the web client needs to know of the rules.

The client counts points by these tables, and shows the rulebook in this order. ``--check`` writes
nothing; it fails if the file is out of date.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from papersea.cards import CARDS, COPIES, DECK, Colour, Kind
from papersea.rulebook import OPTIONS, Section, clauses_of
from papersea.rules.legal import POINTS_TO_CLOSE
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, PRESETS, Options, Target
from papersea.rules.tables import DUOS, FACTOR, MERMAIDS, MULTIPLIED, SERIES, SERIES_LENGTH
from papersea.score import KindLine, MermaidLine
from papersea.server.codes import new_code
from papersea.table.settings import Settings
from papersea.terminal.points import clause_of

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "rules" / "tables.json"
_KINDS: Final = tuple(Kind)
_PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
_COLOUR_BONUS: Final = "R8"


def tables() -> dict[str, Any]:
    """Everything that is exported, in the order in which it is written."""
    return {
        "pointsToClose": POINTS_TO_CLOSE,
        "mermaids": MERMAIDS,
        "bonusClause": _COLOUR_BONUS,
        "cards": {str(card): COPIES[card] for card in CARDS},
        "kinds": [_kind(index, kind) for index, kind in enumerate(_KINDS)],
        "colours": [
            {
                "colour": colour.value,
                "letter": colour.letter,
                "cards": sum(card.colour is colour for card in DECK),
            }
            for colour in Colour
        ],
        "duos": _duos(),
        "targets": {
            target.value: {
                str(players): Options(target=target).points_to_win(players) for players in _PLAYERS
            }
            for target in Target
        },
        "editions": {edition.value: _plain(options) for edition, options in PRESETS.items()},
        "options": {option.id: list(option.values) for option in OPTIONS},
        "settings": _plain(Settings()),
        "codeLength": len(new_code()),
        "sections": [
            {"section": section.value, "clauses": [str(clause) for clause in clauses_of(section)]}
            for section in Section
        ],
    }


def _kind(index: int, kind: Kind) -> dict[str, Any]:
    count = sum(card.kind is kind for card in DECK)
    start = index * SERIES_LENGTH
    return {
        "kind": kind.value,
        "letter": kind.letter,
        "cards": count,
        "series": [int(points) for points in SERIES[start : start + count + 1]],
        "counts": _KINDS[MULTIPLIED[index]].value if FACTOR[index] else None,
        "factor": int(FACTOR[index]),
        "clause": clause_of(
            MermaidLine(None, 0) if kind is Kind.MERMAID else KindLine(kind, (), 0)
        ),
    }


def _duos() -> list[list[str]]:
    """The pairs of kinds that can be laid out together."""
    pairs = dict.fromkeys((CARDS[first].kind, CARDS[second].kind) for first, second in DUOS)
    return [[first.value, second.value] for first, second in pairs]


def _plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only complain")
    is_check = parser.parse_args().check
    text = json.dumps(tables(), indent=2, ensure_ascii=False) + "\n"
    is_current = FILE.exists() and FILE.read_text(encoding="utf-8") == text
    if is_check and not is_current:
        sys.stderr.write(f"{FILE.name} is out of date: python tools/scoring.py\n")
        return 1
    if not is_current:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
