"""Self-play PPO, small enough to read: python examples/research/self_play_ppo.py

Learns single rounds by playing itself, and prints how many whole matches it wins against random
play: a learning curve in five minutes on one core, in self_play_ppo.png where matplotlib is
installed. The policy is kept in self_play_ppo.npz, for against_the_ladder.py and
learned_online.py. Needs the extras `envs` and `ppo`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from papersea.envs.layout import most_by_place
from papersea.envs.vector import SelfPlayVectorEnv
from papersea.extras import needs
from papersea.rules.codes import ACTIONS

with needs("envs,ppo"):
    import numpy as np
    import torch
    from torch import nn

GAMES, STEPS, EPOCHS, PARTS = 256, 64, 3, 8
TRACE, CLIP, ENTROPY, VALUE = 0.95, 0.2, 0.01, 10.0


def new_network(players: int, width: int = 128, observation: int = 0) -> Any:
    """Scores of all actions, and one number more: what the seat to move expects to get."""
    most = torch.tensor(most_by_place(players, observation), dtype=torch.float32)
    first, last = nn.Linear(len(most), width), nn.Linear(width, ACTIONS + 1)
    with torch.no_grad():
        first.weight *= 4 / most.sqrt()  # it sees bytes: larger ones should not count for more
        last.weight *= 0.1
    return nn.Sequential(first, nn.ReLU(), nn.Linear(width, width), nn.ReLU(), last)


def judge(network: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """Chances of the legal actions, and the value."""
    answer = network(torch.as_tensor(seen).float())
    scores = answer[:, :-1].masked_fill(torch.as_tensor(mask) == 0, -1e9)
    return torch.distributions.Categorical(logits=scores, validate_args=False), answer[:, -1]


def collect(network: Any, envs: SelfPlayVectorEnv, seen: Any, infos: Any) -> tuple[Any, Any, Any]:
    """So many steps of all games, with the advantage of each action for whoever took it; and
    where the games stand then."""
    steps = []
    for _ in range(STEPS):
        step = {"seen": seen.copy(), "mask": infos["action_mask"].copy()}
        step["seat"] = infos["seat"].astype(int)
        with torch.no_grad():
            policy, value = judge(network, seen, infos["action_mask"])
            action = policy.sample()
        step |= {"action": action.numpy(), "value": value.numpy()}
        step["chance"] = policy.log_prob(action).numpy()
        seen, _, terminated, truncated, infos = envs.step(step["action"])
        step |= {"ended": terminated | truncated, "returns": infos["returns"].copy()}
        steps.append(step)
    with torch.no_grad():
        _, value = judge(network, seen, infos["action_mask"])
    data = {name: np.stack([step[name] for step in steps]) for name in steps[0]}
    data["advantage"] = advantages(data, value.numpy(), infos["seat"].astype(int))
    data["goal"] = data["advantage"] + data["value"]
    return {name: torch.as_tensor(each).flatten(0, 1) for name, each in data.items()}, seen, infos


def advantages(data: Any, value: Any, seat: Any) -> Any:
    """Generalised advantage estimates, backwards, each seat along its own decisions. What comes
    after the last step is zero-sum: the others lose what the seat to move expects."""
    games, players = data["returns"].shape[1:]
    at = (np.arange(games), seat)
    later = np.repeat(-value[:, None] / (players - 1), players, axis=1)
    later[at] = value
    trace, reward, found = np.zeros_like(later), np.zeros_like(later), np.zeros_like(data["value"])
    for step in reversed(range(len(found))):
        ended, value, at = data["ended"][step], data["value"][step], (at[0], data["seat"][step])
        later[ended], trace[ended], reward[ended] = 0, 0, data["returns"][step][ended]
        found[step] = trace[at] = reward[at] + later[at] - value + TRACE * trace[at]
        later[at], reward[at] = value, 0
    return found


def improve(network: Any, adam: Any, data: Any) -> None:
    for part in (
        part for _ in range(EPOCHS) for part in torch.randperm(GAMES * STEPS).chunk(PARTS)
    ):
        batch = {name: values[part] for name, values in data.items()}
        policy, value = judge(network, batch["seen"], batch["mask"])
        gain = (batch["advantage"] - batch["advantage"].mean()) / batch["advantage"].std()
        ratio = (policy.log_prob(batch["action"]) - batch["chance"]).exp()
        loss = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        loss += VALUE * (value - batch["goal"]).square().mean() - ENTROPY * policy.entropy().mean()
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        adam.step()


def wins_against_random(network: Any, players: int, matches: int) -> tuple[float, float]:
    """The share of wins, from all seats by turns, and half of its 95 % interval."""
    envs = SelfPlayVectorEnv(matches, players)
    seen, infos = envs.reset(seed=10**6)
    own, won = np.arange(matches) % players, np.full(matches, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            action = judge(network, seen, infos["action_mask"])[0].sample().numpy()
        action = np.where(infos["seat"] == own, action, envs.action_space.sample())
        seen, _, terminated, truncated, infos = envs.step(action)
        ended = (terminated | truncated) & np.isnan(won)
        won[ended] = infos["returns"][ended, own[ended]] > 0
    return float(won.mean()), float(1.96 * won.std() / matches**0.5)


def plot(curve: list[tuple[float, float, float]], file: Path) -> None:
    try:
        from matplotlib import pyplot
    except ImportError:
        return
    seconds, wins, margins = zip(*curve, strict=True)
    pyplot.errorbar(seconds, wins, margins)
    pyplot.gca().set(xlabel="seconds", ylabel="matches won against random play", ylim=(0, 1))
    pyplot.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400, help="for each point of the curve")
    parser.add_argument("--out", type=Path, default=Path("self_play_ppo.npz"))
    wanted = parser.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(1)  # so small a network is slower on more, where others want them
    network = new_network(wanted.players)
    adam = torch.optim.Adam(network.parameters(), lr=5e-4)
    envs = SelfPlayVectorEnv(GAMES, wanted.players, episode="round")
    seen, infos = envs.reset(seed=0)
    began, curve, updates = time.monotonic(), [], 0
    while True:
        seconds = time.monotonic() - began
        is_over = seconds > 60 * wanted.minutes
        if updates % 10 == 0 or is_over:
            wins, margin = wins_against_random(network, wanted.players, wanted.matches)
            curve.append((seconds, wins, margin))
            decisions = f"{updates * GAMES * STEPS:9,} decisions"
            print(f"{seconds:5.0f} s {decisions}: wins {wins:.1%} ± {margin:.1%}", flush=True)
        if is_over:
            break
        data, seen, infos = collect(network, envs, seen, infos)
        improve(network, adam, data)
        updates += 1
    np.savez(wanted.out, *(each.detach().numpy() for each in network.parameters()))
    plot(curve, wanted.out.with_suffix(".png"))


if __name__ == "__main__":
    main()
