"""How long rounds and games are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from papersea.arena.plot_style import MARGIN, WIDTH
from papersea.cards import DECK
from papersea.rules.codes import PILES
from tools.talk.canvas import (
    BET_COLOUR,
    PLAIN,
    STOP_COLOUR,
    add_axes,
    add_bars,
    add_ground,
    new_figure,
    write,
)
from tools.talk.rounds import Array, Ending, Rounds
from tools.talk.section import Plot, Section, Tables
from tools.talk.wording import NAMES, percent, table


@dataclass(frozen=True, slots=True)
class Spread:
    """How values are spread: nine in ten lie from ``low`` to ``high``."""

    values: Array
    mean: float
    median: int
    low: int
    high: int

    def __str__(self) -> str:
        return f"{self.mean:.1f} ({self.low} to {self.high})"


def spread_of(values: Array) -> Spread:
    low, median, high = np.quantile(values, (0.05, 0.5, 0.95), method="nearest")
    return Spread(values, float(values.mean()), int(median), int(low), int(high))


def turns(rounds: Rounds) -> Spread:
    return spread_of(rounds.rows["turns"])


def deck(rounds: Rounds) -> Spread:
    return spread_of(rounds.rows["deck"])


def rounds_a_game(rounds: Rounds) -> Spread:
    return spread_of(rounds.lasts - rounds.firsts + 1)


@dataclass(frozen=True, slots=True)
class _Column:
    title: str
    spread: Callable[[Rounds], Spread]


_COLUMNS: Final = (
    _Column("turns in a round", turns),
    _Column("cards left in the deck", deck),
    _Column("rounds in a game", rounds_a_game),
)


def section(tables: Tables) -> Section:
    return Section(
        "How long it takes",
        _in_short(tables[2]),
        f"{_table(tables)}\n\n{_talk(tables)}",
        Plot("length", _draw(tables)),
    )


def _in_short(rounds: Rounds) -> str:
    length = turns(rounds)
    return (
        f"Half of the rounds of two are over after {length.median} turns, {length.median / 2:g} "
        f"for each, and half leave {deck(rounds).median} cards or more in the deck; a game has "
        f"{rounds_a_game(rounds).mean:.1f} rounds on average."
    )


def _table(tables: Tables) -> str:
    return table(
        ("mean (nine in ten)", *(f"{players} players" for players in tables)),
        (
            (column.title, *(str(column.spread(rounds)) for rounds in tables.values()))
            for column in _COLUMNS
        ),
    )


def _talk(tables: Tables) -> str:
    each = ", ".join(
        f"{turns(rounds).mean / players:.1f} with {NAMES[players]}"
        for players, rounds in tables.items()
    )
    even = float((turns(tables[2]).values % 2 == 0).mean())
    return (
        f"Turns for each player in a round: {each} players. At the start of a round the deck has "
        f"{len(DECK) - PILES} cards. A turn with boats counts once, however "
        "many turns the boats add, and the last turns after LAST CHANCE count too. With two "
        f"players {percent(even)} of the rounds have an even number of turns, that is, as many "
        "for the one who started as for the other."
    )


def _draw(tables: Tables) -> Figure:
    row, across, apart = 0.92, 1.72, 0.3
    height = 1.55 + row * len(tables)
    figure = new_figure("How long it takes", "Shares of rounds and of games; ▾ median", height)
    left = WIDTH - MARGIN - 3 * across - 2 * apart
    for number, (players, rounds) in enumerate(tables.items()):
        y = 0.4 + row * (len(tables) - 1 - number)
        write(figure, MARGIN, y + 0.1, f"{players} players", size=9)
        for place, column in enumerate(_COLUMNS):
            axes = add_axes(figure, left + place * (across + apart), y, across, row - 0.15)
            axes.set_xlim(*_limits(tables, column))
            axes.tick_params(labelbottom=number == len(tables) - 1)
            _draw_spread(axes, column.spread(rounds))
            if column.spread is turns:
                _draw_calls(axes, rounds)
            else:
                add_bars(axes, _shares(column.spread(rounds).values), PLAIN)
    for place, column in enumerate(_COLUMNS):
        x = left + place * (across + apart)
        write(figure, x, height - 0.95, column.title, size=9, weight="bold")
    _name_calls(figure, left, height - 1.12)
    return figure


def _limits(tables: Tables, column: _Column) -> tuple[float, float]:
    """All but one in a thousand at either side, whatever the number of players."""
    values = [column.spread(rounds).values for rounds in tables.values()]
    low = min(np.quantile(each, 0.001) for each in values)
    high = max(np.quantile(each, 0.999) for each in values)
    return low - 0.8, high + 0.8


def _draw_spread(axes: Axes, spread: Spread) -> None:
    shares = _shares(spread.values)
    axes.set_ylim(0, 1.3 * shares.max())
    axes.xaxis.set_major_locator(MaxNLocator(nbins=7, steps=(1, 10), integer=True))
    median = f"{spread.median}\n▾"
    top = 1.04 * shares.max()
    axes.text(spread.median, top, median, ha="center", size=7.5, linespacing=0.9)
    add_ground(axes)


def _shares(values: Array) -> Array:
    shares: Array = np.bincount(values) / len(values)
    return shares


def _draw_calls(axes: Axes, rounds: Rounds) -> None:
    """Bars in the colours of the calls: what is no STOP is LAST CHANCE, but for the rarest."""
    stops = rounds.rows["turns"][rounds.ended(Ending.STOP)]
    of_all = len(stops) / len(rounds.rows)
    add_bars(axes, _shares(rounds.rows["turns"]), BET_COLOUR)
    add_bars(axes, of_all * _shares(stops), STOP_COLOUR)


def _name_calls(figure: Figure, x: float, y: float) -> None:
    write(figure, x, y, "STOP", size=7.5, color=STOP_COLOUR, weight="bold")
    write(figure, x + 0.38, y, "LAST CHANCE", size=7.5, color=BET_COLOUR, weight="bold")
