"""Which positions a game can reach."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

from papersea.cards import COPIES, DECK, Card, Kind, NotationError, index_of
from papersea.moves import Pile, Seat, format_seat
from papersea.position import MaybeCards, Position
from papersea.rules.legal import POINTS_TO_CLOSE
from papersea.rules.options import DeckOut, DeckOutAfterCall, LastChanceSteals, check_players
from papersea.rules.tables import DUOS, MAX_PILE, MERMAIDS
from papersea.score import score_cards
from papersea.view import Step

_MOST_DEALS: Final = 1000


class ImpossiblePosition(NotationError):
    """A position that no game can reach: the message says why."""


def check_possible(position: Position) -> None:
    """Refuse an impossible position with the first reason found."""
    for reason in _reasons(position):
        raise ImpossiblePosition(reason)


def complete(position: Position, seed: int) -> Position:
    """Deal the unknown cards of a possible position so that it stays possible."""
    randomness = random.Random(seed)
    for _ in range(_MOST_DEALS):
        whole = position.completed(randomness)
        reason = next(_reasons(whole), None)
        if reason is None:
            return whole
    raise ImpossiblePosition(f"no cards were found for the unknown ones: {reason}")


def _reasons(position: Position) -> Iterator[str]:
    yield from _wrong_seats(position)
    yield from _wrong_cards(position)
    if position.step is Step.OVER:
        yield from _wrong_winners(position)
        return
    yield from _ended_already(position)
    yield from _wrong_closer(position)
    yield from _wrong_step(position)


def _wrong_seats(position: Position) -> Iterator[str]:
    players = check_players(position.players)
    if position.round < 1:
        yield "rounds are counted from 1"
    for name, count in (("hands", len(position.hands)), ("tables", len(position.tables))):
        if count != players:
            yield f"{players} scores but {count} {name}"
    named = (position.turn, *position.winners)
    for seat in named if position.closer is None else (*named, position.closer):
        if seat >= players:
            yield f"there is no seat {format_seat(seat)} with {players} players"


def _wrong_cards(position: Position) -> Iterator[str]:
    cards = list(position.cards())
    for card, count in Counter(filter(None, cards)).items():
        if count > COPIES[card]:
            yield f"{count} × {card} ({card.name}): the deck holds {COPIES[card]}"
    if len(cards) != len(DECK):
        yield f"{len(cards)} cards in all, not {len(DECK)}"
    held = len(cards) - len(position.deck) - len(position.drawn or ())
    lying = sum(map(len, position.piles))
    # The piles start with two cards; whoever puts one down has kept another (T3).
    if lying > 2 + (held - lying):
        yield f"{lying} cards on the piles but only {held - lying} with the players"
    left = len(position.deck) + len(position.drawn or ())
    for pile in position.piles:
        # For every card that is put down another one is kept (T3).
        if len(pile) + left // 2 > MAX_PILE:
            yield (
                f"a pile of {len(pile)} cards and {left} still to be drawn: "
                f"more than {MAX_PILE} are never discarded"
            )
    for table in position.tables:
        for first, second in table:
            if (index_of(first), index_of(second)) not in DUOS:
                yield f"{first}+{second} is not a duo"


def _wrong_winners(position: Position) -> Iterator[str]:
    """G1, or G2 and G3; what decided a tie (G4) is not part of a position."""
    winners = set(position.winners)
    if len(winners) < max(len(position.winners), 1):
        yield "a game that is over names its winners once each, as in A:over=A"
    by_mermaids = {Seat(n) for n, hand in enumerate(position.hands) if _has_all_mermaids(hand)}
    best = max(position.scores)
    highest = {Seat(seat) for seat, score in enumerate(position.scores) if score == best}
    if best < position.options.points_to_win(position.players):
        highest = set()
    if not (winners == by_mermaids if by_mermaids else winners <= highest):
        names = "".join(map(format_seat, sorted(winners)))
        yield f"{names} cannot have won: neither four mermaids nor the highest score at the target"


def _ended_already(position: Position) -> Iterator[str]:
    target = position.options.points_to_win(position.players)
    for seat, score in enumerate(position.scores):
        if score >= target:
            yield f"{format_seat(Seat(seat))} has {score} points: the game ended at {target}"
    for seat, hand in enumerate(position.hands):
        if _has_all_mermaids(hand):
            yield f"{format_seat(Seat(seat))} has won with four mermaids: the step must be over"


def _wrong_closer(position: Position) -> Iterator[str]:
    if position.closer is None:
        return
    name = format_seat(position.closer)
    if position.closer == position.turn:
        yield f"{name} has closed the round and has no turn any more"
    cards = (*position.hands[position.closer], *_laid(position, position.closer))
    if None not in cards:
        points = score_cards(card for card in cards if card is not None).points
        if points < POINTS_TO_CLOSE:
            yield f"{name} has closed the round with {points} points: it takes {POINTS_TO_CLOSE}"


def _laid(position: Position, seat: Seat) -> tuple[Card, ...]:
    return tuple(card for duo in position.tables[seat] for card in duo)


def _wrong_step(position: Position) -> Iterator[str]:
    laid = {card.kind for card in _laid(position, position.turn)}
    name = format_seat(position.turn)
    yield from _used_up(position, has_boats=Kind.BOAT in laid)
    if position.step in (Step.SEARCH, Step.PICK) and Kind.CRAB not in laid:
        yield f"{name} has laid out no crabs"
    if position.step is Step.SEARCH and not any(position.piles):
        yield "both piles are empty: there is nothing to look through"
    if position.step is Step.PICK:
        left, right = position.piles
        if not (left if position.searched is Pile.LEFT else right):
            yield "the pile that is looked through is empty"
    if position.step is Step.STEAL:
        if Kind.SWIMMER not in laid:
            yield f"{name} has laid out no swimmer and shark"
        if not any(_victims(position)):
            yield "there is nobody to steal from"


def _used_up(position: Position, *, has_boats: bool) -> Iterator[str]:
    """R9: what an empty deck would have ended."""
    if position.deck:
        return
    if position.step is Step.DRAW and not any(position.piles):
        yield "there is nothing to draw: the draw is skipped"
    options = position.options
    goes_on = options.deck_out_after_call is DeckOutAfterCall.SCORED
    if position.closer is not None and goes_on:
        return
    if options.deck_out is DeckOut.AT_ONCE:
        yield "the deck is used up: the round ended at once"
    if position.step is Step.DRAW and not has_boats:
        yield "the deck is used up: the round ended with the turn before"


def _victims(position: Position) -> Iterator[bool]:
    """Whether each seat has a card that can be stolen now (Q17, R4, R5)."""
    players, closer = position.players, position.closer
    if closer is not None and position.options.last_chance_steals is LastChanceSteals.NEVER:
        return
    for left in range(1, players):
        seat = Seat((position.turn + left) % players)
        is_shown = closer is not None and seat in shown_seats(position)
        yield bool(position.hands[seat]) and not is_shown


def shown_seats(position: Position) -> tuple[Seat, ...]:
    """R3, R4: the closer and everybody whose last turn is over; R2: all after the scoring."""
    if position.closer is None:
        return ()
    count = (position.turn - position.closer) % position.players
    if position.step is Step.OVER and not any(map(_has_all_mermaids, position.hands)):
        count = position.players
    return tuple(Seat((position.closer + left) % position.players) for left in range(count))


def _has_all_mermaids(hand: MaybeCards) -> bool:
    return sum(card is not None and card.kind is Kind.MERMAID for card in hand) == MERMAIDS
