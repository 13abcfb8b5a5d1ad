"""What only the whole record shows: told apart from everything that the seat could know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from msgspec import structs

from papersea.analysis.explaining import is_call
from papersea.analysis.judging import Judged, cards_of
from papersea.analysis.questions import Answer
from papersea.analysis.sight import MULTIPLIED, MULTIPLIERS, PARTNERS, Sight
from papersea.analysis.values import Reason, Why
from papersea.cards import Card, sort_cards
from papersea.events import Event, RoundStarted, TookTop, TurnEnded
from papersea.game import Game
from papersea.moves import DrawTwo, Keep, Pick, Seat, Steal, TakeTop
from papersea.record import Record, moments


@dataclass(frozen=True, slots=True)
class _Truth:
    """What was hidden when a choice was made: hands, points and the next cards of the deck."""

    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    deck: tuple[Card, ...]

    @classmethod
    def of(cls, game: Game) -> _Truth:
        position = game.position()
        points = tuple(game.score(Seat(seat)).points for seat in range(game.players))
        return cls(tuple(map(_cards, position.hands)), points, _cards(position.deck[:2]))


def _cards(cards: Iterable[Card | None]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def hindsights(record: Record, answers: Sequence[Answer]) -> list[tuple[Reason, ...]]:
    """For every choice what was behind it in truth; nothing where nothing was lost, unless it was
    about a call."""
    asked = {each.question.number for each in answers if _is_worth_telling(each.judged)}
    truths: dict[int, _Truth] = {}
    events: list[tuple[Event, ...]] = []
    for number, moment in enumerate(moments(record, seed=0)):
        events.append(moment.events)
        if number + 1 in asked:
            truths[number + 1] = _Truth.of(moment.game)
    told = []
    for each in answers:
        number = each.question.number
        truth = truths.get(number)
        later = (event for many in events[number:] for event in many)
        told.append(() if truth is None else tuple(_marked(each.judged, truth, later)))
    return told


def _marked(judged: Judged, truth: _Truth, later: Iterable[Event]) -> Iterator[Reason]:
    """Here and nowhere else, so that nothing of the truth can go without its mark."""
    for reason in _in_truth(judged, truth, later):
        yield structs.replace(reason, is_hindsight=True)


def _is_worth_telling(judged: Judged) -> bool:
    return judged.loss > 0 or is_call(judged.best.move) or is_call(judged.worse.move)


def _in_truth(judged: Judged, truth: _Truth, later: Iterable[Event]) -> Iterator[Reason]:
    better, worse = judged.best.move, judged.worse.move
    sight = Sight(judged.view)
    if is_call(better) or is_call(worse):
        seat = max(sight.others, key=lambda each: truth.points[each])
        yield Reason(Why.HAD_POINTS, seat=seat, points=truth.points[seat])
    elif isinstance(better, Steal):
        yield from _held(better.victim, truth.hands[better.victim])
    elif isinstance(better, DrawTwo) and truth.deck:
        yield Reason(Why.DECK_HAD, cards=tuple(map(str, truth.deck)))
    elif sight.next is not None and (given := _given(judged)) is not None:
        hidden = Counter(truth.hands[sight.next]) - Counter(sight.other(sight.next).known)
        fitting = (card for card in hidden.elements() if _go_together(card, given))
        yield from _held(sight.next, fitting)
        if judged.loss > 0 and _takes(sight.next, given, later):
            yield Reason(Why.TOOK_IT, seat=sight.next, card=str(given))


def _held(seat: Seat, cards: Iterable[Card]) -> Iterator[Reason]:
    if held := tuple(map(str, sort_cards(cards))):
        yield Reason(Why.HELD, seat=seat, cards=held)


def _given(judged: Judged) -> Card | None:
    """The card that the worse move leaves open to whoever draws next, and the better one not."""
    view, better, worse = judged.view, judged.best.move, judged.worse.move
    match better, worse:
        case Keep(card, pile), Keep(other):
            return card if card != other else view.pile(pile).top
        case ((TakeTop() | Pick(1)), _):
            return cards_of(view, better)[0]
        case _:
            return None


def _go_together(card: Card, given: Card) -> bool:
    one, other = card.kind, given.kind
    if one in PARTNERS:
        return other in PARTNERS[one] or MULTIPLIERS.get(one) is other
    return one is other or MULTIPLIED.get(one) is other or MULTIPLIERS.get(one) is other


def _takes(seat: Seat, card: Card, later: Iterable[Event]) -> bool:
    """Whether the seat takes the card from a pile in its next turn."""
    for event in later:
        match event:
            case TookTop(taker, _, taken) if taker == seat and taken == card:
                return True
            case RoundStarted():
                return False
            case TurnEnded(ender) if ender == seat:
                return False
    return False
