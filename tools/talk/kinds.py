"""Which cards the points come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from papersea.arena import Interval
from papersea.arena.plot_style import FAINT, MARGIN, WIDTH
from papersea.cards import DECK, Kind
from tools.talk.canvas import PLAIN, add_axes, new_figure, write
from tools.talk.estimates import round_mean
from tools.talk.rounds import Rounds
from tools.talk.section import Plot, Section, Tables
from tools.talk.wording import percent, points, points_between, table

_THEFT: Final = Kind.SHARK
"""Swimmers and sharks are counted together, at the shark."""

_FAMILIES: Final = {
    "mermaids": (Kind.MERMAID,),
    "collections": (Kind.OCTOPUS, Kind.SHELL, Kind.PENGUIN, Kind.SAILOR),
    "duos": (Kind.CRAB, Kind.BOAT, Kind.FISH, _THEFT),
    "multipliers": (Kind.LIGHTHOUSE, Kind.SHOAL, Kind.PENGUIN_COLONY, Kind.CAPTAIN),
}
_NAMES: Final = {
    _THEFT: "swimmer + shark",
    Kind.OCTOPUS: "octopuses",
    Kind.LIGHTHOUSE: "lighthouse",
    Kind.SHOAL: "shoal of fish",
    Kind.PENGUIN_COLONY: "penguin colony",
    Kind.CAPTAIN: "captain",
    Kind.FISH: "fish",
}
_ROW: Final = 0.25
_GAP: Final = 0.14
_BELOW: Final = 0.2
"""In inches."""


@dataclass(frozen=True, slots=True)
class KindPoints:
    """What the cards of a kind bring at the end of a round."""

    kind: Kind
    each: Interval
    """To each player."""
    share: float
    """Of all points."""
    a_copy: float
    """Of all players, for each card of that kind in the deck."""

    @property
    def name(self) -> str:
        return _NAMES.get(self.kind, f"{self.kind.value}s")


def section(tables: Tables) -> Section:
    kinds = {players: _kinds(rounds) for players, rounds in tables.items()}
    return Section(
        "Where the points come from",
        _in_short(kinds[2]),
        f"{_table(kinds)}\n\n{_talk(kinds[2])}",
        Plot("kinds", _draw(kinds[2])),
    )


def _kinds(rounds: Rounds) -> dict[Kind, KindPoints]:
    everything = int(rounds.rows["worth"].sum())
    found = {}
    for column, kind in enumerate(Kind):
        worth = rounds.rows["worth"][:, column]
        kinds = (kind, Kind.SWIMMER) if kind is _THEFT else (kind,)
        copies = sum(card.kind in kinds for card in DECK)
        found[kind] = KindPoints(
            kind,
            round_mean(rounds, worth / rounds.players),
            float(worth.sum()) / everything,
            float(worth.mean()) / copies,
        )
    del found[Kind.SWIMMER]
    return found


def _sorted(kinds: dict[Kind, KindPoints]) -> list[KindPoints]:
    return sorted(kinds.values(), key=lambda each: -each.share)


def _in_short(kinds: dict[Kind, KindPoints]) -> str:
    first, second, *_ = _sorted(kinds)
    return (
        f"Most points come from {first.name}, {percent(first.share)} of all, and then from "
        f"{second.name}, {percent(second.share)}."
    )


def _table(kinds: dict[int, dict[Kind, KindPoints]]) -> str:
    more = {players: each for players, each in kinds.items() if players > 2}
    return table(
        (
            *(
                "kind",
                "of all points",
                "points of a player in a round",
                "for each card of the deck",
            ),
            *(f"of all points, {players} players" for players in more),
        ),
        (
            (
                *(each.name, percent(each.share), points_between(each.each), points(each.a_copy)),
                *(percent(others[each.kind].share) for others in more.values()),
            )
            for each in _sorted(kinds[2])
        ),
    )


def _talk(kinds: dict[Kind, KindPoints]) -> str:
    families = ", ".join(
        f"{family} {percent(sum(kinds[kind].share for kind in members))}"
        for family, members in _FAMILIES.items()
    )
    best = max(kinds.values(), key=lambda each: each.a_copy)
    return (
        f"By families: {families}. Counted for each card of the deck, most comes from "
        f"{best.name}: {points(best.a_copy)} points a card and round, whoever holds it and also "
        "where nobody does. All these are points on hands and tables when a round ends, without "
        "colour bonuses and whatever of them was then scored. A multiplier's points are its own, "
        "not those of the cards it multiplies."
    )


def _draw(kinds: dict[Kind, KindPoints]) -> Figure:
    inside = _ROW * len(kinds) + _GAP * (len(_FAMILIES) - 1)
    height = 0.85 + _BELOW + inside
    figure = new_figure("Where the points come from", "2 players; share of all points", height)
    axes = add_axes(figure, 3.2, _BELOW, WIDTH - MARGIN - 3.8, inside)
    axes.set_ylim(0, inside)
    axes.set_xlim(0, max(each.share for each in kinds.values()))
    axes.set_xticks([])
    top = inside
    for family, members in _FAMILIES.items():
        _draw_family(axes, top, family, [kinds[kind] for kind in members])
        top -= _ROW * len(members) + _GAP
    return figure


def _draw_family(axes: Axes, top: float, family: str, members: list[KindPoints]) -> None:
    figure, at = axes.get_figure(root=True), _BELOW + top - _ROW / 2
    assert figure is not None, "axes are drawn on a figure"
    write(figure, MARGIN, at, family, weight="bold", size=9)
    whole = percent(sum(each.share for each in members))
    write(figure, 1.6, at, whole, ha="right", size=9, color=FAINT)
    for number, each in enumerate(sorted(members, key=lambda each: -each.share)):
        middle = top - _ROW * (number + 0.5)
        axes.barh(middle, each.share, height=0.18, color=PLAIN)
        write(figure, 3.1, _BELOW + middle, each.name, ha="right", size=9)
        axes.text(each.share + 0.004, middle, percent(each.share), size=9, va="center_baseline")
