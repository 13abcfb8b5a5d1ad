"""Whoever lacks a framework is told which extra brings it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from papersea.extras import install_command

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"

WANTED = {
    "papersea.envs.gym": ("gymnasium", "envs"),
    "papersea.envs.single": ("gymnasium", "envs"),
    "papersea.envs.vector": ("gymnasium", "envs"),
    "papersea.envs.papersea_v0": ("gymnasium", "envs"),
    "random_play": ("gymnasium", "envs"),
    "papersea.envs.openspiel": ("pyspiel", "openspiel"),
    "papersea.envs.rlcard": ("rlcard", "rlcard"),
    "self_play_ppo": ("torch", "envs,ppo"),
}

PROGRAM = f"""
import sys
from importlib import import_module

sys.path.insert(0, {str(EXAMPLES)!r})
wanted = {WANTED!r}
for missing in ("gymnasium", "pyspiel", "rlcard", "torch"):
    sys.modules[missing] = None
for module in [*wanted][:-1]:
    try:
        import_module(module)
    except ImportError as problem:
        print(module, "|", problem)
del sys.modules["gymnasium"]
try:
    import_module("self_play_ppo")
except ImportError as problem:
    print("self_play_ppo |", problem)
"""


def test_a_missing_framework_is_told_with_its_extra() -> None:
    said = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    for line, (module, (missing, extra)) in zip(
        said.stdout.splitlines(), WANTED.items(), strict=True
    ):
        name, _, problem = line.partition(" | ")
        assert name == module
        assert problem.startswith(missing)
        assert problem.endswith(install_command(extra))


WITHOUT_NUMPY = {
    "papersea.batch": "NumPy: pip install numpy",
    "papersea.envs.table": "papersea[envs]",
    "papersea.envs.views": "papersea[envs]",
    "papersea.envs.single": "papersea[envs]",
    "papersea.envs.vector": "papersea[envs]",
    "papersea.envs.papersea_v0": "papersea[envs]",
    "papersea.envs.rlcard": "papersea[rlcard]",
}

FROM_WHERE_NUMPY_IS_MISSING = f"""
import sys
from importlib import import_module

sys.modules["numpy"] = None
for module in {list(WITHOUT_NUMPY)!r}:
    try:
        import_module(module)
    except ImportError as problem:
        print(module, "|", problem)
"""


def test_missing_numpy_is_told_with_what_brings_it() -> None:
    said = subprocess.run(
        [sys.executable, "-c", FROM_WHERE_NUMPY_IS_MISSING],
        capture_output=True,
        text=True,
        check=True,
    )
    for line, (module, remedy) in zip(said.stdout.splitlines(), WITHOUT_NUMPY.items(), strict=True):
        name, _, problem = line.partition(" | ")
        assert name == module
        assert remedy in problem
