"""What speaks for a card, a pile or a duo rather than another, as far as the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from papersea.analysis.judging import cards_of
from papersea.analysis.sight import MULTIPLIED, MULTIPLIERS, PARTNERS, Sight
from papersea.analysis.values import Reason, Why
from papersea.cards import COPIES, Card, Effect, Kind, effect_of
from papersea.moves import DrawTwo, Keep, LayDuo, Pick, Pile, Search, Steal, TakeTop
from papersea.score import points_to_close

_COLLECTED: Final = (Kind.SHELL, Kind.OCTOPUS, Kind.PENGUIN, Kind.SAILOR)
_MUCH_OF_A_COLOUR: Final = 3
LOW_DECK: Final = 8
"""Cards; a round does not last much longer. For explanations only: of a bet that may be void,
``rules/flow.py`` warns."""
_LITTLE: Final = 1


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
    if closer is not None and without <= (bet := sight.points_of(closer)) < total:
        yield Reason(Why.BEATS_BET, card=str(card), seat=closer, points=total, count=bet)
    if closer is None and without < points_to_close(sight.view.own.rules) <= total:
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
    else:
        for partner in PARTNERS.get(card.kind, ()):
            if left := sight.unseen(partner):
                yield Reason(Why.PARTNERS_LEFT, card=str(card), kind=partner, count=left)


def _in_a_set(sight: Sight, card: Card, gain: int) -> Iterator[Reason]:
    """The first card of a set is worth what the second one makes of it."""
    count = sight.count(card.kind) + 1
    if gain and count > 1:
        yield Reason(Why.GROWS_SET, card=str(card), kind=card.kind, count=count, points=gain)
        return
    if sight.is_last_turn:
        return
    with_another = sight.points_with(card, *_another(sight, card))
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


def draw_rather(
    sight: Sight, better: DrawTwo | TakeTop, worse: DrawTwo | TakeTop
) -> Iterator[Reason]:
    """From the deck or from a pile."""
    if isinstance(better, TakeTop):
        (card,), other = cards_of(sight.view, better), cards_of(sight.view, worse)
        yield from reasons_to_have(sight, card, *other)
        if not any(each.kind is card.kind for each in other):
            yield from reasons_to_deny(sight, card, better.pile)
        if isinstance(worse, DrawTwo):
            yield from deck_is_low(sight)
    elif isinstance(worse, TakeTop):
        yield from _leave_top(sight, worse.pile)


def _leave_top(sight: Sight, pile: Pile) -> Iterator[Reason]:
    top = sight.top(pile)
    assert top is not None, "what could be taken lies there"
    yield from _uncovers(sight, pile)
    if (gain := sight.gain(top)) <= _LITTLE:
        yield Reason(Why.TOP_IS_LITTLE, card=str(top), pile=pile, points=gain)
    else:
        yield Reason(Why.DECK_OFFERS_TWO, card=str(top), pile=pile, points=gain)


def _uncovers(sight: Sight, pile: Pile) -> Iterator[Reason]:
    """What comes to light for whoever draws next."""
    below = sight.below(pile)
    if below is not None:
        for reason in reasons_to_deny(sight, below, pile):
            if reason.points:
                yield Reason(
                    Why.UNCOVERS,
                    card=reason.card,
                    pile=pile,
                    seat=reason.seat,
                    points=reason.points,
                )


def deck_is_low(sight: Sight) -> Iterator[Reason]:
    if sight.view.deck_size <= LOW_DECK:
        yield Reason(Why.DECK_IS_LOW, count=sight.view.deck_size)


def keep_rather(sight: Sight, better: Keep, worse: Keep) -> Iterator[Reason]:
    """Which card is kept, and where the other goes."""
    if better.card == worse.card:
        yield from _pile_rather(sight, better, worse)
        return
    yield from reasons_to_have(sight, better.card, worse.card)
    if better.card.kind is not worse.card.kind:
        yield from reasons_to_deny(sight, better.card, worse.pile)
    elif better.pile is not worse.pile:
        yield from _pile_rather(sight, better, worse)


def _pile_rather(sight: Sight, better: Keep, worse: Keep) -> Iterator[Reason]:
    """A card of the same kind goes away, and covers the one top or the other."""
    covered, spared = sight.top(better.pile), sight.top(worse.pile)
    if covered is not None and sight.next is not None:
        fitting = (each.seat for each in reasons_to_deny(sight, covered, better.pile))
        seat = next(fitting, sight.next)
        yield Reason(Why.COVERS, card=str(covered), pile=better.pile, seat=seat)
    if spared is not None and not sight.is_last_turn and (gain := sight.gain(spared)):
        yield Reason(Why.STAYS_IN_REACH, card=str(spared), pile=worse.pile, points=gain)


def pick_rather(sight: Sight, better: Pick, worse: Pick) -> Iterator[Reason]:
    """Which card crabs take out of a pile."""
    pile = sight.view.searched
    assert pile is not None, "a pile is looked through"
    (card,), (other,) = cards_of(sight.view, better), cards_of(sight.view, worse)
    if card != other:
        yield from reasons_to_have(sight, card, other)
    if better.position == 1:
        yield from reasons_to_deny(sight, card, pile)
    if worse.position == 1:
        yield from _uncovers(sight, pile)


def reasons_to_lay(sight: Sight, duo: LayDuo) -> Iterator[Reason]:
    """What a duo does when it is laid out, as far as it does anything now."""
    cards = (str(duo.first), str(duo.second))
    match effect_of(duo.first.kind, duo.second.kind):
        case Effect.SEARCH if any(pile.size for pile in sight.view.piles):
            yield Reason(Why.LAY_CRABS, cards=cards)
            yield from _best_in_piles(sight)
        case Effect.TURN_AGAIN:
            yield Reason(Why.LAY_BOATS, cards=cards)
        case Effect.FISH if sight.view.deck_size:
            yield Reason(Why.LAY_FISH, cards=cards)
        case Effect.STEAL if sight.view.victims:
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
    if effect_of(duo.first.kind, duo.second.kind) in (Effect.FISH, Effect.TURN_AGAIN):
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
