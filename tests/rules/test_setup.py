"""Setting up a round (S1 to S4)."""

from __future__ import annotations

from collections import Counter

import pytest

from papersea.cards import DECK, parse_card, parse_cards
from papersea.events import RoundStarted
from papersea.game import Game
from papersea.moves import Seat, Step
from papersea.rules.options import Options
from tests.clauses import clause
from tests.positions import EDITIONS, REST, A, B, Script, play, table, the, whole_deck

players_at_table = pytest.mark.parametrize("players", [2, 3, 4])


def new_game(deck: str, *, players: int = 2, starter: Seat = A) -> Game:
    return Game(players=players, chance=Script([deck], starter=starter))


@clause("S1")
@players_at_table
def test_all_58_cards_are_in_every_deal(players: int) -> None:
    position = Game(players=players, seed=4).position()
    assert Counter(position.cards()) == Counter(DECK)
    assert len(position.deck) == 56


@clause("S1")
def test_the_deck_is_shuffled_differently_for_every_seed() -> None:
    decks = {Game(seed=seed).position().deck for seed in range(20)}
    assert len(decks) == 20


@clause("S1")
def test_every_card_can_come_to_lie_anywhere() -> None:
    games = [Game(seed=seed) for seed in range(400)]
    for place in (0, 27, 55):
        assert {game.position().deck[place] for game in games} == set(DECK)


@clause("S1")
@players_at_table
def test_the_deck_lies_face_down(players: int) -> None:
    one, other = (new_game(f"Cy Fd {top}…", players=players) for top in ("MwMw", "BdKa"))
    for observer in [*map(Seat, range(players)), None]:
        assert one.view(observer) == other.view(observer)
        assert one.view(observer).deck_size == 56


@clause("S2")
@players_at_table
def test_the_two_top_cards_start_the_two_piles(players: int) -> None:
    game = new_game("Cy Fd Bk…", players=players)
    assert game.position().piles == (parse_cards("Cy"), parse_cards("Fd"))
    assert [pile.top for pile in game.view(None).piles] == [*parse_cards("Cy Fd")]
    assert game.position().deck[:1] == parse_cards("Bk")


@clause("S2")
def test_everybody_is_told_the_two_cards_and_who_starts() -> None:
    game = new_game("Cy Fd…", players=3, starter=B)
    for observer in (A, B, None):
        assert game.view(observer).history == (
            RoundStarted(1, B, (parse_card("Cy"), parse_card("Fd"))),
        )


@clause("S3")
@players_at_table
def test_chance_chooses_who_starts_the_game(players: int) -> None:
    starters = Counter(Game(players=players, seed=seed).turn for seed in range(60 * players))
    assert set(starters) == set(range(players))
    assert min(starters.values()) > 30


@clause("S3")
@players_at_table
def test_any_seat_can_be_the_first(players: int) -> None:
    for starter in map(Seat, range(players)):
        assert new_game(REST, players=players, starter=starter).turn == starter


@clause("S3")
def test_chance_is_asked_for_the_first_round_only() -> None:
    game = table(["Pv Pa Pp Hd Hl", ""], chance=Script(starter=A))
    assert the(RoundStarted, play(game, "STOP")).starter == B


@clause("S4")
@players_at_table
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_starts_with_cards(players: int, edition: str) -> None:
    game = Game(Options.of(edition), players, seed=3)
    for seat in game.view(None).seats:
        assert (seat.hand_size, seat.laid, seat.score) == (0, (), 0)
    assert (game.round, game.step) == (1, Step.DRAW)


@clause("S4", "R10")
def test_a_later_round_starts_without_cards_too() -> None:
    game = table(["Pv Pa Pp Hd Hl", "Cy"], laid=["Bd+Bd", "Fd+Fk"])
    play(game, "STOP")
    for seat in game.view(None).seats:
        assert (seat.hand_size, seat.laid) == (0, ())


@clause("S1")
def test_the_same_seed_gives_the_same_deals() -> None:
    one, other = Game(seed=7), Game(seed=7)
    assert one.position() == other.position()
    assert len(whole_deck(REST)) == 58
