"""Where a table of learned numbers holds what: for every feature of a move so many places."""

from __future__ import annotations

from typing import Final

from papersea.rules.jit import constants
from papersea.rules.tables import KINDS, MULTIPLIED, MULTIPLIERS, PAIRED_FIRST, PAIRED_SECOND

# How finely something is told apart.
LATE: Final = 7  # how much of the deck is left, or that the round was called
STAGES: Final = 3
HELD: Final = 6  # cards of a kind
KNOWN: Final = 4  # the same in another's hand
BESIDE: Final = 5
POINTS: Final = 14
GAINS: Final = 10  # points that a card brings
CARDS: Final = 10  # in a hand
TO_GO: Final = 9  # points to the end of the match
COLOURED: Final = 7
BEHIND: Final = 4  # cards of a colour that lack to be the most
MERMAIDS: Final = 5  # and whether the card is one
NO_KIND: Final = KINDS
TOPS: Final = KINDS + 1
DECK: Final = 32
TENTHS: Final = 10  # of the deck
LEAD: Final = 16
REACH: Final = 12
BONUS: Final = 8
SCORE: Final = 8
FEW: Final = 5
EFFECTS: Final = 4
CALLS: Final = 2

_GAIN: Final = (
    KINDS * HELD * LATE,
    KINDS * HELD * HELD,
    GAINS * POINTS,
    GAINS * LATE,
    KINDS * KNOWN * LATE,
    MERMAIDS * COLOURED * BEHIND * STAGES,
    KINDS * BESIDE * STAGES,
    GAINS * TO_GO,
    KINDS * POINTS,
)
_GIVE: Final = (
    KINDS * KNOWN * LATE,
    KINDS * CARDS,
    KINDS * HELD,
    TOPS * KNOWN * LATE,
    KINDS * HELD,
    TOPS * KINDS,
)
_PAIR: Final = (KINDS * KINDS,)
_REVEAL: Final = (TOPS * KNOWN * STAGES, TOPS * LATE)
_DRAW: Final = (DECK, POINTS * LATE, CARDS * LATE, CARDS * POINTS)
_LAY: Final = (
    EFFECTS * LATE * 2,
    EFFECTS * POINTS * 2,
    EFFECTS * CARDS * STAGES,
    EFFECTS * GAINS * 2,
)
_CALL: Final = (
    CALLS * POINTS * TENTHS,
    CALLS * LEAD * CARDS,
    CALLS * REACH * REACH,
    CALLS * BONUS * TENTHS,
    CALLS * BONUS * POINTS,
    CALLS * CARDS * TENTHS,
    CALLS * SCORE * SCORE * FEW,
    CALLS * CARDS * POINTS,
    CALLS * POINTS * HELD,
)


def _starts(sizes: tuple[int, ...], begin: int) -> list[int]:
    """Where each feature begins, and where all of them end."""
    return [begin + sum(sizes[:number]) for number in range(len(sizes) + 1)]


_gain = _starts(_GAIN, 0)
_take = _starts(_GAIN, _gain[-1])
_give = _starts(_GIVE, _take[-1])
_pair = _starts(_PAIR, _give[-1])
_reveal = _starts(_REVEAL, _pair[-1])
_draw = _starts(_DRAW, _reveal[-1])
_lay = _starts(_LAY, _draw[-1])
_call = _starts(_CALL, _lay[-1])

GAIN_AT: Final = constants(_gain)
FOR_TAKE: Final = _take[0]
"""A card that is taken is judged apart from one that is kept: it stands beside a draw."""
GIVE_AT: Final = constants(_give)
PAIR_AT: Final = _pair[0]
REVEAL_AT: Final = constants(_reveal)
DRAW_AT: Final = constants(_draw)
LAY_AT: Final = constants(_lay)
CALL_AT: Final = constants(_call)
TABLE: Final = _call[-1]
"""Places in all."""
MOST_PLACES: Final = len(_GAIN) + len(_GIVE) + len(_PAIR)
"""Of one move."""
TABLE_UNIT: Final = 20_000
"""Whole numbers for a certain win of the match."""

_partner = list(range(KINDS))
for _first, _second in zip(PAIRED_FIRST, PAIRED_SECOND, strict=True):
    if _first != _second:
        _partner[int(_first)], _partner[int(_second)] = int(_second), int(_first)
for _kind in MULTIPLIERS:
    _partner[int(MULTIPLIED[_kind])], _partner[int(_kind)] = int(_kind), int(MULTIPLIED[_kind])
PARTNER: Final = constants(_partner)
"""The kind that a kind counts together with, or itself."""
