"""docs/benchmark.md from the reference rows and the master games, with its plots."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from papersea.arena import SUITE, Interval, ScoreCard, reference_cards
from papersea.arena.plot_style import BLUE, FAINT, GRID, INK, MARGIN, STYLE, SVG_METADATA, WIDTH
from papersea.cards import Kind
from papersea.record import read_records
from tools.benchmark.master_games import ROOT, file_of, recipe
from tools.benchmark.openings import Openings, openings_of, share

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PAGE: Final = ROOT / "docs" / "benchmark.md"
PLOTS: Final = ROOT / "docs" / "benchmark"
_BEGIN: Final = "<!-- from here on written by python -m tools.benchmark report -->\n"
_ROW: Final = 0.34
_NAMES: Final = 1.5
_LEAST: Final = 10
"""So often a kind was there, or nothing is said of it."""

Rows = Sequence[tuple[str, Interval]]


def write_report() -> Path:
    """Everything below the mark; what stands above is written by hand."""
    told = recipe()
    games = openings_of(read_records(file_of(told["games"])))
    cards = sorted(reference_cards(), key=lambda card: -card.score.mean)
    ladder = [(card.bot, card.score) for card in cards]
    subtitle = f"suite {SUITE.version} · mean share of wins, luck taken off · 95 % intervals"
    _draw(PLOTS / "ladder.svg", "The ladder", subtitle, ladder)
    subtitle = f"first turns of {games.rounds} rounds · of the times it was one of two kinds"
    _draw(PLOTS / "kept.svg", "What masters keep", subtitle, _kept(games))
    by_hand = PAGE.read_text(encoding="utf-8").split(_BEGIN)[0]
    text = "\n".join([*_ladder(cards), *_data_set(told), *_openings(games)])
    PAGE.write_text(by_hand + _BEGIN + "\n" + text.rstrip("\n") + "\n", encoding="utf-8")
    return PAGE


def _ladder(cards: Sequence[ScoreCard]) -> Iterator[str]:
    parts = [each for each in SUITE.parts if each.players == 2]
    yield f"## The ladder in suite {SUITE.version}\n"
    yield f"Played by papersea {cards[0].papersea}: `python -m tools.benchmark ladder`.\n"
    yield "![The ladder](benchmark/ladder.svg)\n"
    heads = "".join(f" {part.opponent} |" for part in parts)
    yield f"| bot | score |{heads} among three {SUITE.parts[-1].opponent} |"
    yield "|---|--:|" + "--:|" * (len(parts) + 1)
    for card in cards:
        cells = "".join(
            f" {_give_or_take(part.adjusted)} |" if part.games else " – |" for part in card.parts
        )
        yield f"| {card.bot} | {_give_or_take(card.score)} |{cells}"
    yield "\nIn percent, luck taken off; par is 50 against one, 25 among three.\n"


def _data_set(told: dict[str, object]) -> Iterator[str]:
    yield "## A data set of master games\n"
    yield (
        f"[The recipe](benchmark/master-games.json) is checked in, the games are not: "
        f"`{told['command']}` plays them again, {told['games']} games of Kraken and Narwhal with "
        f"the same number of playouts, every deal in both seatings, and compares the checksum "
        f"(sha256 `{told['sha256']}`, papersea {told['papersea']}). With more `--games` the same "
        f"command makes any number of them, goes on where it was stopped, and uses as "
        f"many cores as `--workers` says. The file has one [record](records.md) on each line.\n"
    )


def _openings(games: Openings) -> Iterator[str]:
    draws, starters = share(games.draws, games.firsts), share(games.starters_won, games.games)
    called = sum(games.calls.values())
    bets = games.calls["won"] + games.calls["lost"]
    yield "## How masters begin\n"
    yield (
        f"In {games.games} games, {games.rounds} rounds. Whoever begins a round draws two cards "
        f"{_percent(draws)} of the time, and else takes one that lies there. Whoever begins a game "
        f"wins {_percent(starters)}. {share(bets, called).mean:.0%} of the rounds that somebody "
        f"closed were bets, and {_percent(share(games.calls['won'], bets))} of those were won.\n"
    )
    yield "![What masters keep](benchmark/kept.svg)\n"
    yield "| kind | drawn beside another kind | kept | on a pile | taken from there |"
    yield "|---|--:|--:|--:|--:|"
    for kind in Kind:
        offered, lying = games.offered[kind], games.on_top[kind]
        kept = _percent(share(games.kept[kind], offered)) if offered >= _LEAST else "–"
        taken = _percent(share(games.taken[kind], lying)) if lying >= _LEAST else "–"
        yield f"| {_name(kind)} | {offered} | {kept} | {lying} | {taken} |"
    yield "\nIn brackets are 95 % intervals; – where there were fewer than ten.\n"


def _kept(games: Openings) -> Rows:
    seen = [kind for kind in Kind if games.offered[kind] >= _LEAST]
    rows = [(_name(kind), share(games.kept[kind], games.offered[kind])) for kind in seen]
    return sorted(rows, key=lambda row: -row[1].mean)


def _name(kind: Kind) -> str:
    return re.sub("_", " ", kind.value)


def _percent(interval: Interval) -> str:
    return f"{interval.mean:.0%} ({100 * interval.low:.0f} to {100 * interval.high:.0f})"


def _give_or_take(interval: Interval) -> str:
    half = (interval.high - interval.low) / 2
    return f"{100 * interval.mean:.1f} ± {100 * half:.1f}"


def _draw(file: Path, title: str, subtitle: str, rows: Rows) -> None:
    from matplotlib import rc_context

    with rc_context(STYLE):
        _figure(title, subtitle, rows).savefig(file, metadata=SVG_METADATA)


def _figure(title: str, subtitle: str, rows: Rows) -> Figure:
    from matplotlib.figure import Figure

    height = 1.0 + _ROW * len(rows) + 0.45
    figure = Figure(figsize=(WIDTH, height), facecolor="white")
    across = WIDTH - 2 * MARGIN - _NAMES - 0.8
    box = (MARGIN + _NAMES, 0.45, across, _ROW * len(rows))
    axes = figure.add_axes((box[0] / WIDTH, box[1] / height, box[2] / WIDTH, box[3] / height))
    axes.set_xlim(0, 1)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda rate, _: f"{100 * rate:.0f} %")
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    axes.tick_params(length=0, pad=6, labelsize=9)
    axes.spines[:].set_visible(False)
    axes.axvline(0.5, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    for row, (name, rate) in enumerate(rows):
        low, high = max(0, rate.low), min(1, rate.high)
        axes.plot((low, high), (row, row), color=BLUE, linewidth=2.6, alpha=0.5)
        axes.plot(rate.mean, row, "o", color=BLUE, markersize=8, markeredgecolor="white")
        y = (box[1] + _ROW * (len(rows) - row - 0.5)) / height
        figure.text(MARGIN / WIDTH, y, name, va="center")
        text = f"{100 * rate.mean:.0f} %"
        figure.text(1 - MARGIN / WIDTH, y, text, va="center", ha="right", weight="bold", color=BLUE)
    left = MARGIN / WIDTH
    figure.text(left, 1 - 0.3 / height, title, va="center", size=13, weight="bold")
    figure.text(left, 1 - 0.56 / height, subtitle, va="center", size=8.5, color=FAINT)
    return figure
