"""How turns, rounds and the game begin and end."""

from __future__ import annotations

from papersea.rules import codes
from papersea.rules.in_force import may_take, rules_for
from papersea.rules.jit import jit, rare, unchecked, whole
from papersea.rules.scoring import gain_from, what_counts
from papersea.rules.state import State
from papersea.rules.tables import BOAT, FISH, KINDS, OF_KIND


@jit
def note(game: State, event: int, seat: int, first: int, second: int) -> None:
    """Write down what happened, for the typed face."""
    game.event[game.events] = event | seat << 8 | first << 16 | second << 24
    game.events += 1


@jit
def begin_turn(game: State, seat: int) -> None:
    """T2; Q3: with nothing to draw the draw is skipped."""
    game.turn = seat
    if has_to_draw(game):
        game.step = codes.DRAWING
    else:
        note(game, codes.DRAW_SKIPPED, seat, codes.NONE, codes.NONE)
        game.step = codes.DUO_STEP


@jit
def has_to_draw(game: State) -> bool:
    """Whether there is anything to begin a turn with."""
    if not may_take(rules_for(game, game.turn)):
        return game.deck_size > 0
    return game.deck_size + game.pile_size[0] + game.pile_size[1] > 0


@jit
def deck_ends_round(game: State, when: int, closer: int) -> bool:
    """R9: the deck is used up, at the moment that the options name, and no call forbids it."""
    if game.deck_size > 0 or game.deck_out != when:
        return False
    return closer == codes.NOBODY or game.deck_out_after_call == codes.VOID


@unchecked
def pairs_left(game: State, kind: int) -> int:
    """How many duos of a kind the others may still lay out, for all that whoever has the turn
    can see: its own cards and all tables are out of their reach."""
    left = OF_KIND[kind] - whole(game.hand_kinds[game.turn * KINDS + kind])
    for seat in range(game.players):
        left -= whole(game.kinds[seat * KINDS + kind]) - whole(game.hand_kinds[seat * KINDS + kind])
    return left // 2


@jit
def others_can_empty_deck(game: State) -> bool:
    """Each of the others draws two cards in a last turn (T3), two more with every pair of boats
    (K4) and one with every pair of fish (K5): more cannot leave the deck."""
    most = 2 * (game.players - 1) + 2 * pairs_left(game, BOAT) + pairs_left(game, FISH)
    return game.deck_size <= most


@jit
def last_chance_may_be_void(game: State) -> bool:
    """R9: a LAST CHANCE of whoever has the turn may end unscored. Where this is not so it is
    scored, whatever the others hold."""
    return game.deck_out_after_call == codes.VOID and others_can_empty_deck(game)


@jit
def end_turn(game: State) -> None:
    """T9; in a last turn the hand is shown (R4), and after the last one the bet is decided."""
    note(game, codes.TURN_ENDED, game.turn, codes.NONE, codes.NONE)
    if deck_ends_round(game, codes.END_OF_TURN, game.closer):
        void_round(game)
        return
    if game.closer != codes.NOBODY:
        show_hand(game, game.turn)
    pass_turn(game)


@unchecked
def next_seat(game: State, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < game.players else 0


@jit
def pass_turn(game: State) -> None:
    """T1: clockwise, until the last turns come round to the closer."""
    following = next_seat(game, game.turn)
    if following == game.closer:
        score_bet(game)
    else:
        begin_turn(game, following)


@jit
def show_hand(game: State, seat: int) -> None:
    game.shown |= 1 << seat
    note(game, codes.SHOWN, seat, codes.NONE, codes.NONE)


@rare
def call_stop(game: State) -> None:
    """R2: everybody shows and scores their cards."""
    game.closer = game.turn
    note(game, codes.CALLED, game.turn, codes.SAID_STOP, whole(game.points[game.turn]))
    for left in range(game.players):
        show_hand(game, (game.turn + left) % game.players)
    score_round(game, codes.STOPPED)


@rare
def call_last_chance(game: State) -> None:
    """R3; with `void`, a call on an empty deck ends the round with the caller's turn."""
    game.closer = game.turn
    note(game, codes.CALLED, game.turn, codes.SAID_LAST_CHANCE, whole(game.points[game.turn]))
    show_hand(game, game.turn)
    if deck_ends_round(game, codes.END_OF_TURN, game.closer):
        void_round(game)
    else:
        pass_turn(game)


@rare
def score_bet(game: State) -> None:
    """R6 and R7: all hang on whether somebody has more than the closer."""
    to_beat = whole(game.points[game.closer])
    is_won = True
    for seat in range(game.players):
        if whole(game.points[seat]) > to_beat:
            is_won = False
    score_round(game, codes.BET_WON if is_won else codes.BET_LOST)


@rare
def score_round(game: State, settlement: int) -> None:
    """R2, R6, R7: everybody gains what counts of their cards."""
    count_gains(game, settlement)
    note(game, codes.ROUND_SCORED, game.closer, settlement, codes.NONE)
    finish_round(game)


@rare
def void_round(game: State) -> None:
    """R9: nobody scores."""
    count_gains(game, codes.UNSCORED)
    note(game, codes.ROUND_VOID, game.turn, codes.NONE, codes.NONE)
    finish_round(game)


@jit
def count_gains(game: State, settlement: int) -> None:
    for seat in range(game.players):
        counted = what_counts(settlement, seat == game.closer)
        points, bonus = whole(game.points[seat]), whole(game.bonus[seat])
        game.gain[seat] = gain_from(counted, points, bonus)


@rare
def finish_round(game: State) -> None:
    """R10: add up; G2: somebody may have reached the target. R11, R12, Q19: who starts next."""
    best = 0
    for seat in range(game.players):
        game.score[seat] += game.gain[seat]
        best = max(best, whole(game.score[seat]))
    last = game.turn if game.closer == codes.NOBODY else game.closer
    game.starter = next_seat(game, last)
    game.step = codes.DEALING
    if best >= game.target:
        crown_highest(game, best)


@rare
def crown_highest(game: State, best: int) -> None:
    """G3 to G5: the highest total, then the better last round, then a shared win."""
    best_gain = -1
    for seat in range(game.players):
        if game.score[seat] == best:
            best_gain = max(best_gain, whole(game.gain[seat]))
    game.winners = 0
    for seat in range(game.players):
        if game.score[seat] == best and game.gain[seat] == best_gain:
            game.winners |= 1 << seat
    game.step = codes.OVER
    note(game, codes.GAME_ENDED, codes.NOBODY, codes.NONE, codes.NONE)


@rare
def end_with_mermaids(game: State, seat: int) -> None:
    """G1: whatever the score."""
    game.winners = 1 << seat
    game.step = codes.OVER
    note(game, codes.GAME_ENDED, seat, codes.NONE, codes.NONE)
