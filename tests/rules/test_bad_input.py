"""Text that cannot be read, seeds out of range, and chance that cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import (
    DECK,
    Card,
    Colour,
    Kind,
    format_cards,
    parse_card,
    parse_cards,
    sort_cards,
)
from papersea.chance import WrongChance
from papersea.game import Game
from papersea.moves import Keep, Pick, Seat, Steal, TakeTop, parse_move, parse_seat
from papersea.position import parse_position
from papersea.problems import NotationError
from papersea.rules.options import OptionError, parse_options
from papersea.rules.settings import MAX_SEED
from papersea.score import score_cards
from tests.clauses import clause
from tests.positions import A, Script, play, table, whole_deck


@clause("C2", "C6")
@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "expected a kind and a colour letter"),
        ("Xy", "'X' is no kind: choose one of C crab"),
        ("C", "expected a kind and a colour letter"),
        ("Cyy", "expected a kind and a colour letter"),
        ("cy", "'c' is no kind: choose one of C crab"),
        ("Cz", "'z' is no colour: choose one of d dark_blue"),
        ("whale", "expected a kind and a colour letter"),
        ("crab", "say which colour, one of Cd, Cl, Ck, Cy, Cg, Cr"),
        ("Mp", "there is no pink mermaid in the deck"),
        ("Cw", "there is no white crab in the deck"),
    ],
)
def test_a_card_that_cannot_be_read_is_named_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(NotationError, match=f"'{text}' is not a card: {hint}"):
        parse_card(text)


@clause("C1", "C2")
@pytest.mark.parametrize("card", sorted(set(DECK), key=str), ids=str)
def test_one_copy_more_than_the_deck_holds_is_refused(card: Card) -> None:
    copies = DECK.count(card)
    assert parse_cards(f"{copies}x{card}") == (card,) * copies
    with pytest.raises(NotationError, match=f"is too many: the deck holds {copies}"):
        parse_cards(f"{copies + 1}x{card}")


@clause("C1")
def test_a_59th_card_is_refused() -> None:
    assert len(parse_cards(format_cards(DECK))) == 58
    with pytest.raises(NotationError, match=r"5 × Mw .* is too many"):
        parse_cards(format_cards(DECK) + "Mw")


@pytest.mark.parametrize(
    "text",
    ["", "X", "d", "Cy", "Cy-M", "Cy+", "Cd+Xx", "?M", "#0", "#", "#100", "@E", "..", "stop", "#٢"],
)
def test_a_move_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a"):
        parse_move(text)


@pytest.mark.parametrize("text", ["", "E", "a", "AB", "1"])
def test_a_seat_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a seat"):
        parse_seat(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position has nine words"),
        ("classic 0-0 1 A:draw - -/- -/- Cy/Fd", "nine words .* not 8"),
        ("de 0-0 1 A:draw - -/- -/- Cy/Fd ?56", "edition cannot be 'de'"),
        ("classic 0-x 1 A:draw - -/- -/- Cy/Fd ?56", "'x' is not a score"),
        ("classic 0--1 1 A:draw - -/- -/- Cy/Fd ?56", "'' is not a score"),
        ("classic 0-0 first A:draw - -/- -/- Cy/Fd ?56", "'first' is not a round"),
        ("classic 0-0 1 A:sleep - -/- -/- Cy/Fd ?56", "'A:sleep' is not a step"),
        ("classic 0-0 1 E:draw - -/- -/- Cy/Fd ?56", "'E' is not a seat"),
        ("classic 0-0 1 A:keep=Cy - -/- -/- Cy/Fd ?56", "must name the two cards drawn"),
        ("classic 0-0 1 A:pick - -/- -/- Cy/Fd ?56", "must name the pile, L or R"),
        ("classic 0-0 1 A:over=X - -/- -/- Cy/Fd ?56", "'X' is not a seat"),
        ("classic 0-0 1 A:draw X -/- -/- Cy/Fd ?56", "'X' is not a seat"),
        ("classic 0-0 1 A:draw - Xy/- -/- Cy/Fd ?56", "'Xy' is not a card"),
        ("classic 0-0 1 A:draw - ?/- -/- Cy/Fd ?56", "'[?]' is not a card"),
        ("classic 0-0 1 A:draw - -/- STOP/- Cy/Fd ?56", "'STOP' is not a duo"),
        ("classic 0-0 1 A:draw - -/- -/- Cy ?56", "there are two piles, not 1"),
        ("classic 0-0 1 A:draw - -/- -/- Cy/Fd/- ?56", "there are two piles, not 3"),
    ],
)
def test_a_position_that_cannot_be_read_names_the_part(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_position(text)


@clause("S1")
@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(
        OptionError, match=rf"seed must be a whole number from 0 to 2\*\*63 - 1, not {seed}"
    ):
        Game(seed=seed)
    with pytest.raises(OptionError, match="seed must be"):
        Game.set_up(table(["Ka", ""]).position(), seed=seed)


@clause("S1")
@pytest.mark.parametrize("seed", [0, 1, MAX_SEED])
def test_any_seed_in_range_gives_a_whole_deck(seed: int) -> None:
    assert sorted(map(str, Game(seed=seed).position().cards())) == sorted(map(str, DECK))


WRONG_DECKS = {
    "57 cards": DECK[:-1],
    "59 cards": (*DECK, DECK[0]),
    "a doubled card": (*DECK[:-1], DECK[0]),
    "no cards": (),
    "a card of another game": (*DECK[:-1], Card(Kind.MERMAID, Colour.PINK)),
}


class WrongDeck(Script):
    """Deals a deck that is not whole in every round but the first."""

    wrong: Sequence[Card] = ()

    def deck(self, round_number: int) -> Sequence[Card]:
        return self.wrong if round_number > 1 else whole_deck("Cy Fd…")


@clause("S1", "C1")
@pytest.mark.parametrize("wrong", WRONG_DECKS.values(), ids=WRONG_DECKS)
def test_a_wrong_deck_from_outside_leaves_the_game_as_it_was(wrong: Sequence[Card]) -> None:
    chance = WrongDeck()
    chance.wrong = wrong
    game = table(["Ap Ao Hd Hl", ""], chance=chance)
    before = (game.position(), game.view(A), list(game.history), len(game.rounds))
    with pytest.raises(WrongChance):
        play(game, "STOP")
    assert (game.position(), game.view(A), list(game.history), len(game.rounds)) == before
    chance.wrong = DECK
    play(game, "STOP")
    assert game.round == 2


@clause("S3", "S1")
def test_a_game_does_not_begin_with_wrong_chance() -> None:
    with pytest.raises(WrongChance, match="a deck has 58 cards, not 57"):
        Game(chance=Script([format_cards(DECK[:57])]))
    with pytest.raises(WrongChance, match="seat 2 cannot start a game of 2"):
        Game(players=2, chance=OutsideStarter())


class OutsideStarter(Script):
    def first_player(self, players: int) -> Seat:
        return Seat(players)


@clause("K6")
def test_a_stolen_card_that_is_not_there_leaves_the_game_as_it_was() -> None:
    script = Script(stolen_cards="Or Ka")
    game = table(["Wd Sk", "Ka", ""], chance=script)
    play(game, "Wd+Sk")
    before = (game.position(), game.view(A), list(game.history))
    with pytest.raises(WrongChance, match="Or cannot be stolen: it is not in B's hand"):
        play(game, "@B")
    assert (game.position(), game.view(A), list(game.history)) == before
    play(game, "@B")
    assert game.position().hands[A] == parse_cards("Ka")


@clause("C3")
@pytest.mark.parametrize("seat", [2, -1])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat} at a table of 2"):
        Game(seed=1).view(Seat(seat))


@pytest.mark.parametrize("text", ["99x99x99x99x99xCd", "1x" * 3000 + "Cd", "x2Cd", "2x", "²xCd"])
def test_counts_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        parse_cards(text)


@given(st.text(alphabet="?²٣0123CydBA-/+=:, .#@", max_size=80))
def test_no_text_breaks_a_parser(text: str) -> None:
    for parse in (parse_cards, parse_card, parse_move, parse_options, parse_position):
        with suppress(NotationError):
            parse(text)


@given(st.data())
def test_a_damaged_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    whole = "classic 12-7 3 A:draw - CyFd/?4 -/Bd+Bl Cy/OgFk ?47"
    at = data.draw(st.integers(0, len(whole) - 1))
    put = data.draw(st.text(alphabet="?0123456789ABCDdlkyFMw+-/:=", max_size=2))
    with suppress(NotationError):
        game = Game.set_up(parse_position(whole[:at] + put + whole[at + 1 :]), seed=1)
        assert game.is_over or game.legal_moves()


@pytest.mark.parametrize("cards", [14 * "Cd", 5 * "Mw"])
def test_more_copies_than_there_are_have_no_score(cards: str) -> None:
    copies = [parse_card(cards[:2])] * (len(cards) // 2)
    with pytest.raises(NotationError, match="is too many"):
        score_cards(copies)


def test_a_seat_that_is_not_there_has_no_score() -> None:
    with pytest.raises(ValueError, match="there is no seat 3"):
        Game(seed=1).score(Seat(3))


def test_nobody_steals_from_a_seat_that_no_table_has() -> None:
    with pytest.raises(NotationError, match="9 is not a seat"):
        Steal(Seat(9))


@pytest.mark.parametrize("position", [-1, 0, 100])
def test_nobody_picks_from_where_no_card_can_lie(position: int) -> None:
    with pytest.raises(NotationError, match="is not a position"):
        Pick(position)


@pytest.mark.parametrize("seed", [1.5, "7"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(OptionError, match="whole number"):
        Game(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "cards"),
    [("cycd", "CyCd"), ("2xcdfd", "CdCdFdFd"), ("gray_octopus", "Or"), ("shoal-of-fish", "Gr")],
)
def test_a_hand_may_be_typed_in_many_ways(text: str, cards: str) -> None:
    assert sort_cards(parse_cards(text)) == sort_cards(parse_cards(cards))


@pytest.mark.parametrize("fields", [(), ("Cy",), ("Cy", "L", "R")])
def test_a_move_has_its_fields_and_no_others(fields: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match="card, pile"):
        Keep(*fields)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="pile"):
        TakeTop(card=parse_card("Cy"))  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        Steal(Seat(0)).victim = Seat(1)  # type: ignore[misc]


def test_a_text_is_not_a_move_and_a_name_is_not_options() -> None:
    with pytest.raises(TypeError, match="parse_move"):
        Game(seed=1).play("STOP")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="parse_options"):
        Game("classic")  # type: ignore[arg-type]
