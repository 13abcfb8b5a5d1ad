"""What a seat has seen of a round, as numbers that worlds are sampled from.

Only what bears on hidden cards is written down. ``pool`` holds the cards that the seat has
never seen; others' hidden gains from the deck are *tokens*, numbered in order; what crabs took
unseen and what was stolen among others are choices that each world makes anew.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Final

from papersea.rules.codes import PILES
from papersea.rules.in_force import PLAIN
from papersea.rules.jit import unchecked
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.records import KernelRecord, Numbers, new_records
from papersea.rules.tables import DECK_SIZE, DIFFERENT, MAX_PILE

MAX_LINES: Final = 512
MAX_SEEN: Final = 512
MAX_SECRETS: Final = 64
MAX_DOUBTS: Final = 64
NO_CARD: Final = 255
ANY_CARD: Final = 254
EVEN: Final = 64
"""What a card weighs among those that may have been taken unseen, if nothing speaks for it."""

# Where a seat that thinks keeps its games.
SEEN_GAME: Final = 0  # what it sees
WORLD_GAME: Final = 1  # the world sampled last
PLAYED_GAME: Final = 2  # the playout under way
RETOLD_GAME: Final = 3  # the round so far, as a world has it
GAMES: Final = 4

# Where it keeps its worlds.
SAMPLED_WORLD: Final = 0  # the one sampled last
BELIEVED_WORLD: Final = 1  # the one that it believes in, having read the others
WORLDS: Final = 2

# Lines: what, whose, and two numbers.
GAINED: Final = 0  # seat, card: seen to go into the hand
HIDDEN: Final = 1  # seat, token: a card from the deck, unseen
LEFT: Final = 2  # seat, card: laid out
ROBBED: Final = 3  # seat, card: stolen by the observer, at random
MOVED: Final = 4  # thief, victim: a card was stolen unseen
SHOWN: Final = 5  # seat, card, count: all the copies in a hand that was shown
# Lines about piles, only from the first unseen pick on.
LAID_ON: Final = 6  # pile, instance: this card lies on top
TAKEN: Final = 7  # pile, card, new top: from the top, and everybody saw it
PICKED: Final = 8  # pile, new top, seat: one card, unseen; third: the next such line
OWN_PICK: Final = 9  # pile, depth: by the observer
SEEN: Final = 10  # pile, first place in ``seen``, count: the observer saw all of it

# Deeds: what somebody did. Of a card that nobody saw, its token or its secret stands for it.
DREW: Final = 0  # seat, left top, right top: rather than take one of them
KEPT: Final = 1  # seat, card, the other card
TOOK: Final = 2  # seat, card, the other top: rather than draw
GAINED_CARD: Final = 3  # seat, card: without a choice
LOST_CARD: Final = 4  # seat, card
LAID: Final = 5  # seat, card, card
ENDED: Final = 6  # seat: the turn, without a call
CALLED: Final = 7  # seat
MAX_DEEDS: Final = 512
# What is added to the number of a token, of a theft's secret and of a pick's secret.
TOKEN: Final = 1000
STOLEN: Final = 2000
PICKED_CARD: Final = 3000


class Script(KernelRecord):
    """One seat's knowledge of a round."""

    observer: Annotated[int, "i8"]
    lines: Annotated[int, "i8"]
    tokens: Annotated[int, "i8"]
    has_secret_picks: Annotated[int, "i8"]
    what: Annotated[Numbers, "i2", MAX_LINES]
    whose: Annotated[Numbers, "i2", MAX_LINES]
    first: Annotated[Numbers, "i2", MAX_LINES]
    second: Annotated[Numbers, "i2", MAX_LINES]
    third: Annotated[Numbers, "i2", MAX_LINES]
    pool: Annotated[Numbers, "u1", DIFFERENT]
    pool_size: Annotated[int, "i8"]
    # piles: one instance for each card that ever lay there
    instance: Annotated[Numbers, "u1", MAX_SEEN]  # its card
    present: Annotated[Numbers, "i2", MAX_SEEN]  # the last line at which it surely lay there
    gone: Annotated[Numbers, "i2", MAX_SEEN]  # the first line at which it surely did not
    seen: Annotated[Numbers, "u1", MAX_SEEN]
    picks: Annotated[Numbers, "i8", PILES]  # unseen ones that are not told yet
    # by secret and card: how much more than EVEN it weighs
    weight: Annotated[Numbers, "i2", MAX_SECRETS * DIFFERENT]
    # what everybody did, if the others are read
    deeds: Annotated[int, "i8"]
    deed: Annotated[Numbers, "i2", MAX_DEEDS]
    doer: Annotated[Numbers, "i2", MAX_DEEDS]
    card: Annotated[Numbers, "i2", MAX_DEEDS]
    other: Annotated[Numbers, "i2", MAX_DEEDS]
    deck: Annotated[Numbers, "i2", MAX_DEEDS]  # its size at that time


class Determinisation(KernelRecord):
    """What one sampled world decides, and room to work in."""

    tokens: Annotated[Numbers, "u1", DECK_SIZE]  # the card of each
    token_of: Annotated[Numbers, "u1", MAX_PLAYERS * DECK_SIZE]  # tokens in each hand, open ones
    open_tokens: Annotated[Numbers, "u1", MAX_PLAYERS]
    known: Annotated[Numbers, "u1", MAX_PLAYERS * DIFFERENT]  # cards in each hand that are decided
    known_size: Annotated[Numbers, "u1", MAX_PLAYERS]
    mermaids_lost: Annotated[Numbers, "u1", MAX_PLAYERS]
    mermaids_held: Annotated[Numbers, "i8", MAX_PLAYERS]
    pool: Annotated[Numbers, "u1", DIFFERENT]
    pool_size: Annotated[int, "i8"]
    left: Annotated[Numbers, "u1", DECK_SIZE]  # the pool, shuffled
    pile: Annotated[Numbers, "i2", PILES * 2 * MAX_PILE]  # instances, the top last
    pile_size: Annotated[Numbers, "i8", PILES]
    secrets: Annotated[int, "i8"]
    # of a pick its depth; of a theft its card, or DIFFERENT + token
    secret: Annotated[Numbers, "i2", MAX_SECRETS]
    robbed: Annotated[Numbers, "u1", MAX_SECRETS]  # whom, if it was a theft
    picked: Annotated[Numbers, "u1", MAX_SECRETS]  # the card, if it was a pick
    # further copies of a card that a hand may have held when one left it
    doubts: Annotated[int, "i8"]
    doubtful: Annotated[Numbers, "u1", MAX_DOUBTS]  # the card
    among: Annotated[Numbers, "i8", MAX_DOUBTS]  # tokens that may be copies, a bit each
    sure: Annotated[Numbers, "u1", MAX_DOUBTS]  # copies that were there
    most: Annotated[Numbers, "u1", MAX_DOUBTS]  # at most; 0: no token may be one
    likelihood: Annotated[float, "f8"]  # of what others did: its logarithm
    random: Annotated[Numbers, "i8", 4]


@unchecked
def rules_in(script: Script, seat: int) -> int:
    """The rules that hold for a seat, as ``in_force`` has them, in what was written down."""
    return PLAIN


Scripts = MutableSequence[Script]
Worlds = MutableSequence[Determinisation]


def new_scripts(count: int) -> Scripts:
    return new_records(Script, count)


def new_worlds(count: int) -> Worlds:
    return new_records(Determinisation, count)
