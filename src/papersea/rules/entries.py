"""The ways into the kernel from Python, one game at a time.

A game is passed as an array and an index, which costs a seventh of passing a record.

Whatever Python passes is checked here, and nowhere further in: there, rules look things up without
asking whether they are there.
"""

from __future__ import annotations

from typing import Final

from papersea.rules import codes
from papersea.rules.dice import seed_random, shuffle_left
from papersea.rules.flow import (
    call_stop,
    deck_ends_round,
    end_with_mermaids,
    last_chance_may_be_void,
    score_bet,
    void_round,
)
from papersea.rules.in_force import (
    do_mermaids_score,
    mermaids_to_win,
    points_to_close,
    series_of,
)
from papersea.rules.jit import entry, whole
from papersea.rules.legal import can_be_robbed, can_close, check_move, check_seat, list_moves
from papersea.rules.play import (
    advance,
    begin_game,
    clear_round,
    deal,
    place_card,
    place_on_pile,
    put_on_table,
    steal,
)
from papersea.rules.records import Bytes
from papersea.rules.scoring import (
    best_choice,
    gain_from,
    largest_colour,
    mixed_points,
    multiplier_points,
    pairs_in,
    what_counts,
)
from papersea.rules.state import Games
from papersea.rules.tables import (
    CHOSEN,
    COLOURS,
    DIFFERENT,
    FACTOR,
    HAS_CHOICE,
    KINDS,
    MERMAID,
    MERMAIDS,
    MIXED,
    PAIRED_SECOND,
    SERIES_LENGTH,
)

LINES: Final = KINDS + MERMAIDS + 1
"""What ``explain_points`` writes."""
MOST_POINTS: Final = 255
"""As many as a game has room for."""


@entry
def start(games: Games, index: int, seed: int) -> None:
    """A new game by the players and options that are set; it waits for its first deal."""
    begin_game(games[index], seed)


@entry
def step(games: Games, index: int, action: int) -> None:
    """Play a legal move, or let the game's own generator decide what waits for chance."""
    check_move(games[index], action)
    advance(games[index], action)


@entry
def decide(games: Games, index: int, card: int) -> None:
    """Chance from outside: deal the deck as it was laid, or steal just this card."""
    game = games[index]
    if game.step == codes.DEALING:
        game.events = 0
        deal(game)
    else:
        if game.step != codes.STEALING or card < 0 or card >= DIFFERENT:
            raise ValueError("no such card can be stolen now")
        if game.hand[game.victim * DIFFERENT + card] == 0:
            raise ValueError("the victim does not hold this card")
        game.events = 0
        steal(game, card)
    list_moves(game)


@entry
def reshuffle(games: Games, index: int, seed: int) -> None:
    """Other cards to come than those that the game has in store, and other chance after them."""
    seed_random(games[index], seed)
    shuffle_left(games[index])


@entry
def place(games: Games, index: int, where: int, whose: int, what: int) -> None:
    """Set up by hand: clear the table, put a card or duo somewhere, then list the moves."""
    game = games[index]
    if where == codes.CLEAR:
        clear_round(game)
    elif where == codes.IN_HAND:
        check_seat(game, whose)
        place_card(game, whose, what)
    elif where == codes.ON_TABLE:
        check_seat(game, whose)
        put_on_table(game, whose, what)
    elif where == codes.ON_PILE:
        place_on_pile(game, what, whose)
    else:
        list_moves(game)


@entry
def ask(games: Games, index: int, question: int, seat: int) -> bool:
    """What the rules would say, for those who show it or set up positions."""
    game = games[index]
    if question == codes.CAN_BE_ROBBED:
        check_seat(game, seat)
        return seat != game.turn and can_be_robbed(game, seat)
    if question == codes.ENDED_AT_ONCE:
        return deck_ends_round(game, codes.AT_ONCE, game.closer)
    if question == codes.CAN_CLOSE:
        return can_close(game)
    if question == codes.LAST_CHANCE_MAY_BE_VOID:
        return last_chance_may_be_void(game)
    closer = game.turn if question == codes.LAST_CHANCE_IS_VOID else game.closer
    return deck_ends_round(game, codes.END_OF_TURN, closer)


@entry
def ask_rules(question: int, rules: int) -> int:
    """What is in force by these rules, for those who have no game before them."""
    if question == codes.POINTS_NEEDED:
        return points_to_close(rules)
    return mermaids_to_win(rules)


@entry
def settle(games: Games, index: int, ending: int, seat: int) -> None:
    """End a round that was played elsewhere, with the points and bonuses that are written in:
    by this seat's call, after its turn (or void call), or with its fourth mermaid."""
    game = games[index]
    check_seat(game, seat)
    game.events = 0
    game.turn = seat
    game.closer = codes.NOBODY
    if ending == codes.BY_STOP:
        call_stop(game)
    elif ending == codes.BY_LAST_CHANCE:
        game.closer = seat
        score_bet(game)
    elif ending == codes.BY_DECK:
        void_round(game)
    else:
        end_with_mermaids(game, seat)


@entry
def foretell(settlement: int, is_closer: bool, points: int, bonus: int) -> int:
    """What somebody gains by a round that is settled so."""
    if settlement < 0 or settlement > codes.UNSCORED:
        raise IndexError("no round is settled so")
    if points < 0 or points > MOST_POINTS or bonus < 0 or bonus > MOST_POINTS:
        raise ValueError("nobody has so many points")
    return gain_from(what_counts(settlement, is_closer), points, bonus)


@entry
def explain_points(
    kinds: Bytes, hand_kinds: Bytes, laid_kinds: Bytes, colours: Bytes, rules: int, lines: Bytes
) -> None:
    """What each kind brings (``lines[kind]``; swimmers and sharks together at the shark), then
    the colour that each mermaid takes (``COLOURS``: none), and at last that of the bonus."""
    if min(len(kinds), len(hand_kinds), len(laid_kinds)) < KINDS or len(colours) < COLOURS:
        raise IndexError("not every kind and colour is counted")
    if len(lines) < LINES:
        raise IndexError("there is no room for all lines")
    for kind in range(KINDS):
        if max(kinds[kind], hand_kinds[kind], laid_kinds[kind]) >= SERIES_LENGTH:
            raise IndexError("the deck does not hold so many cards of a kind")
    for kind in range(KINDS):
        lines[kind] = series_of(kind, kinds[kind], rules)
        if FACTOR[kind] > 0:
            lines[kind] = multiplier_points(kinds, 0, kind)
    for pairing in MIXED:
        lines[PAIRED_SECOND[pairing]] = mixed_points(kinds, 0, pairing, rules)
    if HAS_CHOICE:
        held, laid = best_choice(hand_kinds, 0, rules), best_choice(laid_kinds, 0, rules)
        for pairing in CHOSEN:
            pairs = pairs_in(held, pairing, hand_kinds, 0)
            lines[PAIRED_SECOND[pairing]] = pairs + pairs_in(laid, pairing, laid_kinds, 0)
    mermaids = whole(kinds[MERMAID]) if do_mermaids_score(rules) else 0
    taken = 0
    for mermaid in range(MERMAIDS):
        lines[KINDS + mermaid] = COLOURS
        if mermaid < mermaids:
            colour = largest_colour(colours, 0, taken)
            taken |= 1 << colour
            lines[KINDS + mermaid] = colour
    lines[KINDS + MERMAIDS] = largest_colour(colours, 0, 0)
