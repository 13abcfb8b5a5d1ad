"""What a call would bring, for people with paper cards."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from papersea.cards import DECK, Card, NotationError, TooManyCards, parse_cards
from papersea.players.odds.bets import BetOdds
from papersea.players.odds.situation import ImpossibleSituation, Mistake, Situation
from papersea.rules.options import MAX_PLAYERS
from papersea.server.context import TheContext
from papersea.server.limits import address_of, takes
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
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


@post(
    "/api/odds",
    tags=["score"],
    status_code=200,
    responses=described(ErrorCode.WRONG_ORIGIN, ErrorCode.IMPOSSIBLE_CARDS, ErrorCode.TOO_LARGE),
    opt=takes(Effort.ODDS),
)
async def get_odds(
    data: JSONBody[OddsQuestion], request: Request[Any, Any, Any], context: TheContext
) -> BetOdds:
    """How likely nobody has more points after a LAST CHANCE. Each hidden card of a hand is the
    better of two that are dealt at random, and every opponent does what they can to have more."""
    asked = _situation(data)
    return await context.reckoner.odds(asked, address_of(request))


def _situation(data: OddsQuestion) -> Situation:
    try:
        return Situation(
            cards=_cards("cards", data.cards),
            others=data.others,
            laid=tuple(_cards("laid", text) for text in data.laid),
            tops=_cards("tops", " ".join(data.tops)),
            deck=data.deck,
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


HANDLERS: list[Any] = [get_odds]
