"""What is in force for a seat, now: whatever a rule of a round or of one seat could say otherwise
is asked here, and nowhere else.

Such rules are the bits of one number. The game as it is printed has none of them: ``rules_for``
answers with a constant, so that compiled code is as if nobody had asked.
"""

from __future__ import annotations

from typing import Final

from papersea.rules.jit import unchecked
from papersea.rules.state import State
from papersea.rules.tables import GROUP_EFFECT, MERMAIDS, SERIES, SERIES_LENGTH

PLAIN: Final = 0
"""Nothing but what the rulebooks print."""

POINTS_TO_CLOSE: Final = 7


@unchecked
def rules_for(game: State, seat: int) -> int:
    """The rules that hold for a seat beside the printed ones: those of the round, its own, and
    what others have done to it."""
    return PLAIN


@unchecked
def points_to_close(rules: int) -> int:
    """T8."""
    return POINTS_TO_CLOSE


@unchecked
def may_stop(rules: int) -> bool:
    """R2: whether there is such a call."""
    return True


@unchecked
def may_bet(rules: int) -> bool:
    """R3: whether there is a LAST CHANCE."""
    return True


@unchecked
def mermaids_to_win(rules: int) -> int:
    """G1: so many in one hand win the game."""
    return MERMAIDS


@unchecked
def cards_to_draw(rules: int) -> int:
    """T3: so many cards of the deck are looked at; of two, one is kept."""
    return 2


@unchecked
def may_take(rules: int) -> bool:
    """T5: whether a turn may begin with the top card of a pile."""
    return True


@unchecked
def may_lay(rules: int) -> bool:
    """T7: whether duos are laid out in a turn."""
    return True


@unchecked
def is_duo(pairing: int, rules: int) -> bool:
    """K2: whether the two kinds make a duo."""
    return True


@unchecked
def effect_of(group: int, rules: int) -> int:
    """K3 to K6: what happens when these cards are laid out."""
    return GROUP_EFFECT[group]


@unchecked
def series_of(kind: int, count: int, rules: int) -> int:
    """K2, K11 to K14: points for so many cards of a kind."""
    return SERIES[kind * SERIES_LENGTH + count]


@unchecked
def do_mermaids_score(rules: int) -> bool:
    """K9."""
    return True
