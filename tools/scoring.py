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
from papersea.rulebook import CLAUSES, OPTIONS, Section, clauses_of
from papersea.rules import codes
from papersea.rules.entries import settle, start
from papersea.rules.legal import POINTS_TO_CLOSE
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, PRESETS, Options, Target
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.rules.tables import DUOS, FACTOR, MERMAIDS, MULTIPLIED, SERIES, SERIES_LENGTH
from papersea.score import KindLine, MermaidLine
from papersea.server.people.identity import new_code
from papersea.table.settings import Settings
from papersea.terminal.screen.points import clause_of

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
        "settlement": _settlement(),
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


def _settlement() -> dict[str, Any]:
    """What the end of a round brings to whoever closed it and to the others, found by trying.
    Of points and bonuses every sum tells what it is made of."""
    bonuses = (2, 1)
    above, below, even = (64, 32), (32, 64), (64, 64)

    def brought(ending: int, points: tuple[int, int]) -> dict[str, list[str]]:
        parts = [
            [name for name, number in (("points", own), ("bonus", bonus)) if gain & number]
            for gain, own, bonus in zip(
                _gains(ending, points, bonuses), points, bonuses, strict=True
            )
        ]
        return dict(zip(("closer", "others"), parts, strict=True))

    won = brought(codes.BY_LAST_CHANCE, above)
    return {
        "stop": brought(codes.BY_STOP, above),
        "won": won,
        "lost": brought(codes.BY_LAST_CHANCE, below),
        "deck_out": brought(codes.BY_DECK, above),
        "equalWinsBet": brought(codes.BY_LAST_CHANCE, even) == won,
    }


def _gains(ending: int, points: tuple[int, int], bonuses: tuple[int, int]) -> tuple[int, ...]:
    """Of the first player, who ends the round, and of the second."""
    games = new_games(1)
    game = game_at(games, 0)
    write_options(game, Options(), len(points))
    start(games, 0, 0)
    for seat in range(len(points)):
        game.points[seat], game.bonus[seat] = points[seat], bonuses[seat]
    settle(games, 0, ending, 0)
    return tuple(int(game.gain[seat]) for seat in range(len(points)))


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
