"""One turn ahead: what a draw will bring, and what the others hold, over sampled worlds."""

from __future__ import annotations

from papersea.knowledge.script import SEEN_GAME, WORLD_GAME, Scripts, Worlds
from papersea.players.belief.sampling import enter_world, sample_world
from papersea.players.policy.actions import NOTHING, best_duo, policy_action
from papersea.players.policy.calls import call_allowed, call_by_lead, can_close
from papersea.players.policy.weights import Policies, Weights
from papersea.players.policy.worth import worth
from papersea.rules import codes
from papersea.rules.jit import entry, jit, whole
from papersea.rules.legal import can_take
from papersea.rules.memory import top_place
from papersea.rules.records import copy_record
from papersea.rules.state import Games, State
from papersea.rules.tables import KIND_OF


@entry
def look_ahead(
    scripts: Scripts, worlds: Worlds, games: Games, policies: Policies, count: int, tries: int
) -> int:
    """The move of the seat whose turn it is, after a look at so many worlds."""
    if games[SEEN_GAME].step >= codes.DECISIONS or games[SEEN_GAME].turn != scripts[0].observer:
        raise ValueError("somebody else is to choose")
    hope = 0.0
    feared = 0.0
    wins = 0
    found = 0
    for _ in range(count):
        if sample_world(scripts[0], worlds[0], tries):
            copy_record(games, SEEN_GAME, WORLD_GAME)
            game = games[WORLD_GAME]
            enter_world(scripts[0], worlds[0], game)
            found += 1
            feared += most_points_of_others(game)
            wins += stopping_wins(game)
            if game.step == codes.DRAWING:
                hope += best_of_two(game, policies[game.turn])
    game = games[WORLD_GAME]
    weights = policies[game.turn]
    if found == 0:
        return codes.NONE
    if game.step == codes.DRAWING:
        return draw_or_take(game, hope / found, weights)
    if game.step == codes.DUO_STEP and can_close(game):
        action = best_duo(game, weights)
        if action != codes.END:
            return action
        if 2 * wins > found:
            return call_allowed(game, codes.STOP)
        return call_allowed(game, call_by_lead(game, feared / found, weights))
    return policy_action(game, weights)


@jit
def most_points_of_others(game: State) -> int:
    most = 0
    for seat in range(game.players):
        if seat != game.turn:
            most = max(most, whole(game.points[seat]))
    return most


@jit
def stopping_wins(game: State) -> int:
    """1 if a STOP in this world would win the game."""
    total = game.score[game.turn] + game.points[game.turn]
    if total < game.target:
        return 0
    for seat in range(game.players):
        if seat != game.turn and game.score[seat] + game.points[seat] >= total:
            return 0
    return 1


@jit
def best_of_two(game: State, weights: Weights) -> float:
    """What the next two cards of the deck are worth: the better one, less what the other gives."""
    if game.deck_size == 0:
        return -1.0
    first = whole(game.deck[game.deck_size - 1])
    if game.deck_size == 1:
        return worth(game, game.turn, first, weights)
    second = whole(game.deck[game.deck_size - 2])
    return max(
        worth(game, game.turn, first, weights) - weights.deny[KIND_OF[second]],
        worth(game, game.turn, second, weights) - weights.deny[KIND_OF[first]],
    )


@jit
def draw_or_take(game: State, hope: float, weights: Weights) -> int:
    best = hope if game.deck_size > 0 else NOTHING
    action = whole(game.legal[0])
    for pile in range(codes.PILES):
        if can_take(game, pile):
            top = whole(game.pile[top_place(game, pile)])
            value = worth(game, game.turn, top, weights)
            if value > best:
                best = value
                action = codes.TAKE + pile
    return action
