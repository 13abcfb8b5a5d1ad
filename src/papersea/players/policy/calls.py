"""Whether to close the round, and how: by a rule, or by what was learned from many searches."""

from __future__ import annotations

from papersea.players.policy.weights import CALL_INPUTS, Reals, Weights
from papersea.rules import codes
from papersea.rules.in_force import may_bet, may_stop, points_to_close, rules_for
from papersea.rules.jit import jit
from papersea.rules.options import MIN_PLAYERS
from papersea.rules.state import State
from papersea.rules.tables import DECK_SIZE

Inputs = tuple[float, ...]

_USUAL_POINTS = 9
_FULL_HAND = 8.0
_FAR = 3.0
"""What is beyond thirty points counts as thirty."""


@jit
def can_close(game: State) -> bool:
    return game.legal[game.legal_count - 1] > codes.END


@jit
def choose_call(game: State, weights: Weights) -> int:
    """Go on, STOP or LAST CHANCE."""
    by_rule = call_by_rule(game, weights)
    call = learned_call(game, by_rule, weights) if weights.has_learned == 1 else by_rule
    return call_allowed(game, call)


@jit
def call_allowed(game: State, call: int) -> int:
    """The call, or the other one where there is no such call; the caller may close the round."""
    rules = rules_for(game, game.turn)
    if call == codes.STOP and not may_stop(rules):
        return codes.LAST_CHANCE
    if call == codes.LAST_CHANCE and not may_bet(rules):
        return codes.STOP
    return call


@jit
def call_by_rule(game: State, weights: Weights) -> int:
    feared, wins_by_stopping = feared_of_others(game, weights)
    return codes.STOP if wins_by_stopping else call_by_lead(game, feared, weights)


@jit
def estimate(game: State, seat: int, weights: Weights) -> float:
    """What another's cards may be worth, judged by how many there are."""
    held, laid = game.hand_size[seat], 2 * game.laid_count[seat]
    return weights.estimate[0] * held + weights.estimate[1] * laid + weights.estimate[2]


@jit
def feared_of_others(game: State, weights: Weights) -> tuple[float, bool]:
    """The most points that another may have, and whether a STOP looks like winning the game."""
    total = game.score[game.turn] + game.points[game.turn]
    feared = 0.0
    wins = total >= game.target
    for seat in range(game.players):
        if seat != game.turn:
            expected = estimate(game, seat, weights)
            feared = max(feared, expected)
            wins = wins and game.score[seat] + expected < total
    return feared, wins


@jit
def call_by_lead(game: State, feared: float, weights: Weights) -> int:
    """By the lead over what the others may have."""
    lead = game.points[game.turn] - feared
    enough_deck = game.deck_size > 2 * game.players
    if enough_deck and lead >= lead_needed(game, weights.last_chance):
        return codes.LAST_CHANCE
    return codes.STOP if lead >= lead_needed(game, weights.stop) else codes.END


@jit
def lead_needed(game: State, needed: Reals) -> float:
    beyond = game.points[game.turn] - points_to_close(rules_for(game, game.turn))
    lead = needed[0] + needed[1] * (game.players - MIN_PLAYERS)
    return lead + needed[2] * game.deck_size / DECK_SIZE + needed[3] * beyond


@jit
def call_inputs(game: State, by_rule: int, weights: Weights) -> Inputs:
    """What a learned call looks at: the seat's points, the others' cards, the scores, the deck."""
    score, hand, laid, feared, near = 0.0, 0.0, 0.0, 0.0, 0.0
    for seat in range(game.players):
        if seat != game.turn:
            expected = estimate(game, seat, weights)
            score = max(score, float(game.score[seat]))
            hand = max(hand, float(game.hand_size[seat]))
            laid = max(laid, float(game.laid_count[seat]))
            feared = max(feared, expected)
            near = max(near, game.score[seat] + expected)
    target = float(game.target)
    points = float(game.points[game.turn])
    total = game.score[game.turn] + points
    beyond = (points - _USUAL_POINTS) / 4
    deck = game.deck_size / DECK_SIZE
    lead = (points - feared) / 5
    hand = hand / _FULL_HAND
    return (
        1.0,
        beyond,
        beyond * beyond,
        game.score[game.turn] / target,
        score / target,
        deck,
        deck * deck,
        hand,
        laid / 4,
        hand * deck,
        1.0 if total >= target else 0.0,
        1.0 if near >= target else 0.0,
        min(_FAR, max(-1.0, (target - total) / 10)),
        min(_FAR, max(-1.0, (target - near) / 10)),
        lead,
        lead * deck,
        game.hand_size[game.turn] / _FULL_HAND,
        game.laid_count[game.turn] / 4.0,
        1.0 if by_rule == codes.STOP else 0.0,
        1.0 if by_rule == codes.LAST_CHANCE else 0.0,
    )


@jit
def learned_call(game: State, by_rule: int, weights: Weights) -> int:
    """The call that is liked most; no bet on an empty deck."""
    inputs = call_inputs(game, by_rule, weights)
    best = liking(inputs, weights, 0)
    action = codes.END
    stop = liking(inputs, weights, 1)
    if stop > best:
        best = stop
        action = codes.STOP
    if game.deck_size > 0 and liking(inputs, weights, 2) > best:
        action = codes.LAST_CHANCE
    return action


@jit
def liking(inputs: Inputs, weights: Weights, call: int) -> float:
    total = 0.0
    for number in range(CALL_INPUTS):
        total += weights.calls[call * CALL_INPUTS + number] * inputs[number]
    return total
