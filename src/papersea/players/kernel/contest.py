"""Whole games between policies, for tuning and for what a round is worth."""

from __future__ import annotations

from typing import Any

from papersea.players.kernel.policy import policy_action
from papersea.rules import codes
from papersea.rules.jit import entry
from papersea.rules.play import advance, begin_game
from papersea.rules.state import Games


@entry
def play_policies(games: Games, seed: int, count: int, minds: Any, wins: Any, stats: Any) -> None:
    """So many games, seat 0 by minds[0] and so on; rotates the seats; wins by mind."""
    game = games[0]
    players = game.players
    for number in range(count):
        # the same deal for every rotation
        begin_game(game, seed + number // players)
        shift = number % players
        rounds = 0
        decisions = 0
        while game.step != codes.OVER:
            action = codes.NONE
            if game.step < codes.DECISIONS:
                action = policy_action(game, minds[(game.turn + shift) % players])
                decisions += 1
                if action == codes.STOP:
                    stats[0] += 1
                    stats[1] += game.points[game.turn]
                    for seat in range(players):
                        stats[6] += game.points[seat]
                if action == codes.LAST_CHANCE:
                    stats[2] += 1
                    stats[3] += game.points[game.turn]
            else:
                rounds += 1
            advance(game, action)
            if rounds > 60:
                break
        stats[4] += game.round_number
        stats[5] += decisions
        total = 0
        for seat in range(players):
            total += game.winners >> seat & 1
        for seat in range(players):
            if game.winners >> seat & 1:
                wins[(seat + shift) % players] += 1.0 / total
