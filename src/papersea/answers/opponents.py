"""The bots that a house has, described."""

from __future__ import annotations

from msgspec import Struct

from papersea.answers.people import check_language
from papersea.players.catalogue import OPPONENTS
from papersea.players.company import proper_name
from papersea.players.styles import Rung
from papersea.texts import plain_text, text_key


class OpponentCard(Struct, frozen=True):
    """A bot that can be asked to the table."""

    name: str
    shown: str
    rung: Rung
    description: str


def opponent_cards(language: str) -> list[OpponentCard]:
    """From the gentlest to the strongest."""
    check_language(language)
    return [
        OpponentCard(
            each.name,
            proper_name(each),
            each.rung,
            plain_text(language, text_key("opponent", each.name)),
        )
        for each in OPPONENTS
    ]
