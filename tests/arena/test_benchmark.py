"""The benchmark: a suite that stays as it is, score cards, and what its tool makes."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from papersea.arena import SUITE, ScoreCard, Suite, benchmark, reference_cards, run_benchmark
from papersea.arena.benchmark import Part
from papersea.players.catalogue import parse_entrant
from papersea.record import read_records
from tests.terminal.running import run
from tools.benchmark import master_games
from tools.benchmark.openings import openings_of, share

SMALL = Suite(0, 1, (Part("driftwood@1p", 2, 4), Part("foam@1p", 2, 4), Part("foam@1p", 3, 6)))


def test_a_suite_never_changes_under_its_version() -> None:
    digest = hashlib.sha256(repr(SUITE).encode()).hexdigest()
    assert {SUITE.version: digest[:16]} == {1: "3353ab3d1a0e8051"}


def test_a_score_card_is_the_same_again_and_goes_on_where_it_was(tmp_path: Path) -> None:
    bot = parse_entrant("foam@1p")
    card = run_benchmark(bot, SMALL, directory=tmp_path, workers=1)
    assert [part.games for part in card.parts] == [4, 0, 0]
    assert (card.parts[1].wins.mean, card.parts[2].wins.mean) == (1 / 2, 1 / 3)
    kept = (tmp_path / "2-driftwood@1p" / "games.jsonl").read_bytes()
    assert run_benchmark(bot, SMALL, directory=tmp_path, workers=1) == card
    assert (tmp_path / "2-driftwood@1p" / "games.jsonl").read_bytes() == kept
    assert ScoreCard.of_fields(json.loads(json.dumps(card.as_fields()))) == card
    low, mean, high = card.score.low, card.score.mean, card.score.high
    assert low < mean < high
    assert mean == pytest.approx((card.parts[0].adjusted.mean + 1 / 2) / 2)


def test_with_more_than_two_the_bot_is_alone_among_copies() -> None:
    part = SMALL.parts[2]
    plan = part.plan(parse_entrant("driftwood@1p"), 1)
    assert plan.lineups == ((0, 1, 1),)
    assert len(plan.seatings_of(0)) == 3


def test_the_reference_rows_are_those_of_the_suite() -> None:
    cards = {card.bot: card for card in reference_cards()}
    assert {*cards} <= {part.opponent for part in SUITE.parts}
    for card in cards.values():
        assert card.suite == SUITE.version
        played = {(part.opponent, part.players) for part in card.parts}
        assert played == {(part.opponent, part.players) for part in SUITE.parts}


def test_the_command_prints_a_card_beside_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchmark, "SUITE", SMALL)
    ladder = run_benchmark(parse_entrant("driftwood@1p"), SMALL, workers=1)
    rows = tmp_path / "reference.json"
    rows.write_text(json.dumps([ladder.as_fields()]), encoding="utf-8")
    monkeypatch.setattr(benchmark, "REFERENCE", rows)
    result = run("benchmark", "foam@1p", "--workers", "1", columns=100)
    assert result.exit_code == 0, result.output
    said = " ".join(result.output.split())
    assert "2 × foam@1p" in said
    assert "foam@1p scores" in said
    assert "Beside our ladder" in said
    assert "driftwood@1p" in said.partition("Beside our ladder")[2]
    asked = ("benchmark", "foam", "--workers", "1", "--json", "--out", str(tmp_path / "kept"))
    fields = json.loads(run(*asked).stdout)
    assert (fields["bot"], fields["suite"]) == ("foam@1000p", 0)
    assert "depends on the machine" in run("benchmark", "foam@1ms", "--workers", "1").output


def test_a_bot_that_is_none_is_refused() -> None:
    result = run("benchmark", "no_bots:X")
    assert result.exit_code == 2
    assert "There’s no module no_bots" in " ".join(result.output.split())


def test_the_data_set_is_made_again_by_its_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, and a wrong checksum is noticed."""
    monkeypatch.setattr(master_games, "_MASTERS", ("kraken@1p", "narwhal@10p"))
    monkeypatch.setattr(master_games, "RECIPE", tmp_path / "recipe.json")
    told = master_games.make(4, 1, keeps=True, kept=tmp_path / "one")
    assert master_games.make(None, 1, kept=tmp_path / "other") == told
    made = master_games.file_of(4, tmp_path / "one")
    assert made.read_bytes() == master_games.file_of(4, tmp_path / "other").read_bytes()
    recipe = json.loads((tmp_path / "recipe.json").read_text())
    (tmp_path / "recipe.json").write_text(json.dumps({**recipe, "sha256": "0"}))
    with pytest.raises(SystemExit, match="the recipe promises 0"):
        master_games.make(4, 1, kept=tmp_path / "one")
    games = openings_of(read_records(made))
    assert games.games == 4
    assert games.firsts == games.rounds, "each round has one first turn"
    assert sum(games.taken.values()) + games.draws == games.firsts
    assert sum(games.kept.values()) * 2 == sum(games.offered.values())


def test_a_share_has_an_interval_within_its_bounds() -> None:
    assert share(0, 20).low == 0
    assert share(20, 20).high == pytest.approx(1)
    assert share(50, 100).low == pytest.approx(0.4038, abs=0.0002)
