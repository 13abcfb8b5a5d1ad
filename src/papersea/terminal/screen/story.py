"""What happened, in short sentences: one for each event that is worth one."""

from __future__ import annotations

from typing import assert_never

from papersea.events import (
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
from papersea.moves import Seat
from papersea.terminal.screen.words import Words
from papersea.texts import text_key


def sentence(event: Event, words: Words) -> str | None:
    """The event as the reader may know it: pass what ``seen_by`` leaves of it.

    ``None`` where another event says it all: looking is told with what was taken, and the end
    of a turn shows in the next one.
    """
    match event:
        case RoundStarted(number, starter, (left, right)):
            return words.told("told-round", starter, round=number, left=left, right=right)
        case Drew() | Searched() | TurnEnded():
            return None
        case Kept(seat, card, discarded, pile):
            return words.told("told-kept", seat, card=card, discarded=discarded, pile=pile)
        case DrewLast(seat, card):
            return words.told("told-drew-last", seat, card=card)
        case DrawSkipped(seat):
            return words.told("told-draw-skipped", seat)
        case TookTop(seat, pile, card):
            return words.told("told-took-top", seat, card=card, pile=pile)
        case LaidDuo(seat, first, second):
            return words.told("told-laid-duo", seat, first=first, second=second)
        case Picked(seat, pile, card):
            return words.told("told-picked", seat, card=card, pile=pile)
        case Fished(seat, card):
            return words.told("told-fished", seat, card=card)
        case TurnAgain(seat):
            return words.told("told-turn-again", seat)
        case Stole():
            return _theft(event, words)
        case NoEffect(seat):
            return words.told("told-no-effect", seat)
        case Called(seat, call, points):
            name = words.text(text_key("call", call.value))
            return words.told("told-called", seat, call=name, points=points)
        case HandShown(seat, cards):
            return words.told("told-hand-shown", seat, cards=words.cards(*cards))
        case RoundScored():
            return _scored(event, words)
        case RoundVoid():
            return words.text("told-round-void")
        case GameEnded(winners, by_mermaids):
            return ending(winners, words, is_by_mermaids=by_mermaids)
        case _:
            assert_never(event)


def _theft(theft: Stole, words: Words) -> str:
    victim = words.names[theft.victim]
    if theft.victim == words.reader:
        return words.text("told-stole-yours", name=words.names[theft.thief], card=theft.card)
    return words.told("told-stole", theft.thief, victim=victim, card=theft.card)


def _scored(event: RoundScored, words: Words) -> str:
    gains = [
        words.text("told-gain", name=name, gain=gain, total=total)
        for name, gain, total in zip(words.names, event.gains, event.scores, strict=True)
    ]
    return f"{bet(event, words)} {words.listed(gains)}.".strip()


def bet(event: RoundScored, words: Words) -> str:
    """Whether the bet was won; nothing after a STOP."""
    if event.bet_won is None:
        return ""
    return words.told("told-bet-won" if event.bet_won else "told-bet-lost", event.closer)


def ending(winners: tuple[Seat, ...], words: Words, *, is_by_mermaids: bool) -> str:
    """Who has won, and how."""
    if len(winners) > 1:
        return words.text("told-shared", names=words.listed([words.names[s] for s in winners]))
    return words.told("told-mermaids" if is_by_mermaids else "told-won", winners[0])
