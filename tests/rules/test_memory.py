"""What observers may be certain of: all that was seen, and nothing more (Q7, Q8, Q9, K3)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from papersea.cards import Card, parse_card, parse_cards, sort_cards
from papersea.events import (
    HandShown,
    Kept,
    LaidDuo,
    Picked,
    RoundStarted,
    Searched,
    Stole,
    TookTop,
)
from papersea.game import Game
from papersea.moves import LastChance, LayDuo, Pile, Seat, Stop
from papersea.rules.options import Options
from papersea.view import PileState, View
from tests.clauses import clause
from tests.positions import EDITIONS, legal, play, seen, table, view_of


def pile(game: Game, observer: str) -> PileState:
    return view_of(game, observer).piles[0]


@clause("Q9")
def test_a_card_taken_face_up_is_known_until_it_is_laid_out() -> None:
    game = table(["Cy", "", ""], step="draw", piles=("Cd", "By"))
    play(game, "L")
    assert [seen(game, observer, "A").known for observer in "BC-"] == [parse_cards("Cd")] * 3
    play(game, "Cd+Cy ?R #1")
    assert seen(game, "C", "A").known == parse_cards("By")
    assert seen(game, "-", "A").hand is None


@clause("Q9", "T3")
def test_a_card_kept_from_the_deck_is_not_known() -> None:
    game = table(["", ""], step="draw", piles=("Cd", "By"), deck="Or Bk…")
    play(game, "D Or-L")
    assert seen(game, "B", "A").known == seen(game, "-", "A").known == ()


@clause("Q9")
def test_of_two_equal_cards_one_laid_out_leaves_nothing_certain() -> None:
    """Nobody else can tell whether the Cd taken face up was laid out, or the other one."""
    game = table(["Cd Cy", ""], step="draw", piles=("Cd", ""))
    play(game, "L Cd+Cy")
    assert seen(game, "B", "A").known == ()


@clause("Q7")
def test_after_a_theft_by_others_nothing_of_the_victim_is_certain() -> None:
    game = table(["Lv", "Wd Sk", "Ka", ""], step="draw", piles=("Or", "By"), stolen="Or")
    play(game, "L . R Wd+Sk @A")
    assert [seen(game, observer, "A").known for observer in "CD-"] == [(), (), ()]
    assert [seen(game, observer, "B").known for observer in "CD-"] == [parse_cards("By")] * 3
    assert seen(game, "A", "B").known == parse_cards("By Or")


@clause("Q7")
@pytest.mark.parametrize(("stolen", "left"), [("Or", ""), ("Ka", "Or")])
def test_thief_and_victim_know_what_changed_hands(stolen: str, left: str) -> None:
    game = table(["Ka", "Wd Sk", ""], step="draw", piles=("Or", "By"), stolen=stolen)
    play(game, "L . R Wd+Sk @A")
    assert seen(game, "B", "A").known == parse_cards(left)
    assert seen(game, "A", "B").known == sort_cards(parse_cards(f"By {stolen}"))
    assert seen(game, "C", "A").known == ()


@clause("Q7")
def test_of_two_equal_known_cards_one_is_still_certain_after_a_theft() -> None:
    game = table(["Ka", "Hd", "Wd Sk"], step="draw", piles=("Bk Bk", "By Ck Cl Cr"), stolen="Bk")
    play(game, "L . R . R . L . R . R")
    assert seen(game, "B", "A").known == parse_cards("Bk Bk")
    play(game, "Wd+Sk @A")
    assert seen(game, "B", "A").known == seen(game, "-", "A").known == parse_cards("Bk")


@clause("Q8")
def test_a_card_picked_unseen_leaves_a_gap_in_what_others_remember() -> None:
    game = table(["Cd Cy", "", ""], piles=("Bk Hd Or", "By"))
    play(game, "Cd+Cy ?L #2")
    for observer in "BC-":
        assert pile(game, observer).remembered == parse_cards("Bk Hd Or")
        assert (pile(game, observer).size, pile(game, observer).gone) == (2, 1)
        assert seen(game, observer, "A").known == ()
    assert pile(game, "A") == PileState(parse_card("Or"), 2, parse_cards("Bk Or"))


@clause("Q8")
def test_if_the_top_changed_everybody_knows() -> None:
    game = table(["Cd Cy", "", ""], piles=("Bk Hd Or", "By"))
    play(game, "Cd+Cy ?L #1")
    for observer in "ABC-":
        assert pile(game, observer).remembered == parse_cards("Bk Hd")
    assert seen(game, "B", "A").known == seen(game, "-", "A").known == parse_cards("Or")


@clause("Q8")
def test_if_the_pile_is_empty_everybody_knows() -> None:
    game = table(["Cd Cy", "", ""], piles=("Or", "By"))
    play(game, "Cd+Cy ?L #1")
    assert seen(game, "B", "A").known == parse_cards("Or")
    assert pile(game, "B") == PileState(None, 0, ())


@clause("Q8", "K3")
@pytest.mark.parametrize("pick", ["#1", "#2", "#3"])
def test_a_top_that_looks_the_same_tells_nothing(pick: str) -> None:
    game = table(["Cd Cy", "", ""], piles=("Hd Bk Bk", "By"))
    play(game, f"Cd+Cy ?L {pick}")
    assert pile(game, "B").remembered == parse_cards("Hd Bk Bk")
    assert (pile(game, "B").gone, seen(game, "B", "A").known) == (1, ())


@clause("Q8")
def test_a_gap_closes_when_the_card_below_comes_to_light() -> None:
    game = table(["Cd Cy", "", ""], piles=("Bk Hd Or", "By"))
    play(game, "Cd+Cy ?L #2 . L")
    for observer in "ABC-":
        assert pile(game, observer) == PileState(parse_card("Bk"), 1, parse_cards("Bk"))


@clause("K3", "Q8")
def test_who_looks_through_a_pile_knows_it_again() -> None:
    game = table(["Cd Cy", "Ck Cg", ""], piles=("Bk Hd Or", "By"))
    play(game, "Cd+Cy ?L #2 . R Ck+Cg")
    assert pile(game, "B").gone == 1
    play(game, "?L")
    assert pile(game, "B") == PileState(parse_card("Or"), 2, parse_cards("Bk Or"))
    assert legal(game) == {"#1", "#2"}
    assert pile(game, "C").gone == pile(game, "-").gone == 1


@clause("Q8")
def test_only_who_looked_knows_of_a_second_gap() -> None:
    game = table(["Cd Cy", "Ck Cg", ""], piles=("Bk Hd Or Ka", "By"))
    play(game, "Cd+Cy ?L #2 . R Ck+Cg ?L #3")
    assert pile(game, "A").remembered == parse_cards("Bk Hd Ka")
    assert pile(game, "B").remembered == parse_cards("Hd Ka")
    assert pile(game, "C").remembered == pile(game, "-").remembered == parse_cards("Bk Hd Or Ka")
    assert [pile(game, observer).gone for observer in "ABC-"] == [1, 0, 2, 2]


@clause("Q9", "R10")
def test_a_new_round_begins_with_nothing_remembered() -> None:
    game = table(["Ap Ao Hd", "Cd Cy Ka"], step="draw", piles=("Bk Or Hl", "By"))
    play(game, "L . R Cd+Cy ?L #2 . D")
    game.play(game.legal_moves()[0])
    assert seen(game, "B", "A").known == parse_cards("Hl")
    play(game, "STOP")
    for observer in "AB-":
        assert [seat.known for seat in view_of(game, observer).seats] == [(), ()]
        assert [pile.gone for pile in view_of(game, observer).piles] == [0, 0]


def recollect(view: View) -> tuple[list[Counter[Card]], dict[Pile, list[Card]]]:
    """Hands and piles as an observer can tell them from nothing but the round's events."""
    hands: list[Counter[Card]] = [Counter() for _ in view.seats]
    piles: dict[Pile, list[Card]] = {}

    def lift_until(at: Pile, top: Card | None) -> None:
        while piles[at] and piles[at][-1] != top:
            piles[at].pop()

    for event in view.history:
        match event:
            case RoundStarted(_, _, (left, right)):
                piles = {Pile.LEFT: [left], Pile.RIGHT: [right]}
            case Kept(_, _, discarded, at):
                piles[at].append(discarded)
            case TookTop(seat, at, card, top):
                hands[seat][card] += 1
                piles[at].pop()
                lift_until(at, top)
            case LaidDuo(seat, first, second):
                hands[seat] -= Counter([first, second])
            case Searched(_, at, cards) if cards is not None:
                piles[at] = list(reversed(cards))
            case Picked(_, at, card, position, _) if card is not None and position is not None:
                del piles[at][-position]
            case Picked(seat, at, None, None, top) if top != piles[at][-1]:
                hands[seat][piles[at].pop()] += 1
                lift_until(at, top)
            case Stole(_, victim, None):
                hands[victim] -= Counter(set(hands[victim]))
            case Stole(thief, victim, card) if card is not None:
                hands[victim] -= Counter([card])
                hands[thief][card] += 1
            case HandShown(seat, shown):
                hands[seat] = Counter(shown)
            case _:
                pass
    return hands, piles


def check_memory(game: Game, observer: Seat | None) -> None:
    view, truth = game.view(observer), game.position()
    hands, piles = recollect(view)
    for seat, seen_seat in enumerate(view.seats):
        if seat != observer:
            assert Counter(seen_seat.known) == hands[seat]
        assert not Counter[Card | None](seen_seat.known) - Counter(truth.hands[seat])
    assert [list(view.pile(at).remembered) for at in Pile] == [piles[at] for at in Pile]
    for at, lying in zip(Pile, truth.piles, strict=True):
        remembered: Iterator[Card | None] = iter(view.pile(at).remembered)
        assert all(card in remembered for card in lying)


@clause("T6", "Q7", "Q8", "Q9", "Q14")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_memory_is_what_the_events_told_and_nothing_more(edition: str, players: int) -> None:
    chooser = random.Random(f"{edition}{players}")
    game = Game(Options.of(edition), players, seed=players)
    for _ in range(80):
        for observer in [*map(Seat, range(players)), None]:
            check_memory(game, observer)
        moves = game.legal_moves()
        duos = [move for move in moves if isinstance(move, LayDuo)]
        calm = [move for move in moves if not isinstance(move, Stop | LastChance)]
        game.play(chooser.choice(duos or calm))
        if game.is_over:
            break
