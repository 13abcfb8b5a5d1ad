"""The client against a real server process: games, kills, refusals."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from papersea.client import (
    ErrorCode,
    Refused,
    TableClient,
    TurnedAway,
    Unreachable,
    make_bot,
    open_table,
    quick_match,
    sign_in,
)
from papersea.game import Game
from papersea.moves import Seat, parse_move
from papersea.table.commands import Ask, Asked, Phrase, Play, Rematch, Say, SeatBot, Sit, Start
from papersea.table.following import Presence
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.client.playing import play_by_chance, until
from tests.client.serving import Server
from tests.patience import PATIENT
from tests.server.kill.processes import Serving
from tests.sizes import soak

pytestmark = pytest.mark.anyio
NOWHERE = "http://127.0.0.1:1"


async def two_at_a_table(
    server: Server | Serving, stack: AsyncExitStack
) -> tuple[TableClient, TableClient]:
    tokens = [await sign_in(server.address, name) for name in ("Ann", "Bob")]
    code = await open_table(server.address, tokens[0], Settings(players=2))
    ann, bob = [
        await stack.enter_async_context(TableClient(server.address, code, token=token))
        for token in tokens
    ]
    await bob.do(Sit())
    await ann.do(Start())
    await asyncio.gather(until(ann, Phase.PLAYING), until(bob, Phase.PLAYING))
    return ann, bob


async def test_two_play_a_whole_game_and_a_third_looks_on(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann, bob = await two_at_a_table(server, stack)
        public = await stack.enter_async_context(TableClient(server.address, ann.table.code))
        assert (ann.seat, bob.seat, public.seat) == (0, 1, None)
        await asyncio.gather(
            play_by_chance(ann, 1), play_by_chance(bob, 2), until(public, Phase.OVER)
        )
        assert ann.table == bob.table == public.table
        assert ann.table.outcome is not None
        for client in (ann, bob, public):
            async with TableClient(server.address, ann.table.code, token=client._token) as fresh:
                assert fresh.view == client.view
        assert public.attendance is not None
        assert public.attendance.seats == (Presence.HERE, Presence.HERE)


@soak
async def test_a_game_goes_on_when_the_server_was_killed(own_server: Serving) -> None:
    async with AsyncExitStack() as stack:
        ann, bob = await two_at_a_table(own_server, stack)
        heard = [ann.deliveries(), bob.deliveries()]
        playing = asyncio.gather(play_by_chance(ann, 3), play_by_chance(bob, 4))
        numbers: list[list[int]] = [[], []]

        async def listen(which: int) -> None:
            async for delivered in heard[which]:
                assert isinstance(delivered, tuple), "few things are missed"
                numbers[which] += [each.number for each in delivered]

        first = ann.number
        listening = [asyncio.create_task(listen(which)) for which in (0, 1)]
        for each in listening:
            stack.callback(each.cancel)
        stack.callback(playing.cancel)
        for _ in range(2):
            played = ann.number + 5
            while ann.number < played and ann.table.phase is not Phase.OVER:
                await ann.changed()
            own_server.kill()
            await asyncio.to_thread(own_server.start)
        await playing
        assert ann.table.phase is Phase.OVER
        async with TableClient(own_server.address, ann.table.code, token=ann._token) as fresh:
            assert (fresh.number, fresh.view) == (ann.number, ann.view)
        async with asyncio.timeout(PATIENT):
            while [each[-1:] for each in numbers] != [[ann.number], [bob.number]]:
                await asyncio.sleep(0.01)
        assert numbers[0] == list(range(first + 1, ann.number + 1))
        assert numbers[1] == list(range(first + 1, bob.number + 1))


async def test_what_is_refused_says_why(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann, bob = await two_at_a_table(server, stack)
        waiting = ann if ann.game and ann.game.turn == 1 else bob
        with pytest.raises(Refused) as refused:
            await waiting.do(Play(parse_move("D"), waiting.number))
        assert refused.value.code is ErrorCode.ILLEGAL_MOVE
        assert refused.value.facts["clause"] == "T1"
        with pytest.raises(Refused) as refused:
            await bob.do(Rematch())
        assert refused.value.code is ErrorCode.WRONG_PHASE
        moving = ann if waiting is bob else bob
        with pytest.raises(Refused) as refused:
            await moving.do(Play(parse_move("D"), 1))
        assert refused.value.code is ErrorCode.STALE
        public = await stack.enter_async_context(TableClient(server.address, ann.table.code))
        with pytest.raises(Refused) as refused:
            await public.do(Say(Phrase.HELLO))
        assert refused.value.code is ErrorCode.NOT_SIGNED_IN


async def test_a_move_that_is_taken_back_leaves_the_history(server: Server) -> None:
    token = await sign_in(server.address, "Ann")
    code = await open_table(server.address, token, Settings(players=2))
    async with TableClient(server.address, code, token=token) as ann:
        await ann.do(SeatBot(1, "gull"))
        await ann.do(Start())
        while ann.view is None or not ann.view.legal:
            await ann.changed()
        before = ann.view
        taken = next(move for move in map(str, before.legal) if move in ("L", "R"))
        await ann.do(Play(parse_move(taken), ann.number))
        assert ann.view is not None
        assert len(ann.view.history) == len(before.history) + 1
        await ann.do(Ask(Asked.TAKE_BACK))
        while ann.view is None:
            await ann.changed()
        assert ann.view == before


async def test_a_wrong_link_or_token_ends_at_once(server: Server) -> None:
    token = await sign_in(server.address, "Ann")
    code = await open_table(server.address, token)
    for wrong_code, wrong_token, why in (
        ("2222222222222", token, ErrorCode.NO_SUCH_TABLE),
        ("nonsense", token, ErrorCode.NO_SUCH_TABLE),
        (code, "nobody", ErrorCode.NOT_SIGNED_IN),
    ):
        with pytest.raises(TurnedAway) as turned_away:
            async with TableClient(server.address, wrong_code, token=wrong_token):
                pass
        assert turned_away.value.code is why
    with pytest.raises(Refused) as refused:
        await open_table(server.address, "nobody")
    assert refused.value.code is ErrorCode.NOT_SIGNED_IN
    with pytest.raises(Refused) as refused:
        await sign_in(server.address, "\x07")
    assert refused.value.code is ErrorCode.BAD_NAME
    with pytest.raises(Unreachable, match=NOWHERE):
        await sign_in(NOWHERE, "Ann")


async def test_two_who_want_a_match_meet_and_bots_have_tokens(server: Server) -> None:
    tokens = [await sign_in(server.address, name) for name in ("Ann", "Bob")]
    bot = await make_bot(server.address, tokens[1], "Robob")
    codes = [await quick_match(server.address, token) for token in (tokens[0], bot)]
    assert codes[0] == codes[1]
    async with TableClient(server.address, codes[0], token=bot) as client:
        assert client.seat == Seat(1)
        assert client.table.seats[1].is_bot
        await until(client, Phase.PLAYING)
        assert client.view is not None
        assert client.view.options == Game().options
