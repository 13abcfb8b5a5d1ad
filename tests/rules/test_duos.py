"""What duos do when they are laid out (K2 to K7)."""

from __future__ import annotations

from collections import Counter

import pytest

from papersea.cards import parse_card, parse_cards
from papersea.events import Fished, Picked, RoundScored, Searched, Stole
from papersea.game import Game
from papersea.moves import LayDuo, Pile, Step
from papersea.refusals import IllegalMove, Reason
from tests.clauses import clause
from tests.positions import EDITIONS, A, B, Script, legal, names, play, table, the


@clause("K2")
@pytest.mark.parametrize("pair", ["Wd Wl", "Sd Sl", "Cd Bd", "Fd Sd", "Bd Fd", "Wd Cd"])
def test_other_pairs_are_no_duos(pair: str) -> None:
    game = table([pair, ""])
    with pytest.raises(IllegalMove) as refused:
        game.play(LayDuo(*parse_cards(pair)))
    assert refused.value.reason is Reason.NOT_A_DUO


@clause("K2")
def test_a_duo_in_the_hand_has_no_effect() -> None:
    game = table(["Cd Cy Bd Bk Fd Fk Wd Sk", "Ka"], piles=("Hd", ""))
    before = game.position()
    assert names(play(game, ".")) == ["TurnEnded"]
    after = game.position()
    assert (after.hands, after.piles, after.deck) == (before.hands, before.piles, before.deck)


@clause("K3")
@pytest.mark.parametrize(
    ("pick", "taken", "left"), [("#1", "Or", "Bk Hd"), ("#2", "Hd", "Bk Or"), ("#3", "Bk", "Hd Or")]
)
@pytest.mark.parametrize("pile", [Pile.LEFT, Pile.RIGHT])
def test_crabs_take_any_card_of_a_pile(pile: Pile, pick: str, taken: str, left: str) -> None:
    piles = ("Bk Hd Or", "Fd") if pile is Pile.LEFT else ("Fd", "Bk Hd Or")
    game = table(["Cd Cy", ""], piles=piles)
    play(game, "Cd+Cy")
    assert legal(game) == {"?L", "?R"}
    looked = the(Searched, play(game, f"?{pile}"))
    assert looked == Searched(A, pile, parse_cards("Or Hd Bk"))
    assert legal(game) == {"#1", "#2", "#3"}
    picked = the(Picked, play(game, pick))
    assert picked.card == parse_card(taken)
    position = game.position()
    assert position.hands[A] == parse_cards(taken)
    assert position.piles[0 if pile is Pile.LEFT else 1] == parse_cards(left)
    assert (game.turn, game.step) == (A, Step.DUO)


@clause("K3")
@pytest.mark.parametrize(("pick", "left"), [("#1", "Bk Hd"), ("#3", "Hd Bk")])
def test_which_of_two_equal_cards_is_taken_changes_the_order(pick: str, left: str) -> None:
    game = table(["Cd Cy", ""], piles=("Bk Hd Bk", ""))
    play(game, f"Cd+Cy ?L {pick}")
    assert game.position().hands[A] == parse_cards("Bk")
    assert game.position().piles[0] == parse_cards(left)


@clause("K3")
def test_a_card_must_be_taken() -> None:
    game = table(["Cd Cy", ""], piles=("Bk", ""))
    play(game, "Cd+Cy ?L")
    assert legal(game) == {"#1"}


@clause("K4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boats_give_another_whole_turn(edition: str, players: int) -> None:
    hands = ["Bd Bk Bl Fd", "", "", ""][:players]
    game = table(hands, piles=("By", "Fk"), options=edition)
    assert names(play(game, "Bd+Bk")) == ["LaidDuo", "TurnAgain"]
    assert (game.turn, legal(game)) == (A, {"D", "L", "R"})
    play(game, "L")
    assert "Bl+By" in legal(game)
    play(game, "Bl+By R Fd+Fk .")
    assert game.turn == B


@clause("K5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fish_draw_the_top_card_of_the_deck(edition: str) -> None:
    game = table(["Fd Fk", ""], deck="Or Bk…", options=edition)
    assert the(Fished, play(game, "Fd+Fk")).card == parse_card("Or")
    assert game.position().hands[A] == parse_cards("Or")
    assert game.position().deck[0] == parse_card("Bk")
    assert game.step is Step.DUO


@clause("K6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "victims"), [(2, "B"), (3, "BC"), (4, "BCD")])
def test_swimmer_and_shark_steal_from_one_opponent(
    edition: str, players: int, victims: str
) -> None:
    for victim in victims:
        game = table(["Wd Sk", "Ka Or", "Bd Bk", "Hd Hl"][:players], options=edition,
                     chance=(script := Script(stolen_cards="")))  # fmt: skip
        play(game, "Wd+Sk")
        assert legal(game) == {f"@{seat}" for seat in victims}
        hand = game.position().hands["ABCD".index(victim)]
        script.stolen_cards = str(hand[0])
        stole = the(Stole, play(game, f"@{victim}"))
        assert (stole.thief, stole.card) == (A, hand[0])
        assert game.position().hands[A] == hand[:1]
        assert game.position().hands[stole.victim] == hand[1:]
        assert (game.turn, game.step) == (A, Step.DUO)


@clause("K6")
def test_chance_chooses_the_stolen_card() -> None:
    start = table(["Wd Sk", "Ka Or Bk"]).position()
    games = [Game.set_up(start, seed=seed) for seed in range(60)]
    stolen = Counter(the(Stole, play(game, "Wd+Sk @B")).card for game in games)
    assert set(stolen) == set(parse_cards("Ka Or Bk"))
    assert min(stolen.values()) > 8


@clause("K6")
def test_every_copy_is_as_likely_to_be_stolen() -> None:
    start = table(["Wd Sk", "Bk Bk Or"]).position()
    games = [Game.set_up(start, seed=seed) for seed in range(90)]
    stolen = Counter(the(Stole, play(game, "Wd+Sk @B")).card for game in games)
    assert 45 < stolen[parse_card("Bk")] < 75


@clause("K7")
def test_cards_on_the_table_cannot_be_stolen() -> None:
    game = table(["Wd Sk", "Ka", ""], laid=["", "Bd+Bk", "Fd+Fk"], stolen="Ka")
    play(game, "Wd+Sk")
    assert legal(game) == {"@B"}
    play(game, "@B")
    assert game.position().tables[B] == ((parse_card("Bd"), parse_card("Bk")),)


@clause("K7")
def test_an_opponent_with_cards_on_the_table_only_cannot_be_robbed() -> None:
    game = table(["Wd Sk", ""], laid=["", "Bd+Bk"])
    assert names(play(game, "Wd+Sk")) == ["LaidDuo", "NoEffect"]


@clause("K6", "K1")
def test_a_stolen_card_counts_for_the_thief_and_no_longer_for_the_victim() -> None:
    game = table(["Wd Sk Ap Ao", "Pv Pa Sv"], stolen="Pv")
    assert (game.score(A).points, game.score(B).points, game.score(B).bonus) == (6, 3, 2)
    assert "STOP" not in legal(game)
    play(game, "Wd+Sk @B")
    scored = the(RoundScored, play(game, "STOP"))
    assert (scored.points, scored.bonuses) == ((7, 1), (1, 1))
