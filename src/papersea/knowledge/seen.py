"""From what a seat saw of a round to the script that worlds are sampled from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

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
from papersea.knowledge import script as lines
from papersea.knowledge.evidence import Evidence
from papersea.knowledge.script import NO_CARD, Script
from papersea.knowledge.seen_piles import SeenPiles
from papersea.moves import Seat
from papersea.translate import PILES
from papersea.view import View


class Seen:
    """Collects the lines of a script, event by event."""

    def __init__(self, observer: Seat) -> None:
        self.observer = observer
        self.lines: list[tuple[int, int, int, int]] = []
        self.unseen = [COPIES[card] for card in CARDS]
        self.tokens = 0
        self.depths: list[int | None] = []  # of others' picks, where there is no doubt
        self.picks: list[int | None] = []  # and their cards
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
                self.gain_known(seat, card)
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
            self.hide(seat, 1)

    def hide(self, seat: Seat, count: int) -> None:
        """So many unseen cards in a hand."""
        for _ in range(count):
            self._line(lines.HIDDEN, seat, self.tokens)
            self.tokens += 1

    def gain_known(self, seat: Seat, card: Card) -> None:
        """From a pile into a hand, seen by all."""
        if seat != self.observer:
            self._line(lines.GAINED, seat, index_of(card))

    def find(self, seat: Seat, cards: Sequence[Card]) -> None:
        """These are in a hand, however they came there."""
        for card in cards:
            self._line(lines.LEFT, seat, index_of(card))
        for card in cards:
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
            self.picks.append(None)
        else:
            picked = self.piles.pick_exact(pile, depth)
            self.picks.append(picked)
            self._line(lines.GAINED, seat, picked)

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
        for secret, card, weight in Evidence(self.lines, self.unseen).weights():
            script.weight[secret * len(CARDS) + card] = weight


def _index(card: Card | None) -> int:
    return NO_CARD if card is None else index_of(card)


def follow(view: View, observer: Seat) -> Seen:
    """All that a view tells of a round from its deal."""
    seen = Seen(observer)
    for event in view.history:
        seen.add(event)
    for card in view.drawn or ():
        seen.unseen[index_of(card)] -= 1
    return seen
