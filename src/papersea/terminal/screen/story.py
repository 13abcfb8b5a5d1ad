"""What happened, in short sentences: one for each event that is worth one."""

from __future__ import annotations

from msgspec.structs import asdict

from papersea.events import (
    Called,
    Drew,
    Event,
    GameEnded,
    RoundScored,
    RoundStarted,
    RoundVoid,
    Searched,
    Stole,
    TurnEnded,
    tag_of,
)
from papersea.moves import Seat
from papersea.terminal.screen.words import Words
from papersea.texts import text_key


def sentence(event: Event, words: Words) -> str | None:
    """The event as the reader may know it: pass what ``seen_by`` leaves of it.

    ``None`` where another event says it all: looking is told with what was taken, and the end
    of a turn shows in the next one. A kind that is not named here is told by the text of its own
    name, ``told-took-top``, which has its fields as arguments.
    """
    match event:
        case RoundStarted(number, starter, (left, right)):
            return words.told("told-round", starter, round=number, left=left, right=right)
        case Drew() | Searched() | TurnEnded():
            return None
        case Stole():
            return _theft(event, words)
        case Called(seat, call, points):
            name = words.text(text_key("call", call.value))
            return words.told("told-called", seat, call=name, points=points)
        case RoundScored():
            return _scored(event, words)
        case RoundVoid():
            return words.text("told-round-void")
        case GameEnded(winners, by_mermaids):
            return ending(winners, words, is_by_mermaids=by_mermaids)
        case _:
            facts = asdict(event)
            del facts["seat"]
            return words.told(text_key("told", tag_of(type(event))), event.seat, **facts)


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
