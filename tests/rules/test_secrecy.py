"""Who sees what (K3, T6, Q7, Q8, Q9, Q14): every kind of event, for everybody at the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from papersea import events
from papersea.cards import parse_card, parse_cards
from papersea.events import (
    Call,
    Called,
    Counted,
    DrawSkipped,
    Drew,
    DrewLast,
    Event,
    Fished,
    GameEnded,
    HandShown,
    Kept,
    LaidDuo,
    NoEffect,
    Picked,
    RoundScored,
    RoundStarted,
    RoundVoid,
    Searched,
    Stole,
    TookTop,
    TurnAgain,
    TurnEnded,
    seen_by,
)
from papersea.game import Game
from papersea.moves import Pile
from tests.clauses import clause
from tests.positions import A, B, C, play, seen, table, the, view_of

CY, FD = parse_card("Cy"), parse_card("Fd")
HIDDEN: list[tuple[Event, Event]] = [
    (Drew(A, (CY, FD)), Drew(A, None)),
    (Kept(A, CY, FD, Pile.LEFT), Kept(A, None, FD, Pile.LEFT)),
    (DrewLast(A, CY), DrewLast(A, None)),
    (Fished(A, CY), Fished(A, None)),
    (Searched(A, Pile.LEFT, (CY, FD)), Searched(A, Pile.LEFT, None)),
    (Picked(A, Pile.LEFT, CY, 2, FD), Picked(A, Pile.LEFT, None, None, FD)),
]
OPEN: list[Event] = [
    RoundStarted(1, A, (CY, FD)),
    DrawSkipped(A),
    TookTop(A, Pile.LEFT, CY, FD),
    LaidDuo(A, CY, CY),
    TurnAgain(A),
    NoEffect(A),
    TurnEnded(A),
    Called(A, Call.STOP, 7),
    HandShown(A, (CY, FD)),
    RoundScored(A, None, (7, 0), (1, 0), (7, 0), (7, 0), (Counted.POINTS,) * 2, "R2"),
    RoundVoid((0, 0)),
    GameEnded((A,), by_mermaids=True),
]
EVERYBODY = [A, B, C, None]


def kind(event: Event) -> str:
    return type(event).__name__


@clause("T3", "Q1", "K3", "K5", "Q8")
@pytest.mark.parametrize(("event", "hidden"), HIDDEN, ids=[kind(event) for event, _ in HIDDEN])
def test_only_the_player_sees_a_card_that_comes_to_the_hand(event: Event, hidden: Event) -> None:
    assert seen_by(event, A) == event
    for other in (B, C, None):
        assert seen_by(event, other) == hidden


@clause("Q7")
def test_only_thief_and_victim_see_a_stolen_card() -> None:
    stole = Stole(A, B, CY)
    assert [seen_by(stole, seat) for seat in (A, B)] == [stole, stole]
    assert [seen_by(stole, seat) for seat in (C, None)] == [replace(stole, card=None)] * 2


@clause("Q9", "Q14")
@pytest.mark.parametrize("event", OPEN, ids=kind)
def test_everybody_sees_what_lies_open(event: Event) -> None:
    assert [seen_by(event, observer) for observer in EVERYBODY] == [event] * 4


@clause("Q14")
def test_no_kind_of_event_is_left_undecided() -> None:
    decided = {*map(type, OPEN), *(type(event) for event, _ in HIDDEN), Stole}
    assert decided == set(events.Event.__args__)


def two_worlds(here: tuple[list[str], str], there: tuple[list[str], str]) -> tuple[Game, Game]:
    """The same table with other hidden cards: hands and the top of the deck."""
    one, other = (
        table(hands, deck=deck, piles=("Bk Hd Or", "By")) for hands, deck in (here, there)
    )
    return one, other


@clause("Q14", "S1")
def test_hands_and_deck_of_others_do_not_show_in_a_view() -> None:
    one, other = two_worlds((["Cd Cy", "Ka Mw", "Fd"], "Fk…"), (["Cd Cy", "Wd Ck", "Lv"], "Gr…"))
    assert view_of(one, "A") == view_of(other, "A")
    one, other = two_worlds((["Ka", "Cy", "Fd"], "Fk…"), (["Cy", "Ka", "Fd"], "Gr…"))
    assert view_of(one, "C") == view_of(other, "C")
    assert view_of(one, "-") == view_of(other, "-")


@clause("Q14")
@pytest.mark.parametrize("observer", ["A", "B", "C", "-"])
def test_what_everybody_sees(observer: str) -> None:
    hands = ["Cd Cy", "Ka", "Fd Fk Lv"]
    game = table(hands, laid=["", "Bd+Bk", ""], piles=("Bl Hd Or", "By"), scores=(3, 4, 5))
    view = view_of(game, observer)
    assert [seat.hand_size for seat in view.seats] == [2, 1, 3]
    assert [seat.score for seat in view.seats] == [3, 4, 5]
    assert [seat.laid for seat in view.seats] == [(), (parse_cards("Bd Bk"),), ()]
    assert [pile.size for pile in view.piles] == [3, 1]
    assert [pile.top for pile in view.piles] == list(parse_cards("Or By"))
    assert view.deck_size == 58 - 4 - 6 - 2
    assert [seat.hand is not None for seat in view.seats] == [observer == s for s in "ABC"]


@clause("T3", "Q14")
def test_drawn_cards_and_legal_moves_are_for_the_player_alone() -> None:
    game = table(["", "", ""], step="draw", piles=("Cy", "By"), deck="Or Bk…")
    play(game, "D")
    assert view_of(game, "A").drawn == parse_cards("Or Bk")
    assert len(view_of(game, "A").legal) == 4
    for observer in "BC-":
        assert view_of(game, observer).drawn is None
        assert view_of(game, observer).legal == ()
        assert view_of(game, observer).deck_size == game.view(A).deck_size


@clause("Q7")
def test_a_theft_at_the_table() -> None:
    game = table(["Wd Sk", "Ka Or", "Cy"], stolen="Or")
    play(game, "Wd+Sk @B")
    told = {observer: the(Stole, view_of(game, observer).history).card for observer in "ABC-"}
    assert told == {"A": parse_card("Or"), "B": parse_card("Or"), "C": None, "-": None}
    assert [seen(game, observer, "A").known for observer in "BC-"] == [parse_cards("Or"), (), ()]


@clause("Q8", "K3")
@pytest.mark.parametrize(("pick", "top"), [("#1", "Hd"), ("#2", "Or"), ("#3", "Or")])
def test_crabs_at_the_table(pick: str, top: str) -> None:
    game = table(["Cd Cy", "Ka", "Fd"], piles=("Bk Hd Or", "By"))
    play(game, "Cd+Cy ?L")
    for observer in "BC-":
        assert the(Searched, view_of(game, observer).history).cards is None
        assert view_of(game, observer).searched is Pile.LEFT
    play(game, pick)
    for observer in "BC-":
        view = view_of(game, observer)
        assert the(Picked, view.history) == Picked(A, Pile.LEFT, None, None, parse_card(top))
        assert (view.piles[0].size, view.piles[0].top) == (2, parse_card(top))
        assert view.seats[A].hand_size == 1


@clause("Q9")
def test_a_card_taken_face_up_at_the_table() -> None:
    game = table(["Ka", "", ""], step="draw", piles=("Bk Or", "By"))
    play(game, "L")
    for observer in "BC-":
        assert the(TookTop, view_of(game, observer).history).card == parse_card("Or")
        assert seen(game, observer, "A").known == parse_cards("Or")
        assert view_of(game, observer).piles[0].top == parse_card("Bk")


@clause("R2", "Q14")
def test_a_new_round_hides_all_hands_again() -> None:
    game = table(["Ap Ao Hd Hl", "Ka"])
    play(game, "STOP")
    play(game, "L")
    observer = view_of(game, "A" if game.turn == B else "B")
    assert observer.seats[game.turn].hand is None
