"""How a run has gone, as a picture."""

from __future__ import annotations

from pathlib import Path

import msgspec

from papersea.training.run import PROGRESS, Told


def read_progress(folder: Path) -> list[Told]:
    """All that has been told of a run."""
    path = folder / PROGRESS
    if not path.exists():
        raise FileNotFoundError(f"{folder} holds no run: {PROGRESS} is missing")
    lines = path.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Told) for line in lines]


def plot(folder: Path, out: Path) -> None:
    """Wins against the policy, what is left of the variety, and decisions a second."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    told = read_progress(folder)
    figure, (wins, variety, speed) = pyplot.subplots(3, 1, figsize=(7, 8), sharex=True)
    tried = [each for each in told if "wins" in each]
    wins.errorbar(
        [each["iteration"] for each in tried],
        [100 * each["wins"] for each in tried],
        yerr=[196 * each["wins_error"] for each in tried],
    )
    wins.set_ylabel("% of matches won\nagainst the policy")
    played = [each for each in told if "rate" in each]
    steps = [each["iteration"] for each in played]
    variety.plot(steps, [each["entropy"] for each in played])
    variety.set_ylabel("entropy of its choices")
    speed.plot(steps, [each["play_rate"] / 1000 for each in played], label="self-play")
    speed.plot(steps, [each["rate"] / 1000 for each in played], label="with learning")
    speed.set_ylabel("thousand decisions a second")
    speed.set_xlabel("iteration")
    speed.set_ylim(bottom=0)
    speed.legend()
    figure.tight_layout()
    figure.savefig(out)
