"""What a seat knows of a round, from its own events: one pass, in which every event is read once.

Three things come of it. The lines of a script, from which worlds are sampled; what everybody did,
from which hidden cards are read; and the moves, so that a world can be played from its deal. A
card that nobody saw has the same name in all three: the number of its token (hidden when it left
the deck), or of its secret (picked or stolen unseen).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Protocol, assert_never

from papersea.cards import CARDS, COPIES, DECK, Card, index_of
from papersea.events import (
    Call,
    Called,
    DrawSkipped,
    Drew,
    DrewLast,
    Event,
    Fished,
    GameEnded,
    HandShown,
    Kept,
    LaidDuo,
    NoEffect,
    Picked,
    RoundScored,
    RoundStarted,
    RoundVoid,
    Searched,
    Stole,
    TookTop,
    TurnAgain,
    TurnEnded,
)
from papersea.knowledge import script as codes
from papersea.knowledge.evidence import Evidence, Line
from papersea.knowledge.piles import RememberedPiles
from papersea.knowledge.script import NO_CARD, PICKED_CARD, STOLEN, TOKEN, Script
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    Move,
    Pick,
    Search,
    Seat,
    Steal,
    Stop,
    TakeTop,
    laying,
)
from papersea.rules.records import write_numbers
from papersea.translate import PILES
from papersea.view import View

EVERYBODY: Final = -1
"""Instead of a seat: whoever knows the whole truth."""

Deed = tuple[int, int, int, int, int]
"""What, who, a card, another one, and the size of the deck."""


class Answers(Protocol):
    """What a world says of all that the seat did not see."""

    def card(self, name: int) -> Card:
        """The card that a token or a secret is; or the card itself."""
        ...

    def depth(self, name: int) -> int:
        """How deep a card lay that was picked unseen; or the depth itself."""
        ...


Retold = tuple[Seat, Callable[[Answers], tuple[Move, Card | None]]]
"""Whose move, and how it and the card that was stolen with it follow from a world's answers."""


class Knowledge:
    """Grows event by event, as the observer saw them."""

    def __init__(self, observer: int) -> None:
        self.observer = observer
        self.unseen = [COPIES[card] for card in CARDS]
        """Copies of each card that the observer has never seen."""
        self.lines: list[Line] = []
        self.deeds: list[Deed] = []
        self.moves: list[Retold] = []
        self.dealt: list[int] = []
        """What left the deck, in order, hidden cards by their names."""
        self.depths: list[int | None] = []
        """Of others' picks, where there is no doubt."""
        self.is_drawing = False
        """Whether two cards have left the deck of which the observer has seen neither yet."""
        self.piles = RememberedPiles(self.lines)
        self._tokens = 0
        self._secrets = 0
        self._tops = [NO_CARD, NO_CARD]
        self._deck = len(DECK)

    def add(self, event: Event) -> None:
        """Learn from an event whatever it tells."""
        match event:
            case RoundStarted(tops=tops):
                for side, card in enumerate(tops):
                    self._turn_up(side, card)
                self._deck -= len(tops)
            case Drew(seat, cards):
                self._do(codes.DREW, seat, *self._tops)
                self._deck -= 2
                self.dealt += map(index_of, cards or ())
                self.is_drawing = cards is None
                self._move(seat, DrawTwo)
            case Kept(seat, card, discarded, pile):
                kept = self._gain(seat, card)
                self._do(codes.KEPT, seat, kept, index_of(discarded))
                self._turn_up(PILES.index(pile), discarded)
                self.dealt += [kept, index_of(discarded)] if self.is_drawing else []
                self.is_drawing = False
                self._tell(seat, lambda world: (Keep(world.card(kept), pile), None))
            case DrewLast(seat, card):
                self._draw_one(seat, card)
                self._move(seat, DrawTwo)
            case Fished(seat, card):
                self._draw_one(seat, card)
            case TookTop(seat, pile, card, top):
                self._take_top(seat, PILES.index(pile), card, top)
                self._move(seat, lambda: TakeTop(pile))
            case LaidDuo(seat):
                self._lay(seat, *event.cards)
                self._move(seat, lambda: laying(*event.cards))
            case Searched(seat, pile, cards):
                if cards is not None:
                    self.piles.see(PILES.index(pile), [index_of(card) for card in cards])
                self._move(seat, lambda: Search(pile))
            case Picked(seat, pile, card, position, top):
                picked, depth = self._pick(seat, PILES.index(pile), card, position, _index(top))
                self._do(codes.GAINED_CARD, seat, picked)
                self._tell(seat, lambda world: (Pick(world.depth(depth) + 1), None))
            case Stole(thief, victim, card):
                stolen = self._steal(thief, victim, card)
                self._do(codes.LOST_CARD, victim, stolen)
                self._do(codes.GAINED_CARD, thief, stolen)
                self._tell(thief, lambda world: (Steal(victim), world.card(stolen)))
            case TurnEnded(seat):
                self._do(codes.ENDED, seat)
                self._move(seat, EndTurn)
            case Called(seat, call):
                self._do(codes.CALLED, seat)
                self._move(seat, Stop if call is Call.STOP else LastChance)
            case HandShown(seat, cards):
                self._show(seat, cards)
            case DrawSkipped() | TurnAgain() | NoEffect() | RoundScored() | RoundVoid():
                pass
            case GameEnded():
                pass
            case _:
                assert_never(event)

    def _line(self, what: int, whose: int, first: int, second: int = 0) -> None:
        self.lines.append((what, whose, first, second))

    def _do(self, deed: int, seat: int, card: int = 0, other: int = 0) -> None:
        self.deeds.append((deed, seat, card, other, self._deck))

    def _tell(self, seat: Seat, how: Callable[[Answers], tuple[Move, Card | None]]) -> None:
        self.moves.append((seat, how))

    def _move(self, seat: Seat, move: Callable[[], Move]) -> None:
        """One that everybody saw; it is made once somebody asks."""
        self.moves.append((seat, lambda _: (move(), None)))

    def _turn_up(self, pile: int, card: Card) -> None:
        self.unseen[index_of(card)] -= 1
        self._tops[pile] = index_of(card)
        self.piles.put(pile, index_of(card))

    def _gain(self, seat: Seat, card: Card | None) -> int:
        """From the deck into a hand."""
        if card is None:
            return self.hide(seat)
        self.unseen[index_of(card)] -= 1
        return index_of(card)

    def hide(self, seat: Seat) -> int:
        """An unseen card in a hand, and its name."""
        self._line(codes.HIDDEN, seat, self._tokens)
        self._tokens += 1
        return TOKEN + self._tokens - 1

    def _draw_one(self, seat: Seat, card: Card | None) -> None:
        """The next card of the deck, without a choice."""
        self._deck -= 1
        drawn = self._gain(seat, card)
        self._do(codes.GAINED_CARD, seat, drawn)
        self.dealt.append(drawn)

    def _take_top(self, seat: Seat, pile: int, card: Card, top: Card | None) -> None:
        self.piles.take(pile, index_of(card), _index(top))
        if seat != self.observer:
            self._line(codes.GAINED, seat, index_of(card))
        self._tops[pile] = _index(top)
        self._do(codes.TOOK, seat, index_of(card), self._tops[1 - pile])

    def _lay(self, seat: Seat, first: Card, second: Card, *others: Card) -> None:
        if seat != self.observer:
            for card in (first, second, *others):
                self._line(codes.LEFT, seat, index_of(card))
        self._do(codes.LAID, seat, index_of(first), index_of(second))
        for card in others:
            self._do(codes.LOST_CARD, seat, index_of(card))

    def _pick(
        self, seat: Seat, pile: int, card: Card | None, position: int | None, top: int
    ) -> tuple[int, int]:
        """The name of the card, and how deep it lay: or the name of that."""
        self._tops[pile] = top
        if card is not None and position is not None:
            self.piles.pick_own(pile, position - 1, index_of(card))
            return index_of(card), position - 1
        depth = self.piles.only_depth(pile, top)
        self.depths.append(depth)
        if depth is not None:
            picked = self.piles.pick_exact(pile, depth)
            self._line(codes.GAINED, seat, picked)
            return picked, depth
        if not self.piles.pick_unseen(pile, top, seat):
            return self.hide(seat), 0
        name = PICKED_CARD + self._next_secret()
        return name, name

    def _steal(self, thief: Seat, victim: Seat, card: Card | None) -> int:
        if card is None:
            self._line(codes.MOVED, thief, victim)
            return STOLEN + self._next_secret()
        if thief == self.observer:
            self._line(codes.ROBBED, victim, index_of(card))
        else:
            self._line(codes.GAINED, thief, index_of(card))
        return index_of(card)

    def _next_secret(self) -> int:
        self._secrets += 1
        return self._secrets - 1

    def _show(self, seat: Seat, cards: Sequence[Card]) -> None:
        if seat != self.observer:
            for card, count in Counter(cards).items():
                self._line(codes.SHOWN, seat, index_of(card), count)

    def find(self, seat: Seat, cards: Sequence[Card]) -> None:
        """These are in a hand, however they came there."""
        for card in cards:
            self._line(codes.LEFT, seat, index_of(card))
        for card in cards:
            self._line(codes.GAINED, seat, index_of(card))

    def write(self, script: Script) -> None:
        """Lay down where the kernel reads it what worlds are sampled from."""
        count = len(self.lines)
        script.observer, script.lines, script.tokens = self.observer, count, self._tokens
        if count:
            columns = zip(*self.lines, strict=True)
            for field in (script.what, script.whose, script.first, script.second):
                write_numbers(field, next(columns))
        write_numbers(script.pool, self.unseen)
        script.pool_size = sum(self.unseen)
        self.piles.write(script)
        for secret, card, weight in Evidence(self.lines, self.unseen).weights():
            script.weight[secret * len(CARDS) + card] = weight

    def write_deeds(self, script: Script) -> None:
        """The same for what others are read by."""
        script.observer = self.observer
        count = script.deeds = len(self.deeds)
        if count:
            columns = zip(*self.deeds, strict=True)
            for field in (script.deed, script.doer, script.card, script.other, script.deck):
                write_numbers(field, next(columns))


def _index(card: Card | None) -> int:
    return NO_CARD if card is None else index_of(card)


def follow(view: View, observer: Seat) -> Knowledge:
    """All that a view tells of a round from its deal."""
    knowledge = Knowledge(observer)
    for event in view.history:
        knowledge.add(event)
    for card in view.drawn or ():
        knowledge.unseen[index_of(card)] -= 1
    return knowledge


def in_sight(view: View) -> Counter[Card]:
    """Every card whose place the view tells: own and laid out, seen to go into a hand, and on the
    piles as they are remembered."""
    places = [view.drawn or (), *(pile.remembered for pile in view.piles)]
    for seat in view.seats:
        places += [seat.known, seat.laid_cards]
    return Counter(card for place in places for card in place)
