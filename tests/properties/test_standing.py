"""What holds in every situation of every game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import DECK, format_cards, parse_card, parse_cards, sort_cards
from papersea.events import GameEnded, RoundScored, RoundVoid
from papersea.game import Game
from papersea.moves import Move, Seat, Step, parse_move
from papersea.position import parse_position, seen_position
from papersea.possible import check_possible
from papersea.record import Record, replay
from papersea.refusals import IllegalMove
from papersea.rules.options import Options, parse_options
from papersea.score import score_cards
from papersea.view import View
from tests.clauses import clause
from tests.properties.games import cards, decks, games, moves, options, play_on, players, seeds


def all_views(game: Game) -> list[View]:
    return [game.view(None), *(game.view(Seat(seat)) for seat in range(game.players))]


@clause("C1", "C2", "S1", "S4", "T3", "K3", "K6")
@given(options, players, seeds, seeds)
def test_every_card_is_in_exactly_one_place(
    rules: Options, number: int, seed: int, randomness: int
) -> None:
    game = Game(rules, number, seed=seed)
    for _ in play_on(game, 60, randomness):
        assert Counter(game.position().cards()) == Counter(DECK)


@given(options, players, seeds, seeds)
def test_the_same_seed_gives_the_same_game(
    rules: Options, number: int, seed: int, randomness: int
) -> None:
    first, second = (Game(rules, number, seed=seed) for _ in range(2))
    for move in play_on(first, 60, randomness):
        second.play(move)
    assert first.history == second.history
    assert first.position() == second.position()
    assert all_views(first) == all_views(second)


@given(games())
def test_a_copy_goes_on_by_itself(game: Game) -> None:
    before, twin = game.position(), game.copy()
    played = list(play_on(twin, 30, seed=1))
    assert game.position() == before
    for move in played:
        game.play(move)
    assert game.history == twin.history


@given(games(), seeds)
def test_nobody_sees_that_other_cards_are_to_come(game: Game, seed: int) -> None:
    twin = game.copy()
    twin.reshuffle(seed)
    assert all_views(twin) == all_views(game)
    assert replace(twin.position(), deck=game.position().deck) == game.position()
    list(play_on(twin, 30, seed=1))
    assert replay(Record.of(twin)).position() == twin.position()


def test_other_cards_are_to_come_and_the_same_ones_from_the_same_seed() -> None:
    position = parse_position(str(Game(seed=1).position()))
    for game in (Game(seed=1), Game.set_up(position, seed=1)):
        first, same, other = (game.copy() for _ in range(3))
        for twin, seed in ((first, 5), (same, 5), (other, 6)):
            twin.reshuffle(seed)
        decks = [each.position().deck for each in (game, first, same, other)]
        assert decks[1] == decks[2]
        assert len(set(decks)) == 3
        assert all(Counter(deck) == Counter(decks[0]) for deck in decks)
        for twin in (first, same):
            list(play_on(twin, 200, seed=1))
        assert first.history == same.history
        assert replay(Record.of(first)).position() == first.position()


@given(games())
def test_a_position_is_possible_and_round_trips(game: Game) -> None:
    position = game.position()
    check_possible(position)
    assert parse_position(str(position)) == position
    again = Game.set_up(position, seed=1)
    assert again.position() == position
    assert again.legal_moves() == game.legal_moves()
    assert again.scores == game.scores
    assert again.winners == game.winners


@given(games(), seeds)
def test_a_seen_position_can_be_completed_and_played_on(game: Game, seed: int) -> None:
    for view in all_views(game):
        seen = seen_position(view)
        assert parse_position(str(seen)) == seen
        if not game.is_over:
            completed = Game.set_up(seen, seed=seed)
            assert seen_position(completed.view(view.seat)).deck == seen.deck


@given(moves)
def test_moves_round_trip(move: Move) -> None:
    assert parse_move(str(move)) == move


@given(cards)
def test_a_card_round_trips(card: object) -> None:
    assert parse_card(str(card)) == card


@given(decks, st.integers(0, 58))
def test_cards_round_trip(deck: list[object], count: int) -> None:
    some = tuple(deck[:count])
    assert parse_cards(format_cards(some)) == some  # type: ignore[arg-type]


@given(options)
def test_options_round_trip(rules: Options) -> None:
    assert parse_options(str(rules)) == rules


@given(games(), moves, st.none() | st.integers(0, 3).map(Seat))
def test_an_illegal_move_is_refused_with_a_reason_and_changes_nothing(
    game: Game, move: Move, seat: Seat | None
) -> None:
    if move in game.legal_moves() and seat in (None, game.turn):
        return
    before = (game.position(), all_views(game), list(game.history), game.legal_moves())
    with pytest.raises(IllegalMove) as refused:
        game.play(move, seat)
    assert str(refused.value).startswith(f"{move} is not legal: ")
    assert refused.value.move == move
    assert before == (game.position(), all_views(game), list(game.history), game.legal_moves())


@given(games())
def test_every_legal_move_can_be_played(game: Game) -> None:
    for move in game.legal_moves():
        game.copy().play(move, game.turn)


@clause("T8", "Q11")
@given(games())
def test_points_decide_who_may_close(game: Game) -> None:
    for seat in map(Seat, range(game.players)):
        view = game.view(seat)
        if game.step is Step.DUO and seat == game.turn and view.closer is None:
            can_close = any(str(move) == "STOP" for move in view.legal)
            assert can_close == (game.score(seat).points >= 7)


@given(decks, st.integers(0, 20))
def test_a_score_is_the_sum_of_its_lines_whatever_the_order(deck: list[object], count: int) -> None:
    some = sort_cards(deck[:count])  # type: ignore[arg-type]
    score = score_cards(some)
    assert score == score_cards(reversed(some))
    assert score.points == sum(line.points for line in score.lines)
    assert score.bonus == max(Counter(card.colour for card in some).values(), default=0)


@clause("R10")
@given(options, players, seeds, seeds)
def test_scores_add_up_round_by_round(
    rules: Options, number: int, seed: int, randomness: int
) -> None:
    game = Game(rules, number, seed=seed)
    list(play_on(game, 150, randomness, reluctance=0.3))
    totals = [0] * number
    for event in game.history:
        if isinstance(event, RoundScored):
            totals = [total + gain for total, gain in zip(totals, event.gains, strict=True)]
        if isinstance(event, RoundScored | RoundVoid):
            assert event.scores == tuple(totals)
    assert game.scores == tuple(totals)
    assert game.is_over == any(isinstance(event, GameEnded) for event in game.history)
