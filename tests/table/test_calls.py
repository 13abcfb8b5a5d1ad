"""Whom a table would call back, and what for."""

from __future__ import annotations

from papersea.table.calls import LAST_HOURS, Call, CallKind, calls
from papersea.table.commands import Sit
from papersea.table.live_game import DAY
from papersea.table.settings import Bank, Clock, Days, NoClock, Settings
from tests.table.live import LiveTable, opened, started


def told(live: LiveTable) -> list[tuple[str, str, str]]:
    return [(each.kind.value, each.person, each.name) for each in calls(live.table)]


def call(live: LiveTable, kind: CallKind) -> Call:
    (found,) = (each for each in calls(live.table) if each.kind is kind)
    return found


def test_in_a_game_of_days_whoever_has_to_move_is_called_with_the_name_of_who_waits() -> None:
    live = started(clock=Days(2))
    assert told(live) == [("turn", "ann", "Bob"), ("hurry", "ann", "Bob")]
    live.play("ann", "L .")
    assert told(live) == [("turn", "bob", "Ann"), ("hurry", "bob", "Ann")]


def test_nobody_is_called_to_a_game_of_minutes() -> None:
    clocks: list[Clock] = [NoClock(), Bank(100)]
    for clock in clocks:
        assert calls(started(clock=clock).table) == []


def test_the_last_hours_are_counted_from_the_end_of_the_time() -> None:
    live = started(clock=Days(1))
    began = live.now
    turn, hurry = calls(live.table)
    assert (turn.at, turn.until) == (began, began + DAY)
    assert (hurry.at, hurry.until) == (began + DAY - LAST_HOURS * 3600, began + DAY)


def test_a_turn_is_one_thing_to_be_called_for_and_the_next_is_another() -> None:
    live = started(clock=Days(1))
    first = call(live, CallKind.TURN).about
    live.play("ann", "L")
    assert call(live, CallKind.TURN).about == first
    live.play("ann", ".")
    assert call(live, CallKind.TURN).about != first


def test_time_that_is_forgiven_is_no_other_turn() -> None:
    live = started(clock=Days(1))
    first = call(live, CallKind.TURN).about
    live.table.forgive(3600)
    assert call(live, CallKind.TURN).about == first


def test_whoever_waits_is_called_when_somebody_sits_down() -> None:
    live = opened(Settings(players=3))
    assert told(live) == []
    live.do("bob", Sit())
    assert told(live) == [("seated", "ann", "Bob")]
    first = calls(live.table)[0].about
    live.do("cat", Sit())
    assert sorted(told(live)) == [("seated", "ann", "Cat"), ("seated", "bob", "Cat")]
    assert calls(live.table)[0].about != first
