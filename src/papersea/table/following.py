"""What follows by itself: starts, lapsed clocks, granted questions, rematches; and who is there."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from papersea.moves import Seat
from papersea.table.deciding import granted
from papersea.table.facts import AnyFact, NewGame, Resigned, SeatFreed, Started, StoodIn
from papersea.table.settings import Days, NoClock
from papersea.table.table import Phase, Table

LOST_BEFORE_START: Final = 60.0
"""Seconds after which a lost person's seat at a public table is free again, but in a game."""
IDLE_AFTER: Final = 45.0

Away = Mapping[str, float]
"""People who are not connected, and since when. No log has it: whoever keeps a table knows."""
NOBODY: Final[Away] = MappingProxyType({})


def next_time(table: Table, away: Away = NOBODY) -> float | None:
    """When something follows by itself, unless something else happens before."""
    return min((at for at, _ in _upcoming(table, away)), default=None)


def wake_time(table: Table, now: float, away: Away = NOBODY) -> float | None:
    """When a table without bots must be looked after, even if nobody has it open by then."""
    times = [] if (coming := next_time(table, away)) is None else [coming]
    if table.phase is Phase.OPEN and table.settings.is_public:
        times.append(now + LOST_BEFORE_START)
    return min(times, default=None)


def due(table: Table, now: float, away: Away = NOBODY) -> AnyFact | None:
    """What follows by itself now, if anything does. Once it has happened, ask again."""
    now = max(now, table.changed_at)  # as the log has it, whose times never go back
    upcoming = sorted(_upcoming(table, away), key=_time)
    return next((fact for at, fact in upcoming if at <= now), None)


def _time(upcoming: tuple[float, AnyFact]) -> float:
    return upcoming[0]


def _upcoming(table: Table, away: Away) -> list[tuple[float, AnyFact]]:
    match table.phase:
        case Phase.OPEN:
            return [*_start(table), *_free_lost(table, away)]
        case Phase.PLAYING:
            return [*_give_up(table), *_grant(table), *_stand_in(table)]
        case Phase.PAUSED:
            return _give_up(table)
        case Phase.OVER:
            return [*_rematch(table), *_free_lost(table, away)]


def _start(table: Table) -> list[tuple[float, AnyFact]]:
    at = starts_at(table)
    return [] if at is None else [(at, Started())]


def starts_at(table: Table) -> float | None:
    """When the next game begins by itself; ``None`` if somebody has to do something first."""
    is_wanted = table.is_start_wanted or table.settings.starts_when_full or table.game_number > 1
    can_start = table.phase is Phase.OPEN and table.is_full() and table.people()
    return table.salted_at() if is_wanted and can_start else None


def _free_lost(table: Table, away: Away) -> list[tuple[float, AnyFact]]:
    if not table.settings.is_public:
        return []
    ended = table.finished.at if table.finished else 0.0
    return [
        (max(away[place.person.id], ended) + LOST_BEFORE_START, SeatFreed(Seat(seat)))
        for seat, place in enumerate(table.places)
        if place.person is not None and place.person.id in away
    ]


def _give_up(table: Table) -> list[tuple[float, AnyFact]]:
    """Where no bot may stand in, whoever leaves gives the game up."""
    if table.settings.stand_in is not None:
        return []
    return [
        (table.changed_at, Resigned(Seat(seat)))
        for seat, place in enumerate(table.places)
        if place.has_left and not place.has_resigned
    ]


def _grant(table: Table) -> list[tuple[float, AnyFact]]:
    question = table.question
    if question is None or set(table.others_to_agree(question.seat)) - question.agreed:
        return []
    return [(table.changed_at, granted(question.seat, question.what))]


def _stand_in(table: Table) -> list[tuple[float, AnyFact]]:
    at = patience_ends(table)
    if at is None or table.timer is None or table.timer.running is None:
        return []
    seat = table.timer.running
    return [(at, StoodIn(seat) if table.settings.stand_in else Resigned(seat))]


def patience_ends(table: Table) -> float | None:
    """When the person to move has used up their time, by the clock or by the table's patience."""
    timer, settings = table.timer, table.settings
    if table.phase is not Phase.PLAYING or timer is None or timer.running is None:
        return None
    if not isinstance(settings.clock, NoClock):
        return timer.expires()
    return None if settings.patience is None else timer.acted + settings.patience


def _rematch(table: Table) -> list[tuple[float, AnyFact]]:
    """Those whose seat a bot plays need not answer, but they may."""
    playing = [p for p in table.places if p.person is not None and not p.is_stand_in]
    wanted = any(p.wants_rematch for p in table.places) and all(p.wants_rematch for p in playing)
    return [(table.changed_at, NewGame())] if wanted else []


class Presence(Enum):
    """Whether somebody is there: ``idle`` should move and has not for a while."""

    HERE = "here"
    IDLE = "idle"
    LOST = "lost"
    NOBODY = "nobody"


def presences(table: Table, away: Away, now: float) -> tuple[Presence, ...]:
    """Seat by seat, as everybody there is told."""
    idle = _idle_seat(table, now)
    return tuple(_presence(table, seat, away, idle) for seat in table.seats)


def _presence(table: Table, seat: int, away: Away, idle: Seat | None) -> Presence:
    place = table.places[seat]
    if place.person is None:
        return Presence.NOBODY
    if place.person.id in away:
        return Presence.LOST
    return Presence.IDLE if seat == idle else Presence.HERE


def _idle_seat(table: Table, now: float) -> Seat | None:
    """Of whoever should move, and has done nothing for long."""
    at, timer = _idle_since(table), table.timer
    return timer.running if timer is not None and at is not None and at <= now else None


def idle_at(table: Table, now: float) -> float | None:
    """When whoever should move will count as idle; ``None`` if they do already."""
    at = _idle_since(table)
    return None if at is None or at <= now else at


def _idle_since(table: Table) -> float | None:
    timer = table.timer
    if table.phase is not Phase.PLAYING or timer is None or timer.running is None:
        return None
    return None if isinstance(table.settings.clock, Days) else timer.acted + IDLE_AFTER
