"""One socket at a table: what it has heard, and what is on its way to it."""

from __future__ import annotations

import asyncio
from typing import Final

from papersea.moves import Seat
from papersea.protocol.codec import encode
from papersea.protocol.messages import AnyFromServer, Goodbye
from papersea.table.places import Person
from papersea.table.refused import ErrorCode
from papersea.table.table import Table
from papersea.table.viewing import Viewpoint, viewpoint_of

MOST_WAITING: Final = 200
"""A socket that is so many messages behind is closed; its client comes back and resumes."""


class Connection:
    """``person`` is ``None`` for somebody who only looks on. ``seen`` is the last number that
    was put on its way."""

    def __init__(self, person: Person | None, muted: frozenset[str] = frozenset()) -> None:
        self.person = person
        self.muted = muted
        self.followed: Seat | None = None
        self.seen = 0
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_closing = False

    def viewpoint(self, table: Table) -> Viewpoint:
        return viewpoint_of(table, self.person.id if self.person else None, self.followed)

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
