"""Whom a person plays against: chosen on the command line, or named by a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import click

from papersea.moves import Seat
from papersea.players import Player
from papersea.players.budget import Budget, parse_budget
from papersea.players.catalogue import DEFAULT_BUDGET, OPPONENTS, Opponent, find_opponent
from papersea.players.company import (
    USUAL_RUNG,
    Wanted,
    choose_company,
    find_named,
    parse_wanted,
    proper_name,
    table_names,
    without_number,
)
from papersea.problems import NotationError
from papersea.terminal.explaining import explained
from papersea.terminal.speaking import spoken


@dataclass(frozen=True, slots=True)
class Company:
    """The opponents from seat B on, and how long each may think about a move."""

    opponents: tuple[Opponent, ...]
    thinking: Budget

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called at the table."""
        return table_names(self.opponents)

    def seated(self, seed: int) -> dict[Seat, Player]:
        """Fresh players, each beside its guard."""
        from papersea.players.guard import Guarded

        seats = enumerate(zip(self.names, self.opponents, strict=True), start=1)
        return {
            Seat(seat): Guarded(opponent.seated(4 * seed + seat), name)
            for seat, (name, opponent) in seats
        }

    def asked_for(self) -> list[str]:
        """The options that seat the same opponents again; none where they come by themselves."""
        if self.opponents == choose_company((), len(self.opponents)):
            return []
        return [part for each in self.opponents for part in ("--against", each.name)]

    def guests_asked_for(self) -> list[str]:
        """The options that let bots go on that are not ours."""
        names = dict.fromkeys(each.name for each in self.opponents if each not in OPPONENTS)
        return [part for name in names for part in ("--against", name)]

    def time_asked_for(self) -> list[str]:
        """The option that gives them the same time; none for the usual time."""
        return [] if self.thinking == DEFAULT_BUDGET else ["--thinking", str(self.thinking)]


def recorded_company(
    names: Sequence[str], players: int, thinking: Budget, guests: Sequence[Opponent] = ()
) -> Company:
    """Those that a record names behind the person; where it names no opponent, a usual one.
    ``guests`` are bots that are not ours: a record alone runs nobody's code."""
    known = {proper_name(each): each for each in guests}
    wanted = [
        known.get(without_number(name)) or find_named(name) or USUAL_RUNG for name in names[1:]
    ]
    return Company(choose_company(wanted, players - 1), thinking)


def read_wanted(
    _: click.Context, __: click.Parameter, names: tuple[str, ...]
) -> tuple[Wanted, ...]:
    """The opponents and rungs of ours that were named, for a callback."""
    return _read(names, find_opponent)


def read_anybody(
    _: click.Context, __: click.Parameter, names: tuple[str, ...]
) -> tuple[Wanted, ...]:
    """The same, and bots that are not ours."""
    from papersea.players.outside import find_any

    return _read(names, find_any)


def _read(names: Sequence[str], find: Callable[[str], Opponent]) -> tuple[Wanted, ...]:
    try:
        return tuple(parse_wanted(name, find) for name in names)
    except NotationError as error:
        raise click.BadParameter(explained(error, spoken())) from None


def read_thinking(_: click.Context, __: click.Parameter, text: str) -> Budget:
    """A budget, for a callback."""
    try:
        return parse_budget(text)
    except NotationError as error:
        raise click.BadParameter(explained(error, spoken())) from None
