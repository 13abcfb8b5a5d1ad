"""Learners that others have written run as they come: `make learners` installs them and runs these.
Where they are not installed, nothing of this is collected (``tests/envs/conftest.py``)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from papersea.envs.layout import VERSIONS
from papersea.envs.table import Table
from tests.sizes import sized

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
NAMES = ("maskable-ppo", "cleanrl-ppo", "tianshou-dqn", "openspiel-ppo", "openspiel-nfsp")

# Other people's code warns of other people's code.
pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Beside other tests, small networks are slower on more."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture
def learners(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLES)
    import learners

    return learners


@pytest.mark.parametrize("observation", VERSIONS)
@pytest.mark.parametrize("name", NAMES)
def test_a_learner_learns_and_what_has_learned_plays(
    name: str, observation: int, learners: Any
) -> None:
    """Its weights change, and it plays a whole round by legal moves, from either seat."""
    assert set(NAMES) == set(learners.LEARNERS)
    budget = sized(1, 50_000)
    done, policy = 0, None
    before: list[int] = []
    for done, policy in learners.LEARNERS[name](budget, observation, 1):  # noqa: B007
        before = before or choices(policy, observation)
    assert done >= budget
    assert policy is not None
    after = choices(policy, observation)
    assert len(after) == len(before)
    if budget > 10_000:
        assert after != before
        assert learners.rounds_won(policy, observation, 400) > 0.55
    assert 0 <= learners.rounds_won(policy, observation, 2) <= 1


def choices(policy: Any, observation: int) -> list[int]:
    """What it would do in a round of legal moves."""
    table = Table(episode="round", observation=observation)
    table.begin(5)
    dice = np.random.default_rng(5)
    chosen = []
    while table.legal:
        seen, mask = table.observation(table.seat), table.mask(table.seat)
        chosen.append(policy(seen, mask))
        assert mask[chosen[-1]]
        table.play(int(dice.choice(table.legal)))
    return chosen
