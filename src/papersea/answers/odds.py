"""What a call would bring, for people with paper cards."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.cards import DECK, Card, TooManyCards, parse_cards
from papersea.players.odds.situation import ImpossibleSituation, Mistake, Situation
from papersea.problems import NotationError
from papersea.rules.options import MAX_PLAYERS
from papersea.table.refused import ErrorCode, Refused

_LONGEST: Final = 1000

Cards = Annotated[str, Meta(max_length=_LONGEST, description="short names, such as CyCdMw")]
Count = Annotated[int, Meta(ge=0, le=len(DECK))]
Few = Meta(max_length=MAX_PLAYERS)


class OddsQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """``cards``: your hand and table together. ``others``: how many cards each opponent holds, in
    the order of turns, and ``laid``: the duos before each of them. ``tops``: those tops of the
    piles that you know. Without ``deck``, its size is guessed."""

    cards: Cards
    others: Annotated[tuple[Count, ...], Few]
    laid: Annotated[tuple[Cards, ...], Few] = ()
    tops: Annotated[tuple[Cards, ...], Few] = ()
    deck: Count | None = None


def situation_of(question: OddsQuestion) -> Situation:
    """``Refused`` if no game can come to it."""
    try:
        return Situation(
            cards=_cards("cards", question.cards),
            others=question.others,
            laid=tuple(_cards("laid", text) for text in question.laid),
            tops=_cards("tops", " ".join(question.tops)),
            deck=question.deck,
        )
    except ImpossibleSituation as error:
        raise Refused(ErrorCode.IMPOSSIBLE_CARDS, reason=error.code, **error.facts) from None


def _cards(field: str, text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except TooManyCards as error:
        raise ImpossibleSituation(Mistake.TOO_MANY_CARDS, **error.facts) from None
    except NotationError as error:
        raise Refused(ErrorCode.BAD_MESSAGE, problem=f"{field}: {error}"[:300]) from None
