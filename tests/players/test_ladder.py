"""Every opponent of the ladder: legal whatever it sees, repeatable, and within its budget."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import Kind
from papersea.events import Picked, TurnAgain
from papersea.game import Game
from papersea.moves import DrawTwo, LayDuo, Move, Step
from papersea.players.budget import Budget, Milliseconds, Playouts
from papersea.players.catalogue import OPPONENTS, Opponent, find_opponent
from papersea.players.search.expert import SearchPlayer
from papersea.players.styles import Rung
from papersea.rules.options import Options
from papersea.view import View
from tests.positions import table
from tests.properties.games import choose, games, play_on, seeds
from tests.sizes import examples, sized, soak

EDITIONS = ("classic", "es", "ru")
MOST_MOVES = 500
each_opponent = pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda opponent: opponent.name)


def turns(game: Game, seed: int, most: int = MOST_MOVES) -> Iterator[View]:
    """What each mover sees in a random game with much drawing and few calls: decks run out."""
    randomness = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            return
        yield game.view(game.turn)
        is_thirsty = DrawTwo() in game.legal_moves() and randomness.random() < 0.7
        game.play(DrawTwo() if is_thirsty else choose(game, randomness, reluctance=0.97))


def is_step(step: Step, view: View) -> bool:
    return view.step is step


def has_unseen_pick(view: View) -> bool:
    return any(isinstance(event, Picked) and event.card is None for event in view.history)


def empty_piles(view: View) -> int:
    return sum(pile.size == 0 for pile in view.piles)


SIGHTS: dict[str, Callable[[View], bool]] = {
    **{step.value: partial(is_step, step) for step in Step if step is not Step.OVER},
    "last turn": lambda view: view.closer is not None,
    "boat turn": lambda view: isinstance(view.history[-1], TurnAgain),
    "empty deck": lambda view: view.deck_size == 0,
    "both piles empty": lambda view: empty_piles(view) == 2,
    "keep beside one empty pile": lambda view: view.step is Step.KEEP and empty_piles(view) == 1,
    "keep beside empty piles": lambda view: view.step is Step.KEEP and empty_piles(view) == 2,
    "cards gone unseen": lambda view: any(pile.gone for pile in view.piles),
    "pick after unseen picks": lambda view: view.step is Step.PICK and has_unseen_pick(view),
    "one choice": lambda view: len(view.legal) == 1,
}
"""What must have been seen before a promise about any view is believed."""


@cache
def views_by_sight(edition: str, players: int) -> dict[frozenset[str], View]:
    """The last view of every mix of sights in some games."""
    return {
        frozenset(name for name, is_seen in SIGHTS.items() if is_seen(view)): view
        for seed in sized((1,), (1, 2))
        for view in turns(Game(Options.of(edition), players, seed=seed), seed)
    }


def test_those_games_show_every_rare_sight() -> None:
    tables = (views_by_sight(edition, players) for edition in EDITIONS for players in (2, 3, 4))
    assert set(chain(*chain(*tables))) == set(SIGHTS)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_opponent_has_a_legal_move_for_every_view(edition: str, players: int) -> None:
    seated = [opponent.seated(players) for opponent in OPPONENTS]
    for view in views_by_sight(edition, players).values():
        for player in seated:
            assert player.choose(view, Playouts(8)) in view.legal


@examples(40)
@given(games(), seeds, st.integers(1, 32))
def test_whatever_the_rules_and_the_moment_every_opponent_has_a_legal_move(
    game: Game, seed: int, playouts: int
) -> None:
    if not game.is_over:
        view = game.view(game.turn)
        for opponent in OPPONENTS:
            assert opponent.seated(seed).choose(view, Playouts(playouts)) in view.legal


@examples(40)
@given(games(), seeds, st.integers(0, 40))
def test_every_opponent_plays_on_in_a_game_that_was_set_up(
    game: Game, seed: int, since: int
) -> None:
    if game.is_over:
        return
    game = Game.set_up(game.position(), seed=seed)
    list(play_on(game, since, seed))
    if not game.is_over:
        view = game.view(game.turn)
        for opponent in OPPONENTS:
            assert opponent.seated(seed).choose(view, Playouts(8)) in view.legal


def game_by(opponent: Opponent, seed: int, *, deal: int = 1) -> list[Move]:
    """The first moves of a game of an opponent against one like it."""
    game = Game(seed=deal)
    seated = [opponent.seated(seed + seat) for seat in range(2)]
    moves: list[Move] = []
    while not game.is_over and len(moves) < 100:
        moves.append(seated[game.turn].choose(game.view(game.turn), Playouts(16)))
        game.play(moves[-1])
    return moves


@cache
def game_once(opponent: Opponent, deal: int) -> list[Move]:
    """To compare with those of all others."""
    return game_by(opponent, 1, deal=deal)


@each_opponent
def test_the_same_seed_plays_the_same_game_and_another_seed_another(opponent: Opponent) -> None:
    game = game_by(opponent, 5)
    assert game_by(opponent, 5) == game
    assert any(game_by(opponent, seed) != game for seed in range(6, 12))


# What is expected to fail finds no fault: the pairs that can be told apart all stay in make test.
NEVER_APART = {("heron", "cormorant")}
ALIKE = pytest.mark.xfail(reason="solid players bet as soon as they may: risk cannot show")

PAIRS = [
    pytest.param(
        one,
        other,
        id=f"{one.name}-{other.name}",
        marks=[ALIKE, soak] if (one.name, other.name) in NEVER_APART else [],
    )
    for one, other in combinations(OPPONENTS, 2)
    if one.rung is other.rung
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_personalities_of_a_rung_play_differently(one: Opponent, other: Opponent) -> None:
    deals = range(10)
    assert any(game_once(one, deal) != game_once(other, deal) for deal in deals)


def expert(seed: int = 1) -> SearchPlayer:
    player = find_opponent(Rung.EXPERT.value).seated(seed)
    assert isinstance(player, SearchPlayer)
    return player


@pytest.mark.parametrize("budget", [Milliseconds(1), Milliseconds(50), Playouts(1)], ids=str)
def test_the_expert_thinks_a_little_and_comes_to_an_end(budget: Budget) -> None:
    game, player = Game(seed=1), expert()
    assert player.choose(game.view(game.turn), budget) in game.legal_moves()
    assert sum(each.playouts for each in player.weighed) > 0


def test_playouts_are_spent_to_the_end_of_a_world_and_no_further() -> None:
    game, player = Game(seed=1), expert()
    player.choose(game.view(game.turn), Playouts(20))
    spent = sum(each.playouts for each in player.weighed)
    assert spent <= 20 + len(game.legal_moves()) - 1


def test_who_has_one_move_does_not_think_about_it() -> None:
    player = expert()
    game = table(["Cy", "Fd"])
    assert str(player.choose(game.view(game.turn), Milliseconds(600_000))) == "."
    assert [each.playouts for each in player.weighed] == [1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_expert_tells_what_it_thought_of_every_move(players: int) -> None:
    player = expert()
    for view in turns(Game(players=players, seed=players), players, most=100):
        chosen = player.choose(view, Playouts(64))
        moves = [each.move for each in player.weighed]
        assert chosen in moves
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(view.legal)
        assert as_considered(moves) == as_considered(view.legal)
        assert all(0 <= each.chance <= 1 and each.playouts > 0 for each in player.weighed)
        assert all(-1 <= each.lead <= 1 and each.error >= 0 for each in player.weighed)


def as_considered(moves: Iterable[Move]) -> set[Move | Kind]:
    """Duos of one kind differ in colour only, and one stands for all."""
    return {move.first.kind if isinstance(move, LayDuo) else move for move in moves}


def test_the_first_thought_stays_for_the_others_to_beat() -> None:
    player = expert()
    for view in turns(Game(seed=3), 3, most=60):
        player.choose(view, Playouts(300))
        first, *others = player.weighed
        assert first.lead == 0
        assert all(first.playouts >= other.playouts for other in others)
