"""From a checkpoint to a file of weights that players read."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import torch

from papersea.encoding import VERSION
from papersea.training.config import Config
from papersea.training.model import Model, weights_of
from papersea.training.run import CHECKPOINT


def export(folder: Path, out: Path) -> None:
    """Write the network of a run, at half the precision that it was trained with."""
    state = torch.load(folder / CHECKPOINT, weights_only=False)
    model = Model(msgspec.convert(state["config"], Config))
    model.load_state_dict(state["model"])
    small = {name: array.astype(np.float16) for name, array in weights_of(model).items()}
    np.savez_compressed(out, encoding=VERSION, iteration=state["iteration"], **small)
