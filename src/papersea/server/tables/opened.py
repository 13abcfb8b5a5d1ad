"""A table that this process has open: its sockets, who is there, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Final

from papersea.protocol.codec import delivery_message, encode
from papersea.protocol.messages import AnyFromServer, Attendance, Goodbye, Presence
from papersea.table.refused import ErrorCode
from papersea.table.settings import Days
from papersea.table.table import Person, Phase, Table
from papersea.table.viewing import Listener, news

MOST_WAITING: Final = 200
"""A socket that is so many messages behind is closed; its client comes back and resumes."""


class Connection(Listener):
    """Has heard what was put on its way."""

    def __init__(self, person: Person | None, muted: frozenset[str] = frozenset()) -> None:
        super().__init__(person, muted)
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_closing = False

    def send(self, message: AnyFromServer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Put on its way; never waits for a slow reader."""
        if self.is_closing:
            return
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(data)
            return
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.say_goodbye()

    def say_goodbye(self) -> None:
        """The client is to come back, and will hear what it missed."""
        self.send(Goodbye(ErrorCode.UNAVAILABLE))
        self.close()

    def close(self) -> None:
        """After what is on its way; nothing more will be."""
        self.is_closing = True
        self.outbox.put_nowait(None)


IDLE_AFTER: Final = 45.0


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is connected through another process, until it says so again or is silent."""

    people: frozenset[str]
    spectators: int
    until: float


@dataclass(slots=True, eq=False)
class OpenTable:
    """``is_stale``: the table in memory may not be what storage has, so it is read again first.
    ``generation``: of the log in storage, as it was read.
    ``away``: people who sit here and are not connected anywhere, and since when; always the same
    dictionary, which what follows by itself looks into.
    ``stored_wake``: what storage surely has as the time to wake the table, else ``None``."""

    table: Table
    used_at: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    away: dict[str, float] = field(default_factory=dict)
    attendance: Attendance | None = None
    stored_wake: float | None = None
    timer: asyncio.TimerHandle | None = None
    timer_at: float = inf
    thinking: asyncio.Task[None] | None = None
    filed: str | None = None
    generation: int = 0
    is_stale: bool = False

    def tell_everybody(self) -> None:
        """Whatever each socket has not heard yet, as its viewpoint may see it."""
        self.tell(each for each in self.connections if each.heard != self.table.number)

    def tell(self, connections: Iterable[Connection]) -> None:
        """What happened since they heard of it last, even if that is nothing."""
        for delivery, audience in news(self.table, connections):
            data = encode(delivery_message(delivery))
            for each in audience:
                each.send_bytes(data)

    def note_attendance(self, now: float) -> None:
        """Work out who is there, and tell everybody if that has changed."""
        self.elsewhere = {name: each for name, each in self.elsewhere.items() if each.until > now}
        people = self.people_here().union(*(each.people for each in self.elsewhere.values()))
        seated = {place.person.id for place in self.table.places if place.person is not None}
        for each in self.away.keys() - (seated - people):
            del self.away[each]
        for each in seated - people:
            self.away.setdefault(each, now)
        spectators = self.spectators_here() + sum(e.spectators for e in self.elsewhere.values())
        attendance = Attendance(
            tuple(self._presence(seat, now) for seat in self.table.seats), spectators
        )
        if attendance != self.attendance:
            self.attendance = attendance
            for connection in self.connections:
                connection.send(attendance)

    def people_here(self) -> frozenset[str]:
        return frozenset(each.person.id for each in self.connections if each.person is not None)

    def spectators_here(self) -> int:
        table = self.table
        return sum(each.viewpoint(table).is_spectator for each in self.connections)

    def _presence(self, seat: int, now: float) -> Presence:
        place = self.table.places[seat]
        if place.person is None:
            return Presence.NOBODY
        if place.person.id in self.away:
            return Presence.LOST
        idle_at = self._idle_since()
        timer = self.table.timer
        if timer is not None and timer.running == seat and idle_at is not None and idle_at <= now:
            return Presence.IDLE
        return Presence.HERE

    def idle_at(self, now: float) -> float | None:
        """When whoever should move will count as idle; ``None`` if they do already."""
        at = self._idle_since()
        return None if at is None or at <= now else at

    def _idle_since(self) -> float | None:
        table = self.table
        if table.phase is not Phase.PLAYING or table.timer is None or table.timer.running is None:
            return None
        return None if isinstance(table.settings.clock, Days) else table.timer.acted + IDLE_AFTER

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer, self.timer_at = None, inf

    def is_busy(self) -> bool:
        """Whether it must stay open."""
        is_thinking = self.thinking is not None and not self.thinking.done()
        return bool(self.connections) or self.lock.locked() or is_thinking
