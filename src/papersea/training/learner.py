"""Proximal policy optimization: a few careful steps from the decisions of one iteration."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional

from papersea.players.kernel.network import input_size
from papersea.training.config import Config
from papersea.training.kernel.rollout import Rows, spread
from papersea.training.model import Model

_CHANCE_WEIGHT = 1.0
_MOST_GRADIENT = 0.5
_NOT_LEGAL = -1e9


class Learner:
    """A model with its optimizer."""

    def __init__(self, config: Config) -> None:
        self.config = config
        torch.manual_seed(config.seed)
        self.model = Model(config)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=config.rate, eps=1e-5)
        self._random = np.random.default_rng(config.seed)
        self._inputs = np.zeros((config.batch, input_size(config.players)), np.float32)

    def learn(self, played: list[tuple[Rows, int]], progress: float) -> dict[str, float]:
        """Learn from the rows; ``progress`` goes from 0 to 1 over the run."""
        config = self.config
        rate = config.rate * (config.last_rate / config.rate) ** progress
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        entropy = config.entropy + (config.last_entropy - config.entropy) * progress
        gained = np.concatenate([rows.gained[:filled] for rows, filled in played])
        spread_of_gain = float(gained.std()) + 1e-8
        noted = []
        for _ in range(config.epochs):
            for rows, filled in played:
                order = self._random.permutation(filled)
                for start in range(0, filled - config.batch // 2, config.batch):
                    chosen = order[start : start + config.batch]
                    noted.append(self._step(rows, chosen, spread_of_gain, entropy))
        names = ("liking_loss", "chance_loss", "entropy", "moved")
        means = dict(zip(names, np.mean(noted, axis=0).tolist(), strict=True))
        return means | {"gain_spread": spread_of_gain}

    def _step(self, rows: Rows, chosen: Any, scale: float, entropy: float) -> tuple[float, ...]:
        inputs = self._inputs[: len(chosen)]
        spread(rows.places, rows.on, chosen, inputs)
        liking, chance = self.model(torch.from_numpy(inputs))
        legal = torch.from_numpy(rows.legal[chosen]).bool()
        log_chances = torch.log_softmax(liking.masked_fill(~legal, _NOT_LEGAL), dim=1)
        name = torch.from_numpy(rows.name[chosen])
        before = torch.from_numpy(rows.log_chance[chosen])
        gained = torch.from_numpy(rows.gained[chosen])
        expected = torch.from_numpy(rows.expected[chosen])
        now = log_chances.gather(1, name[:, None]).squeeze(1)
        ratio = torch.exp(now - before)
        scaled = gained / scale
        clipped = torch.clamp(ratio, 1 - self.config.clip, 1 + self.config.clip)
        liking_loss = -torch.minimum(ratio * scaled, clipped * scaled).mean()
        variety = -(torch.exp(log_chances) * log_chances.masked_fill(~legal, 0)).sum(1).mean()
        goal = torch.clamp(expected + gained, 0, 1)
        chance_loss = functional.binary_cross_entropy_with_logits(chance, goal)
        loss = liking_loss + _CHANCE_WEIGHT * chance_loss - entropy * variety
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), _MOST_GRADIENT)
        self.optimizer.step()
        with torch.no_grad():
            moved = (before - now).mean()
        return (liking_loss.item(), chance_loss.item(), variety.item(), moved.item())
