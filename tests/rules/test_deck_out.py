"""When the deck is used up (R9, R12, Q13, Q15, Q18, Q19) under every mix of options."""

from __future__ import annotations

import pytest

from papersea.cards import parse_cards
from papersea.events import GameEnded, RoundScored, RoundStarted, RoundVoid
from papersea.moves import Step
from tests.clauses import clause
from tests.positions import EDITIONS, A, B, legal, names, play, table, tables_with, the

SEVEN = "Ap Ao Hd Hl"


@clause("R9", "deck_out")
@pytest.mark.parametrize("options", tables_with(deck_out="end_of_turn"))
def test_the_turn_that_uses_up_the_deck_is_finished(options: str) -> None:
    game = table(["Fd", "Mw"], step="draw", piles=("Cy", "By"), deck="Bk Fk", options=options)
    play(game, "D")
    assert game.step is Step.KEEP
    play(game, "Fk-L Fd+Fk")
    assert (game.turn, game.step, game.round) == (A, Step.DUO, 1)
    events = play(game, ".")
    assert names(events) == ["TurnEnded", "RoundVoid", "RoundStarted"]
    assert game.round == 2


@clause("R9", "deck_out")
@pytest.mark.parametrize("options", tables_with(deck_out="end_of_turn"))
def test_in_that_turn_the_player_may_still_stop(options: str) -> None:
    game = table([SEVEN, "Mw"], step="draw", piles=("Cy", "By"), deck="Bk Fk", options=options)
    assert the(RoundScored, play(game, "D Bk-L STOP")).gains[A] == 7


@clause("R9", "deck_out")
@pytest.mark.parametrize("options", tables_with(deck_out="at_once"))
@pytest.mark.parametrize("last", ["Bk", "Bk Fk"])
def test_or_the_round_ends_the_moment_the_last_card_leaves(options: str, last: str) -> None:
    game = table([SEVEN, "Mw"], step="draw", piles=("Cy", "By"), deck=last, options=options)
    first = "Drew" if " " in last else "DrewLast"
    assert names(play(game, "D")) == [first, "RoundVoid", "RoundStarted"]


@clause("R9", "deck_out", "K5")
@pytest.mark.parametrize("options", tables_with(deck_out="at_once"))
def test_fish_can_end_the_round_at_once(options: str) -> None:
    game = table([f"{SEVEN} Fd Fk", "Mw"], piles=("Cy", "By"), deck="Bk", options=options)
    assert names(play(game, "Fd+Fk")) == ["LaidDuo", "Fished", "RoundVoid", "RoundStarted"]


@clause("R9", "deck_out", "K5")
@pytest.mark.parametrize("options", tables_with(deck_out="end_of_turn"))
def test_or_fish_take_the_last_card_and_the_turn_goes_on(options: str) -> None:
    game = table([f"{SEVEN} Fd Fk", "Mw"], piles=("Cy", "By"), deck="Bk", options=options)
    play(game, "Fd+Fk")
    assert {"STOP", "LAST", "."} <= legal(game)


@clause("R9")
@pytest.mark.parametrize("options", EDITIONS)
def test_with_one_card_left_in_the_deck_the_round_goes_on(options: str) -> None:
    game = table(["", "Mw"], step="draw", piles=("Cy", "By"), deck="Bk Fk Or", options=options)
    play(game, "D Bk-L .")
    assert (game.turn, game.round) == (B, 1)


@clause("R9")
@pytest.mark.parametrize("options", EDITIONS)
def test_nobody_scores_when_the_deck_runs_out(options: str) -> None:
    game = table(
        [SEVEN, "Mw"], step="draw", piles=("Cy", "By"), deck="Bk", scores=(9, 4), options=options
    )
    events = play(game, "D" if options == "es" else "D .")
    assert the(RoundVoid, events).scores == game.scores == (9, 4)


@clause("R9", "K4", "deck_out")
def test_boats_play_on_with_an_empty_deck() -> None:
    game = table(["Bd Bd", "Mw"], piles=("Cy", "By"), deck="-")
    play(game, "Bd+Bd")
    assert legal(game) == {"L", "R"}
    assert names(play(game, "L ."))[-2:] == ["RoundVoid", "RoundStarted"]


@clause("R9", "Q13", "deck_out_after_call")
@pytest.mark.parametrize("options", tables_with(deck_out_after_call="scored"))
@pytest.mark.parametrize("last", ["Bk", "Bk Fk"])
def test_after_a_last_chance_the_round_is_scored(options: str, last: str) -> None:
    hands = [SEVEN, "", "Mw"]
    game = table(hands, turn="B", step="draw", closer="A", piles=("Cy", "By"), deck=last,
                 options=options)  # fmt: skip
    play(game, "D Bk-L ." if " " in last else "D .")
    assert legal(game) == {"L", "R"}
    assert the(RoundScored, play(game, "L .")).closer == A


@clause("Q13", "deck_out_after_call")
@pytest.mark.parametrize("options", ["classic", "sk", "cs"])
def test_a_last_chance_may_be_called_on_an_empty_deck(options: str) -> None:
    game = table([SEVEN, "Mw Mw Mw", ""], piles=("Cy", "By"), deck="-", options=options)
    play(game, "LAST")
    assert (game.turn, legal(game)) == (B, {"L", "R"})
    assert "RoundScored" in names(play(game, "L . R ."))


@clause("R9", "deck_out_after_call")
@pytest.mark.parametrize("options", ["pl", "ru"])
def test_or_the_round_ends_unscored_with_the_turn(options: str) -> None:
    hands = [SEVEN, "", "Mw"]
    game = table(hands, turn="B", step="draw", closer="A", piles=("Cy", "By"), deck="Bk",
                 options=options)  # fmt: skip
    play(game, "D")
    assert (game.turn, game.step) == (B, Step.DUO)
    assert names(play(game, ".")) == ["TurnEnded", "RoundVoid", "RoundStarted"]
    assert game.scores == (0, 0, 0)


@clause("R9", "deck_out_after_call")
@pytest.mark.parametrize("options", ["pl", "ru", "es"])
def test_even_the_very_last_turn_of_a_bet_can_end_it_unscored(options: str) -> None:
    game = table([SEVEN, "Mw"], turn="B", step="draw", closer="A", piles=("Cy", "By"), deck="Bk",
                 options=options)  # fmt: skip
    events = play(game, "D" if options == "es" else "D .")
    assert "RoundVoid" in names(events)
    assert "RoundScored" not in names(events)


@clause("R9", "deck_out", "deck_out_after_call")
@pytest.mark.parametrize("options", tables_with(deck_out="at_once", deck_out_after_call="void"))
@pytest.mark.parametrize("last", ["Bk", "Bk Fk"])
def test_or_at_once(options: str, last: str) -> None:
    hands = [SEVEN, "", "Mw"]
    game = table(hands, turn="B", step="draw", closer="A", piles=("Cy", "By"), deck=last,
                 options=options)  # fmt: skip
    assert names(play(game, "D"))[1:] == ["RoundVoid", "RoundStarted"]


@clause("deck_out_after_call", "R3", "Q19")
@pytest.mark.parametrize("options", ["pl", "ru"])
def test_with_void_a_last_chance_on_an_empty_deck_ends_the_round_at_once(options: str) -> None:
    game = table([SEVEN, "", "Mw"], piles=("Cy", "By"), deck="-", options=options)
    assert "LAST" in legal(game)
    events = play(game, "LAST")
    assert names(events) == ["Called", "HandShown", "RoundVoid", "RoundStarted"]
    assert (game.scores, game.turn) == ((0, 0, 0), B)


@clause("R2", "deck_out_after_call")
@pytest.mark.parametrize("options", tables_with(deck_out="end_of_turn"))
def test_a_stop_on_an_empty_deck_is_scored(options: str) -> None:
    game = table([SEVEN, "Mw"], piles=("Cy", "By"), deck="-", options=options)
    assert the(RoundScored, play(game, "STOP")).gains[A] == 7


@clause("R12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_left_neighbour_of_the_last_active_player_starts(players: int, edition: str) -> None:
    for seat in range(players):
        hands = [""] * (players - 1) + ["Mw"]
        game = table(hands, turn="ABCD"[seat], step="draw", piles=("Cy Mw", "By"), deck="Bk",
                     options=edition)  # fmt: skip
        events = play(game, "D" if edition == "es" else "D .")
        assert the(RoundStarted, events).starter == game.turn == (seat + 1) % players


@clause("Q19", "R11")
@pytest.mark.parametrize("options", ["pl", "ru", "es"])
def test_after_a_void_last_chance_the_left_neighbour_of_the_closer_starts(options: str) -> None:
    hands = [SEVEN, "", "", "Mw"]
    game = table(hands, turn="C", step="draw", closer="A", piles=("Cy Mw", "By"), deck="Bk",
                 options=options)  # fmt: skip
    play(game, "D" if options == "es" else "D .")
    assert (game.round, game.turn) == (2, B)


@clause("Q15", "deck_out")
@pytest.mark.parametrize("options", tables_with(deck_out="at_once"))
def test_the_last_two_cards_bring_no_fourth_mermaid(options: str) -> None:
    game = table(["Mw Mw Mw", ""], step="draw", piles=("Cy", "By"), deck="Mw Fk", options=options)
    assert names(play(game, "D")) == ["Drew", "RoundVoid", "RoundStarted"]
    assert not game.is_over


@clause("Q15", "Q13", "deck_out")
@pytest.mark.parametrize("options", tables_with(deck_out="at_once", deck_out_after_call="scored"))
def test_where_a_call_lets_play_go_on_one_is_kept(options: str) -> None:
    game = table([SEVEN, "Mw Mw Mw", ""], turn="B", step="draw", closer="A", piles=("Cy", "By"),
                 deck="Mw Fk", options=options)  # fmt: skip
    play(game, "D")
    assert "Mw-L" in legal(game)
    assert the(GameEnded, play(game, "Mw-L")).by_mermaids
    assert game.winners == (B,)


@clause("G1", "Q1", "deck_out")
@pytest.mark.parametrize("options", tables_with(deck_out="at_once"))
def test_a_single_last_card_that_is_the_fourth_mermaid_wins_first(options: str) -> None:
    game = table(["Mw Mw Mw", ""], step="draw", piles=("Cy", "By"), deck="Mw", options=options)
    assert names(play(game, "D")) == ["DrewLast", "GameEnded"]
    assert game.winners == (A,)


@clause("G1", "K5", "deck_out")
@pytest.mark.parametrize("options", tables_with(deck_out="at_once"))
def test_a_last_card_fished_that_is_the_fourth_mermaid_wins_first(options: str) -> None:
    game = table(["Mw Mw Mw Fd Fk", ""], piles=("Cy", "By"), deck="Mw", options=options)
    assert names(play(game, "Fd+Fk")) == ["LaidDuo", "Fished", "GameEnded"]
    assert game.position().hands[A] == parse_cards("Mw Mw Mw Mw")
