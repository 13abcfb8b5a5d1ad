"""From what a seat saw of a round to the script that worlds are sampled from."""

from __future__ import annotations

from collections import Counter
from typing import Final

from papersea.cards import CARDS, COPIES, Card, index_of
from papersea.events import (
    DrewLast,
    Event,
    Fished,
    HandShown,
    Kept,
    LaidDuo,
    Picked,
    RoundStarted,
    Searched,
    Stole,
    TookTop,
)
from papersea.moves import Seat
from papersea.players.kernel import script as lines
from papersea.players.kernel.script import ANY_CARD, NO_CARD, Script
from papersea.players.seen_piles import SeenPiles
from papersea.translate import PILES
from papersea.view import View

_LATER: Final = lines.MAX_LINES


class Seen:
    """Collects the lines of a script, event by event."""

    def __init__(self, observer: Seat) -> None:
        self.observer = observer
        self.lines: list[tuple[int, int, int, int]] = []
        self.unseen = [COPIES[card] for card in CARDS]
        self.tokens = 0
        self.depths: list[int | None] = []  # of others' picks, where there is no doubt
        self.piles = SeenPiles(self.lines)

    def add(self, event: Event) -> None:
        """What an event, as the observer saw it, says about hidden cards."""
        match event:
            case RoundStarted(tops=tops):
                for pile, card in enumerate(tops):
                    self._turn_up(pile, card)
            case Kept(seat, card, discarded, pile):
                self._gain(seat, card)
                self._turn_up(PILES.index(pile), discarded)
            case DrewLast(seat, card) | Fished(seat, card):
                self._gain(seat, card)
            case TookTop(seat, pile, card, top):
                self.piles.take(PILES.index(pile), index_of(card), _index(top))
                self._gain_known(seat, card)
            case LaidDuo(seat, first, second) if seat != self.observer:
                self._line(lines.LEFT, seat, index_of(first))
                self._line(lines.LEFT, seat, index_of(second))
            case Searched(_, pile, cards) if cards is not None:
                self.piles.see(PILES.index(pile), [index_of(card) for card in cards])
            case Picked(seat, pile, card, position, top):
                self._pick(seat, PILES.index(pile), card, position, _index(top))
            case Stole(thief, victim, card):
                self._steal(thief, victim, card)
            case HandShown(seat, cards) if seat != self.observer:
                for card, count in Counter(cards).items():
                    self._line(lines.SHOWN, seat, index_of(card), count)
            case _:
                pass

    def _line(self, what: int, whose: int, first: int, second: int = 0) -> None:
        self.lines.append((what, whose, first, second))

    def _turn_up(self, pile: int, card: Card) -> None:
        self.unseen[index_of(card)] -= 1
        self.piles.put(pile, index_of(card))

    def _gain(self, seat: Seat, card: Card | None) -> None:
        """From the deck into a hand."""
        if card is not None:
            self.unseen[index_of(card)] -= 1
        else:
            self._line(lines.HIDDEN, seat, self.tokens)
            self.tokens += 1

    def _gain_known(self, seat: Seat, card: Card) -> None:
        if seat != self.observer:
            self._line(lines.GAINED, seat, index_of(card))

    def _pick(
        self, seat: Seat, pile: int, card: Card | None, position: int | None, top: int
    ) -> None:
        if card is not None and position is not None:
            self.piles.pick_own(pile, position - 1, index_of(card))
            return
        depth = self.piles.only_depth(pile, top)
        self.depths.append(depth)
        if depth is None:
            self.piles.pick_unseen(pile, top, seat)
        else:
            self._line(lines.GAINED, seat, self.piles.pick_exact(pile, depth))

    def _steal(self, thief: Seat, victim: Seat, card: Card | None) -> None:
        if card is None:
            self._line(lines.MOVED, thief, victim)
        elif thief == self.observer:
            self._line(lines.ROBBED, victim, index_of(card))
        else:
            self._line(lines.GAINED, thief, index_of(card))

    def write(self, script: Script) -> None:
        """Lay the collected lines down where the kernel reads them."""
        count = len(self.lines)
        script.observer, script.lines, script.tokens = self.observer, count, self.tokens
        if count:
            columns = zip(*self.lines, strict=True)
            script.what[:count], script.whose[:count] = next(columns), next(columns)
            script.first[:count], script.second[:count] = next(columns), next(columns)
        script.pool[:] = self.unseen
        script.pool_size = sum(self.unseen)
        self.piles.write(script)


def _index(card: Card | None) -> int:
    return NO_CARD if card is None else index_of(card)


def seen_in(view: View) -> Seen:
    """All that a view tells. A round that was set up has no story before: then only what the
    view sums up is known."""
    assert view.seat is not None, "a spectator does not guess"
    seen = Seen(view.seat)
    if view.history and isinstance(view.history[0], RoundStarted):
        for event in view.history:
            seen.add(event)
        if view.drawn is not None:
            for card in view.drawn:
                seen.unseen[index_of(card)] -= 1
    else:
        _sum_up(seen, view)
    return seen


def _sum_up(seen: Seen, view: View) -> None:
    for card in _cards_in_sight(view):
        seen.unseen[index_of(card)] -= 1
    for pile, summary in enumerate(view.piles):
        for card in summary.remembered:
            seen.piles.put(pile, index_of(card))
    gone = [pile for pile, summary in enumerate(view.piles) for _ in range(summary.gone)]
    for seat, other in enumerate(view.seats):
        if seat == view.seat:
            continue
        for card in other.known:
            seen._line(lines.GAINED, seat, index_of(card))
        for _ in range(other.hand_size - len(other.known)):
            if gone:
                pile = gone.pop()
                top = ANY_CARD if pile in gone else _index(view.piles[pile].top)
                seen.piles.pick_unseen(pile, top, Seat(seat))
            else:
                seen._gain(Seat(seat), None)


def _cards_in_sight(view: View) -> list[Card]:
    cards = [card for pile in view.piles for card in pile.remembered]
    cards += view.drawn or ()
    for seat in view.seats:
        cards += (*seat.known, *seat.laid_cards)
    return cards
