"""The ways into the kernel for players that do not search."""

from __future__ import annotations

from papersea.players.kernel.policy import policy_action
from papersea.players.kernel.weights import Minds
from papersea.rules.jit import entry
from papersea.rules.state import Games


@entry
def ask_policy(games: Games, index: int, minds: Minds) -> int:
    """What the policy of the seat whose turn it is would do."""
    game = games[index]
    return policy_action(game, minds[game.turn])
