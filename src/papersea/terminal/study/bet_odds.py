"""The odds of a bet, in words and for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from papersea.cards import Card
from papersea.terminal.explaining import explained_bet
from papersea.terminal.screen.screen import Screen
from papersea.terminal.speaking import spoken

if TYPE_CHECKING:
    from papersea.players.odds.situation import Situation

_MOST = 99


def read_others(_: click.Context, __: click.Parameter, text: str | None) -> tuple[int, ...] | None:
    """How many cards each opponent holds, for a callback."""
    if text is None:
        return None
    counts = text.replace(",", " ").split()
    if not counts or not all(each.isdecimal() and int(each) <= _MOST for each in counts):
        raise click.BadParameter(spoken().text("score-bad-others", text=text[:30]))
    return tuple(map(int, counts))


def situation(hand: tuple[Card, ...], others: tuple[int, ...] | None) -> Situation | None:
    """What is asked; ``None`` for cards that cannot close a round, or have won already."""
    from papersea.players.odds.situation import ImpossibleSituation, Mistake, Situation

    try:
        return Situation(hand, others or (len(hand),))
    except ImpossibleSituation as error:
        if error.mistake in (Mistake.TOO_FEW_POINTS, Mistake.FOUR_MERMAIDS):
            return None
        raise click.UsageError(explained_bet(error, spoken())) from None


def show_odds(screen: Screen, asked: Situation) -> None:
    """Both calls in numbers, and how likely the bet holds."""
    from papersea.players.odds.bets import bet_odds

    odds = bet_odds(asked)
    hands = screen.words.listed([str(held) for held in asked.others])
    count, last = len(asked.others), asked.others[-1]
    screen.line()
    screen.say("score-odds-against", count=count, hands=hands, last=last, style="bold")
    percent, error = str(odds.percent), screen.words.decimal(odds.margin)
    screen.say("odds-bet", percent=percent, error=error, won=odds.won, lost=odds.lost, indent=2)
    screen.say("odds-expected", points=screen.words.decimal(odds.expected), indent=2)
    screen.say("odds-how", worlds=odds.worlds, indent=2, style="dim")


def odds_as_json(asked: Situation) -> dict[str, Any]:
    from papersea.players.odds.bets import bet_odds

    return {"others": list(asked.others), **asdict(bet_odds(asked))}
