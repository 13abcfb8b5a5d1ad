"""Duos and what they do: laying out, looking through, robbing."""

from __future__ import annotations

from collections.abc import Iterator

from papersea.analysis.sight import Sight
from papersea.analysis.taking import deck_is_low
from papersea.analysis.values import Reason, Why
from papersea.cards import Kind
from papersea.moves import LayDuo, Pile, Search, Steal


def reasons_to_lay(sight: Sight, duo: LayDuo) -> Iterator[Reason]:
    """What a duo does when it is laid out, as far as it does anything now."""
    cards = (str(duo.first), str(duo.second))
    match duo.first.kind:
        case Kind.CRAB if any(pile.size for pile in sight.view.piles):
            yield Reason(Why.LAY_CRABS, cards=cards)
            yield from _best_in_piles(sight)
        case Kind.BOAT:
            yield Reason(Why.LAY_BOATS, cards=cards)
        case Kind.FISH if sight.view.deck_size:
            yield Reason(Why.LAY_FISH, cards=cards)
        case Kind.SWIMMER if sight.view.victims:
            victim = max(sight.view.victims, key=lambda seat: sight.other(seat).hand_size)
            yield Reason(
                Why.LAY_THEFT, cards=cards, seat=victim, count=sight.other(victim).hand_size
            )
    if not sight.is_last_turn:
        yield Reason(Why.LAID_IS_SAFE, cards=cards)


def _best_in_piles(sight: Sight) -> Iterator[Reason]:
    """The best card that is sure to lie there."""
    found = [(sight.gain(card), card, pile) for pile in Pile if (card := sight.best_in(pile))]
    if found:
        gain, card, pile = max(found, key=lambda each: each[0])
        yield Reason(Why.PILE_HAS, card=str(card), pile=pile, points=gain)


def reasons_to_wait(sight: Sight, duo: LayDuo) -> Iterator[Reason]:
    """Why a duo may stay in the hand."""
    if duo.first.kind in (Kind.FISH, Kind.BOAT):
        yield from deck_is_low(sight)
    if not sight.is_last_turn:
        yield Reason(Why.DUO_CAN_WAIT, cards=(str(duo.first), str(duo.second)))


def search_rather(sight: Sight, better: Search, worse: Search) -> Iterator[Reason]:
    """Which pile is looked through."""
    card, other = sight.best_in(better.pile), sight.best_in(worse.pile)
    if card is not None and (other is None or sight.gain(card) >= sight.gain(other)):
        yield Reason(Why.PILE_HAS, pile=better.pile, card=str(card), points=sight.gain(card))
    size, smaller = sight.view.pile(better.pile).size, sight.view.pile(worse.pile).size
    if size > smaller:
        yield Reason(Why.PILE_IS_BIGGER, pile=better.pile, count=size)


def rob_rather(sight: Sight, better: Steal, worse: Steal) -> Iterator[Reason]:
    """Who is robbed."""
    seat, spared = sight.other(better.victim), sight.other(worse.victim)
    wanted = max(seat.known, key=sight.gain, default=None)
    if wanted is not None and (gain := sight.gain(wanted)):
        yield Reason(Why.ROB_KNOWN, seat=better.victim, card=str(wanted), points=gain)
    if seat.score > spared.score:
        yield Reason(Why.ROB_LEADER, seat=better.victim, points=seat.score)
    if seat.hand_size > spared.hand_size:
        yield Reason(Why.ROB_BIGGER_HAND, seat=better.victim, count=seat.hand_size)
