"""Grow a network by playing against itself: play, learn from what came of it, play better.

Every turn of it begins with what the folder holds: a run that was stopped goes on as if nothing
had happened. How the work is divided is part of the configuration and not of the machine, so that
the same seed gives the same network everywhere: games in so many parts, played by threads or by a
cluster, and two threads that learn from them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from papersea.arena import cores
from papersea.game import CLASSIC
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.policy.weights import Policies
from papersea.players.search.match import match_values
from papersea.players.value.network import (
    FIRST_UNIT,
    NARROW,
    SECOND_LIMIT,
    SECOND_UNIT,
    THIRD_UNIT,
    WIDE,
    Scratch,
    new_scratches,
    rows_of,
)
from papersea.players.value.player import net_name
from papersea.players.value.slots import SLOTS
from papersea.ray_tasks import Spread
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.records import new_array, record_at
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.training.config import GrowingConfig
from papersea.training.values import (
    MOST_STEPS,
    Pupil,
    School,
    add_gradient,
    new_pupils,
    new_schools,
    play_duel,
    play_samples,
    step_weights,
)

_LEARNERS: Final = 2
"""As many as ``step_weights`` takes slopes of."""
_TABLES: Final = ("weights", "means", "squares", "averages")
_AVERAGED: Final = 1000
"""The network that plays is the mean over about so many steps of learning."""
_TRIAL_SEED: Final = 1 << 50


class Grower:
    """One run: a configuration, a folder, and what was learned by then."""

    def __init__(self, config: GrowingConfig, folder: Path, frozen: Any = None) -> None:
        """``frozen``: the network of all others, if only one at a table learns."""
        self._config = config
        self._folder = folder
        self._frozen = frozen
        shape = rows_of(config.players), WIDE
        self._tables = {name: new_array("f4", *shape) for name in _TABLES}
        self._turn = 0
        self._steps = 0
        self._decisions = 0
        self._part = config.samples // config.parts
        count, slots = self._part * config.parts, SLOTS[config.players]
        if count < config.batch:
            raise ValueError(f"{count} samples in {config.parts} parts are less than a step needs")
        self._samples, self._targets = new_array("u1", count, slots), new_array("f4", count)
        self._learners = [_Learner(config.players, count // _LEARNERS) for _ in range(_LEARNERS)]
        if self._checkpoint.exists():
            self._resume()
        else:
            self._begin()

    @property
    def _checkpoint(self) -> Path:
        return self._folder / "checkpoint.npz"

    def _begin(self) -> None:
        """Small weights at random, so that signals neither die nor grow on their way; or a copy."""
        weights = self._tables["weights"].numpy()
        if self._config.is_copy:
            weights[:] = self._frozen.numpy() / _units(weights.shape)
            self._tables["averages"].numpy()[:] = weights
            return
        rng = np.random.default_rng(self._config.seed)
        first, second = weights[: -3 - WIDE], weights[-2 - WIDE : -2, :NARROW]
        first[:] = rng.normal(0, 1 / math.sqrt(SLOTS[self._config.players]), first.shape)
        second[:] = rng.normal(0, math.sqrt(2 / WIDE), second.shape)
        weights[-1, :NARROW] = rng.normal(0, math.sqrt(1 / NARROW), NARROW)
        self._tables["averages"].numpy()[:] = weights

    def _resume(self) -> None:
        with np.load(self._checkpoint) as held:
            if _read(str(held["config"])) != self._config:
                raise ValueError(f"{self._folder} holds another run: {held['config']}")
            for name, table in self._tables.items():
                table.numpy()[:] = held[name]
            self._turn, self._steps, self._decisions = (int(each) for each in held["progress"])

    def _keep(self) -> None:
        """The whole state, and then the network that plays; each file is whole at any time."""
        self._folder.mkdir(parents=True, exist_ok=True)
        tables = {name: table.numpy() for name, table in self._tables.items()}
        progress = np.array([self._turn, self._steps, self._decisions])
        unfinished = self._folder / "checkpoint.part.npz"
        np.savez(unfinished, config=np.array(_text(self._config)), progress=progress, **tables)
        unfinished.replace(self._checkpoint)
        name = net_name(self._config.players)
        unfinished = self._folder / f"{name}.part"
        unfinished.write_bytes(np.asarray(self.net().numpy(), dtype="<i2").tobytes())
        unfinished.replace(self._folder / name)

    def net(self) -> Any:
        """The network that plays, in whole numbers."""
        return whole_numbers(self._tables["averages"].numpy())

    def grow(self, spread: Spread | None = None) -> Iterator[dict[str, float]]:
        """Turn by turn, what is told of it; it is in the folder by then. Games are played by
        whoever is given, else by threads: the same games."""
        config = self._config
        with ThreadPoolExecutor(max(_LEARNERS, min(config.parts, cores()))) as threads:
            while self._turn < config.turns:
                self._play(spread or threads.map)
                told = self._learn(threads)
                self._turn += 1
                if self._turn % config.tried_every == 0 or self._turn == config.turns:
                    rate, error = self._try(spread or threads.map)
                    told |= {"wins": rate, "error": error}
                self._keep()
                told = {"turn": self._turn, "decisions": self._decisions} | told
                with (self._folder / "log.jsonl").open("a", encoding="utf-8") as log:
                    log.write(json.dumps(told) + "\n")
                yield told

    def _play(self, spread: Spread) -> None:
        """The samples of this turn; each part has its place among them."""
        work = partial(_play_part, self._config, self._turn, self.net(), self._frozen)
        samples, targets = self._samples.numpy(), self._targets.numpy()
        for part, decisions, *made in spread(work, range(self._config.parts)):
            place = slice(part * self._part, (part + 1) * self._part)
            samples[place], targets[place] = made
            self._decisions += decisions

    def _learn(self, threads: ThreadPoolExecutor) -> dict[str, float]:
        rng = np.random.default_rng((self._config.seed, self._turn))
        for number, learner in enumerate(self._learners):
            learner.shuffle(rng, number)
        weights, means, squares, averages = (self._tables[name] for name in _TABLES)
        slopes, others = (learner.slopes for learner in self._learners)
        batch = self._config.batch // _LEARNERS

        def look(learner: _Learner, begin: int) -> None:
            learner.look(weights, self._samples, self._targets, begin, begin + batch)

        for begin in range(0, len(self._samples) // _LEARNERS - batch + 1, batch):
            list(threads.map(look, self._learners, [begin] * _LEARNERS))
            self._steps += 1
            rates = _rates(self._rate(), batch * _LEARNERS, self._steps)
            step_weights(weights, slopes, others, means, squares, averages, rates)
        return {"missed": sum(learner.missed() for learner in self._learners) / _LEARNERS}

    def _rate(self) -> float:
        """Of learning: full at first, then ever less, down to a hundredth."""
        past = self._config.past_steady(self._turn)
        return self._config.rate * max(0.01, (1 - past) ** 2)

    def _try(self, spread: Spread) -> tuple[float, float]:
        """How often the network wins, alone at a table, against the tuned policy or whoever it
        learns against, without any search."""
        config = self._config
        return trial(
            self.net(), self._frozen, config.players, config.trial, spread, parts=config.parts
        )


def trial(
    net: Any, rival: Any, players: int, deals: int, spread: Spread = map, *, parts: int = 1
) -> tuple[float, float]:
    """How often a network wins alone among others (the tuned policy, if there is no rival), every
    deal from every seat, nobody with a search; and the standard error over deals."""
    work = partial(_try_part, net, rival, players, range(_TRIAL_SEED, _TRIAL_SEED + deals), parts)
    wins = [win for _, part in sorted(spread(work, range(parts))) for win in part]
    return float(np.mean(wins)), float(np.std(wins) / math.sqrt(len(wins)))


def _try_part(
    net: Any, rival: Any, players: int, seeds: range, parts: int, part: int
) -> tuple[int, list[float]]:
    table = _Table(players)
    return part, [table.duel(net, rival, seed) for seed in seeds[part::parts]]


class _Table:
    """Room for one match."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.match = match_values(players, CLASSIC.points_to_win(players))
        self.games = new_games(2)
        for each in range(2):
            write_options(game_at(self.games, each), CLASSIC, players)
        self.scratches = new_scratches(1)
        scratch = record_at(Scratch, self.scratches, 0)
        scratch.cell, scratch.cells = self.match.cell, self.match.cells
        self.policies: Policies = policies_of(tuned(), tuned(), 0)
        self.nobody = new_array("i2", rows_of(players), WIDE)

    def duel(self, net: Any, rival: Any, seed: int) -> float:
        everybody = (1 << self.players) - 1
        nets = net, self.nobody if rival is None else rival
        won = 0.0
        for seat in range(self.players):
            rivals = 0 if rival is None else everybody ^ 1 << seat
            winners = play_duel(
                *(self.games, self.scratches, self.policies, *nets, self.match.values),
                *(seed, 1 << seat, rivals),
            )
            won += (winners >> seat & 1) / winners.bit_count()
        return won / self.players


def _play_part(
    config: GrowingConfig, turn: int, net: Any, frozen: Any, part: int
) -> tuple[int, int, Any, Any]:
    """One part of a turn's games, wherever it is played: which one it is, how many decisions there
    were, the samples, and what is to be learned of them."""
    table = _Table(config.players)
    schools = new_schools()
    school = record_at(School, schools, 0)
    is_watching = turn < config.watched
    school.by_policy = 1.0 if is_watching else 0.0
    past = config.past_steady(turn)
    school.patience = 1.0 if is_watching else _between(config.patience, past)
    school.at_random, school.warmth = config.at_random, _between(config.warmth, past)
    school.share, school.variety = config.share, config.variety
    school.alone = int(frozen is not None)
    count, slots = config.samples // config.parts, SLOTS[config.players]
    steps = new_array("u1", MAX_PLAYERS * MOST_STEPS, slots)
    samples, targets = new_array("u1", count, slots), new_array("f4", count)
    seed = (config.seed << 40) + turn * config.parts + part
    nets = net, table.nobody if frozen is None else frozen
    decisions = play_samples(
        *(table.games, table.scratches, schools, table.policies, *nets),
        *(table.match.values, seed, steps, samples, targets),
    )
    return part, decisions, samples.numpy(), targets.numpy()


class _Learner:
    """A half of the samples, in an order of its own, and what they say."""

    def __init__(self, players: int, count: int) -> None:
        self._players = players
        self._pupils = new_pupils()
        self._order = new_array("i8", count)
        self.slopes = new_array("f4", rows_of(players), WIDE)

    def shuffle(self, rng: np.random.Generator, number: int) -> None:
        count = len(self._order)
        self._order.numpy()[:] = rng.permutation(count) + number * count

    def look(self, weights: Any, samples: Any, targets: Any, begin: int, end: int) -> None:
        add_gradient(
            *(self._pupils, self._players, weights, samples, targets),
            *(self._order, begin, end, self.slopes),
        )

    def missed(self) -> float:
        """The mean square of what was missed since the last time."""
        pupil = record_at(Pupil, self._pupils, 0)
        mean = pupil.missed / pupil.seen
        pupil.missed, pupil.seen = 0.0, 0
        return float(mean)


def whole_numbers(weights: Any) -> Any:
    """A network that plays, of one that learns."""
    net = new_array("i2", *weights.shape)
    limits = np.full(weights.shape, np.iinfo(np.int16).max)
    limits[-2 - WIDE : -1] = SECOND_LIMIT
    net.numpy()[:] = np.clip(np.rint(weights * _units(weights.shape)), -limits, limits)
    return net


def _units(shape: tuple[int, ...]) -> Any:
    """Whole numbers for one, in every row."""
    units = np.full(shape, FIRST_UNIT, dtype=float)
    units[-2 - WIDE : -1] = SECOND_UNIT
    units[-1] = THIRD_UNIT
    return units


def _between(ends: tuple[float, float], past: float) -> float:
    first, last = ends
    return first + past * (last - first)


def _rates(rate: float, samples: int, step: int) -> Any:
    rates = new_array("f8", 4)
    rates[0], rates[1] = rate / (1 - 0.9**step), 1 / samples
    rates[2], rates[3] = 1 / (1 - 0.999**step), max(1 / step, 1 / _AVERAGED)
    return rates


def _text(config: GrowingConfig) -> str:
    return msgspec.json.encode(config).decode()


def _read(text: str) -> GrowingConfig | None:
    """Also of before something could be chosen; ``None`` if it is none of ours."""
    try:
        return msgspec.json.decode(text, type=GrowingConfig)
    except msgspec.ValidationError:
        return None
