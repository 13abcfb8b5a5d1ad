"""# papersea

2 to 4 agents who move in turn, several times in a turn. Registered when this module is imported.

| Import             | `import papersea.envs.papersea_v0`                   |
|--------------------|------------------------------------------------------|
| Creation           | `pettingzoo.make("aec", "papersea/papersea-v0")`     |
| Actions            | Discrete                                             |
| Parallel API       | Yes                                                  |
| Manual Control     | No                                                   |
| Agents             | `agents= ['player_0', 'player_1']`, up to `player_3` |
| Agents             | 2 to 4                                               |
| Action Shape       | (1,)                                                 |
| Action Values      | Discrete(109)                                        |
| Observation Shape  | (376,), (472,) for 3 agents, (568,) for 4            |
| Version 1 of it    | (986,), (1084,) for 3 agents, (1182,) for 4          |
| Observation Values | [0,255]                                              |
| State Shape        | (752,), (1416,), (2272,)                             |

### Observation Space

A dictionary: `observation` is what the agent knows, or has seen of the round, in bytes that
`docs/research-layout.md` explains; `action_mask` tells what is legal. The state is what all agents
know together, one observation after the other.

#### Legal Actions Mask

A 1 for each legal action, all 0 for agents who are not to move. Taking an illegal action ends the
game with a reward of -1 for the agent and of 0 for all others.

### Action Space

A number for every move: draw, take, keep, lay out a duo, search, pick, rob, end the turn, call. The
same page lists them.

### Rewards

At the end of a match 1 for a sole winner and -1 / (agents - 1) for each of the others; winners who
share get less. With `episode="round"` everybody gets their points less the mean of the others',
divided by the points that win a match. Whatever is cut is worth 0.

### Arguments

``` python
papersea_v0.env(
    players=2,
    options="classic",
    episode="match",
    max_cycles=4096,
    observation=0,
    render_mode=None,
)
```

`players`: how many agents, 2 to 4

`options`: an edition with its changes: `"es"`, `"classic,target=double"`

`episode`: `"match"`, or `"round"` for a single round

`max_cycles`: after so many decisions an episode is cut

`observation`: the version of the observation: 0 is the present, 1 also what was seen of the round

`render_mode`: `"human"`, `"ansi"`, `"svg"` or `"rgb_array"`

### Version History

* v0: the first one
"""

from __future__ import annotations

import operator
from functools import partial
from typing import Any

from papersea.extras import needs

with needs("envs"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium.spaces import Box, Dict, Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv, register
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from papersea.batch import MAX_DECISIONS, Episode
from papersea.envs.pictures.modes import MODES, Picture, check_mode, draw, show
from papersea.envs.spaces import LegalActions, mask_space, observation_space
from papersea.envs.table import Table
from papersea.envs.witness import Witness
from papersea.rules.options import Options
from papersea.rules.settings import MAX_SEED

Observation = dict[str, npt.NDArray[Any]]
"""``observation``: what the seat may know, as bytes; ``action_mask``: what it may do."""


def env(**settings: Any) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's usual wrappers: an illegal action loses the episode."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(**settings: Any) -> ParallelEnv[str, Observation, int | None]:
    """Everybody acts in every step, and what those do who are not to move counts for nothing."""
    return turn_based_aec_to_parallel(env(**settings))


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # noqa: N801
    """One episode after another, without wrappers: an illegal action raises ``IllegalAction``.

    Agents are ``player_0`` and so on, clockwise. An observation has ``observation``, the bytes
    that ``docs/research-layout.md`` explains, and ``action_mask``, all 0 unless the agent is to
    move. ``max_cycles`` is the most decisions of an episode. A picture is what the agent to move
    sees.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(MODES),
        "name": "papersea_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        options: str | Options = "classic",
        *,
        episode: str | Episode = Episode.MATCH,
        max_cycles: int = MAX_DECISIONS,
        observation: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = Table(
            options, players, episode=episode, max_decisions=max_cycles, observation=observation
        )
        self._witness: Witness | None = None
        self._random, _ = seeding.np_random()
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        known = observation_space(players, observation)
        self.state_space = Box(
            np.tile(known.low, players), np.tile(known.high, players), dtype=np.uint8
        )
        seen = Dict({"observation": known, "action_mask": mask_space()})
        self.observation_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[str, LegalActions] = {
            agent: LegalActions(partial(self._table.mask, seat))
            for seat, agent in enumerate(self.possible_agents)
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        for seat, space in enumerate(self.action_spaces.values()):
            space.follow(partial(self._table.mask, seat))

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode: with a seed the game that ``Game`` plays from it."""
        if seed is None:
            seed = int(self._random.integers(MAX_SEED))
        else:
            self._random, _ = seeding.np_random(seed)
        self._table.begin(seed)
        self._witness = Witness(self._table, seed) if self.render_mode else None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = self._table.mask(seat)
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": self._table.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "who is alive acts"
        self._table.play(operator.index(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._table.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self._table.is_over)
        self.truncations = dict.fromkeys(self.agents, self._table.is_cut)
        self.agent_selection = self.possible_agents[self._table.seat]
        self._accumulate_rewards()
        self._show()

    def render(self) -> Picture:
        """The table as the agent to move sees it, in the form of the render mode."""
        if self.render_mode is None or self._witness is None:
            return None
        return draw(self._witness.view(self._table.seat), self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human" and self._witness:
            show(self._witness.view(self._table.seat))

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats know together, one observation after the other."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self._table.observation(seat) for seat in seats])

    def close(self) -> None:
        """There is nothing to close."""


register("aec", "papersea/papersea-v0", env)
register("parallel", "papersea/papersea-v0", parallel_env)
