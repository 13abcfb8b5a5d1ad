"""A failure of our own is logged with a reference, and whoever met it is told that reference."""

from __future__ import annotations

import logging

import pytest

from papersea.protocol.messages import Do, Goodbye
from papersea.table.commands import Phrase, Say
from papersea.table.refused import ErrorCode
from tests.server.guests import guests, playing, visitor
from tests.server.hosting import Hosted
from tests.server.lines import bare_line, line

pytestmark = pytest.mark.anyio


async def fail(*_: object, **__: object) -> None:
    raise ValueError("it broke")


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The references in the log; each has its reason beside it."""
    failures = [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR]
    for each in failures:
        assert each.exc_info is not None
        assert isinstance(each.exc_info[1], ValueError)
    return [vars(each)["reference"] for each in failures]


def told(goodbyes: list[Goodbye]) -> list[str | None]:
    assert {each.code for each in goodbyes} == {ErrorCode.UNAVAILABLE}
    return [each.reference for each in goodbyes]


async def test_what_fails_at_a_table_ends_its_own_socket_with_a_reference(
    server: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with guests(server.address, "Ann", "Bob") as people, playing(*people) as lines:
        with monkeypatch.context() as failing:
            failing.setattr(server.context.house, "submit", fail)
            await lines[0].send(Do(99, Say(Phrase.HELLO)))
            assert await lines[0].closed() == 1001
        assert told(lines[0].heard(Goodbye)) == logged(caplog)
        assert len(logged(caplog)) == 1
        await lines[1].do(Say(Phrase.HELLO))
        async with line(server.address, lines[1].latest.table.code, people[0].token) as again:
            await again.do(Say(Phrase.HELLO))


async def test_what_fails_at_the_door_is_told_too(
    server: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with guests(server.address, "Ann") as (ann,):
        code = await ann.open_table()
        monkeypatch.setattr(server.context.house, "open", fail)
        async with bare_line(server.address, code) as one:
            await one.say('{"type":"hello","version":1}')
            assert await one.closed() == 4400
        assert told(one.heard(Goodbye)) == logged(caplog)
        assert len(logged(caplog)) == 1


async def test_a_request_that_fails_tells_its_reference(
    server: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server.context.store, "joinable_tables", fail)
    async with visitor(server.address) as http:
        failed = await http.get("/api/tables")
    assert failed.status_code == 500
    assert "it broke" not in failed.text
    assert [failed.json()["facts"]["reference"]] == logged(caplog)
