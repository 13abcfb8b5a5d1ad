"""The page about table talk is counted from rounds that were played, and says from which."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from math import isnan, sqrt
from pathlib import Path

import numpy as np
import pytest

from papersea.events import RoundScored
from papersea.game import Game
from papersea.rules.options import Options
from tests.properties.games import play_on
from tests.sizes import sized
from tools.talk import playing
from tools.talk.estimates import mean_of, share_of
from tools.talk.playing import GAMES, Share, play, runs_of
from tools.talk.rounds import Array, Ending, load_rounds, rows_of
from tools.talk.wording import beside, course, listed, one_in, points

DOCS = Path(__file__).resolve().parents[1] / "docs"
SHARES = [Share(players, seed, games=4, playouts=1) for players in GAMES for seed in (0, 4)]


def in_this_process(mp_context: object) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few games, played with hardly a thought: most in this process, the last in another."""
    folder = tmp_path_factory.mktemp("kept")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "ProcessPoolExecutor", in_this_process)
        play(folder, SHARES[:-1])
    play(folder, SHARES)
    return folder


def test_no_share_is_played_twice(kept: Path) -> None:
    assert [run.shares for run in runs_of(kept)] == [len(SHARES) - 1, 1]
    assert {path.name for path in kept.glob("*.npy")} == {share.path(kept).name for share in SHARES}


@pytest.mark.parametrize("players", GAMES)
def test_rounds_are_loaded_game_by_game(kept: Path, players: int) -> None:
    rounds = load_rounds(kept, players)
    assert rounds.rows["game"][rounds.firsts].tolist() == list(range(8))
    assert (rounds.rows["winners"][rounds.lasts] > 0).all()
    assert sum(int(rounds.ended(ending).sum()) for ending in Ending) == len(rounds.rows)


def _played(players: int, seed: int) -> Game:
    game = Game(Options(), players, seed=seed)
    while not game.is_over:
        list(play_on(game, 100, seed))
    return game


@pytest.fixture(scope="module")
def told() -> list[tuple[Game, Array]]:
    """Games at random, and what is told of their rounds."""
    games = [_played(players, seed) for players in GAMES for seed in range(sized(20, 60))]
    return [(game, rows_of(game, number)) for number, game in enumerate(games)]


def test_every_game_is_told_to_its_end(told: list[tuple[Game, Array]]) -> None:
    for number, (game, rows) in enumerate(told):
        assert len(rows) == len(game.rounds)
        assert set(rows["game"]) == {number}
        assert [0, *rows["winners"]][-2] == 0
        assert {seat for seat in range(4) if rows["winners"][-1] >> seat & 1} == {*game.winners}


def test_rounds_are_told_as_they_were_scored(told: list[tuple[Game, Array]]) -> None:
    found = set()
    for game, rows in told:
        scored = [event for event in game.history if isinstance(event, RoundScored)]
        ends = [row for row in rows if row["ending"] < Ending.NOBODY_SCORES]
        for event, row in zip(scored, ends, strict=True):
            assert row["closer"] == event.closer
            for name, numbers in (
                *(("points", event.points), ("bonus", event.bonuses)),
                *(("gain", event.gains),),
            ):
                assert row[name].tolist() == [*numbers, *[0] * (4 - game.players)]
        found |= {Ending(row["ending"]) for row in rows}
    assert found == {*Ending}


def test_a_round_without_scores_brings_nothing(told: list[tuple[Game, Array]]) -> None:
    for _, rows in told:
        unscored = np.isin(rows["ending"], (Ending.FOUR_MERMAIDS, Ending.NOBODY_SCORES))
        assert not rows["gain"][unscored].any()


def test_points_by_kind_are_all_points(told: list[tuple[Game, Array]]) -> None:
    for _, rows in told:
        assert np.array_equal(rows["worth"].sum(axis=1), rows["points"].sum(axis=1))


def test_the_closer_has_the_last_turn_but_for_a_bet(told: list[tuple[Game, Array]]) -> None:
    for game, rows in told:
        stops, bets = (rows[rows["ending"] == each] for each in (Ending.STOP, Ending.BET_WON))
        last = (stops["starter"] + stops["turns"] - 1) % game.players
        assert np.array_equal(last, stops["closer"])
        after_last = (bets["starter"] + bets["turns"]) % game.players
        assert np.array_equal(after_last, bets["closer"])


def test_the_deck_is_told_as_the_game_leaves_it(told: list[tuple[Game, Array]]) -> None:
    for game, rows in told:
        assert rows["deck"][-1] == len(game.position().deck)
        void = rows[rows["ending"] == Ending.NOBODY_SCORES]
        assert not void["deck"].any()


def test_the_same_rounds_give_the_same_report(kept: Path, tmp_path: Path) -> None:
    from tools.talk.report import write_report  # Matplotlib: not whenever tests are collected

    written = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        write_report(kept, tmp_path / name)
        files = (path for path in (tmp_path / name).rglob("*") if path.is_file())
        written.append({path.name: path.read_bytes() for path in files})
    assert written[0] == written[1]
    page = written[0]["table-talk.md"].decode()
    assert "8 games of two, 8 games of three and 8 games of four" in page
    assert all(run.commit in page for run in runs_of(kept))
    assert "99,976 games were not yet played" in page
    assert "nan" not in page


def test_the_page_names_its_games_and_their_commit() -> None:
    page = (DOCS / "table-talk.md").read_text(encoding="utf-8")
    assert re.search(r"played [\d,]+ games of two\b", page)
    assert re.search(r"Played by commit [0-9a-f]{7,} \([\d,]+ games\)", page)
    assert "+changes" not in page


def test_the_page_shows_all_its_plots() -> None:
    shown = re.findall(r"\]\((table-talk/.*?)\)", (DOCS / "table-talk.md").read_text("utf-8"))
    plots = (DOCS / "table-talk").iterdir()
    assert sorted(shown) == sorted(f"table-talk/{plot.name}" for plot in plots)


def test_one_case_a_game_is_the_plain_mean() -> None:
    values, ones = np.array([3.0, 5.0, 10.0]), np.ones(3)
    found = mean_of(values, ones)
    half = 1.959964 * values.std(ddof=1) / sqrt(3)
    assert (found.mean, found.low, found.high) == pytest.approx((6, 6 - half, 6 + half))


def test_rounds_that_hang_together_tell_less() -> None:
    apart = share_of(np.array([1.0, 0, 1, 0] * 10), np.ones(40))
    together = share_of(np.array([2.0, 0] * 10), np.full(20, 2.0))
    assert apart.mean == together.mean == 0.5
    assert together.high - together.low > apart.high - apart.low


def test_what_was_never_seen_may_still_happen() -> None:
    never = share_of(np.zeros(100), np.ones(100))
    assert never.mean == never.low == 0
    assert never.high == pytest.approx(0.037, abs=0.001)
    assert isnan(share_of(np.zeros(2), np.zeros(2)).mean)


def test_words_follow_the_numbers() -> None:
    share = share_of(np.array([1.0, 0, 0, 0] * 100), np.ones(400))
    verdicts = [
        beside(share, par, above="more", below="less", level="?") for par in (0.1, 0.25, 0.5)
    ]
    assert verdicts == ["more", "?", "less"]
    assert one_in(share) == "one in 4"
    assert [course(values) for values in ([1, 2], [2, 1], [1, 3, 2])] == [
        *("rises", "falls", "goes up and down")
    ]
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert points(-1.5) == "−1.50"
