"""Who is there: here, idle, lost; tabs, spectators, phrases and whom one does not hear."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from papersea.moves import parse_move
from papersea.protocol.messages import Done, Refusal
from papersea.table.commands import ComeBack, Leave, Phrase, Play, Say, Sit
from papersea.table.facts import CameBack, Said, StoodIn
from papersea.table.following import IDLE_AFTER, Presence
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from tests.server.guests import guests, playing, seated
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Line, line

pytestmark = pytest.mark.anyio
HERE, IDLE, LOST, NOBODY = Presence.HERE, Presence.IDLE, Presence.LOST, Presence.NOBODY


class HandClock:
    """Moved by hand; the server looks at it when its own timers say so."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def timed(tmp_path: Path, clock: HandClock) -> Iterator[Hosted]:
    with hosted(tmp_path, clock=clock) as running:
        yield running


async def attends(one: Line, *seats: Presence, spectators: int = 0) -> None:
    def is_so() -> bool:
        return one.attendance.seats == seats and one.attendance.spectators == spectators

    await one.until(is_so)


async def test_everybody_hears_who_comes_and_goes(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await ann.open_table()
        async with line(ann.address, code, ann.token) as host:
            await attends(host, HERE, NOBODY)
            async with line(bob.address, code, bob.token) as second:
                await attends(host, HERE, NOBODY, spectators=1)
                await second.do(Sit())
                await attends(host, HERE, HERE)
                await attends(second, HERE, HERE)
            await attends(host, HERE, LOST)
            async with line(bob.address, code, bob.token) as again:
                await attends(again, HERE, HERE)


async def test_somebody_with_two_tabs_is_there_until_both_are_closed(server: Hosted) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob) as (first, second),
    ):
        code = first.latest.table.code
        async with line(bob.address, code, bob.token) as tab:
            assert (tab.latest.seat, tab.legal) == (second.latest.seat, second.legal)
            await second.hang_up()
            await first.settle()
            await attends(first, HERE, HERE)
            mover = first if first.legal else tab
            number = await mover.play(mover.legal[0])
            await tab.reach(number)
        await attends(first, HERE, LOST)


async def test_two_tabs_hear_the_same_and_a_move_counts_once(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        mover = next(each for each in lines if each.legal)
        owner = (ann, bob)[lines.index(mover)]
        async with line(owner.address, mover.latest.table.code, owner.token) as tab:
            move, after = mover.legal[0], mover.number
            await mover.play(move)
            await tab.reach(mover.number)
            assert tab.frames[-1] == next(f for f in reversed(mover.frames) if b'"update"' in f)
            assert await tab.refused(Play(parse_move(move), after)) is ErrorCode.STALE


async def test_spectators_are_counted_and_see_no_hand(server: Hosted) -> None:
    async with (
        guests(server.address, "Ann", "Bob", "Eve") as (ann, bob, eve),
        playing(ann, bob) as (first, _),
    ):
        code = first.latest.table.code
        async with (
            line(server.address, code) as nobody,
            line(eve.address, code, eve.token) as known,
        ):
            await attends(first, HERE, HERE, spectators=2)
            for each in (nobody, known):
                assert each.latest.seat is None
                assert each.latest.game is not None
                assert [hand.hand for hand in each.latest.game.seats] == [None, None]
                assert each.legal == ()
            assert await nobody.refused(Say(Phrase.HELLO)) is ErrorCode.NOT_SIGNED_IN
            assert await known.refused(Say(Phrase.HELLO)) is ErrorCode.NOT_SEATED
        await attends(first, HERE, HERE)


async def test_whoever_should_move_and_does_not_is_idle(timed: Hosted, clock: HandClock) -> None:
    async with guests(timed.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        mover = next(each for each in lines if each.legal)
        seat = mover.latest.seat
        assert seat is not None
        clock.now += IDLE_AFTER
        async with line(timed.address, mover.latest.table.code):
            await mover.until(lambda: mover.attendance.seats[seat] is IDLE)
            assert mover.attendance.seats[1 - seat] is HERE
            await mover.play(mover.legal[0])
            await mover.until(lambda: mover.attendance.seats[seat] is HERE)


async def test_a_stand_in_plays_for_the_lost_until_they_come_back(
    timed: Hosted, clock: HandClock
) -> None:
    settings = Settings(clock=Bank(seconds=10, increment=0))
    async with (
        guests(timed.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob, settings=settings) as lines,
    ):
        mover = next(each for each in lines if each.legal)
        other = next(each for each in lines if each is not mover)
        seat = mover.latest.seat
        assert seat is not None
        owner, code = (ann, bob)[seat], mover.latest.table.code
        await mover.hang_up()
        clock.now += 60
        await other.do(Say(Phrase.YOUR_TURN))
        await other.until(lambda: StoodIn(seat) in other.facts())
        async with line(owner.address, code, owner.token, last=mover.number) as back:
            assert StoodIn(seat) in back.facts()
            assert back.latest.table.seats[seat].is_stand_in
            await back.do(ComeBack())
            await other.until(lambda: CameBack(seat) in other.facts())
            assert not back.latest.table.seats[seat].is_stand_in


async def test_whoever_left_in_a_game_can_take_the_seat_back(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        await lines[1].do(Leave())
        assert lines[1].latest.table.seats[1].has_left
        assert await lines[1].refused(Leave()) is ErrorCode.STAND_IN_PLAYS
        await lines[1].do(ComeBack())
        assert not lines[1].latest.table.seats[1].has_left


def phrases(one: Line) -> list[Phrase]:
    return [fact.phrase for fact in one.facts() if isinstance(fact, Said)]


async def test_a_muted_seat_is_not_heard_and_nothing_seems_lost(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), seated(ann, bob) as (one, two):
        await two.do(Say(Phrase.HELLO))
        await one.until(lambda: phrases(one) == [Phrase.HELLO])
        assert isinstance(await one.mute(1), Done)
        await two.do(Say(Phrase.OOPS))
        await one.do(Say(Phrase.THANKS))
        await one.reach(two.number)
        assert phrases(one) == [Phrase.HELLO, Phrase.THANKS]
        await two.reach(one.number)
        async with line(ann.address, one.latest.table.code, ann.token, last=0) as again:
            assert phrases(again) == [Phrase.THANKS]
            assert again.number == two.number
        assert isinstance(await one.mute(1, is_muted=False), Done)
        await two.do(Say(Phrase.SORRY))
        await one.until(lambda: phrases(one)[-1] is Phrase.SORRY)


async def test_whoever_is_muted_is_muted_at_other_tables_and_in_other_tabs(
    server: Hosted,
) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        seated(ann, bob) as (one, _),
        seated(bob, ann) as (other_bob, other_ann),
    ):
        async with line(ann.address, other_ann.latest.table.code, ann.token) as tab:
            await one.mute(1)
            await other_bob.do(Say(Phrase.HELLO))
            for each in (other_ann, tab):
                await each.reach(other_bob.number)
                assert phrases(each) == []
        async with line(ann.address, other_ann.latest.table.code, ann.token, last=0) as later:
            assert phrases(later) == []


async def test_only_somebody_elses_seat_can_be_muted(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,):
        code = await ann.open_table()
        async with line(ann.address, code, ann.token) as own, line(ann.address, code) as nobody:
            for one, seat, why in (
                (own, 0, ErrorCode.NO_SUCH_SEAT),
                (own, 1, ErrorCode.NO_SUCH_SEAT),
                (own, 3, ErrorCode.NO_SUCH_SEAT),
                (nobody, 0, ErrorCode.NOT_SIGNED_IN),
            ):
                answer = await one.mute(seat)
                assert isinstance(answer, Refusal)
                assert answer.code is why


async def test_nobody_says_too_much(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), seated(ann, bob) as (one, two):
        for _ in range(4):
            await one.do(Say(Phrase.HELLO))
        assert await one.refused(Say(Phrase.HELLO)) is ErrorCode.TOO_FAST
        await two.do(Say(Phrase.HELLO))
