"""A slow network and a slow processor, for what a browser shows. Both slow everything that belongs
to a tab, its workers too, which a browser's own throttling does not."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

_CHUNK: Final = 8192
_SLICE: Final = 0.02
"""Seconds in which a slowed process runs once, and rests."""


class Line:
    """A connection that all who come share, as at home."""

    def __init__(self, port: int, bits_a_second: float, delay: float) -> None:
        self._behind = port
        self._rate = bits_a_second / 8
        self._delay = delay
        self._free_at = 0.0
        self.bytes_down = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._behind)
        try:
            await asyncio.gather(
                self._pass_on(reader, there_writer, is_down=False),
                self._pass_on(there_reader, writer, is_down=True),
            )
        except asyncio.CancelledError:
            pass  # the line is taken down
        finally:
            for each in (writer, there_writer):
                each.close()

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_down: bool
    ) -> None:
        with suppress(ConnectionError):
            is_first = True
            while chunk := await reader.read(_CHUNK):
                if is_first and not is_down:
                    await asyncio.sleep(self._delay)
                is_first = not is_down
                if is_down:
                    self.bytes_down += len(chunk)
                    await self._wait_for(len(chunk))
                writer.write(chunk)
                await writer.drain()
        writer.close()

    async def _wait_for(self, count: int) -> None:
        now = time.monotonic()
        self._free_at = max(self._free_at, now) + count / self._rate
        if self._free_at - now > 0.002:
            await asyncio.sleep(self._free_at - now)


@contextmanager
def slow_line(port: int, bits_a_second: float, delay: float) -> Iterator[tuple[int, Line]]:
    """Another port, by which that one is reached slowly; ``delay``: seconds until a question is
    there."""
    line = Line(port, bits_a_second, delay)
    opened: Future[tuple[int, Callable[[], object]]] = Future()

    async def carry() -> None:
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(line.serve, "127.0.0.1", 0) as server:
            at: int = server.sockets[0].getsockname()[1]
            opened.set_result((at, partial(loop.call_soon_threadsafe, ended.set)))
            await ended.wait()

    # Playwright has the loop of this thread.
    thread = threading.Thread(target=asyncio.run, args=(carry(),))
    thread.start()
    at, end = opened.result()
    try:
        yield at, line
    finally:
        end()
        thread.join()


@contextmanager
def slow_process(process: int, times: float) -> Iterator[None]:
    """It runs a part of the time only, as on a processor that is so many times slower."""
    ended = threading.Event()

    def hold() -> None:
        with suppress(ProcessLookupError):
            while not ended.is_set():
                os.kill(process, signal.SIGSTOP)
                time.sleep(_SLICE * (1 - 1 / times))
                os.kill(process, signal.SIGCONT)
                time.sleep(_SLICE / times)

    thread = threading.Thread(target=hold, daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        if times > 1:
            thread.join()
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)
