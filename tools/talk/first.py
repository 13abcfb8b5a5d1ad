"""Whether it helps to go first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from papersea.arena import Interval
from papersea.arena.plot_style import BLUE, FAINT, GREY, INK, MARGIN, ORANGE, WIDTH
from tools.talk.canvas import add_axes, add_grid, new_figure, write
from tools.talk.estimates import round_mean, round_share, share_of
from tools.talk.rounds import Array, Ending, Rounds
from tools.talk.section import Plot, Section, Tables
from tools.talk.wording import NAMES, beside, percent, percent_between, points_between, table

_PLACES: Final = ("first", "second", "third", "fourth")
_ROW: Final = 0.28
_GAP: Final = 0.18
_BELOW: Final = 0.58
"""In inches."""


@dataclass(frozen=True, slots=True)
class Place:
    """What comes of going first, second and so on."""

    players: int
    name: str
    wins: Interval
    """Of games, by who went first in their first round."""
    first_gain: Interval
    gain: Interval
    closes: Interval

    @property
    def par(self) -> float:
        return 1 / self.players


def section(tables: Tables) -> Section:
    places = {players: _places(rounds) for players, rounds in tables.items()}
    return Section(
        "Does it help to go first?",
        _in_short(places[2]),
        f"{_table(places)}\n\n{_talk(tables, places)}",
        Plot("first", _draw(places)),
    )


def _places(rounds: Rounds) -> tuple[Place, ...]:
    return tuple(_place(rounds, place) for place in range(rounds.players))


def _place(rounds: Rounds, place: int) -> Place:
    seat = rounds.seat(place)
    gain, scored = rounds.of_seat("gain", seat), ~rounds.ended(Ending.FOUR_MERMAIDS)
    wins = _wins(rounds, seat[rounds.firsts])
    return Place(
        rounds.players,
        _PLACES[place],
        share_of(wins, np.ones(rounds.games)),
        round_mean(rounds, gain, scored & rounds.is_first),
        round_mean(rounds, gain, scored),
        round_share(rounds, rounds.rows["closer"] == seat, rounds.is_scored),
    )


def _wins(rounds: Rounds, seats: Array) -> Array:
    """Of one seat in each game; a shared win counts in parts."""
    winners = rounds.rows["winners"][rounds.lasts]
    sharing = sum(winners >> seat & 1 for seat in range(rounds.players))
    wins: Array = (winners >> seats & 1) / sharing
    return wins


def _in_short(places: tuple[Place, ...]) -> str:
    return f"Who starts a game of two wins {percent_between(places[0].wins)} of the games."


def _table(places: dict[int, tuple[Place, ...]]) -> str:
    return table(
        (
            *("players", "place", "wins the game", "points in the first round"),
            *("points in any round", "closes a round"),
        ),
        (
            (
                *(str(players), place.name, percent_between(place.wins)),
                *(points_between(place.first_gain), points_between(place.gain)),
                percent_between(place.closes),
            )
            for players, each in places.items()
            for place in each
        ),
    )


def _talk(tables: Tables, places: dict[int, tuple[Place, ...]]) -> str:
    verdicts = " ".join(_verdict(each[0]) for each in places.values())
    two = tables[2]
    first, later = (
        points_between(round_mean(two, _lead(two), which & two.is_scored))
        for which in (two.is_first, ~two.is_first)
    )
    return (
        f"{verdicts}\n\nWith two players, who starts the first round of a game gets {first} points "
        f"more from it than the other; in later rounds it is {later}. The first round is the "
        "fairer test: its starter is drawn by lot, while a later round is started by the player "
        "to the left of who closed the one before. Rounds that end with four mermaids are not "
        "counted in the means of points."
    )


def _verdict(first: Place) -> str:
    word = beside(
        first.wins,
        first.par,
        above="it helps to go first",
        below="it hurts to go first",
        level="no effect of going first can be seen",
    )
    share = percent_between(first.wins)
    return (
        f"With {NAMES[first.players]} players {word}: who starts the game wins {share}, where par "
        f"is {percent(first.par)}."
    )


def _lead(rounds: Rounds) -> Array:
    first, second = (rounds.of_seat("gain", rounds.seat(place)) for place in (0, 1))
    lead: Array = first - second
    return lead


def _draw(places: dict[int, tuple[Place, ...]]) -> Figure:
    inside = _ROW * sum(map(len, places.values())) + _GAP * (len(places) - 1)
    height = 0.9 + _BELOW + inside
    subtitle = "Games won, 95 % intervals; par: everybody wins as often"
    figure = new_figure("Does it help to go first?", subtitle, height)
    axes = add_axes(figure, 2.0, _BELOW, WIDTH - MARGIN - 2.95, inside)
    axes.set_ylim(0, inside)
    axes.xaxis.set_major_formatter(lambda rate, _: _signed(rate) if rate else "par")
    add_grid(axes)
    axes.axvline(0, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    top = inside
    for players, each in places.items():
        at = _BELOW + top - _ROW / 2
        write(figure, MARGIN, at, f"{players} players", size=9, weight="bold")
        for place in each:
            _draw_place(figure, axes, top - _ROW / 2, place)
            top -= _ROW
        top -= _GAP
    middle = 2.0 + (WIDTH - MARGIN - 2.95) / 2
    write(figure, middle, 0.2, "percentage points beside par", ha="center", size=8.5, color=FAINT)
    return figure


def _signed(rate: float) -> str:
    return f"{100 * rate:+.0f}".replace("-", "−")


def _draw_place(figure: Figure, axes: Axes, y: float, place: Place) -> None:
    wins, par = place.wins, place.par
    colour = beside(wins, par, above=BLUE, below=ORANGE, level=GREY)
    (line,) = axes.plot((wins.low - par, wins.high - par), (y, y), color=colour, linewidth=2.6)
    line.set(alpha=0.5, solid_capstyle="round")
    axes.plot(wins.mean - par, y, "o", color=colour, markersize=7, markeredgecolor="white")
    style = {"size": 9, "va": "center"}
    write(figure, 1.3, _BELOW + y, place.name, **style)
    value = f"{100 * wins.mean:.1f} %"
    right = WIDTH - MARGIN
    write(figure, right, _BELOW + y, value, ha="right", color=colour, weight="bold", **style)
