"""Duplicate deals: the same chance in every seating."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from papersea.arena import run
from papersea.arena.deals import Deal
from papersea.cards import DECK, format_cards, parse_cards
from papersea.moves import Seat
from papersea.record import read_records, replay
from tests.arena.entrants import quick_plan


def test_a_deal_is_the_same_again() -> None:
    first, second = Deal(3, 8), Deal(3, 8)
    assert first.deck(1) == second.deck(1)
    second.stolen(Seat(0), DECK[:5])
    assert first.deck(2) == second.deck(2) != first.deck(1)
    assert first.first_player(4) == second.first_player(4)


def test_deals_differ_by_seed_and_number() -> None:
    decks = {format_cards(Deal(seed, number).deck(1)) for seed in range(3) for number in range(20)}
    assert len(decks) == 60
    assert Counter(DECK) == Counter(Deal(0, 0).deck(1))


def test_a_deck_stays_what_it_was() -> None:
    """Records are told apart by their first deck: another papersea must deal the same."""
    assert format_cards(Deal(0, 0).deck(1)[:10]) == "OyHdAoFkWdGrFgBlHkOg"


def test_everybody_begins_about_equally_often() -> None:
    beginners = Counter(Deal(5, number).first_player(4) for number in range(400))
    assert min(beginners.values()) > 70


def test_the_nth_theft_of_a_round_takes_the_same_place_of_a_hand() -> None:
    one, two = Deal(1, 1), Deal(1, 1)
    for deal in (one, two):
        deal.deck(1)
    hand = parse_cards("CyCdFdMwHgOl")
    thefts = [one.stolen(Seat(1), hand) for _ in range(12)]
    assert thefts == [two.stolen(Seat(0), hand) for _ in range(12)]
    assert len(set(thefts)) > 2
    one.deck(1)
    assert one.stolen(Seat(1), hand) == thefts[0]


def test_all_seatings_of_a_deal_have_the_same_decks_and_beginner(tmp_path: Path) -> None:
    plan = quick_plan(entrants=2, players=3, games=12)
    run(plan, directory=tmp_path, workers=1)
    records = list(read_records(tmp_path / "games.jsonl"))
    assert len(records) == 12
    for deal in range(plan.deals):
        games = records[3 * deal : 3 * deal + 3]
        assert len({game.names for game in games}) == 3
        assert len({game.first for game in games}) == 1
        rounds = min(len(game.rounds) for game in games)
        for number in range(rounds):
            assert len({game.rounds[number].deck for game in games}) == 1
    assert all(replay(record).is_over for record in records)
