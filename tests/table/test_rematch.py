"""Playing again: with everybody who is still there."""

from __future__ import annotations

from papersea.table.commands import Leave, Rematch, Resign, Sit
from papersea.table.facts import NewGame, RematchWanted, SeatFreed, Started
from papersea.table.refused import ErrorCode
from papersea.table.table import TIME_TO_SALT, Phase
from papersea.table.viewing import state_of
from tests.positions import A, B
from tests.table.live import LiveTable, started


def over(people: int = 2, *, bots: int = 0, patience: int | None = None) -> LiveTable:
    """A game that all but Ann have given up."""
    live = started(people, bots=bots, patience=patience)
    for name in ("bob", "cat", "dan")[: people - 1] or ("ann",):
        live.do(name, Resign())
    assert live.phase is Phase.OVER
    return live


def test_everybody_plays_again_once_all_want_to() -> None:
    live = over()
    assert live.do("bob", Rematch()) == [RematchWanted(B)]
    assert live.code("bob", Rematch()) is ErrorCode.ALREADY_ASKED
    assert live.wait(1000) == []
    assert live.do("ann", Rematch()) == [RematchWanted(A), NewGame()]
    assert live.phase is Phase.OPEN
    assert live.wait(TIME_TO_SALT) == [Started()]


def test_nothing_of_the_last_game_is_left() -> None:
    live = over()
    live.do("ann", Rematch())
    live.do("bob", Rematch())
    state = state_of(live.table)
    assert (state.game, state.outcome, state.proof, state.game_id) == (2, None, None, None)
    assert not any(seat.has_resigned or seat.wants_rematch for seat in state.seats)
    assert live.table.game is None


def test_against_bots_one_word_is_enough() -> None:
    live = over(1, bots=2)
    assert live.do("ann", Rematch())[-1] == NewGame()
    assert live.wait(TIME_TO_SALT) == [Started()]


def test_whoever_left_in_the_game_is_not_waited_for() -> None:
    live = started(3)
    live.do("cat", Leave())
    live.do("bob", Resign())
    live.do("ann", Resign())
    live.do("ann", Rematch())
    assert live.do("bob", Rematch())[-1] == NewGame()
    assert live.table.seat_of("cat") is None
    assert live.wait(1000) == []
    live.do("dan", Sit())
    assert live.wait(TIME_TO_SALT) == [Started()]


def test_whoever_leaves_after_the_game_is_not_waited_for() -> None:
    live = over()
    live.do("ann", Rematch())
    assert live.do("bob", Leave()) == [SeatFreed(B), NewGame()]


def test_whoever_was_idle_is_not_waited_for() -> None:
    live = started(3, patience=60)
    live.wait(60)
    live.do("bob", Resign())
    live.do("cat", Resign())
    live.do("bob", Rematch())
    assert live.do("cat", Rematch())[-1] == NewGame()
    assert live.table.seat_of("ann") is None
    assert live.table.host == "bob"


def test_whoever_was_idle_and_wants_to_play_again_keeps_the_seat() -> None:
    live = started(2, patience=60)
    live.wait(60)
    live.do("bob", Resign())
    live.do("ann", Rematch())
    assert live.do("bob", Rematch())[-1] == NewGame()
    assert live.table.seat_of("ann") == A
    assert live.table.host == "ann"
    assert not live.place("ann").is_stand_in


def test_whoever_looked_on_has_no_say() -> None:
    assert over().code("eve", Rematch()) is ErrorCode.NOT_SEATED


def test_a_host_who_is_gone_passes_the_table_on() -> None:
    live = over()
    live.do("ann", Leave())
    assert live.table.host == "bob"
    live.do("bob", Rematch())
    live.do("ann", Sit())
    assert live.table.host == "bob"
