"""A table over sockets: open hands, take-backs, pauses, rematches, coming back, goodbyes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from papersea.moves import Seat, parse_move
from papersea.protocol.messages import (
    VERSION,
    Done,
    Goodbye,
    Hello,
    Refusal,
    Snapshot,
    Update,
    Welcome,
)
from papersea.table.commands import (
    AddSalt,
    Answer,
    Ask,
    Asked,
    Phrase,
    Play,
    Rematch,
    Resign,
    Resume,
    Say,
    SeatBot,
    ShowHand,
)
from papersea.table.facts import NewGame, TookBack
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.server.guests import guests, playing, seated, start, until_phase
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Line, bare_line, line, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """With somebody who thinks for bots."""
    with hosted(tmp_path_factory.mktemp("server"), thinkers=1) as running:
        yield running


def mover_of(lines: list[Line]) -> Line:
    return next(each for each in lines if each.legal)


def hands(one: Line) -> list[bool]:
    """Which hands are seen."""
    game = one.latest.game
    assert game is not None
    return [hand.hand is not None for hand in game.seats]


# Open hands


async def test_a_spectator_follows_an_open_hand_until_it_is_closed(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        code = lines[0].latest.table.code
        async with line(server.address, code) as looker:
            answer = await looker.follow(0)
            assert isinstance(answer, Refusal)
            assert answer.code is ErrorCode.HAND_NOT_OPEN
            await lines[0].do(ShowHand(is_open=True))
            await looker.reach(lines[0].number)
            assert hands(looker) == [False, False], "nobody has asked to see it"
            assert isinstance(await looker.follow(0), Done)
            assert isinstance(looker.latest, Snapshot)
            assert hands(looker) == [True, False]
            assert (looker.latest.seat, looker.legal) == (None, ())
            assert hands(lines[1]) == [False, True], "a player sees one hand only"
            await lines[0].do(ShowHand(is_open=False))
            await looker.reach(lines[0].number)
            assert hands(looker) == [False, False]


async def test_a_player_cannot_follow_another_hand(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        await lines[0].do(ShowHand(is_open=True))
        await lines[1].follow(0)
        assert lines[1].latest.seat == 1
        assert hands(lines[1]) == [False, True]
        code = lines[0].latest.table.code
        async with line(bob.address, code, bob.token, follow=0) as again:
            assert hands(again) == [False, True]


async def test_whoever_comes_back_follows_only_what_is_open_now(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        code = lines[0].latest.table.code
        await lines[0].do(ShowHand(is_open=True))
        async with line(server.address, code, follow=0) as open_:
            assert hands(open_) == [True, False]
            last = open_.number
        await lines[0].do(ShowHand(is_open=False))
        for follow in (0, 1, 3):
            async with line(server.address, code, follow=follow, last=last) as closed:
                assert hands(closed) == [False, False]


async def test_after_the_end_everybody_may_look_from_any_seat(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        await lines[0].do(Resign())
        await until_phase(lines[0], Phase.OVER)
        code = lines[0].latest.table.code
        async with (
            line(server.address, code, follow=1) as early,
            line(server.address, code) as late,
        ):
            assert isinstance(await late.follow(1), Done)
            assert early.latest.game == late.latest.game


# Take-backs and pauses


async def take_one(one: Line) -> None:
    """A move that brings nothing new to anybody: the top card of a pile, which all have seen."""
    await one.play(next(move for move in one.legal if move in ("L", "R")))


async def test_a_move_against_a_bot_is_taken_back_at_once(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,), seated(ann, settings=Settings()) as (one,):
        await one.do(SeatBot(1, "gull"))
        await start(one)
        await one.until(lambda: bool(one.legal))
        before = one.latest.game
        await take_one(one)
        assert one.latest.game != before
        await one.do(Ask(Asked.TAKE_BACK))
        assert one.latest.game == before
        assert TookBack(Seat(0)) in one.facts()


async def test_a_move_is_taken_back_once_the_others_agree(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        mover = mover_of(lines)
        other = next(each for each in lines if each is not mover)
        before = mover.latest.game
        await take_one(mover)
        await mover.do(Ask(Asked.TAKE_BACK))
        await other.reach(mover.number)
        question = other.latest.table.question
        assert question is not None
        assert (question.seat, question.waits_for) == (mover.latest.seat, (other.latest.seat,))
        await other.do(Answer(agrees=False))
        await mover.reach(other.number)
        assert mover.latest.game != before
        await mover.do(Ask(Asked.TAKE_BACK))
        await other.do(Answer(agrees=True))
        await mover.reach(other.number)
        assert mover.latest.game == before


async def test_whoever_has_seen_a_card_takes_nothing_back(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        mover = mover_of(lines)
        assert await mover.refused(Ask(Asked.TAKE_BACK)) is ErrorCode.NOTHING_TO_TAKE_BACK
        await mover.play("D")
        assert await mover.refused(Ask(Asked.TAKE_BACK)) is ErrorCode.NEW_INFORMATION


async def test_a_pause_needs_both_and_ends_when_one_wants(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        await lines[0].do(Ask(Asked.PAUSE))
        assert lines[0].phase is Phase.PLAYING
        await lines[1].do(Answer(agrees=True))
        await until_phase(lines[0], Phase.PAUSED)
        mover = next(e for e in lines if e.latest.game and e.latest.game.turn == e.latest.seat)
        assert await mover.refused(Play(parse_move("D"), mover.number)) is ErrorCode.WRONG_PHASE
        await lines[1].do(Resume())
        await until_phase(lines[0], Phase.PLAYING)


# Rematches


async def test_a_rematch_is_a_new_game_with_a_new_commitment(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        await play_on(*lines)
        over = lines[0].latest.table
        await lines[0].do(Rematch())
        await lines[1].do(Rematch())
        await lines[0].until(lambda: NewGame() in lines[0].facts())
        new = lines[0].latest.table
        assert (new.game, new.phase, new.proof) == (2, Phase.OPEN, None)
        assert new.commitment != over.commitment
        for each in lines:
            await each.do(AddSalt("again"))
        for each in lines:
            await until_phase(each, Phase.PLAYING)
        await play_on(*lines, seed=1)
        assert lines[0].latest.table.game_id != over.game_id
        assert len(await ann.get("/api/me/games")) == 2


async def test_bots_play_a_whole_game_with_somebody(server: Hosted) -> None:
    settings = Settings(players=3)
    async with guests(server.address, "Ann") as (ann,), seated(ann, settings=settings) as (one,):
        for seat in (1, 2):
            await one.do(SeatBot(seat, "gull", "1ms"))
        await start(one)
        while one.phase is Phase.PLAYING:
            await one.until(lambda: bool(one.legal) or one.phase is Phase.OVER)
            if one.legal:
                await one.play(one.legal[-1])
        assert one.latest.table.outcome is not None


# Coming back


async def test_whoever_resumes_hears_exactly_what_was_missed(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        await play_on(*lines, is_enough=lambda: lines[0].number >= 30)
        code, number = lines[0].latest.table.code, lines[0].number
        for last in (0, 1, number - 1, number):
            async with line(ann.address, code, ann.token, last=last) as again:
                assert isinstance(again.latest, Update)
                heard = [each.number for each in again.latest.happenings]
                assert heard == list(range(last + 1, number + 1))
                assert again.latest.game == lines[0].latest.game
        async with line(ann.address, code, ann.token, last=number + 1) as ahead:
            assert isinstance(ahead.latest, Snapshot), "a client from the future begins anew"


# Goodbyes


async def goodbye(one: Line) -> tuple[ErrorCode, int | None]:
    code = await one.closed()
    (said,) = one.heard(Goodbye)
    assert one.messages == [said]
    return said.code, code


async def test_whoever_does_not_say_hello_properly_is_sent_away(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,):
        code = await ann.open_table()
        for first, why in (
            ('{"type":"hello","version":2}', ErrorCode.OTHER_VERSION),
            ('{"type":"ping","id":1}', ErrorCode.BAD_MESSAGE),
            ('{"type":"hello"}', ErrorCode.BAD_MESSAGE),
            ("", ErrorCode.BAD_MESSAGE),
            (b'{"type":"hello","version":1}', ErrorCode.BAD_MESSAGE),  # not a text frame
            ('{"type":"hello","version":1,"token":"wrong"}', ErrorCode.NOT_SIGNED_IN),
            ('{"type":"hello","version":1,"token":"\\ud800"}', ErrorCode.BAD_MESSAGE),
        ):
            async with bare_line(server.address, code) as one:
                await one.say(first)
                assert await goodbye(one) == (why, 4400), first


async def test_a_guessed_link_leads_nowhere(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,):
        for code in ("2222222222222", "x", "2222222222222" * 9, "%00", "..%2f"):
            async with bare_line(server.address, code) as one:
                await one.send(Hello(VERSION, token=ann.token))
                assert await goodbye(one) == (ErrorCode.NO_SUCH_TABLE, 4400)


async def test_a_page_of_another_site_gets_no_socket(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,):
        code = await ann.open_table()
        for origin in ("https://evil.example", "null", "http://["):
            with pytest.raises(InvalidStatus) as refused:
                async with bare_line(server.address, code, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with line(server.address, code, ann.token, origin=server.address) as own:
            assert own.heard(Welcome)[0].person == ann.id


async def test_a_cookie_is_enough_to_be_known(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,):
        code = await ann.open_table()
        cookie = {"cookie": f"papersea={ann.token}"}
        async with line(server.address, code, additional_headers=cookie) as one:
            (welcome,) = one.heard(Welcome)
            assert (welcome.person, welcome.name, one.latest.seat) == (ann.id, "Ann", 0)


async def test_hello_is_said_once(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,), seated(ann, settings=Settings()) as (one,):
        await one.send(Hello(VERSION))
        await one.until(lambda: bool(one.heard(Refusal)))
        (refused,) = one.heard(Refusal)
        assert (refused.id, refused.code) == (None, ErrorCode.BAD_MESSAGE)
        await one.do(Say(Phrase.HELLO))


async def test_a_server_that_stops_tells_everybody_to_come_back(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("stopping")
    with hosted(folder) as first:
        async with guests(first.address, "Ann") as (ann,):
            code, token = await ann.open_table(), ann.token
            async with line(first.address, code, token) as one:
                first.stop()
                assert await one.closed() in {1001, 1012}
                number = one.number
    with hosted(folder) as second:
        async with line(second.address, code, token, last=number) as again:
            assert again.number == number
