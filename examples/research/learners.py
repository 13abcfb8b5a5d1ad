"""Learners that others have written, as they come, on rounds for two:

    python examples/research/learners.py maskable-ppo --decisions 20000

prints how often what has learned gains more in a round than random play does. Needs
`requirements/learners.txt`, see docs/learners.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from papersea.envs.layout import most_by_place
from papersea.envs.table import Table
from papersea.envs.views import Policy
from papersea.extras import needs

with needs("learners"):
    import gymnasium
    import numpy as np
    import torch

import papersea.envs.gym  # noqa: F401, registers

Progress = Iterator[tuple[int, Policy]]
"""After so many decisions of the learner, what it would do now."""
RANDOM = "driftwood"
WIDTH = 128


def maskable_ppo(decisions: int, observation: int, seed: int) -> Progress:
    """sb3-contrib's MaskablePPO against random play, by way of Gymnasium."""
    from sb3_contrib import MaskablePPO

    env = gymnasium.make(
        "papersea/Opponent-v0", opponent=RANDOM, episode="round", observation=observation
    )
    scaled = gymnasium.wrappers.RescaleObservation(
        gymnasium.wrappers.DtypeObservation(env, np.float32),
        np.float32(0),
        np.float32(1),
    )
    network = {"net_arch": [WIDTH, WIDTH]}
    model = MaskablePPO(
        "MlpPolicy", scaled, n_steps=1024, batch_size=256, seed=seed, policy_kwargs=network
    )
    most = np.array(most_by_place(2, observation), np.float32)

    def policy(seen: Any, mask: Any) -> int:
        action, _ = model.predict(seen / most, action_masks=mask, deterministic=True)
        return int(action)

    yield 0, policy
    while model.num_timesteps < decisions:
        model.learn(1024, reset_num_timesteps=False)
        yield model.num_timesteps, policy


def cleanrl_ppo(decisions: int, observation: int, seed: int) -> Progress:
    """PPO in one file in the manner of CleanRL, on the vector environment: self_play_ppo.py."""
    import self_play_ppo as ppo

    from papersea.envs.vector import SelfPlayVectorEnv

    torch.manual_seed(seed)
    network = ppo.new_network(2, WIDTH, observation)
    adam = torch.optim.Adam(network.parameters(), lr=5e-4)
    envs = SelfPlayVectorEnv(ppo.GAMES, episode="round", observation=observation)
    seen, infos = envs.reset(seed=seed)

    def policy(seen: Any, mask: Any) -> int:
        with torch.no_grad():
            return int(ppo.judge(network, seen[None], mask[None])[0].logits.argmax())

    done = 0
    yield done, policy
    while done < decisions:
        data, seen, infos = ppo.collect(network, envs, seen, infos)
        ppo.improve(network, adam, data)
        done += ppo.GAMES * ppo.STEPS
        yield done, policy


def tianshou_dqn(decisions: int, observation: int, seed: int) -> Progress:
    """Tianshou's DQN against its random agent, by way of PettingZoo."""
    from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm
    from tianshou.algorithm.algorithm_base import policy_within_training_step
    from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Batch, Collector, CollectStats, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv
    from tianshou.utils.net.common import Net

    from papersea.envs import papersea_v0

    torch.manual_seed(seed)
    np.random.seed(seed)  # Tianshou draws from it
    settings: dict[str, Any] = {"episode": "round", "observation": observation}
    envs = DummyVectorEnv([lambda: PettingZooEnv(papersea_v0.env(**settings))] * 8)
    envs.seed(seed)
    zoo = PettingZooEnv(papersea_v0.env(**settings))
    most = np.array(most_by_place(2, observation), np.float32)

    class Scaled(Net):  # type: ignore[misc]
        """Bytes as numbers from 0 to 1."""

        def forward(self, obs: Any, state: Any = None, info: Any = None) -> Any:
            return super().forward(np.asarray(obs, np.float32) / most, state, info)

    network = Scaled(
        state_shape=(len(most),), action_shape=zoo.action_space.n, hidden_sizes=(WIDTH, WIDTH)
    )
    learning = DiscreteQLearningPolicy(
        model=network, action_space=zoo.action_space, eps_training=0.1, eps_inference=0.0
    )
    dqn = DQN(
        policy=learning,
        optim=AdamOptimizerFactory(lr=5e-4),
        n_step_return_horizon=3,
        target_update_freq=200,
    )
    others = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=zoo.action_space)
    agents = MultiAgentOffPolicyAlgorithm(algorithms=[dqn, others], env=zoo)
    collector = Collector[CollectStats](
        agents, envs, VectorReplayBuffer(50_000, 8), exploration_noise=True
    )
    collector.reset()

    def policy(seen: Any, mask: Any) -> int:
        with torch.no_grad():
            batch = Batch(obs=Batch(obs=seen[None], mask=mask[None].astype(bool)), info=Batch())
            return int(learning(batch).act[0])

    done = 0
    yield done, policy
    while done < decisions:
        done += collector.collect(n_step=512).n_collected_steps // 2  # half of them are others'
        with policy_within_training_step(agents.policy):
            for _ in range(32):
                agents.update(buffer=collector.buffer, sample_size=128)
        yield done, policy


def openspiel_ppo(decisions: int, observation: int, seed: int) -> Progress:
    """OpenSpiel's PPO against random play."""
    from open_spiel.python import vector_env
    from open_spiel.python.pytorch.ppo import PPO, PPOAgent

    torch.manual_seed(seed)
    count, steps = 8, 128
    envs = vector_env.SyncVectorEnv(
        [spiel_environment(observation, seed + each, is_alone=True) for each in range(count)]
    )
    game = envs.envs[0].game
    size, actions = game.observation_tensor_size(), game.num_distinct_actions()
    agent = PPO((size,), actions, 2, 0, count, steps, agent_fn=PPOAgent)
    policy = spiel_policy(
        observation, lambda time: agent.step([time], is_evaluation=True)[0].probs.numpy()
    )
    times, done = envs.reset(), 0
    yield done, policy
    while done < decisions:
        for _ in range(steps):
            times, rewards, ended, _ = envs.step(agent.step(times), reset_if_done=True)
            agent.post_step([each[0] if each else 0.0 for each in rewards], ended)
        agent.learn(times)
        done += count * steps
        yield done, policy


def openspiel_nfsp(decisions: int, observation: int, seed: int) -> Progress:
    """OpenSpiel's neural fictitious self-play: what is judged is the average of its play."""
    from open_spiel.python.pytorch.nfsp import MODE, NFSP

    torch.manual_seed(seed)
    np.random.seed(seed)  # it draws from it
    env = spiel_environment(observation, seed, is_alone=False)
    size, actions = env.game.observation_tensor_size(), env.game.num_distinct_actions()
    agents = [
        NFSP(
            player,
            size,
            actions,
            [WIDTH, WIDTH],
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.1,
            replay_buffer_capacity=50_000,
            epsilon_decay_duration=decisions,
            epsilon_start=0.1,
            epsilon_end=0.001,
            seed=seed + player,
        )
        for player in range(2)
    ]

    def average(time: Any) -> Any:
        with agents[0].temp_mode_as(MODE.AVERAGE_POLICY):
            return agents[0].step(time, is_evaluation=True).probs

    policy = spiel_policy(observation, average)
    done = 0
    yield done, policy
    while done < decisions:
        due = done + 1024
        while done < due:
            time = env.reset()
            while not time.last():
                player = time.current_player()
                time = env.step([agents[player].step(time).action])
                done += 1
            for agent in agents:
                agent.step(time)
        yield done, policy


def spiel_environment(observation: int, seed: int, *, is_alone: bool) -> Any:
    """Rounds as OpenSpiel's learners know them; alone, player 0 learns and the other is random."""
    import pyspiel
    from open_spiel.python import rl_environment

    import papersea.envs.openspiel  # noqa: F401, registers the game

    dice = np.random.RandomState(seed)

    class Alone(rl_environment.Environment):  # type: ignore[misc]
        def reset(self) -> Any:
            return self._let_the_other_play(super().reset())

        def step(self, actions: Any) -> Any:
            return self._let_the_other_play(super().step(actions))

        def _let_the_other_play(self, time: Any) -> Any:
            while not time.last() and time.current_player() != 0:
                time = super().step([dice.choice(time.observations["legal_actions"][1])])
            return time

    return (Alone if is_alone else rl_environment.Environment)(
        pyspiel.load_game(f"papersea(round_only=true,observation={observation})"),
        observation_type=rl_environment.ObservationType.OBSERVATION,
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=seed),
    )


def spiel_policy(observation: int, chances: Callable[[Any], Any]) -> Policy:
    """The likeliest action of an agent of OpenSpiel's, which is asked as player 0."""
    from open_spiel.python import rl_environment

    most = np.array(most_by_place(2, observation), np.float32)

    def policy(seen: Any, mask: Any) -> int:
        known = np.concatenate([np.array([1, 0], np.float32), seen / most]).tolist()
        legal = np.flatnonzero(mask).tolist()
        told = {"info_state": [known] * 2, "legal_actions": [legal] * 2, "current_player": 0}
        time = rl_environment.TimeStep(told, [0.0, 0.0], [1.0, 1.0], rl_environment.StepType.MID)
        likely = np.asarray(chances(time)).ravel()
        return legal[int(likely[legal].argmax())]

    return policy


LEARNERS: Mapping[str, Callable[[int, int, int], Progress]] = {
    "maskable-ppo": maskable_ppo,
    "cleanrl-ppo": cleanrl_ppo,
    "tianshou-dqn": tianshou_dqn,
    "openspiel-ppo": openspiel_ppo,
    "openspiel-nfsp": openspiel_nfsp,
}


def rounds_won(policy: Policy, observation: int, rounds: int, seed: int = 10**6) -> float:
    """In how many of so many rounds it gains more than random play, by halves from each seat."""
    table = Table(episode="round", observation=observation)
    dice = np.random.default_rng(seed)
    won = 0.0
    for number in range(rounds):
        own = number % 2
        table.begin(seed + number // 2)
        while table.legal:
            action = int(dice.choice(table.legal))
            if table.seat == own:
                action = policy(table.observation(own), table.mask(own))
            table.play(action)
        worth = table.returns()[own]
        won += 1.0 if worth > 0 else 0.5 if worth == 0 else 0.0
    return won / rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("learner", choices=LEARNERS)
    parser.add_argument("--decisions", type=int, default=20_000)
    parser.add_argument("--observation", type=int, default=0, choices=(0, 1))
    parser.add_argument("--rounds", type=int, default=200, help="for each line that is printed")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    learn = LEARNERS[wanted.learner]
    for done, policy in learn(wanted.decisions, wanted.observation, wanted.seed):
        share = rounds_won(policy, wanted.observation, wanted.rounds)
        print(f"{done:9,} decisions: {share:.1%} of rounds won", flush=True)


if __name__ == "__main__":
    main()
