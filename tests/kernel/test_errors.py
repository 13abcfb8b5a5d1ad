"""What goes wrong inside the kernel is an error that Python can catch, whichever way it runs."""

from __future__ import annotations

import builtins
import ctypes
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from papersea.game import CLASSIC, Game
from papersea.moves import Seat
from papersea.players.budget import Playouts
from papersea.players.ladder.policy_players import LookAheadPlayer
from papersea.players.policy.judgement import tuned
from papersea.players.search.expert import SearchPlayer
from papersea.rules import codes
from papersea.rules.batch import look
from papersea.rules.entries import decide, explain_points, foretell, start, step
from papersea.rules.in_force import PLAIN
from papersea.rules.observe import observation_size
from papersea.rules.options import OptionError
from papersea.rules.records import Records, arrays_of, new_array, records_called
from papersea.rules.settings import write_options
from papersea.rules.state import Games, State, game_at, new_games
from papersea.rules.tables import DIFFERENT
from papersea.rules.ways import (
    COMPILED,
    LIBRARY,
    NUMBA,
    PYTHON,
    WAY,
    open_library,
)
from tests.kernel.astray import SOUND
from tests.sizes import soak

by_library = pytest.mark.skipif(WAY.name != LIBRARY, reason="asks what the library refuses")
compiled = pytest.mark.skipif(not COMPILED, reason="plain Python's numbers have no end")


def begun(players: int = 2, seed: int = 1) -> Games:
    games = new_games(1)
    write_options(game_at(games, 0), CLASSIC, players)
    start(games, 0, seed)
    step(games, 0, codes.NONE)
    return games


def everything(game: State) -> list[Any]:
    """All fields of a game, whether it lies in memory or is an object."""
    values = ((length, getattr(game, name)) for name, _, *length in State.fields)
    return [list(value) if length else value for length, value in values]


@pytest.mark.parametrize("index", [1, -2, 2**40, -(2**62)])
def test_a_game_that_there_is_not_raises_and_changes_nothing(index: int) -> None:
    games = begun()
    before = everything(game_at(games, 0))
    with pytest.raises(IndexError):
        step(games, index, codes.DRAW)
    assert everything(game_at(games, 0)) == before


@by_library
def test_no_block_at_all_raises() -> None:
    nothing: Any = None
    with pytest.raises(SystemError):
        step(nothing, 0, codes.DRAW)


def test_an_array_that_is_too_short_raises() -> None:
    short = new_array("u1", 3)
    with pytest.raises(IndexError):
        explain_points(short, short, short, short, PLAIN, short)


@by_library
def test_an_error_of_a_library_tells_where_it_happened() -> None:
    with pytest.raises(IndexError, match="index is out of bounds") as raised:
        start(begun(), 7, 1)
    assert raised.value.__notes__ == ["in the kernel: papersea.rules.entries.start"]
    with pytest.raises(ValueError, match="no such card can be stolen now") as refused:
        decide(begun(), 0, 0)
    (note,) = refused.value.__notes__
    assert note.startswith("in the kernel: decide (rules/entries.py:")


@by_library
def test_every_error_of_a_library_is_one_of_pythons() -> None:
    for name, _, _ in open_library().errors:
        assert issubclass(getattr(builtins, name), Exception)


def robbed() -> Games:
    """A game that waits for what a thief takes."""
    games = begun()
    game = game_at(games, 0)
    game.step, game.victim, game.turn = codes.STEALING, 1, 0
    return games


@pytest.mark.parametrize("card", [-1, DIFFERENT, 2**31, 2**62, -(2**62)])
def test_a_card_that_there_is_not_cannot_be_stolen(card: int) -> None:
    check_refused(robbed(), card, "no such card can be stolen now")


def test_a_card_that_the_victim_does_not_hold_cannot_be_stolen() -> None:
    for card in range(DIFFERENT):
        check_refused(robbed(), card, "the victim does not hold this card")


def check_refused(games: Games, card: int, why: str) -> None:
    before = everything(game_at(games, 0))
    with pytest.raises(ValueError, match=why):
        decide(games, 0, card)
    assert everything(game_at(games, 0)) == before


@by_library
@pytest.mark.parametrize(
    "wrong",
    [
        lambda games: new_array("u1", 300),
        lambda games: new_array("i8", 300),
        lambda games: games.numpy(),
        lambda games: games.memory,
        lambda games: [State()],
        lambda games: game_at(games, 0),
        lambda games: games.address,
        lambda games: "games",
    ],
    ids=["bytes", "wholes", "NumPy", "bytearray", "list", "window", "address", "text"],
)
def test_a_library_refuses_whatever_is_no_block_of_games(wrong: Callable[[Any], Any]) -> None:
    with pytest.raises(ctypes.ArgumentError, match="argument 1"):
        start(wrong(begun()), 0, 1)


@by_library
def test_a_library_refuses_arrays_of_another_width_or_shape() -> None:
    size = observation_size(2)
    arrays: list[Any] = [new_array("i1", size), new_array("u1", 1, size), np.zeros(size, np.uint8)]
    for array in arrays:
        with pytest.raises(ctypes.ArgumentError, match="argument 4"):
            look(begun(), 0, 0, array)


@by_library
@pytest.mark.parametrize("number", [1.5, "1", None, [1]])
def test_a_library_refuses_whatever_is_no_whole_number(number: Any) -> None:
    with pytest.raises((TypeError, ctypes.ArgumentError)):
        start(begun(), 0, number)


@compiled
@pytest.mark.parametrize("number", [2**63, 2**64, -(2**63) - 1, 2**64 + 35, 10**40])
def test_a_number_of_more_than_64_bits_is_not_cut(number: int) -> None:
    games = begun()
    before = everything(game_at(games, 0))
    for arguments in ((number, codes.DRAW), (0, number)):
        with pytest.raises(OverflowError):
            step(games, *arguments)
    assert everything(game_at(games, 0)) == before


@pytest.mark.parametrize("seat", [-1, 2, 4, 2**40, -(2**62)])
def test_nobody_looks_from_a_seat_that_there_is_not(seat: int) -> None:
    with pytest.raises(IndexError, match="there is no such seat"):
        look(begun(), 0, seat, new_array("u1", observation_size(2)))


@pytest.mark.parametrize("missing", [1, 100, observation_size(2)])
def test_nothing_is_written_beside_an_observation_that_is_too_short(missing: int) -> None:
    with pytest.raises(IndexError, match="the observation is too short"):
        look(begun(), 0, 0, new_array("u1", observation_size(2) - missing))


@pytest.mark.parametrize("chooser", [SearchPlayer, LookAheadPlayer])
def test_nobody_chooses_out_of_turn(chooser: type[SearchPlayer] | type[LookAheadPlayer]) -> None:
    game = Game(CLASSIC, 2, seed=1)
    waiting = game.view(Seat(1 - game.turn))
    with pytest.raises(ValueError, match="somebody else is to choose"):
        chooser(1, tuned()).choose(waiting, Playouts(2))


@by_library
def test_every_entry_is_called_astray() -> None:
    assert set(SOUND) == set(open_library().entries)


@by_library
@pytest.mark.parametrize("way", [pytest.param(NUMBA, marks=soak), PYTHON])
def test_calls_that_have_gone_astray_end_in_the_same_way(way: str) -> None:
    """Numbers out of range, and blocks that are too short: no way dies of them, reads or writes
    beside them, or makes something else of them than plain Python does."""
    first, second = astray(LIBRARY), astray(way)
    assert first == second
    outcomes = [json.loads(each) for each in first[1::2]]
    assert not [each for each in outcomes if "has written behind the end of a block" in each]
    assert {each[0] for each in outcomes if isinstance(each[0], str)} == {
        "IndexError",
        "ValueError",
    }


def astray(way: str) -> list[str]:
    """What came of every call, line by line; the last line names the one that killed a process."""
    done = run_by(way, "-m", "tests.kernel.astray")
    lines = done.stdout.splitlines()
    assert done.returncode == 0, f"{lines[-1:]}: {done.stderr}"
    return lines


@pytest.mark.parametrize(
    ("settlement", "points", "bonus"),
    [(7, 10, 3), (2**40, 10, 3), (-1, 10, 3)],
)
def test_a_round_that_is_settled_as_none_is_brings_nothing(
    settlement: int, points: int, bonus: int
) -> None:
    with pytest.raises(IndexError, match="no round is settled so"):
        foretell(settlement, True, points, bonus)


@pytest.mark.parametrize("points", [-1, 256, -(2**63), 2**63 - 1])
def test_points_that_nobody_has_are_not_taken_for_an_error(points: int) -> None:
    """Results near the least number stand for errors."""
    for given in ((points, 0), (0, points)):
        with pytest.raises(ValueError, match="nobody has so many points"):
            foretell(codes.BET_WON, True, *given)


def test_memory_that_is_too_short_is_no_block() -> None:
    with pytest.raises(ValueError, match="3 bytes for a block of 4"):
        arrays_of("u1", 1)(4, memory=bytearray(3))
    with pytest.raises(ValueError, match="bytes for a block of"):
        records_called("State")(bytearray(State.size), 2)


@by_library
def test_a_library_refuses_too_few_arguments() -> None:
    with pytest.raises(TypeError):
        start(begun(), 0)  # type: ignore[call-arg]


@pytest.mark.parametrize("seed", [-1, 2**63, 2**64, 2**64 + 5, 10**40])
def test_a_seed_of_more_than_63_bits_reaches_no_kernel(seed: int) -> None:
    """A library would take its last 64 bits only."""
    with pytest.raises(OptionError, match="seed"):
        Game(CLASSIC, 2, seed=seed)
    with pytest.raises(OptionError, match="seed"):
        Game(CLASSIC, 2, seed=1).reshuffle(seed)


def test_no_records_at_all_are_a_block_too() -> None:
    games = new_games(0)
    assert len(games) == 0
    assert not isinstance(games, Records) or games.address == 0
    with pytest.raises(IndexError):
        start(games, 0, 1)


@pytest.mark.parametrize("way", [pytest.param(NUMBA, marks=soak), PYTHON])
def test_they_are_the_same_the_other_way(way: str) -> None:
    if WAY.name == way or "PAPERSEA_KERNEL" in os.environ:
        pytest.skip("this is the other way")
    done = run_by(way, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__)
    assert done.returncode == 0, done.stdout


def run_by(way: str, *program: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own, with the kernel running in this way."""
    if way == NUMBA:
        pytest.importorskip("numba")
    root = Path(__file__).parents[2]
    places = os.pathsep.join([str(root / "src"), *sys.path])
    return subprocess.run(
        [sys.executable, *program],
        cwd=root,
        env=os.environ | {"PAPERSEA_KERNEL": way, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
