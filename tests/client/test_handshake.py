"""A server that does not even open a connection says why."""

from __future__ import annotations

from http import HTTPStatus

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from papersea.client import ErrorCode, TableClient, TurnedAway
from tests.client.stage import Stage, told
from tests.table.live import started

pytestmark = pytest.mark.anyio

TOO_MANY = '{"status":429,"code":"too_many_sockets","title":"","facts":{}}'


async def _nobody_comes(_: ServerConnection) -> None:
    raise AssertionError


@pytest.mark.parametrize(
    ("status", "body", "code"),
    [
        (429, TOO_MANY, ErrorCode.TOO_MANY_SOCKETS),
        (429, "", ErrorCode.TOO_MANY_SOCKETS),
        (403, "Forbidden", ErrorCode.WRONG_ORIGIN),
        (404, '{"code":"no_such_table"}', ErrorCode.NO_SUCH_TABLE),
        (404, '{"code":"of_another_server"}', ErrorCode.NOT_FOUND),
        (400, "", ErrorCode.BAD_MESSAGE),
    ],
)
async def test_a_refused_handshake_is_an_answer(status: int, body: str, code: ErrorCode) -> None:
    def refuse(connection: ServerConnection, _: Request) -> Response:
        return connection.respond(HTTPStatus(status), body)

    async with serve(_nobody_comes, "127.0.0.1", 0, process_request=refuse) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        with pytest.raises(TurnedAway) as turned_away:
            async with TableClient(f"http://127.0.0.1:{port}", "KELP"):
                pass
    assert turned_away.value.code is code


async def test_whoever_was_there_tries_again_until_there_is_room() -> None:
    live = started()
    seen: list[ServerConnection] = []

    def refuse(connection: ServerConnection, _: Request) -> Response | None:
        seen.append(connection)
        passing = {1: HTTPStatus.SERVICE_UNAVAILABLE, 3: HTTPStatus.TOO_MANY_REQUESTS}
        status = passing.get(len(seen))
        return None if status is None else connection.respond(status, "")

    async def play(socket: ServerConnection) -> None:
        stage = Stage(socket)
        await stage.hear_hello()
        await stage.say(told(live))
        if len(seen) == 4:
            await stage.stay()

    async with serve(play, "127.0.0.1", 0, process_request=refuse) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with TableClient(f"http://127.0.0.1:{port}", "KELP") as client:
            while len(seen) < 4 or not client.is_connected:
                await client.changed()
