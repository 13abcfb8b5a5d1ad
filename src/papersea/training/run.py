"""A training run in its folder: study, self-play, and how it goes. One that was interrupted goes
on where it was: with the next file of findings, or after its last checkpoint."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import torch

from papersea.players.kernel.network import Networks
from papersea.training.config import Config
from papersea.training.finding import find_all, read_findings, shard_path
from papersea.training.learner import Learner
from papersea.training.model import side_by_side, weights_of
from papersea.training.selfplay import SelfPlay
from papersea.training.study import study
from papersea.training.trial import trial

CHECKPOINT: Final = "checkpoint.pt"
PROGRESS: Final = "progress.jsonl"

Told = dict[str, float]
"""What is told of a step: names and numbers."""


class Run:
    """A run, as far as it has come."""

    def __init__(self, config: Config, folder: Path) -> None:
        torch.set_num_threads(config.threads)
        self.config = config
        self.folder = folder
        self.iteration = 0
        self.is_studied = False
        self.earlier: list[dict[str, Any]] = []
        self.learner = Learner(config)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._resume()

    def steps(self) -> Iterator[Told]:
        """Go on to the end, telling what each step brought; stop whenever you like."""
        for told in self._steps():
            with (self.folder / PROGRESS).open("ab") as file:
                file.write(msgspec.json.encode(told) + b"\n")
            yield told

    def _steps(self) -> Iterator[Told]:
        if not self.is_studied:
            for number in find_all(self.config, self.folder):
                yield {"found": number + 1.0}
            yield from self._study()
        selfplay = SelfPlay(self.config, self.iteration)
        while self.iteration < self.config.iterations:
            yield self._iterate(selfplay)
        self._save()

    def _study(self) -> Iterator[Told]:
        paths = [shard_path(self.folder, number) for number in range(self.config.shards)]
        if paths:
            yield from study(self.config, self.learner.model, read_findings(paths))
        self.is_studied = True
        self._keep()
        yield self._try()

    def _iterate(self, selfplay: SelfPlay) -> Told:
        config = self.config
        began = time.perf_counter()
        networks = side_by_side([weights_of(self.learner.model), *self.earlier])
        played, tally = selfplay.play(networks)
        rolled = time.perf_counter()
        learned = self.learner.learn(played, self.iteration / config.iterations)
        ended = time.perf_counter()
        self.iteration += 1
        told = {
            "iteration": float(self.iteration),
            "decisions": tally["decisions"],
            "play_rate": tally["decisions"] / (rolled - began),
            "rate": tally["decisions"] / (ended - began),
            "against_past": tally["won"] / max(1.0, tally["met"]),
            **learned,
        }
        if self.iteration % config.try_every == 0:
            told |= self._try()
        if self.iteration % config.keep_every == 0:
            self._keep()
        return told

    def _try(self) -> Told:
        wins, error = trial(self.config, self.network())
        return {"iteration": float(self.iteration), "wins": wins, "wins_error": error}

    def network(self) -> Networks:
        """As the kernel plays it now."""
        return side_by_side([weights_of(self.learner.model)])

    def _keep(self) -> None:
        """A new one among the earlier networks; of many, every other older one goes."""
        self.earlier.append(weights_of(self.learner.model))
        if len(self.earlier) > self.config.kept:
            del self.earlier[0 : self.config.kept // 2 : 2]
        self._save()

    def _save(self) -> None:
        state = {
            "config": msgspec.to_builtins(self.config),
            "iteration": self.iteration,
            "model": self.learner.model.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "earlier": self.earlier,
        }
        new = self.folder / f"{CHECKPOINT}.new"
        torch.save(state, new)
        new.replace(self.folder / CHECKPOINT)

    def _resume(self) -> None:
        state = torch.load(self.folder / CHECKPOINT, weights_only=False)
        if state["config"] != msgspec.to_builtins(self.config):
            raise ValueError(f"{self.folder} holds a run with another configuration")
        self.iteration = state["iteration"]
        self.is_studied = True
        self.earlier = state["earlier"]
        self.learner.model.load_state_dict(state["model"])
        self.learner.optimizer.load_state_dict(state["optimizer"])
