"""Which moves the rules allow: written into the state's own list after every step."""

from __future__ import annotations

from papersea.rules import codes
from papersea.rules.in_force import (
    is_duo,
    may_bet,
    may_lay,
    may_stop,
    may_take,
    points_to_close,
    rules_for,
)
from papersea.rules.jit import jit
from papersea.rules.state import State
from papersea.rules.tables import (
    DIFFERENT,
    DUO_OF,
    FIRST_OF_KIND,
    KINDS,
    PAIRED_FIRST,
    PAIRED_SECOND,
)


@jit
def allow(game: State, action: int) -> None:
    game.legal[game.legal_count] = action
    game.legal_count += 1


@jit
def check_seat(game: State, seat: int) -> None:
    """For whoever is told a seat from outside: behind this nobody looks whether there is one."""
    if seat < 0 or seat >= game.players:
        raise IndexError("there is no such seat")


@jit
def check_move(game: State, action: int) -> None:
    """For whoever is told a move from outside; what waits for chance takes any."""
    if game.step > codes.OVER:
        return
    for number in range(game.legal_count):
        if game.legal[number] == action:
            return
    raise ValueError("there is no such move now")


@jit
def list_moves(game: State) -> None:
    """Write the legal moves of the step that the game is in."""
    game.legal_count = 0
    if game.step == codes.DUO_STEP:
        list_duo_step(game)
    elif game.step == codes.DRAWING:
        list_draws(game)
    elif game.step == codes.KEEPING:
        list_keeps(game)
    elif game.step == codes.SEARCHING:
        list_piles_with_cards(game, codes.SEARCH)
    elif game.step == codes.PICKING:
        for depth in range(game.pile_size[game.searched]):
            allow(game, codes.PICK + depth)
    elif game.step == codes.ROBBING:
        list_victims(game)


@jit
def list_draws(game: State) -> None:
    """T3, T5; Q2: from an empty deck nobody draws."""
    if game.deck_size > 0:
        allow(game, codes.DRAW)
    if may_take(rules_for(game, game.turn)):
        list_piles_with_cards(game, codes.TAKE)


@jit
def can_take(game: State, pile: int) -> bool:
    """T5: whether the turn may begin with the top card of this pile."""
    return game.pile_size[pile] > 0 and may_take(rules_for(game, game.turn))


@jit
def list_piles_with_cards(game: State, action: int) -> None:
    for pile in range(codes.PILES):
        if game.pile_size[pile] > 0:
            allow(game, action + pile)


@jit
def list_keeps(game: State) -> None:
    """T3: keep one, the other goes to a pile; T4: to the empty one if just one is empty."""
    choices = 1 if game.drawn[0] == game.drawn[1] else 2
    only_right = game.pile_size[0] > 0 and game.pile_size[1] == 0
    only_left = game.pile_size[1] > 0 and game.pile_size[0] == 0
    for which in range(choices):
        if not only_right:
            allow(game, codes.KEEP + which * codes.PILES)
        if not only_left:
            allow(game, codes.KEEP + which * codes.PILES + 1)


@jit
def list_duo_step(game: State) -> None:
    """T7 to T9: every duo in the hand, the end of the turn, and the calls."""
    rules = rules_for(game, game.turn)
    if may_lay(rules):
        list_duos(game, rules)
    allow(game, codes.END)
    if has_enough(game):
        if may_stop(rules):
            allow(game, codes.STOP)
        if may_bet(rules):
            allow(game, codes.LAST_CHANCE)


@jit
def can_close(game: State) -> bool:
    """Whether whoever has the turn may call: by points (T8), and because there is such a call."""
    rules = rules_for(game, game.turn)
    return has_enough(game) and (may_stop(rules) or may_bet(rules))


@jit
def has_enough(game: State) -> bool:
    """T8; R3: only once in a round."""
    needed = points_to_close(rules_for(game, game.turn))
    return game.closer == codes.NOBODY and game.points[game.turn] >= needed


@jit
def list_duos(game: State, rules: int) -> None:
    kinds = game.turn * KINDS
    for pairing in range(len(PAIRED_FIRST)):
        first, second = PAIRED_FIRST[pairing], PAIRED_SECOND[pairing]
        if not is_duo(pairing, rules):
            continue
        if first == second:
            if game.hand_kinds[kinds + first] > 1:
                list_pairs(game, first)
        elif game.hand_kinds[kinds + first] > 0 and game.hand_kinds[kinds + second] > 0:
            list_mixed(game, first, second)


@jit
def allow_duo(game: State, first: int, second: int) -> None:
    allow(game, codes.LAY + DUO_OF[first * DIFFERENT + second])


@jit
def list_pairs(game: State, kind: int) -> None:
    """Two cards of one kind."""
    hand = game.turn * DIFFERENT
    end = FIRST_OF_KIND[kind + 1]
    for first in range(FIRST_OF_KIND[kind], end):
        if game.hand[hand + first] > 0:
            if game.hand[hand + first] > 1:
                allow_duo(game, first, first)
            for second in range(first + 1, end):
                if game.hand[hand + second] > 0:
                    allow_duo(game, first, second)


@jit
def list_mixed(game: State, kind: int, other: int) -> None:
    """Two cards of two kinds."""
    hand = game.turn * DIFFERENT
    for first in range(FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1]):
        if game.hand[hand + first] > 0:
            for second in range(FIRST_OF_KIND[other], FIRST_OF_KIND[other + 1]):
                if game.hand[hand + second] > 0:
                    allow_duo(game, first, second)


@jit
def can_be_robbed(game: State, seat: int) -> bool:
    """Q17: there is something to take; R4: shown cards are safe; R5: or nobody steals now."""
    if game.closer != codes.NOBODY and game.last_chance_steals == codes.NEVER:
        return False
    return game.hand_size[seat] > 0 and game.shown >> seat & 1 == 0


@jit
def list_victims(game: State) -> None:
    for left in range(1, game.players):
        if can_be_robbed(game, (game.turn + left) % game.players):
            allow(game, codes.ROB + left - 1)
