"""What the others are likely to hold, over many worlds that agree with what a seat has seen."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct

from papersea.cards import Kind
from papersea.moves import Seat
from papersea.players.belief.worlds import believed_worlds
from papersea.players.odds.bets import percent_of
from papersea.players.policy.learned import master_judgement
from papersea.rules.ways import COMPILED
from papersea.translate import hand_of
from papersea.view import View

WORLDS: Final = 500 if COMPILED else 50


class LikelyKind(Struct, frozen=True):
    """How often somebody holds at least one card of a kind, in percent; 100 only if always."""

    kind: Kind
    percent: int


class LikelyHand(Struct, frozen=True):
    """A hidden hand, the likeliest kinds first."""

    seat: Seat
    kinds: tuple[LikelyKind, ...]


def likely_hands(view: View, *, worlds: int = WORLDS, seed: int = 0) -> tuple[LikelyHand, ...]:
    """Of everybody whose cards the seat does not see, read from what they did. The same view and
    seed give the same answer."""
    hidden = [Seat(seat) for seat in range(len(view.seats)) if _is_hidden(view, seat)]
    held: dict[Seat, Counter[Kind]] = {seat: Counter() for seat in hidden}
    if hidden:
        for world in believed_worlds(view, master_judgement(len(view.seats)), worlds, seed):
            for seat, counts in held.items():
                counts.update({card.kind for card in hand_of(world, seat)})
    return tuple(_likely(seat, counts, worlds) for seat, counts in held.items())


def _is_hidden(view: View, seat: int) -> bool:
    return seat != view.seat and view.seats[seat].hand is None and view.seats[seat].hand_size > 0


def _likely(seat: Seat, counts: Counter[Kind], worlds: int) -> LikelyHand:
    order = list(Kind).index
    kinds = sorted(counts, key=lambda kind: (-counts[kind], order(kind)))
    return LikelyHand(seat, tuple(LikelyKind(k, percent_of(counts[k], worlds)) for k in kinds))
