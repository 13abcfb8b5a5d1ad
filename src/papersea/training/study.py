"""Learning from what searches have found: how far each move leads, and how the seat stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from papersea.players.kernel.network import input_size
from papersea.training.config import Config
from papersea.training.kernel.rollout import spread
from papersea.training.kernel.searching import Findings
from papersea.training.model import Model

UNIT: Final = 0.02
"""A lead of so much in winning chances is a liking of 1."""
_MOST_LEAD: Final = 15.0
_ROBUST: Final = 3.0
_LEAD_WEIGHT: Final = 0.05
_CHANCE_WEIGHT: Final = 4.0
_LAST_RATE: Final = 0.03
_MOST_GRADIENT: Final = 1.0
_TOLD_EVERY: Final = 200


def study(config: Config, model: Model, findings: Findings) -> Iterator[dict[str, float]]:
    """Go over the findings in random order, telling every now and then how large the errors
    are."""
    order = np.random.default_rng(config.seed)
    inputs = np.zeros((config.batch, input_size(config.players)), np.float32)
    optimizer = torch.optim.Adam(model.parameters(), lr=config.study_rate)
    steps = int(config.passes * len(findings.on) / config.batch)
    noted: list[tuple[float, float]] = []
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = config.study_rate * _LAST_RATE ** (step / steps)
        chosen = order.integers(0, len(findings.on), config.batch)
        spread(findings.places, findings.on, chosen, inputs)
        liking, chance = model(torch.from_numpy(inputs))
        lead_loss = _lead_loss(liking, findings, chosen)
        goal = torch.from_numpy(findings.chance[chosen]).clamp(0, 1)
        chance_loss = functional.binary_cross_entropy_with_logits(chance, goal)
        optimizer.zero_grad(set_to_none=True)
        (_LEAD_WEIGHT * lead_loss + _CHANCE_WEIGHT * chance_loss).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), _MOST_GRADIENT)
        optimizer.step()
        noted.append((lead_loss.item(), chance_loss.item()))
        if (step + 1) % _TOLD_EVERY == 0 or step + 1 == steps:
            lead_mean, chance_mean = np.mean(noted, axis=0).tolist()
            noted.clear()
            yield {
                "studied": (step + 1) / steps,
                "lead_loss": lead_mean,
                "chance_loss": chance_mean,
            }


def _lead_loss(liking: Tensor, findings: Findings, chosen: Any) -> Tensor:
    """How wrong the likings are, each lead counted by how sure it is."""
    lead = torch.from_numpy(findings.lead[chosen].astype(np.float32)) / UNIT
    error = torch.from_numpy(findings.error[chosen].astype(np.float32)) / UNIT
    first = torch.from_numpy(findings.first[chosen].astype(np.int64))[:, None]
    sureness = (error > 0).float() / (1 + error * error)
    wrong = liking - liking.gather(1, first) - lead.clamp(-_MOST_LEAD, _MOST_LEAD)
    none = torch.zeros_like(wrong)
    loss = functional.huber_loss(wrong, none, reduction="none", delta=_ROBUST)
    return (sureness * loss).sum() / len(chosen)
