"""The network as torch trains it, and its weights as the kernel reads them."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from papersea.encoding.actions import NAMES
from papersea.players.kernel.network import Networks, input_size
from papersea.training.config import Config


class Model(nn.Module):  # type: ignore[misc]
    """Two hidden layers; a liking for every move, and the chance to win as a logit."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.first = nn.Linear(input_size(config.players), config.first)
        self.second = nn.Linear(config.first, config.second)
        self.liking = nn.Linear(config.second, NAMES)
        self.chance = nn.Linear(config.second, 1)
        with torch.no_grad():  # at first every move is liked alike, and every chance is par
            self.liking.weight *= 0.01
            self.liking.bias.zero_()
            self.chance.weight *= 0.01
            self.chance.bias.fill_(-float(np.log(config.players - 1)))

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        hidden = torch.relu(self.second(torch.relu(self.first(inputs))))
        return self.liking(hidden), self.chance(hidden).squeeze(1)


def weights_of(model: Model) -> dict[str, Any]:
    """What a file of weights holds; see ``Networks`` for the shapes."""

    def array(tensor: Tensor) -> Any:
        return np.array(tensor.detach().numpy(), dtype=np.float32, order="C")

    return {
        "first": array(model.first.weight.T),
        "first_bias": array(model.first.bias),
        "second": array(model.second.weight.T),
        "second_bias": array(model.second.bias),
        "liking": array(model.liking.weight),
        "liking_bias": array(model.liking.bias),
        "chance": array(model.chance.weight[0]),
        "chance_bias": array(model.chance.bias[0]),
    }


def side_by_side(weights: list[dict[str, Any]]) -> Networks:
    """Networks of one shape for the kernel, in order."""
    return Networks(
        **{name: np.stack([each[name] for each in weights]) for name in Networks._fields}
    )
