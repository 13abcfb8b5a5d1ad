"""Grow a network by playing against itself: play, learn from what came of it, play better.

Every turn of it begins with what the folder holds: a run that was stopped goes on as if nothing
had happened. Two threads share the work, however many cores there are, so that the same seed gives
the same network everywhere.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

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

THREADS: Final = 2
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
        is_alone = frozen is not None
        self._workers = [
            _Worker(config, self._tables["weights"], is_alone=is_alone) for _ in range(THREADS)
        ]
        if self._checkpoint.exists():
            self._resume()
        else:
            self._begin()

    @property
    def _checkpoint(self) -> Path:
        return self._folder / "checkpoint.npz"

    def _begin(self) -> None:
        """Small weights at random, so that signals neither die nor grow on their way."""
        weights = self._tables["weights"].numpy()
        rng = np.random.default_rng(self._config.seed)
        first, second = weights[: -3 - WIDE], weights[-2 - WIDE : -2, :NARROW]
        first[:] = rng.normal(0, 1 / math.sqrt(SLOTS[self._config.players]), first.shape)
        second[:] = rng.normal(0, math.sqrt(2 / WIDE), second.shape)
        weights[-1, :NARROW] = rng.normal(0, math.sqrt(1 / NARROW), NARROW)
        self._tables["averages"].numpy()[:] = weights

    def _resume(self) -> None:
        with np.load(self._checkpoint) as held:
            if str(held["config"]) != _text(self._config):
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

    def grow(self) -> Iterator[dict[str, float]]:
        """Turn by turn, what is told of it; it is in the folder by then."""
        config = self._config
        with ThreadPoolExecutor(THREADS) as threads:
            while self._turn < config.turns:
                told = self._take_turn(threads)
                self._turn += 1
                if self._turn % config.tried_every == 0 or self._turn == config.turns:
                    rate, error = self._try(threads)
                    told |= {"wins": rate, "error": error}
                self._keep()
                told = {"turn": self._turn, "decisions": self._decisions} | told
                with (self._folder / "log.jsonl").open("a") as log:
                    log.write(json.dumps(told) + "\n")
                yield told

    def _take_turn(self, threads: ThreadPoolExecutor) -> dict[str, float]:
        net = self.net()
        frozen = self.net() if self._frozen is None else self._frozen
        seeds = [
            (self._config.seed << 40) + self._turn * THREADS + number for number in range(THREADS)
        ]
        played = threads.map(
            lambda worker, seed: worker.play(self._turn, net, frozen, seed), self._workers, seeds
        )
        self._decisions += sum(played)
        rng = np.random.default_rng((self._config.seed, self._turn))
        for worker in self._workers:
            worker.shuffle(rng)
        part = self._config.batch // THREADS
        means, squares, averages = (self._tables[name] for name in _TABLES[1:])
        slopes, others = (worker.slopes for worker in self._workers)
        for begin in range(0, self._config.samples // THREADS - part + 1, part):
            list(threads.map(lambda worker, at=begin: worker.learn(at, part), self._workers))
            self._steps += 1
            rates = _rates(self._rate(), part * THREADS, self._steps)
            weights = self._tables["weights"]
            step_weights(weights, slopes, others, means, squares, averages, rates)
        return {"missed": sum(worker.missed() for worker in self._workers) / THREADS}

    def _rate(self) -> float:
        """Of learning: full at first, then ever less, down to a hundredth."""
        past = self._config.past_steady(self._turn)
        return self._config.rate * max(0.01, (1 - past) ** 2)

    def _try(self, threads: ThreadPoolExecutor) -> tuple[float, float]:
        """How often the network wins, alone at a table, against the tuned policy or whoever it
        learns against, without any search."""
        net = self.net()
        return trial(net, self._frozen, self._config.players, self._config.trial, threads.map)


def trial(
    net: Any, rival: Any, players: int, deals: int, spread: Callable[..., Any] = map
) -> tuple[float, float]:
    """How often a network wins alone among others (the tuned policy, if there is no rival), every
    deal from every seat, nobody with a search; and the standard error over deals."""

    def play(first: int) -> list[float]:
        table = _Table(players)
        seeds = range(_TRIAL_SEED + first, _TRIAL_SEED + deals, THREADS)
        return [table.duel(net, rival, seed) for seed in seeds]

    wins = [win for part in spread(play, range(THREADS)) for win in part]
    return float(np.mean(wins)), float(np.std(wins) / math.sqrt(len(wins)))


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
        self._nobody = new_array("i2", rows_of(players), WIDE)

    def duel(self, net: Any, rival: Any, seed: int) -> float:
        everybody = (1 << self.players) - 1
        nets = net, self._nobody if rival is None else rival
        won = 0.0
        for seat in range(self.players):
            rivals = 0 if rival is None else everybody ^ 1 << seat
            winners = play_duel(
                *(self.games, self.scratches, self.policies, *nets, self.match.values),
                *(seed, 1 << seat, rivals),
            )
            won += (winners >> seat & 1) / winners.bit_count()
        return won / self.players


class _Worker:
    """Half of the work, with a table and samples of its own."""

    def __init__(self, config: GrowingConfig, weights: Any, *, is_alone: bool) -> None:
        self._config = config
        self._weights = weights
        self._is_alone = is_alone
        self._table = _Table(config.players)
        slots = SLOTS[config.players]
        self._schools = new_schools()
        self._pupils = new_pupils()
        self._steps = new_array("u1", MAX_PLAYERS * MOST_STEPS, slots)
        self._samples = new_array("u1", config.samples // THREADS, slots)
        self._targets = new_array("f4", config.samples // THREADS)
        self._order = new_array("i8", config.samples // THREADS)
        self.slopes = new_array("f4", rows_of(config.players), WIDE)

    def play(self, turn: int, net: Any, frozen: Any, seed: int) -> int:
        config, table = self._config, self._table
        school = record_at(School, self._schools, 0)
        is_watching = turn < config.watched
        school.by_policy = 1.0 if is_watching else 0.0
        past = config.past_steady(turn)
        school.patience = 1.0 if is_watching else _between(config.patience, past)
        school.at_random, school.warmth = config.at_random, _between(config.warmth, past)
        school.share, school.variety = config.share, config.variety
        school.alone = int(self._is_alone)
        return play_samples(
            *(table.games, table.scratches, self._schools, table.policies, net, frozen),
            *(table.match.values, seed, self._steps, self._samples, self._targets),
        )

    def shuffle(self, rng: np.random.Generator) -> None:
        self._order.numpy()[:] = rng.permutation(len(self._order))

    def learn(self, begin: int, part: int) -> None:
        add_gradient(
            *(self._pupils, self._config.players, self._weights, self._samples, self._targets),
            *(self._order, begin, begin + part, self.slopes),
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
    units = np.full(weights.shape, FIRST_UNIT, dtype=float)
    units[-2 - WIDE : -1] = SECOND_UNIT
    units[-1] = THIRD_UNIT
    limits = np.full(weights.shape, np.iinfo(np.int16).max)
    limits[-2 - WIDE : -1] = SECOND_LIMIT
    net.numpy()[:] = np.clip(np.rint(weights * units), -limits, limits)
    return net


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
