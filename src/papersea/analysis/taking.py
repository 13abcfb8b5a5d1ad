"""Where a card comes from and where another goes: drawing, keeping, picking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from papersea.analysis.having import reasons_to_deny, reasons_to_have
from papersea.analysis.judging import cards_of
from papersea.analysis.sight import Sight
from papersea.analysis.values import Reason, Why
from papersea.moves import DrawTwo, Keep, Pick, Pile, TakeTop

LOW_DECK: Final = 8
"""Cards; a round does not last much longer."""
_LITTLE: Final = 1


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
