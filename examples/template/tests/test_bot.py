"""The bot plays by the rules, and the same game twice."""

from __future__ import annotations

from paper_heron import Heron

from papersea import Game, Playouts, find_opponent, parse_entrant


def played(seed: int) -> str:
    """A whole game against one of papersea's own, as its last position."""
    game = Game(seed=seed)
    players = (Heron(seed), find_opponent("gull").seated(seed))
    while not game.is_over:
        view = game.view(game.turn)
        is_forced = len(view.legal) == 1
        move = view.legal[0] if is_forced else players[game.turn].choose(view, Playouts(1))
        game.play(move)  # raises IllegalMove if it is none
    return str(game.position())


def test_a_game_is_played_to_its_end_and_the_same_again() -> None:
    assert played(1) == played(1)


def test_papersea_finds_it_by_its_name() -> None:
    assert str(parse_entrant("paper-heron@1p")) == "paper-heron@1p"
