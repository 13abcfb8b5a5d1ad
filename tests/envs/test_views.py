"""A policy that learned by numbers sees and plays the same where players see views."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.envs.layout import VERSIONS, observation_parts
from papersea.envs.table import Table
from papersea.envs.views import NumbersPlayer, action_of, observation_of
from papersea.envs.witness import Witness
from papersea.moves import Move, Seat
from papersea.players.budget import Playouts
from papersea.rules.options import Options
from papersea.view import View
from tests.properties.games import options, players
from tests.sizes import examples


@examples(8)
@given(options, players, st.integers(0, 10_000), st.sampled_from(VERSIONS))
def test_a_view_is_the_observation_of_its_seat(
    rules: Options, count: int, seed: int, version: int
) -> None:
    """Byte by byte, for whoever moves and for whoever waits, but for the digest of rounds that a
    view does not tell of; and so are moves and numbers."""
    table = Table(rules, count, max_decisions=200, observation=version)
    told = [part.places.stop for part in observation_parts(count, version) if part.name != "before"]
    table.begin(seed)
    witness = Witness(table, seed)
    chooser = random.Random(seed)
    while table.legal:
        for seat in range(count):
            view = witness.view(Seat(seat))
            seen = observation_of(view, version)
            assert len(seen) == len(table.observation(seat))
            assert (seen == table.observation(seat))[: told[-1]].all()
        view = witness.view(table.seat)
        assert sorted(action_of(view, move) for move in view.legal) == sorted(table.legal)
        assert all(witness.action(move) == action_of(view, move) for move in view.legal)
        table.play(chooser.choice(table.legal))


@pytest.mark.parametrize(("place", "version"), [(0, 0), (-1, 1)])
def test_a_policy_is_asked_and_its_move_is_played(place: int, version: int) -> None:
    table = Table(players=3, observation=version)
    table.begin(5)
    witness = Witness(table, 5)

    def policy(observation: object, mask: np.ndarray[tuple[int], np.dtype[np.int8]]) -> int:
        assert (np.asarray(observation) == table.observation(table.seat)).all()
        assert np.flatnonzero(mask).tolist() == sorted(table.legal)
        return int(np.flatnonzero(mask)[place])

    player = NumbersPlayer(policy, version)
    for _ in range(40):
        view: View = witness.view(table.seat)
        move: Move = player.choose(view, Playouts(1))
        assert witness.action(move) == sorted(table.legal)[place]
        table.play(witness.action(move))
