"""Reading the others: how likely is what they did, if the hidden cards lie as in a world?

Whoever draws two keeps the better card, whoever could have closed mostly does, and who holds a
duo mostly lays it out. So worlds in which others played well are likelier than worlds in which
they did not.
"""

from __future__ import annotations

from papersea.knowledge import script as deeds
from papersea.knowledge.script import (
    BELIEVED_WORLD,
    NO_CARD,
    PICKED_CARD,
    RETOLD_GAME,
    SAMPLED_WORLD,
    SEEN_GAME,
    STOLEN,
    TOKEN,
    WORLD_GAME,
    Determinisation,
    Script,
    Scripts,
    Worlds,
)
from papersea.players.belief.sampling import enter_world, sample_world
from papersea.players.policy.calls import call_by_rule, call_inputs
from papersea.players.policy.weights import (
    CALL_INPUTS,
    READ_DRAW,
    READ_GO_ON,
    READ_HOLD,
    READ_KEEP,
    Policies,
    Weights,
)
from papersea.players.policy.worth import horizon, worth
from papersea.rules import codes
from papersea.rules.dice import random_below, seed_random
from papersea.rules.jit import entry, jit, rare, whole
from papersea.rules.legal import can_close
from papersea.rules.play import leave_hand, lose_card, put_in_hand
from papersea.rules.real_numbers import exponential, softplus
from papersea.rules.records import Doubles, copy_record
from papersea.rules.scoring import count_points
from papersea.rules.state import Games, State
from papersea.rules.tables import (
    BOAT,
    COLOURS,
    CRAB,
    DIFFERENT,
    FISH,
    KIND_OF,
    KINDS,
    SHARK,
    SWIMMER,
)

_PROPOSALS = 12
"""Worlds that are looked at for each that is believed in."""
_SETTLING = 200
"""Worlds before the first one is believed in."""
_FINE = 1 << 30
_SURE = 30.0


@rare
def believe_world(
    scripts: Scripts, worlds: Worlds, games: Games, policies: Policies, tries: int, is_first: bool
) -> bool:
    """The next world to believe in, laid out in ``WORLD_GAME``; False if none was found.

    Worlds follow each other in a chain (Metropolis and Hastings): each sampled one takes the place
    of the one before by how much likelier it makes what was seen.
    """
    script, sampled = scripts[0], worlds[SAMPLED_WORLD]
    for number in range(_SETTLING if is_first else _PROPOSALS):
        if not sample_world(script, sampled, tries):
            return False
        copy_record(games, SEEN_GAME, RETOLD_GAME)
        sampled.likelihood = explain(script, sampled, games[RETOLD_GAME], policies)
        gained = sampled.likelihood - worlds[BELIEVED_WORLD].likelihood
        if (is_first and number == 0) or is_likelier(sampled, gained):
            copy_record(worlds, SAMPLED_WORLD, BELIEVED_WORLD)
    copy_record(games, SEEN_GAME, WORLD_GAME)
    enter_world(script, worlds[BELIEVED_WORLD], games[WORLD_GAME])
    return True


@jit
def is_likelier(dice: Determinisation, gained: float) -> bool:
    return gained >= 0.0 or random_below(dice, _FINE) < exponential(gained) * _FINE


@rare
def explain(script: Script, world: Determinisation, game: State, policies: Policies) -> float:
    """The logarithm of how likely the deeds are, but for what no hidden card bears on."""
    clear_hands(game)
    total = 0.0
    for number in range(script.deeds):
        deed, seat = whole(script.deed[number]), whole(script.doer[number])
        card = card_meant(world, whole(script.card[number]))
        other = whole(script.other[number])
        game.deck_size = script.deck[number]
        game.turn = seat
        is_read = seat != script.observer
        weights = policies[seat]
        if deed == deeds.DREW:
            if is_read:
                total += log_drawing(game, weights, card, other)
        elif deed == deeds.KEPT:
            if is_read:
                total += log_keeping(game, weights, card, other)
            gain(game, seat, card)
        elif deed == deeds.TOOK:
            if is_read:
                total += log_taking(game, weights, card, other)
            gain(game, seat, card)
        elif deed == deeds.GAINED_CARD:
            gain(game, seat, card)
        elif deed == deeds.LOST_CARD:
            lose(game, seat, card)
        elif deed == deeds.LAID:
            if is_read:
                total += log_chance(-weights.reading[READ_HOLD + KIND_OF[other]])
            leave_hand(game, seat, card)
            leave_hand(game, seat, other)
            game.laid_count[seat] += 1
        elif deed == deeds.ENDED:
            if is_read:
                total += log_ending(game, weights)
        else:
            if is_read:
                total += log_chance(-liking_of_going_on(game, weights))
            game.closer = seat
    return total


@jit
def clear_hands(game: State) -> None:
    """The beginning of a round, as far as choices are read."""
    game.closer = codes.NOBODY
    for seat in range(game.players):
        game.hand_size[seat] = 0
        game.laid_count[seat] = 0
        game.points[seat] = 0
        game.bonus[seat] = 0
        for card in range(DIFFERENT):
            game.hand[seat * DIFFERENT + card] = 0
        for kind in range(KINDS):
            game.hand_kinds[seat * KINDS + kind] = 0
            game.kinds[seat * KINDS + kind] = 0
        for colour in range(COLOURS):
            game.colours[seat * COLOURS + colour] = 0


@jit
def card_meant(world: Determinisation, card: int) -> int:
    """The card that a deed names, in this world."""
    if card < TOKEN:
        return card
    if card >= PICKED_CARD:
        return whole(world.picked[card - PICKED_CARD])
    if card >= STOLEN:
        stolen = whole(world.secret[card - STOLEN])
        return stolen if stolen < DIFFERENT else whole(world.tokens[stolen - DIFFERENT])
    return whole(world.tokens[card - TOKEN])


@jit
def gain(game: State, seat: int, card: int) -> None:
    put_in_hand(game, seat, card)
    count_points(game, seat)


@jit
def lose(game: State, seat: int, card: int) -> None:
    lose_card(game, seat, card)
    count_points(game, seat)


@jit
def log_chance(liking: float) -> float:
    """The logarithm of the chance of what is liked so much more than its alternative."""
    return -softplus(min(_SURE, -liking))


@jit
def liking_of_top(game: State, weights: Weights, top: int) -> float:
    if top == NO_CARD:
        return -_SURE
    return weights.reading[READ_DRAW] * worth(game, game.turn, top, weights)


@jit
def liking_of_deck(game: State, weights: Weights) -> float:
    hope = horizon(game, weights.draw[0], weights.draw[1])
    return weights.reading[READ_DRAW] * hope + weights.reading[READ_DRAW + 1]


@jit
def log_drawing(game: State, weights: Weights, left: int, right: int) -> float:
    """Two cards from the deck, and not the better top."""
    best = max(liking_of_top(game, weights, left), liking_of_top(game, weights, right))
    return log_chance(liking_of_deck(game, weights) - best)


@jit
def log_taking(game: State, weights: Weights, card: int, other: int) -> float:
    """A top, and not the deck or the other top."""
    rest = liking_of_top(game, weights, other)
    if game.deck_size > 0:
        rest = max(rest, liking_of_deck(game, weights))
    return log_chance(liking_of_top(game, weights, card) - rest)


@jit
def log_keeping(game: State, weights: Weights, card: int, other: int) -> float:
    seat = whole(game.turn)
    kept = worth(game, seat, card, weights) - worth(game, seat, other, weights)
    liking = weights.reading[READ_KEEP] * kept
    liking += weights.reading[READ_KEEP + 1 + KIND_OF[card]]
    liking -= weights.reading[READ_KEEP + 1 + KIND_OF[other]]
    return log_chance(liking)


@jit
def log_ending(game: State, weights: Weights) -> float:
    """No duo laid out that could have been, and no call."""
    hand = whole(game.turn) * KINDS
    total = 0.0
    if game.hand_kinds[hand + FISH] > 1 and game.deck_size > 0:
        total += log_chance(weights.reading[READ_HOLD + FISH])
    if game.hand_kinds[hand + BOAT] > 1:
        total += log_chance(weights.reading[READ_HOLD + BOAT])
    if game.hand_kinds[hand + CRAB] > 1:
        total += log_chance(weights.reading[READ_HOLD + CRAB])
    if game.hand_kinds[hand + SWIMMER] > 0 and game.hand_kinds[hand + SHARK] > 0:
        total += log_chance(weights.reading[READ_HOLD + SHARK])
    if can_close(game):
        total += log_chance(liking_of_going_on(game, weights))
    return total


@jit
def liking_of_going_on(game: State, weights: Weights) -> float:
    inputs = call_inputs(game, call_by_rule(game, weights), weights)
    liking = 0.0
    for number in range(CALL_INPUTS):
        liking += weights.reading[READ_GO_ON + number] * inputs[number]
    return liking


@entry
def begin_believing(
    scripts: Scripts, worlds: Worlds, games: Games, policies: Policies, seed: int, tries: int
) -> bool:
    """The first world to believe in, of a seat that reads the others; False if there is none."""
    seed_random(worlds[0], seed)
    return believe_world(scripts, worlds, games, policies, tries, True)


@entry
def go_on_believing(
    scripts: Scripts, worlds: Worlds, games: Games, policies: Policies, tries: int
) -> bool:
    """The next one."""
    return believe_world(scripts, worlds, games, policies, tries, False)


@entry
def explain_rounds(
    scripts: Scripts, worlds: Worlds, games: Games, policies: Policies, mean: Doubles
) -> None:
    """Write the mean over rounds; behind their games is room for one more."""
    room = len(scripts)
    if room < 1 or len(mean) < 1:
        raise IndexError("there is no round, or no room for the mean")
    total = 0.0
    for number in range(room):
        copy_record(games, number, room)
        total += explain(scripts[number], worlds[0], games[room], policies)
    mean[0] = total / room
