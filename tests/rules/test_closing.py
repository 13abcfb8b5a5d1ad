"""Closing a round: STOP, LAST CHANCE, the bet (R1 to R8, R10, R11)."""

from __future__ import annotations

from collections import Counter

import pytest

from papersea.cards import DECK, parse_cards
from papersea.events import Call, Called, Event, HandShown, RoundScored, RoundStarted
from papersea.moves import Seat, Step
from papersea.refusals import IllegalMove, Reason
from tests.clauses import clause
from tests.positions import (
    EDITIONS,
    SEATINGS,
    A,
    B,
    C,
    D,
    Script,
    last_chance,
    legal,
    names,
    play,
    seen,
    stop,
    table,
    the,
)

SEVEN = "Hd Hl Ap Ao"  # 5 + 2 points in four colours
EIGHT = "Pv Pa Pp Og Or"  # 5 + 3 points in five colours
players_at_table = pytest.mark.parametrize("players", [2, 3, 4])

every_seat = pytest.mark.parametrize(("players", "caller"), SEATINGS)


def is_shown(event: Event) -> bool:
    return isinstance(event, HandShown)


@clause("R1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("move", "call"), [("STOP", Call.STOP), ("LAST", Call.LAST_CHANCE)])
def test_who_closes_says_one_of_two_things_and_shows(edition: str, move: str, call: Call) -> None:
    events = play(table([SEVEN, "Cy"], options=edition), move)
    assert events[0] == Called(A, call, 7)
    assert events[1] == HandShown(A, parse_cards(SEVEN))


@clause("R2")
@pytest.mark.parametrize("order", [(B, A), (B, C, A), (B, C, D, A)], ids=len)
def test_at_a_stop_everybody_shows_from_the_closer_on(order: tuple[Seat, ...]) -> None:
    hands = ["Cy", SEVEN, "Fd", "Bk"][: len(order)]
    shown = [event for event in play(table(hands, turn="B"), "STOP") if is_shown(event)]
    assert shown == [HandShown(seat, parse_cards(hands[seat])) for seat in order]


@clause("R2")
@players_at_table
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stop_scores_the_points_of_all(players: int, edition: str) -> None:
    scored = stop(SEVEN, [EIGHT, "Bd Bd", "Cy"][: players - 1], options=edition)
    assert scored.gains == scored.points == (7, 8, 1, 0)[:players]
    assert scored.bet_won is None


@clause("R2", "K1")
def test_a_stop_scores_hand_and_table() -> None:
    game = table(["Ap Ao", "Hk Hy"], laid=["Bd+Bd,Fd+Fk", "Cy+Cy"])
    assert the(RoundScored, play(game, "STOP")).gains == (7, 3)


@clause("R2", "T1")
def test_after_a_stop_nobody_has_a_turn_any_more() -> None:
    events = play(table([SEVEN, EIGHT, ""]), "STOP")
    assert names(events)[-2:] == ["RoundScored", "RoundStarted"]


@clause("R3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_last_chance_shows_the_cards_and_announces_their_value(edition: str) -> None:
    game = table([SEVEN, "Cy"], laid=["Bd+Bd", ""], options=edition)
    events = play(game, "LAST")
    assert events[:1] == (Called(A, Call.LAST_CHANCE, 8),)
    for observer in "B-":
        assert seen(game, observer, "A").hand == parse_cards(SEVEN)
        assert seen(game, "-", "B").hand is None


@clause("R3", "Q11")
def test_the_announced_value_is_without_the_colour_bonus() -> None:
    game = table(["Ap Ao Hd Hl Cd Fd", "Cy"])
    assert the(Called, play(game, "LAST")).points == 7


@clause("R3")
@every_seat
def test_everybody_else_takes_one_last_turn_clockwise(players: int, caller: str) -> None:
    first = "ABCD".index(caller)
    hands = [SEVEN if seat == caller else "" for seat in "ABCD"[:players]]
    game = table(hands, turn=caller, piles=("Cy Cd Cg", "Fd"))
    play(game, "LAST")
    turns = []
    while game.round == 1:
        turns.append(game.turn)
        assert game.step is Step.DRAW
        play(game, "L .")
    assert turns == [(first + left) % players for left in range(1, players)]


@clause("R3")
def test_in_a_last_turn_duos_may_be_laid_out() -> None:
    game = table([SEVEN, "Fd Bd Bk"], piles=("Cy", "Fk"), deck="Or…")
    play(game, "LAST R")
    assert {"Fd+Fk", "Bd+Bk"} <= legal(game)
    play(game, "Fd+Fk")
    assert game.position().hands[B] == parse_cards("Bd Bk Or")


@clause("R3", "K4", "Q21")
def test_boats_in_a_last_turn_give_another_one() -> None:
    game = table([SEVEN, "Bd Bk"], piles=("Cy", "Fk"))
    play(game, "LAST R Bd+Bk")
    assert (game.turn, game.step, game.round) == (B, Step.DRAW, 1)
    play(game, "L .")
    assert game.round == 2


@clause("R3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("move", ["STOP", "LAST"])
def test_nobody_closes_in_a_last_turn(edition: str, move: str) -> None:
    game = table([SEVEN, EIGHT, ""], piles=("Cy", "Fk"), options=edition)
    play(game, "LAST L")
    with pytest.raises(IllegalMove) as refused:
        play(game, move)
    assert refused.value.reason is Reason.LAST_TURN


@clause("R4", "Q20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_are_shown_at_the_end_of_a_last_turn(edition: str) -> None:
    game = table([SEVEN, "Cy", "Fd"], piles=("Bk", "Fk"), options=edition)
    play(game, "LAST L")
    assert seen(game, "C", "B").hand is None
    assert the(HandShown, play(game, ".")) == HandShown(B, parse_cards("Cy Bk"))
    assert seen(game, "C", "B").hand == seen(game, "-", "B").hand == parse_cards("Cy Bk")
    assert seen(game, "B", "C").hand is None


@clause("R4", "last_chance_steals")
def test_shown_cards_cannot_be_stolen() -> None:
    """D may rob only A: the closer B and C, whose last turn is over, have shown."""
    game = table(["Hk", SEVEN, "Cy", "Wd Sd Fd"], turn="B", piles=("Bk", "Fk"))
    play(game, "LAST L . R Wd+Sd")
    assert legal(game) == {"@A"}


@clause("R5", "last_chance_steals")
@pytest.mark.parametrize("options", ["es", "classic,last_chance_steals=never"])
def test_nobody_steals_in_the_last_turns_where_the_edition_says_so(options: str) -> None:
    game = table([SEVEN, "Wd Sd", "Cy"], piles=("Bk", "Fk"), options=options)
    events = play(game, "LAST L Wd+Sd")
    assert names(events)[-1] == "NoEffect"
    assert game.step is Step.DUO


@clause("R5", "last_chance_steals")
@pytest.mark.parametrize("edition", EDITIONS)
def test_before_a_call_everybody_steals(edition: str) -> None:
    game = table(["Wd Sd", "Cy"], options=edition, stolen="Cy")
    play(game, "Wd+Sd @B")
    assert game.position().hands == (parse_cards("Cy"), ())


@clause("R6")
@players_at_table
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_won_bet(players: int, edition: str) -> None:
    others = ["Bd Bd Cd", "Cy", "Fk Sk Hk Hg"][: players - 1]
    scored = last_chance(f"{EIGHT} Sv", others, options=edition)
    assert scored.bet_won is True
    assert scored.gains == (8 + 2, 3, 1, 3)[:players]


@clause("R6")
@players_at_table
def test_a_tie_wins_the_bet(players: int) -> None:
    scored = last_chance(f"{SEVEN} Cd", ["Pv Pa Pp Bd By", "Ka", "Lv"][: players - 1])
    assert scored.points[:2] == (7, 6)
    scored = last_chance(f"{SEVEN} Cd", ["Pv Pa Pp Hy Hg", "Ka", "Lv"][: players - 1])
    assert scored.points[:2] == (7, 7)
    assert scored.gains == (7 + 2, 1, 1, 1)[:players]


@clause("R7")
@players_at_table
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lost_bet(players: int, edition: str) -> None:
    others = [EIGHT, "Bd Bd", "Fk Sk"][: players - 1]
    scored = last_chance(f"{SEVEN} Cd Sd", others, options=edition)
    assert scored.bet_won is False
    assert scored.gains == (3, 8, 1, 0)[:players]


@clause("R7")
@pytest.mark.parametrize("better", [0, 1, 2])
def test_one_better_opponent_is_enough_to_lose(better: int) -> None:
    others = ["Cy", "Fk", "Bk"]
    others[better] = EIGHT
    scored = last_chance(SEVEN, others)
    assert scored.gains[0] == 1
    assert scored.gains[1 + better] == 8
    assert sum(scored.gains) == 9


@clause("R6", "R7")
def test_the_colour_bonus_does_not_decide_the_bet() -> None:
    assert last_chance(SEVEN, ["Pv Pa Pp Hk Bk Fk Sk"]).bet_won is True
    assert last_chance("Ap Ao Hd Hl Cd Sd Bd", [EIGHT]).bet_won is False


@clause("R6")
def test_what_others_gain_in_their_last_turn_counts() -> None:
    game = table([SEVEN, "Pv Pa Hy Hg"], piles=("Pp", "Fk"))
    assert the(RoundScored, play(game, "LAST L .")).bet_won is True
    game = table([SEVEN, "Pv Pa Hy Hg Hr"], piles=("Pp", "Fk"))
    assert the(RoundScored, play(game, "LAST L .")).bet_won is False


@clause("R8")
@pytest.mark.parametrize(
    ("cards", "bonus"),
    [("Cy", 1), ("Cd Fd By", 2), ("Cd Fd Hd By Fy", 3), ("Mw Mw Cy", 2)],
)
def test_the_colour_bonus_is_the_size_of_the_largest_colour(cards: str, bonus: int) -> None:
    assert last_chance(EIGHT, [cards]).gains[1] == bonus


@clause("R8", "K1")
def test_the_colour_bonus_counts_hand_and_table() -> None:
    game = table([EIGHT, "Cd Hl"], laid=["", "Bd+Bk,Fd+Fk"], turn="B", closer="A")
    assert the(RoundScored, play(game, ".")).gains[1] == 3


@clause("R10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_round_scores_add_up(edition: str) -> None:
    game = table([SEVEN, "Bd Bd"], scores=(11, 20), options=edition)
    assert the(RoundScored, play(game, "STOP")).scores == (18, 21)
    assert game.scores == (18, 21)


@clause("R10")
@players_at_table
def test_below_the_target_all_cards_are_shuffled_for_a_new_round(players: int) -> None:
    game = table([SEVEN, "Bd Bd", "", ""][:players], piles=("Cy", "Fd"))
    before = game.position().deck
    started = the(RoundStarted, play(game, "STOP"))
    position = game.position()
    assert started.round == game.round == 2
    assert Counter(position.cards()) == Counter(DECK)
    assert len(position.deck) == 56 != len(before)


@clause("R11")
@every_seat
@pytest.mark.parametrize("move", ["STOP", "LAST"])
def test_the_left_neighbour_of_who_closed_starts(players: int, caller: str, move: str) -> None:
    hands = [SEVEN if seat == caller else "" for seat in "ABCD"[:players]]
    game = table(hands, turn=caller, piles=("Cy Cd Cg", "Fd"), chance=Script())
    play(game, move)
    while game.round == 1:
        play(game, "L .")
    assert game.turn == ("ABCD".index(caller) + 1) % players
