"""``python -m tools.benchmark ladder`` plays the suite with our ladder and writes the reference
rows; ``games`` plays the data set of master games and checks it against its recipe, or writes the
recipe with ``--keep``; ``report`` writes docs/benchmark.md with its plots from both.

Everything thinks in playouts: whatever else a machine does, the files come out the same. Whatever
was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from papersea.arena.benchmark import REFERENCE, SUITE, run_benchmark
from papersea.players.catalogue import parse_entrant

ROOT: Final = Path(__file__).resolve().parents[2]
PLAYED: Final = ROOT / "build" / "benchmark"
LADDER: Final = tuple(dict.fromkeys(part.opponent for part in SUITE.parts if part.players == 2))
"""The rows: whoever is played against."""


def play_ladder(rows: Sequence[str], workers: int, target: Path = REFERENCE) -> None:
    cards = []
    for row in rows:
        sys.stdout.write(f"{row}\n")
        sys.stdout.flush()
        card = run_benchmark(parse_entrant(row), directory=PLAYED / row, workers=workers)
        cards.append(card.as_fields())
    target.write_text(json.dumps(cards, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("ladder", "games", "report"))
    parser.add_argument("--workers", type=int, default=1, help="processes; one unless told")
    parser.add_argument("--games", type=int, help="of the data set; as many as its recipe says")
    parser.add_argument("--keep", action="store_true", help="this is the data set from now on")
    asked = parser.parse_args()
    match asked.what:
        case "ladder":
            play_ladder(LADDER, asked.workers)
        case "games":
            from tools.benchmark.master_games import make

            sys.stdout.write(make(asked.games, asked.workers, keeps=asked.keep))
        case _:
            from tools.benchmark.report import write_report

            sys.stdout.write(f"{write_report().relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
