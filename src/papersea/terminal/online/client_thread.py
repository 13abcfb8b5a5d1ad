"""A table's client in a thread of its own, for a screen that waits for a person."""

from __future__ import annotations

import queue
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Any

from anyio.from_thread import BlockingPortal, start_blocking_portal

from papersea.client import Delivered, TableClient
from papersea.protocol.messages import Attendance
from papersea.table.commands import AnyCommand
from papersea.terminal.ctrl_c import heed_ctrl_c

if TYPE_CHECKING:
    from concurrent.futures import Future

_SECONDS = 0.2


class Reception(Enum):
    """Whether the server can be heard."""

    LOST = "lost"
    BACK = "back"


News = Delivered | Attendance | Reception


class Online:
    """``client`` may be read at any time; what it says never changes behind a question's back,
    as each of its values is frozen."""

    def __init__(self, portal: BlockingPortal, client: TableClient) -> None:
        self.client = client
        self._portal = portal
        self._news: queue.SimpleQueue[News | Exception | None] = queue.SimpleQueue()
        portal.start_task_soon(self._listen)
        portal.start_task_soon(self._watch)

    async def _listen(self) -> None:
        try:
            async for delivered in self.client.deliveries():
                self._news.put(delivered)
        except Exception as error:
            self._news.put(error)

    async def _watch(self) -> None:
        client = self.client
        is_connected, attendance = client.is_connected, client.attendance
        while True:
            try:
                await client.changed()
            except Exception:
                return  # whoever listens says why
            if client.is_connected is not is_connected:
                is_connected = client.is_connected
                self._news.put(Reception.BACK if is_connected else Reception.LOST)
            if client.attendance is not None and client.attendance != attendance:
                attendance = client.attendance
                self._news.put(attendance)

    def next(self) -> News | None:
        """The next thing to tell, once there is one; ``None`` if a command was answered."""
        while True:
            heed_ctrl_c()
            try:
                # In small steps: some systems hear no Ctrl-C in a longer wait.
                news = self._news.get(timeout=_SECONDS)
            except queue.Empty:
                continue
            if isinstance(news, Exception):
                raise news
            return news

    def heard(self) -> Iterator[News | None]:
        """What there is to tell already."""
        while not self._news.empty():
            yield self.next()

    def wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        """Until it is done at the client's side."""
        self._portal.call(_awaited, work)

    def start(self, command: AnyCommand) -> Future[int]:
        """Ask for something; ``next`` wakes up when it is answered."""
        answer = self._portal.start_task_soon(self.client.do, command)
        answer.add_done_callback(lambda _: self._news.put(None))
        return answer


async def _awaited(work: Coroutine[Any, Any, None]) -> None:
    await work


@contextmanager
def online(address: str, code: str, token: str) -> Iterator[Online]:
    """At a table for as long as the block runs."""
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(TableClient(address, code, token=token)) as client,
    ):
        yield Online(portal, client)
