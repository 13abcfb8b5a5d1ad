"""Random play of a thousand matches at once: python examples/research/random_play.py

How long is a match, and what is the last word of most of them worth? Needs the extra `envs`.
"""

from __future__ import annotations

import sys

from papersea.extras import needs

with needs("envs"):
    import gymnasium
    import numpy as np

    import papersea.envs.gym  # noqa: F401  (registers the game)


def main(matches: int = 1024, players: int = 2) -> None:
    envs = gymnasium.make_vec("papersea/SelfPlay-v0", num_envs=matches, players=players)
    envs.action_space.seed(0)
    envs.reset(seed=0)
    decisions, is_playing = np.zeros(matches, int), np.ones(matches, bool)
    won_by_mover = 0
    while is_playing.any():
        _, rewards, terminated, truncated, _ = envs.step(envs.action_space.sample())
        decisions += is_playing
        ended = is_playing & (terminated | truncated)
        won_by_mover += int((rewards[ended] > 0).sum())  # a reward is for the seat that moved
        is_playing &= ~ended  # another match has begun there, which we leave out
    print(f"{matches} matches: {decisions.mean():.0f} decisions, at most {decisions.max()}")
    print(f"whoever made the last move won {won_by_mover / matches:.1%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
