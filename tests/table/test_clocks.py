"""Clocks: a bank with an increment, days for a turn, or the table's patience alone."""

from __future__ import annotations

import pytest

from papersea.moves import parse_move
from papersea.table.commands import ComeBack, Leave, Phrase, Play, Resign, Resume, Say
from papersea.table.facts import CameBack, Entry, HandOpened, Resigned, StoodIn
from papersea.table.live_game import DAY, LEAST_ON_RETURN
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Clock, Days
from papersea.table.table import Phase
from papersea.table.viewing import state_of
from tests.positions import A, B
from tests.table.live import CLOSING, PAUSE, TAKE_BACK, YES, play_to_the_call, started


def test_whoever_ends_a_turn_has_used_time_and_earns_the_increment() -> None:
    live = started(clock=Bank(100, increment=5))
    live.wait(10)
    live.play("ann", "L")
    assert live.bank("ann") == 100
    live.wait(10)
    live.play("ann", ".")
    assert live.bank("ann") == 100 - 20 + 5
    assert live.bank("bob") == 100
    assert live.deadline == 100


def test_the_clock_of_the_person_to_move_is_seen_to_run() -> None:
    live = started(clock=Bank(100))
    state = state_of(live.table)
    assert (state.running, state.since, state.deadline) == (A, 1000.0, 1100.0)
    assert [seat.bank for seat in state.seats] == [100, 100]


def test_a_bot_plays_for_a_seat_whose_time_is_up() -> None:
    live = started(clock=Bank(100, increment=5))
    assert live.wait(99) == []
    assert live.wait(1) == [StoodIn(A)]
    assert live.bank("ann") == 0
    assert live.table.bot_to_move() == A
    assert live.deadline is None
    live.bot_plays("L .")
    assert live.bank("ann") == 0
    assert live.deadline == 100


def test_whoever_comes_back_to_an_expired_seat_has_some_time() -> None:
    live = started(clock=Bank(100))
    live.wait(100)
    assert live.code("ann", Play(parse_move("L"), live.table.number)) is ErrorCode.STAND_IN_PLAYS
    assert live.do("ann", ComeBack()) == [CameBack(A)]
    assert live.deadline == LEAST_ON_RETURN
    live.play("ann", "L")
    assert live.wait(LEAST_ON_RETURN) == [StoodIn(A)]


def test_whoever_comes_back_on_anothers_turn_has_some_time_later() -> None:
    live = started(clock=Bank(100))
    live.wait(100)
    live.bot_plays("L .")
    live.wait(50)
    live.do("ann", ComeBack())
    assert live.bank("ann") == LEAST_ON_RETURN
    assert live.deadline == 50


def test_leaving_and_coming_back_keeps_the_time_that_was_left() -> None:
    live = started(clock=Bank(100))
    live.wait(40)
    live.do("ann", Leave())
    live.wait(1000)
    live.do("ann", ComeBack())
    assert live.deadline == 60


def test_nobody_is_timed_while_the_game_is_paused() -> None:
    live = started(1, bots=1, clock=Bank(100))
    live.wait(40)
    live.do("ann", PAUSE)
    assert live.wait(1000) == []
    live.do("ann", Resume())
    assert live.deadline == 60


def test_a_resignation_starts_no_clock_in_a_pause() -> None:
    live = started(3, clock=Bank(100))
    live.do("ann", PAUSE)
    live.do("bob", YES)
    live.do("cat", YES)
    live.do("cat", Resign())
    assert state_of(live.table).running is None
    live.wait(1000)
    live.do("ann", Resume())
    assert live.deadline == 100


def test_a_take_back_costs_the_time_that_it_took() -> None:
    live = started(clock=Bank(100, increment=5))
    live.wait(10)
    live.play("ann", "L .")
    live.do("ann", TAKE_BACK)
    live.wait(20)
    live.do("bob", YES)
    assert (live.bank("ann"), live.bank("bob")) == (95, 80)
    assert state_of(live.table).running == A


def test_where_no_bot_may_stand_in_time_that_is_up_loses() -> None:
    live = started(clock=Bank(100), stand_in=None)
    assert live.wait(100) == [Resigned(A)]
    assert live.phase is Phase.OVER
    assert live.outcome.winners == (B,)


def test_every_turn_has_its_days() -> None:
    live = started(clock=Days(2))
    live.wait(DAY)
    live.play("ann", "L")
    assert live.deadline == DAY
    live.play("ann", ".")
    assert live.deadline == 2 * DAY
    assert live.wait(2 * DAY) == [StoodIn(B)]
    live.wait(DAY)
    live.do("bob", ComeBack())
    assert live.deadline == 2 * DAY


@pytest.mark.parametrize(("clock", "left"), [(Days(1), DAY), (Bank(100, increment=5), 60)])
def test_a_turn_after_ones_own_is_a_new_one(clock: Clock, left: float) -> None:
    """Among two, whoever plays the last turn of a round begins the next one."""
    live = started(clock=clock, deck=CLOSING)
    play_to_the_call(live)
    live.play("ann", "LAST")
    live.wait(60)
    live.play("bob", "L .")
    assert (live.game.round, live.game.turn) == (2, B)
    assert live.deadline == left


def test_a_tables_patience_is_for_whoever_should_move() -> None:
    live = started(patience=60)
    live.wait(50)
    live.play("ann", "L")
    assert live.deadline == 60
    live.wait(50)
    live.do("ann", Say(Phrase.THINKING))
    assert live.deadline == 10
    assert live.wait(10) == [StoodIn(A)]


def test_others_who_come_and_go_prolong_nobodys_patience() -> None:
    live = started(4, patience=60)
    live.wait(50)
    live.do("bob", Leave())
    live.do("bob", ComeBack())
    live.do("cat", Resign())
    assert live.deadline == 10


def test_a_take_back_begins_patience_anew() -> None:
    live = started(1, bots=1, patience=60)
    live.play("ann", "L")
    live.wait(50)
    live.do("ann", TAKE_BACK)
    assert live.deadline == 60


def test_an_endless_patience_waits() -> None:
    live = started(patience=None)
    assert live.deadline is None
    assert live.wait(1e9) == []


def test_a_clock_that_goes_back_does_not_take_the_log_along() -> None:
    live = started(3)
    live.do("ann", PAUSE)
    live.do("bob", YES)
    live.now -= 500
    live.do("cat", Leave())
    assert live.phase is Phase.PAUSED
    times = [entry.at for entry in live.log]
    assert times == sorted(times)


def test_time_in_which_no_server_was_there_is_taken_from_nobody() -> None:
    """However long it was: the next entry says so, and whoever reads the log finds the same."""
    live = started(clock=Bank(100))
    live.now += 10
    deadline = live.deadline
    assert deadline is not None
    live.now += 86_400
    live.table.forgive(86_400)
    assert live.deadline == deadline
    live.play("ann", "L .")
    assert live.bank("ann") == 90
    again = live.read_again()
    assert again.timer is not None
    assert again.timer.banks == [90, 100]


def test_what_another_process_has_written_counts_for_more_than_what_is_forgiven_here() -> None:
    live = started(clock=Bank(100))
    elsewhere = live.read_again()
    live.now += 50
    live.table.forgive(50)
    seen = len(live.log)
    elsewhere.apply(elsewhere.next_entry(HandOpened(A, is_open=True), live.now))
    live.table.apply(Entry(seen + 1, live.now, HandOpened(A, is_open=True)))
    assert live.table.timer == elsewhere.timer
