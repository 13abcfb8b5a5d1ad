"""Matches of one network against policies, to see how far it has come."""

from __future__ import annotations

from typing import Any

from papersea.players.kernel.network import Networks, Room, network_action
from papersea.players.kernel.policy import policy_action
from papersea.players.kernel.weights import Minds
from papersea.rules import codes
from papersea.rules.jit import entry
from papersea.rules.play import advance, begin_game
from papersea.rules.state import Games


@entry
def try_network(
    games: Games, networks: Networks, room: Room, minds: Minds, seed: int, deals: int, wins: Any
) -> None:
    """Every deal with the network in every seat once, the policies in the others; ``wins[deal]``
    is the share of these matches that it won."""
    game = games[0]
    for deal in range(deals):
        wins[deal] = 0.0
        for seat in range(game.players):
            begin_game(game, seed + deal)
            while game.step != codes.OVER:
                action = codes.NONE
                if game.step < codes.DECISIONS:
                    if game.turn == seat:
                        action = network_action(game, minds[game.turn], networks, 0, room)
                    else:
                        action = policy_action(game, minds[game.turn])
                advance(game, action)
            if game.winners >> seat & 1:
                winners = 0
                for other in range(game.players):
                    winners += game.winners >> other & 1
                wins[deal] += 1.0 / winners / game.players
