"""What the deck and its cards mean, as numbers: derived from ``cards``, looked up by rules.

In the kernel a card is its index in ``CARDS``, a kind its index in ``Kind``, a colour its
index in ``Colour``. Sets of cards are counts by card, so that a deck of any size fits.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from papersea.cards import (
    CARDS,
    COLLECTIONS,
    COPIES,
    DECK,
    PAIRINGS,
    Colour,
    Effect,
    Kind,
)
from papersea.cards import MULTIPLIERS as _MULTIPLIERS
from papersea.rules.jit import constants
from papersea.rules.options import MAX_PLAYERS

KINDS: Final = len(Kind)
COLOURS: Final = len(Colour)
DIFFERENT: Final = len(CARDS)
DECK_SIZE: Final = len(DECK)
OBSERVERS: Final = MAX_PLAYERS + 1
"""The seats, and one spectator who sees only what everybody sees."""

_kind_index = {kind: index for index, kind in enumerate(Kind)}
_colour_index = {colour: index for index, colour in enumerate(Colour)}

CRAB: Final = _kind_index[Kind.CRAB]
BOAT: Final = _kind_index[Kind.BOAT]
FISH: Final = _kind_index[Kind.FISH]
SWIMMER: Final = _kind_index[Kind.SWIMMER]
SHARK: Final = _kind_index[Kind.SHARK]
MERMAID: Final = _kind_index[Kind.MERMAID]

OF_KIND: Final = constants([sum(card.kind is kind for card in DECK) for kind in Kind])
"""How many cards of a kind the deck holds."""

MERMAIDS: Final = sum(card.kind is Kind.MERMAID for card in DECK)
"""All of them in one hand win the game (G1)."""

KIND_OF: Final = constants([_kind_index[card.kind] for card in CARDS])
COLOUR_OF: Final = constants([_colour_index[card.colour] for card in CARDS])
SORTED_DECK: Final = constants([CARDS.index(card) for card in DECK])
FIRST_OF_KIND: Final = constants(
    [min(i for i, card in enumerate(CARDS) if card.kind is kind) for kind in Kind] + [DIFFERENT]
)
"""Cards are sorted by kind: those of a kind end where the next kind starts."""

_most_of_a_kind = max(sum(card.kind is kind for card in DECK) for kind in Kind)

SERIES_LENGTH: Final = _most_of_a_kind + 1
_standing = Counter(kind for each in PAIRINGS for kind in {each.first, each.second})
_chosen = [each for each in PAIRINGS if max(_standing[each.first], _standing[each.second]) > 1]
_pairs = tuple(count // 2 for count in range(SERIES_LENGTH))
_series = COLLECTIONS | {
    each.first: _pairs for each in PAIRINGS if each.first is each.second and each not in _chosen
}
SERIES: Final = constants(
    [
        (series := _series.get(kind, (0,)))[min(count, len(series) - 1)]
        for kind in Kind
        for count in range(SERIES_LENGTH)
    ]
)
"""Points for so many cards of a kind (K2, K11-K14), at ``kind * SERIES_LENGTH + count``; pairs are
among them unless they are a choice."""

MULTIPLIERS: Final = constants([_kind_index[kind] for kind in _MULTIPLIERS])
MULTIPLIED: Final = constants([_kind_index[_MULTIPLIERS.get(kind, (kind, 0))[0]] for kind in Kind])
FACTOR: Final = constants([_MULTIPLIERS.get(kind, (kind, 0))[1] for kind in Kind])
"""Points that a multiplier brings for each card of the kind it multiplies (K16)."""

PAIRED_FIRST: Final = constants([_kind_index[each.first] for each in PAIRINGS])
PAIRED_SECOND: Final = constants([_kind_index[each.second] for each in PAIRINGS])
MIXED: Final = constants(
    [
        place
        for place, each in enumerate(PAIRINGS)
        if each.first is not each.second and each not in _chosen
    ]
)
"""Those of two kinds, of which neither has another partner."""

CHOSEN: Final = constants([PAIRINGS.index(each) for each in _chosen])
"""Those of kinds that stand in several: which partner a card in the hand has is a choice."""
HAS_CHOICE: Final = len(_chosen) > 0
ADDS_UP: Final = not HAS_CHOICE
"""Whether one more card brings what its own kind says, whatever else there is."""

# What a duo does, as numbers.
SEARCHES: Final = list(Effect).index(Effect.SEARCH)
TURNS_AGAIN: Final = list(Effect).index(Effect.TURN_AGAIN)
FISHES: Final = list(Effect).index(Effect.FISH)
STEALS: Final = list(Effect).index(Effect.STEAL)

_effects = {(each.first, each.second): list(Effect).index(each.effect) for each in PAIRINGS}
DUOS: Final = tuple(
    (first, second)
    for first, card in enumerate(CARDS)
    for second, other in enumerate(CARDS)
    if (card.kind, other.kind) in _effects
    and (first < second or (first == second and COPIES[card] > 1))
)
"""Every pair of cards that can be laid out together, the lower card first."""

_duo_effects = [_effects[CARDS[first].kind, CARDS[second].kind] for first, second in DUOS]

GROUPS: Final[tuple[tuple[int, ...], ...]] = DUOS
"""Whatever is laid out at once: a duo, which stands first, and what may lie with it."""
MOST_TOGETHER: Final = max(map(len, GROUPS))
GROUP_SIZE: Final = constants([len(group) for group in GROUPS])
GROUP_FIRST: Final = constants([group[0] for group in GROUPS])
GROUP_SECOND: Final = constants([group[1] for group in GROUPS])
GROUP_THIRD: Final = constants([group[-1] for group in GROUPS])
GROUP_EFFECT: Final = constants(_duo_effects)
_group_index = {group: index for index, group in enumerate(GROUPS)}
DUO_OF: Final = constants(
    [
        _group_index.get((first, second), 0)
        for first in range(DIFFERENT)
        for second in range(DIFFERENT)
    ]
)
"""The duo of two cards, at ``first * DIFFERENT + second``."""

MAX_LAID: Final = DECK_SIZE // 2
MAX_PILE: Final = 1 + (DECK_SIZE - 2) // 2
"""A pile starts with one card and grows by one for each two that leave the deck."""
