"""A table that this process has open: its sockets, who is there, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Final

from papersea.protocol.codec import delivery_message, encode
from papersea.protocol.messages import (
    Announcement,
    AnyFromServer,
    Attendance,
    Goodbye,
    Unrated,
)
from papersea.server.limits import turn_away
from papersea.server.settings import Limits
from papersea.table.following import presences
from papersea.table.refused import ErrorCode
from papersea.table.table import Person, Table
from papersea.table.viewing import Listener, news

_USUAL: Final = Limits()


class Connection(Listener):
    """Has heard what was put on its way. ``home``: the address that it comes from, as ratings know
    it; ``address``: as bans do. ``room``: one that is so many messages behind is closed; its client
    comes back and resumes."""

    def __init__(
        self,
        person: Person | None,
        muted: frozenset[str] = frozenset(),
        home: str = "",
        address: str | None = None,
        room: int = _USUAL.messages_waiting,
    ) -> None:
        super().__init__(person, muted)
        self._room = room
        self.home = home
        self.address = address
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_closing = False
        self.is_turned_out = False

    def send(self, message: AnyFromServer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Put on its way; never waits for a slow reader."""
        if self.is_closing:
            return
        if self.outbox.qsize() < self._room:
            self.outbox.put_nowait(data)
            return
        turn_away("messages_waiting")
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.say_goodbye()

    def say_goodbye(self, code: ErrorCode = ErrorCode.UNAVAILABLE) -> None:
        """The client is to come back, and will hear what it missed; unless another code says that
        there is nothing to come back to."""
        self.send(Goodbye(code))
        self.close()

    def turn_out(self, code: ErrorCode) -> None:
        """The same, and what still comes from there is not done, also while it is closing."""
        self.is_turned_out = True
        if not self.is_closing:
            self.say_goodbye(code)

    def close(self) -> None:
        """After what is on its way; nothing more will be."""
        self.is_closing = True
        self.outbox.put_nowait(None)


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
    ``announcement``: what the house has to say to everybody.
    ``timer_after``: the table's number when the timer was set. ``told``: the last number that is
    safe and that everybody was told of, while a later one may be on its way into storage.
    ``stored_wake``: what storage surely has as the time to wake the table, else ``None``.
    ``unrated``: for each seat of a rated table, why the game does not count; ``weighed``: the game
    and the people for whom that was worked out; ``noted``: whose places storage surely has."""

    table: Table
    used_at: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    away: dict[str, float] = field(default_factory=dict)
    attendance: Attendance | None = None
    announcement: Announcement | None = None
    stored_wake: float | None = None
    timer: asyncio.TimerHandle | None = None
    timer_at: float = inf
    timer_after: int = 0
    thinking: asyncio.Task[None] | None = None
    filed: str | None = None
    generation: int = 0
    told: int = 0
    is_stale: bool = False
    unrated: tuple[Unrated | None, ...] = ()
    weighed: tuple[object, ...] | None = None
    noted: frozenset[tuple[int, str, int]] = frozenset()

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
        people, spectators = self.people_here(), self.spectators_here()
        if self.elsewhere:
            self.elsewhere = {name: e for name, e in self.elsewhere.items() if e.until > now}
            people = people.union(*(each.people for each in self.elsewhere.values()))
            spectators += sum(each.spectators for each in self.elsewhere.values())
        lost = self._seated() - people
        for each in self.away.keys() - lost:
            del self.away[each]
        for each in lost:
            self.away.setdefault(each, now)
        attendance = Attendance(
            presences(self.table, self.away, now),
            spectators,
            self.unrated,
            self.announcement,
        )
        if attendance != self.attendance:
            self.attendance = attendance
            for connection in self.connections:
                connection.send(attendance)

    def people_here(self) -> frozenset[str]:
        return frozenset(each.person.id for each in self.connections if each.person is not None)

    def places_here(self) -> set[tuple[str, int]]:
        """Those who sit here and are connected, and where they come from."""
        return {
            (each.person.id, self.table.alias(each.home))
            for each in self.connections
            if each.person is not None and self.table.seat_of(each.person.id) is not None
        }

    def spectators_here(self) -> int:
        seated = self._seated()
        return sum(each.person is None or each.person.id not in seated for each in self.connections)

    def _seated(self) -> set[str]:
        return {place.person.id for place in self.table.places if place.person is not None}

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer, self.timer_at = None, inf

    def is_busy(self) -> bool:
        """Whether it must stay open."""
        is_thinking = self.thinking is not None and not self.thinking.done()
        return bool(self.connections) or self.lock.locked() or is_thinking
