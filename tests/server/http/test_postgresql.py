"""What PostgreSQL cannot store is refused before it gets there, or found nowhere."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from papersea.table.refused import ErrorCode
from tests.server.guests import guests, visitor
from tests.server.hosting import hosted
from tests.server.http.test_people import code_of
from tests.server.lines import bare_line

pytestmark = pytest.mark.anyio


async def test_no_text_makes_a_request_fail(
    tmp_path: Path, postgres_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with hosted(tmp_path, database=postgres_address) as server:
        async with visitor(server.address) as http, guests(server.address, "Ann") as (ann,):
            for sign in ("%00", "x%00y", "%F0%9F%90%99", "%ED%A0%80", "%FF", "x" * 5000):
                for path, why in (
                    (f"/api/tables/{sign}", ErrorCode.NO_SUCH_TABLE),
                    (f"/api/games/{sign}", ErrorCode.NO_SUCH_GAME),
                    (f"/api/games/{sign}/record", ErrorCode.NO_SUCH_GAME),
                    (f"/api/people/{sign}", ErrorCode.NOT_FOUND),
                ):
                    assert code_of(await http.get(path)) is why, path
                assert (await http.get(f"/t/{sign}")).status_code == 404
            for body in (
                '{"name": "A\\u0000"}',
                '{"name": "\\ud800"}',
                '{"name":"Ann","language":"\\u0000\\u0000"}',
            ):
                response = await http.post("/api/people", content=body)
                assert response.status_code == 400
            code = await ann.open_table()
            for hello in ('{"type":"hello","version":1,"token":"\\u0000"}',):
                async with bare_line(server.address, code) as one:
                    await one.say(hello)
                    assert await one.closed() == 4400
    assert "parameters" not in caplog.text
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
