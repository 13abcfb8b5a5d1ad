"""Whole games of the engine, written on a score pad, end there as they ended."""

from __future__ import annotations

from hypothesis import given

from papersea.events import GameEnded, RoundScored, RoundStarted, RoundVoid
from papersea.game import Game
from papersea.moves import Seat
from papersea.scorepad import Ending, ScorePad, format_pad, parse_pad, standing
from tests.clauses import clause
from tests.scorepad.told import rounds_of, whole_games, written_down
from tests.sizes import examples


@clause("R2", "R6", "R7", "R9", "R10", "R11", "R12", "Q19", "G1", "G2", "G3", "G4", "G5")
@examples(150)
@given(whole_games())
def test_a_pad_says_what_the_engine_says(played: tuple[Game, ScorePad]) -> None:
    game, pad = played
    told = standing(pad)
    assert (told.totals, told.winners, told.target) == (game.scores, game.winners, game.target)
    assert told.is_over
    rounds = rounds_of(game.history)
    starters = [each.starter for (each, *_) in rounds if isinstance(each, RoundStarted)]
    assert [round_.next_starter for round_ in told.rounds] == [*starters[1:], None]
    for events, round_ in zip(rounds, told.rounds, strict=True):
        match next(
            each for each in events if isinstance(each, RoundScored | RoundVoid | GameEnded)
        ):
            case RoundScored(_, bet_won, points, bonuses, gains, scores, counted):
                assert round_.parts == counted
                assert (round_.bet_won, round_.gains, round_.totals) == (bet_won, gains, scores)
                assert tuple(hand.points for hand in round_.counted) == points
                assert tuple(hand.bonus for hand in round_.counted) == bonuses
            case RoundVoid(scores):
                assert (round_.bet_won, round_.totals) == (None, scores)
                assert not any(round_.gains)
            case GameEnded():
                assert round_.totals == game.scores


def test_such_games_end_their_rounds_in_every_way() -> None:
    pads = [written_down(Game(players=4, seed=seed), seed, 0.98) for seed in range(20)]
    assert {round_.how for pad in pads for round_ in pad.rounds} == set(Ending)


@examples(50)
@given(whole_games())
def test_a_pad_reads_back_and_its_past_does_not_change(played: tuple[Game, ScorePad]) -> None:
    _, pad = played
    assert parse_pad(format_pad(pad)) == pad
    told = standing(pad)
    for count, _ in enumerate(pad.rounds):
        before = standing(pad.first_rounds(count))
        assert before.rounds == told.rounds[:count]
        assert not before.is_over
        assert before.next_starter == (
            told.rounds[count - 1].next_starter if count else pad.starter
        )


def test_the_seat_of_the_first_round_is_kept() -> None:
    pad = ScorePad(("Ann", "Bo", "Cy"), Seat(2))
    assert parse_pad(format_pad(pad)).starter == 2
