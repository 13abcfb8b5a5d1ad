"""What the rounds on a score pad bring (R2, R6 to R12, G1 to G5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from papersea.cards import DECK, Card
from papersea.moves import Seat
from papersea.score import score_cards
from papersea.scorepad import Flaw, PadError, PadRound, ScorePad, standing
from tests.clauses import clause
from tests.positions import A, B, C, D
from tests.scorepad.told import deck_out, hand, last_chance, mermaids, pad, stop

SEVEN = "OyOgOvPpHy"
FOUR = "HlHkHdCl"


@clause("R2", "E1")
def test_a_stop_brings_everybody_their_points() -> None:
    (round_,) = standing(pad(stop(0, SEVEN, FOUR))).rounds
    assert (round_.gains, round_.bet_won) == ((7, 4), None)


@clause("R6", "E1")
def test_a_bet_that_is_won_brings_points_and_bonus_and_the_others_their_bonus() -> None:
    (round_,) = standing(pad(last_chance(0, SEVEN, FOUR))).rounds
    assert (round_.gains, round_.bet_won) == ((9, 2), True)


@clause("R6")
def test_a_tie_wins_the_bet() -> None:
    (round_,) = standing(pad(last_chance(1, (7, 2), (7, 3), (7, 1)), players=3)).rounds
    assert (round_.gains, round_.bet_won) == ((2, 10, 1), True)


@clause("R7")
def test_a_bet_that_is_lost_brings_the_bonus_and_the_others_their_points() -> None:
    (round_,) = standing(pad(last_chance(1, (8, 2), (7, 3), (0, 0)), players=3)).rounds
    assert (round_.gains, round_.bet_won) == ((8, 3, 0), False)


@clause("R8")
def test_the_colour_bonus_may_be_left_open_where_it_does_not_count() -> None:
    assert standing(pad(stop(0, 7, 4))).totals == (7, 4)
    assert standing(pad(last_chance(0, (8, 2), 10))).totals == (2, 10)


@clause("R9")
def test_without_cards_nobody_scores() -> None:
    (round_,) = standing(pad(deck_out(0))).rounds
    assert (round_.gains, round_.totals, round_.bet_won) == ((0, 0), (0, 0), None)


@clause("R10")
def test_rounds_add_up() -> None:
    told = standing(pad(stop(0, 7, 4), deck_out(0), last_chance(1, (3, 1), (9, 4))))
    assert [round_.totals for round_ in told.rounds] == [(7, 4), (7, 4), (8, 17)]
    assert (told.totals, told.winners, told.is_over) == ((8, 17), (), False)


@clause("R11", "R12", "Q19")
@pytest.mark.parametrize(("by", "next_"), [(0, B), (1, C), (2, D), (3, A)])
def test_the_player_to_the_left_of_who_ended_the_round_starts_the_next(
    by: int, next_: Seat
) -> None:
    points = ((9, 1),) * 4
    for round_ in (stop(by, *points), last_chance(by, *points), deck_out(by)):
        told = standing(pad(round_, players=4))
        assert told.next_starter == told.rounds[0].next_starter == next_


@clause("S3")
def test_who_starts_the_first_round_is_told_by_people() -> None:
    assert standing(pad(players=3, starter=2)).next_starter == C


@clause("G1", "Q12")
def test_all_four_mermaids_win_whatever_the_score() -> None:
    told = standing(pad(stop(0, 30, 0), mermaids(1)))
    assert (told.totals, told.winners, told.next_starter) == ((30, 0), (B,), None)
    assert told.rounds[-1].gains == (0, 0)


@clause("G2", "target")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("target", ["standard", "double"])
def test_the_game_ends_at_the_target(players: int, target: str) -> None:
    points = {2: 40, 3: 35, 4: 30}[players] * (2 if target == "double" else 1)
    others = (0,) * (players - 1)
    for last, is_over in ((points - 1, False), (points, True)):
        told = standing(pad(stop(0, last, *others), players=players, target=target))
        assert (told.target, told.is_over) == (points, is_over)


@clause("G3")
def test_the_highest_total_wins() -> None:
    assert standing(pad(last_chance(0, (41, 3), (42, 3)))).winners == (B,)


@clause("G4")
def test_of_tied_players_the_better_last_round_wins() -> None:
    assert standing(pad(stop(0, 30, 20), stop(1, 10, 20))).winners == (B,)


@clause("G5")
def test_still_tied_players_share_the_win() -> None:
    told = standing(pad(stop(0, 30, 30, 1), stop(1, 10, 10, 9), players=3))
    assert told.winners == (A, B)


def refused(pad: ScorePad) -> PadError:
    with pytest.raises(PadError) as refused:
        standing(pad)
    return refused.value


@clause("C2")
def test_more_cards_than_the_deck_holds_are_refused_over_all_hands() -> None:
    error = refused(pad(stop(0, SEVEN, "Hl"), stop(0, f"{SEVEN}HlHk", "HlHd")))
    assert (error.flaw, error.code) == (Flaw.TOO_MANY_CARDS, "too_many_cards")
    assert error.facts == {"round": 2, "card": "Hl", "count": 2, "copies": 1}
    assert str(error) == "round 2: 2 × Hl is too many: the deck holds 1"


@clause("T8")
@pytest.mark.parametrize("call", [stop, last_chance])
def test_nobody_closes_with_less_than_seven_points(call: Callable[..., PadRound]) -> None:
    error = refused(pad(call(1, (9, 2), (6, 5))))
    assert (error.flaw, error.facts["points"], error.facts["needed"]) == (Flaw.TOO_FEW_POINTS, 6, 7)
    assert (error.facts["player"], error.facts["name"]) == (1, "Bo")


@clause("G1")
def test_four_mermaids_in_a_hand_have_won() -> None:
    error = refused(pad(stop(0, SEVEN, "MwMwMwMw")))
    assert (error.flaw, error.facts["name"]) == (Flaw.FOUR_MERMAIDS, "Bo")


@clause("G1")
def test_who_wins_by_mermaids_has_them_all() -> None:
    hands = (hand("Cd"), hand("MwMwMw"))
    assert refused(pad(replace(mermaids(1), hands=hands))).flaw is Flaw.MERMAIDS_MISSING


@clause("G2")
@pytest.mark.parametrize("last", [stop(0, 40, 0), mermaids(0)])
def test_after_the_end_there_is_no_round(last: PadRound) -> None:
    error = refused(pad(last, deck_out(0)))
    assert (error.flaw, error.facts) == (Flaw.GAME_IS_OVER, {"round": 2, "last": 1})


@pytest.mark.parametrize("count", [0, 1, 3])
def test_everybody_shows_a_hand(count: int) -> None:
    error = refused(pad(stop(0, *(7,) * count)))
    assert (error.flaw, error.facts["count"]) == (Flaw.HANDS_MISSING, count)


@pytest.mark.parametrize(
    ("counted", "what", "most"),
    [
        ((-1, 0), "points", 109),
        ((110, 0), "points", 109),
        ((4, -1), "bonus", 9),
        ((4, 10), "bonus", 9),
    ],
)
def test_numbers_that_no_cards_bring_are_refused(
    counted: tuple[int, int], what: str, most: int
) -> None:
    error = refused(pad(stop(0, 7, counted)))
    assert error.flaw is Flaw.WRONG_NUMBER
    assert (error.facts["name"], error.facts["what"], error.facts["most"]) == ("Bo", what, most)


@clause("R8")
def test_whoever_has_points_has_a_colour_where_it_counts() -> None:
    error = refused(pad(last_chance(0, (7, 2), (4, 0))))
    assert (error.flaw, error.facts["name"]) == (Flaw.NO_BONUS, "Bo")
    standing(pad(last_chance(0, (7, 2), (0, 0))))
    standing(pad(stop(0, (7, 0), 4)))


@clause("C2", "R8")
@pytest.mark.parametrize("bonuses", [(9, 9, 8, 8), (7, 7, 7, 7), (8, 9, 9, 8)])
def test_the_deck_has_so_many_of_each_colour(bonuses: tuple[int, ...]) -> None:
    standing(pad(last_chance(0, *((7, bonus) for bonus in bonuses)), players=4))


@clause("C2", "R8")
@pytest.mark.parametrize("bonuses", [(9, 1, 9, 9), (9, 9, 9, 9)])
def test_and_no_more(bonuses: tuple[int, ...]) -> None:
    error = refused(pad(last_chance(0, *((7, bonus) for bonus in bonuses)), players=4))
    assert error.flaw is Flaw.TOO_HIGH_BONUSES
    assert error.facts["bonuses"] == ", ".join(map(str, sorted(bonuses, reverse=True)))


@given(st.permutations(DECK), st.lists(st.integers(0, 14), min_size=2, max_size=4))
def test_bonuses_of_real_hands_are_never_refused(deck: list[Card], sizes: list[int]) -> None:
    cards = iter(deck)
    scores = [score_cards([next(cards) for _ in range(size)]) for size in sizes]
    assume(max(score.points for score in scores) >= 7)
    closer = max(range(len(scores)), key=lambda seat: scores[seat].points)
    hands = ((score.points, score.bonus) for score in scores)
    standing(pad(last_chance(closer, *hands), players=len(scores)))


@clause("R6", "R7")
@pytest.mark.parametrize(
    ("round_", "whose"),
    [
        (last_chance(0, (7, 2), 4), "Bo"),
        (last_chance(0, 7, (4, 2)), "Ann"),
        (last_chance(0, 7, 8), "Ann"),
        (last_chance(1, 7, (7, 2)), "Ann"),
    ],
)
def test_the_colour_bonus_must_be_told_where_it_counts(round_: PadRound, whose: str) -> None:
    error = refused(pad(round_))
    assert (error.flaw, error.facts["name"]) == (Flaw.BONUS_MISSING, whose)


@pytest.mark.parametrize("by", [-1, 2, 255])
def test_only_a_player_ends_a_round(by: int) -> None:
    assert refused(pad(deck_out(by))).flaw is Flaw.NO_SUCH_PLAYER


@clause("C3")
@pytest.mark.parametrize(
    ("names", "flaw"),
    [
        (("Ann",), Flaw.WRONG_PLAYERS),
        (("A", "B", "C", "D", "E"), Flaw.WRONG_PLAYERS),
        (("Ann", "  "), Flaw.NAME_EMPTY),
        (("Ann", "ann "), Flaw.NAME_TWICE),
        (("Ann", "x" * 25), Flaw.NAME_TOO_LONG),
        (("Ann", "Bo\x1b[2J"), Flaw.NAME_UNREADABLE),
        (("Ann", "Bo\udc80"), Flaw.NAME_UNREADABLE),
    ],
)
def test_two_to_four_players_have_names_of_their_own(names: tuple[str, ...], flaw: Flaw) -> None:
    with pytest.raises(PadError) as refused:
        ScorePad(names, A)
    assert refused.value.flaw is flaw


def test_only_a_player_starts() -> None:
    with pytest.raises(PadError, match="there is no player 3 among 2"):
        ScorePad(("Ann", "Bo"), C)
