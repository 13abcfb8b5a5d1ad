"""Where the rulebooks are silent (Q1 to Q21, but for who sees what and the used-up deck)."""

from __future__ import annotations

import pytest

from papersea.cards import parse_card, parse_cards
from papersea.events import DrewLast, GameEnded, HandShown
from papersea.moves import Step
from papersea.refusals import IllegalMove, Reason
from tests.clauses import clause
from tests.positions import (
    EDITIONS,
    A,
    B,
    C,
    legal,
    names,
    play,
    table,
    tables_with,
    the,
    view_of,
)

SEVEN = "Ap Ao Hd Hl"


@clause("Q1")
@pytest.mark.parametrize("options", tables_with(deck_out="end_of_turn"))
def test_a_single_last_card_is_kept(options: str) -> None:
    game = table(["Ka", ""], step="draw", piles=("Cy", "By"), deck="Or", options=options)
    piles = game.position().piles
    assert play(game, "D") == (DrewLast(A, parse_card("Or")),)
    assert game.position().hands[A] == parse_cards("Or Ka")
    assert (game.position().piles, game.step) == (piles, Step.DUO)


@clause("Q2")
def test_from_an_empty_deck_only_the_piles_are_left() -> None:
    game = table(["Bd Bk", "Mw"], piles=("Cy", "By"), deck="-")
    play(game, "Bd+Bk")
    assert legal(game) == {"L", "R"}
    with pytest.raises(IllegalMove) as refused:
        play(game, "D")
    assert refused.value.reason is Reason.DECK_EMPTY


@clause("Q2", "Q13")
def test_in_a_last_turn_as_well() -> None:
    game = table([SEVEN, "", "Mw"], piles=("Cy", ""), deck="-")
    play(game, "LAST")
    assert (game.turn, legal(game)) == (B, {"L"})


@clause("Q3")
def test_with_nothing_to_draw_a_boat_turn_goes_on_without() -> None:
    game = table(["Bd Bk Mw Fd Fk", ""], deck="-")
    assert names(play(game, "Bd+Bk")) == ["LaidDuo", "TurnAgain", "DrawSkipped"]
    assert (game.turn, game.step) == (A, Step.DUO)
    assert {"Fd+Fk", "."} <= legal(game)


@clause("Q3", "Q13")
def test_with_nothing_to_draw_a_last_turn_goes_on_without() -> None:
    game = table([f"{SEVEN} Mw", "Fd Fk", ""], deck="-")
    assert names(play(game, "LAST")) == ["Called", "HandShown", "DrawSkipped"]
    assert (game.turn, legal(game)) == (B, {"Fd+Fk", "."})
    assert names(play(game, ".")) == ["TurnEnded", "HandShown", "DrawSkipped"]
    assert "RoundScored" in names(play(game, "."))


@clause("Q4")
def test_with_both_piles_empty_the_player_chooses_the_pile() -> None:
    game = table(step="draw", piles=("", ""), deck="Bk Or…")
    play(game, "D")
    assert legal(game) == {"Bk-L", "Bk-R", "Or-L", "Or-R"}
    play(game, "Bk-R")
    assert game.position().piles == ((), parse_cards("Or"))


@clause("Q5")
def test_an_empty_pile_is_not_refilled() -> None:
    game = table(step="draw", piles=("Cy", "Fd"))
    deck = game.position().deck
    play(game, "L . R")
    assert game.position().piles == ((), ())
    assert game.position().deck == deck


@clause("Q6", "K2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("duo", ["Cd+Cy", "Wd+Sk"])
def test_a_duo_without_anything_to_take_counts_and_does_nothing(edition: str, duo: str) -> None:
    game = table([duo.replace("+", " "), ""], options=edition)
    assert names(play(game, duo)) == ["LaidDuo", "NoEffect"]
    assert (game.turn, game.step) == (A, Step.DUO)
    assert (game.score(A).points, game.position().hands[A]) == (1, ())


@clause("Q6", "K5")
@pytest.mark.parametrize("options", tables_with(deck_out="end_of_turn"))
def test_fish_on_an_empty_deck_do_nothing(options: str) -> None:
    game = table(["Fd Fk Mw", ""], deck="-", options=options)
    assert names(play(game, "Fd+Fk")) == ["LaidDuo", "NoEffect"]
    assert (game.step, game.position().hands[A]) == (Step.DUO, parse_cards("Mw"))


@clause("Q6", "R4")
def test_there_is_nobody_to_rob_when_all_others_have_shown() -> None:
    game = table([SEVEN, "Cy", "Wd Sk"], closer="A", turn="C")
    assert names(play(game, "Wd+Sk")) == ["LaidDuo", "NoEffect"]


@clause("Q10")
@pytest.mark.parametrize("move", ["STOP", "LAST"])
def test_closing_comes_before_or_after_the_boats(move: str) -> None:
    hand = f"{SEVEN} Bd Bk"
    game = table([hand, ""], piles=("Cy", "By"))
    assert move in legal(game)
    play(game, "Bd+Bk")
    assert move not in legal(game)
    play(game, "L")
    assert move in legal(game)


@clause("Q10")
@pytest.mark.parametrize("move", ["STOP", "LAST"])
@pytest.mark.parametrize("moves", ["D", "Cd+Cy", "Cd+Cy ?L", "Wd+Sk"])
def test_nobody_closes_in_the_middle_of_a_draw_or_an_effect(move: str, moves: str) -> None:
    hand = f"{SEVEN} Cd Cy Wd Sk"
    step = "draw" if moves == "D" else "duo"
    game = table([hand, "Ka"], step=step, piles=("Fd", "By"))
    play(game, moves)
    assert move not in legal(game)
    with pytest.raises(IllegalMove) as refused:
        play(game, move)
    assert refused.value.reason.name.endswith("_FIRST")


@clause("Q10", "T1")
def test_nobody_closes_in_the_turn_of_another() -> None:
    game = table(["Ka", SEVEN])
    assert not {"STOP", "LAST"} & legal(game)


@clause("Q11", "T8")
def test_mermaids_count_for_the_seven_points() -> None:
    assert "STOP" in legal(table(["Mw Mw Mw Cd Bd Fd Hd", ""]))
    assert "STOP" not in legal(table(["Mw Mw Cd Bd Fd Hd", ""]))


@clause("Q11", "T8")
def test_the_colour_bonus_does_not() -> None:
    assert "STOP" not in legal(table(["Cd Bd Fd Hd Ap Ao", ""]))


@clause("Q12", "G1")
@pytest.mark.parametrize(
    ("step", "pile", "deck", "other", "moves"),
    [
        ("draw", "Mw", "…", "", "L"),
        ("draw", "Cr", "Mw Bk…", "", "D Mw-L"),
        ("duo", "Cr", "Mw…", "", "Fd+Fk"),
        ("duo", "Mw Cr", "…", "", "Cd+Cy ?L #2"),
        ("duo", "Cr", "…", "Mw Ka", "Wd+Sk @B"),
    ],
    ids=["taken", "kept", "fished", "picked", "stolen"],
)
def test_the_fourth_mermaid_wins_by_itself_however_it_came(
    step: str, pile: str, deck: str, other: str, moves: str
) -> None:
    hands = ["Mw Mw Mw Cd Cy Fd Fk Wd Sk", other]
    game = table(hands, step=step, piles=(pile, "By"), deck=deck, stolen="Mw")
    assert play(game, moves)[-1] == GameEnded((A,), by_mermaids=True)
    assert (game.is_over, game.winners) == (True, (A,))


@clause("Q12", "T3")
def test_a_drawn_mermaid_wins_only_when_it_is_kept() -> None:
    game = table(["Mw Mw Mw", ""], step="draw", piles=("Cr", "By"), deck="Mw Bk…")
    play(game, "D")
    assert not game.is_over
    play(game, "Bk-L")
    assert not game.is_over
    assert view_of(game, "-").piles[0].top == parse_card("Mw")


@clause("Q16", "R5", "last_chance_steals")
@pytest.mark.parametrize("options", tables_with(last_chance_steals="never"))
def test_swimmer_and_shark_in_a_last_turn_count_without_effect(options: str) -> None:
    game = table([SEVEN, "Wd Sk", "Cy"], closer="A", turn="B", options=options)
    before = game.score(B).points
    assert names(play(game, "Wd+Sk")) == ["LaidDuo", "NoEffect"]
    assert game.score(B).points == before == 1
    assert game.position().hands[C] == parse_cards("Cy")


@clause("R4", "last_chance_steals")
@pytest.mark.parametrize("options", tables_with(last_chance_steals="unshown"))
def test_or_they_rob_a_hand_that_is_not_shown(options: str) -> None:
    game = table([SEVEN, "Wd Sk", "Cy"], closer="A", turn="B", options=options, stolen="Cy")
    play(game, "Wd+Sk")
    assert legal(game) == {"@C"}
    play(game, "@C")
    assert game.position().hands[C] == ()


@clause("Q17", "K3")
@pytest.mark.parametrize(("piles", "search"), [(("Bk", ""), "?L"), (("", "Bk"), "?R")])
def test_an_empty_pile_may_not_be_searched(piles: tuple[str, str], search: str) -> None:
    game = table(["Cd Cy", ""], piles=piles)
    play(game, "Cd+Cy")
    assert legal(game) == {search}


@clause("Q17", "K6")
def test_a_victim_without_cards_may_not_be_chosen() -> None:
    game = table(["Wd Sk", "", "Ka", ""])
    play(game, "Wd+Sk")
    assert legal(game) == {"@C"}


@clause("Q18", "R9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hands_stay_hidden_when_the_deck_runs_out(edition: str) -> None:
    game = table(["Ka", ""], step="draw", piles=("Cy", "By"), deck="Or", options=edition)
    events = play(game, "D" if edition == "es" else "D .")
    assert "RoundVoid" in names(events)
    assert "HandShown" not in names(events)


@clause("Q18", "R4")
@pytest.mark.parametrize("options", tables_with(deck_out_after_call="void"))
def test_who_used_up_the_deck_in_a_last_turn_does_not_show(options: str) -> None:
    hands = [SEVEN, "Cy", "Fd", ""]
    game = table(hands, closer="A", turn="B", step="draw", piles=("Cr", "By"), deck="Or Ck Oy",
                 options=options)  # fmt: skip
    first = play(game, "D Or-L .")
    assert the(HandShown, first).seat == B
    second = play(game, "D" if "at_once" in options or options == "es" else "D .")
    assert "RoundVoid" in names(second)
    assert "HandShown" not in names(second)


@clause("Q18", "R3")
@pytest.mark.parametrize("options", ["pl", "ru"])
def test_but_their_own_call_shows_their_cards(options: str) -> None:
    game = table([SEVEN, "", ""], step="draw", piles=("Cr", "By"), deck="Or", options=options)
    assert the(HandShown, play(game, "D LAST")).seat == A
