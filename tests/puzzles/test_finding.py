"""Puzzles are found again by the same plan, and a run that was stopped goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from papersea.analysis.weighing import JUDGE
from papersea.game import Game
from papersea.players.budget import Playouts
from papersea.players.ladder.simple import SimplePlayer
from papersea.puzzles import Puzzle, Shelf, Theme, load_shelf
from papersea.puzzles.ideas import idea_of
from papersea.puzzles.puzzle import Weight
from papersea.puzzles.rounds import round_of, view_of
from tests.sizes import sized
from tools.puzzles.__main__ import COUNT, GAMES, mined, write
from tools.puzzles.choosing import EASY, choose
from tools.puzzles.finding import Mined, former_games, mine
from tools.puzzles.journal import Journal, OtherPlan
from tools.puzzles.plan import Plan

QUICK = Plan(seed=6, look="30p", check="200p", least_lead=0.2, least_chance=0.3)
SHIPPED = load_shelf().puzzles


def test_the_view_of_a_puzzle_is_that_of_the_game_it_is_from() -> None:
    for players in (2, 3, 4):
        game = Game(players=players, seed=players)
        player = SimplePlayer(1)
        while not game.is_over:
            view = game.view(game.turn)
            start, turns = round_of(game)
            assert view_of(Puzzle(start, turns, (), 0)) == view
            for _ in range(players * 9):
                if not game.is_over:
                    game.play(player.choose(game.view(game.turn), Playouts(1)))


def test_the_same_plan_finds_the_same_puzzles() -> None:
    found = next(each for number in range(20) if (each := mine(QUICK, number)).puzzles)
    assert mine(QUICK, found.game) == found
    for puzzle in found.puzzles:
        assert puzzle.lead >= QUICK.least_lead - 0.001
        assert puzzle.weights[0].chance >= QUICK.least_chance - 0.001, "not all is lost"
        assert puzzle.judge == JUDGE
        assert 0 <= puzzle.difficulty <= 1
    assert len({(puzzle.start, puzzle.theme) for puzzle in found.puzzles}) == len(found.puzzles)


def test_a_run_that_was_stopped_in_the_middle_of_a_line_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    games = [Mined(number, SHIPPED[number : number + 1]) for number in range(3)]
    journal = Journal(path, QUICK)
    for game in games[:2]:
        journal.add(game)
    path.write_bytes(path.read_bytes()[:-40])
    again = Journal(path, QUICK)
    assert again.mined == {0: games[0]}
    again.add(games[2])
    assert Journal(path, QUICK).mined == {0: games[0], 2: games[2]}


def test_a_journal_of_another_plan_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "journal.jsonl", QUICK)
    with pytest.raises(OtherPlan, match="least_lead"):
        Journal(tmp_path / "journal.jsonl", Plan())


def test_those_of_a_former_shelf_are_looked_at_like_those_of_games() -> None:
    former = {puzzle.id for puzzle in load_shelf().former}
    assert len(former_games()) * 10 >= len(former)
    found = mine(QUICK, former_games()[0])
    assert found == mine(QUICK, former_games()[0])
    assert {puzzle.id for puzzle in found.puzzles} <= former
    for puzzle in found.puzzles:
        assert puzzle.judge == JUDGE
        assert puzzle.lead >= QUICK.least_lead - 0.001


def test_no_game_is_begun_when_time_is_up() -> None:
    assert [*mined(QUICK, range(1000), 1, until=0)] == []


def test_a_choice_of_puzzles_is_mixed_and_comes_in_the_order_of_difficulty() -> None:
    some = sized(SHIPPED[::5], SHIPPED)
    chosen = choose([Mined(0, some), Mined(1, some)], 21, easy_lead=0)
    assert all(puzzle.idea is idea_of(puzzle) for puzzle in chosen)
    assert len(chosen) == 21
    assert len({puzzle.theme for puzzle in chosen}) > 4
    assert {puzzle.players for puzzle in chosen} == {2, 3, 4}
    assert len({puzzle.id for puzzle in chosen}) == len(chosen), "the same one comes once"
    assert [each.difficulty for each in chosen] == sorted(each.difficulty for each in chosen)


def test_easy_ones_have_a_large_lead() -> None:
    some = sized(SHIPPED[::5], SHIPPED)
    chosen = choose([Mined(0, some)], len(some), easy_lead=0.15)
    easy = chosen[: round(EASY * len(chosen))]
    assert len(easy) > 5
    assert all(puzzle.lead >= 0.15 for puzzle in easy)
    assert any(puzzle.lead < 0.15 for puzzle in chosen)


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write(path, QUICK, 12, SHIPPED[:9])
    read = msgspec.json.decode(path.read_bytes(), type=Shelf)
    assert read.puzzles == SHIPPED[:9]
    assert (read.made["games"], read.made["check"]) == (12, "200p")


def test_the_puzzles_that_papersea_comes_with_are_those_of_the_command_without_options() -> None:
    usual = msgspec.structs.asdict(Plan())
    assert load_shelf().made == {**usual, "games": GAMES, "count": len(SHIPPED)}
    assert 300 < len(SHIPPED) <= COUNT


def test_a_theme_is_what_can_be_chosen_between() -> None:
    themes = {
        "D L": Theme.DRAW,
        "Cy-L Cd-R": Theme.KEEP,
        "Cy+Cd .": Theme.DUO,
        ". Cy+Cd STOP LAST": Theme.CALL,
        "?L ?R": Theme.SEARCH,
        "#1 #2": Theme.PICK,
        "@B @C": Theme.STEAL,
    }
    for moves, theme in themes.items():
        weights = tuple(Weight(move, 0.5, 0, 1) for move in moves.split())
        assert Puzzle("", "", weights, 0).theme is theme
