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

from papersea.answers.people import WORD_LENGTH, WORD_LETTERS, new_code
from papersea.cards import CARDS, COPIES, DECK, Colour, Kind
from papersea.events import Settlement
from papersea.moves import Seat
from papersea.rulebook import (
    CALLED_BY,
    CLAUSES,
    CLOSED_BY,
    COLOUR_BONUS,
    COUNTED_BY,
    DONE_BY,
    OPTIONS,
    SELDOM_BY,
    WON_BY,
    Section,
    clauses_of,
)
from papersea.rules.in_force import POINTS_TO_CLOSE
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, PRESETS, Options, Target
from papersea.rules.tables import DUOS, FACTOR, MERMAIDS, MULTIPLIED, SERIES, SERIES_LENGTH
from papersea.score import what_counts
from papersea.scorepad import CountedHand, Ending, Flaw, PadRound, ScorePad, standing
from papersea.table.settings import Settings

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "rules" / "tables.json"
_KINDS: Final = tuple(Kind)
_PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)


def tables() -> dict[str, Any]:
    """Everything that is exported, in the order in which it is written."""
    return {
        "pointsToClose": POINTS_TO_CLOSE,
        "mermaids": MERMAIDS,
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
        "settlement": _settlement(),
        "appliedBy": {
            "bonus": COLOUR_BONUS,
            "duos": {kind.value: clause for kind, clause in DONE_BY.items()},
            "closing": CLOSED_BY,
            "calls": CALLED_BY,
            "wins": WON_BY,
            "events": SELDOM_BY,
            "flaws": {flaw.name.lower(): flaw.clause for flaw in Flaw if flaw.clause},
        },
        "targets": {
            target.value: {
                str(players): Options(target=target).points_to_win(players) for players in _PLAYERS
            }
            for target in Target
        },
        "editions": {edition.value: _plain(options) for edition, options in PRESETS.items()},
        "options": {option.id: list(option.values) for option in OPTIONS},
        "dependsOn": {
            clause.id: list(clause.depends_on) for clause in CLAUSES if clause.depends_on
        },
        "settings": _plain(Settings()),
        "codeLength": len(new_code()),
        "wordLetters": WORD_LETTERS,
        "wordLength": WORD_LENGTH,
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
        "clause": COUNTED_BY[kind],
    }


def _duos() -> list[list[str]]:
    """The pairs of kinds that can be laid out together."""
    pairs = dict.fromkeys((CARDS[first].kind, CARDS[second].kind) for first, second in DUOS)
    return [[first.value, second.value] for first, second in pairs]


def _settlement() -> dict[str, Any]:
    """What the end of a round brings to whoever closed it and to the others, and by which
    clause."""
    even = standing(_pad_of(PadRound(Ending.LAST_CHANCE, Seat(0), (CountedHand(7, 1),) * 2)))
    return {
        **{
            settlement.value: {
                "clause": settlement.clause,
                "closer": what_counts(settlement, is_closer=True).value,
                "others": what_counts(settlement, is_closer=False).value,
            }
            for settlement in Settlement
        },
        "equalWinsBet": even.rounds[0].bet_won,
    }


def _pad_of(round_: PadRound) -> ScorePad:
    return ScorePad(("A", "B"), Seat(0)).with_round(round_)


def _plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only complain")
    is_check = parser.parse_args().check
    text = json.dumps(tables(), indent=2, ensure_ascii=False) + "\n"
    is_current = FILE.exists() and FILE.read_text(encoding="utf-8") == text
    if is_check and not is_current:
        sys.stderr.write(f"{FILE.name} is out of date: python -m tools.scoring\n")
        return 1
    if not is_current:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
