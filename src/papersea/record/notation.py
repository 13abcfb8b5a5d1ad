"""The short texts that the text form and the files have in common."""

from __future__ import annotations

import re

from papersea.cards import Card, parse_card, parse_cards
from papersea.chance import check_deck
from papersea.game import Played
from papersea.moves import Seat, Steal, parse_move, parse_seat
from papersea.problems import NotationError, Wrong
from papersea.record.values import Result, Turn


def parse_deck(text: str) -> tuple[Card, ...]:
    """Read a whole deck, top first."""
    return check_deck(parse_cards(text))


def parse_played(seat: Seat, word: str) -> Played:
    """Read a move; a theft must say which card it was, ``@B=Fy``."""
    text, equals, stolen = word.partition("=")
    move = parse_move(text)
    if isinstance(move, Steal) != bool(equals):
        raise NotationError(Wrong.THEFT_AND_CARD, text=word)
    return Played(seat, move, parse_card(stolen) if equals else None)


def parse_turns(text: str, line: int | None = None) -> tuple[Turn, ...]:
    """Read ``A: D Cy-L . B: L .``: before each turn stands its seat."""
    head, *parts = re.split(r"(?:^|(?<=\s))(\S):(?=\s|$)", text.strip())
    if head:
        raise NotationError(Wrong.TURN_WITHOUT_SEAT, text=head.split()[0])
    return tuple(
        _parse_turn(seat, moves, line) for seat, moves in zip(parts[::2], parts[1::2], strict=True)
    )


def _parse_turn(seat: str, moves: str, line: int | None) -> Turn:
    mover = parse_seat(seat)
    played = tuple(parse_played(mover, word) for word in moves.split())
    if not played:
        raise NotationError(Wrong.TURN_WITHOUT_MOVES, seat=seat)
    return Turn(mover, played, line)


def parse_result(text: str, line: int | None = None) -> Result:
    """Read ``41-33 A``, with ``-`` for nobody."""
    found = re.fullmatch(r"(\d{1,4}(?:-\d{1,4})+)\s+(-|[A-D]+)", text.strip(), re.ASCII)
    if not found:
        raise NotationError(Wrong.UNREADABLE_RESULT, text=text)
    scores = tuple(map(int, found[1].split("-")))
    winners = sorted(map(parse_seat, found[2].strip("-")))
    return Result(scores, tuple(winners), line)
