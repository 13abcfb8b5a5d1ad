"""Pauses: by consent among people, at once against bots, never at a rated table."""

from __future__ import annotations

from papersea.moves import parse_move
from papersea.table.commands import ComeBack, Leave, Play, Resign, Resume
from papersea.table.facts import CameBack, Declined, Paused, Resigned, Resumed, StoodIn, Wanted
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from papersea.table.table import Phase
from tests.positions import A, B, C
from tests.table.live import NO, PAUSE, YES, LiveTable, started

RATED = Settings(clock=Bank(60), is_rated=True, allows_take_back=False, stand_in=None)


def paused(people: int = 2) -> LiveTable:
    live = started(people)
    live.do("ann", PAUSE)
    for name in ("bob", "cat", "dan")[: people - 1]:
        live.do(name, YES)
    assert live.phase is Phase.PAUSED
    return live


def test_a_pause_needs_everybodys_consent() -> None:
    live = started()
    assert live.do("bob", PAUSE) == [Wanted(B, PAUSE.what)]
    assert live.do("ann", NO) == [Declined(A)]
    live.do("bob", PAUSE)
    assert live.do("ann", YES) == [Paused()]


def test_against_bots_one_pauses_at_once() -> None:
    assert started(1, bots=2).do("ann", PAUSE) == [Paused()]


def test_at_a_rated_table_nobody_pauses() -> None:
    assert started(settings=RATED).code("ann", PAUSE) is ErrorCode.NOT_AT_THIS_TABLE


def test_in_a_pause_nobody_moves_and_nothing_lapses() -> None:
    live = paused()
    assert live.code("ann", Play(parse_move("D"), live.table.number)) is ErrorCode.WRONG_PHASE
    assert live.wait(1e9) == []


def test_bots_wait_for_the_end_of_a_pause() -> None:
    live = started(1, bots=1)
    live.play("ann", "L .")
    live.do("ann", PAUSE)
    assert live.table.bot_to_move() is None
    live.do("ann", Resume())
    assert live.table.bot_to_move() == B


def test_anybody_ends_a_pause() -> None:
    live = paused()
    assert live.do("bob", Resume()) == [Resumed(B)]
    assert live.phase is Phase.PLAYING


def test_a_move_sent_before_a_pause_is_too_late_after_it() -> None:
    live = started(1, bots=1)
    late = Play(parse_move("D"), live.table.number)
    live.do("ann", PAUSE)
    live.do("ann", Resume())
    assert live.code("ann", late) is ErrorCode.STALE


def test_one_may_leave_and_come_back_in_a_pause() -> None:
    live = paused()
    assert live.do("bob", Leave()) == [StoodIn(B, has_left=True)]
    assert live.code("bob", Resume()) is ErrorCode.STAND_IN_PLAYS
    assert live.do("bob", ComeBack()) == [CameBack(B)]
    assert live.phase is Phase.PAUSED
    live.do("bob", Resume())


def test_one_may_resign_in_a_pause() -> None:
    live = paused(3)
    assert live.do("cat", Resign()) == [Resigned(C)]
    live.do("bob", Resign())
    assert live.phase is Phase.OVER


def test_a_pending_move_of_a_bot_waits_for_whoever_agrees_last() -> None:
    live = started(2, bots=1)
    live.play("ann", "L .")
    live.play("bob", "R .")
    live.do("ann", PAUSE)
    live.do("bob", YES)
    assert live.table.bot_to_move() is None
