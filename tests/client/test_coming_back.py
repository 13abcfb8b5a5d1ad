"""Lost connections, lost answers, and what was missed: against a server with a script."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from papersea.client import Closed, ErrorCode, TableClient, TurnedAway, Unanswered
from papersea.client.table_client import SHORTEST_WAIT
from papersea.moves import parse_move
from papersea.protocol.messages import AnyFromServer, Do, Done, Goodbye, Hello, Refusal
from papersea.table.commands import Phrase, Play, Say
from tests.client.stage import Scene, Stage, staged, told
from tests.table.live import LiveTable, started

pytestmark = pytest.mark.anyio


@pytest.fixture
def live() -> LiveTable:
    return started()


def opening(live: LiveTable) -> Scene:
    """Says how things stand, and hangs up after one message."""

    async def play(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(told(live))
        await stage.hear()

    return play


def resuming(live: LiveTable, last: int, answer: Callable[[Do], AnyFromServer] | None) -> Scene:
    """Brings what was missed; answers one more message, or expects none."""

    async def play(stage: Stage) -> None:
        assert (await stage.hear_hello()).last == last
        await stage.say(told(live, last))
        if answer is not None:
            asked = await stage.hear()
            assert isinstance(asked, Do)
            await stage.say(answer(asked))
        await stage.stay()

    return play


async def test_a_table_that_cannot_be_entered_is_tried_ever_more_rarely(live: LiveTable) -> None:
    """A welcome alone is no sign that things go well."""
    waits: list[float] = []

    async def refuse(stage: Stage) -> None:
        await stage.hear_hello()
        waits.append(client._wait)
        await stage.say(Goodbye(ErrorCode.UNAVAILABLE))

    async def let_in(stage: Stage) -> None:
        await stage.hear_hello()
        waits.append(client._wait)
        await stage.say(told(live))
        await stage.stay()

    async with staged(refuse, refuse, let_in) as address:
        client = TableClient(address, "KELP")
        async with client:
            assert waits == [SHORTEST_WAIT, 2 * SHORTEST_WAIT, 4 * SHORTEST_WAIT]
            assert client._wait == SHORTEST_WAIT


async def test_a_move_that_had_arrived_is_done(live: LiveTable) -> None:
    seen = live.table.number

    async def lose_the_answer(stage: Stage) -> None:
        await opening(live)(stage)
        live.play("ann", "L")

    async with (
        staged(lose_the_answer, resuming(live, seen, None)) as address,
        TableClient(address, "KELP") as client,
    ):
        assert await client.do(Play(parse_move("L"), seen)) == seen + 1
        assert client.number == seen + 1


async def test_a_move_that_had_not_arrived_is_sent_again(live: LiveTable) -> None:
    seen = live.table.number

    async def resume(stage: Stage) -> None:
        assert (await stage.hear_hello()).last == seen
        await stage.say(told(live, seen))
        asked = await stage.hear()
        assert isinstance(asked, Do)
        assert asked.command == Play(parse_move("L"), seen)
        live.play("ann", "L")
        await stage.say(Done(asked.id, seen + 1))
        await stage.say(told(live, seen))
        await stage.stay()

    async with (
        staged(opening(live), resume) as address,
        TableClient(address, "KELP") as client,
    ):
        assert await client.do(Play(parse_move("L"), seen)) == seen + 1
        assert client.number == seen + 1, "what was done is known"


async def test_a_move_that_arrives_twice_is_done_once(live: LiveTable) -> None:
    """The first one arrives between what was missed and the second."""
    seen = live.table.number

    async def resume_too_soon(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(told(live, seen))
        asked = await stage.hear()
        assert isinstance(asked, Do)
        live.play("ann", "L")
        await stage.say(told(live, seen))
        await stage.say(Refusal(asked.id, ErrorCode.STALE, {"number": seen + 1}))
        await stage.stay()

    async with (
        staged(opening(live), resume_too_soon) as address,
        TableClient(address, "KELP") as client,
    ):
        assert await client.do(Play(parse_move("L"), seen)) == seen + 1


async def test_of_other_commands_nobody_knows(live: LiveTable) -> None:
    async with (
        staged(opening(live), resuming(live, live.table.number, None)) as address,
        TableClient(address, "KELP") as client,
    ):
        with pytest.raises(Unanswered):
            await client.do(Say(Phrase.HELLO))
        assert client.is_connected


async def test_what_the_server_failed_over_is_not_sent_again(live: LiveTable) -> None:
    async def fail(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(told(live))
        assert isinstance(await stage.hear(), Do)
        await stage.say(Goodbye(ErrorCode.UNAVAILABLE, "0a1b2c3d"))

    async def go_on(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(told(live))
        assert await stage.hear() == Do(2, Say(Phrase.HELLO)), "the move does not come again"
        await stage.say(Done(2, live.table.number))
        await stage.stay()

    async with (
        staged(fail, go_on) as address,
        TableClient(address, "KELP") as client,
    ):
        with pytest.raises(Unanswered) as lost:
            await client.do(Play(parse_move("D"), live.table.number))
        assert lost.value.reference == "0a1b2c3d"
        while client.is_connected:
            await client.changed()
        while not client.is_connected:
            await client.changed()
        await client.do(Say(Phrase.HELLO))


async def test_what_is_asked_without_a_connection_is_sent_when_there_is_one(
    live: LiveTable,
) -> None:
    async def hang_up(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(told(live))

    number = live.table.number
    answered = resuming(live, number, lambda asked: Done(asked.id, number))
    async with staged(hang_up, answered) as address, TableClient(address, "KELP") as client:
        while client.is_connected:
            await client.changed()
        assert await client.do(Say(Phrase.HELLO)) == number


async def test_a_gap_is_filled_and_nothing_is_told_twice(live: LiveTable) -> None:
    seen = live.table.number

    async def leave_a_gap(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(told(live))
        live.play("ann", "L .")
        await stage.say(told(live, seen + 1))
        await stage.stay()

    async def tell_too_much(stage: Stage) -> None:
        assert (await stage.hear_hello()).last == seen
        await stage.say(told(live, seen))
        await stage.say(told(live, seen))
        live.play("bob", "R")
        await stage.say(told(live, seen))
        await stage.stay()

    async with (
        staged(leave_a_gap, tell_too_much) as address,
        TableClient(address, "KELP") as client,
    ):
        numbers: list[int] = []
        async for delivered in client.deliveries():
            assert isinstance(delivered, tuple)
            numbers += [each.number for each in delivered]
            if numbers[-1] == seen + 3:
                break
        assert numbers == [seen + 1, seen + 2, seen + 3]
        assert client.view == live.game.view(client.seat)


async def test_a_process_that_is_behind_takes_nothing_back(live: LiveTable) -> None:
    early = told(live)
    live.play("ann", "L")
    number, late = live.table.number, told(live)

    async def first(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(late)

    async def behind(stage: Stage) -> None:
        assert (await stage.hear_hello()).last == number
        await stage.say(early)
        live.play("ann", ".")
        await stage.say(told(live, early.number))
        await stage.stay()

    async with staged(first, behind) as address, TableClient(address, "KELP") as client:
        while client.number == number:
            await client.changed()
            assert client.number >= number
        assert client.view == live.game.view(client.seat)


async def test_a_refusal_without_a_number_is_about_the_oldest_question(live: LiveTable) -> None:
    async def too_fast(stage: Stage) -> None:
        await opening(live)(stage)
        await stage.say(Refusal(None, ErrorCode.TOO_FAST, {}))
        asked = await stage.hear()
        assert isinstance(asked, Do)
        await stage.say(Done(asked.id, live.table.number))
        await stage.stay()

    async with staged(too_fast) as address, TableClient(address, "KELP") as client:
        assert await client.do(Play(parse_move("L"), client.number)) == client.number


async def test_a_server_that_says_goodbye_is_asked_again(live: LiveTable) -> None:
    async def not_now(stage: Stage) -> None:
        await stage.hear()
        await stage.say(Goodbye(ErrorCode.UNAVAILABLE))

    async def now(stage: Stage) -> None:
        assert (await stage.hear_hello()) == Hello(1, None, None, "secret")
        await stage.say(told(live))
        await stage.stay()

    async with (
        staged(not_now, not_now, now) as address,
        TableClient(address, "KELP", token="secret") as client,
    ):
        assert client.number == live.table.number


async def test_whoever_waits_hears_of_the_end(live: LiveTable) -> None:
    async def gone(stage: Stage) -> None:
        await stage.hear()
        await stage.say(Goodbye(ErrorCode.NO_SUCH_TABLE))

    async with staged(opening(live), gone) as address, TableClient(address, "KELP") as client:
        heard = client.deliveries()
        with pytest.raises(TurnedAway):
            await client.do(Play(parse_move("L"), client.number))
        with pytest.raises(TurnedAway):
            await anext(heard)
        with pytest.raises(TurnedAway, match="no table has this code"):
            await client.changed()


async def test_a_client_that_was_left_says_so(live: LiveTable) -> None:
    async def stay(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(told(live))
        await stage.stay()

    async with staged(stay) as address:
        async with TableClient(address, "KELP") as client:
            waiting = asyncio.create_task(client.changed())
            await asyncio.sleep(0)
        with pytest.raises(Closed):
            await waiting
        with pytest.raises(Closed):
            await client.do(Say(Phrase.HELLO))


async def test_a_change_that_comes_before_its_task_runs_is_not_missed(live: LiveTable) -> None:
    said = asyncio.Event()

    async def speak(stage: Stage) -> None:
        await stage.hear_hello()
        await stage.say(told(live))
        await said.wait()
        seen = live.table.number
        live.play("ann", "L")
        await stage.say(told(live, seen))
        await stage.stay()

    async with staged(speak) as address, TableClient(address, "KELP") as client:
        waiting, number = client.changed(), client.number
        said.set()
        while client.number == number:
            await asyncio.sleep(0)
        await waiting
