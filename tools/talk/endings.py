"""How a round ends."""

from __future__ import annotations

from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from papersea.arena import Interval
from papersea.arena.plot_style import FAINT, INK, MARGIN, WIDTH
from tools.talk.canvas import (
    BET_COLOUR,
    BET_LOST_COLOUR,
    STOP_COLOUR,
    add_axes,
    new_figure,
    write,
)
from tools.talk.estimates import round_share
from tools.talk.rounds import Ending, Rounds
from tools.talk.section import Plot, Section, Tables
from tools.talk.wording import NAMES, listed, one_in, percent, percent_between, table

Shares = dict[Ending, Interval]

_NAMES: Final = {
    Ending.STOP: "STOP",
    Ending.BET_WON: "LAST CHANCE, won",
    Ending.BET_LOST: "LAST CHANCE, lost",
    Ending.NOBODY_SCORES: "deck used up, nobody scores",
    Ending.FOUR_MERMAIDS: "four mermaids",
}
_COLOURS: Final = {
    Ending.STOP: (STOP_COLOUR, "white"),
    Ending.BET_WON: (BET_COLOUR, "white"),
    Ending.BET_LOST: (BET_LOST_COLOUR, INK),
}
"""Of a bar and of what is written on it."""
_HEADS: Final = {Ending.STOP: "STOP", Ending.BET_WON: "LAST CHANCE won", Ending.BET_LOST: "lost"}
_ASIDE: Final = {Ending.FOUR_MERMAIDS: "four\nmermaids", Ending.NOBODY_SCORES: "nobody\nscores"}


def section(tables: Tables) -> Section:
    shares = {players: _shares(rounds) for players, rounds in tables.items()}
    return Section(
        "How a round ends",
        _in_short(shares[2]),
        f"{_table(shares)}\n\n{_talk(shares)}",
        Plot("endings", _draw(shares)),
    )


def _shares(rounds: Rounds) -> Shares:
    return {ending: round_share(rounds, rounds.ended(ending)) for ending in Ending}


def _bets(shares: Shares) -> float:
    return shares[Ending.BET_WON].mean + shares[Ending.BET_LOST].mean


def _in_short(shares: Shares) -> str:
    won = shares[Ending.BET_WON].mean / _bets(shares)
    return (
        f"{percent(_bets(shares))} of all rounds end with LAST CHANCE, which wins {percent(won)} "
        f"of the time; {percent(shares[Ending.STOP].mean)} end with STOP."
    )


def _table(shares: dict[int, Shares]) -> str:
    return table(
        ("a round ends with", *(f"{players} players" for players in shares)),
        (
            (name, *(percent_between(each[ending]) for each in shares.values()))
            for ending, name in _NAMES.items()
        ),
    )


def _talk(shares: dict[int, Shares]) -> str:
    lost = listed(
        [
            f"{percent(each[Ending.BET_LOST].mean / _bets(each))} with {NAMES[players]}"
            for players, each in shares.items()
        ]
    )
    return f"Of all bets these are lost: {lost} players. {_nobody_scores(shares)}"


def _nobody_scores(shares: dict[int, Shares]) -> str:
    seen = {players: each[Ending.NOBODY_SCORES] for players, each in shares.items()}
    if not any(share.mean for share in seen.values()):
        return "Not once was the deck used up before somebody closed."
    often = (f"{one_in(share)} with {NAMES[players]}" for players, share in seen.items())
    return f"Rounds that nobody closes before the deck is used up: {listed(list(often))} players."


def _draw(shares: dict[int, Shares]) -> Figure:
    row = 0.46
    height = 1.42 + row * len(shares)
    figure = new_figure("How a round ends", "Share of all rounds", height)
    axes = add_axes(figure, 1.2, 0.3, 4.2, row * len(shares))
    axes.set_xlim(0, 1)
    axes.set_ylim(len(shares) - 0.5, -0.5)
    axes.set_xticks([])
    for number, (players, each) in enumerate(shares.items()):
        at = 0.3 + row * (len(shares) - number - 0.5)
        write(figure, MARGIN, at, f"{players} players", size=9)
        _draw_row(axes, number, each)
        _write_aside(figure, at, {ending: percent(each[ending].mean) for ending in _ASIDE})
    _write_aside(figure, 0.47 + row * len(shares), _ASIDE)
    return figure


def _draw_row(axes: Axes, row: int, shares: Shares) -> None:
    left = 0.0
    for ending, (colour, ink) in _COLOURS.items():
        share = shares[ending].mean
        axes.barh(row, share, left=left, height=0.72, color=colour, edgecolor="white")
        value = f"{100 * share:.0f} %"
        style: dict[str, Any] = {"ha": "center", "va": "center_baseline", "weight": "bold"}
        axes.text(left + share / 2, row, value, color=ink, size=9, **style)
        if row == 0:
            head = BET_COLOUR if ending is Ending.BET_LOST else colour
            axes.text(left + 0.004, -0.52, _HEADS[ending], color=head, size=8.5, weight="bold")
        left += share


def _write_aside(figure: Figure, at: float, texts: dict[Ending, str]) -> None:
    """What is too rare for a bar."""
    for column, text in enumerate(texts.values()):
        x = WIDTH - MARGIN - 0.75 * (len(texts) - 1 - column)
        write(figure, x, at, text, ha="right", size=8.5, color=FAINT)
