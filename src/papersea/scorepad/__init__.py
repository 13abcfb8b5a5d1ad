"""The score pad: a whole game with paper cards, of which people tell how each round ended.

What that brings, who starts and who has won is worked out by the rules kernel. The JSON form is
that of the web client, too.
"""

from papersea.scorepad.flaws import Flaw, PadError
from papersea.scorepad.standing import RoundStanding, Standing, standing
from papersea.scorepad.text import VERSION, format_pad, parse_pad
from papersea.scorepad.values import CountedHand, Ending, Hand, PadRound, ScorePad, ShownHand

__all__ = [
    "VERSION",
    "CountedHand",
    "Ending",
    "Flaw",
    "Hand",
    "PadError",
    "PadRound",
    "RoundStanding",
    "ScorePad",
    "ShownHand",
    "Standing",
    "format_pad",
    "parse_pad",
    "standing",
]
