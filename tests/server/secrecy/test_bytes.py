"""Two games that differ only in what a viewpoint cannot know look the same on its socket, byte by
byte, and over HTTP."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import cast

import pytest
from hypothesis import Phase as Stage
from hypothesis import assume, given
from hypothesis import strategies as st

from papersea.cards import CARDS, DECK, Card
from papersea.moves import Move, Seat, parse_move
from papersea.protocol.messages import (
    Attendance,
    Done,
    Pong,
    Refusal,
    Snapshot,
    Update,
    Welcome,
)
from papersea.rules.options import Options
from papersea.table.commands import (
    AddSalt,
    Answer,
    AnyCommand,
    Ask,
    Asked,
    Change,
    ComeBack,
    Leave,
    Phrase,
    Play,
    Rematch,
    Resign,
    Resume,
    Say,
    SeatBot,
    ShowHand,
    Sit,
    Start,
    Unseat,
)
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from papersea.table.table import Phase
from tests.properties.games import decks, options
from tests.properties.test_secrecy import exchanged
from tests.server.lines import bare_line
from tests.server.secrecy.twins import Pair, Twins, pair_of_tables, twins
from tests.sizes import examples, sized
from tests.table.any_command import commands

pytestmark = pytest.mark.anyio

TAKE_BACK, PAUSE = Ask(Asked.TAKE_BACK), Ask(Asked.PAUSE)
YES, NO = Answer(agrees=True), Answer(agrees=False)
LATE = 10_000
"""A number after everything, so that no move is stale."""

MOVES = (
    *("D", "L", "R", ".", "STOP", "LC", "?L", "?R", "#1", "#2", "#30", "@A", "@B", "@C", "x", ""),
    *(f"{card}-{pile}" for card in CARDS for pile in "LR"),
    *(f"{card}+{card}" for card in CARDS),
    *(f"{first}+{second}" for first, second in pairwise(CARDS)),
)
"""More than any client would try, and what is no move."""


def late(move: str) -> Play:
    """Goes over the wire as it is written here."""
    return Play(cast("Move", move), LATE)


REFUSED: tuple[AnyCommand, ...] = (
    *(Sit(), Sit(1), SeatBot(1, "gull"), Unseat(1), Change(Settings()), AddSalt("x"), Start()),
    *(ComeBack(), YES, NO, Resume(), Rematch(), TAKE_BACK, Play(parse_move("D"), 0)),
)
"""What nobody may do in the middle of a game."""

TEXTS = (
    *("", "{", "[]", "null", '{"type":"hello","version":1}', '{"type":"do","id":1}', "x" * 8000),
    '{"type":"do","id":1,"command":{"do":"peek","seat":0}}',
    '{"type":"follow","id":1,"seat":9}',
)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    with twins(tmp_path_factory.mktemp("twins")) as running:
        yield running


def in_the_dark(deck: list[Card]) -> list[Card]:
    """Another deck: the first card that the first player draws is one from far below."""
    other = exchanged(deck, 2, 50)
    assert other[2] != deck[2]
    return other


def check_http(pair: Pair) -> None:
    """Whatever can be asked of the table while it is played."""
    ask, code = pair.twins.assert_same_answer, pair.code
    for path in (
        "/api/tables",
        f"/api/tables/{code}",
        f"/t/{code}",
        "/health/live",
        "/health/ready",
        "/api/about",
    ):
        assert ask("GET", path).status_code == 200
    for path in (f"/api/games/{code}-1", f"/api/games/{code}-1/record"):
        assert ask("GET", path).status_code == 404
    for path in ("/api/me", "/api/me/tables", "/api/me/games", "/api/me/data"):
        assert ask("GET", path, "Bob").status_code == 200


async def test_every_kind_of_message_and_refusal_is_the_same(both: Twins) -> None:
    deck = list(DECK)
    random.Random(5).shuffle(deck)
    chosen = Settings(players=3, clock=Bank(600, increment=5), is_public=True)
    async with pair_of_tables(both, chosen, (deck, in_the_dark(deck)), (0, 0)) as pair:
        await pair.take(0)
        await pair.take(0)
        assert pair.observers == [None, Seat(1), Seat(2)], "Ann alone has seen the difference"
        onlookers = ("Bob", "Cat", "Eve", "public")
        for name in onlookers:
            before = pair.number
            await pair.try_in_vain(name, *REFUSED)
            await pair.say(name, *TEXTS)
            assert pair.number == before, "all of it is refused"
        for name in ("Bob", "Cat"):
            await pair.try_in_vain(name, *map(late, MOVES))
        await talk_pause_and_take_back(pair)
        check_http(pair)
        lasts = range(0, pair.number, sized(4, 1))
        for last in (None, *lasts, pair.number, pair.number + 1):
            for name in ("Bob", "public"):
                await pair.check_resuming(name, last)
        await pair.check_resuming("public", None, follow=1)
        await leave_and_resign(pair)
        kinds = {type(each) for name in onlookers for each in pair.lines[name][0].messages}
        assert kinds == {Welcome, Snapshot, Update, Attendance, Done, Refusal, Pong}


async def talk_pause_and_take_back(pair: Pair) -> None:
    clock = pair.twins.clock
    for name, phrase in (("Ann", Phrase.THINKING), ("Bob", Phrase.YOUR_TURN)):
        clock.now += 1.5
        await pair.done(name, Say(phrase))
    await pair.follow("Eve", 1, ErrorCode.HAND_NOT_OPEN)
    await pair.done("Bob", ShowHand(is_open=True))
    await pair.follow("Eve", 1, None)
    await pair.done("Cat", ShowHand(is_open=True))
    await pair.follow("Eve", 2, None)
    await pair.done("Cat", ShowHand(is_open=False))
    await pair.follow("Eve", None, None)
    for agrees in (False, True):
        await pair.done("Ann", PAUSE)
        await pair.done("Bob", YES)
        await pair.do("Cat", Answer(agrees=agrees))
    clock.now += 30
    assert pair.phase is Phase.PAUSED
    await pair.done("Cat", Resume())
    await pair.do("Ann", Play(parse_move("."), LATE))
    clock.now += 2
    await pair.done("Bob", Play(parse_move("L"), LATE))
    await pair.done("Bob", TAKE_BACK)
    await pair.done("Ann", YES)
    await pair.done("Cat", YES)


async def leave_and_resign(pair: Pair) -> None:
    await pair.done("Cat", Leave())
    await pair.done("Cat", ComeBack())
    await pair.done("Ann", Resign())
    await pair.done("Cat", Resign())
    assert pair.phase is Phase.OVER


async def test_goodbyes_are_the_same(both: Twins) -> None:
    deck = list(DECK)
    random.Random(6).shuffle(deck)
    async with pair_of_tables(both, Settings(), (deck, in_the_dark(deck)), (0, 0)) as pair:
        await pair.take(0)
        await pair.take(0)
        for hello in (
            "",
            '{"type":"hello","version":9}',
            '{"type":"hello","version":1,"token":"x"}',
        ):
            heard = []
            for server in both.both:
                async with bare_line(server.hosted.address, pair.code) as one:
                    await one.say(hello)
                    code = await one.closed()
                    heard.append((one.frames, code))
            assert heard[0] == heard[1]
            assert len(heard[0][0]) == 1
        ends = []
        for one in pair.lines["Eve"]:
            for _ in range(50):
                await one.say("nonsense")
            ends.append((await one.closed(), one.frames[-60:]))
        assert ends[0] == ends[1]


@examples(12, phases=[Stage.explicit, Stage.reuse, Stage.generate])
@given(
    options,
    st.integers(2, 4),
    decks,
    st.tuples(st.integers(2, 20), st.integers(2, 57)),
    st.lists(commands, min_size=8, max_size=8),
    st.integers(0, 2**32),
)
async def test_whoever_saw_the_same_hears_the_same(
    both: Twins,
    rules: Options,
    number: int,
    deck: list[Card],
    places: tuple[int, int],
    said: list[AnyCommand],
    seed: int,
) -> None:
    """Two cards change places, thefts and crabs take other cards, and people do what they may."""
    other, randomness = exchanged(deck, *places), random.Random(seed)
    assume(other != deck)
    chosen = Settings(players=number, options=rules, patience=None)
    starters = seed % 4, seed % 4 + 4 * number
    async with pair_of_tables(both, chosen, (deck, other), starters) as pair:
        await pair.done("Ann", ShowHand(is_open=True))
        for _ in range(60):
            names = [name for name in pair.names() if name not in {"public", "follower"}]
            table, what = pair.tables[0], randomness.random()
            if not pair.observers or pair.phase is not Phase.PLAYING or table.game is None:
                break
            both.clock.now += randomness.choice([0.125, 0.5])
            if what < 0.25 and names:
                await pair.do(randomness.choice(names), randomness.choice(said))
            elif what < 0.4 and names:
                move = randomness.choice(MOVES)
                await pair.do(randomness.choice(names), late(move))
            elif what < 0.5 and names:
                await pair.do(randomness.choice(names), TAKE_BACK)
                await pair.do(randomness.choice(names), YES)
            elif what < 0.55 and None in pair.observers:
                await pair.check_resuming("public", randomness.randrange(pair.number))
            elif not (
                table.places[table.game.turn].is_active and await pair.move_alike(randomness)
            ):
                break
