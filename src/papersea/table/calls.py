"""Whom a table would call back, and why. Whoever is there needs no call: that is not known here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from papersea.moves import Seat
from papersea.players.catalogue import find_opponent
from papersea.players.company import proper_name
from papersea.table.facts import Joined, Moved
from papersea.table.settings import Days
from papersea.table.table import Phase, Place, Table

LAST_HOURS: Final = 4
_HOUR: Final = 3600.0


class CallKind(StrEnum):
    """Somebody came to a table where others wait; it is somebody's turn in a game in which a turn
    may take days; little is left of that time. The later ones are the more urgent."""

    SEATED = "seated"
    TURN = "turn"
    HURRY = "hurry"


URGENCY: Final = tuple(CallKind)


@dataclass(frozen=True, slots=True)
class Call:
    """Something that one person at the table would want to hear of. ``about``: what it is about, so
    that nobody is called twice for the same. ``at``: since when it holds, which may be yet to come;
    ``until``: when it is too late, if that is known. ``name``: of whoever did something, or
    waits."""

    kind: CallKind
    person: str
    about: str
    at: float
    until: float | None
    name: str


def calls(table: Table) -> list[Call]:
    """What is true now, or will be if nothing happens until then."""
    if table.phase is Phase.OPEN:
        return _seated(table)
    if table.phase is Phase.PLAYING and isinstance(table.settings.clock, Days):
        return _turn(table)
    return []


def _seated(table: Table) -> list[Call]:
    """Only before the first game: whoever plays another one knows the others."""
    if table.game_number > 1:
        return []
    here = {place.person.id for place in table.places if place.person is not None}
    entries = [each.entry for each in table.log.latest()]
    for entry in entries:
        if isinstance(entry.fact, Joined) and entry.fact.person in here:
            came, about = entry.fact, str(entry.number)
            return [
                Call(CallKind.SEATED, person, about, entry.at, None, came.name)
                for person in here
                if person != came.person
            ]
    return []


def _turn(table: Table) -> list[Call]:
    timer = table.timer
    if timer is None or timer.running is None or (ends := timer.expires()) is None:
        return []
    person = table.places[timer.running].person
    if person is None:
        return []
    about, name = f"{table.game_number}.{timer.begun}", _who_waits(table, timer.running)
    hurry = ends - LAST_HOURS * _HOUR
    return [
        Call(CallKind.TURN, person.id, about, timer.since, ends, name),
        Call(CallKind.HURRY, person.id, about, hurry, ends, name),
    ]


def _who_waits(table: Table, turn: Seat) -> str:
    """Whoever moved last; before that, whoever comes next."""
    moves = (each.entry.fact for each in table.log.latest())
    movers = (fact.seat for fact in moves if isinstance(fact, Moved) and fact.seat != turn)
    seat = next(movers, Seat((turn + 1) % len(table.places)))
    return _name(table.places[seat])


def _name(place: Place) -> str:
    if place.person is not None:
        return place.person.name
    return "" if place.opponent is None else proper_name(find_opponent(place.opponent))
