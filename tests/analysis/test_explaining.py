"""Reasons that a person understands, for every step of a turn, in six languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from papersea.analysis import Reason, Why, explain, questions, weigh
from papersea.game import Game
from papersea.moves import parse_move
from papersea.players.budget import Playouts
from papersea.players.search.expert import Weighed
from papersea.record import Record
from papersea.terminal.screen.words import Words
from papersea.terminal.study.reason_words import choice, reason_text
from papersea.texts import Texts, languages
from tests.analysis.games import FEW, decided, played
from tests.clauses import clause
from tests.players.beliefs import CURIOUS, RELUCTANT, SIMPLE
from tests.positions import play, table
from tools.translations.messages import ENGLISH, read

NUMBERS = {Why.NEARLY_EQUAL, Why.WINS_MORE_OFTEN}
LATER = {Why.PROMISES, Why.PARTNERS_LEFT, Why.DUO_CAN_WAIT, Why.STAYS_IN_REACH}
"""What comes true in another turn of the seat."""


def why(game: Game, better: str, worse: str) -> dict[Why, Reason]:
    """Why one move of the seat to move is better than another."""
    view = game.view(game.turn)
    reasons = explain(view, parse_move(better), parse_move(worse), weigh(view, FEW))
    assert reasons
    assert not any(reason.is_hindsight for reason in reasons)
    return {reason.why: reason for reason in reasons}


def drawing(cards: str, hand: str = "", *, others: str = "Fy", piles: tuple[str, str]) -> Game:
    """A has just drawn two cards, after B took the top of the left pile."""
    game = table([hand, others], piles=piles, step="draw", turn="B", deck=f"{cards} …")
    play(game, "L . D")
    return game


def test_an_octopus_is_not_given_to_a_neighbour_who_was_seen_to_collect_them() -> None:
    game = drawing("Og Cd", piles=("Fd Oy", "Bl"))
    reasons = why(game, "Og-L", "Cd-L")
    given = reasons[Why.HELPS_NEXT]
    assert (given.card, given.seat, given.points) == ("Og", 1, 3)


def test_where_nothing_was_seen_it_is_only_said_that_the_card_lies_open() -> None:
    game = drawing("Og Cd", piles=("Fd Fl", "Bl"))
    reasons = why(game, "Og-L", "Cd-L")
    assert Why.HELPS_NEXT not in reasons
    assert (reasons[Why.OPEN_TO_NEXT].card, reasons[Why.OPEN_TO_NEXT].seat) == ("Og", 1)


def test_a_card_that_is_worth_something_alone_does_not_therefore_fit() -> None:
    """K13: one penguin is worth a point to anybody."""
    reasons = why(drawing("Pp Cd", piles=("Fd Fl", "Bl")), "Pp-L", "Cd-L")
    assert Why.HELPS_NEXT not in reasons
    assert reasons[Why.OPEN_TO_NEXT].card == "Pp"


def test_all_three_chances_of_a_call_are_told_and_how_likely_the_bet_holds() -> None:
    game = table(["Ap Ao Hd Hl", "Cy"], piles=("Fd", "Cg"))
    reasons = why(game, "STOP", "LAST")
    chances = [reasons[each].percent for each in (Why.CHANCE_STOP, Why.CHANCE_LAST)]
    assert Why.CHANCE_GO_ON in reasons
    assert all(chance is not None and 1 <= chance <= 99 for chance in chances)
    bet = reasons[Why.BET_HOLDS]
    assert (bet.points, bet.count) == (8, 1)


def test_what_a_bet_puts_at_stake_is_told_before_the_chances() -> None:
    game = table(["Ap Ao Hd Hl", "Cy"], piles=("Fd", "Cg"))
    told = [*why(game, "LAST", "STOP")]
    assert told[:2] == [Why.STOP_IS_SURE, Why.BET_HOLDS]
    assert {*told[-3:]} == {Why.CHANCE_STOP, Why.CHANCE_LAST, Why.CHANCE_GO_ON}
    assert why(game, "LAST", "STOP")[Why.STOP_IS_SURE].points == 7
    assert Why.STOP_IS_SURE not in why(game, ".", "LAST"), "nobody thought of it"


def test_that_a_call_ends_the_match_comes_first() -> None:
    game = table(["Ap Ao Hd Hl", "Cy"], piles=("Fd", "Cg"), scores=(36, 22))
    first, *_ = why(game, "STOP", ".").values()
    assert (first.why, first.points, first.count) == (Why.CALL_REACHES_TARGET, 43, 40)


def test_playing_on_is_what_was_played_and_not_the_best_way_to_do_so() -> None:
    """Else a reason would contradict the number beside the move."""
    game = table(["Ap Ao Hd Hl Fd Fl", "Cy"], piles=("Bd", "Cg"))
    view = game.view(game.turn)
    chances = {".": 0.52, "Fd+Fl": 0.95, "STOP": 0.99, "LAST": 0.53}
    weighed = [Weighed(parse_move(move), each, each - 0.99, 0.001, 99)
               for move, each in chances.items()]  # fmt: skip
    for better, worse, percent in (("STOP", ".", 52), ("STOP", "Fd+Fl", 95), ("STOP", "LAST", 95)):
        told = explain(view, parse_move(better), parse_move(worse), weighed)
        assert [each.percent for each in told if each.why is Why.CHANCE_GO_ON] == [percent]


def test_the_odds_of_a_bet_are_told_only_for_rules_that_they_know() -> None:
    game = table(["Ap Ao Hd Hl", "Cy"], piles=("Fd", "Cg"), options="es")
    assert Why.BET_HOLDS not in why(game, "STOP", "LAST")


def test_a_bet_on_an_empty_deck_is_void() -> None:
    game = table(["Ap Ao Hd Hl", "Cy"], piles=("Fd", "Cg"), deck="", options="ru")
    assert Why.BET_IS_VOID in why(game, "STOP", "LAST")


@pytest.mark.parametrize(
    ("hand", "laid", "reason"),
    [("Fd Fl", "Fd+Fl", Why.LAY_FISH), ("Bd Bl", "Bd+Bl", Why.LAY_BOATS),
     ("Cd Cl", "Cd+Cl", Why.LAY_CRABS), ("Wd Sl", "Wd+Sl", Why.LAY_THEFT)],
)  # fmt: skip
def test_a_duo_is_worth_what_it_does(hand: str, laid: str, reason: Why) -> None:
    game = table([hand, "Cy"], piles=("Og", "Hd"))
    reasons = why(game, laid, ".")
    assert set(reasons[reason].cards) == set(laid.split("+"))
    assert Why.LAID_IS_SAFE in reasons
    assert Why.DUO_CAN_WAIT in why(game, ".", laid)


@clause("R4")
def test_in_a_last_turn_nothing_is_laid_out_for_safety() -> None:
    """The hand is shown at its end, and shown cards cannot be stolen."""
    hands = ["Ap Ao Hd Hl", "Fd Fl", "Cy"]
    reasons = why(table(hands, turn="B", closer="A", piles=("Bd", "Cg")), "Fd+Fl", ".")
    assert Why.LAY_FISH in reasons
    assert Why.LAID_IS_SAFE not in reasons


@pytest.mark.parametrize(
    ("hand", "card", "other", "reason", "points"),
    [
        ("Mw Mw Mw", "Mw", "Cd", Why.WINS_GAME, None),
        ("Oy Ol", "Og", "Cd", Why.GROWS_SET, 3),
        ("Bd Bl", "Lv", "Cd", Why.MULTIPLIES, 2),
        ("Lv", "Bd", "Cd", Why.MULTIPLIES, 1),
        ("Mw Fd Fd", "Mw", "Cd", Why.GATHERS_MERMAIDS, None),
        ("Cy", "Cd", "Og", Why.MAKES_DUO, None),
        ("Fd Hd", "Cd", "Pp", Why.BUILDS_COLOUR, None),
        ("", "Og", "Cd", Why.PROMISES, 3),
        ("", "Cd", "Sg", Why.PARTNERS_LEFT, None),
        ("Ap Ao", "Hd", "Cd", Why.PROMISES, 2),
        ("Ap Ao Hl", "Hd", "Cd", Why.REACHES_CLOSE, 7),
    ],
)
def test_a_card_is_worth_what_it_brings(
    hand: str, card: str, other: str, reason: Why, points: int | None
) -> None:
    game = drawing(f"{card} {other}", hand, piles=("Fl Fk", "Bk"))
    found = why(game, f"{card}-L", f"{other}-L")[reason]
    assert points in (None, found.points)


@pytest.mark.parametrize(
    ("hand", "card", "other"), [("Oy", "Og", "Ov"), ("Hy", "Hd", "Hl"), ("Cy", "Cd", "Cg")]
)
def test_what_both_cards_do_speaks_for_neither(hand: str, card: str, other: str) -> None:
    """Two of a kind grow the same set, make the same duo, and are the same present."""
    game = drawing(f"{card} {other}", hand, piles=("Fl Fk", "Bk"))
    assert not {*why(game, f"{card}-L", f"{other}-L")} - NUMBERS


def test_of_two_cards_alike_the_colour_decides() -> None:
    game = drawing("Cd Cg", "Fd Hd", piles=("Fl Fk", "Bk"))
    assert {*why(game, "Cd-L", "Cg-L")} == {Why.BUILDS_COLOUR}
    game = drawing("Cd Sd", "Fd Hd", piles=("Fl Fk", "Bk"))
    assert Why.BUILDS_COLOUR not in why(game, "Cd-L", "Sd-L"), "both are dark blue"


def test_the_first_of_a_set_is_worth_what_the_second_makes_of_it() -> None:
    """K13: one penguin is a point, two are three."""
    reasons = why(drawing("Pp Cd", piles=("Fd Fl", "Bl")), "Pp-L", "Cd-L")
    assert Why.GROWS_SET not in reasons
    assert reasons[Why.PROMISES].points == 3


def test_in_the_last_turn_nothing_is_promised_for_later() -> None:
    """R6: everybody else has one more turn, and the round ends."""
    hands, piles = ["Ap Ao Hd Hl", "Fy Fk"], ("Bl Hg", "Og Cd")
    game = table(hands, piles=piles, step="draw", turn="B", closer="A")
    for better, worse in (("L", "R"), ("R", "L"), ("R", "D")):
        assert not LATER & {*why(game, better, worse)}
    play(game, "R")
    assert not LATER & {*why(game, ".", "Fk+Fy")}
    before = table(hands, piles=piles, step="draw", turn="B")
    assert Why.PARTNERS_LEFT in why(before, "R", "L")
    play(before, "R")
    assert Why.DUO_CAN_WAIT in why(before, ".", "Fk+Fy")


def test_piles_are_covered_for_others_and_kept_open_for_oneself() -> None:
    game = drawing("Cd Sg", "Oy", piles=("Fd Hl", "Og"))
    assert why(game, "Cd-R", "Cd-L")[Why.COVERS].card == "Og"
    kept = why(game, "Cd-L", "Cd-R")[Why.STAYS_IN_REACH]
    assert (kept.card, kept.points) == ("Og", 3)


def test_the_deck_is_compared_with_what_lies_open() -> None:
    game = table(["Oy", "Cy"], piles=("Fd Og", "Bl"), step="draw")
    assert why(game, "L", "D")[Why.GROWS_SET].points == 3
    assert why(game, "D", "R")[Why.TOP_IS_LITTLE].points == 0
    assert why(game, "D", "L")[Why.DECK_OFFERS_TWO].points == 3


def test_whoever_was_seen_with_the_card_is_robbed() -> None:
    game = table(
        ["Oy Wd Sl", "Cy", "Fd"], piles=("Hd Og", "Bl"), step="draw", turn="B", stolen="Og"
    )
    play(game, "L . D")
    play(game, str(game.legal_moves()[0]))
    play(game, ". R Wd+Sl")
    robbed = why(game, "@B", "@C")[Why.ROB_KNOWN]
    assert (robbed.seat, robbed.card, robbed.points) == (1, "Og", 3)


def test_crabs_look_where_the_better_card_lies() -> None:
    game = table(["Oy Cd Cl", "Cy"], piles=("Og Fd", "Hd Bl"))
    play(game, "Cd+Cl")
    found = why(game, "?L", "?R")[Why.PILE_HAS]
    assert (found.card, found.points) == ("Og", 3)
    play(game, "?L")
    assert Why.GROWS_SET in why(game, "#2", "#1")


def test_a_last_turn_is_about_the_bet() -> None:
    game = table(
        ["Ap Ao Hd Hl", "Oy Ol Ov Fy"], piles=("Bl", "Og"), step="draw", turn="B", closer="A"
    )
    beats = why(game, "R", "L")[Why.BEATS_BET]
    assert (beats.points, beats.count, beats.seat) == (9, 7, 0)


def some_reasons() -> Iterator[Reason]:
    """Reasons of many games, hindsight too."""
    for number, manner in ((2, SIMPLE), (3, CURIOUS), (4, RELUCTANT)):
        record = Record.of(played(number, number, manner, moves=120))
        for question in questions(record)[::5]:
            yield from decided(record, question).reasons


def test_reasons_and_choices_are_told_in_six_languages() -> None:
    """With just the arguments that they have."""
    reasons = set(some_reasons())
    assert len({reason.why for reason in reasons}) > 20
    assert any(reason.is_hindsight for reason in reasons)
    record = Record.of(played(2, 8, CURIOUS, moves=60))
    decisions = [decided(record, question) for question in questions(record)]
    for language in languages():
        words = Words(Texts.load(language), ("Coral", "Pebble", "Foam", "Kelp"))
        for reason in reasons:
            assert reason_text(reason, words)
        for each in decisions:
            for alternative in each.alternatives:
                assert choice(alternative, words)


def test_every_kind_of_reason_has_a_text() -> None:
    """That every language has all of them is ``tools.translations``'s to say."""
    english = read(ENGLISH)["analysis.ftl"]
    assert {f"why-{each.value}" for each in Why} == {
        key for key in english if key.startswith("why-")
    }


def test_what_cannot_be_explained_is_told_in_numbers() -> None:
    game = table(["Cy Cd Ck", "Fd"], piles=("Fl", "Fk"))
    view = game.view(game.turn)
    weighed = weigh(view, Playouts(60))
    first, second = parse_move("Cd+Cy"), parse_move("Ck+Cy")
    (reason,) = explain(view, first, second, weighed)
    assert reason.why is Why.NEARLY_EQUAL
