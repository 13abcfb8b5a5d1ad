"""Moves by a table of learned numbers: of each the numbers at its places are added up, and the
move with the most is played. Only moves of one step stand beside each other."""

from __future__ import annotations

from typing import Any, Final

from papersea.players.policy.looks import (
    Places,
    call_places,
    draw_places,
    gain_places,
    give_places,
    lateness,
    lay_places,
    reveal_places,
)
from papersea.players.policy.places import EFFECTS, FOR_TAKE, PAIR_AT
from papersea.players.policy.weights import Weights
from papersea.rules import codes
from papersea.rules.in_force import effect_of, rules_for
from papersea.rules.jit import jit, rare, unchecked, whole
from papersea.rules.legal import can_take
from papersea.rules.memory import top_place
from papersea.rules.state import State
from papersea.rules.tables import DIFFERENT, KIND_OF, KINDS, MAX_PILE

LEAST: Final = -(1 << 40)
"""Less than any table adds up to."""


@unchecked
def total_of(weights: Weights, places: Places, further: int) -> int:
    total = 0
    for place in places:
        total += whole(weights.table[place + further])
    return total


@unchecked
def is_tried_by_table(game: State) -> bool:
    """Whether this step's moves have places of their own to learn from."""
    return game.step <= codes.DUO_STEP or game.step == codes.PICKING


@jit
def move_by_table(game: State, weights: Weights) -> int:
    """The move of the seat whose turn it is; not for choosing whom to rob."""
    late = lateness(game)
    if game.step == codes.DRAWING:
        return draw_by_table(game, late, weights)
    if game.step == codes.KEEPING:
        return keep_by_table(game, late, weights)
    if game.step == codes.DUO_STEP:
        return duo_step_by_table(game, late, weights)
    if game.step == codes.SEARCHING:
        return search_by_table(game, late, weights)
    return pick_by_table(game, late, weights)


@jit
def draw_by_table(game: State, late: int, weights: Weights) -> int:
    seat = whole(game.turn)
    best = LEAST
    action = whole(game.legal[0])
    if game.deck_size > 0:
        best = total_of(weights, draw_places(game, seat, late), 0)
    for pile in range(codes.PILES):
        if can_take(game, pile):
            card = whole(game.pile[top_place(game, pile)])
            value = total_of(weights, gain_places(game, seat, card, late), FOR_TAKE)
            value += total_of(weights, reveal_places(game, seat, pile, late), 0)
            if value > best:
                best = value
                action = codes.TAKE + pile
    return action


@jit
def keep_by_table(game: State, late: int, weights: Weights) -> int:
    seat = whole(game.turn)
    best = LEAST
    action = whole(game.legal[0])
    last = -1
    gained = 0
    for number in range(game.legal_count):
        choice = whole(game.legal[number]) - codes.KEEP
        which, pile = choice >> 1, choice & 1
        kept, given = whole(game.drawn[which]), whole(game.drawn[1 - which])
        if which != last:
            last = which
            gained = total_of(weights, gain_places(game, seat, kept, late), 0)
            gained += whole(weights.table[pair_place(kept, given)])
        value = gained + total_of(weights, give_places(game, seat, given, pile, late), 0)
        if value > best:
            best = value
            action = choice + codes.KEEP
    return action


@unchecked
def pair_place(kept: int, given: int) -> int:
    return PAIR_AT + KIND_OF[kept] * KINDS + KIND_OF[given]


@jit
def duo_step_by_table(game: State, late: int, weights: Weights) -> int:
    """A duo or a call, if it is worth more than the end of the turn. What is not known here is
    laid out last of all; nobody bets on an empty deck."""
    seat = whole(game.turn)
    best = 0
    action = codes.END
    last = -1
    for number in range(game.legal_count):
        legal = whole(game.legal[number])
        value = LEAST
        if legal < codes.SEARCH:
            effect = effect_of(legal - codes.LAY, rules_for(game, seat))
            if effect != last:
                last = effect
                value = 1
                if effect < EFFECTS:
                    value = total_of(weights, lay_places(game, seat, effect, late), 0)
        elif legal == codes.STOP:
            value = total_of(weights, call_places(game, seat, 0), 0)
        elif legal == codes.LAST_CHANCE and game.deck_size > 0:
            value = total_of(weights, call_places(game, seat, 1), 0)
        if value > best:
            best = value
            action = legal
    return action


@jit
def search_by_table(game: State, late: int, weights: Weights) -> int:
    """The pile with the best card."""
    seat = whole(game.turn)
    best = LEAST
    action = whole(game.legal[0])
    for pile in range(codes.PILES):
        for card in range(DIFFERENT):
            if game.lying[pile * DIFFERENT + card] > 0:
                value = total_of(weights, gain_places(game, seat, card, late), 0)
                if value > best:
                    best = value
                    action = codes.SEARCH + pile
    return action


@jit
def pick_by_table(game: State, late: int, weights: Weights) -> int:
    """The best card; the uppermost of equals."""
    seat = whole(game.turn)
    best = LEAST
    action = codes.PICK
    depth = 0
    place = game.searched * MAX_PILE + whole(game.pile_length[game.searched]) - 1
    while place >= game.searched * MAX_PILE:
        if game.gone[place] == 0:
            card = whole(game.pile[place])
            value = total_of(weights, gain_places(game, seat, card, late), 0)
            if value > best:
                best = value
                action = codes.PICK + depth
            depth += 1
        place -= 1
    return action


@jit
def picked(game: State, depth: int) -> int:
    """The card that lies so deep in the pile that is looked through."""
    place = game.searched * MAX_PILE + whole(game.pile_length[game.searched]) - 1
    while game.gone[place] > 0 or depth > 0:
        if game.gone[place] == 0:
            depth -= 1
        place -= 1
    return whole(game.pile[place])


@jit
def write_places(places: Places, further: int, out: Any, count: int) -> int:
    for place in places:
        out[count] = place + further
        count += 1
    return count


@rare
def places_of(game: State, action: int, out: Any) -> int:
    """Write down the places of a move, to learn from it; how many there are."""
    seat = whole(game.turn)
    late = lateness(game)
    if game.step == codes.DRAWING:
        if action == codes.DRAW:
            return write_places(draw_places(game, seat, late), 0, out, 0)
        pile = action - codes.TAKE
        card = whole(game.pile[top_place(game, pile)])
        count = write_places(gain_places(game, seat, card, late), FOR_TAKE, out, 0)
        return write_places(reveal_places(game, seat, pile, late), 0, out, count)
    if game.step == codes.KEEPING:
        which, pile = (action - codes.KEEP) >> 1, (action - codes.KEEP) & 1
        kept, given = whole(game.drawn[which]), whole(game.drawn[1 - which])
        count = write_places(gain_places(game, seat, kept, late), 0, out, 0)
        count = write_places(give_places(game, seat, given, pile, late), 0, out, count)
        out[count] = pair_place(kept, given)
        return count + 1
    if game.step == codes.PICKING:
        card = picked(game, action - codes.PICK)
        return write_places(gain_places(game, seat, card, late), 0, out, 0)
    if codes.LAY <= action < codes.SEARCH:
        effect = effect_of(action - codes.LAY, rules_for(game, seat))
        if effect < EFFECTS:
            return write_places(lay_places(game, seat, effect, late), 0, out, 0)
    if action == codes.STOP or action == codes.LAST_CHANCE:
        call = 1 if action == codes.LAST_CHANCE else 0
        return write_places(call_places(game, seat, call), 0, out, 0)
    return 0
