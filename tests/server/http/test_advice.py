"""Advice: for somebody alone with bots, by what their seat sees, and for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from papersea.answers.advising import Advice
from papersea.moves import Seat, parse_move
from papersea.table.commands import (
    AddSalt,
    ComeBack,
    Leave,
    Rematch,
    Resign,
    SeatBot,
    ShowHand,
    Sit,
)
from papersea.table.deciding import decide_move
from papersea.table.facts import Advised
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.table.table import Person, Phase
from tests.server.guests import Guest, guest, guests, playing, seated, start, until_phase
from tests.server.hosting import Hosted, hosted
from tests.server.http.test_games import RATED
from tests.server.http.test_people import code_of
from tests.server.lines import Line, line
from tests.table.live import ScriptedDealer

pytestmark = pytest.mark.anyio

DECK = "Hd Hl Ap Fd Ao Fl Pv Fk Pa Fk …"
OTHER_DECK = "Hd Hl Ap Fd By Fl Pv Fk Pa Fk …"
"""What the bot keeps is another card, which nobody else sees."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("server"), dealer=ScriptedDealer([DECK])) as running:
        yield running


@asynccontextmanager
async def alone(ann: Guest, settings: Settings | None = None) -> AsyncIterator[Line]:
    """Ann in a game against a bot."""
    code = await ann.open_table(settings or Settings(patience=None))
    async with line(ann.address, code, ann.token) as one:
        await one.do(SeatBot(1, "gull"))
        await start(one)
        yield one


async def ask(somebody: Guest, one: Line, after: int | None = None) -> httpx.Response:
    path = f"/api/tables/{one.latest.table.code}/advice"
    body = {"after": one.number if after is None else after}
    return await somebody.http.post(path, json=body)


async def bot_plays(server: Hosted, one: Line, moves: str) -> None:
    """Where no bot thinks, the test does."""
    opened = server.run(server.context.house.open(one.latest.table.code))
    for move in moves.split():
        fact = decide_move(opened.table, Seat(1), parse_move(move), by_bot=True)
        await one.reach(server.run(server.context.house._do(opened, lambda *_, fact=fact: fact)))


async def test_whoever_is_alone_with_bots_is_told_what_and_why(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann, alone(ann) as one:
        assert one.latest.table.allows_advice
        response = await ask(ann, one)
        assert response.status_code == 200, response.text
        advice = msgspec.json.decode(response.content, type=Advice)
        assert advice.decision is not None
        assert one.latest.game is not None
        assert {each.move for each in advice.decision.alternatives} == set(one.legal)
        assert advice.decision.reasons
        assert not any(each.is_hindsight for each in advice.decision.reasons)
        assert advice.odds is None, "there is nothing to call yet"


async def test_a_game_with_advice_says_so_and_does_not_count(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        for is_asked in (True, False):
            async with alone(ann) as one:
                for _ in range(2 if is_asked else 0):
                    assert (await ask(ann, one)).status_code == 200
                await one.do(Resign())
                await until_phase(one, Phase.OVER)
                outcome = (await ann.get("/api/me/games"))[0]["outcome"]
                assert outcome["advised"] == ([0] if is_asked else [])
                standings = (await ann.get(f"/api/people/{ann.id}"))["standings"]
                assert [each["statistics"]["games"] for each in standings] == (
                    [] if is_asked else [1]
                )


async def test_those_who_ask_at_once_are_noted_once(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann, alone(ann) as one:
        person, after = Person(ann.id, ann.name), one.number

        async def ask_twice() -> None:
            house = server.context.house
            opened = await house.open(one.latest.table.code)
            async with opened.lock:  # something else is being written
                asking = [
                    asyncio.create_task(house.note_advice(opened, person, after)) for _ in "12"
                ]
                await asyncio.sleep(0)
            await asyncio.gather(*asking)

        server.run(ask_twice())
        await one.settle()
        assert one.facts().count(Advised(Seat(0))) == 1


async def test_no_table_that_concerns_others_gives_advice(server: Hosted) -> None:
    """Shared, rated, public: the server refuses, whatever a page or a program may ask."""
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        for settings in (Settings(), RATED):
            async with playing(ann, bob, settings=settings) as lines:
                for somebody, one in zip((ann, bob), lines, strict=True):
                    assert not one.latest.table.allows_advice
                    assert code_of(await ask(somebody, one)) is ErrorCode.NOT_AT_THIS_TABLE
                await lines[1].do(Resign())
                assert code_of(await ask(ann, lines[0])) is ErrorCode.NOT_AT_THIS_TABLE
        async with alone(ann, Settings(is_public=True, patience=None)) as one:
            assert code_of(await ask(ann, one)) is ErrorCode.NOT_AT_THIS_TABLE
        async with seated(ann, bob, settings=Settings(players=3)) as lines:
            await lines[0].do(SeatBot(2, "gull"))
            await start(*lines)
            assert code_of(await ask(ann, lines[0])) is ErrorCode.NOT_AT_THIS_TABLE


async def test_whoever_shares_their_table_has_no_advice(server: Hosted) -> None:
    """With somebody who looks on, or a hand that may be looked at."""
    async with guest(server.address, "Ann") as ann, alone(ann) as one:
        async with line(ann.address, one.latest.table.code):
            await one.until(lambda: one.attendance.spectators == 1)
            assert code_of(await ask(ann, one)) is ErrorCode.NOT_AT_THIS_TABLE
        await one.until(lambda: one.attendance.spectators == 0)
        await one.do(ShowHand(is_open=True))
        assert not one.latest.table.allows_advice
        assert code_of(await ask(ann, one)) is ErrorCode.NOT_AT_THIS_TABLE
        await one.do(ShowHand(is_open=False))
        assert (await ask(ann, one)).status_code == 200


async def test_whoever_brought_a_companion_is_not_alone(server: Hosted) -> None:
    """Two at one device are two; also while a bot plays for one of them."""
    async with guest(server.address, "Ann") as ann:
        bob = await ann.post("/api/me/companions", {"name": "Bob"})
        code = await ann.open_table(Settings(patience=None))
        async with line(ann.address, code, ann.token) as one:
            async with line(ann.address, code, bob["token"]) as other:
                await other.do(Sit())
                await start(one, other)
                assert code_of(await ask(ann, one)) is ErrorCode.NOT_AT_THIS_TABLE
                await other.do(Leave())
            await one.until(lambda: one.latest.table.seats[1].is_stand_in)
            assert code_of(await ask(ann, one)) is ErrorCode.NOT_AT_THIS_TABLE


async def test_whoever_has_left_is_told_nothing_until_they_come_back(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann, alone(ann) as one:
        await one.do(Leave())
        assert one.latest.table.seats[0].is_stand_in
        assert code_of(await ask(ann, one)) is ErrorCode.STAND_IN_PLAYS
        await one.do(ComeBack())
        assert (await ask(ann, one)).status_code == 200


async def test_advice_in_one_game_says_nothing_about_the_next(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann, alone(ann) as one:
        assert (await ask(ann, one)).status_code == 200
        await one.until(lambda: one.latest.table.seats[0].is_advised)
        await one.do(Resign())
        await one.do(Rematch())
        assert code_of(await ask(ann, one)) is ErrorCode.WRONG_PHASE
        await one.do(AddSalt("salt"))
        await until_phase(one, Phase.PLAYING)
        assert not one.latest.table.seats[0].is_advised
        await one.do(Resign())
        await until_phase(one, Phase.OVER)
        games = await ann.get("/api/me/games")
        assert [each["outcome"]["advised"] for each in games] == [[], [0]]


async def test_nobody_else_is_told(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), alone(ann) as one:
        assert code_of(await ask(bob, one)) is ErrorCode.NOT_SEATED
        bob.http.headers.pop("authorization")
        assert code_of(await ask(bob, one)) is ErrorCode.NOT_SIGNED_IN
        assert code_of(await ask(ann, one, after=0)) is ErrorCode.STALE
        await one.play("L")
        await one.play(".")
        assert code_of(await ask(ann, one)) is ErrorCode.STALE, "it is not her turn"


async def advice_after(server: Hosted, own: str, others: str) -> bytes:
    async with guest(server.address, "Ann") as ann, alone(ann) as one:
        for move in own.split():
            await one.play(move)
        await bot_plays(server, one, others)
        response = await ask(ann, one)
        assert response.status_code == 200, response.text
        return response.content


async def test_whoever_has_seen_the_same_is_told_the_same(server: Hosted, tmp_path: Path) -> None:
    """The bot holds another card at the other server, and the deck is another one too."""
    with hosted(tmp_path, dealer=ScriptedDealer([OTHER_DECK])) as other:
        truth = await advice_after(server, "D Ap-L .", "D Ao-R .")
        assert truth == await advice_after(other, "D Ap-L .", "D By-R .")
    hands: Any = msgspec.json.decode(truth)["hands"]
    assert [each["seat"] for each in hands] == [1]
    assert 0 < hands[0]["kinds"][0]["percent"] < 100, "nobody knows what it is"
