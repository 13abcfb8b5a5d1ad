"""Measure how strong the opponents are, and write docs/strength.md.

``python tools/strength.py`` plays every arena below, goes on where it was stopped, and writes the
page; with names it plays only those, ``--page`` writes the page from what has been played; sections
of arenas that were not played here stay as they are. Where budgets are on the clock nothing else
should run meanwhile: they are worth what the machine leaves them. Nothing is played while files
differ from their commit: whoever reads of a commit can play the same again.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from papersea.arena import Plan, Results, draw, run
from papersea.arena.intervals import Interval
from papersea.players.catalogue import parse_entrant

ROOT: Final = Path(__file__).resolve().parents[1]
PLAYED: Final = ROOT / "build" / "strength"
PAGE: Final = ROOT / "docs" / "strength.md"
PLOTS: Final = ROOT / "docs" / "strength"

_LADDER: Final = "orca@1000p heron gull sprat driftwood"

# About as many playouts as so much time gives to a choice that stays open, see below. They can be
# played again, also on a machine with other work to do.
_MASTER: Final = "kraken@40000p orca@40000p"
_BEFORE: Final = "kraken@4000p kraken-before@4000p"
_TENTH: Final = "kraken@20000p kraken@2000p"
_FOUR: Final = "kraken@4000p orca@4000p"

_INSTANT: Final = ("tern heron", 2, 1000)

_AS_200: Final = "40,000 playouts are what 200 ms give to a choice that stays open."
_AS_20: Final = "4,000 playouts are what 20 ms give to such a choice."
_AS_100: Final = "20,000 and 2,000 playouts are what 100 ms and 10 ms give to such a choice."
_AS_30: Final = "4,000 playouts are what 30 ms give to such a choice with four players."
_SHARED: Final = "Other work shared both cores, so 200 ms were worth about half of an idle core's."


@dataclass(frozen=True)
class Arena:
    """One table of the page."""

    name: str
    title: str
    entrants: str
    players: int
    games: int
    remark: str = ""

    @property
    def commit(self) -> Path:
        """The file that says what was played."""
        return PLAYED / f"{self.name}.commit"

    @property
    def plan(self) -> Plan:
        entrants = tuple(map(parse_entrant, self.entrants.split()))
        return Plan(entrants, players=self.players, games=self.games, seed=1)


ARENAS: Final = (
    Arena("ladder-2", "The ladder, 2 players", _LADDER, 2, 600),
    Arena("ladder-3", "The ladder, 3 players", _LADDER, 3, 960),
    Arena("ladder-4", "The ladder, 4 players", _LADDER, 4, 480),
    Arena("among-4", "One expert among three solid players", "orca@1000p heron", 4, 240),
    Arena("clock-2", "The expert on the clock, 2 players", "orca@200ms heron", 2, 80, _SHARED),
    Arena("thought-1", "Five times the playouts: 200 to 1,000", "orca@1000p orca@200p", 2, 240),
    Arena("thought-2", "Five times more: 1,000 to 5,000", "orca@5000p orca@1000p", 2, 120),
    Arena("clock-4", "The expert on the clock, 4 players", "orca@200ms heron", 4, 32),
    Arena("master-2", "The master against the expert, 2 players", _MASTER, 2, 120, _AS_200),
    Arena("before-2", "The master against the one before, 2 players", _BEFORE, 2, 240, _AS_20),
    Arena("tenth-2", "100 ms against 10 ms, 2 players", _TENTH, 2, 120, _AS_100),
    Arena("master-4", "The master against the expert, 4 players", _FOUR, 4, 80, _AS_30),
    Arena("instant-2", "The instant master and the solid one, 2 players", *_INSTANT),
)

_INTRODUCTION: Final = """\
# How strong the opponents are

Written by `python tools/strength.py`; how an arena works is in [the arena](arena.md). Win rates
count games where the entrant sat alone of its kind, with 95 % intervals over deals; beside them,
surer, with what chance brought [taken off](decisions/0038-luck-taken-off.md). A budget such as
`1000p` is playouts for each move, `200ms` is time on one core. `heron` is the solid one, `orca` the
expert; opponents without a search need no budget.

How far the numbers of an analysis can be trusted: [calibration](strength/calibration.md).
"""


def play(names: Sequence[str], workers: int | None) -> None:
    commit = clean_commit(ROOT)
    PLAYED.mkdir(parents=True, exist_ok=True)
    for arena in ARENAS:
        if names and arena.name not in names:
            continue
        if not arena.commit.exists():
            arena.commit.write_text(commit)
        sys.stdout.write(f"{arena.title}: {arena.plan.whole_games} games\n")
        sys.stdout.flush()
        run(arena.plan, directory=PLAYED / arena.name, workers=workers)


def clean_commit(root: Path) -> str:
    """What is checked out there, and nothing else."""
    told = ["git", "describe", "--always", "--dirty", "--abbrev=7", "--exclude=*"]
    done = subprocess.run(told, cwd=root, capture_output=True, text=True, check=True)
    commit = done.stdout.strip()
    if commit.endswith("-dirty"):
        raise SystemExit("files differ from their commit: commit them first, or put them back")
    return commit


def page() -> str:
    """The whole page, from the arenas that have been played to their end, here or before."""
    parts = [_INTRODUCTION, f"Played on {_machine()}.\n"]
    before = _sections()
    for arena in ARENAS:
        if (PLAYED / arena.name / "results.json").exists():
            parts += _section(arena, run(arena.plan, directory=PLAYED / arena.name))
        elif arena.title in before:
            parts.append(before[arena.title])
    return "\n".join(parts)


def _sections() -> dict[str, str]:
    """What the page holds by now, by title."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    _, *sections = text.split("\n## ")
    return {each.split("\n")[0]: f"## {each.rstrip()}\n" for each in sections}


def _machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def _section(arena: Arena, results: Results) -> Iterator[str]:
    draw(results, PLAYED / arena.name)
    PLOTS.mkdir(exist_ok=True)
    shutil.copy(PLAYED / arena.name / "results.svg", PLOTS / f"{arena.name}.svg")
    yield f"## {arena.title}\n"
    yield (
        f"{results.games} games: {results.deals} deals, each in {results.seatings} seatings, seed "
        f"{arena.plan.seed}, commit `{arena.commit.read_text()}`; par is {results.par:.0%}.\n"
    )
    yield "| entrant | games | wins | 95 % | without luck | 95 % | mean score |"
    yield "|---|---|---|---|---|---|---|"
    for each in results.standings:
        yield (
            f"| {each.entrant} | {each.games} | {each.win_rate.mean:.1%} | "
            f"{_span(each.win_rate)} | {each.best_known.mean:.1%} | {_span(each.best_known)} | "
            f"{each.score.mean:.1f} |"
        )
    yield f"\n{_verdict(results)} {arena.remark}".rstrip() + "\n"
    yield f"![{arena.title}](strength/{arena.name}.svg)\n"
    names = " ".join(str(entrant) for entrant in arena.plan.entrants)
    yield (
        f"`papersea arena {names} --players {arena.players} --games {arena.games} "
        f"--seed {arena.plan.seed}`\n"
    )


def _verdict(results: Results) -> str:
    rates = [standing.best_known for standing in results.standings]
    if all(better.low > worse.high for better, worse in pairwise(rates)):
        return "No two intervals overlap."
    return "Intervals overlap: the order is not certain."


def _span(interval: Interval) -> str:
    return f"{interval.low:.1%} to {interval.high:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", action="store_true", help="only write the page")
    parser.add_argument("--workers", type=int, help="processes; as many as cores unless told")
    parser.add_argument("arenas", nargs="*", help="only these, such as master-2")
    asked = parser.parse_args()
    if not asked.page:
        play(asked.arenas, asked.workers)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
