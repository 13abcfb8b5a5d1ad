"""From the kernel's numbers to values: moves, events and views of one game's state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, compress, repeat
from typing import Any, Final, NamedTuple

from papersea.cards import CARDS, Card
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
    Settlement,
    Stole,
    TookTop,
    TurnAgain,
    TurnEnded,
)
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    Move,
    Pick,
    Pile,
    Search,
    Seat,
    Steal,
    Step,
    Stop,
    TakeTop,
    laying,
)
from papersea.rules import codes
from papersea.rules.in_force import PLAIN
from papersea.rules.memory import GONE
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.state import State
from papersea.rules.tables import DIFFERENT, GROUPS, MAX_LAID, MAX_PILE
from papersea.score import what_counts
from papersea.view import Group, HandState, PileState

PILES = tuple(Pile)
STEPS = tuple(Step)
SETTLEMENTS = tuple(Settlement)


def part(numbers: Any, start: int, length: int) -> list[int]:
    """A stretch of a state's field as plain numbers."""
    return list(numbers[start : start + length])


SEATS: Final = tuple(map(Seat, range(MAX_PLAYERS)))
_SEATS_IN: Final = tuple(
    tuple(seat for seat in SEATS if bits >> seat & 1) for bits in range(1 << MAX_PLAYERS)
)


def seats_in(bits: int) -> tuple[Seat, ...]:
    """The seats whose bits are set."""
    return _SEATS_IN[bits]


def seat_or_none(number: int) -> Seat | None:
    return None if number == codes.NOBODY else Seat(number)


_FIRST_ACTIONS: Final[dict[int, list[Move]]] = {
    codes.DRAW: [DrawTwo()],
    codes.TAKE: [TakeTop(pile) for pile in PILES],
    codes.LAY: [laying(*map(CARDS.__getitem__, group)) for group in GROUPS],
    codes.SEARCH: [Search(pile) for pile in PILES],
    codes.PICK: [Pick(depth + 1) for depth in range(MAX_PILE)],
    codes.END: [EndTurn()],
    codes.STOP: [Stop()],
    codes.LAST_CHANCE: [LastChance()],
}
"""The moves of each kind, from its first action on. What the actions between them mean, of keeping
and stealing, the state says."""
_MOVES: Final[dict[int, Move]] = {
    first + place: move for first, kind in _FIRST_ACTIONS.items() for place, move in enumerate(kind)
}
ACTIONS: Final = {move: action for action, move in _MOVES.items()}
"""The same the other way round."""
_KEEPING: Final = tuple(tuple(Keep(card, pile) for pile in PILES) for card in CARDS)
_LAID: Final[tuple[Group, ...]] = tuple(tuple(CARDS[card] for card in group) for group in GROUPS)
_STEALING: Final = tuple(Steal(Seat(victim)) for victim in range(MAX_PLAYERS))


def move_of(game: State, action: int) -> Move:
    """The move that an action means in this state."""
    if (move := _MOVES.get(action)) is not None:
        return move
    if action < codes.LAY:
        which, pile = divmod(action - codes.KEEP, codes.PILES)
        return _KEEPING[game.drawn[which]][pile]
    return _STEALING[(game.turn + action - codes.ROB + 1) % game.players]


def legal_actions(game: State) -> list[int]:
    return part(game.legal, 0, game.legal_count)


def hand_of(game: State, seat: int) -> tuple[Card, ...]:
    start = seat * DIFFERENT
    return _copies(bytes(game.hand[start : start + DIFFERENT]))


def known_to(game: State, observer: int, seat: int) -> tuple[Card, ...]:
    start = (observer * MAX_PLAYERS + seat) * DIFFERENT
    return _copies(bytes(game.known[start : start + DIFFERENT]))


@lru_cache(maxsize=4096)  # what somebody holds changes with few moves, and is shown with all
def _copies(counts: bytes) -> tuple[Card, ...]:
    if max(counts) > 1:
        return tuple(chain.from_iterable(map(repeat, CARDS, counts)))
    return tuple(compress(CARDS, counts))


def laid_by(game: State, seat: int) -> tuple[Group, ...]:
    groups = part(game.laid, seat * MAX_LAID, game.laid_count[seat])
    return tuple([_LAID[group] for group in groups])


def rules_of(game: State, seat: int) -> int:
    """What holds for a seat beside the printed rules, as ``rules.in_force`` has it."""
    return PLAIN


def deck_of(game: State) -> tuple[Card, ...]:
    """The cards still in the deck, top first."""
    return tuple(CARDS[card] for card in reversed(part(game.deck, 0, game.deck_size)))


def pile_of(game: State, pile: int) -> tuple[Card, ...]:
    """The cards that lie on a pile, bottom first."""
    return _expected(game, pile, GONE)


def _expected(game: State, pile: int, knows: int) -> tuple[Card, ...]:
    """The cards on a pile, with those whose going is not marked by the bits ``knows``."""
    start, length = pile * MAX_PILE, game.pile_length[pile]
    cards, going = part(game.pile, start, length), part(game.gone, start, length)
    if not any(going):
        return tuple(map(CARDS.__getitem__, cards))
    return tuple(CARDS[card] for card, gone in zip(cards, going, strict=True) if not gone & knows)


class OpenCards(NamedTuple):
    """What lies on the table for all to see."""

    laid: tuple[tuple[Group, ...], ...]
    piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    has_gaps: tuple[bool, bool]
    """Whether crabs have taken cards from a pile, so that not all remember the same of it."""

    @classmethod
    def of(cls, game: State) -> OpenCards:
        laid = tuple(laid_by(game, seat) for seat in range(game.players))
        piles = (pile_of(game, 0), pile_of(game, 1))
        left, right = (len(piles[pile]) < game.pile_length[pile] for pile in (0, 1))
        return cls(laid, piles, (left, right))


def pile_seen(game: State, cards: OpenCards, pile: int, observer: int) -> PileState:
    lying = cards.piles[pile]
    top = lying[-1] if lying else None
    remembered = _expected(game, pile, 1 << observer) if cards.has_gaps[pile] else lying
    return PileState(top, len(lying), remembered)


def seat_seen(game: State, cards: OpenCards, seat: int, observer: int) -> HandState:
    is_seen = seat == observer or game.shown >> seat & 1
    hand = hand_of(game, seat) if is_seen else None
    return HandState(
        game.score[seat],
        game.hand_size[seat],
        hand,
        known_to(game, observer, seat) if hand is None else hand,
        cards.laid[seat],
    )


def drawn_cards(game: State) -> tuple[Card, Card]:
    return CARDS[game.drawn[0]], CARDS[game.drawn[1]]


def events_of(game: State) -> Iterator[Event]:
    """What the last step wrote down, as the whole truth."""
    for number in part(game.event, 0, game.events):
        yield event_of(game, number)


def event_of(game: State, number: int) -> Event:
    """What one number that the last step wrote down means."""
    event, seat, first = number & 0xFF, Seat(number >> 8 & 0xFF), number >> 16 & 0xFF
    second = number >> 24
    match event:
        case codes.DEALT:
            tops = (pile_of(game, 0)[0], pile_of(game, 1)[0])
            return RoundStarted(game.round_number, seat, tops)
        case codes.DREW:
            return Drew(seat, (CARDS[first], CARDS[second]))
        case codes.KEPT:
            return Kept(seat, CARDS[first], CARDS[second & 0xFF], PILES[second >> 8])
        case codes.TOOK:
            return TookTop(seat, PILES[second], CARDS[first], _top(game, second))
        case codes.DREW_LAST:
            return DrewLast(seat, CARDS[first])
        case codes.DRAW_SKIPPED:
            return DrawSkipped(seat)
        case codes.LAID:
            return LaidDuo(seat, CARDS[first], CARDS[second])
        case codes.SEARCHED:
            return Searched(seat, PILES[first], pile_of(game, first)[::-1])
        case codes.PICKED:
            pile, depth = second & 0xFF, second >> 8
            return Picked(seat, PILES[pile], CARDS[first], depth + 1, _top(game, pile))
        case codes.FISHED:
            return Fished(seat, CARDS[first])
        case codes.TURN_AGAIN:
            return TurnAgain(seat)
        case codes.STOLE:
            return Stole(seat, Seat(first), CARDS[second])
        case codes.NO_EFFECT:
            return NoEffect(seat)
        case codes.TURN_ENDED:
            return TurnEnded(seat)
        case codes.CALLED:
            call = Call.STOP if first == codes.SAID_STOP else Call.LAST_CHANCE
            return Called(seat, call, second)
        case codes.SHOWN:
            return HandShown(seat, hand_of(game, seat))
        case codes.ROUND_SCORED:
            return _round_scored(game, seat, SETTLEMENTS[first])
        case codes.ROUND_VOID:
            return RoundVoid(tuple(part(game.score, 0, game.players)))
        case _:
            assert event == codes.GAME_ENDED, f"no event has the number {event}"
            return GameEnded(seats_in(game.winners), by_mermaids=seat != codes.NOBODY)


def _top(game: State, pile: int) -> Card | None:
    cards = pile_of(game, pile)
    return cards[-1] if cards else None


def _round_scored(game: State, closer: Seat, settlement: Settlement) -> RoundScored:
    players = game.players
    return RoundScored(
        closer,
        None if settlement is Settlement.STOP else settlement is Settlement.WON,
        points=tuple(part(game.points, 0, players)),
        bonuses=tuple(part(game.bonus, 0, players)),
        gains=tuple(part(game.gain, 0, players)),
        scores=tuple(part(game.score, 0, players)),
        counted=tuple(what_counts(settlement, is_closer=seat == closer) for seat in range(players)),
        clause=settlement.clause,
    )
