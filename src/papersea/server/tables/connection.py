"""One socket at a table: what it has heard, and what is on its way to it."""

from __future__ import annotations

import asyncio
from typing import Final

from papersea.protocol.codec import encode
from papersea.protocol.messages import AnyFromServer, Goodbye
from papersea.table.places import Person
from papersea.table.refused import ErrorCode
from papersea.table.viewing import Listener

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
