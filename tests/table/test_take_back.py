"""Take-backs: until new information has appeared, by consent among people, never if rated."""

from __future__ import annotations

import pytest

from papersea.moves import parse_move
from papersea.table.commands import Leave, Play, Resign
from papersea.table.facts import Agreed, Declined, Resigned, StoodIn, TookBack, Wanted
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from papersea.table.viewing import state_of
from tests.positions import A, B, C, table
from tests.table.live import (
    CLOSING,
    NO,
    PAUSE,
    TAKE_BACK,
    YES,
    LiveTable,
    play_to_the_call,
    started,
)

DUOS = "Hd Hl Bd Hk Bl Hy …"
FISH = "Hd Hl Fd Hk Fl Hy …"
THEFT = "Hd Hl Wd Hk Sd Hy …"
CLOSER = "Ap Ao Pv Pa"
CRABS = "Hd Hl Ck Fl Cd Hk Cy Hy Cl Hg Hr Fd …"


def against_a_bot(deck: str, stolen: str = "") -> LiveTable:
    return started(1, bots=1, deck=deck, stolen=stolen)


def after_a_duo_is_at_hand(deck: str, first: str, second: str) -> LiveTable:
    """Ann holds two cards that she drew one after the other, while the bot took a top."""
    live = against_a_bot(deck, stolen="Hk")
    live.play("ann", f"D {first}-L .")
    live.bot_plays("L .")
    live.play("ann", f"D {second}-L")
    return live


def before_a_draw(*, after_bots_crabs: bool) -> LiveTable:
    """Ann has crabs at hand; a bot may have taken a card unseen from the left pile."""
    live = against_a_bot(CRABS)
    live.play("ann", "D Ck-L .")
    live.bot_plays("D Cd-L .")
    live.play("ann", "D Cy-L .")
    live.bot_plays("D Cl-L Cd+Cl ?L #3 ." if after_bots_crabs else "D Cl-L .")
    return live


def with_crabs(*, after_bots_crabs: bool) -> LiveTable:
    """The same after Ann has laid out her crabs."""
    live = before_a_draw(after_bots_crabs=after_bots_crabs)
    live.play("ann", "D Hr-R Ck+Cy")
    return live


def takes_back(live: LiveTable, move: str) -> None:
    """Ann's move can be taken back, and then all is as it was before."""
    before = live.game.position(), live.game.history[:], live.game.legal_moves()
    live.play("ann", move)
    assert live.do("ann", TAKE_BACK) == [TookBack(A)]
    assert (live.game.position(), live.game.history[:], live.game.legal_moves()) == before


def is_too_late(live: LiveTable, move: str) -> None:
    live.play("ann", move)
    assert live.code("ann", TAKE_BACK) is ErrorCode.NEW_INFORMATION


def test_a_draw_has_shown_cards() -> None:
    is_too_late(against_a_bot(DUOS), "D")


def test_a_kept_card_can_be_exchanged() -> None:
    live = against_a_bot(DUOS)
    live.play("ann", "D")
    takes_back(live, "Bd-L")
    live.play("ann", "Hk-R")


def test_a_top_can_be_put_back() -> None:
    takes_back(against_a_bot(DUOS), "L")


def test_the_end_of_a_turn_can_be_taken_back() -> None:
    live = against_a_bot(DUOS)
    live.play("ann", "L")
    takes_back(live, ".")
    assert live.table.bot_to_move() is None


def test_one_move_after_another_can_be_taken_back() -> None:
    live = against_a_bot(DUOS)
    live.play("ann", "L .")
    live.do("ann", TAKE_BACK)
    live.do("ann", TAKE_BACK)
    assert live.code("ann", TAKE_BACK) is ErrorCode.NOTHING_TO_TAKE_BACK


def test_boats_can_be_taken_back_until_the_next_draw() -> None:
    live = after_a_duo_is_at_hand(DUOS, "Bd", "Bl")
    takes_back(live, "Bd+Bl")
    live.play("ann", "Bd+Bl")
    is_too_late(live, "D")


def test_fish_have_shown_a_card() -> None:
    is_too_late(after_a_duo_is_at_hand(FISH, "Fd", "Fl"), "Fd+Fl")


def test_a_theft_has_shown_a_card() -> None:
    live = after_a_duo_is_at_hand(THEFT, "Wd", "Sd")
    takes_back(live, "Wd+Sd")
    live.play("ann", "Wd+Sd")
    is_too_late(live, "@B")


@pytest.mark.parametrize(
    ("hand", "moves"), [("", "D"), ("WdSd", "Wd+Sd @B"), (CLOSER, "STOP"), (CLOSER, "LAST")]
)
def test_drawing_stealing_and_calling_bring_something_final(hand: str, moves: str) -> None:
    game = table([hand, "Hk"], piles=("Hd", "Hl"), step="duo" if hand else "draw", stolen="Hk")
    *before, last = map(parse_move, moves.split())
    for move in before:
        game.play(move)
    assert any(event.is_final for event in game.play(last))


def test_a_pile_that_one_remembers_shows_nothing_new() -> None:
    live = with_crabs(after_bots_crabs=False)
    takes_back(live, "?L")
    live.play("ann", "?L")
    takes_back(live, "#2")


def test_a_pile_with_gaps_in_memory_shows_cards_when_it_is_looked_through() -> None:
    is_too_late(with_crabs(after_bots_crabs=True), "?L")
    takes_back(with_crabs(after_bots_crabs=True), "?R")


def test_a_pick_after_a_search_can_be_taken_back_with_gaps_too() -> None:
    live = with_crabs(after_bots_crabs=True)
    live.play("ann", "?L")
    takes_back(live, "#1")


def test_a_top_over_a_gap_shows_the_next_one() -> None:
    is_too_late(before_a_draw(after_bots_crabs=True), "L")
    takes_back(before_a_draw(after_bots_crabs=True), "R")
    takes_back(before_a_draw(after_bots_crabs=False), "L")


@pytest.mark.parametrize("call", ["STOP", "LAST"])
def test_a_call_is_final(call: str) -> None:
    live = started(deck=CLOSING)
    play_to_the_call(live)
    is_too_late(live, call)


def test_a_bots_answer_goes_back_too_if_it_showed_nothing() -> None:
    live = against_a_bot(DUOS)
    before = live.game.position()
    live.play("ann", "L")
    at_the_end = live.game.position()
    live.play("ann", ".")
    live.bot_plays("R .")
    assert live.do("ann", TAKE_BACK) == [TookBack(A)]
    assert live.game.position() == at_the_end
    live.do("ann", TAKE_BACK)
    assert live.game.position() == before


@pytest.mark.parametrize("answer", ["D", "D Bd-L", "D Bd-L ."])
def test_once_a_bot_has_drawn_it_is_too_late(answer: str) -> None:
    live = against_a_bot(DUOS)
    live.play("ann", "L .")
    live.bot_plays(answer)
    assert live.code("ann", TAKE_BACK) is ErrorCode.NEW_INFORMATION


def test_once_a_person_has_drawn_it_is_too_late_even_by_consent() -> None:
    live = started(deck=DUOS)
    live.play("ann", "L .")
    live.play("bob", "D")
    assert live.code("ann", TAKE_BACK) is ErrorCode.NEW_INFORMATION


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    live = started()
    live.play("ann", "L .")
    assert live.code("bob", TAKE_BACK) is ErrorCode.NOTHING_TO_TAKE_BACK


def test_among_two_the_other_must_agree() -> None:
    live = started()
    live.play("ann", "L")
    assert live.do("ann", TAKE_BACK) == [Wanted(A, TAKE_BACK.what)]
    assert live.code("ann", YES) is ErrorCode.NOTHING_ASKED
    question = state_of(live.table).question
    assert question is not None
    assert (question.seat, question.waits_for) == (A, (B,))
    assert live.do("bob", YES) == [TookBack(A)]
    assert live.code("bob", YES) is ErrorCode.NOTHING_ASKED


def test_among_three_both_others_must_agree() -> None:
    live = started(3)
    live.play("ann", "L")
    live.do("ann", TAKE_BACK)
    assert live.do("cat", YES) == [Agreed(C)]
    assert live.code("cat", YES) is ErrorCode.NOTHING_ASKED
    assert live.do("bob", YES) == [TookBack(A)]


def test_bots_are_not_asked() -> None:
    live = started(2, bots=1)
    live.play("ann", "L")
    live.do("ann", TAKE_BACK)
    assert live.do("bob", YES) == [TookBack(A)]


def test_one_who_declines_is_enough() -> None:
    live = started(3)
    live.play("ann", "L")
    live.do("ann", TAKE_BACK)
    live.do("bob", YES)
    assert live.do("cat", NO) == [Declined(C)]
    assert live.code("bob", YES) is ErrorCode.NOTHING_ASKED


@pytest.mark.parametrize(
    ("command", "fact"), [(Leave(), StoodIn(A, has_left=True)), (Resign(), Resigned(A))]
)
def test_a_question_goes_with_whoever_asked(
    command: Leave | Resign, fact: StoodIn | Resigned
) -> None:
    live = started(3)
    live.play("ann", "L")
    live.do("ann", TAKE_BACK)
    assert live.do("ann", command) == [fact]
    assert live.code("bob", YES) is ErrorCode.NOTHING_ASKED


@pytest.mark.parametrize(
    ("command", "fact"), [(Leave(), StoodIn(C, has_left=True)), (Resign(), Resigned(C))]
)
def test_whoever_is_gone_need_not_agree(command: Leave | Resign, fact: StoodIn | Resigned) -> None:
    live = started(3)
    live.play("ann", "L")
    live.do("ann", TAKE_BACK)
    live.do("bob", YES)
    assert live.do("cat", command) == [fact, TookBack(A)]


def test_a_move_answers_the_question() -> None:
    live = started()
    live.play("ann", "L")
    live.do("ann", TAKE_BACK)
    live.play("ann", ".")
    assert live.code("bob", YES) is ErrorCode.NOTHING_ASKED


def test_an_answer_never_meets_another_question() -> None:
    live = started(3)
    live.play("ann", "L")
    live.do("ann", TAKE_BACK)
    assert live.code("bob", PAUSE) is ErrorCode.ALREADY_ASKED
    assert live.code("ann", PAUSE) is ErrorCode.ALREADY_ASKED
    live.do("bob", NO)
    assert live.do("bob", PAUSE) == [Wanted(B, PAUSE.what)]


def test_a_move_sent_before_a_take_back_is_too_late() -> None:
    live = against_a_bot(DUOS)
    live.play("ann", "L")
    late = Play(parse_move("."), live.table.number)
    live.do("ann", TAKE_BACK)
    assert live.code("ann", late) is ErrorCode.STALE


@pytest.mark.parametrize(
    "settings",
    [
        Settings(clock=Bank(60), is_rated=True, allows_take_back=False, stand_in=None),
        Settings(allows_take_back=False),
    ],
)
def test_a_table_may_have_no_take_backs(settings: Settings) -> None:
    live = started(settings=settings)
    live.play("ann", "L")
    assert live.code("ann", TAKE_BACK) is ErrorCode.NOT_AT_THIS_TABLE
