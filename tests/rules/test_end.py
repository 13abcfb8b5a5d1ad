"""The end of the game (G1 to G5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from papersea.events import GameEnded, RoundScored
from papersea.game import Game
from papersea.moves import Seat, Step
from papersea.rules.options import Options
from tests.clauses import clause
from tests.positions import EDITIONS, A, B, C, D, names, play, table, the

SEVEN = "Ap Ao Hd Hl"
EIGHT = "Pv Pa Pp Og Or"
THREE_MERMAIDS = "Mw Mw Mw"
TARGETS = [(2, 40), (3, 35), (4, 30)]


@clause("G1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_mermaids_win_the_game_at_once(edition: str, players: int) -> None:
    hands = [THREE_MERMAIDS, SEVEN, "", ""][:players]
    scores = [0, 29, 29, 29][:players]
    game = table(hands, step="draw", piles=("Mw", "By"), scores=scores, options=edition)
    events = play(game, "L")
    assert the(GameEnded, events) == GameEnded((A,), by_mermaids=True)
    assert (game.step, game.winners, game.scores) == (Step.OVER, (A,), tuple(scores))
    assert game.legal_moves() == ()


@clause("G1")
@pytest.mark.parametrize("round_number", [1, 5])
def test_in_any_round(round_number: int) -> None:
    start = table([THREE_MERMAIDS, ""], step="draw", piles=("Mw", "By")).position()
    game = Game.set_up(replace(start, round=round_number))
    play(game, "L")
    assert game.winners == (A,)


@clause("G1", "Q12")
def test_in_a_last_turn_too() -> None:
    game = table([f"{SEVEN} {EIGHT}", THREE_MERMAIDS, ""], piles=("Mw", "By"))
    assert names(play(game, "LAST L"))[-1] == "GameEnded"
    assert game.winners == (B,)


@clause("G1")
def test_three_mermaids_do_not() -> None:
    game = table(["Mw Mw", ""], step="draw", piles=("Mw", "By"))
    play(game, "L .")
    assert not game.is_over


@clause("G2", "target")
@pytest.mark.parametrize(("players", "target"), TARGETS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_plays_to_40_35_or_30(edition: str, players: int, target: int) -> None:
    assert Options.of(edition).points_to_win(players) == target
    assert Game(Options.of(edition), players, seed=1).view(None).target == target


@clause("G2", "target")
@pytest.mark.parametrize(("players", "target"), TARGETS)
@pytest.mark.parametrize(("options", "factor"), [("classic", 1), ("classic,target=double", 2)])
def test_the_game_ends_when_someone_reaches_the_target(
    players: int, target: int, options: str, factor: int
) -> None:
    for missing, is_over in ((8, False), (7, True), (6, True)):
        scores = [factor * target - missing] + [0] * (players - 1)
        game = table([SEVEN, "", "", ""][:players], scores=scores, options=options)
        play(game, "STOP")
        assert game.is_over == is_over


@clause("G2")
def test_the_game_ends_for_a_target_that_an_opponent_reached() -> None:
    game = table([SEVEN, EIGHT], scores=(0, 32))
    assert the(GameEnded, play(game, "STOP")) == GameEnded((B,), by_mermaids=False)


@clause("G2")
def test_the_target_is_looked_at_only_after_a_round() -> None:
    game = table([SEVEN, ""], scores=(39, 0))
    play(game, ".")
    assert not game.is_over


@clause("G2")
def test_nothing_is_dealt_after_the_end() -> None:
    game = table([SEVEN, ""], scores=(39, 0))
    assert names(play(game, "STOP"))[-2:] == ["RoundScored", "GameEnded"]
    assert (game.round, game.legal_moves()) == (2, ())


@clause("G3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("scores", "winner"), [((34, 34, 0), B), ((34, 0, 0), A), ((28, 26, 34), C)]
)
def test_the_highest_total_wins(edition: str, scores: tuple[int, ...], winner: Seat) -> None:
    """A gains 7, B 8 and C 3."""
    game = table([SEVEN, EIGHT, "Hk Hy Bd Bd"], scores=scores, options=edition)
    play(game, "STOP")
    assert game.winners == (winner,)


@clause("G3", "R7")
def test_who_closed_may_lose() -> None:
    game = table([f"{SEVEN} Cd", EIGHT], turn="B", closer="A", scores=(38, 38))
    play(game, ".")
    assert (game.scores, game.winners) == ((40, 46), (B,))


@clause("G4")
@pytest.mark.parametrize(
    ("scores", "winners"), [((33, 32), (B,)), ((34, 32), (A,)), ((33, 33), (B,))]
)
def test_of_tied_players_the_better_last_round_wins(
    scores: tuple[int, int], winners: tuple[Seat, ...]
) -> None:
    """A gains 7 and B 8."""
    game = table([SEVEN, EIGHT], scores=scores)
    play(game, "STOP")
    assert game.winners == winners


@clause("G3", "G4")
def test_an_equal_last_round_does_not_make_up_for_a_lower_total() -> None:
    game = table([SEVEN, "Pv Pa Pp Hy Hg"], scores=(35, 34))
    play(game, "STOP")
    assert (game.scores, game.winners) == ((42, 41), (A,))


@clause("G4")
def test_a_better_last_round_helps_only_the_tied() -> None:
    game = table([SEVEN, EIGHT, "Hk Hy Bd Bd"], scores=(30, 0, 34))
    play(game, "STOP")
    assert (game.scores, game.winners) == ((37, 8, 37), (A,))


@clause("G5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_still_tied_players_share_the_win(edition: str) -> None:
    game = table([SEVEN, "Pv Pa Pp Hy Hg"], scores=(35, 35), options=edition)
    ended = the(GameEnded, play(game, "STOP"))
    assert ended == GameEnded((A, B), by_mermaids=False)
    assert game.winners == game.view(None).winners == (A, B)


@clause("G5")
def test_three_can_share_the_win() -> None:
    hands = [SEVEN, "", "Pv Pa Pp Hy Hg", "Og Or Ov Cd Cy"]
    game = table(hands, scores=(29, 29, 29, 29))
    assert the(RoundScored, play(game, "STOP")).gains == (7, 0, 7, 7)
    assert game.winners == (A, C, D)
