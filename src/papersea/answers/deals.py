"""Deals that everybody can play, and what a master makes of the same cards."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Final

from msgspec import Struct

from papersea.answers.thinking import MoveQuestion, think
from papersea.deals import BUDGET, FIRST_DAY, Deal
from papersea.events import RoundScored
from papersea.game import Game
from papersea.problems import NotationError
from papersea.record import Record
from papersea.record.jsonline import format_line
from papersea.rules.options import Options
from papersea.table.refused import ErrorCode, Refused

MASTER: Final = "kraken"
_MASTER_THINKS: Final = "3000p"
_TODAY: Final = "today"


class DealPage(Struct, frozen=True):
    """A deal as it is offered: nothing of it spoils its cards. ``day``: whose it is, such as
    2026-11-18; ``today`` is the house's, in UTC, and the archive goes back to ``first``.
    ``opponents`` are their names in the list of opponents, and ``target`` the points to win."""

    name: str
    day: str | None
    today: str
    first: str
    players: int
    opponents: tuple[str, ...]
    target: int


class DealPlayed(Struct, frozen=True):
    """A deal as the ``master`` has played it in the first seat. ``rounds``: what each brought, seat
    by seat. ``record``: all of it (docs/records.md)."""

    name: str
    master: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    record: str


def find_deal(name: str, now: float) -> Deal:
    """By its name, or ``today``; ``Refused`` if there is none, or its day has not come."""
    try:
        deal = Deal(today(now).isoformat() if name == _TODAY else name)
    except NotationError:
        raise Refused(ErrorCode.NOT_FOUND) from None
    if deal.day is not None and not FIRST_DAY <= deal.day <= today(now):
        raise Refused(ErrorCode.NOT_FOUND)
    return deal


def today(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def page_of(deal: Deal, now: float) -> DealPage:
    return DealPage(
        name=deal.name,
        day=None if deal.day is None else deal.name,
        today=today(now).isoformat(),
        first=FIRST_DAY.isoformat(),
        players=deal.players,
        opponents=deal.opponents,
        target=Options().points_to_win(deal.players),
    )


@lru_cache(maxsize=64)
def played_by_master(deal: Deal) -> DealPlayed:
    """The same cards and the same opponents. It takes a second or two."""
    game = Game(Options(), deal.players, chance=deal.chance())
    names = (MASTER, *deal.opponents)
    while not game.is_over:
        seat = game.turn
        budget = _MASTER_THINKS if seat == 0 else BUDGET
        view, seed = game.view(seat), deal.seed(len(game.history))
        game.play(think(MoveQuestion(names[seat], budget, view, ""), seed))
    scored = (each for each in game.history if isinstance(each, RoundScored))
    return DealPlayed(
        name=deal.name,
        master=MASTER,
        scores=game.scores,
        winners=tuple(map(int, game.winners)),
        rounds=tuple(each.gains for each in scored),
        record=format_line(Record.of(game)),
    )
