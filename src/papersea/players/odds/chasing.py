"""A last turn against a LAST CHANCE: everything for more points than the closer has."""

from __future__ import annotations

from papersea.players.odds.reach import Chase, best_lying, chance_with, hope, look_around
from papersea.rules import codes
from papersea.rules.in_force import effect_of, rules_for
from papersea.rules.jit import jit, rare, whole
from papersea.rules.legal import can_take
from papersea.rules.memory import top_place
from papersea.rules.play import has_victim
from papersea.rules.state import State
from papersea.rules.tables import (
    DIFFERENT,
    FISHES,
    MAX_PILE,
    SEARCHES,
    STEALS,
    TURNS_AGAIN,
)


@rare
def chase_action(game: State, chase: Chase) -> int:
    """The move of the seat whose last turn it is."""
    if game.legal_count == 1:
        return whole(game.legal[0])
    chase.need = whole(game.points[game.closer]) + 1 - whole(game.points[game.turn])
    if chase.need <= 0:
        return codes.END if game.step == codes.DUO_STEP else whole(game.legal[0])
    if game.step == codes.DUO_STEP:
        return choose_duo(game)
    if game.step == codes.ROBBING:
        return whole(game.legal[0])
    look_around(game, chase)
    if game.step == codes.DRAWING:
        return choose_draw(game, chase)
    if game.step == codes.KEEPING:
        return choose_keep(game, chase)
    if game.step == codes.SEARCHING:
        left, right = best_of_pile(game, chase, 0), best_of_pile(game, chase, 1)
        return codes.SEARCH + (1 if right > left else 0)
    if game.step == codes.PICKING:
        return choose_pick(game, chase)
    return whole(game.legal[0])


@jit
def choose_duo(game: State) -> int:
    """Whatever has an effect: boats after what brings cards at once, crabs last, for they can
    fetch what was drawn and put down."""
    best = 0
    action = codes.END
    for number in range(game.legal_count):
        legal = whole(game.legal[number])
        if legal < codes.SEARCH:
            use = use_of(game, effect_of(legal - codes.LAY, rules_for(game, game.turn)))
            if use > best:
                best = use
                action = legal
    return action


@jit
def use_of(game: State, effect: int) -> int:
    lying = whole(game.pile_size[0]) + whole(game.pile_size[1])
    if effect == FISHES:
        return 4 if game.deck_size > 0 else 0
    if effect == TURNS_AGAIN:
        return 2 if game.deck_size + lying > 0 else 0
    if effect == SEARCHES:
        return 1 if lying > 0 else 0
    if effect == STEALS:
        return 3 if has_victim(game) else 0
    return 1


@rare
def choose_draw(game: State, chase: Chase) -> int:
    best = -1.0
    action = codes.DRAW
    if game.deck_size > 0:
        best = hope(game, chase)
    for pile in range(codes.PILES):
        if can_take(game, pile):
            top = whole(game.pile[top_place(game, pile)])
            value = chance_with(chase, top, best_lying(game, chase, top))
            if value > best:
                best = value
                action = codes.TAKE + pile
    return action


@rare
def choose_keep(game: State, chase: Chase) -> int:
    best = -1.0
    action = whole(game.legal[0])
    lying = best_lying(game, chase, -1)
    for number in range(game.legal_count):
        which = (whole(game.legal[number]) - codes.KEEP) >> 1
        other = whole(chase.gain[game.drawn[1 - which]])
        value = chance_with(chase, whole(game.drawn[which]), max(lying, other))
        if value > best:
            best = value
            action = whole(game.legal[number])
    return action


@jit
def best_of_pile(game: State, chase: Chase, pile: int) -> float:
    best = -1.0
    for card in range(DIFFERENT):
        if game.lying[pile * DIFFERENT + card] > 0:
            best = max(best, chance_with(chase, card, best_lying(game, chase, card)))
    return best


@rare
def choose_pick(game: State, chase: Chase) -> int:
    best = -1.0
    action = codes.PICK
    depth = 0
    place = game.searched * MAX_PILE + whole(game.pile_length[game.searched]) - 1
    while place >= game.searched * MAX_PILE:
        if game.gone[place] == 0:
            card = whole(game.pile[place])
            value = chance_with(chase, card, best_lying(game, chase, card))
            if value > best:
                best = value
                action = codes.PICK + depth
            depth += 1
        place -= 1
    return action
