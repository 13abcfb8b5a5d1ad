"""Measure how fast learners of others learn, and write docs/learners.md:

    make learners ARGS=page

Every learner has the same number of decisions. ``--page`` writes the page from what was measured
before (docs/learners/curves.json) and learns nothing; ``--only NAME`` measures that one again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.figure import Figure
from packaging.requirements import Requirement

from papersea.arena.plot_style import BLUE, FAINT, GREY, GRID, INK, ORANGE, STYLE, SVG_METADATA
from papersea.arena.plot_style import WIDTH as PLOT_WIDTH
from papersea.envs.layout import VERSIONS

ROOT: Final = Path(__file__).resolve().parents[1]
EXAMPLES: Final = ROOT / "examples" / "research"
PAGE: Final = ROOT / "docs" / "learners.md"
CURVES: Final = ROOT / "docs" / "learners" / "curves.json"
PLOT: Final = ROOT / "docs" / "learners" / "curves.svg"

DECISIONS: Final = 16_384
ROUNDS: Final = 100
POINTS: Final = 3
"""Of each curve, one of which is before it has learned anything."""
SEED: Final = 1
FROM: Final = {
    "maskable-ppo": ("sb3-contrib", "MaskablePPO, against random play", "Gymnasium"),
    "cleanrl-ppo": ("torch", "PPO in one file, against itself", "the vector environment"),
    "tianshou-dqn": ("tianshou", "DQN, against random play", "PettingZoo"),
    "openspiel-ppo": ("open-spiel", "PPO, against random play", "OpenSpiel"),
    "openspiel-nfsp": ("open-spiel", "NFSP, against itself", "OpenSpiel"),
}
"""Whose it is, what it is, and by way of what."""
EXTRAS: Final = ("envs", "openspiel", "rlcard", "train", "ppo", "learners")
_COLOURS: Final = (BLUE, ORANGE, GREY, INK, "#009e73")

_HEADING: Final = """\
# Learners

Learners that others have written, as they come, on the environments of [research](research.md):
nothing of them is changed, and
[examples/research/learners.py](../examples/research/learners.py) is all that is between. Rounds for
two; each has {decisions} decisions (who plays against itself those of both seats), one seed and the
settings that it comes with, or usual ones. That is no verdict on any of them, but tells what to
expect of a first try. NFSP's own policy learns from a thousand choices on that it remembers, more
than it makes here. Each point is {rounds} rounds against random play, by halves from each seat;
± is a 95 % interval. Written by `make learners ARGS=page`.

![Shares of rounds won, by decisions](learners/curves.svg)

"""
_INSTALLING: Final = """\
One of them alone, with as many decisions as you like:

```
python examples/research/learners.py maskable-ppo --observation 1 --decisions 200000
```

OpenSpiel's IS-MCTS searches instead of learning: [how it is asked](research.md#openspiel).

## Installing them

All want torch. From the usual index, Linux on x86-64 gets a build of it for graphics cards, with
gigabytes of libraries that no processor needs. There are indexes with builds for the processor
alone. Where pip is configured to ask one (`extra-index-url` or `find-links` in its configuration),
it has builds whose version ends in `+cpu`; other systems have such builds in the usual index:

```
pip install -r requirements/torch.txt
pip install '.[envs,learners]'
```

The first line takes such a build or none, so that nothing larger comes by accident. Tianshou asks
for an old virtualenv that it does not use, so pip refuses it beside papersea; `make learners` does
all of this in a clone, has Tianshou without it (`requirements/learners.txt`), and runs the tests.

`.[train]` needs no torch, and `.[bench]` takes a jax that is for the processor from the usual
index, as `jax` is where no `jax[cuda]` is asked for. What the extras take on disk, with all that
they need and such a torch, added up by `python -m tools.learners --page`:

"""

Curve = dict[str, Any]


def measure(name: str, observation: int) -> Curve:
    """What a learner has learned after so many decisions, and what time that took it."""
    sys.path.insert(0, str(EXAMPLES))
    import learners
    import torch

    torch.set_num_threads(1)
    points: list[tuple[int, float]] = []
    seconds, due = 0.0, 0
    began = time.process_time()
    for done, policy in learners.LEARNERS[name](DECISIONS, observation, SEED):
        seconds += time.process_time() - began
        if done >= due:
            points.append((done, learners.rounds_won(policy, observation, ROUNDS)))
            due += DECISIONS // (POINTS - 1)
            sys.stdout.write(f"{name} {observation}: {done:,} {points[-1][1]:.1%}\n")
            sys.stdout.flush()
        began = time.process_time()
    return {"name": name, "observation": observation, "seconds": seconds, "points": points}


def page(curves: dict[str, Any]) -> str:
    heading = _HEADING.format(decisions=f"{DECISIONS:,}", rounds=ROUNDS)
    return heading + _lines(_table(curves)) + _INSTALLING + _lines(_sizes(curves["sizes"]))


def _lines(lines: Iterator[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _table(curves: dict[str, Any]) -> Iterator[str]:
    yield "| learner | by way of | observation | before | after | ± | its own seconds |"
    yield "|---|---|--:|--:|--:|--:|--:|"
    for curve in curves["curves"]:
        package, what, way = FROM[curve["name"]]
        of = "" if package == "torch" else f"{package} {curves['versions'][package]}: "
        first, last = curve["points"][0][1], curve["points"][-1][1]
        margin = 1.96 * (last * (1 - last) / ROUNDS) ** 0.5
        yield (
            f"| {of}{what} | {way} | {curve['observation']} | {first:.1%} | {last:.1%} | "
            f"{margin:.1%} | {curve['seconds']:.0f} |"
        )
    yield ""


def _sizes(found: dict[str, list[float]]) -> Iterator[str]:
    yield "| extra | packages | MB |"
    yield "|---|--:|--:|"
    for extra, (count, size) in found.items():
        yield f"| `{extra}` | {count:.0f} | {size:.0f} |"


def sizes() -> dict[str, list[float]]:
    """Of each extra that is installed here whole: how many packages, and how large in MB."""
    found: dict[str, list[float]] = {}
    for extra in EXTRAS:
        packages = _needed("papersea", extra)
        packages.discard("papersea")
        found[extra] = [len(packages), sum(map(_size, packages)) / 1e6]
    return found


def _needed(package: str, extra: str = "") -> set[str]:
    """A package and all that it asks for here; what is missing is asked for by mistake."""
    found: set[str] = set()
    waiting = [(package, extra)]
    asked: set[tuple[str, str]] = set()
    while waiting:
        name, wanted = each = waiting.pop()
        if each in asked:
            continue
        asked.add(each)
        try:
            requires = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        found.add(name.lower().replace("_", "-"))
        for requirement in map(Requirement, requires):
            marker = requirement.marker
            if marker is None or marker.evaluate({"extra": wanted}):
                waiting += [(requirement.name, more) for more in ("", *requirement.extras)]
    return found


def _size(package: str) -> int:
    files = distribution(package).files or []
    paths = (Path(str(each.locate())) for each in files)
    return sum(path.stat().st_size for path in paths if path.exists())


def plot(curves: dict[str, Any]) -> Figure:
    figure = Figure(figsize=(PLOT_WIDTH, 3.6), layout="constrained")
    axes = figure.subplots()
    for curve in curves["curves"]:
        done, shares = zip(*curve["points"], strict=True)
        names = list(FROM)
        label = f"{curve['name']}, observation {curve['observation']}"
        axes.plot(
            [each / 1000 for each in done],
            [100 * share for share in shares],
            color=_COLOURS[names.index(curve["name"])],
            linestyle="--" if curve["observation"] else "-",
            marker=".",
            label=label,
        )
    axes.axhline(50, color=FAINT, linewidth=0.8)
    axes.set_xlabel("decisions that it learned from, in thousands")
    axes.set_ylabel("rounds won against random play, %")
    axes.grid(color=GRID)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8, loc="center left", bbox_to_anchor=(1, 0.5))
    return figure


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.learners", description=__doc__)
    parser.add_argument("--page", action="store_true", help="learn nothing")
    parser.add_argument("--only", choices=list(FROM), action="append", help="measure these again")
    asked = parser.parse_args()
    kept: dict[str, Any] = json.loads(CURVES.read_text()) if CURVES.exists() else {"curves": []}
    curves: list[Curve] = kept["curves"]
    CURVES.parent.mkdir(exist_ok=True)
    for observation in reversed(VERSIONS):
        for name in [] if asked.page else asked.only or FROM:
            curves[:] = [
                each
                for each in curves
                if (each["name"], each["observation"]) != (name, observation)
            ]
            curves.append(measure(name, observation))
            curves.sort(key=lambda each: (list(FROM).index(each["name"]), each["observation"]))
            kept["versions"] = {package: version(package) for package, *_ in FROM.values()}
            CURVES.write_text(json.dumps(kept, indent=1) + "\n")
    kept["sizes"] = sizes()
    CURVES.write_text(json.dumps(kept, indent=1) + "\n")
    with rc_context(STYLE):
        plot(kept).savefig(PLOT, metadata=SVG_METADATA)
    PAGE.write_text(page(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
