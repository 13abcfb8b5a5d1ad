"""Which positions a game can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from papersea.cards import COPIES, DECK, PAIRINGS, Card, Effect, Pairing, effect_of, index_of
from papersea.moves import Seat, Step, format_seat
from papersea.position import Position
from papersea.problems import NotationError, Wrong
from papersea.rules.options import check_players
from papersea.rules.tables import GROUPS, MAX_PILE
from papersea.score import has_all_mermaids, points_to_close, score_cards

_EFFECT_BEFORE: Final = {Step.PICK: Effect.SEARCH} | {
    step: effect for step in Step for effect in Effect if step.value == effect.value
}
"""The effects in whose midst a step is: where something is decided, it has their name."""


class ImpossiblePosition(NotationError):
    """A position that no game can reach: the message says why."""


def check_possible(position: Position) -> None:
    """Refuse a position that is impossible however its unknown cards may be dealt."""
    if problem := why_impossible(position):
        raise problem


def why_impossible(position: Position) -> ImpossiblePosition | None:
    """The first reason found, or none."""
    return next(_reasons(position), None)


def _reasons(position: Position) -> Iterator[ImpossiblePosition]:
    yield from _wrong_seats(position)
    yield from _wrong_cards(position)
    if position.step is Step.OVER:
        yield from _wrong_winners(position)
        return
    yield from _ended_already(position)
    yield from _wrong_closer(position)
    yield from _wrong_step(position)


def _wrong_seats(position: Position) -> Iterator[ImpossiblePosition]:
    players = check_players(position.players)
    if position.round < 1:
        yield ImpossiblePosition(Wrong.ROUND_ZERO)
    if min(position.scores) < 0:
        yield ImpossiblePosition(Wrong.NEGATIVE_SCORE)
    for wrong, count in (
        (Wrong.HANDS_MISSING, len(position.hands)),
        (Wrong.TABLES_MISSING, len(position.tables)),
    ):
        if count != players:
            yield ImpossiblePosition(wrong, players=players, count=count)
    named = (position.turn, *position.winners)
    for seat in named if position.closer is None else (*named, position.closer):
        if not 0 <= seat < players:
            yield ImpossiblePosition(Wrong.NO_SUCH_SEAT, seat=format_seat(seat), players=players)


def _wrong_cards(position: Position) -> Iterator[ImpossiblePosition]:
    cards = list(position.cards())
    for card, count in Counter(filter(None, cards)).items():
        if count > COPIES[card]:
            facts = {"card": str(card), "name": card.name, "copies": COPIES[card]}
            yield ImpossiblePosition(Wrong.TOO_MANY_CARDS, count=count, **facts)
    if len(cards) != len(DECK):
        yield ImpossiblePosition(Wrong.WRONG_TOTAL, count=len(cards), size=len(DECK))
    held = len(cards) - len(position.deck) - len(position.drawn or ())
    lying = sum(map(len, position.piles))
    # The piles start with two cards; whoever puts one down has kept another (T3).
    if lying > 2 + (held - lying):
        yield ImpossiblePosition(Wrong.PILES_TOO_LARGE, lying=lying, held=held - lying)
    left = len(position.deck) + len(position.drawn or ())
    for pile in position.piles:
        # For every card that is put down another one is kept (T3).
        if len(pile) + left // 2 > MAX_PILE:
            yield ImpossiblePosition(
                Wrong.PILE_TOO_LARGE, count=len(pile), left=left, most=MAX_PILE
            )
    for table in position.tables:
        for group in table:
            if tuple(map(index_of, group)) not in GROUPS:
                yield ImpossiblePosition(Wrong.LAID_NO_DUO, text="+".join(map(str, group)))


def _wrong_winners(position: Position) -> Iterator[ImpossiblePosition]:
    """G1, or G2 and G3; what decided a tie (G4) is not part of a position."""
    winners = set(position.winners)
    if len(winners) < max(len(position.winners), 1):
        yield ImpossiblePosition(Wrong.WINNERS_TWICE)
    by_mermaids = set(_holders_of_mermaids(position))
    best = max(position.scores)
    highest = {Seat(seat) for seat, score in enumerate(position.scores) if score == best}
    if best < position.options.points_to_win(position.players):
        highest = set()
    if not (winners == by_mermaids if by_mermaids else winners <= highest):
        names = "".join(map(format_seat, sorted(winners)))
        yield ImpossiblePosition(Wrong.WRONG_WINNERS, seats=names)


def _ended_already(position: Position) -> Iterator[ImpossiblePosition]:
    target = position.options.points_to_win(position.players)
    if position.round == 1 and any(position.scores):
        yield ImpossiblePosition(Wrong.POINTS_TOO_EARLY)
    for seat, score in enumerate(position.scores):
        if score >= target:
            facts = {"points": score, "target": target}
            yield ImpossiblePosition(Wrong.ENDED_ALREADY, seat=format_seat(Seat(seat)), **facts)
    for winner in _holders_of_mermaids(position):
        yield ImpossiblePosition(Wrong.MERMAIDS_ENDED_IT, seat=format_seat(winner))


def _holders_of_mermaids(position: Position) -> Iterator[Seat]:
    """G1: whose hand wins the game."""
    for seat, hand in enumerate(position.hands):
        if has_all_mermaids(hand, position.rules_for(Seat(seat))):
            yield Seat(seat)


def _wrong_closer(position: Position) -> Iterator[ImpossiblePosition]:
    if position.closer is None:
        return
    name = format_seat(position.closer)
    if position.closer == position.turn:
        yield ImpossiblePosition(Wrong.CLOSER_TO_MOVE, seat=name)
    hand, rules = position.hands[position.closer], position.rules_for(position.closer)
    if None not in hand:
        held = (card for card in hand if card is not None)
        points = score_cards(held, laid_cards(position, position.closer), rules=rules).points
        if points < (needed := points_to_close(rules)):
            yield ImpossiblePosition(
                Wrong.CLOSED_TOO_EARLY, seat=name, points=points, needed=needed
            )


def laid_cards(position: Position, seat: Seat) -> tuple[Card, ...]:
    return tuple(card for group in position.tables[seat] for card in group)


def effects_of(position: Position, seat: Seat) -> set[Effect]:
    """What the duos in front of a seat did."""
    return {effect_of(first.kind, second.kind) for first, second, *_ in position.tables[seat]}


def _wrong_step(position: Position) -> Iterator[ImpossiblePosition]:
    name, laid = format_seat(position.turn), position.tables[position.turn]
    done = effects_of(position, position.turn)
    needed = _EFFECT_BEFORE.get(position.step)
    if needed is not None and needed not in done:
        duos = " nor ".join(_named(each) for each in PAIRINGS if each.effect is needed)
        yield ImpossiblePosition(Wrong.DUO_NOT_LAID, seat=name, duos=duos)
    has_drawn = laid or position.hands[position.turn] or not (position.deck or any(position.piles))
    if position.step is Step.DUO and not has_drawn:
        yield ImpossiblePosition(Wrong.NOTHING_DRAWN, seat=name)


def _named(duo: Pairing) -> str:
    first, second = duo.first.value, duo.second.value
    return f"{first}s" if first == second else f"{first} and {second}"


def shown_seats(position: Position) -> tuple[Seat, ...]:
    """R3, R4: the closer and everybody whose last turn is over; R2: all after the scoring."""
    if position.closer is None:
        return ()
    count = (position.turn - position.closer) % position.players
    if position.step is Step.OVER and not any(_holders_of_mermaids(position)):
        count = position.players
    return tuple(Seat((position.closer + left) % position.players) for left in range(count))
