"""How well people play, from records of their games: what a decision costs them, and how their
games end once luck is taken off."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from papersea.analysis import analyse
from papersea.analysis.weighing import JUDGE
from papersea.arena.intervals import Sample, mean_interval
from papersea.arena.luck import luck_of
from papersea.moves import Seat
from papersea.players.budget import Budget, Playouts
from papersea.players.company import find_named
from papersea.record import Record

DEFAULT_BUDGET: Final = Playouts(400)
"""For each decision: a game takes a few seconds."""


class Mean(Struct, frozen=True):
    """Over games, with its 95 % interval; there is none over a single game."""

    mean: float
    low: float | None = None
    high: float | None = None

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        if len(values) == 1:
            return cls(values[0])
        found = mean_interval(Sample([values]))
        return cls(found.mean, found.low, found.high)


class Company(Struct, frozen=True, order=True):
    """Whom somebody played: how many were at the table, and the rung of all others if they are of
    one (``people`` if nobody there is an opponent of ours, else ``mixed``)."""

    players: int
    others: str


class Player(Struct, frozen=True):
    """Somebody's finished games in one company. ``loss`` is of winning chance for each decision,
    ``wins`` a share of games, ``adjusted`` the same without luck, ``par`` that of equals."""

    name: str
    company: Company
    games: int
    decisions: int
    loss: Mean
    wins: Mean
    adjusted: Mean
    par: float


class Sheet(Struct, frozen=True):
    """One game of one player."""

    name: str
    company: Company
    decisions: int
    loss: float
    share: float
    luck: float


class Study(Struct, frozen=True):
    """``judge`` is the opponent by whose search, and ``budget`` how much thought with which, each
    decision was weighed."""

    judge: str
    budget: str
    games: int
    players: tuple[Player, ...]


def study(
    records: Iterable[Record],
    *,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    heard: Callable[[int], None] = lambda _: None,
) -> Study:
    """Of all finished games with names; ``heard`` is told how many were looked at. The same
    records, playouts and seed give the same answer."""
    sheets: defaultdict[tuple[str, Company], list[Sheet]] = defaultdict(list)
    games = 0
    for number, record in enumerate(records, 1):
        if record.names and record.result is not None and record.result.winners:
            games += 1
            for sheet in sheets_of(record, budget, seed + number):
                sheets[sheet.name, sheet.company].append(sheet)
        heard(number)
    players = [_player(*who, each) for who, each in sorted(sheets.items())]
    return Study(JUDGE, str(budget), games, tuple(players))


def sheets_of(record: Record, budget: Budget, seed: int) -> Iterator[Sheet]:
    """One for every seat of a finished game."""
    analysis = analyse(record, budget=budget, seed=seed)
    luck = luck_of(record, seed)
    for seat, name in enumerate(record.names):
        losses = [each.loss for each in analysis.decisions if each.seat == seat]
        winners = analysis.winners
        yield Sheet(
            name,
            company_of(record, Seat(seat)),
            len(losses),
            sum(losses),
            1 / len(winners) if seat in winners else 0.0,
            luck[seat],
        )


def company_of(record: Record, seat: Seat) -> Company:
    """Against whom a seat played: people, or bots of one rung or of several."""
    others = [find_named(name) for number, name in enumerate(record.names) if number != seat]
    rungs = {None if other is None else other.rung for other in others}
    if rungs == {None}:
        return Company(record.players, "people")
    rung = rungs.pop()
    is_one = not rungs and rung is not None
    return Company(record.players, rung.value if is_one and rung else "mixed")


def _player(name: str, company: Company, sheets: Sequence[Sheet]) -> Player:
    return Player(
        name=name,
        company=company,
        games=len(sheets),
        decisions=sum(each.decisions for each in sheets),
        loss=Mean.of([each.loss / max(1, each.decisions) for each in sheets]),
        wins=Mean.of([each.share for each in sheets]),
        adjusted=Mean.of([each.share - each.luck for each in sheets]),
        par=1 / company.players,
    )
