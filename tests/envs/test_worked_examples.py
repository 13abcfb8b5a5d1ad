"""The worked examples for research run, and do what they say. learned_online.py is tested at a
server: tests/client/test_learned_online.py."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from papersea.envs.table import Table
from papersea.rules.codes import ACTIONS, LAST_CHANCE, STOP
from papersea.rules.observe import observation_size
from tests.sizes import sized

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


def run(example: str, *arguments: str | Path, folder: Path) -> str:
    finished = subprocess.run(
        [sys.executable, EXAMPLES / example, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    assert finished.returncode == 0, finished.stderr
    assert "raised" not in finished.stderr, "a player that fails is replaced, and the arena says so"
    return finished.stdout


def test_random_play_ends_every_match(tmp_path: Path) -> None:
    said = run("random_play.py", "32", "3", folder=tmp_path)
    assert re.search(r"^32 matches: [1-9]\d* decisions", said)


@pytest.mark.parametrize("players", sized([3], [2, 3, 4]))
def test_a_policy_meets_the_ladder_and_gets_an_interval(players: int, tmp_path: Path) -> None:
    """One that would rather call than anything else: it knows the numbers of STOP and LAST."""
    bias = np.zeros(ACTIONS + 1, np.float32)
    bias[[STOP, LAST_CHANCE]] = 2, 1
    weights = np.zeros((ACTIONS + 1, observation_size(players)), np.float32)
    np.savez(tmp_path / "caller.npz", weights, bias)
    said = run("against_the_ladder.py", "caller.npz", "4", "driftwood", folder=tmp_path)
    won, low, high = map(float, re.findall(r"([\d.]+)%", said))
    assert 0 <= low <= won <= high <= 100


@pytest.mark.skipif(find_spec("torch") is None, reason="the extra ppo is not installed")
def test_what_has_learned_is_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = run("self_play_ppo.py", "--minutes", "0", "--matches", "8", folder=tmp_path)
    assert re.search(r"0 decisions: wins [\d.]+% ±", said)
    monkeypatch.syspath_prepend(EXAMPLES)
    from learned import load_policy
    from self_play_ppo import judge, new_network

    policy = load_policy(tmp_path / "self_play_ppo.npz")
    network = new_network(2)
    with np.load(tmp_path / "self_play_ppo.npz") as kept:
        import torch

        for parameter, name in zip(network.parameters(), kept.files, strict=True):
            parameter.data = torch.as_tensor(kept[name])
    table = Table()
    table.begin(1)
    for _ in range(50):
        seen, mask = table.observation(table.seat), table.mask(table.seat)
        wanted = int(judge(network, seen[None], mask[None])[0].logits.argmax())
        assert policy(seen, mask) == wanted
        table.play(wanted)
