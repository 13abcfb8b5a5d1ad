"""What an arena is to play: entrants, seats, games, seed and rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import ceil
from typing import Final

from papersea.arena.lineups import Lineup, Seating, lineups, seatings
from papersea.game import CLASSIC
from papersea.players.catalogue import Entrant, parse_entrant
from papersea.problems import NotationError, Wrong
from papersea.rules.options import Options, check_players, parse_options
from papersea.rules.settings import check_seed

LEAST_DEALS: Final = 2
"""Of each lineup: a single deal says nothing about how much is luck."""


class ArenaError(NotationError):
    """An arena that cannot be played or played on: the message says why."""


@dataclass(frozen=True)
class Plan:
    """The same plan gives the same arena, game by game, if all budgets are playouts.

    Deals go round the lineups in turn. A deal is played in every seating of its lineup with the
    same chance, and every lineup gets equally many deals, at least two: the games asked for are
    rounded up to that. Where ``pairings`` are given, only these lineups play, and each entrant in
    one of them at least; whoever is alone of its kind in none is not measured.
    """

    entrants: tuple[Entrant, ...]
    players: int = 2
    games: int = 1000
    seed: int = 0
    options: Options = CLASSIC
    pairings: tuple[Lineup, ...] = ()

    def __post_init__(self) -> None:
        check_players(self.players)
        check_seed(self.seed)
        if len(self.entrants) < 2:
            raise ArenaError(Wrong.ARENA_TWO_ENTRANTS)
        for name in self.names:
            if self.names.count(name) > 1:
                raise ArenaError(Wrong.ARENA_TWICE, name=name)
        if self.games < 1:
            raise ArenaError(Wrong.ARENA_NO_GAMES)
        if self.pairings:
            self._check_pairings()

    def _check_pairings(self) -> None:
        are_lineups = {*self.pairings} <= {*lineups(len(self.entrants), self.players)}
        is_once = len({*self.pairings}) == len(self.pairings)
        if not (are_lineups and is_once and len({*chain(*self.pairings)}) == len(self.entrants)):
            raise ArenaError(Wrong.ARENA_PAIRINGS)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(map(str, self.entrants))

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        return self.pairings or lineups(len(self.entrants), self.players)

    @cached_property
    def seatings(self) -> tuple[tuple[Seating, ...], ...]:
        """Of each lineup."""
        return tuple(map(seatings, self.lineups))

    @property
    def deals(self) -> int:
        games_of_each = sum(map(len, self.seatings))
        return max(LEAST_DEALS, ceil(self.games / games_of_each)) * len(self.lineups)

    @property
    def whole_games(self) -> int:
        """How many games are played."""
        return self.deals // len(self.lineups) * sum(map(len, self.seatings))

    @property
    def par(self) -> float:
        """What everybody would win among equals."""
        return 1 / self.players

    def lineup_of(self, deal: int) -> int:
        """The number of the lineup that a deal is for."""
        return deal % len(self.lineups)

    def seatings_of(self, deal: int) -> tuple[Seating, ...]:
        return self.seatings[self.lineup_of(deal)]

    def as_fields(self) -> dict[str, object]:
        """For JSON."""
        fields: dict[str, object] = {
            "entrants": list(self.names),
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "rules": str(self.options),
        }
        if self.pairings:
            fields["pairings"] = [list(each) for each in self.pairings]
        return fields

    @classmethod
    def of_fields(cls, fields: Mapping[str, object]) -> Plan:
        """Read from JSON; ``NotationError`` if that is no plan."""
        try:
            entrants, rules = fields["entrants"], fields["rules"]
            pairings = fields.get("pairings", [])
            numbers = [fields[name] for name in ("players", "games", "seed")]
            if (
                not isinstance(entrants, list)
                or not isinstance(pairings, list)
                or not all(type(each) is int for each in numbers)
            ):
                raise TypeError
            players, games, seed = (int(str(number)) for number in numbers)
            read = tuple(parse_entrant(str(each)) for each in entrants)
            lists = tuple(tuple(map(int, each)) for each in pairings)
            return cls(read, players, games, seed, parse_options(str(rules)), lists)
        except NotationError:
            raise
        except (KeyError, TypeError, ValueError):
            raise ArenaError(Wrong.ARENA_INCOMPLETE) from None
