"""Many games at once are the same games, and an observation is what the view says."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.batch import Batch, Bytes, IllegalAction
from papersea.cards import CARDS, Card
from papersea.game import Game
from papersea.rules import codes
from papersea.rules.observe import layout
from papersea.rules.options import OptionError, Options
from papersea.translate import STEPS, legal_actions, move_of
from papersea.view import View
from tests.clauses import clause
from tests.properties.games import options, players
from tests.sizes import examples


def copies(cards: tuple[Card, ...]) -> list[int]:
    return [cards.count(card) for card in CARDS]


def number(card: Card | None) -> int:
    return 0 if card is None else CARDS.index(card) + 1


def expected(view: View) -> dict[str, list[int]]:
    """An observation worked out from the view of the seat to move."""
    assert view.seat is not None
    seats = [*view.seats[view.seat :], *view.seats[: view.seat]]
    parts = {"hand": copies(view.own.known), "table": copies(view.own.laid_cards)}
    parts["drawn"] = copies(view.drawn or ())
    for name, pile in zip(("left", "right"), view.piles, strict=True):
        parts[f"{name}_pile"] = copies(pile.remembered)
        parts[f"{name}_top"] = [number(pile.top)]
        parts[f"{name}_size"], parts[f"{name}_gone"] = [pile.size], [pile.gone]
    for left, seat in enumerate(seats):
        if left:
            parts[f"known_{left}"] = copies(seat.known)
            parts[f"table_{left}"] = copies(seat.laid_cards)
        absolute = (view.seat + left) % len(seats)
        parts[f"hand_size_{left}"], parts[f"score_{left}"] = [seat.hand_size], [seat.score]
        parts[f"is_closer_{left}"] = [int(view.closer == absolute)]
        parts[f"is_shown_{left}"] = [int(left > 0 and seat.hand is not None)]
    searched = () if view.searched is None else view.pile(view.searched).remembered[::-1]
    parts["searched"] = [number(card) for card in searched]
    parts["step"] = [int(view.step is step) for step in STEPS[: codes.DECISIONS]]
    parts["is_turn"], parts["deck_size"], parts["target"] = [1], [view.deck_size], [view.target]
    return parts


def assert_observed(game: Game, observation: Bytes) -> None:
    view = game.view(game.turn)
    seen = {name: list(observation[places]) for name, places in layout(game.players).items()}
    score = game.score(game.turn)
    wanted = expected(view) | {"points": [score.points], "colour_bonus": [score.bonus]}
    for name, part in seen.items():
        assert part == wanted[name] + [0] * (len(part) - len(wanted[name])), name


@examples(30)
@given(options, players, st.integers(0, 10_000), st.integers(0, 2**32))
def test_a_batch_plays_the_games_of_its_seeds(
    rules: Options, number_of_players: int, seed: int, randomness: int
) -> None:
    batch = Batch(3, number_of_players, rules, seed=seed)
    games = [Game(rules, number_of_players, seed=seed + index) for index in range(3)]
    chooser = random.Random(randomness)
    for _ in range(60):
        actions = []
        for index, game in enumerate(games):
            legal = legal_actions(game._state)
            assert sorted(np.flatnonzero(batch.masks[index])) == sorted(legal)
            assert batch.seats[index] == game.turn
            assert_observed(game, batch.observations[index])
            actions.append(chooser.choice(legal))
            game.play(move_of(game._state, as_drawn(game, actions[-1])))
        batch.step(actions)
        for index, game in enumerate(games):
            assert list(np.flatnonzero(_bits(batch.winners[index]))) == list(game.winners)
        if any(game.is_over for game in games):
            return


def as_drawn(game: Game, action: int) -> int:
    """A game keeps the first or second card as they were drawn, a batch the lower or higher one,
    so that its observation tells which."""
    drawn = game._state.drawn
    if codes.KEEP <= action < codes.LAY and drawn[0] > drawn[1]:
        return codes.KEEP + ((action - codes.KEEP) ^ codes.PILES)
    return action


def _bits(number: np.uint8) -> list[int]:
    return [int(number) >> seat & 1 for seat in range(4)]


@clause("G1", "G2")
def test_a_game_that_ends_names_its_winners_and_starts_anew() -> None:
    batch = Batch(64, 4, seed=5)
    place = batch.observations.ctypes.data
    ended = 0
    for _ in range(1500):
        batch.step(_last_legal(batch))
        ended += int(np.count_nonzero(batch.winners))
        assert batch.masks.any(axis=1).all()
    assert ended
    assert batch.observations.ctypes.data == place, "filled in place"


def _last_legal(batch: Batch) -> list[int]:
    return [int(np.flatnonzero(mask)[-1]) for mask in batch.masks]


@clause("R2", "R6", "R7")
def test_episodes_can_be_rounds_and_are_cut_at_their_cap() -> None:
    rounds, cut = Batch(16, 3, seed=5, episode="round"), Batch(16, seed=5, max_decisions=7)
    ended = 0
    for number in range(1, 400):
        rounds.step(_last_legal(rounds))
        cut.step(_last_legal(cut))
        ended += int(np.count_nonzero(rounds.terminated))
        assert np.allclose(rounds.returns.sum(axis=1), 0)
        assert (cut.truncated == (number % 7 == 0)).all()
        assert not cut.returns.any()
    assert ended


def test_an_illegal_action_names_its_game_and_changes_nothing() -> None:
    batch = Batch(4, seed=1)
    before = batch.observations.copy(), batch.masks.copy()
    with pytest.raises(IllegalAction, match=f"action {codes.STOP} is not legal in game 2"):
        batch.step([codes.DRAW, codes.DRAW, codes.STOP, codes.DRAW])
    batch.step([codes.TAKE] * 4)
    again = Batch(4, seed=1)
    assert (before[0] == again.observations).all()
    assert (before[1] == again.masks).all()
    again.step([codes.TAKE] * 4)
    assert (batch.observations == again.observations).all()


def test_an_illegal_action_leaves_what_was_told_of_an_end() -> None:
    batch = Batch(4, seed=1, max_decisions=2)
    batch.step(_last_legal(batch))
    batch.step(_last_legal(batch))
    assert batch.truncated.all()
    with pytest.raises(IllegalAction):
        batch.step([codes.LAST_CHANCE] * 4)
    assert batch.truncated.all()
    assert batch.has_ended
    batch.step(_last_legal(batch))
    assert not batch.truncated.any()


@pytest.mark.parametrize("seeds", [[1, 2], [1, 2, 3, -4], [[1, 2, 3, 4]], []])
def test_seeds_are_one_for_each_game(seeds: list[int]) -> None:
    with pytest.raises(ValueError, match="4 seeds wanted"):
        Batch(4).begin(seeds)


@pytest.mark.parametrize("seed", [-1, 2**63 - 2])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    with pytest.raises(OptionError, match="seed"):
        Batch(4, seed=seed)


@pytest.mark.parametrize("count", [1, 5])
def test_one_or_five_players_are_refused(count: int) -> None:
    with pytest.raises(OptionError, match="players"):
        Batch(4, count)


@pytest.mark.parametrize("actions", [[0] * 3, [0] * 5, [0.9] * 4, [[0] * 4], []])
def test_actions_of_another_shape_are_refused(actions: list[int]) -> None:
    batch = Batch(4, seed=1)
    with pytest.raises(ValueError, match="4 whole numbers wanted"):
        batch.step(actions)
