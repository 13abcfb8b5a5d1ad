"""Nobody may ask too much: each limit is reached, says so with its code, and harms nobody else."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import asdict, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import click
import pytest
from websockets.asyncio.client import ClientConnection, connect

from papersea.analysis.questions import questions
from papersea.protocol.codec import decode_from_server, encode
from papersea.protocol.messages import (
    VERSION,
    Goodbye,
    Hello,
    Ping,
    Refusal,
    Update,
    Welcome,
)
from papersea.server.metrics import METRICS
from papersea.server.settings import COUNTED_AS, LIMIT_NAMES
from papersea.table.commands import Leave, Phrase, Say, ShowHand, Sit
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.terminal.serve.checks import read_limits
from tests.patience import PATIENT
from tests.server.guests import guests, playing, seated, visitor
from tests.server.hosting import GENEROUS, Hosted, hosted
from tests.server.http.test_analysis import FEW_MOVES
from tests.server.lines import bare_line, line
from tests.server.reaching import reached_by_tests, reaches, turned_away

pytestmark = pytest.mark.anyio


def test_every_limit_is_reached_by_a_test() -> None:
    """Which says so (``tests/server/reaching.py``), and fails unless it is counted."""
    assert reached_by_tests() == set(LIMIT_NAMES)


def test_every_limit_can_be_set() -> None:
    wanted = {name: number for number, name in enumerate(LIMIT_NAMES, 1)}
    texts = tuple(f"{name}={number}" for name, number in wanted.items())
    given = read_limits(click.Context(click.Command("serve")), click.Option(["--limit"]), texts)
    assert asdict(given) == wanted


def test_every_limit_that_is_counted_is_shown_before_anybody_meets_it() -> None:
    (counted,) = METRICS.turned_away.collect()
    shown = {each.labels["limit"] for each in counted.samples}
    assert shown == set(COUNTED_AS.values())


def code_of(problem: dict[str, str]) -> ErrorCode:
    return ErrorCode(problem["code"])


@pytest.mark.usefixtures("one_minute")
@reaches("requests_a_minute")
async def test_an_address_asks_only_so_much_in_a_minute(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, requests_a_minute=10)) as server:
        async with visitor(server.address) as http:
            answers = [await http.get("/api/about") for _ in range(12)]
            assert [each.status_code for each in answers] == [200] * 10 + [429] * 2
            assert code_of(answers[-1].json()) is ErrorCode.TOO_FAST
            spoofed = await http.get("/api/about", headers={"x-forwarded-for": "203.0.113.9"})
            assert spoofed.status_code == 429, "an address is not what somebody says it is"


@pytest.mark.usefixtures("one_minute")
@reaches("odds_a_minute")
async def test_an_address_asks_for_fewer_odds(tmp_path: Path) -> None:
    question = {"cards": "OyOgOvPpHy", "others": [5]}
    with hosted(tmp_path, limits=replace(GENEROUS, odds_a_minute=2)) as server:
        async with visitor(server.address) as http:
            answers = [await http.post("/api/odds", json=question) for _ in range(3)]
            assert [each.status_code for each in answers] == [200, 200, 429]
            assert code_of(answers[-1].json()) is ErrorCode.TOO_FAST
            assert (await http.get("/api/about")).status_code == 200
            assert (await http.get("/health/live")).status_code == 200


@pytest.mark.usefixtures("one_minute")
@reaches("advice_a_minute", "analyses_a_minute")
async def test_an_address_asks_for_less_advice_and_fewer_analyses(tmp_path: Path) -> None:
    chosen = replace(GENEROUS, advice_a_minute=2, analyses_a_minute=1)
    source = {"game": "no-such-game"}
    with hosted(tmp_path, limits=chosen) as server:
        async with visitor(server.address) as http:
            choice = {**source, "number": 1, "move": "D"}
            asked = [
                await http.post(path, json=body)
                for path, body in (
                    ("/api/analysis", source),
                    ("/api/analysis/choice", choice),
                    ("/api/tables/x/advice", {"after": 1}),
                )
            ]
            assert [each.status_code for each in asked] == [404, 404, 401]
            third = await http.post("/api/analysis/choice", json=choice)
            assert code_of(third.json()) is ErrorCode.TOO_FAST, "tries count with advice"
            again = await http.post("/api/analysis", json=source)
            assert code_of(again.json()) is ErrorCode.TOO_FAST


@reaches("analyses_at_once")
async def test_an_address_waits_for_only_so_many_analyses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, analyses_at_once=1)) as server:
        begun, go_on = threading.Event(), threading.Event()
        really = server.context.reckoner.work

        async def hold(asker: str, work: Any, *arguments: Any, **facts: Any) -> Any:
            if work is questions:  # the first step of an analysis; a record is read before
                begun.set()
                await asyncio.to_thread(go_on.wait, PATIENT)
            return await really(asker, work, *arguments, **facts)

        monkeypatch.setattr(server.context.reckoner, "work", hold)
        async with visitor(server.address) as http:
            asked = [{"record": FEW_MOVES, "seat": seat} for seat in (0, 1)]
            first = asyncio.create_task(http.post("/api/analysis", json=asked[0]))
            try:
                assert await asyncio.to_thread(begun.wait, PATIENT)
                second = await http.post("/api/analysis", json=asked[1])
            finally:
                go_on.set()
            last = [json.loads(each.text.splitlines()[-1]) for each in (await first, second)]
            assert [each["type"] for each in last] == ["analysed", "not_analysed"]
            assert last[1]["code"] == "too_fast"


@pytest.mark.usefixtures("one_minute")
async def test_looking_at_a_record_counts_with_advice(tmp_path: Path) -> None:
    source = {"game": "no-such-game"}
    with hosted(tmp_path, limits=replace(GENEROUS, advice_a_minute=1)) as server:
        async with visitor(server.address) as http:
            assert (await http.post("/api/analysis/steps", json=source)).status_code == 404
            second = await http.post("/api/analysis/steps", json=source)
            assert code_of(second.json()) is ErrorCode.TOO_FAST


async def until(is_so: Callable[[], bool]) -> None:
    """Of what the server notices in its own time."""
    async with asyncio.timeout(PATIENT):
        while not is_so():
            await asyncio.sleep(0.01)


@reaches("sockets_per_address")
async def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, sockets_per_address=3)) as server:
        async with guests(server.address, "Ann") as (ann,), AsyncExitStack() as stack:
            code = await ann.open_table()
            for _ in range(2):
                await stack.enter_async_context(line(server.address, code))
            async with line(server.address, code, ann.token) as third:
                async with bare_line(server.address, code) as fourth:
                    assert await fourth.closed() == 4400
                    assert fourth.heard(Goodbye) == [Goodbye(ErrorCode.TOO_MANY_SOCKETS)]
                await third.do(Say(Phrase.HELLO))
            await until(lambda: server.context.sockets._open.total() == 2)
            async with line(server.address, code, ann.token) as again:
                await again.do(Say(Phrase.HELLO))


@reaches("tables_per_person")
async def test_a_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, tables_per_person=2)) as server:
        async with guests(server.address, "Ann", "Bob") as (ann, bob):
            for _ in range(2):
                await ann.open_table()
            for path in ("/api/tables", "/api/match"):
                response = await ann.http.post(path, json={})
                assert response.status_code == 429
                assert code_of(response.json()) is ErrorCode.TOO_MANY_TABLES
            await bob.open_table()


@reaches("tables_per_person")
async def test_a_person_sits_at_only_so_many_tables_of_others(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, tables_per_person=2)) as server:
        async with guests(server.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            codes = [await ann.open_table(), await ann.open_table(), await bob.open_table()]
            for code in codes[:2]:
                async with line(server.address, code, eve.token) as here:
                    await here.do(Sit())
            async with line(server.address, codes[2], eve.token) as third:
                assert await third.refused(Sit()) is ErrorCode.TOO_MANY_TABLES
                async with line(server.address, codes[0], eve.token) as first:
                    await first.do(Leave())
                await third.do(Sit())


@reaches("messages_a_second", "messages_at_once")
async def test_a_flood_of_messages_is_slowed_down_for_its_sender_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "papersea.server.routes.socket.time", SimpleNamespace(monotonic=lambda: 0.0)
    )
    limits = replace(GENEROUS, messages_at_once=5, messages_a_second=20)
    with hosted(tmp_path, limits=limits) as server:
        async with (
            guests(server.address, "Ann", "Bob") as (ann, bob),
            seated(ann, bob) as (first, second),
        ):
            for number in range(100, 130):
                await first.send(Ping(number))
            await second.do(Say(Phrase.HELLO))
            await first.until(lambda: bool(first.heard(Refusal)))
            assert {each.code for each in first.heard(Refusal)} == {ErrorCode.TOO_FAST}
            assert {each.id for each in first.heard(Refusal)} <= set(range(100, 130))
            await first.until(lambda: len(first.heard(Refusal)) > 3)
            await second.do(Say(Phrase.HELLO))


@reaches("message_bytes")
async def test_a_message_has_only_so_many_bytes(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, message_bytes=500)) as server:
        async with guests(server.address, "Ann") as (ann,):
            code = await ann.open_table()
            async with line(server.address, code, ann.token) as quiet:
                async with line(server.address, code, ann.token) as loud:
                    await loud.say("x" * 500)
                    await loud.until(lambda: bool(loud.heard(Refusal)))
                    await loud.say("x" * 501)
                    assert await loud.closed() == 1009
                await quiet.do(Say(Phrase.HELLO))


@pytest.mark.parametrize(
    ("paths", "limits"),
    [
        pytest.param(
            ("/api/people", "/api/tables", "/api/me/bots"),
            {"body_bytes": 500},
            marks=reaches("body_bytes"),
        ),
        pytest.param(
            ("/api/analysis", "/api/analysis/steps", "/api/tables/taken-up"),
            {"record_bytes": 500, "body_bytes": 100},
            marks=reaches("record_bytes"),
        ),
    ],
)
async def test_a_request_has_only_so_many_bytes(
    tmp_path: Path, paths: tuple[str, ...], limits: dict[str, int]
) -> None:
    before, limit = turned_away(), next(iter(limits))
    with hosted(tmp_path, limits=replace(GENEROUS, **limits)) as server:
        async with guests(server.address, "Ann") as (ann,):
            for path in paths:
                response = await ann.http.post(path, content=b'{"x":"' + b"x" * 400 + b'"}')
                assert response.status_code == 400
                response = await ann.http.post(path, content=b'{"x":"' + b"x" * 500 + b'"}')
                assert response.status_code == 413
                assert code_of(response.json()) is ErrorCode.TOO_LARGE
    assert turned_away() == before | {limit: before[limit] + len(paths)}


async def test_a_host_can_let_longer_records_in(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, record_bytes=200_000)) as server:
        async with guests(server.address, "Ann") as (ann,):
            response = await ann.http.post("/api/analysis", json={"record": "x" * 150_000})
            assert code_of(response.json()) is ErrorCode.BAD_RECORD


@reaches("unreadable_messages")
async def test_whoever_sends_much_that_cannot_be_read_is_sent_away(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, unreadable_messages=3)) as server:
        async with guests(server.address, "Ann") as (ann,):
            code = await ann.open_table()
            async with line(server.address, code, ann.token) as quiet:
                async with line(server.address, code, ann.token) as loud:
                    for _ in range(3):
                        await loud.do(Say(Phrase.HELLO))  # what can be read does not count
                        await loud.say("nonsense")
                    assert await loud.closed() == 1001
                    assert len(loud.heard(Refusal)) == 3
                await quiet.do(Say(Phrase.HELLO))


@reaches("seconds_to_say_hello")
async def test_whoever_says_no_hello_is_sent_away(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        async with (
            guests(server.address, "Ann") as (ann,),
            seated(ann, settings=Settings()) as (host,),
        ):
            # From now on: on a busy machine, whoever does say hello may take longer.
            hurried = replace(
                server.context.settings, limits=replace(GENEROUS, seconds_to_say_hello=1)
            )
            server.app.state.context = replace(server.context, settings=hurried)
            async with bare_line(server.address, host.latest.table.code) as silent:
                assert await silent.closed() == 4400
                assert silent.heard(Goodbye) == [Goodbye(ErrorCode.BAD_MESSAGE)]


async def deaf(server: Hosted, code: str, stack: AsyncExitStack) -> ClientConnection:
    """A socket whose owner reads nothing, with little room for what is on its way."""
    raw = stack.enter_context(socket.socket())
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
    at = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    connection = connect(at, sock=raw, compression=None, max_queue=1, ping_interval=None)
    opened = await stack.enter_async_context(connection)
    await opened.send(encode(Hello(VERSION)), text=True)
    return opened


@reaches("messages_waiting")
async def test_a_slow_reader_holds_nobody_up(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, messages_waiting=20)) as server:
        async with (
            guests(server.address, "Ann", "Bob") as (ann, bob),
            playing(ann, bob) as (first, second),
            AsyncExitStack() as stack,
        ):
            code = first.latest.table.code
            slow = await deaf(server, code, stack)
            await asyncio.to_thread(server.run, tell_until_behind(server, code))
            number = await first.do(ShowHand(is_open=True))
            await second.reach(number)
            async with line(server.address, code) as quick:
                assert quick.number == number
            async with asyncio.timeout(PATIENT):
                heard = [decode_from_server(message) async for message in slow]
            assert isinstance(heard[0], Welcome), "what was on its way still came"
            assert slow.close_code == 1001
            assert not any(isinstance(each, Update) for each in heard), "and then the end"


async def tell_until_behind(server: Hosted, code: str) -> None:
    """The spectators hear so much that nobody could keep it all for them."""
    opened = await server.context.house.open(code)
    while not any(each.person is None for each in opened.connections):
        await asyncio.sleep(0.01)
    (slow,) = (each for each in opened.connections if each.person is None)
    while not slow.is_closing:
        assert slow.outbox.qsize() <= 20
        slow.heard = None
        opened.tell([slow])
        await asyncio.sleep(0)  # whoever is ready to send does
