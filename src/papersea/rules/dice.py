"""What no player decides: shuffles, the first player, the card that is stolen.

The generator (sfc32, kept in the state) never overflows a signed 64-bit number, so compiled
and interpreted games are the same from the same seed.
"""

from __future__ import annotations

from typing import Final, Protocol

from papersea.rules.jit import jit, whole
from papersea.rules.records import Numbers
from papersea.rules.state import State
from papersea.rules.tables import DECK_SIZE, DIFFERENT, SORTED_DECK

_WORD: Final = 0xFFFFFFFF


class Dice(Protocol):
    """Anything that keeps a generator: a game, or a sampled world."""

    random: Numbers


@jit
def seed_random(dice: Dice, seed: int) -> None:
    """Start the generator from a number below 2**63."""
    dice.random[0] = seed & _WORD
    dice.random[1] = seed >> 32 & _WORD
    dice.random[2] = 0x5EA
    dice.random[3] = 1
    for _ in range(15):
        random_word(dice)


@jit
def random_word(dice: Dice) -> int:
    """The next 32 random bits."""
    a, b, c, counter = dice.random[0], dice.random[1], dice.random[2], dice.random[3]
    word = (a + b + counter) & _WORD
    dice.random[0] = b ^ b >> 9
    dice.random[1] = (c + (c << 3)) & _WORD
    dice.random[2] = ((c << 21 & _WORD | c >> 11) + word) & _WORD
    dice.random[3] = (counter + 1) & _WORD
    return word


@jit
def random_below(dice: Dice, bound: int) -> int:
    """A random number from 0 to ``bound - 1``; the bias is below one in 2**25."""
    return random_word(dice) * bound >> 32


@jit
def shuffle_deck(game: State) -> None:
    """S1: all cards, face down, in random order."""
    for place in range(DECK_SIZE):
        other = random_below(game, place + 1)
        game.deck[place] = game.deck[other]
        game.deck[other] = SORTED_DECK[place]


@jit
def shuffle_left(game: State) -> None:
    """The cards that are left in the deck, in random order."""
    for place in range(game.deck_size - 1, 0, -1):
        other = random_below(game, place + 1)
        card = game.deck[place]
        game.deck[place] = game.deck[other]
        game.deck[other] = card


@jit
def card_at(hand: Numbers, base: int, position: int) -> int:
    """The card at a position of a hand that is sorted by card."""
    for card in range(DIFFERENT):
        position -= whole(hand[base + card])
        if position < 0:
            return card
    return DIFFERENT
