"""Thousands of games at once for Gymnasium, stepped in NumPy arrays without copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from papersea.extras import needs

with needs("envs"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from papersea.batch import MAX_DECISIONS, Batch, Episode, Illegal, IllegalAction
from papersea.envs.layout import check_version
from papersea.envs.spaces import LegalActions, ManyLegalActions, observation_space
from papersea.envs.table import read_options
from papersea.rules.options import Options
from papersea.rules.settings import MAX_SEED, check_seed

Array = npt.NDArray[Any]


class SelfPlayVectorEnv(VectorEnv[Array, Array, Array]):
    """Games in which every seat is the learner's.

    An observation is what the seat to move knows (``infos["seat"]``), a reward is for the seat that
    moved, and ``infos["returns"]`` holds what an episode that has just ended was worth to each
    seat. ``infos["action_mask"]`` has a 1 for each legal action.

    With ``AutoresetMode.SAME_STEP`` episodes begin anew in the step that ends them, and
    ``infos["final_obs"]`` is what whoever moved last saw. With ``NEXT_STEP`` that is the
    observation itself, and the next step, whose action counts for nothing, begins another. What
    ``illegal`` is, ``papersea.batch.Illegal`` says; where an action was, ``infos["illegal"]`` does.
    All arrays are always the same objects, overwritten by the next step, unless ``copy`` is asked
    for.
    """

    action_space: ManyLegalActions
    single_action_space: LegalActions
    metadata: dict[str, Any] = {  # noqa: RUF012, and of each environment its own
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 2,
        options: str | Options = "classic",
        *,
        episode: str | Episode = Episode.MATCH,
        max_decisions: int = MAX_DECISIONS,
        observation: int = 0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        illegal: str | Illegal = Illegal.REFUSED,
        copy: bool = False,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"there is at least one game, not {num_envs}")
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise ValueError("games begin anew by themselves: NEXT_STEP or SAME_STEP")
        self.metadata = self.metadata | {"autoreset_mode": mode}
        self._is_told_where = Illegal(illegal) is not Illegal.REFUSED
        rules = read_options(options)
        self.num_envs, self.players, self.copy = num_envs, players, copy
        self._batch = Batch(
            num_envs,
            players,
            rules,
            seed=None,
            episode=episode,
            max_decisions=max_decisions,
            observation=check_version(observation),
            illegal=illegal,
            waits=mode is AutoresetMode.NEXT_STEP,
        )
        self._has_begun = False
        self.single_observation_space = observation_space(players, observation)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = LegalActions(lambda: self._batch.masks[0])
        self.action_space = ManyLegalActions(num_envs, lambda: self._batch.masks)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.single_action_space.follow(lambda: self._batch.masks[0])
        self.action_space.follow(lambda: self._batch.masks)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        """Begin every game: game i from seed + i, or each from its own."""
        if options and "reset_mask" in options:
            raise ValueError("games begin anew by themselves: a reset is one of all of them")
        self._batch.begin(self._seeds(seed))
        self._has_begun = True
        return self._given(self._batch.observations), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> npt.NDArray[np.int64]:
        if seed is None:
            return self.np_random.integers(MAX_SEED, size=self.num_envs)
        if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str):
            if len(seed) != self.num_envs:
                raise ValueError(f"{self.num_envs} seeds wanted, not {len(seed)}")
            return np.array([self._seed(each) for each in seed], np.int64)
        first = check_seed(seed)
        super().reset(seed=first)
        check_seed(first + self.num_envs - 1)
        return first + np.arange(self.num_envs, dtype=np.int64)

    def _seed(self, seed: int | None) -> int:
        return int(self.np_random.integers(MAX_SEED)) if seed is None else check_seed(seed)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play one action in every game. Unless the environment was told otherwise, an illegal one
        raises ``IllegalAction`` and changes no game."""
        batch = self._batch
        try:
            batch.step(actions)
        except IllegalAction:
            if not self._has_begun:
                problem = "no game has begun yet: reset comes before the first step"
                raise ResetNeeded(problem) from None
            raise
        return (
            self._given(batch.observations),
            self._given(batch.rewards),
            self._given(batch.terminated),
            self._given(batch.truncated),
            self._infos(),
        )

    def _infos(self) -> dict[str, Any]:
        batch = self._batch
        infos = {
            "action_mask": self._given(batch.masks),
            "seat": self._given(batch.seats),
            "returns": self._given(batch.returns),
        }
        if self._is_told_where:
            infos["illegal"] = self._given(batch.illegal)
        if batch.has_ended and self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP:
            ended = batch.terminated | batch.truncated
            infos |= {"final_obs": self._given(batch.finals), "_final_obs": ended}
        return infos

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array
