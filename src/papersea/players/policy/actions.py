"""A fast way to play: no look-ahead, and only what the seat itself may know."""

from __future__ import annotations

from papersea.players.policy.by_table import move_by_table
from papersea.players.policy.calls import (
    call_by_rule,
    call_inputs,
    can_close,
    choose_call,
    estimate,
)
from papersea.players.policy.weights import CALL_INPUTS, Policies, Weights
from papersea.players.policy.worth import horizon, worth
from papersea.rules import codes
from papersea.rules.in_force import effect_of, rules_for
from papersea.rules.jit import entry, jit, rare, whole
from papersea.rules.legal import can_be_robbed, can_take
from papersea.rules.memory import top_place
from papersea.rules.records import Doubles
from papersea.rules.state import Games, State
from papersea.rules.tables import (
    DIFFERENT,
    FISHES,
    KIND_OF,
    MAX_PILE,
    SEARCHES,
    STEALS,
    TURNS_AGAIN,
)

NOTHING = -1e9
"""Less than anything is worth."""


@rare
def policy_action(game: State, weights: Weights) -> int:
    """The move of the seat whose turn it is."""
    if weights.has_table == 1 and game.step != codes.ROBBING:
        return move_by_table(game, weights)
    if game.step == codes.DRAWING:
        return choose_draw(game, weights)
    if game.step == codes.KEEPING:
        return choose_keep(game, weights)
    if game.step == codes.DUO_STEP:
        return choose_in_duo_step(game, weights)
    if game.step == codes.SEARCHING:
        left, right = best_in_pile(game, 0, weights), best_in_pile(game, 1, weights)
        return codes.SEARCH + (1 if right > left else 0)
    if game.step == codes.PICKING:
        return choose_pick(game, weights)
    if game.step == codes.ROBBING:
        return choose_victim(game, weights)
    return whole(game.legal[0])


@jit
def choose_draw(game: State, weights: Weights) -> int:
    best = NOTHING
    action = whole(game.legal[0])
    if game.deck_size > 0:
        best = horizon(game, weights.draw[0], weights.draw[1])
    for pile in range(codes.PILES):
        if can_take(game, pile):
            value = worth(game, game.turn, whole(game.pile[top_place(game, pile)]), weights)
            if value > best:
                best = value
                action = codes.TAKE + pile
    return action


@jit
def choose_keep(game: State, weights: Weights) -> int:
    """The better card; the other where it gives the next player least."""
    best = NOTHING
    action = whole(game.legal[0])
    for number in range(game.legal_count):
        choice = whole(game.legal[number]) - codes.KEEP
        which, pile = choice >> 1, choice & 1
        value = worth(game, game.turn, whole(game.drawn[which]), weights)
        given = weights.deny[KIND_OF[game.drawn[1 - which]]]
        if game.pile_size[1 - pile] > 0:
            other = game.pile[top_place(game, 1 - pile)]
            given = max(given, weights.deny[KIND_OF[other]])
        value -= given
        if value > best:
            best = value
            action = choice + codes.KEEP
    return action


@jit
def best_in_pile(game: State, pile: int, weights: Weights) -> float:
    best = NOTHING
    for card in range(DIFFERENT):
        if game.lying[pile * DIFFERENT + card] > 0:
            best = max(best, worth(game, game.turn, card, weights))
    return best


@jit
def choose_pick(game: State, weights: Weights) -> int:
    """The best card; the uppermost of equals."""
    best = NOTHING
    action = codes.PICK
    depth = 0
    place = game.searched * MAX_PILE + whole(game.pile_length[game.searched]) - 1
    while place >= game.searched * MAX_PILE:
        if game.gone[place] == 0:
            value = worth(game, game.turn, whole(game.pile[place]), weights)
            if value > best:
                best = value
                action = codes.PICK + depth
            depth += 1
        place -= 1
    return action


@jit
def choose_victim(game: State, weights: Weights) -> int:
    """Who is feared most: by total score, and what the hand may hold."""
    best = NOTHING
    action = whole(game.legal[0])
    for number in range(game.legal_count):
        left = whole(game.legal[number]) - codes.ROB + 1
        seat = (game.turn + left) % game.players
        value = game.score[seat] / 4 + estimate(game, seat, weights)
        if value > best:
            best = value
            action = whole(game.legal[number])
    return action


@jit
def use_of_duo(game: State, effect: int, weights: Weights) -> float:
    """Above 0 if laying it out now does something; boats after what fetches cards,
    and what is not known here last of all."""
    if effect == FISHES:
        return 4.0 if game.deck_size > 0 else -1.0
    if effect == TURNS_AGAIN:
        return 1.0 if game.deck_size + game.pile_size[0] + game.pile_size[1] > 0 else -1.0
    if effect == SEARCHES:
        best = max(best_in_pile(game, 0, weights), best_in_pile(game, 1, weights))
        needed = weights.crab_from if game.closer == codes.NOBODY else 0.0
        return 2.0 if best > needed else -1.0
    if effect == STEALS:
        for seat in range(game.players):
            if seat != game.turn and can_be_robbed(game, seat):
                return 3.0
        return -1.0
    return 0.5


@jit
def choose_in_duo_step(game: State, weights: Weights) -> int:
    """A duo that does something, or else a call."""
    action = best_duo(game, weights)
    return choose_call(game, weights) if action == codes.END and can_close(game) else action


@jit
def best_duo(game: State, weights: Weights) -> int:
    """The most useful duo, or END if none is of use now."""
    best = 0.0
    action = codes.END
    last_effect = -1
    for number in range(game.legal_count):
        legal = whole(game.legal[number])
        if legal < codes.SEARCH:
            effect = effect_of(legal - codes.LAY, rules_for(game, game.turn))
            if effect != last_effect:
                last_effect = effect
                value = use_of_duo(game, effect, weights)
                if value > best:
                    best = value
                    action = legal
    return action


@entry
def ask_policy(games: Games, index: int, policies: Policies) -> int:
    """What the policy of the seat whose turn it is would do."""
    game = games[index]
    return policy_action(game, policies[game.turn])


@entry
def ask_call(games: Games, index: int, policies: Policies, inputs: Doubles) -> bool:
    """Whether the policy sees nothing left to do but to close the round or to go on; and what a
    learned call would look at."""
    game = games[index]
    weights = policies[game.turn]
    if game.step != codes.DUO_STEP or not can_close(game):
        return False
    found = call_inputs(game, call_by_rule(game, weights), weights)
    for number in range(CALL_INPUTS):
        inputs[number] = found[number]
    return best_duo(game, weights) == codes.END
