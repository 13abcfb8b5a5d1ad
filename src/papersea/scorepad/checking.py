"""Whether a round on a score pad can have been so."""

from __future__ import annotations

from collections import Counter
from functools import cache

from papersea.cards import DECK, TooManyCards, check_fits_deck
from papersea.score import has_all_mermaids, points_to_close, score_cards
from papersea.scorepad.flaws import Flaw, PadError, too_many_cards
from papersea.scorepad.settling import bonuses_that_count
from papersea.scorepad.values import (
    CountedHand,
    Ending,
    Hand,
    PadRound,
    ShownHand,
    check_player,
)

_Where = dict[str, str | int]


@cache
def most_of_all() -> CountedHand:
    """What somebody would have with the whole deck."""
    score = score_cards(DECK)
    return CountedHand(score.points, score.bonus)


def check_round(names: tuple[str, ...], round_: PadRound, number: int) -> tuple[CountedHand, ...]:
    """What every hand is worth, or nothing where nobody scores; ``PadError`` if it cannot be."""
    check_player(round_.by, names, round=number)
    told, players = len(round_.hands), len(names)
    if told != players and (told or round_.how.is_scored):
        raise PadError(Flaw.HANDS_MISSING, round=number, players=players, count=told)
    _check_cards(names, round_, number)
    counted = tuple(
        _count(hand, round=number, player=seat, name=names[seat])
        for seat, hand in enumerate(round_.hands)
    )
    if not round_.how.is_scored:
        return ()
    if (points := counted[round_.by].points) < (needed := points_to_close()):
        whose: _Where = {"round": number, "player": round_.by, "name": names[round_.by]}
        raise PadError(Flaw.TOO_FEW_POINTS, points=points, needed=needed, **whose)
    _check_bonuses(names, round_, counted, number)
    return counted


def _check_cards(names: tuple[str, ...], round_: PadRound, number: int) -> None:
    shown = {
        seat: hand.cards for seat, hand in enumerate(round_.hands) if isinstance(hand, ShownHand)
    }
    try:
        check_fits_deck(card for cards in shown.values() for card in cards)
    except TooManyCards as error:
        raise too_many_cards(error, round=number) from None
    for seat, cards in shown.items():
        has_all = has_all_mermaids(cards)
        if has_all != (round_.how is Ending.MERMAIDS and seat == round_.by):
            flaw = Flaw.FOUR_MERMAIDS if has_all else Flaw.MERMAIDS_MISSING
            raise PadError(flaw, round=number, player=seat, name=names[seat])


def _check_bonuses(
    names: tuple[str, ...], round_: PadRound, counted: tuple[CountedHand, ...], number: int
) -> None:
    """A colour bonus may be open, or any number, only where it does not count."""
    if all(isinstance(hand, ShownHand) for hand in round_.hands):
        return
    is_needed = bonuses_that_count(round_.how, round_.by, counted)
    needed = [seat for seat in range(len(names)) if is_needed[seat]]
    told = {
        seat: hand.bonus for seat in needed if isinstance(hand := round_.hands[seat], CountedHand)
    }
    for seat, bonus in told.items():
        if bonus == 0 and counted[seat].points:
            raise PadError(Flaw.NO_BONUS, round=number, player=seat, name=names[seat])
    bonuses = sorted((counted[seat].bonus or 0 for seat in needed), reverse=True)
    if not _fit(bonuses, list(Counter(card.colour for card in DECK).values())):
        raise PadError(Flaw.TOO_HIGH_BONUSES, round=number, bonuses=", ".join(map(str, bonuses)))
    for seat, bonus in told.items():
        if bonus is None:
            raise PadError(Flaw.BONUS_MISSING, round=number, player=seat, name=names[seat])


def _fit(bonuses: list[int], colours: list[int]) -> bool:
    """Whether everybody can have so many cards of one colour, with so many of each in the deck."""
    if not bonuses:
        return True
    first, *others = bonuses
    return any(
        _fit(others, [*colours[:place], left - first, *colours[place + 1 :]])
        for place, left in enumerate(colours)
        if left >= first
    )


def _count(hand: Hand, **whose: str | int) -> CountedHand:
    if isinstance(hand, ShownHand):
        score = score_cards(hand.cards)
        return CountedHand(score.points, score.bonus)
    most = most_of_all()
    _check_number("points", hand.points, most.points, whose)
    _check_number("bonus", hand.bonus or 0, most.bonus or 0, whose)
    return CountedHand(hand.points, hand.bonus or 0)


def _check_number(what: str, number: int, most: int, whose: _Where) -> None:
    if not 0 <= number <= most:
        raise PadError(Flaw.WRONG_NUMBER, what=what, number=number, most=most, **whose)
