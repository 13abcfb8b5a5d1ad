"""Leaving and coming back: a bot of the host's choice plays on meanwhile."""

from __future__ import annotations

from papersea.moves import parse_move
from papersea.table.commands import ComeBack, Leave, Play, Rematch, Resign, Resume
from papersea.table.facts import CameBack, Moved, NewGame, Resigned, SeatFreed, StoodIn
from papersea.table.refused import ErrorCode
from papersea.table.table import Phase
from papersea.table.viewing import viewpoint_of
from tests.positions import A, B, C
from tests.table.live import PAUSE, YES, started


def test_a_bot_of_the_hosts_choice_plays_for_whoever_leaves() -> None:
    live = started(stand_in="orca")
    assert live.do("ann", Leave()) == [StoodIn(A, has_left=True)]
    assert live.table.bot_to_move() == A
    assert live.table.opponent_at(A) == ("orca", "200ms")
    live.bot_plays("L .")
    assert live.log[-1].fact == Moved(A, parse_move("."), by_bot=True)


def test_the_seat_stays_ones_own_and_can_be_taken_back_at_any_time() -> None:
    live = started()
    live.do("ann", Leave())
    live.bot_plays("L")
    assert viewpoint_of(live.table, "ann").seat == A
    assert live.code("ann", Play(parse_move("."), live.table.number)) is ErrorCode.STAND_IN_PLAYS
    assert live.do("ann", ComeBack()) == [CameBack(A)]
    assert live.table.bot_to_move() is None
    live.play("ann", ".")


def test_an_idle_seat_can_be_taken_back_like_one_that_was_left() -> None:
    live = started(patience=60)
    assert live.wait(60) == [StoodIn(A)]
    assert live.do("ann", ComeBack()) == [CameBack(A)]


def test_whoever_is_idle_may_also_leave_but_nobody_leaves_twice() -> None:
    live = started(patience=60)
    live.wait(60)
    assert live.do("ann", Leave()) == [StoodIn(A, has_left=True)]
    assert live.code("ann", Leave()) is ErrorCode.STAND_IN_PLAYS


def test_bots_do_not_play_on_when_everybody_is_away() -> None:
    live = started(2, bots=1)
    live.do("ann", Leave())
    live.do("bob", Leave())
    assert live.table.bot_to_move() is None
    live.do("bob", ComeBack())
    assert live.table.bot_to_move() == A


def test_a_bots_move_that_comes_too_late_is_not_made_by_the_person() -> None:
    live = started()
    early = Play(parse_move("L"), live.table.number)
    live.do("ann", Leave())
    live.bot_plays("L .")
    live.do("ann", ComeBack())
    assert live.code("ann", early) is ErrorCode.STALE


def test_where_no_bot_may_stand_in_whoever_leaves_gives_up() -> None:
    live = started(stand_in=None)
    assert live.do("ann", Leave()) == [StoodIn(A, has_left=True), Resigned(A)]
    assert live.outcome.winners == (B,)
    assert live.do("bob", Rematch())[-1] == NewGame()
    assert live.table.seat_of("ann") is None


def test_where_no_bot_may_stand_in_leaving_in_a_pause_gives_up_too() -> None:
    live = started(3, stand_in=None)
    live.do("ann", PAUSE)
    live.do("bob", YES)
    live.do("cat", YES)
    assert live.do("cat", Leave()) == [StoodIn(C, has_left=True), Resigned(C)]
    live.do("ann", Resume())
    assert live.code("cat", ComeBack()) is ErrorCode.NOTHING_ASKED
    assert live.phase is Phase.PLAYING


def test_whoever_has_resigned_may_leave_but_not_come_back() -> None:
    live = started(3)
    live.do("cat", Resign())
    assert live.do("cat", Leave()) == [StoodIn(C, has_left=True)]
    assert live.code("cat", ComeBack()) is ErrorCode.NOTHING_ASKED


def test_after_the_game_a_seat_is_left_for_good() -> None:
    live = started()
    live.do("ann", Resign())
    assert live.do("bob", Leave()) == [SeatFreed(B)]
    assert live.table.finished is not None
    left = live.table.finished.places[B].person
    assert left is not None
    assert left.id == "bob"
    assert live.code("bob", Rematch()) is ErrorCode.NOT_SEATED
