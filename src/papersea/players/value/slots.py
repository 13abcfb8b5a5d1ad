"""What the value network looks at: the situation after a move, as the seat that made it knows it.

Every slot holds one of a few values, and every value of every slot is one input of the network: of
each slot exactly one is on. Seats are counted from the seat itself leftwards; of the two piles the
one whose top card has the lower number stands first, whichever side it lies on.
"""

from __future__ import annotations

from typing import Any, Final

from papersea.cards import DECK, Colour, Kind
from papersea.players.policy.worth import most_numerous, points_gained
from papersea.rules import codes
from papersea.rules.jit import constants, unchecked, whole
from papersea.rules.memory import known_at, top_place
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.state import State
from papersea.rules.tables import (
    COLOUR_OF,
    COLOURS,
    DIFFERENT,
    KIND_OF,
    KINDS,
    MAX_PILE,
    MERMAID,
    MERMAIDS,
    MULTIPLIED,
    MULTIPLIERS,
    OF_KIND,
)

_OF_COLOUR: Final = [sum(card.colour is colour for card in DECK) for colour in Colour]
_BY_KIND: Final = [1 + sum(card.kind is kind for card in DECK) for kind in Kind]
_BY_COLOUR: Final = [1 + each for each in _OF_COLOUR]
DUO_KINDS: Final = 5
"""Crab, boat, fish, swimmer and shark: only those leave the hand by themselves."""
_HELD: Final = 6
"""So many values for how many of a kind somebody has, where it stands beside the kind."""

# So many values for what stands beside something else.
_LARGEST: Final = 12
_POINTS: Final = 20
_LATE: Final = 10
_UNKNOWN: Final = 12

# What comes next, from where the seat stands.
OTHERS_TURN: Final = 0
OWN_DUOS: Final = 1
OWN_DRAW: Final = 2
DRAWING_TWO: Final = 3
FISHING: Final = 4
SEARCHING: Final = 5
PICKING: Final = 6
ROBBING: Final = 7
STEALING: Final = 8  # and from whom
CALLED_STOP: Final = 11
CALLED_LAST_CHANCE: Final = 12
SHOWING: Final = 13
PHASES: Final = 14


def _sizes(players: int) -> list[int]:
    own = [
        *_BY_KIND,
        *_BY_KIND[:DUO_KINDS],
        *_BY_COLOUR,
        *(41, 12, 16),  # points, bonus, cards in hand
        *(41, 42),  # points to go, and with those on hand
        *(MAX_PLAYERS + 1, PHASES, MAX_PLAYERS, 30),  # closer, phase, whose turn, deck
        8,  # the edition's rules
        # What counts together: a multiplier and what it multiplies, mermaids and the largest
        # colour, points and how late it is, points and who has called.
        *[2 * _HELD] * len(MULTIPLIERS),
        *((MERMAIDS + 1) * _LARGEST, _POINTS * _LATE, _POINTS * (MAX_PLAYERS + 1)),
    ]
    unseen = [*_BY_KIND, *_BY_COLOUR]
    piles = [
        *[4] * KINDS,  # below the tops
        *(DIFFERENT + 1, DIFFERENT + 1, 10, 10),  # tops, sizes
        *(KINDS * _HELD + 1, KINDS * _HELD + 1, 12, 12),  # tops beside own cards, what they bring
    ]
    other = [
        *_BY_KIND,
        *_BY_COLOUR,
        *(16, 10, 41, 3),  # unknown cards in hand, groups laid, points to go, open or closer
        *(KINDS * _HELD + 1, KINDS * _HELD + 1),  # tops beside what they are known to have
        81,  # own and their points to go
        *(_POINTS * _UNKNOWN, 6 * _UNKNOWN),  # unknown cards beside own points, and groups laid
    ]
    return own + unseen + piles + (players - 1) * other


SLOTS: Final = [len(_sizes(players)) if players > 1 else 0 for players in range(MAX_PLAYERS + 1)]
"""By the number of players."""
MOST_SLOTS: Final = max(SLOTS)
INPUTS: Final = [sum(_sizes(players)) if players > 1 else 0 for players in range(MAX_PLAYERS + 1)]
SLOT_COUNT: Final = constants(SLOTS)


def _starts(players: int) -> list[int]:
    sizes = _sizes(players)
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return starts + [0] * (MOST_SLOTS - len(starts))


def _lasts(players: int) -> list[int]:
    sizes = [size - 1 for size in _sizes(players)]
    return sizes + [0] * (MOST_SLOTS - len(sizes))


_TABLES: Final = (2, 3, 4)
START: Final = constants([0] * 2 * MOST_SLOTS + [each for n in _TABLES for each in _starts(n)])
LAST: Final = constants([0] * 2 * MOST_SLOTS + [each for n in _TABLES for each in _lasts(n)])


@unchecked
def put(out: Any, slot: int, players: int, value: int) -> int:
    """Fill one slot; returns the next."""
    place = players * MOST_SLOTS + slot
    out[slot] = START[place] + min(value, LAST[place])
    return slot + 1


@unchecked
def fill_slots(game: State, seat: int, phase: int, seen: Any, out: Any) -> None:
    """Write down what the seat knows, each slot as the input that is on. ``seen``: room to count
    in."""
    players = whole(game.players)
    for number in range(2 * (KINDS + COLOURS)):
        seen[number] = 0
    # unseen cards by kind and colour at 0, buried ones by kind after them
    at = put_own(game, seat, phase, seen, out)
    put_others(game, seat, seen, out, at + KINDS + COLOURS + KINDS + 8)
    at = count_piles(game, seat, seen, out, at)
    put_tops(game, seat, out, at, players)


@unchecked
def put_own(game: State, seat: int, phase: int, seen: Any, out: Any) -> int:
    players = whole(game.players)
    at = 0
    for kind in range(KINDS):
        held = whole(game.kinds[seat * KINDS + kind])
        seen[kind] += held
        at = put(out, at, players, held)
    for kind in range(DUO_KINDS):
        at = put(out, at, players, whole(game.hand_kinds[seat * KINDS + kind]))
    for colour in range(COLOURS):
        held = whole(game.colours[seat * COLOURS + colour])
        seen[KINDS + colour] += held
        at = put(out, at, players, held)
    points = whole(game.points[seat])
    to_go = to_go_of(game, seat)
    at = put(out, at, players, points)
    at = put(out, at, players, whole(game.bonus[seat]))
    at = put(out, at, players, whole(game.hand_size[seat]))
    at = put(out, at, players, to_go)
    at = put(out, at, players, max(0, to_go - points + 1))
    closer = 0
    if game.closer != codes.NOBODY:
        closer = 1 + (game.closer - seat) % players
    at = put(out, at, players, closer)
    at = put(out, at, players, phase)
    at = put(out, at, players, (game.turn - seat) % players)
    at = put(out, at, players, game.deck_size // 2)
    rules = 4 * game.deck_out + 2 * game.deck_out_after_call + game.last_chance_steals
    at = put(out, at, players, rules)
    for multiplier in MULTIPLIERS:
        has = min(1, whole(game.kinds[seat * KINDS + multiplier]))
        held = min(_HELD - 1, whole(game.kinds[seat * KINDS + MULTIPLIED[multiplier]]))
        at = put(out, at, players, has * _HELD + held)
    mermaids = whole(game.kinds[seat * KINDS + MERMAID])
    largest = min(_LARGEST - 1, most_numerous(game, seat, 1, -1))
    at = put(out, at, players, mermaids * _LARGEST + largest)
    few = min(_POINTS - 1, points)
    at = put(out, at, players, few * _LATE + min(_LATE - 1, game.deck_size // 6))
    return put(out, at, players, few * (MAX_PLAYERS + 1) + closer)


@unchecked
def to_go_of(game: State, seat: int) -> int:
    """Points that a seat lacks, in fortieths of the target."""
    return max(0, (game.target - whole(game.score[seat])) * 40 // game.target)


@unchecked
def count_piles(game: State, seat: int, seen: Any, out: Any, at: int) -> int:
    """What lies in the piles for all that the seat knows; then everything that it has not seen."""
    players = whole(game.players)
    buried = KINDS + COLOURS
    for pile in range(codes.PILES):
        for place in range(pile * MAX_PILE, pile * MAX_PILE + whole(game.pile_length[pile])):
            if game.gone[place] >> seat & 1 == 0:
                card = whole(game.pile[place])
                seen[KIND_OF[card]] += 1
                seen[KINDS + COLOUR_OF[card]] += 1
                seen[buried + KIND_OF[card]] += 1
        if game.pile_size[pile] > 0:
            seen[buried + KIND_OF[game.pile[top_place(game, pile)]]] -= 1
    for kind in range(KINDS):
        at = put(out, at, players, max(0, OF_KIND[kind] - seen[kind]))
    for colour in range(COLOURS):
        at = put(out, at, players, max(0, OF_COLOUR[colour] - seen[KINDS + colour]))
    for kind in range(KINDS):
        at = put(out, at, players, max(0, seen[buried + kind]))
    return at


OF_COLOUR: Final = constants(_OF_COLOUR)


@unchecked
def top_of(game: State, pile: int) -> int:
    """The top card's number plus one, or 0."""
    if game.pile_size[pile] == 0:
        return 0
    return whole(game.pile[top_place(game, pile)]) + 1


@unchecked
def first_pile(game: State) -> int:
    """The pile that stands first."""
    return 1 if top_of(game, 1) < top_of(game, 0) else 0


@unchecked
def put_tops(game: State, seat: int, out: Any, at: int, players: int) -> None:
    first = first_pile(game)
    for number in range(codes.PILES):
        pile = first ^ number
        top = top_of(game, pile)
        put(out, at + number, players, top)
        put(out, at + 2 + number, players, whole(game.pile_size[pile]))
        beside, gain = 0, 0
        if top > 0:
            kind = KIND_OF[top - 1]
            held = min(_HELD - 1, whole(game.kinds[seat * KINDS + kind]))
            beside = 1 + kind * _HELD + held
            gain = 1 + points_gained(game, seat, top - 1)
        put(out, at + 4 + number, players, beside)
        put(out, at + 6 + number, players, gain)


@unchecked
def put_others(game: State, seat: int, seen: Any, out: Any, at: int) -> None:
    """What the others show, and what the seat knows of their hands."""
    players = whole(game.players)
    count = KINDS + COLOURS
    first = first_pile(game)
    for left in range(1, players):
        other = (seat + left) % players
        is_shown = game.shown >> other & 1
        for number in range(KINDS + COLOURS):
            seen[count + number] = 0
        known = 0
        for card in range(DIFFERENT):
            held = whole(game.known[known_at(seat, other, card)])
            if is_shown:
                held = whole(game.hand[other * DIFFERENT + card])
            known += held
            held += whole(game.table[other * DIFFERENT + card])
            if held > 0:
                seen[count + KIND_OF[card]] += held
                seen[count + KINDS + COLOUR_OF[card]] += held
        for number in range(KINDS + COLOURS):
            seen[number] += seen[count + number]
            at = put(out, at, players, seen[count + number])
        to_go = to_go_of(game, other)
        at = put(out, at, players, max(0, whole(game.hand_size[other]) - known))
        at = put(out, at, players, whole(game.laid_count[other]))
        at = put(out, at, players, to_go)
        at = put(out, at, players, 2 if game.closer == other else is_shown)
        for number in range(codes.PILES):
            top = top_of(game, first ^ number)
            beside = 0
            if top > 0:
                kind = KIND_OF[top - 1]
                beside = 1 + kind * _HELD + min(_HELD - 1, seen[count + kind])
            at = put(out, at, players, beside)
        own = min(8, (to_go_of(game, seat) + 4) // 5)
        at = put(out, at, players, 9 * own + min(8, (to_go + 4) // 5))
        unknown = min(_UNKNOWN - 1, max(0, whole(game.hand_size[other]) - known))
        points = min(_POINTS - 1, whole(game.points[seat]))
        at = put(out, at, players, points * _UNKNOWN + unknown)
        at = put(out, at, players, min(5, whole(game.laid_count[other])) * _UNKNOWN + unknown)
    for number in range(KINDS + COLOURS):
        seen[count + number] = 0
