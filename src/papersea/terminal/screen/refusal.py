"""Why a move is not possible, in the reader's words, with the clause to look up."""

from __future__ import annotations

from papersea.cards import parse_cards
from papersea.moves import Seat, format_seat, parse_seat
from papersea.refusals import IllegalMove
from papersea.terminal.screen.words import Fact, Words
from papersea.texts import text_key


def refusal(error: IllegalMove, words: Words) -> str:
    """What is wrong, and where the rules say so."""
    facts: dict[str, Fact] = {
        name: fact if isinstance(fact, int) else _fact(name, fact, words)
        for name, fact in error.facts.items()
    }
    why = words.text(text_key("refusal", error.reason.name.lower()), **facts)
    return f"{why} {words.text('refusal-look-up', clause=error.reason.clause)}"


def _fact(name: str, fact: str, words: Words) -> str:
    match name:
        case "drawn" | "missing":
            return words.cards(*parse_cards(fact))
        case "victim" | "turn":
            return _player(parse_seat(fact), words)
        case "pile":
            return words.text(f"word-pile-{fact}")
        case _:
            return fact


def _player(seat: Seat, words: Words) -> str:
    return words.names[seat] if seat < len(words.names) else format_seat(seat)
