"""How likely a LAST CHANCE is to hold, for people with paper cards."""

from papersea.players.odds.bets import BetOdds, bet_odds
from papersea.players.odds.situation import ImpossibleSituation, Situation

__all__ = ["BetOdds", "ImpossibleSituation", "Situation", "bet_odds"]
