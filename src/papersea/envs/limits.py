"""How long an episode can be, and what it can be worth: true bounds, for all adapters."""

from __future__ import annotations

import operator
from typing import Final

from papersea.cards import CARDS, COPIES, Kind
from papersea.score import score_cards

MAX_DECISIONS: Final = 4096
"""After so many decisions an episode is cut and worth nothing to anybody: rounds can be void
again and again, so a match has no longest length of its own."""


def check_cap(decisions: int) -> int:
    """How many decisions an episode may have: a whole number, and one at least."""
    try:
        cap = operator.index(decisions)
    except TypeError:
        cap = 0
    if cap < 1:
        raise ValueError(f"an episode has at least one decision, not {decisions!r}")
    return cap


def most_gained() -> int:
    """Points and bonus of somebody who had the whole deck but one mermaid: more than any round
    brings (a fourth mermaid wins the match instead)."""
    deck = [card for card in CARDS for _ in range(COPIES[card])]
    mermaid = next(card for card in deck if card.kind is Kind.MERMAID)
    deck.remove(mermaid)
    score = score_cards(tuple(deck))
    return score.points + score.bonus
