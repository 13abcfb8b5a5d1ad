"""Choices and reasons of an analysis in words."""

from __future__ import annotations

from papersea.analysis.values import Alternative, Reason
from papersea.cards import Card, parse_card
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Pick,
    Search,
    Steal,
    Stop,
    TakeTop,
    parse_move,
)
from papersea.terminal.screen.words import Fact, Words


def choice(alternative: Alternative, words: Words) -> str:
    """What somebody could do, in a few words."""
    cards = tuple(map(parse_card, alternative.cards))
    match parse_move(alternative.move):
        case DrawTwo():
            return words.text("choice-draw")
        case TakeTop(pile):
            return words.text("choice-take", card=cards[0], pile=pile)
        case Keep(_, pile):
            return words.text("choice-keep", card=cards[0], other=cards[1], pile=pile)
        case LayDuo():
            return words.text("choice-lay", cards=cards)
        case Search(pile):
            return words.text("choice-search", pile=pile)
        case Pick():
            return words.text("choice-pick", card=cards[0])
        case Steal(victim):
            return words.text("choice-steal", name=words.names[victim])
        case EndTurn():
            return words.text("choice-end")
        case Stop():
            return words.text("call-stop")
        case LastChance():
            return words.text("call-last-chance")
        case move:
            return words.move(move)


def reason_text(reason: Reason, words: Words) -> str:
    """A reason as a sentence; hindsight is called by its name."""
    text = words.text(f"why-{reason.why.value}", **_facts(reason, words))
    return words.text("hindsight", reason=text) if reason.is_hindsight else text


def _facts(reason: Reason, words: Words) -> dict[str, Fact]:
    """The arguments that a reason has, as its text takes them."""
    facts: dict[str, Fact] = {
        "card": _card(reason.card),
        "other": _card(reason.other),
        "cards": tuple(map(parse_card, reason.cards)) or None,
        "pile": reason.pile,
        "name": None if reason.seat is None else words.names[reason.seat],
        "kind": reason.kind,
        "colour": reason.colour,
        "points": reason.points,
        "count": reason.count,
        "percent": reason.percent,
        "against": reason.against,
    }
    return {name: fact for name, fact in facts.items() if fact is not None}


def _card(text: str | None) -> Card | None:
    return None if text is None else parse_card(text)
