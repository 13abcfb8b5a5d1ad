"""Try how a network grows best, and write docs/growing.md.

``python -m tools.growing NAME`` runs one try of those below, or goes on where it was stopped, and
then writes the page; without a name, or with ``--page``, it only writes the page. ``--ship`` puts
the network of a try where the players find it; ``--shipped`` measures those that are there. Neither
a try nor a measurement is begun while files differ from their commit: whoever reads of a commit can
do the same again.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from matplotlib import rc_context
from matplotlib.figure import Figure

from papersea.arena.plot_style import BLUE, FAINT, GREY, GRID, ORANGE, STYLE, SVG_METADATA, WIDTH
from papersea.players.value.player import learned_net, net_name
from papersea.training.config import GrowingConfig
from papersea.training.growing import Grower, trial
from tools.strength import clean_commit

ROOT: Final = Path(__file__).resolve().parents[1]
GROWN: Final = ROOT / "build" / "growing"
PAGE: Final = ROOT / "docs" / "growing.md"
LOGS: Final = ROOT / "docs" / "growing"
NETS: Final = ROOT / "src" / "papersea" / "players" / "value"
SHIPPED: Final = LOGS / "shipped.jsonl"
GATE: Final = 0.65
"""What two players must reach without a search, before a search is built upon it."""
_COLOURS: Final = (BLUE, ORANGE, GREY)


@dataclass(frozen=True)
class Try:
    """A way to grow, and what it was to show."""

    name: str
    config: GrowingConfig
    why: str

    @property
    def folder(self) -> Path:
        return GROWN / self.name

    @property
    def log(self) -> Path:
        """What is kept of it."""
        return LOGS / f"{self.name}.jsonl"


TRIES: Final = (
    Try(
        "two",
        GrowingConfig(2),
        "What came of a round counts ever more. The log is of two runs, the second of which went "
        "on from the folder of the first: its 31 turns added sums in single precision, so that the "
        "command grows another network in the same way. The gate was missed, and a master "
        "whose search it led did not win more (commit `5935ea7`, `papersea arena kraken@200ms "
        "orca@200ms --players 2 --games 160 --seed 1`: 48.3 % without luck, 42.5 to 54.1), nor did "
        "an instant one (commit `12a51d5`, `papersea arena tern heron --players 2 --games 1000 "
        "--seed 1`: 70.4 %, 68.4 to 72.3, as before). So it takes luck off results, and leads "
        "nobody yet.",
    ),
    Try("three", GrowingConfig(3, turns=20), "The same with three players, for an eighth as long."),
    Try("four", GrowingConfig(4, turns=20), "The same with four players, for an eighth as long."),
)


def run(chosen: Try) -> None:
    commit = clean_commit(ROOT)
    LOGS.mkdir(exist_ok=True)
    if not chosen.folder.exists():
        head = {"commit": commit, "config": msgspec.to_builtins(chosen.config)}
        chosen.log.write_text(json.dumps(head) + "\n", encoding="utf-8")
    for told in Grower(chosen.config, chosen.folder).grow():
        line = json.dumps({name: round(each, 6) for name, each in told.items()})
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        if "wins" in told:
            with chosen.log.open("a", encoding="utf-8") as log:
                log.write(f"{line}\n")


def read(chosen: Try) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
    if not chosen.log.exists():
        return None
    head, *lines = (json.loads(line) for line in chosen.log.read_text("utf-8").splitlines())
    return head, lines


_INTRODUCTION: Final = f"""\
# How the networks grew

Written by `python -m tools.growing`, which runs any of these tries again by its name; how a
network learns is in [training](training.md), why so in
[decision 0039](decisions/0039-what-a-move-leaves.md). Every tenth turn it is tried, without a
search, alone against the tuned policy of the expert: every one of 2,000 deals from every seat.
{GATE:.0%} with two players were asked for before a network may lead a search.

![How often a network wins against the tuned policy](growing/growing.svg)
"""


def measure_shipped() -> None:
    """The networks that players find, as the tries are tried."""
    commit, deals = clean_commit(ROOT), GrowingConfig(2).trial
    lines = []
    for players in (2, 3, 4):
        wins, error = trial(learned_net(players), None, players, deals)
        row = {"players": players, "deals": deals, "wins": wins, "error": error, "commit": commit}
        lines.append(json.dumps(row) + "\n")
    SHIPPED.write_text("".join(lines), encoding="utf-8")


def page() -> str:
    sections = (line for each in TRIES for line in _section(each))
    return "\n".join([_INTRODUCTION, *_shipped(), *sections]) + "\n"


def _shipped() -> Iterator[str]:
    if not SHIPPED.exists():
        return
    rows = [json.loads(line) for line in SHIPPED.read_text("utf-8").splitlines()]
    yield "## What is shipped\n"
    yield "`python -m tools.growing --shipped`, every deal from every seat.\n"
    yield "| players | par | wins | standard error | deals | commit |"
    yield "|---|---|---|---|---|---|"
    for row in rows:
        yield (
            f"| {row['players']} | {1 / row['players']:.1%} | {row['wins']:.1%} | "
            f"{row['error']:.1%} | {row['deals']:,} | `{row['commit']}` |"
        )
    yield ""


def _section(tried: Try) -> Iterator[str]:
    found = read(tried)
    if found is None:
        return
    head, lines = found
    changed = _changed(tried.config)
    yield f"## {tried.name}\n"
    yield f"{tried.why} Commit `{head['commit']}`, seed {tried.config.seed}{changed}.\n"
    yield "| decisions | wins | standard error |"
    yield "|---|---|---|"
    for line in lines:
        yield f"| {line['decisions'] / 1e6:.0f} M | {line['wins']:.1%} | {line['error']:.1%} |"
    yield ""


def _changed(config: GrowingConfig) -> str:
    """What is not as usual."""
    usual = msgspec.to_builtins(GrowingConfig(config.players))
    given = msgspec.to_builtins(config)
    return "".join(f", {name} {each}" for name, each in given.items() if each != usual[name])


def plot() -> Figure:
    figure = Figure(figsize=(WIDTH, 3.4), layout="constrained")
    axes = figure.subplots()
    for number, tried in enumerate(each for each in TRIES if each.log.exists()):
        lines = (read(tried) or ({}, []))[1]
        par = 1 / tried.config.players
        axes.plot(
            [line["decisions"] / 1e6 for line in lines],
            [line["wins"] / par for line in lines],
            color=_COLOURS[number % len(_COLOURS)],
            linestyle=("-", "--", ":")[number // len(_COLOURS) % 3],
            marker=".",
            label=tried.name,
        )
    axes.axhline(1, color=FAINT, linewidth=0.8)
    axes.set_xlabel("decisions that it learned from, in millions")
    axes.set_ylabel("wins, in parts of par")
    axes.grid(color=GRID)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    return figure


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.growing", description=__doc__)
    parser.add_argument("name", nargs="?", choices=[each.name for each in TRIES])
    parser.add_argument("--page", action="store_true", help="only write the page")
    parser.add_argument("--shipped", action="store_true", help="measure what players have")
    parser.add_argument("--ship", action="store_true", help="players take this network")
    asked = parser.parse_args()
    for chosen in TRIES:
        if chosen.name == asked.name:
            if not asked.page:
                run(chosen)
            if asked.ship:
                name = net_name(chosen.config.players)
                shutil.copy(chosen.folder / name, NETS / name)
    if asked.shipped:
        measure_shipped()
    with rc_context(STYLE):
        LOGS.mkdir(exist_ok=True)
        plot().savefig(LOGS / "growing.svg", metadata=SVG_METADATA)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
