"""A league of bots: rounds of arenas, in which everybody meets everybody or the Swiss way."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from enum import Enum
from itertools import combinations
from math import log2
from pathlib import Path
from random import Random
from typing import Final

from papersea.arena.deals import derived_seed
from papersea.arena.folder import (
    check_same_fields,
    read_fields,
    unreadable,
    write_fields,
    write_plan,
)
from papersea.arena.intervals import Interval, t_quantile
from papersea.arena.lineups import lineups
from papersea.arena.pairing import Met, swiss_round
from papersea.arena.plan import ArenaError, Plan
from papersea.arena.results import Pair, Results
from papersea.arena.running import Watch, Workers, run
from papersea.arena.strengths import Meeting, strengths
from papersea.game import CLASSIC
from papersea.players.catalogue import Entrant
from papersea.players.guard import Patience
from papersea.problems import NotationError, Wrong
from papersea.rules.options import Options

_PLAN: Final = "league.json"
_RESULTS: Final = "results.json"


class System(Enum):
    """Who meets whom."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"


@dataclass(frozen=True)
class LeaguePlan:
    """The same plan gives the same league, if all budgets are playouts. ``games`` are those of
    one match, rounded up to whole deals; ``rounds`` only a Swiss league has more than one of;
    ``title`` may change."""

    entrants: tuple[Entrant, ...]
    system: System = System.ROUND_ROBIN
    rounds: int = 1
    players: int = 2
    games: int = 40
    seed: int = 0
    options: Options = CLASSIC
    title: str = ""

    def __post_init__(self) -> None:
        Plan(self.entrants, self.players, self.games, self.seed, self.options)  # says what is wrong
        if len(self.entrants) < self.players:
            raise ArenaError(Wrong.LEAGUE_FEW, players=self.players)

    @staticmethod
    def usual_rounds(system: System, entrants: int, players: int) -> int:
        """In a Swiss league, two more than it takes until one of so many has won everything."""
        tables = max(2, entrants) / players
        return 1 if system is System.ROUND_ROBIN else max(3, round(log2(max(2, tables))) + 2)

    def as_fields(self) -> dict[str, object]:
        """For JSON."""
        return {
            "entrants": list(map(str, self.entrants)),
            "system": self.system.value,
            "rounds": self.rounds,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "rules": str(self.options),
            "title": self.title,
        }

    @classmethod
    def of_fields(cls, fields: Mapping[str, object]) -> LeaguePlan:
        """Read from JSON; ``NotationError`` if that is no plan."""
        plan = Plan.of_fields({name: value for name, value in fields.items() if name != "pairings"})
        try:
            system, rounds = System(fields["system"]), int(str(fields["rounds"]))
            title = str(fields.get("title", ""))
        except (KeyError, ValueError):
            raise ArenaError(Wrong.ARENA_INCOMPLETE) from None
        table = (plan.players, plan.games, plan.seed, plan.options)
        return cls(plan.entrants, system, rounds, *table, title)


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """``strength``: how often it finishes ahead of the league's average entrant, luck taken off;
    ``wins``: its share of wins, with luck; ``rests``: rounds without a match."""

    entrant: str
    strength: Interval
    wins: float
    games: int
    matches: int
    rests: int


@dataclass(frozen=True, slots=True)
class LeagueResults:
    """The strongest first, as far as can be told."""

    plan: LeaguePlan
    rounds: tuple[Results, ...]
    standings: tuple[LeagueStanding, ...]

    @property
    def games(self) -> int:
        return sum(each.games for each in self.rounds)

    @property
    def deals(self) -> int:
        return sum(each.deals for each in self.rounds)

    @property
    def pairs(self) -> list[Pair]:
        """Of every round."""
        return [pair for results in self.rounds for pair in results.pairs]

    def of(self, entrant: str) -> LeagueStanding:
        return next(each for each in self.standings if each.entrant == entrant)

    def as_fields(self) -> dict[str, object]:
        """For JSON."""
        return {
            "plan": self.plan.as_fields(),
            "games": self.games,
            "deals": self.deals,
            "standings": [asdict(each) for each in self.standings],
            "matches": [
                {"round": number, **asdict(pair)}
                for number, results in enumerate(self.rounds, 1)
                for pair in results.pairs
            ],
        }


Watching = Callable[[int, Plan], AbstractContextManager[Watch | None]]
"""Around a round, by its number from 1: who is told of its games."""


def run_league(
    plan: LeaguePlan,
    *,
    directory: str | os.PathLike[str] | None = None,
    workers: Workers | None = None,
    patience: Patience | None = None,
    watching: Watching = lambda _, __: nullcontext(None),
    takes_luck_off: bool = True,
) -> LeagueResults:
    """Play what is still to be played, round by round, and sum up all of it.

    Each round is an arena, whose folder is in the directory: whatever holds for an arena (seeds,
    workers, a cluster, being stopped and taken up again) holds for a league.
    """
    folder = None if directory is None else Path(directory)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            check_same_league(read_league(folder), plan)
        write_plan(folder / _PLAN, plan.as_fields())
    league = _League(plan)
    for number in range(1, plan.rounds + 1):
        arena = league.next_round()
        with watching(number, arena) as watch:
            results = run(
                arena,
                directory=None if folder is None else folder / f"round-{number}",
                workers=workers,
                patience=patience,
                watch=watch,
                takes_luck_off=takes_luck_off,
            )
        league.add(results)
    summary = league.summarised()
    if folder is not None:
        write_fields(folder / _RESULTS, summary.as_fields())
    return summary


def read_league(path: str | os.PathLike[str]) -> LeaguePlan:
    """What a folder was begun with; ``ArenaError`` if it is not the folder of a league."""
    file = Path(path) / _PLAN
    fields = read_fields(file)
    try:
        return LeaguePlan.of_fields(fields)
    except NotationError as error:
        raise unreadable(file, error) from None


def check_same_league(begun: LeaguePlan, plan: LeaguePlan) -> None:
    """Refuse to go on with another plan; only rounds may be added."""
    asked = {**plan.as_fields(), "rounds": begun.rounds, "title": begun.title}
    check_same_fields(begun.as_fields(), asked)
    if plan.rounds < begun.rounds:
        raise ArenaError(Wrong.LEAGUE_FEWER_ROUNDS, rounds=begun.rounds, now=plan.rounds)


@dataclass
class _League:
    """What was played so far."""

    plan: LeaguePlan
    played: list[Results] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)
    met: Met = field(default_factory=Met)
    matches: Counter[int] = field(default_factory=Counter)
    rests: Counter[int] = field(default_factory=Counter)

    def next_round(self) -> Plan:
        """As an arena of those who play in it."""
        plan, number = self.plan, len(self.played)
        if plan.system is System.ROUND_ROBIN:
            tables = [*lineups(len(plan.entrants), plan.players)]
        else:
            tables = swiss_round(self._table(), plan.players, self.met, self.rests)
        seated = sorted({each for table in tables for each in table})
        self.rests.update({*range(len(plan.entrants))} - {*seated})
        for table in tables:
            self.matches.update(table)
            self.met.update(map(frozenset, combinations(table, 2)))
        place = {each: at for at, each in enumerate(seated)}
        return Plan(
            tuple(plan.entrants[each] for each in seated),
            plan.players,
            plan.games * len(tables),
            derived_seed(plan.seed, "round", number),
            plan.options,
            tuple(tuple(place[each] for each in table) for table in tables),
        )

    def add(self, results: Results) -> None:
        self.played.append(results)
        numbers = {str(each): number for number, each in enumerate(self.plan.entrants)}
        names = results.plan.names
        tables = Counter(
            frozenset(names[each] for each in two)
            for table in results.plan.lineups
            for two in combinations(table, 2)
        )
        for pair in results.pairs:
            lineups_of_both = tables[frozenset((pair.first, pair.second))]
            deals = pair.games // results.seatings
            half = (pair.best_known.high - pair.best_known.low) / 2
            self.meetings.append(
                Meeting(
                    numbers[pair.first],
                    numbers[pair.second],
                    pair.best_known.mean,
                    half / t_quantile(deals - lineups_of_both),
                    deals,
                    lineups_of_both,
                )
            )

    def _table(self) -> list[int]:
        """The strongest first; before anybody has played, and among equals, by lot."""
        entrants = range(len(self.plan.entrants))
        lot = Random(derived_seed(self.plan.seed, "lot")).random
        lots = [lot() for _ in entrants]
        strong = self._strengths() if self.meetings else [Interval(0.5, 0, 1)] * len(entrants)
        return sorted(entrants, key=lambda each: (-strong[each].mean, lots[each]))

    def _strengths(self) -> list[Interval]:
        return strengths(len(self.plan.entrants), self.meetings)

    def summarised(self) -> LeagueResults:
        strong = self._strengths()
        standings = []
        for number in self._table():
            name = str(self.plan.entrants[number])
            own = [
                each
                for results in self.played
                for each in results.standings
                if each.entrant == name
            ]
            games = sum(each.games for each in own)
            standings.append(
                LeagueStanding(
                    name,
                    strong[number],
                    sum(each.games * each.win_rate.mean for each in own) / max(1, games),
                    games,
                    self.matches[number],
                    self.rests[number],
                )
            )
        return LeagueResults(self.plan, tuple(self.played), tuple(standings))
