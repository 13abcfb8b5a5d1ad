"""Messages of one moment go into the net together, and none is lost."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import pytest
import uvicorn
from websockets.asyncio.client import connect

from papersea.server.gate import FramedSocket
from tests.ports import free_port

pytestmark = pytest.mark.anyio

TEXTS = [f"message {number}" for number in range(20)]


class Counted(FramedSocket):
    """How often something was written for waiting frames."""

    flushes: ClassVar[int] = 0

    def _flush(self) -> None:
        type(self).flushes += 1
        super()._flush()


async def talkative(scope: Any, receive: Any, send: Any) -> None:
    """Says everything at once, waits for an answer, says it again, and hangs up."""
    await receive()
    await send({"type": "websocket.accept"})
    for text in TEXTS:
        await send({"type": "websocket.send", "text": text})
    await receive()
    for text in TEXTS:
        await send({"type": "websocket.send", "text": text})
    await send({"type": "websocket.close", "code": 1000})


async def test_what_is_said_at_once_is_written_once_and_arrives_in_order() -> None:
    port = free_port()
    config = uvicorn.Config(talkative, port=port, ws=Counted, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    heard: list[str | bytes] = []
    async with connect(f"ws://127.0.0.1:{port}", compression=None) as client:
        heard += [await client.recv() for _ in TEXTS]
        assert Counted.flushes == 1
        await client.send("go on")
        heard += [text async for text in client]
    server.should_exit = True
    await serving
    assert heard == [*TEXTS, *TEXTS]
