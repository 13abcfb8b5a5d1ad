"""How games end: by the rules, or because nobody is left to play against."""

from __future__ import annotations

import random

from papersea.table.commands import Leave, Resign
from papersea.table.live_game import Ending, Outcome, outcome_of
from papersea.table.table import Phase
from papersea.table.viewing import state_of
from tests.positions import A, B, C, play, table
from tests.table.live import CLOSING, FixedSecrets, play_to_the_call, started


def test_among_two_whoever_resigns_loses() -> None:
    live = started()
    live.do("ann", Resign())
    assert live.outcome == Outcome(Ending.RESIGNED, (B,), (2, 1), (0, 0))
    assert live.phase is Phase.OVER
    assert live.table.bot_to_move() is None
    assert state_of(live.table).running is None


def test_among_three_a_bot_plays_on_for_whoever_resigned() -> None:
    live = started(3)
    live.do("ann", Resign())
    assert live.phase is Phase.PLAYING
    assert live.table.bot_to_move() == A
    live.do("cat", Resign())
    assert live.outcome == Outcome(Ending.RESIGNED, (B,), (2, 1, 2), (0, 0, 0))


def test_among_four_the_last_one_wins() -> None:
    live = started(4)
    for name in ("bob", "dan"):
        live.do(name, Resign())
    assert live.phase is Phase.PLAYING
    live.do("ann", Resign())
    assert live.outcome.winners == (C,)


def test_when_no_person_is_left_the_leading_bots_have_won() -> None:
    live = started(1, bots=2)
    live.do("ann", Resign())
    assert live.outcome == Outcome(Ending.RESIGNED, (B, C), (3, 1, 1), (0, 0, 0))


def test_against_bots_the_others_play_on() -> None:
    live = started(2, bots=1)
    live.do("ann", Resign())
    assert live.phase is Phase.PLAYING
    live.do("bob", Resign())
    assert live.outcome.winners == (C,)


def test_somebody_who_is_away_is_still_there_to_win() -> None:
    live = started(3)
    live.do("cat", Leave())
    live.do("ann", Resign())
    live.do("bob", Resign())
    assert live.outcome.winners == (C,)


def test_whoever_leads_among_the_bots_has_won() -> None:
    live = started(2, deck=CLOSING)
    play_to_the_call(live)
    live.play("ann", "STOP")
    outcome = outcome_of(live.game, (), has_people=False)
    assert outcome is not None
    assert outcome.winners == (A,)


def test_scores_and_ranks_are_those_of_the_game() -> None:
    live = started(deck=CLOSING)
    play_to_the_call(live)
    live.play("ann", "STOP")
    assert live.game.scores == (8, 1)
    live.do("bob", Resign())
    assert live.outcome == Outcome(Ending.RESIGNED, (A,), (1, 2), (8, 1))


def test_a_game_that_is_played_out_ends_by_the_rules() -> None:
    live = started(2, bots=1, dealer=FixedSecrets())
    live.play_random_until(lambda _: False, random.Random(1))
    assert live.phase is Phase.OVER
    assert live.outcome.ending is Ending.FINISHED
    assert live.outcome.winners == live.game.winners
    assert min(live.outcome.ranks) == 1


def test_whoever_gave_up_does_not_win_by_the_bot_that_played_on() -> None:
    game = table(["Ap Ao Pv Pa", "", ""], scores=[29, 20, 10])
    play(game, "STOP")
    assert game.winners == (A,)
    outcome = outcome_of(game, {A}, has_people=True)
    assert outcome == Outcome(Ending.FINISHED, (B,), (3, 1, 2), (37, 20, 10))
