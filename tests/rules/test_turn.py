"""A turn: draw, duos, and then close or pass (T1 to T9)."""

from __future__ import annotations

import pytest

from papersea.cards import parse_card, parse_cards
from papersea.events import Kept, TookTop
from papersea.game import Game
from papersea.moves import LayDuo, Pile, Step
from papersea.refusals import IllegalMove, Reason
from tests.clauses import clause
from tests.positions import A, B, Script, legal, play, table, the, view_of

players_at_table = pytest.mark.parametrize("players", [2, 3, 4])


@clause("T1")
@players_at_table
def test_turns_go_clockwise(players: int) -> None:
    game = Game(players=players, chance=Script(["Cd Cd Cl Cl Ck Cy Cy Cg Cr…"]))
    turns = []
    for _ in range(2 * players):
        turns.append(game.turn)
        play(game, "D")
        game.play(game.legal_moves()[0])
        play(game, ".")
    assert turns == [*range(players), *range(players)]


@clause("T2")
def test_a_turn_begins_with_one_of_two_ways_to_add_a_card() -> None:
    assert legal(table(step="draw", piles=("Cy", "Fd"))) == {"D", "L", "R"}


@clause("T2")
@pytest.mark.parametrize("move", ["Cd+Cy", ".", "STOP", "LAST"])
def test_nothing_comes_before_the_draw(move: str) -> None:
    game = table(["Cd Cy Pv Pa Pp Hd Hl", ""], step="draw", piles=("Cg", ""))
    with pytest.raises(IllegalMove) as refused:
        play(game, move)
    assert refused.value.reason is Reason.DRAW_FIRST


@clause("T2")
def test_a_turn_has_one_draw_only() -> None:
    game = table(step="draw", piles=("Cy", "Fd"))
    play(game, "L")
    assert legal(game) == {"."}
    assert game.position().hands[A] == parse_cards("Cy")


@clause("T3")
def test_of_two_cards_one_is_kept_and_the_other_goes_on_either_pile() -> None:
    game = table(step="draw", piles=("Cy", "Fd"), deck="Bk Or Hd…")
    play(game, "D")
    assert view_of(game, "A").drawn == parse_cards("Bk Or")
    assert legal(game) == {"Bk-L", "Bk-R", "Or-L", "Or-R"}


@clause("T3")
@pytest.mark.parametrize(
    ("move", "hand", "left", "right"),
    [
        ("Bk-L", "Bk", "Cy Or", "Fd"),
        ("Bk-R", "Bk", "Cy", "Fd Or"),
        ("Or-L", "Or", "Cy Bk", "Fd"),
        ("Or-R", "Or", "Cy", "Fd Bk"),
    ],
)
def test_the_other_card_lies_face_up_on_top(move: str, hand: str, left: str, right: str) -> None:
    game = table(step="draw", piles=("Cy", "Fd"), deck="Bk Or Hd…")
    kept = the(Kept, play(game, f"D {move}"))
    position = game.position()
    assert position.hands[A] == parse_cards(hand)
    assert position.piles == (parse_cards(left), parse_cards(right))
    assert position.deck[0] == parse_card("Hd")
    assert view_of(game, "-").pile(kept.pile).top == kept.discarded


@clause("T3")
def test_two_equal_cards_leave_only_the_choice_of_the_pile() -> None:
    game = table(step="draw", piles=("Cy", "Fd"), deck="Bk Bk…")
    play(game, "D")
    assert [str(move) for move in game.legal_moves()] == ["Bk-L", "Bk-R"]


@clause("T4")
@pytest.mark.parametrize(
    ("piles", "moves"),
    [(("", "Fd"), {"Bk-L", "Or-L"}), (("Cy", ""), {"Bk-R", "Or-R"})],
)
def test_an_empty_pile_gets_the_card(piles: tuple[str, str], moves: set[str]) -> None:
    game = table(step="draw", piles=piles, deck="Bk Or…")
    play(game, "D")
    assert legal(game) == moves


@clause("T4")
def test_an_empty_pile_gets_one_of_two_equal_cards() -> None:
    game = table(step="draw", piles=("Cy", ""), deck="Bk Bk…")
    play(game, "D")
    assert legal(game) == {"Bk-R"}


@clause("T5")
@pytest.mark.parametrize(
    ("move", "taken", "top"), [("L", "Cy", "Hd"), ("R", "Fd", None)], ids=["left", "right"]
)
def test_the_top_of_either_pile_may_be_taken(move: str, taken: str, top: str | None) -> None:
    game = table(["Or", "Ka"], step="draw", piles=("Bk Hd Cy", "Fd"))
    new_top = parse_card(top) if top else None
    assert play(game, move) == (TookTop(A, Pile(move), parse_card(taken), new_top),)
    assert game.position().hands[A] == parse_cards(f"{taken} Or")
    assert game.step is Step.DUO


@clause("T5")
def test_from_an_empty_pile_nothing_is_taken() -> None:
    assert legal(table(step="draw", piles=("", "Fd"))) == {"D", "R"}


@clause("T6")
@pytest.mark.parametrize("step", ["draw", "duo"])
@pytest.mark.parametrize("move", ["?L", "?R", "#1", "#2"])
def test_nobody_looks_through_a_pile_without_crabs(step: str, move: str) -> None:
    game = table(["Cd Cy", ""], step=step, piles=("Bk Hd", "Fd"))
    with pytest.raises(IllegalMove) as refused:
        play(game, move)
    assert refused.value.reason in (Reason.DRAW_FIRST, Reason.DRAWN_ALREADY)


@clause("T6")
@players_at_table
def test_below_the_top_a_pile_shows_nothing_new(players: int) -> None:
    """Whichever buried card B's crabs took, the pile looks the same to the others."""

    def after(pick: str) -> Game:
        hands = ["Ka", "Cd Cy", "Hy", "Hg"][:players]
        game = table(hands, turn="B", piles=("Bk Hd Or", "Fd"))
        play(game, f"Cd+Cy ?L {pick}")
        return game

    for observer in "-ACD"[:players]:
        assert view_of(after("#2"), observer) == view_of(after("#3"), observer)


@clause("T7")
def test_laid_out_duos_lie_face_up_before_the_player() -> None:
    game = table(["Cd Cy Or", ""], piles=("Hd", "Fd"))
    play(game, "Cd+Cy")
    for observer in "AB-":
        assert view_of(game, observer).seats[A].laid == ((parse_card("Cd"), parse_card("Cy")),)
    assert game.position().hands[A] == parse_cards("Or")


@clause("T7")
def test_duos_may_be_laid_out_any_number_of_times() -> None:
    game = table(["Fd Fk Fl Fy Cd Cy Wd Sk", "Ka"], piles=("Hd", ""), deck="Bd Or…", stolen="Ka")
    play(game, "Fd+Fk Fl+Fy Cd+Cy ?L #1 Wd+Sk @B")
    position = game.position()
    assert len(position.tables[A]) == 4
    assert position.hands[A] == parse_cards("Bd Hd Or Ka")
    assert (game.turn, game.step) == (A, Step.DUO)


@clause("T7")
def test_duos_need_not_be_laid_out() -> None:
    game = table(["Fd Fk Cd Cy Bd Bk", ""])
    play(game, ".")
    assert (game.turn, game.position().tables) == (B, ((), ()))


@clause("T7")
def test_every_pair_in_the_hand_is_a_choice_of_its_own() -> None:
    game = table(["Cd Cd Cy Fd Fk Wd Wk Sl Or Ka Hd", ""])
    duos = {move for move in legal(game) if "+" in move}
    assert duos == {"Cd+Cd", "Cd+Cy", "Fd+Fk", "Wd+Sl", "Wk+Sl"}


@clause("T7")
def test_the_order_of_two_cards_means_nothing() -> None:
    assert LayDuo(*parse_cards("Sl Wd")) == LayDuo(*parse_cards("Wd Sl"))


@clause("T7")
def test_duos_come_from_the_hand_alone() -> None:
    game = table(["Cd", "Cy"], laid=["Cg+Cr", ""], piles=("Ck", ""))
    assert legal(game) == {"."}


@clause("T8")
@pytest.mark.parametrize(
    ("cards", "may_close"),
    [("Ap Ao Pv", False), ("Ap Ao Hd Hl", True), ("Ap Ao Pv Pa", True)],
    ids=["6 points", "7 points", "8 points"],
)
def test_closing_takes_seven_points(cards: str, *, may_close: bool) -> None:
    assert ({"STOP", "LAST"} <= legal(table([cards, ""]))) == may_close
    assert ("STOP" in legal(table([cards, ""]))) == ("LAST" in legal(table([cards, ""])))


@clause("T8", "K1")
def test_hand_and_table_count_together_for_closing() -> None:
    assert {"STOP", "LAST"} <= legal(table(["Ap Ao", "Ka"], laid=["Fd+Fk,Bd+Bk", ""]))
    assert not {"STOP", "LAST"} & legal(table(["Ap Ao", "Ka"], laid=["Fd+Fk", ""]))


@clause("T8")
def test_laid_out_duos_do_not_need_to_be_there_for_closing() -> None:
    assert {"STOP", "LAST"} <= legal(table(["Ap Ao Fd Fk Bd Bk", ""]))


@clause("T8", "T9")
def test_nobody_has_to_close() -> None:
    game = table(["Ap Ao Hd Hl Pv Pa Pp", ""])
    play(game, ".")
    assert (game.turn, game.round) == (B, 1)


@clause("T9")
@players_at_table
def test_the_turn_passes_to_the_left(players: int) -> None:
    for seat in range(players):
        hands = ["Ka" if other == seat else "" for other in range(players)]
        game = table(hands, turn="ABCD"[seat])
        play(game, ".")
        assert (game.turn, game.step) == ((seat + 1) % players, Step.DRAW)
