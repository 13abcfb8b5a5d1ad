"""Thousands of games at once for Gymnasium, stepped in NumPy arrays without copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from papersea.envs.extras import needs

with needs("envs"):
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from papersea.batch import IllegalAction
from papersea.envs.kernel.many import begin_many, step_many
from papersea.envs.limits import MAX_DECISIONS, check_cap
from papersea.envs.preparing import preparing
from papersea.envs.returns import Episode
from papersea.envs.spaces import LegalActions, ManyLegalActions, observation_space
from papersea.envs.table import read_options
from papersea.rules import codes
from papersea.rules.batch import ALL_LEGAL
from papersea.rules.observe import observation_size
from papersea.rules.options import Options
from papersea.rules.settings import MAX_SEED, check_seed, write_options
from papersea.rules.state import Games, game_at, new_games

Array = npt.NDArray[Any]


class SelfPlayVectorEnv(VectorEnv[Array, Array, Array]):
    """Games in which every seat is the learner's.

    An observation is what the seat to move knows (``infos["seat"]``), a reward is for the seat that
    moved, and ``infos["returns"]`` holds what an episode that has just ended was worth to each
    seat. ``infos["action_mask"]`` has a 1 for each legal action.

    Episodes begin anew in the step that ends them (``AutoresetMode.SAME_STEP``);
    ``infos["final_obs"]`` is then what whoever moved last saw. All arrays are always the same
    objects, overwritten by the next step, unless ``copy`` is asked for.
    """

    action_space: ManyLegalActions
    single_action_space: LegalActions
    metadata: dict[str, Any] = {  # noqa: RUF012
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
        copy: bool = False,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"there is at least one game, not {num_envs}")
        rules = read_options(options)
        self.num_envs, self.players, self.copy = num_envs, players, copy
        self._games = new_games(num_envs)
        for index in range(num_envs):
            write_options(game_at(self._games, index), rules, players)
        self._is_round = int(Episode(episode) is Episode.ROUND)
        self._max_decisions = check_cap(max_decisions)
        self._decisions = np.zeros(num_envs, np.int64)
        size = observation_size(players)
        self._observations = np.zeros((num_envs, size), np.uint8)
        self._masks = np.zeros((num_envs, codes.ACTIONS), np.int8)
        self._allowed = self._masks.copy()
        self._seats = np.zeros(num_envs, np.uint8)
        self._terminated = np.zeros(num_envs, np.bool_)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._rewards = np.zeros(num_envs)
        self._returns = np.zeros((num_envs, players))
        self._finals = np.zeros((num_envs, size), np.uint8)
        self._has_begun = self._has_ended = False
        self.single_observation_space = observation_space(players)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = LegalActions(lambda: self._masks[0])
        self.action_space = ManyLegalActions(num_envs, lambda: self._masks)
        self._prepare()

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.single_action_space.follow(lambda: self._masks[0])
        self.action_space.follow(lambda: self._masks)

    def _prepare(self) -> None:
        """Compile what it needs, if that has never been done: with no game at all."""
        nothing = np.zeros(0, np.int64)
        with preparing("the environment"):
            self._begin(self._games[:0], nothing)
            self._play(self._games[:0], nothing)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        """Begin every game: game i from seed + i, or each from its own."""
        if options and "reset_mask" in options:
            raise ValueError("games begin anew by themselves: a reset is one of all of them")
        seeds = self._seeds(seed)
        self._begin(self._games, seeds)
        self._has_begun = True
        self._forget_ends()
        return self._given(self._observations), self._infos()

    def _begin(self, games: Games, seeds: Array) -> None:
        begin_many(
            games,
            seeds,
            self._observations,
            self._masks,
            self._allowed,
            self._seats,
            self._decisions,
        )

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
        """Play one action in every game; an illegal one raises ``IllegalAction`` and changes
        no game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} whole numbers wanted, one action for each game")
        chosen = chosen.astype(np.int64, copy=False)
        if self._has_ended:
            self._forget_ends()
        illegal = self._play(self._games, chosen)
        if illegal != ALL_LEGAL:
            if not self._has_begun:
                raise ResetNeeded("no game has begun yet: reset comes before the first step")
            raise IllegalAction(illegal, int(actions[illegal]))
        return (
            self._given(self._observations),
            self._given(self._rewards),
            self._given(self._terminated),
            self._given(self._truncated),
            self._infos(),
        )

    def _play(self, games: Games, actions: Array) -> int:
        return step_many(
            games,
            actions,
            self._observations,
            self._masks,
            self._allowed,
            self._seats,
            self._decisions,
            self._max_decisions,
            self._is_round,
            self._terminated,
            self._truncated,
            self._rewards,
            self._returns,
            self._finals,
        )

    def _forget_ends(self) -> None:
        for array in (self._terminated, self._truncated, self._rewards, self._returns):
            array.fill(0)
        self._has_ended = False

    def _infos(self) -> dict[str, Any]:
        infos = {
            "action_mask": self._given(self._masks),
            "seat": self._given(self._seats),
            "returns": self._given(self._returns),
        }
        ended = self._terminated | self._truncated
        self._has_ended = bool(ended.any())
        if self._has_ended:
            infos |= {"final_obs": self._given(self._finals), "_final_obs": ended}
        return infos

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array
