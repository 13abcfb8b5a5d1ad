"""``papersea study``: how well people play, from records of their games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from papersea.game import CLASSIC, Game
from papersea.moves import Seat
from papersea.players.budget import Playouts
from papersea.players.catalogue import find_opponent
from papersea.record import Record, RecordWriter
from papersea.study import Company, Mean, company_of, study
from papersea.terminal.main import cli
from tests.sizes import sized

FEW = Playouts(200)


def played(names: tuple[str, ...], seed: int, rungs: tuple[str, ...]) -> Record:
    """A game by opponents of ours, whatever the players are called."""
    game = Game(CLASSIC, len(names), seed=seed)
    players = [find_opponent(rung).seated(seed + seat) for seat, rung in enumerate(rungs)]
    while not game.is_over:
        game.play(players[game.turn].choose(game.view(game.turn), Playouts(1)))
    return Record.of(game, names)


@pytest.fixture(scope="module")
def records() -> list[Record]:
    """The second name plays at random."""
    rungs = ("casual", "random")
    return [played(("Ada", "Bob"), seed, rungs) for seed in range(sized(3, 20))]


def test_who_plays_at_random_gives_away_more(records: list[Record]) -> None:
    found = {each.name: each for each in study(records, budget=FEW).players}
    assert found["Ada"].loss.mean < found["Bob"].loss.mean
    assert found["Ada"].adjusted.mean > 0.5 > found["Bob"].adjusted.mean


def test_wins_without_luck_are_one_a_game(records: list[Record]) -> None:
    players = study(records, budget=FEW).players
    assert sum(each.adjusted.mean for each in players) == pytest.approx(1)
    assert sum(each.wins.mean for each in players) == pytest.approx(1)


def test_the_same_records_give_the_same_study(records: list[Record]) -> None:
    assert study(records, budget=FEW) == study(records, budget=FEW)


@pytest.mark.parametrize(
    ("names", "others"),
    [
        (("Ada", "Bob", "Eve"), "people"),
        (("Ada", "Orca", "Marlin"), "expert"),
        (("Ada", "Orca", "Orca 2"), "expert"),
        (("Ada", "Orca", "Gull"), "mixed"),
        (("Ada", "Orca", "Bob"), "mixed"),
    ],
)
def test_games_count_by_whom_they_were_played_against(names: tuple[str, ...], others: str) -> None:
    record = Record.of(Game(CLASSIC, 3, seed=1), names)
    assert company_of(record, Seat(0)) == Company(3, others)


def test_a_single_game_has_no_interval() -> None:
    assert Mean.of([0.25]) == Mean(0.25)
    found = Mean.of([0.0, 1.0])
    assert found.low is not None
    assert found.low < 0.5 == found.mean


def test_the_command_tells_the_same_in_both_forms(records: list[Record], tmp_path: Path) -> None:
    file = tmp_path / "club.jsonl"
    with RecordWriter(file) as writer:
        for record in records:
            writer.write(record)
    told = CliRunner().invoke(cli, ["study", str(file), "--budget", "20p", "--plain"])
    assert told.exit_code == 0, told.output
    assert "Ada" in told.output
    assert "people, 2 players" in told.output
    asked = CliRunner().invoke(cli, ["study", str(file), "--budget", "20p", "--json"])
    found = json.loads(asked.stdout)
    assert found["games"] == len(records)
    assert [each["name"] for each in found["players"]] == ["Ada", "Bob"]


def test_games_without_names_or_an_end_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "club.jsonl"
    with RecordWriter(file) as writer:
        writer.write(Record.of(Game(CLASSIC, 2, seed=1), ("Ada", "Bob")))
    told = CliRunner().invoke(cli, ["study", str(file)])
    assert told.exit_code == 0, told.output
    assert "no finished game with names" in told.output
