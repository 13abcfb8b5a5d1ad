"""Whole games by policy alone: nobody looks ahead, so nobody has to know anything."""

from __future__ import annotations

from papersea.players.policy.actions import policy_action
from papersea.players.policy.weights import Policies
from papersea.rules import codes
from papersea.rules.jit import entry
from papersea.rules.options import Options
from papersea.rules.play import advance, begin_game
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games


def play_policies(
    options: Options, players: int, policies: Policies, seed: int, games: int
) -> list[float]:
    """How many of so many games, from the seeds that follow, each seat wins; a shared win is a
    part of one."""
    room = new_games(1)
    write_options(game_at(room, 0), options, players)
    wins = [0.0] * players
    for number in range(games):
        winners = play_match(room, policies, seed + number)
        for seat in range(players):
            wins[seat] += (winners >> seat & 1) / winners.bit_count()
    return wins


@entry
def play_match(games: Games, policies: Policies, seed: int) -> int:
    """A game by the players and options that are set, to its end: who has won, one bit a seat."""
    game = games[0]
    begin_game(game, seed)
    while game.step != codes.OVER:
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = policy_action(game, policies[game.turn])
        advance(game, action)
    return game.winners
