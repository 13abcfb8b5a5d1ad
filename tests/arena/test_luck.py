"""Luck is nothing on average, whatever the network thinks, and results without it are surer."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from math import sqrt
from statistics import fmean, variance
from typing import Any, Final

import pytest

from papersea.arena import Interval, Plan, luck, run
from papersea.arena.deals import derived_seed
from papersea.arena.luck import luck_of
from papersea.events import Drew, Event, Fished, RoundStarted, Stole
from papersea.game import CLASSIC, Game
from papersea.moves import Move
from papersea.players.budget import Playouts
from papersea.players.catalogue import parse_entrant
from papersea.players.value.luck import expect
from papersea.players.value.network import NARROW, SECOND_LIMIT, WIDE, rows_of
from papersea.players.value.player import read_net
from papersea.position import Position
from papersea.record import Record
from papersea.rules.options import PRESETS, Options
from tests.sizes import sized

KINDS: Final = (Drew, Fished, Stole, RoundStarted)
"""What chance does."""
EACH: Final = 3
"""So many positions of each kind."""
TIMES: Final = sized(100, 2000)

Turn = tuple[Position, Move]
"""A position, and a move there upon which chance decides."""

players = pytest.mark.parametrize("players", [2, 3, 4])


def game_of(players: int, seed: int, options: Options = CLASSIC) -> Iterator[tuple[Turn, Game]]:
    """Solid players' moves, each with the game after it."""
    solid = parse_entrant("heron").opponent
    seated = [solid.seated(derived_seed(seed, seat)) for seat in range(players)]
    game = Game(options, players, seed=seed)
    while not game.is_over:
        before = game.position()
        move = seated[game.turn].choose(game.view(game.turn), Playouts(1))
        game.play(move)
        yield (before, move), game


@cache
def turns_of_chance(players: int) -> list[Turn]:
    found: dict[type[Event], list[Turn]] = {kind: [] for kind in KINDS}
    for seed in range(1, 50):
        told = 1
        for turn, game in game_of(players, seed):
            happened, told = set(map(type, game.history[told:])), len(game.history)
            for kind, turns in found.items():
                if kind in happened and len(turns) < EACH:
                    turns.append(turn)
        if all(len(turns) == EACH for turns in found.values()):
            break
    return [turn for turns in found.values() for turn in turns]


def lucks(turn: Turn) -> list[float]:
    """Of whoever moves, each time that chance decides anew."""
    position, move = turn
    found = []
    for number in range(TIMES):
        game = Game.set_up(position, seed=1)
        game.reshuffle(number)
        game.play(move)
        told = luck_of(Record.of(game), derived_seed(number, "luck"))
        assert sum(told) == pytest.approx(0, abs=1e-12)
        found.append(told[position.turn])
    return found


def bias(players: int) -> float:
    """How far the mean luck is from nothing, in its standard errors."""
    samples = [lucks(turn) for turn in turns_of_chance(players)]
    error = sqrt(sum(variance(sample) for sample in samples) / TIMES)
    assert error / len(samples) > 1e-4, "chance makes a difference"
    return sum(map(fmean, samples)) / error


@cache
def any_net(players: int) -> Any:
    """It has learned nothing, and thinks something else of every situation."""
    dice = random.Random(players)
    rows = rows_of(players)
    first, second = (rows - 2 - WIDE) * WIDE, (WIDE + 1) * WIDE
    weights = [dice.randint(-1500, 1500) for _ in range(first)]
    weights += [dice.randint(-SECOND_LIMIT // 8, SECOND_LIMIT // 8) for _ in range(second)]
    weights += [dice.randint(-4000, 4000) for _ in range(NARROW + 1)] + [0] * (WIDE - NARROW - 1)
    return read_net(players, array("h", weights).tobytes())


@players
def test_luck_is_nothing_on_average(players: int) -> None:
    assert abs(bias(players)) < 4


@players
def test_luck_is_nothing_on_average_whatever_the_network_thinks(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "learned_net", any_net)
    assert abs(bias(players)) < 4


@players
def test_what_another_seat_expects_would_be_seen(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of luck shows in the same measure."""

    def expect_of_the_next(
        games: Any, scratches: Any, net: Any, values: Any, seat: int, *move: int
    ) -> None:
        expect(games, scratches, net, values, (seat + 1) % players, *move)

    monkeypatch.setattr(luck, "expect", expect_of_the_next)
    assert abs(bias(players)) > 8


@pytest.mark.parametrize(
    ("edition", "players"),
    sized(
        list(zip(PRESETS, cycle((2, 3, 4)), strict=False)),
        [(edition, players) for edition in PRESETS for players in (2, 3, 4)],
    ),
)
def test_luck_of_a_whole_game_by_any_rules(players: int, edition: Any) -> None:
    *_, (_, game) = game_of(players, 1, PRESETS[edition])
    told = luck_of(Record.of(game), 1)
    assert sum(told) == pytest.approx(0, abs=1e-12)
    assert any(told)
    assert told == luck_of(Record.of(game), 1)
    assert told != luck_of(Record.of(game), 2)


def width(interval: Interval | None) -> float:
    assert interval is not None
    return interval.high - interval.low


def test_without_luck_intervals_are_narrower() -> None:
    entrants = tuple(map(parse_entrant, ("heron@1p", "gull@1p")))
    results = run(Plan(entrants, games=sized(40, 1000), seed=1), workers=1)
    for standing in results.standings:
        assert width(standing.adjusted) < 0.85 * width(standing.win_rate)
    adjusted = [standing.adjusted.mean for standing in results.standings if standing.adjusted]
    assert sum(adjusted) == pytest.approx(1)
