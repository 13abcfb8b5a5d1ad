"""Why a card is worth having, and why a neighbour should not have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from papersea.analysis.sight import MULTIPLIED, MULTIPLIERS, PARTNERS, Sight
from papersea.analysis.values import Reason, Why
from papersea.cards import COPIES, Card, Kind
from papersea.moves import Pile
from papersea.rules.legal import POINTS_TO_CLOSE
from papersea.score import score_cards

_COLLECTED: Final = (Kind.SHELL, Kind.OCTOPUS, Kind.PENGUIN, Kind.SAILOR)
_MUCH_OF_A_COLOUR: Final = 3


def reasons_to_have(sight: Sight, card: Card, instead: Card | None = None) -> Iterator[Reason]:
    """What a card does for the seat, and what the other one that could be had does not."""
    yield from _decisive(sight, card, instead)
    is_alike = instead is not None and instead.kind is card.kind
    special = [] if is_alike else [*_by_kind(sight, card)]
    yield from special
    if not special:
        yield from _in_points(sight, card, instead)
    yield from _by_colour(sight, card, instead)


def _decisive(sight: Sight, card: Card, instead: Card | None) -> Iterator[Reason]:
    """What one card reaches and the other does not."""
    if card.kind is Kind.MERMAID and sight.lacks_one_mermaid:
        yield Reason(Why.WINS_GAME, card=str(card))
    total = sight.points + sight.gain(card)
    without = sight.points + (sight.gain(instead) if instead is not None else 0)
    closer = sight.view.closer
    if closer is not None and without <= (bet := score_cards(sight.seen_of(closer)).points) < total:
        yield Reason(Why.BEATS_BET, card=str(card), seat=closer, points=total, count=bet)
    if closer is None and without < POINTS_TO_CLOSE <= total:
        yield Reason(Why.REACHES_CLOSE, card=str(card), points=total)


def _by_kind(sight: Sight, card: Card) -> Iterator[Reason]:
    gain, kind = sight.gain(card), card.kind
    if kind is Kind.MERMAID:
        yield Reason(Why.GATHERS_MERMAIDS, card=str(card), count=sight.count(kind) + 1, points=gain)
    elif kind in MULTIPLIED and gain:
        counted = MULTIPLIED[kind]
        yield Reason(
            Why.MULTIPLIES, card=str(card), kind=counted, count=sight.count(counted), points=gain
        )
    elif kind in _COLLECTED:
        yield from _in_a_set(sight, card, gain)
    elif kind in PARTNERS and (partner := sight.partner(card)):
        yield Reason(Why.MAKES_DUO, card=str(card), other=str(partner))
    if (counting := _held_multiplier(sight, kind)) is not None:
        count = sight.count(kind) + 1
        yield Reason(Why.MULTIPLIES, card=str(counting), kind=kind, count=count, points=gain)


def _in_points(sight: Sight, card: Card, instead: Card | None) -> Iterator[Reason]:
    gain = sight.gain(card)
    if instead is not None and gain > (less := sight.gain(instead)):
        yield Reason(Why.BRINGS_MORE, card=str(card), other=str(instead), points=gain, count=less)
    elif instead is not None and instead.kind is card.kind:
        return
    elif gain:
        yield Reason(Why.BRINGS_POINTS, card=str(card), points=gain)
    elif sight.is_last_turn:
        return
    elif (partner := PARTNERS.get(card.kind)) and (left := sight.unseen(partner)):
        yield Reason(Why.PARTNERS_LEFT, card=str(card), kind=partner, count=left)


def _in_a_set(sight: Sight, card: Card, gain: int) -> Iterator[Reason]:
    """The first card of a set is worth what the second one makes of it."""
    count = sight.count(card.kind) + 1
    if gain and count > 1:
        yield Reason(Why.GROWS_SET, card=str(card), kind=card.kind, count=count, points=gain)
        return
    if sight.is_last_turn:
        return
    with_another = score_cards((*sight.cards, card, *_another(sight, card))).points
    if with_another > sight.points:
        yield Reason(
            Why.PROMISES, card=str(card), kind=card.kind, points=with_another - sight.points
        )


def _another(sight: Sight, card: Card) -> tuple[Card, ...]:
    """One more card of a kind that the deck has, of the colour that changes least."""
    held = Counter((*sight.cards, card))
    more = (each for each in COPIES if each.kind is card.kind and held[each] < COPIES[each])
    return tuple(sorted(more, key=lambda each: held[each])[:1])


def _held_multiplier(sight: Sight, kind: Kind) -> Card | None:
    """The seat's own card that counts cards of a kind."""
    counting = MULTIPLIERS.get(kind)
    return next((card for card in sight.cards if card.kind is counting), None)


def _by_colour(sight: Sight, card: Card, instead: Card | None) -> Iterator[Reason]:
    """More of the colour of which the seat has most, unless the other card does the same: for the
    bonus, and for mermaids."""
    colours = Counter(each.colour for each in (*sight.cards, card))
    count = colours[card.colour]
    is_shared = instead is not None and instead.colour is card.colour
    if count >= _MUCH_OF_A_COLOUR and count == max(colours.values()) and not is_shared:
        yield Reason(Why.BUILDS_COLOUR, card=str(card), colour=card.colour, count=count)


def reasons_to_deny(sight: Sight, card: Card, pile: Pile) -> Iterator[Reason]:
    """Why a card should not lie on a pile when the turn passes on."""
    name = str(card)
    for seat in sight.following:
        if gain := sight.fit_of(seat, card):
            why = Why.HELPS_NEXT if seat == sight.next else Why.HELPS_OTHER
            yield Reason(why, card=name, pile=pile, seat=seat, points=gain)
            return
    if sight.next is not None and _is_wanted_by_all(card.kind):
        yield Reason(Why.OPEN_TO_NEXT, card=name, pile=pile, seat=sight.next)


def _is_wanted_by_all(kind: Kind) -> bool:
    return kind in _COLLECTED or kind in MULTIPLIED or kind is Kind.MERMAID
