"""What somebody with paper cards sees before a call, and the rest left open."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from itertools import chain
from typing import Final

from papersea.cards import (
    DECK,
    Card,
    TooManyCards,
    check_fits_deck,
    format_cards,
    index_of,
    sort_cards,
)
from papersea.rules.codes import PILES
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.tables import DUOS
from papersea.score import Score, has_all_mermaids, points_to_close, score_cards
from papersea.view import Group, View

_ON_PILES: Final = 0.47
"""Cards on the piles for each card that players have, beside the first two: as bots play."""


class Mistake(Enum):
    """Why no game can be there, with facts in braces."""

    WRONG_OPPONENTS = "one to three opponents can be at the table, not {count}"
    WRONG_HAND = "an opponent cannot hold {number} cards"
    WRONG_TABLES = "{count} tables are told of {players} opponents"
    WRONG_TOPS = "there are {most} piles, not {count}"
    NOT_DUOS = "{cards} cannot lie open: only duos are laid out"
    TOO_MANY_CARDS = "{count} × {card} is too many: the deck holds {copies}"
    MORE_THAN_ALL = "{count} cards are told, and the game has {most}"
    FOUR_MERMAIDS = "whoever has all four mermaids has won the game already"
    TOO_FEW_POINTS = "closing needs {needed} points, and the cards are worth {points}"
    WRONG_DECK = "the deck cannot hold {deck} cards now: {least} to {most} are possible"


class ImpossibleSituation(ValueError):
    """A question about something that no game can reach."""

    def __init__(self, mistake: Mistake, **facts: str | int) -> None:
        super().__init__(mistake, facts)
        self.mistake = mistake
        self.facts = facts

    @property
    def code(self) -> str:
        return self.mistake.name.lower()

    def __str__(self) -> str:
        return self.mistake.value.format(**self.facts)


@dataclass(frozen=True, slots=True)
class Situation:
    """Own cards, hand and table together; how many each opponent holds, and what lies open before
    them, in the order of turns; those tops of piles that are known; the size of the deck, or a
    guess. One that no game can reach raises ``ImpossibleSituation``."""

    cards: tuple[Card, ...]
    others: tuple[int, ...]
    laid: tuple[tuple[Card, ...], ...] = ()
    tops: tuple[Card, ...] = ()
    deck: int | None = None

    @classmethod
    def of(cls, view: View) -> Situation:
        """What the seat that looks would ask, with everything that lies open."""
        assert view.seat is not None, "a spectator has no cards"
        own, *others = (*view.seats[view.seat :], *view.seats[: view.seat])
        return cls(
            cards=(*own.known, *own.laid_cards),
            others=tuple(other.hand_size for other in others),
            laid=tuple(other.laid_cards for other in others),
            tops=tuple(pile.top for pile in view.piles if pile.top is not None),
            deck=view.deck_size,
        )

    def __post_init__(self) -> None:
        _check_counts(self)
        try:
            check_fits_deck(self.known)
        except TooManyCards as error:
            raise ImpossibleSituation(Mistake.TOO_MANY_CARDS, **error.facts) from None
        _check_amounts(self)
        _check_cards(self)

    @property
    def known(self) -> tuple[Card, ...]:
        return (*self.cards, *chain(*self.laid), *self.tops)

    @property
    def unknown(self) -> tuple[Card, ...]:
        """All other cards, sorted."""
        return sort_cards((Counter(DECK) - Counter(self.known)).elements())

    @property
    def score(self) -> Score:
        return score_cards(self.cards)

    @property
    def tables(self) -> tuple[tuple[Group, ...], ...]:
        """What lies before each opponent, two by two."""
        return tuple(map(_duos, self.laid)) or ((),) * len(self.others)

    @property
    def with_players(self) -> int:
        """Cards that everybody has together."""
        return len(self.cards) + sum(map(len, self.laid)) + sum(self.others)

    @property
    def deck_size(self) -> int:
        """As it was told, or about as many as are left when so many have been taken."""
        if self.deck is not None:
            return self.deck
        lying = max(len(self.tops), PILES + round(_ON_PILES * self.with_players))
        return max(0, len(DECK) - self.with_players - lying)

    @property
    def pile_sizes(self) -> tuple[int, int]:
        lying = len(DECK) - self.with_players - self.deck_size
        return lying - lying // 2, lying // 2


def _check_counts(asked: Situation) -> None:
    count = len(asked.others)
    if not 1 <= count < MAX_PLAYERS:
        raise ImpossibleSituation(Mistake.WRONG_OPPONENTS, count=count)
    for number in asked.others:
        if not 0 <= number < len(DECK):
            raise ImpossibleSituation(Mistake.WRONG_HAND, number=number)
    if asked.laid and len(asked.laid) != count:
        raise ImpossibleSituation(Mistake.WRONG_TABLES, count=len(asked.laid), players=count)
    if len(asked.tops) > PILES:
        raise ImpossibleSituation(Mistake.WRONG_TOPS, count=len(asked.tops), most=PILES)


def _check_amounts(asked: Situation) -> None:
    """For every card on the piles but the first two, some player has kept one (T3)."""
    told = asked.with_players + len(asked.tops)
    if told > len(DECK):
        raise ImpossibleSituation(Mistake.MORE_THAN_ALL, count=told, most=len(DECK))
    least = max(0, len(DECK) - 2 * asked.with_players - PILES)
    most = len(DECK) - told
    if asked.deck is not None and not least <= asked.deck <= most:
        facts = {"deck": asked.deck, "least": least, "most": most}
        raise ImpossibleSituation(Mistake.WRONG_DECK, **facts)


def _check_cards(asked: Situation) -> None:
    for table in asked.laid:
        _duos(table)
    are_all_held = len(asked.unknown) == max(asked.others)
    if has_all_mermaids(asked.cards) or (are_all_held and has_all_mermaids(asked.unknown)):
        raise ImpossibleSituation(Mistake.FOUR_MERMAIDS)
    if (points := asked.score.points) < (needed := points_to_close()):
        facts = {"points": points, "needed": needed}
        raise ImpossibleSituation(Mistake.TOO_FEW_POINTS, **facts)


def _duos(cards: tuple[Card, ...]) -> tuple[Group, ...]:
    """Cards that lie open, two by two."""
    left, duos = list(sort_cards(cards)), []
    while left:
        first = left.pop(0)
        pairs = (each for each in left if (index_of(first), index_of(each)) in DUOS)
        second = next(pairs, None)
        if second is None:
            raise ImpossibleSituation(Mistake.NOT_DUOS, cards=format_cards(cards))
        left.remove(second)
        duos.append((first, second))
    return tuple(duos)
