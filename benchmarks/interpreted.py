"""The same kernel as plain Python, in a process of its own: compiled or not is settled at import.

Run as a program it plays so many decisions and prints the seconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.kernel import random_play
from benchmarks.measuring import Sample, Subject
from papersea.rules.playout import UNIFORM

NAME = "kernel as plain Python, classic, uniform, 2 players"
ROOT = Path(__file__).resolve().parents[1]


def play_interpreted(amount: int) -> Sample:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.interpreted", str(amount)],
        env=os.environ | {"PAPERSEA_KERNEL": "python"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return Sample(amount, float(done.stdout))


def subjects() -> Iterator[Subject]:
    yield Subject(NAME, play_interpreted)


if __name__ == "__main__":
    sample = random_play("classic", UNIFORM, 2)(int(sys.argv[1]))
    sys.stdout.write(f"{sample.seconds}\n")
