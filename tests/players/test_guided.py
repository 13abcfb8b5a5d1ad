"""Players with a network: the kernel computes it right, and they play by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from papersea.encoding import VERSION
from papersea.encoding.actions import NAMES
from papersea.encoding.entries import ask_name, places_on
from papersea.game import Game
from papersea.players.budget import Milliseconds, Playouts
from papersea.players.guided import GuidedPlayer, IntuitivePlayer
from papersea.players.judgement import minds_of, tuned
from papersea.players.kernel.choosing import ask_policy
from papersea.players.kernel.network import (
    Networks,
    Room,
    chance_seen,
    input_size,
    like_moves,
    look,
    new_room,
)
from papersea.players.networks import StaleWeights, read_networks
from papersea.rules.jit import COMPILED, entry
from tests.sizes import soak

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="plain Python takes minutes for a game"),
    soak,  # no opponent plays by a network
]


def made_up(players: int, *, first: int = 24, second: int = 16, count: int = 1) -> Networks:
    """Networks that nobody has trained."""
    numbers = np.random.default_rng(players)

    def some(*shape: int) -> Any:
        return numbers.normal(0, 0.2, (count, *shape)).astype(np.float32)

    return Networks(
        first=some(input_size(players), first),
        first_bias=some(first),
        second=some(first, second),
        second_bias=some(second),
        liking=some(NAMES, second),
        liking_bias=some(NAMES),
        chance=some(second),
        chance_bias=some(),
    )


@entry
def look_at(
    games: Any, minds: Any, networks: Networks, which: int, room: Room
) -> tuple[int, float]:
    game = games[0]
    look(game, minds[game.turn], networks, which, room)
    return like_moves(game, networks, which, room), chance_seen(networks, which, room)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_kernel_computes_what_the_network_says(number: int) -> None:
    networks, minds = made_up(number, count=2), minds_of(tuned(), tuned(), 0)
    room, game = new_room(networks), Game(players=number, seed=number)
    player = IntuitivePlayer(0, made_up(number))
    for _ in range(60):
        inputs = np.zeros(input_size(number))
        for place in places_on(game._games, 0, game.turn):
            inputs[place] += 1
        suggested = ask_name(game._games, 0, ask_policy(game._games, 0, minds))
        inputs[input_size(number) - NAMES + suggested] = 1
        hidden = np.maximum(inputs @ networks.first[1] + networks.first_bias[1], 0)
        hidden = np.maximum(hidden @ networks.second[1] + networks.second_bias[1], 0)
        likings = networks.liking[1] @ hidden + networks.liking_bias[1]
        chance = 1 / (1 + np.exp(-(hidden @ networks.chance[1] + networks.chance_bias[1])))
        count, seen = look_at(game._games, minds, networks, 1, room)
        names = [ask_name(game._games, 0, int(action)) for action in room.action[:count]]
        assert room.liking[:count] == pytest.approx(likings[names], abs=1e-4)
        assert seen == pytest.approx(chance, abs=1e-5)
        assert len(set(names)) == count
        game.play(player.choose(game.view(game.turn), Playouts(1)))


@pytest.mark.parametrize("number", [2, 3, 4])
def test_any_network_plays_by_the_rules(number: int) -> None:
    """And the same seed, views and playouts give the same moves."""
    networks = made_up(number)
    for player in (IntuitivePlayer, GuidedPlayer):
        played = []
        for _ in range(2):
            game = Game(players=number, seed=7)
            seated = [player(seat, networks) for seat in range(number)]
            while not game.is_over and game.view(game.turn).round < 3:
                game.play(seated[game.turn].choose(game.view(game.turn), Playouts(40)))
            played.append([log.played for log in game.rounds])
        assert played[0] == played[1]


def test_a_search_tells_what_it_weighed() -> None:
    game = Game(seed=3)
    player = GuidedPlayer(0, made_up(2))
    view = game.view(game.turn)
    move = player.choose(view, Playouts(300))
    assert {each.move for each in player.weighed} <= set(view.legal)
    assert move in {each.move for each in player.weighed}
    assert all(0 <= each.chance <= 1 for each in player.weighed)
    player.choose(view, Milliseconds(5))
    assert player.weighed


def test_a_network_is_not_asked_about_what_it_never_learned(tmp_path: Path) -> None:
    game = Game(players=3, seed=3)
    view = game.view(game.turn)
    for player in (IntuitivePlayer, GuidedPlayer):
        with pytest.raises(StaleWeights, match="not trained for 3 players"):
            player(0, made_up(2)).choose(view, Playouts(1))
    arrays = {name: array[0] for name, array in made_up(2)._asdict().items()}
    np.savez(tmp_path / "new.npz", encoding=VERSION, **arrays)
    assert read_networks(tmp_path / "new.npz").first.shape == made_up(2).first.shape
    np.savez(tmp_path / "old.npz", encoding=VERSION - 1, **arrays)
    with pytest.raises(StaleWeights, match="encoding 0"):
        read_networks(tmp_path / "old.npz")
