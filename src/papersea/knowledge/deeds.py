"""What everybody did in a round, so that the kernel can read hidden cards from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from papersea.cards import DECK, Card, index_of
from papersea.events import (
    Called,
    Drew,
    DrewLast,
    Event,
    Fished,
    Kept,
    LaidDuo,
    Picked,
    RoundStarted,
    Stole,
    TookTop,
    TurnEnded,
)
from papersea.knowledge import script as codes
from papersea.knowledge.script import NO_CARD, PICKED_CARD, STOLEN, TOKEN, Script
from papersea.moves import Pile
from papersea.translate import PILES

Deed = tuple[int, int, int, int, int]
"""What, who, a card, another one, and the size of the deck."""


class Deeds:
    """Collects deeds, event by event, as a seat saw them; ``picks`` are the cards of others'
    picks where there is no doubt about them."""

    def __init__(self, picks: Iterable[int | None] = ()) -> None:
        self.deeds: list[Deed] = []
        self._picks: Iterator[int | None] = iter(picks)
        self._tops = [NO_CARD, NO_CARD]
        self._deck = len(DECK)
        self._tokens = 0
        self._secrets = 0

    def add(self, event: Event) -> None:
        match event:
            case RoundStarted(tops=tops):
                self._tops = [index_of(card) for card in tops]
                self._deck -= len(tops)
            case Drew(seat):
                self._do(codes.DREW, seat, *self._tops)
                self._deck -= 2
            case Kept(seat, card, discarded, pile):
                self._do(codes.KEPT, seat, self._from_deck(card), index_of(discarded))
                self._tops[PILES.index(pile)] = index_of(discarded)
            case DrewLast(seat, card) | Fished(seat, card):
                self._deck -= 1
                self._do(codes.GAINED_CARD, seat, self._from_deck(card))
            case TookTop(seat, pile, card, top):
                self._uncover(pile, top)
                other = self._tops[1 - PILES.index(pile)]
                self._do(codes.TOOK, seat, index_of(card), other)
            case LaidDuo(seat, first, second):
                self._do(codes.LAID, seat, index_of(first), index_of(second))
            case Picked(seat, pile, card, _, top):
                self._uncover(pile, top)
                self._do(codes.GAINED_CARD, seat, self._picked(card))
            case Stole(thief, victim, card):
                stolen = self._secret(STOLEN) if card is None else index_of(card)
                self._do(codes.LOST_CARD, victim, stolen)
                self._do(codes.GAINED_CARD, thief, stolen)
            case TurnEnded(seat):
                self._do(codes.ENDED, seat)
            case Called(seat):
                self._do(codes.CALLED, seat)
            case _:
                pass

    def _do(self, deed: int, seat: int, card: int = 0, other: int = 0) -> None:
        self.deeds.append((deed, seat, card, other, self._deck))

    def _uncover(self, pile: Pile, top: Card | None) -> None:
        self._tops[PILES.index(pile)] = NO_CARD if top is None else index_of(top)

    def _from_deck(self, card: Card | None) -> int:
        if card is not None:
            return index_of(card)
        self._tokens += 1
        return TOKEN + self._tokens - 1

    def _picked(self, card: Card | None) -> int:
        if card is not None:
            return index_of(card)
        known = next(self._picks)
        return self._secret(PICKED_CARD) if known is None else known

    def _secret(self, what: int) -> int:
        self._secrets += 1
        return what + self._secrets - 1

    def write(self, script: Script) -> None:
        """Lay them down where the kernel reads them."""
        count = script.deeds = len(self.deeds)
        if count:
            columns = zip(*self.deeds, strict=True)
            script.deed[:count], script.doer[:count] = next(columns), next(columns)
            script.card[:count], script.other[:count] = next(columns), next(columns)
            script.deck[:count] = next(columns)
