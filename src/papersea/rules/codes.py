"""The kernel's small integers for moves, steps and events. They stay behind the typed face."""

from __future__ import annotations

from typing import Final

from papersea.rules.options import MAX_PLAYERS
from papersea.rules.tables import GROUPS, MAX_PILE

PILES: Final = 2

# Actions, each a range that starts at its name.
DRAW: Final = 0
TAKE: Final = 1  # + pile
KEEP: Final = TAKE + PILES  # + which of the two drawn * PILES + pile for the other
LAY: Final = KEEP + 2 * PILES  # + group
SEARCH: Final = LAY + len(GROUPS)  # + pile
PICK: Final = SEARCH + PILES  # + depth: 0 is the top of the pile
ROB: Final = PICK + MAX_PILE  # + seats to the left, less one
END: Final = ROB + MAX_PLAYERS - 1
STOP: Final = END + 1
LAST_CHANCE: Final = STOP + 1
ACTIONS: Final = LAST_CHANCE + 1
RANGES: Final = {
    "draw": DRAW,
    "take": TAKE,
    "keep": KEEP,
    "lay": LAY,
    "search": SEARCH,
    "pick": PICK,
    "rob": ROB,
    "end": END,
    "stop": STOP,
    "last_chance": LAST_CHANCE,
}
"""Where each range starts, in order."""
ACTION_WIDTH: Final = "u1" if ACTIONS <= 256 else "i2"
MAX_LEGAL: Final = max(len(GROUPS) + 3, MAX_PILE)

# Steps: what is decided next, and then what chance decides.
DRAWING: Final = 0
KEEPING: Final = 1
DUO_STEP: Final = 2
SEARCHING: Final = 3
PICKING: Final = 4
ROBBING: Final = 5
OVER: Final = 6
DEALING: Final = 7
STEALING: Final = 8
DECISIONS: Final = OVER
"""Steps below this one wait for a player, those above ``OVER`` for chance."""

NOBODY: Final = 255

# Events, as ``event | seat << 8 | first << 16 | second << 24``.
DEALT: Final = 0
DREW: Final = 1
KEPT: Final = 2
TOOK: Final = 3
DREW_LAST: Final = 4
DRAW_SKIPPED: Final = 5
LAID: Final = 6
SEARCHED: Final = 7
PICKED: Final = 8
FISHED: Final = 9
TURN_AGAIN: Final = 10
STOLE: Final = 11
NO_EFFECT: Final = 12
TURN_ENDED: Final = 13
CALLED: Final = 14
SHOWN: Final = 15
ROUND_SCORED: Final = 16
ROUND_VOID: Final = 17
GAME_ENDED: Final = 18
MAX_EVENTS: Final = 12
NONE: Final = 0
SAID_STOP: Final = 0
SAID_LAST_CHANCE: Final = 1

# How a round was settled, and of what somebody's gain is made: one bit each.
STOPPED: Final = 0
BET_WON: Final = 1
BET_LOST: Final = 2
UNSCORED: Final = 3
POINTS: Final = 1
BONUS: Final = 2

# Where things are put when a game is set up by hand.
CLEAR: Final = 0
IN_HAND: Final = 1
ON_TABLE: Final = 2
ON_PILE: Final = 3
LIST_MOVES: Final = 4

# How a round ends that was played elsewhere.
BY_STOP: Final = 0
BY_LAST_CHANCE: Final = 1
BY_DECK: Final = 2
BY_MERMAIDS: Final = 3

# Questions to the rules.
CAN_BE_ROBBED: Final = 0
ENDED_AT_ONCE: Final = 1
ENDED_WITH_TURN: Final = 2
LAST_CHANCE_IS_VOID: Final = 3
LAST_CHANCE_MAY_BE_VOID: Final = 4
CAN_CLOSE: Final = 5

# Questions about the rules in force.
POINTS_NEEDED: Final = 0
MERMAIDS_NEEDED: Final = 1

# Values of the options, in the order of their enums.
END_OF_TURN: Final = 0
AT_ONCE: Final = 1
SCORED: Final = 0
VOID: Final = 1
UNSHOWN: Final = 0
NEVER: Final = 1
