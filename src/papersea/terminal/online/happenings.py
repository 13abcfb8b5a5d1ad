"""What people do around a game, in a sentence each."""

from __future__ import annotations

from typing import assert_never

from papersea.moves import format_seat
from papersea.players.catalogue import find_opponent
from papersea.players.company import proper_name
from papersea.table.commands import Asked
from papersea.table.facts import (
    Advised,
    Agreed,
    BotSeated,
    CameBack,
    Changed,
    Declined,
    HandOpened,
    Joined,
    MoveMade,
    NewGame,
    Opened,
    Paused,
    RematchWanted,
    Resigned,
    Resumed,
    Said,
    Salted,
    SeatLeft,
    ShownFact,
    Started,
    StartWanted,
    StoodIn,
    TookBack,
    Wanted,
)
from papersea.terminal.screen.words import Words, visible
from papersea.texts import text_key


def happening(fact: ShownFact, words: Words) -> str | None:
    """``None`` for what the game's own story tells, or nobody needs to hear."""
    match fact:
        case Joined(seat, name=name):
            return words.told_of(visible(name), "online-joined", seat)
        case BotSeated(seat):
            return words.told("online-joined", seat)
        case SeatLeft(seat, name, opponent):
            left = proper_name(find_opponent(opponent)) if opponent else visible(name)
            return words.told_of(left or format_seat(seat), "online-freed", seat)
        case Wanted(seat, what):
            key = "online-wants-back" if what is Asked.TAKE_BACK else "online-wants-pause"
            return words.told(key, seat)
        case Declined(seat):
            return words.told("online-declined", seat)
        case TookBack(seat):
            return words.told("online-took-back", seat)
        case Paused():
            return words.text("online-paused")
        case Resumed(seat):
            return words.told("online-resumed", seat)
        case Resigned(seat):
            return words.told("online-resigned", seat)
        case StoodIn(seat, has_left):
            return words.told("online-left" if has_left else "online-stood-in", seat)
        case CameBack(seat):
            return words.told("online-came-back", seat)
        case Said(seat, phrase):
            said = words.text(text_key("phrase", phrase.value))
            return words.told("online-said", seat, phrase=said)
        case RematchWanted(seat):
            return words.told("online-wants-rematch", seat)
        case Opened() | Changed() | Salted() | StartWanted() | Started() | MoveMade():
            return None
        case Agreed() | HandOpened() | Advised() | NewGame():
            return None
        case _:
            assert_never(fact)
