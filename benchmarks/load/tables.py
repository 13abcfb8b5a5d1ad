"""Tables of two in play: each makes a move every so often, and everybody is timed."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Struct

from benchmarks.load.socket import LeanSocket

_AGAIN: Final = b'{"type":"do","id":2,"command":{"do":"rematch"}}'


class _Phase(Struct):
    phase: str


class _Game(Struct):
    legal: list[str]


class _Message(Struct):
    """What the load reads of a message: the rest is skipped, not parsed."""

    type: str
    number: int = 0
    since: int = 0
    table: _Phase | None = None
    game: _Game | None = None
    code: str = ""


_DECODER: Final = msgspec.json.Decoder(_Message)


@dataclass(slots=True)
class Figures:
    """Of one run: seconds from a move's sending until its sender is answered and everybody at
    the table has been told; the same from when it was to be sent; and how late it was sent."""

    seconds: list[float] = field(default_factory=list)
    since_meant: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    moves: int = 0
    messages: int = 0
    bytes: int = 0
    lost: list[str] = field(default_factory=list)
    refused: int = 0

    def restart(self) -> None:
        """Forget what came before the measurement, except what was lost."""
        for figures in (self.seconds, self.since_meant, self.late):
            figures.clear()
        self.moves = self.messages = self.bytes = self.refused = 0


class LoadTable:
    """Two sockets at one table."""

    def __init__(self, code: str, tokens: tuple[str, str], figures: Figures, pause: float) -> None:
        self.code = code
        self._tokens = tokens
        self._figures = figures
        self.pause = pause
        self._random = random.Random(code)
        self._sockets: list[LeanSocket] = []
        self._seen = [0, 0]
        self._sent_at: float | None = None
        self._meant_at = 0.0
        self._waited_for = 0
        self._answered = False
        self.is_playing = False

    async def connect(self, ports: tuple[int, int]) -> None:
        loop = asyncio.get_running_loop()
        for seat, port in enumerate(ports):
            socket = LeanSocket(
                f"127.0.0.1:{port}",
                f"/api/tables/{self.code}/socket",
                lambda data, seat=seat: self._hear(seat, data),  # type: ignore[misc]
                self._lose,
            )
            self._sockets.append(socket)
            await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", port)  # type: ignore[misc]
            await socket.is_open
            hello = {"type": "hello", "version": 1, "token": self._tokens[seat]}
            socket.send(msgspec.json.encode(hello))

    def sit_down(self) -> None:
        self._sockets[1].send(b'{"type":"do","id":1,"command":{"do":"sit"}}')

    def close(self) -> None:
        self.is_playing = False
        for socket in self._sockets:
            socket.close()

    @property
    def numbers(self) -> tuple[int, int]:
        return self._seen[0], self._seen[1]

    def waiting(self) -> list[float]:
        """For how many seconds somebody has waited by now, if anybody does."""
        return [] if self._sent_at is None else [time.perf_counter() - self._sent_at]

    def _lose(self) -> None:
        if self.is_playing:
            self._figures.lost.append(f"{self.code}: a connection was lost")

    def _hear(self, seat: int, data: bytes) -> None:
        message = _DECODER.decode(data)
        self._figures.messages += 1
        self._figures.bytes += len(data)
        if message.type == "update":
            if message.since != self._seen[seat]:
                self._figures.lost.append(f"{self.code}: {self._seen[seat]} → {message.since}")
            self._seen[seat] = message.number
            self._look(seat, message)
        elif message.type == "snapshot":
            self._seen[seat] = message.number
        elif message.type == "done":
            self._answered = True
        elif message.type == "refused":
            self._figures.refused += 1
        self._note_everybody_told()

    def _look(self, seat: int, message: _Message) -> None:
        if message.table is not None and message.table.phase == "over":
            self._sockets[seat].send(_AGAIN)
        elif message.game is not None and message.game.legal:
            # People do not move in step: without chance here, tables that had to wait together
            # would go on together.
            seconds = self.pause * self._random.uniform(0.5, 1.5)
            meant_at = time.perf_counter() + seconds
            asyncio.get_running_loop().call_later(
                seconds, self._move, seat, message.number, message.game.legal, meant_at
            )

    def _move(self, seat: int, after: int, legal: list[str], meant_at: float) -> None:
        if not self.is_playing or self._seen[seat] != after:
            return
        move = self._random.choice(legal)
        command = {"do": "play", "move": move, "after": after}
        self._waited_for, self._answered = after + 1, False
        self._meant_at, self._sent_at = meant_at, time.perf_counter()
        self._sockets[seat].send(msgspec.json.encode({"type": "do", "id": 3, "command": command}))

    def _note_everybody_told(self) -> None:
        if self._sent_at is None or not self._answered or min(self._seen) < self._waited_for:
            return
        now, figures = time.perf_counter(), self._figures
        figures.seconds.append(now - self._sent_at)
        figures.since_meant.append(now - self._meant_at)
        figures.late.append(self._sent_at - self._meant_at)
        self._figures.moves += 1
        self._sent_at = None
