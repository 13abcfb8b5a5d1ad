"""A score pad as JSON, the same in the terminal and in the web client."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from papersea.cards import TooManyCards, format_cards, parse_cards
from papersea.moves import Seat
from papersea.problems import NotationError
from papersea.rules.options import Target
from papersea.scorepad.flaws import Flaw, PadError, too_many_cards
from papersea.scorepad.standing import standing
from papersea.scorepad.values import CountedHand, Ending, Hand, PadRound, ScorePad, ShownHand

FORMAT: Final = "papersea-pad"
VERSION: Final = 1
"""Of the JSON form: pads of a higher one are refused."""


class _Hand(Struct, frozen=True, forbid_unknown_fields=True):
    cards: str | UnsetType = UNSET
    points: int | UnsetType = UNSET
    bonus: int | UnsetType = UNSET


class _Round(Struct, frozen=True, forbid_unknown_fields=True):
    how: Ending
    by: int
    hands: tuple[_Hand, ...]


class _Pad(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    target: Target
    players: tuple[str, ...]
    starter: int
    rounds: tuple[_Round, ...]


def format_pad(pad: ScorePad) -> str:
    """One line; ``parse_pad`` reads it back."""
    rounds = tuple(
        _Round(round_.how, round_.by, tuple(map(_written, round_.hands))) for round_ in pad.rounds
    )
    whole = _Pad(FORMAT, VERSION, pad.target, pad.players, pad.starter, rounds)
    return msgspec.json.encode(whole).decode()


def _written(hand: Hand) -> _Hand:
    match hand:
        case ShownHand(cards):
            return _Hand(cards=format_cards(cards) if cards else "")
        case CountedHand(points, bonus):
            return _Hand(points=points, bonus=UNSET if bonus is None else bonus)


def parse_pad(text: str | bytes) -> ScorePad:
    """Read a score pad whose rounds can all have been so; ``PadError`` names what is wrong."""
    whole = _decoded(text)
    rounds = tuple(
        PadRound(
            round_.how,
            Seat(round_.by),
            tuple(_read(hand, whole, seat, number) for seat, hand in enumerate(round_.hands)),
        )
        for number, round_ in enumerate(whole.rounds, 1)
    )
    pad = ScorePad(whole.players, Seat(whole.starter), whole.target, rounds)
    standing(pad)
    return pad


def _decoded(text: str | bytes) -> _Pad:
    try:
        plain: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise PadError(Flaw.NOT_JSON, problem=str(error)) from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise PadError(Flaw.NOT_A_PAD)
    if plain.get("version") != VERSION:
        shown = str(plain.get("version"))[:20]
        raise PadError(Flaw.OTHER_VERSION, version=shown, known=VERSION)
    try:
        return msgspec.convert(plain, _Pad)
    except msgspec.ValidationError as error:
        raise PadError(Flaw.WRONG_FIELD, problem=str(error)) from None


def _read(hand: _Hand, pad: _Pad, seat: int, number: int) -> Hand:
    name = pad.players[seat] if seat < len(pad.players) else str(seat + 1)
    is_counted = hand.points is not UNSET
    if is_counted == (hand.cards is not UNSET) or (hand.bonus is not UNSET and not is_counted):
        raise PadError(Flaw.NOT_A_HAND, round=number, player=seat, name=name)
    if hand.points is not UNSET:
        return CountedHand(hand.points, None if hand.bonus is UNSET else hand.bonus)
    try:
        return ShownHand(parse_cards(hand.cards or ""))
    except TooManyCards as error:
        raise too_many_cards(error, round=number) from None
    except NotationError as error:
        facts = {"name": name, "problem": str(error)}
        raise PadError(Flaw.WRONG_CARDS, round=number, player=seat, **facts) from None
