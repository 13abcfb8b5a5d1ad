"""The expert has sense: what wins for sure is played, and the score of the match counts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from papersea.game import Game
from papersea.players.budget import Playouts
from papersea.players.catalogue import OPPONENTS, Opponent
from papersea.players.search.expert import SearchPlayer
from papersea.players.styles import Rung
from papersea.position import parse_position
from tests.positions import table, view_of

EXPERTS = [opponent for opponent in OPPONENTS if opponent.rung is Rung.EXPERT]
each_expert = pytest.mark.parametrize("opponent", EXPERTS, ids=lambda opponent: opponent.name)
CALLS = {".", "STOP", "LAST"}


def thought(opponent: Opponent, game: Game, playouts: int = 3000) -> tuple[str, dict[str, float]]:
    """The move of whoever has the turn, and the chances that it gave to each."""
    player = opponent.seated(seed=1)
    assert isinstance(player, SearchPlayer)
    move = player.choose(game.view(game.turn), Playouts(playouts))
    return str(move), {str(each.move): each.chance for each in player.weighed}


@each_expert
@pytest.mark.parametrize(
    ("step", "pile", "wins"),
    [("draw", "Fk Mw", {"L"}), ("keep=MwOg", "Fk", {"Mw-L", "Mw-R"})],
)
def test_it_takes_the_fourth_mermaid(
    opponent: Opponent, step: str, pile: str, wins: set[str]
) -> None:
    game = table(["Mw Mw Mw", "Fd"], piles=(pile, "Fl"), step=step)
    move, chances = thought(opponent, game, playouts=100)
    assert move in wins
    assert {move for move, chance in chances.items() if chance == 1} == wins


SEVEN_POINTS = "Ap Ao Hd Hl"


def ahead_by_seven(scores: Sequence[int]) -> Game:
    """Always the same cards: seven points in the hand, and three on the other's table."""
    return table([SEVEN_POINTS, ""], laid=["", "Cy+Cd,Bd+Bl,Fd+Fl"], scores=scores)


@each_expert
def test_it_stops_when_that_wins_the_match(opponent: Opponent) -> None:
    move, chances = thought(opponent, ahead_by_seven([36, 22]))
    assert chances.keys() == CALLS
    assert (move, chances["STOP"]) == ("STOP", 1)


@each_expert
def test_it_does_not_stop_with_the_same_cards_when_that_loses_the_match(opponent: Opponent) -> None:
    move, chances = thought(opponent, ahead_by_seven([30, 38]))
    assert chances.keys() == CALLS
    assert (move in {".", "LAST"}, chances["STOP"]) == (True, 0)


@each_expert
def test_a_bet_that_would_be_void_is_not_preferred_to_a_stop_that_wins(opponent: Opponent) -> None:
    position = "pl 36-0 2 A:duo - OlOyOgHdHl/?23 -/- MwMwMwMw?11/?15 -"
    game = Game.set_up(parse_position(position), seed=1)
    assert view_of(game, "A").is_last_chance_void
    move, chances = thought(opponent, game)
    assert (move, chances["STOP"]) == ("STOP", 1)
    assert chances["LAST"] < 1


@each_expert
def test_the_higher_the_score_the_better_it_thinks_of_the_same_cards(opponent: Opponent) -> None:
    scores = ([0, 39], [0, 20], [0, 0], [20, 0], [32, 0])
    chances = [max(thought(opponent, ahead_by_seven(each))[1].values()) for each in scores]
    assert chances == sorted(chances)
    assert chances[0] < 0.5 < chances[-1]
