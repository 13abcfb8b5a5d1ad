"""What ``gymnasium.make`` and ``gymnasium.make_vec`` know of papersea, once this is imported.

import papersea.envs.gym
env = gymnasium.make("papersea/Opponent-v0", opponent="otter")
envs = gymnasium.make_vec("papersea/SelfPlay-v0", num_envs=1024)
"""

from __future__ import annotations

from papersea.extras import needs

with needs("envs"):
    from gymnasium import register

register("papersea/Opponent-v0", "papersea.envs.single:OpponentEnv")
register(
    "papersea/SelfPlay-v0",
    "papersea.envs.single:SelfPlayEnv",
    vector_entry_point="papersea.envs.vector:SelfPlayVectorEnv",
)
