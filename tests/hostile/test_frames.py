"""Frames that never become messages are counted: pings, pongs, fragments, what is packed."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, repeat

import pytest

from papersea.protocol.codec import encode
from papersea.protocol.messages import Goodbye
from papersea.server.limits import Rates
from papersea.table.refused import ErrorCode
from tests.hostile.attackers import BEGIN, COMPRESSED, MORE, PING, PONG, hello, raw, text
from tests.hostile.besieged import besieged
from tests.server.hosting import Hosted
from tests.server.reaching import reaches
from tests.sizes import sized

pytestmark = pytest.mark.anyio

FLOOD = sized(20_000, 2_000_000)
"""Frames; in pieces of some hundred."""


@pytest.mark.parametrize("frame", [PING, PONG], ids=["ping", "pong"])
@pytest.mark.parametrize("when", ["at the table", "before hello"])
@reaches("frames_a_second")
async def test_a_flood_of_empty_control_frames_ends_its_own_socket(
    server: Hosted, frame: bytes, when: str
) -> None:
    async with (
        besieged(server, frames_a_second=10, frames_at_once=100) as house,
        raw(house.port) as attacker,
    ):
        assert b" 101 " in await attacker.handshake(house.code)
        if when == "at the table":
            await attacker.send(hello())
        await attacker.flood(repeat(frame * 500, FLOOD // 500))
        heard = await attacker.until_closed()
        await house.until_met("frames_a_second")
        assert heard.count(b"\x8a\x00") < 200, "hardly more was answered than was allowed"
        await house.play_on()
        assert set(house.met()) == {"frames_a_second"}


@reaches("frames_at_once")
async def test_whoever_is_turned_away_is_told_why(server: Hosted) -> None:
    async with (
        besieged(server, frames_a_second=1, frames_at_once=5) as house,
        raw(house.port) as attacker,
    ):
        await attacker.handshake(house.code)
        await attacker.send(PONG * 6)  # all of it is read, so that the net drops no answer
        heard = await attacker.until_closed()
        assert encode(Goodbye(ErrorCode.TOO_FAST)) in heard
        assert heard.endswith(b"\x88\x0a\x03\xf0too_fast"), "1008"


@reaches("fragments_a_message")
async def test_a_message_comes_in_few_parts(server: Hosted) -> None:
    """Fragments slow enough for every other limit would still be kept for ever."""
    async with (
        besieged(server, fragments_a_message=16) as house,
        raw(house.port) as attacker,
    ):
        await attacker.handshake(house.code)
        await attacker.flood(chain([BEGIN], repeat(MORE * 100, FLOOD // 100)))
        await attacker.until_closed()
        assert house.met() == {"fragments_a_message": 1}
        await house.play_on()


async def test_parts_are_put_together_where_they_are_few(server: Hosted) -> None:
    async with besieged(server) as house, raw(house.port) as client:
        await client.handshake(house.code)
        whole = hello()
        mask, data = whole[2:6], whole[6:]
        parts = [data[:10], data[10:20], data[20:]]
        frames = [
            bytes((kind, 0x80 | len(part))) + mask + part
            for kind, part in zip((0x01, 0x00, 0x80), parts, strict=True)
        ]
        await client.flood(frames)
        assert await client.reader.readuntil(b'"type":"welcome"')


async def test_nothing_is_unpacked(server: Hosted) -> None:
    """A small frame could become a large message."""
    async with besieged(server) as house, raw(house.port) as attacker:
        answer = await attacker.handshake(
            house.code, "Sec-WebSocket-Extensions: permessage-deflate"
        )
        assert b" 101 " in answer
        assert b"extensions" not in answer.lower()
        await attacker.send(COMPRESSED)
        assert b"\x03\xea" in await attacker.until_closed(), "1002"
        await house.play_on()


@reaches("message_bytes")
async def test_too_long_a_message_is_counted(server: Hosted) -> None:
    async with besieged(server) as house, raw(house.port) as attacker:
        await attacker.handshake(house.code)
        await attacker.send(b"\x81\xfe\x20\x01\0\0\0\0" + b"x" * 8193)
        assert b"\x03\xf1" in await attacker.until_closed(), "1009"
        assert house.met() == {"message_bytes": 1}


@reaches("messages_per_address")
async def test_all_sockets_of_an_address_send_only_so_much_together(server: Hosted) -> None:
    """Each within its own limit. Nobody is closed for it: they wait, and are told so."""
    ping, context = text(b'{"type":"ping","id":1}'), server.context
    async with besieged(server) as house:
        server.app.state.context = replace(context, messages=Rates(size=5, rate=0))
        async with raw(house.port) as first, raw(house.port) as second:
            for each in (first, second):
                await each.handshake(house.code)
                await each.send(hello() + ping * 4)
            await house.until_met("messages_per_address", 3)
            assert house.met() == {"messages_per_address": 3}
        server.app.state.context = context
        await house.play_on()
