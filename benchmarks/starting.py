"""How long a person waits before anything happens."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

_KERNEL = (sys.executable, "-m", "papersea.rules")
_HELP = (str(Path(sysconfig.get_path("scripts")) / "papersea"), "--help")
_TRIES = 3


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds from calling a program to its end."""

    name: str
    seconds: float


def _run(command: Sequence[str], environment: Mapping[str, str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, env=dict(environment), stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def kernel_starts() -> tuple[Start, Start]:
    """The whole kernel, first compiled into an empty cache, then read from it."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"XDG_CACHE_HOME": cache}
        return (
            Start("kernel, cold: compiled", _run(_KERNEL, environment)),
            Start(f"kernel, warm: best of {_TRIES}", _best(_KERNEL, environment)),
        )


def warm_starts() -> tuple[Start, ...]:
    """What takes less than a second each."""
    return (Start(f"papersea --help: best of {_TRIES}", _best(_HELP, os.environ)),)


def _best(command: Sequence[str], environment: Mapping[str, str]) -> float:
    return min(_run(command, environment) for _ in range(_TRIES))
