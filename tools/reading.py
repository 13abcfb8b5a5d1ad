"""How much better hidden hands are known when others are read: ``python -m tools.reading``.

Experts play; now and then the seat to move guesses how many points each other seat has, over worlds
that agree with what it has seen, and over worlds that also explain what the others did.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable, Iterable

import numpy as np

from papersea.game import CLASSIC, Game
from papersea.moves import Seat
from papersea.players.belief.worlds import believed_worlds, plain_worlds
from papersea.players.budget import Playouts
from papersea.players.catalogue import find_opponent
from papersea.players.policy.learned import master_judgement
from papersea.rules.state import State
from papersea.view import View

_WORLDS = 300
_OFTEN = 0.1
_SEED = 1 << 40


def guess(worlds: Iterable[State], seat: Seat, truth: int) -> tuple[float, float]:
    """How far off the expected points are, and the logarithm of the true ones' share."""
    points = [int(world.points[seat]) for world in worlds]
    share = (points.count(truth) + 0.5) / (_WORLDS + 1)
    return float(np.mean(points)) - truth, math.log(share)


def moments(players: int, games: int) -> list[tuple[View, Seat, int]]:
    """What seats saw now and then, another seat, and its points."""
    found = []
    for number in range(games):
        game = Game(CLASSIC, players, seed=_SEED + number)
        dice = random.Random(number)
        seated = [find_opponent("orca").seated(number * players + s) for s in range(players)]
        while not game.is_over:
            view = game.view(game.turn)
            for seat, other in enumerate(view.seats):
                is_hidden = seat != game.turn and other.hand is None and other.hand_size >= 3
                if is_hidden and dice.random() < _OFTEN:
                    found.append((view, Seat(seat), game.score(Seat(seat)).points))
            is_forced = len(view.legal) == 1
            move = view.legal[0] if is_forced else seated[game.turn].choose(view, Playouts(200))
            game.play(move)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    asked_of = moments(asked.players, asked.games)
    judgement = master_judgement(asked.players)
    sys.stdout.write(f"{len(asked_of)} hidden hands, {asked.players} players\n")
    imagined: dict[str, Callable[[View], Iterable[State]]] = {
        "not read": lambda view: plain_worlds(view, _WORLDS, 1),
        "read": lambda view: believed_worlds(view, judgement, _WORLDS, 1),
    }
    for name, worlds in imagined.items():
        guesses = np.array([guess(worlds(view), seat, truth) for view, seat, truth in asked_of])
        off, share = guesses[:, 0], guesses[:, 1]
        sys.stdout.write(
            f"{name}: off by {np.sqrt(np.mean(off**2)):.2f} points (on average {off.mean():+.2f}), "
            f"likelihood of the truth {math.exp(share.mean()):.1%}\n"
        )


if __name__ == "__main__":
    main()
