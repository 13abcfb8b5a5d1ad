"""Learning what moves leave: right gradients, and runs that can be stopped at any time."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from papersea.players.value.network import (
    FIRST_UNIT,
    NARROW,
    SECOND_UNIT,
    THIRD_UNIT,
    WIDE,
    rows_of,
)
from papersea.players.value.slots import LAST, MOST_SLOTS, SLOTS, START
from papersea.rules.records import new_array, record_at
from papersea.training.config import GrowingConfig
from papersea.training.growing import Grower, trial, whole_numbers
from papersea.training.values import Pupil, add_gradient, new_pupils

TINY = GrowingConfig(2, turns=3, samples=256, batch=64, watched=1, tried_every=3, trial=2)


def some_samples(players: int, count: int, seed: int) -> Any:
    rng = np.random.default_rng(seed)
    samples = new_array("u1", count, SLOTS[players])
    lasts = [LAST[players * MOST_SLOTS + slot] for slot in range(SLOTS[players])]
    samples.numpy()[:] = rng.integers(0, np.array(lasts) + 1, samples.shape)
    return samples


def some_weights(players: int, seed: int) -> Any:
    weights = new_array("f4", rows_of(players), WIDE)
    table = weights.numpy()
    table[:] = np.random.default_rng(seed).normal(0, 0.1, table.shape)
    return weights


def chance(players: int, weights: Any, sample: Any) -> float:
    """The network, once more: as the books have it, in double precision."""
    table = weights.astype(float)
    on = [START[players * MOST_SLOTS + slot] + int(value) for slot, value in enumerate(sample)]
    first = np.maximum(table[on].sum(axis=0) + table[-3 - WIDE], 0)
    second = np.maximum(first @ table[-2 - WIDE : -2, :NARROW] + table[-2, :NARROW], 0)
    return float(1 / (1 + np.exp(-(second @ table[-1, :NARROW] + table[-1, NARROW]))))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_slopes_are_those_of_the_loss(players: int) -> None:
    """Beside differences of the loss, for weights of every layer."""
    weights, slopes = some_weights(players, 1), new_array("f4", rows_of(players), WIDE)
    samples, targets, order = some_samples(players, 8, 2), new_array("f4", 8), new_array("i8", 8)
    for number in range(8):
        targets[number], order[number] = 0.1 * number, number
    pupils = new_pupils()
    add_gradient(pupils, players, weights, samples, targets, order, 0, 8, slopes)
    assert record_at(Pupil, pupils, 0).seen == 8

    def loss(table: Any) -> float:
        chances = [chance(players, table, row) for row in samples.numpy()]
        pairs = zip(chances, targets, strict=True)
        return float(sum(-t * np.log(p) - (1 - t) * np.log(1 - p) for p, t in pairs))

    dice = random.Random(players)
    bottom = rows_of(players)
    rows = [START[players * MOST_SLOTS + dice.randrange(SLOTS[players])] for _ in range(6)]
    rows += [bottom - 3 - WIDE, bottom - 2 - WIDE + 5, bottom - 2, bottom - 1]
    for row in rows:
        for unit in (0, 7, NARROW - 1, NARROW if row == bottom - 1 else 3):
            table = weights.numpy().astype(float)
            step = 1e-4
            table[row, unit] += step
            above = loss(table)
            table[row, unit] -= 2 * step
            found = (above - loss(table)) / (2 * step)
            assert slopes[row, unit] == pytest.approx(found, rel=2e-2, abs=2e-3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_numbers_say_what_real_ones_said(players: int) -> None:
    weights = some_weights(players, 3)
    net = whole_numbers(weights.numpy()).numpy()
    table = net.astype(float)
    units = (FIRST_UNIT, SECOND_UNIT, THIRD_UNIT)
    parts = (table[: -2 - WIDE], table[-2 - WIDE : -1], table[-1:])
    again = np.concatenate([part / unit for part, unit in zip(parts, units, strict=True)])
    assert np.abs(again - weights.numpy()).max() <= 0.5 / SECOND_UNIT


def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = list(Grower(TINY, tmp_path / "whole").grow())
    for told in Grower(TINY, tmp_path / "parts").grow():
        assert told == whole[0]
        break
    assert list(Grower(TINY, tmp_path / "parts").grow()) == whole[1:]
    for name in ("net-2.bin", "log.jsonl"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "parts" / name).read_bytes()


def test_a_run_of_before_parts_could_be_chosen_goes_on(tmp_path: Path) -> None:
    whole = list(Grower(TINY, tmp_path / "whole").grow())
    next(Grower(TINY, tmp_path / "parts").grow())
    file = tmp_path / "parts" / "checkpoint.npz"
    with np.load(file) as held:
        kept = dict(held)
    config = json.loads(str(kept["config"]))
    del config["parts"]
    np.savez(file, **(kept | {"config": np.array(json.dumps(config))}))
    assert list(Grower(TINY, tmp_path / "parts").grow()) == whole[1:]


def test_in_whatever_order_parts_come_back_the_same_is_learned(tmp_path: Path) -> None:
    config = msgspec.structs.replace(TINY, parts=5)

    def backwards(work: Callable[[Any], Any], tasks: Iterable[Any], /) -> Iterator[Any]:
        return map(work, reversed(list(tasks)))

    whole = list(Grower(config, tmp_path / "threads").grow())
    assert list(Grower(config, tmp_path / "backwards").grow(backwards)) == whole
    assert whole != list(Grower(TINY, tmp_path / "two").grow())


def test_parts_too_small_for_a_step_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="252 samples in 9 parts are less than a step needs"):
        Grower(msgspec.structs.replace(TINY, parts=9, batch=256), tmp_path)


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path) -> None:
    next(Grower(TINY, tmp_path).grow())
    before = (tmp_path / "checkpoint.npz").read_bytes()
    with pytest.raises(ValueError, match="holds another run"):
        Grower(GrowingConfig(2, seed=2), tmp_path)
    assert (tmp_path / "checkpoint.npz").read_bytes() == before


def test_one_network_alone_is_as_good_as_itself() -> None:
    """Every deal from every seat: who plays as all others do wins its share exactly."""
    net = whole_numbers(some_weights(3, 1).numpy())
    assert trial(net, net, 3, 4)[0] == pytest.approx(1 / 3)


def test_a_copy_begins_as_the_one_that_it_is_to_beat(tmp_path: Path) -> None:
    frozen = whole_numbers(some_weights(2, 1).numpy())
    config = msgspec.structs.replace(TINY, is_copy=True, watched=0)
    grower = Grower(config, tmp_path, frozen)
    assert grower.net().numpy().tolist() == frozen.numpy().tolist()
    next(grower.grow())
    assert grower.net().numpy().tolist() != frozen.numpy().tolist()
