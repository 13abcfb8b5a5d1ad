"""What an episode was worth to every seat. The sum is always 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from papersea.batch import Episode
from papersea.cards import CARDS, COPIES, Kind
from papersea.score import score_cards

NOTHING: Final = 0.0
"""What an episode that was cut is worth to everybody."""


def win_returns(winners: Sequence[int], players: int) -> list[float]:
    """Winners share one win: 1 for a sole one, −1 / (players − 1) for those whom one has beaten."""
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(players * share - 1) / (players - 1) for share in shares]


def round_returns(gains: Sequence[int], target: int) -> list[float]:
    """Each gain less the mean gain of the others, by the points that win a match."""
    others = len(gains) - 1
    return [(gain - (sum(gains) - gain) / others) / target for gain in gains]


def return_bounds(episode: Episode, players: int, target: int) -> tuple[float, float]:
    """The least and the most that an episode can be worth to a seat."""
    least, most = -1 / (players - 1), 1.0
    if episode is Episode.ROUND:
        points = most_gained() / target
        return min(least, -points), max(most, points)
    return least, most


def most_gained() -> int:
    """Points and bonus of somebody who had the whole deck but one mermaid: more than any round
    brings (a fourth mermaid wins the match instead)."""
    deck = [card for card in CARDS for _ in range(COPIES[card])]
    mermaid = next(card for card in deck if card.kind is Kind.MERMAID)
    deck.remove(mermaid)
    score = score_cards(tuple(deck))
    return score.points + score.bonus
