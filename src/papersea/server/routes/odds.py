"""Odds of a bet over HTTP, for people with paper cards."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from papersea.answers.odds import OddsQuestion, situation_of
from papersea.players.odds.bets import BetOdds
from papersea.server.context import TheContext
from papersea.server.limits import address_of, takes
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
from papersea.table.refused import ErrorCode


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
    return await context.reckoner.odds(situation_of(data), address_of(request))


HANDLERS: list[Any] = [get_odds]
