"""The spaces that Gymnasium and PettingZoo ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from papersea.extras import needs

with needs("envs"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium.spaces import Box, Discrete, MultiDiscrete

from papersea.envs.layout import most_by_place
from papersea.rules import codes

Mask = npt.NDArray[np.int8]


def observation_space(players: int, version: int = 0) -> Box:
    """Bytes, each with the most that can stand there."""
    most = np.array(most_by_place(players, version), np.uint8)
    return Box(np.zeros_like(most), most, dtype=np.uint8)


def mask_space() -> Box:
    return Box(0, 1, (codes.ACTIONS,), np.int8)


class LegalActions(Discrete):
    """All actions; without a mask of the caller's, ``sample`` draws one that is legal now.

    A copy, or one that was pickled, does not take its game along: it draws from all actions,
    unless it came with an environment, which has it follow again.
    """

    def __init__(self, mask: Callable[[], Mask]) -> None:
        super().__init__(codes.ACTIONS)
        self.follow(mask)

    def follow(self, mask: Callable[[], Mask]) -> None:
        """What is legal now, from now on by this."""
        self._mask: Callable[[], Mask] | None = mask

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_mask": None}

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._mask is not None:
            mask = self._mask()
        return super().sample(mask, probability)


class ManyLegalActions(MultiDiscrete):
    """The same for many games side by side."""

    def __init__(self, games: int, masks: Callable[[], Mask]) -> None:
        super().__init__([codes.ACTIONS] * games)
        self.follow(masks)

    def follow(self, masks: Callable[[], Mask]) -> None:
        """What is legal now, from now on by these."""
        self._masks: Callable[[], Mask] | None = masks

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_masks": None}

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[np.int64]:
        if mask is None and probability is None and self._masks is not None:
            masks = self._masks()
            drawn: npt.NDArray[np.int64]
            drawn = np.argmax(self.np_random.random(masks.shape) * masks, axis=1)
            return drawn
        return super().sample(mask, probability)
