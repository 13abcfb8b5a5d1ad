"""The player that steps in for others: legal everywhere, repeatable, and better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from papersea.cards import parse_cards
from papersea.game import Game
from papersea.moves import EndTurn, Move, parse_move
from papersea.players import Player
from papersea.players.budget import Playouts
from papersea.players.ladder.simple import RandomPlayer, SimplePlayer, hand_worth
from papersea.position import parse_position
from papersea.rules.options import Edition, Options
from papersea.view import View
from tests.sizes import sized

DIFFERENT = (Edition.CLASSIC, Edition.PL, Edition.ES)
"""The others play like one of these."""


def views(options: Options, players: int, seed: int, *, closes: bool) -> Iterator[View]:
    """What the seats of a random game see; a game that never closes uses up its deck."""
    chooser = random.Random(seed)
    game = Game(options, players, seed=seed)
    for _ in range(120):
        if game.is_over:
            return
        view = game.view(game.turn)
        yield view
        ends = [move for move in view.legal if isinstance(move, EndTurn)]
        game.play(ends[0] if ends and not closes else chooser.choice(view.legal))


@pytest.mark.parametrize("kind", ["lively", "never closes"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", sized(DIFFERENT, tuple(Edition)))
def test_the_simple_player_has_a_legal_move_for_every_view(
    edition: Edition, players: int, kind: str
) -> None:
    player = SimplePlayer(players)
    for view in views(Options.of(edition), players, seed=players, closes=kind == "lively"):
        assert player.choose(view, Playouts(1)) in view.legal


def play(players: Sequence[Player], seed: int) -> Game:
    game = Game(players=len(players), seed=seed)
    while not game.is_over:
        game.play(players[game.turn].choose(game.view(game.turn), Playouts(1)))
    return game


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (play([SimplePlayer(1), SimplePlayer(2)], seed=5) for _ in range(2))
    assert first.history == second.history


def test_what_was_taken_unseen_and_then_stolen_lies_on_no_pile() -> None:
    game = play([SimplePlayer(18), SimplePlayer(19)], seed=18)  # in its second round
    assert game.is_over


def test_the_simple_player_beats_chance() -> None:
    games = [play([RandomPlayer(seed), SimplePlayer(seed)], seed) for seed in range(5)]
    assert sum(game.winners == (1,) for game in games) >= 4


def chosen(position: str) -> Move:
    game = Game.set_up(parse_position(position), seed=1)
    return SimplePlayer(1).choose(game.view(game.turn), Playouts(1))


def test_it_takes_the_second_sailor_from_a_pile() -> None:
    assert chosen("classic 0-0 1 A:draw - Ap/?2 -/- Cy/Ao ?53") == parse_move("R")


def test_it_keeps_what_adds_most() -> None:
    move = chosen("classic 0-0 1 A:keep=CyOg - OlOy/?2 -/- Fd/Fk ?50")
    assert move in (parse_move("Og-L"), parse_move("Og-R"))


def test_it_robs_the_leader() -> None:
    move = chosen("classic 3-20-8 2 A:steal - Cd/?3/?3 Wy+Sg/-/- Fd/Fk ?47")
    assert move == parse_move("@B")


def test_it_bets_when_far_ahead() -> None:
    assert chosen("classic 0-0 1 A:duo - OlOyOgHdHl/?1 -/- Fd/Fk ?50") == parse_move("LAST")


def test_it_never_bets_where_an_empty_deck_makes_the_bet_void() -> None:
    position = "pl 0-0 1 A:duo - OlOyOgHdHl/?23 -/- MwMwMwMw?11/?15 -"
    assert chosen(position) in (parse_move("STOP"), parse_move("."))


def test_started_collections_are_worth_a_little() -> None:
    assert hand_worth(parse_cards("Og")) > hand_worth(parse_cards("Cg")) > 0
