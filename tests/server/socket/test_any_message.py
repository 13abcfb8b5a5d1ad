"""No message harms a table, whoever sends it: malformed, out of turn, replayed or forged."""

from __future__ import annotations

import asyncio
import logging
import os
from base64 import b64encode
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from hypothesis import Phase as Stage
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from papersea.moves import parse_move
from papersea.protocol.codec import decode_entry, decode_from_client, delivery_message
from papersea.protocol.messages import Do, Refusal, Snapshot, Welcome
from papersea.table.commands import Phrase, Play, Say
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Phase, Table
from papersea.table.viewing import delivery, viewpoint_of
from tests.patience import PATIENT
from tests.server.guests import Guest, guests, playing
from tests.server.hosting import Hosted
from tests.server.lines import Line, bare_line, line, play_on
from tests.server.socket.any_message import Frame, forged, nonsense, spoilt
from tests.sizes import examples

pytestmark = pytest.mark.anyio
STAGES = [Stage.explicit, Stage.reuse, Stage.generate]
"""Without shrinking: a whole game for every try would take too long."""
PROPER_ENDS = {1000, 1001, 1009, 4400}
"""How a connection may end that was not broken off by a crash."""

NOT_FAILURES = {"Invalid UTF-8 sequence received from client."}
"""What uvicorn thinks worth an error, and is only a client's."""


@pytest.fixture(autouse=True)
def no_failure_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    failures = [e for e in caplog.get_records("call") if e.levelno >= logging.ERROR]
    assert [e.getMessage() for e in failures if e.getMessage() not in NOT_FAILURES] == []


async def attack(one: Line, *frames: Frame) -> None:
    """Send all of it, and see that the server lives through it."""
    for frame in frames:
        if not one.is_closed:
            try:
                await one.say(frame)
            except ConnectionClosed:
                await one.closed()
    if not one.is_closed:
        await one.settle_or_close()
    assert not one.is_closed or one.close_code in PROPER_ENDS


def log_of(server: Hosted, code: str) -> list[str]:
    return [each.body for each in server.run(server.context.store.read(code)).lines]


async def everything(server: Hosted, code: str, people: list[Guest]) -> list[object]:
    """The log, and what everybody is shown who comes now."""
    seen: list[object] = [log_of(server, code)]
    for token in (None, *(each.token for each in people)):
        async with line(server.address, code, token) as fresh:
            assert isinstance(fresh.latest, Snapshot)
            seen.append(fresh.latest)
    return seen


def check_log(server: Hosted, lines: list[Line]) -> None:
    """Everybody sees what the log tells, and nothing else."""
    code = lines[0].latest.table.code
    table = Table.read(code, map(decode_entry, log_of(server, code)))
    for each in lines:
        person = each.heard(Welcome)[0].person
        told = delivery_message(delivery(table, viewpoint_of(table, person), None))
        assert (told.table, told.game) == (each.latest.table, each.latest.game)


async def play_to_the_end(server: Hosted, lines: list[Line]) -> None:
    await play_on(*lines)
    assert lines[0].phase is Phase.OVER
    for each in lines:
        await each.reach(lines[0].number)
    check_log(server, lines)


@examples(12, phases=STAGES)
@given(st.lists(nonsense | spoilt(), min_size=5, max_size=30))
async def test_nonsense_changes_nothing(server: Hosted, frames: list[Frame]) -> None:
    """At the door or at the table, from players and from spectators."""
    async with guests(server.address, "Ann", "Bob") as people, playing(*people) as lines:
        code = lines[0].latest.table.code
        before = await everything(server, code, people)
        async with bare_line(server.address, code) as outside:
            await attack(outside, frames[0])
        for token in (None, people[0].token, people[1].token):
            async with line(server.address, code, token) as one:
                await attack(one, *(each for each in frames if not may_be_done(each)))
        assert await everything(server, code, people) == before


def may_be_done(frame: Frame) -> bool:
    """A message that was spoilt and is still one."""
    if isinstance(frame, bytes):
        return False
    try:
        return isinstance(decode_from_client(frame), Do)
    except Refused:
        return False


@examples(10, phases=STAGES)
@given(st.lists(forged, min_size=5, max_size=40))
async def test_whoever_does_not_sit_there_changes_nothing(
    server: Hosted, frames: list[Frame]
) -> None:
    async with (
        guests(server.address, "Ann", "Bob", "Eve") as (ann, bob, eve),
        playing(ann, bob) as lines,
    ):
        code = lines[0].latest.table.code
        before = await everything(server, code, [ann, bob])
        for token in (None, eve.token):
            async with line(server.address, code, token) as one:
                await attack(one, *frames)
        assert await everything(server, code, [ann, bob]) == before
        await play_on(*lines, is_enough=lambda: lines[0].number > 10)


@examples(10, phases=STAGES)
@given(st.lists(st.tuples(st.booleans(), forged), min_size=5, max_size=30))
async def test_whatever_players_do_the_log_tells_what_everybody_sees(
    server: Hosted, asked: list[tuple[bool, Frame]]
) -> None:
    async with guests(server.address, "Ann", "Bob") as people, playing(*people) as lines:
        for is_host, frame in asked:
            await attack(lines[0] if is_host else lines[1], frame)
        for each in lines:
            await each.settle()
        for each in lines:
            await each.reach(len(log_of(server, each.latest.table.code)))
        check_log(server, lines)


async def test_a_message_that_comes_again_is_done_once(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as people, playing(*people) as lines:
        code = lines[0].latest.table.code
        for _ in range(15):
            mover = next(each for each in lines if each.legal)
            move = Play(parse_move(mover.legal[0]), mover.number)
            await mover.do(move)
            log = log_of(server, code)
            for each in lines:
                assert await each.refused(move) in {ErrorCode.STALE, ErrorCode.ILLEGAL_MOVE}
                assert await each.refused(Play(move.move, 0)) is ErrorCode.STALE
            assert log_of(server, code) == log
        await play_to_the_end(server, lines)


async def test_a_flood_of_the_same_move_makes_it_once(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as people, playing(*people) as lines:
        mover = next(each for each in lines if each.legal)
        before, move = mover.number, Play(parse_move("D"), mover.number)
        for number in range(500, 600):
            await mover.send(Do(number, move))
        await mover.settle()
        assert mover.number == before + 1
        assert len(mover.heard(Refusal)) == 99
        await play_to_the_end(server, lines)


async def test_a_move_of_the_other_seat_is_not_ones_own(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as people, playing(*people) as lines:
        mover = next(each for each in lines if each.legal)
        other = next(each for each in lines if each is not mover)
        log = log_of(server, mover.latest.table.code)
        for move in mover.legal:
            assert (
                await other.refused(Play(parse_move(move), mover.number)) is ErrorCode.ILLEGAL_MOVE
            )
        assert log_of(server, mover.latest.table.code) == log


async def test_a_token_is_good_for_its_own_person_only(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as people, playing(*people) as lines:
        code = lines[0].latest.table.code
        token = people[0].token
        for wrong in (token[:-1], f"{token}x", people[0].id, token.swapcase()):
            async with bare_line(server.address, code) as forger:
                await forger.say(f'{{"type":"hello","version":1,"token":"{wrong}"}}')
                assert await forger.closed() == 4400


RAW = {
    "an unknown opcode": b"\x83\x80\0\0\0\0",
    "a frame that is not masked": b"\x81\x02{}",
    "text that is not UTF-8": b"\x81\x81\0\0\0\0\xff",
    "an endless frame": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
    "a reserved bit": b"\xf1\x80\0\0\0\0",
    "a continuation of nothing": b"\x80\x80\0\0\0\0",
    "a long ping": b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126,
    "half a frame": b"\x81\x85\0\0",
    "no frame": os.urandom(64),
}


@pytest.mark.parametrize("what", RAW)
async def test_bytes_that_are_no_frames_end_only_their_own_connection(
    server: Hosted, what: str
) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as people,
        playing(*people) as lines,
        AsyncExitStack() as stack,
    ):
        code = lines[0].latest.table.code
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        stack.callback(writer.transport.abort)
        key = b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(RAW[what])
        await writer.drain()
        writer.write_eof()
        async with asyncio.timeout(PATIENT):
            await reader.read()
        writer.close()
        await writer.wait_closed()
        await lines[0].do(Say(Phrase.HELLO))
        await lines[1].reach(lines[0].number)
