"""Moves that the rules forbid: every reason names its clause, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from papersea.cards import parse_cards
from papersea.game import Game
from papersea.moves import Seat, parse_move
from papersea.refusals import IllegalMove, Reason
from tests.clauses import clause
from tests.positions import A, B, C, Script, play, table

SEVEN = "Ap Ao Hd Hl"


def drawing() -> Game:
    return table(["Cd Cy", "Ka"], step="draw", piles=("Fd", ""), deck="Or Bk…")


def keeping() -> Game:
    return table(["Cd Cy", "Ka"], step="keep=OrBk", piles=("Fd", ""))


def laying() -> Game:
    return table(["Cd Cy Bd", "Ka"], piles=("Fd", ""))


def searching() -> Game:
    return table(["", "Ka"], laid=["Cd+Cy", ""], step="search", piles=("Fd", ""))


def picking() -> Game:
    return table(["", "Ka"], laid=["Cd+Cy", ""], step="pick=L", piles=("Hd Fd", ""))


def robbing() -> Game:
    return table(["", "Ka", ""], laid=["Wd+Sd", "", ""], step="steal")


def last_turn() -> Game:
    return table([SEVEN, "Pv Pa Pp Hy Hg", "Ka"], turn="B", closer="A")


def robbing_in_a_last_turn() -> Game:
    hands = [SEVEN, "", "Ka"]
    return table(hands, laid=["", "Wd+Sd", ""], turn="B", closer="A", step="steal")


def boats_on_an_empty_deck() -> Game:
    return table(["", "Mw"], laid=["Bd+Bk", ""], step="draw", piles=("Fd", ""), deck="-")


def ended() -> Game:
    game = table([SEVEN, ""], scores=(39, 0))
    play(game, "STOP")
    return game


CASES = [
    (drawing, "L", B, Reason.OTHER_TURN, "T1", "it is A's turn"),
    (drawing, ".", A, Reason.DRAW_FIRST, "T2", "draw two or take the top of a pile"),
    (drawing, "Or-L", A, Reason.DRAW_FIRST, "T2", "draw two or take"),
    (drawing, "R", A, Reason.PILE_EMPTY, "T5", "the right pile is empty"),
    (boats_on_an_empty_deck, "D", A, Reason.DECK_EMPTY, "Q2", "the deck is empty"),
    (keeping, "D", A, Reason.KEEP_FIRST, "T3", "keep one of the two"),
    (keeping, "Ka-R", A, Reason.NOT_DRAWN, "T3", "OrBk"),
    (keeping, "Or-L", A, Reason.EMPTY_PILE_FIRST, "T4", "one pile is empty"),
    (laying, "L", A, Reason.DRAWN_ALREADY, "T7", "lay out a duo"),
    (laying, "Cd+Bd", A, Reason.NOT_A_DUO, "K2", r"Cd\+Bd is not a duo"),
    (laying, "Cd+Cg", A, Reason.NOT_IN_HAND, "T7", "Cg is not in the hand"),
    (laying, "Cd+Cd", A, Reason.NOT_IN_HAND, "T7", "Cd is not in the hand"),
    (laying, "Fk+Fy", A, Reason.NOT_IN_HAND, "T7", "FkFy is not in the hand"),
    (laying, "STOP", A, Reason.TOO_FEW_POINTS, "T8", "needs 7 points, .* worth 1"),
    (laying, "LAST", A, Reason.TOO_FEW_POINTS, "T8", "needs 7 points, .* worth 1"),
    (last_turn, "STOP", B, Reason.LAST_TURN, "R3", "nobody closes in a last turn"),
    (last_turn, "LAST", B, Reason.LAST_TURN, "R3", "nobody closes in a last turn"),
    (last_turn, ".", C, Reason.OTHER_TURN, "T1", "it is B's turn"),
    (searching, "?R", A, Reason.NOTHING_TO_SEARCH, "Q17", "the right pile is empty"),
    (searching, ".", A, Reason.SEARCH_FIRST, "K3", "choose the pile"),
    (picking, "#3", A, Reason.NO_SUCH_POSITION, "K3", "the pile has 2 cards"),
    (picking, "?L", A, Reason.PICK_FIRST, "K3", "take a card"),
    (robbing, "@A", A, Reason.NOT_AN_OPPONENT, "K6", "A is not an opponent"),
    (robbing, "@D", A, Reason.NOT_AN_OPPONENT, "K6", "D is not an opponent"),
    (robbing, "@C", A, Reason.NOTHING_TO_STEAL, "Q17", "C has no card to steal"),
    (robbing, ".", A, Reason.STEAL_FIRST, "K6", "choose whom to rob"),
    (robbing_in_a_last_turn, "@A", B, Reason.HAND_IS_SHOWN, "R4", "A has shown their cards"),
    (ended, "D", A, Reason.GAME_OVER, "G3", "the game is over"),
    (ended, ".", B, Reason.GAME_OVER, "G3", "the game is over"),
]


def everything_of(game: Game) -> tuple[object, ...]:
    """All that could have changed: the truth, what everybody sees, and what was written down."""
    views = [game.view(seat) for seat in [*map(Seat, range(game.players)), None]]
    rounds = [(log.starter, log.deck, tuple(log.played)) for log in game.rounds]
    return (game.position(), views, game.legal_moves(), tuple(game.history), rounds)


@clause("T1", "T2", "T3", "T4", "T5", "T7", "T8", "R3", "R4", "G3", "K2", "K3", "K6", "Q2", "Q17")
@pytest.mark.parametrize(
    ("situation", "move", "seat", "reason", "clause_id", "message"),
    [pytest.param(*case, id=f"{case[0].__name__} {case[1]} by {'ABC'[case[2]]}") for case in CASES],
)
def test_a_forbidden_move_names_its_clause_and_changes_nothing(
    situation: Callable[[], Game],
    move: str,
    seat: Seat,
    reason: Reason,
    clause_id: str,
    message: str,
) -> None:
    game = situation()
    before = everything_of(game)
    with pytest.raises(IllegalMove, match=f"is not legal: .*{message}.* \\({clause_id}\\)$") as no:
        game.play(parse_move(move), seat)
    assert (no.value.reason, no.value.reason.clause) == (reason, clause_id)
    assert no.value.move == parse_move(move)
    assert everything_of(game) == before


def test_every_reason_is_reached() -> None:
    # That of a move which has no reasons of its own: tests/test_adding_a_card.py.
    assert {case[3] for case in CASES} == set(Reason) - {Reason.NOT_OFFERED}


@clause("T1")
def test_the_seat_to_move_may_be_named() -> None:
    game = drawing()
    game.play(parse_move("L"), A)
    assert game.position().hands[A] == parse_cards("Cd Cy Fd")


@clause("T1")
@pytest.mark.parametrize("seat", [B, Seat(4), Seat(-1)])
def test_nobody_else_moves(seat: Seat) -> None:
    with pytest.raises(IllegalMove) as refused:
        drawing().play(parse_move("L"), seat)
    assert refused.value.reason is Reason.OTHER_TURN


@clause("T2")
def test_after_a_refusal_the_game_goes_on_as_if_nothing_was() -> None:
    """The same chance comes, with or without refused moves in between."""
    asked, plain = (Game(seed=5) for _ in range(2))
    for _ in range(30):
        move = plain.legal_moves()[0]
        for wrong in map(parse_move, ("#9", "@D", "Ka-L")):
            with pytest.raises(IllegalMove):
                asked.play(wrong)
        assert asked.play(move) == plain.play(move)


@clause("K6")
def test_a_refused_move_does_not_ask_chance() -> None:
    script = Script(stolen_cards="Ka")
    game = table(["", "Ka", ""], laid=["Wd+Sd", "", ""], step="steal", chance=script)
    with pytest.raises(IllegalMove):
        play(game, "@C")
    assert script.asked == []
    play(game, "@B")
    assert len(script.asked) == 1
