"""What a set of cards is worth, line by line, counted by the rules kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from papersea.cards import PAIRINGS, Card, Colour, Kind, check_fits_deck, sort_cards
from papersea.events import Counted, Settlement
from papersea.rulebook import COUNTED_BY
from papersea.rules.entries import explain_points, foretell
from papersea.rules.records import new_array
from papersea.rules.scoring import COUNTED
from papersea.rules.tables import KINDS, MERMAIDS


@dataclass(frozen=True, slots=True)
class KindLine:
    """What the cards of one kind bring; swimmers and sharks stand together at the shark."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int

    @property
    def clause(self) -> str:
        """By which it is counted."""
        return COUNTED_BY[self.kind]


@dataclass(frozen=True, slots=True)
class MermaidLine:
    """K9: what one mermaid brings, and for which colour; ``None`` when no colour is left."""

    colour: Colour | None
    points: int

    @property
    def clause(self) -> str:
        """By which it is counted."""
        return COUNTED_BY[Kind.MERMAID]


ScoreLine = KindLine | MermaidLine


@dataclass(frozen=True, slots=True)
class Score:
    """The card points of a set of cards, and its colour bonus (R8) beside them."""

    lines: tuple[ScoreLine, ...]
    bonus_colour: Colour | None
    bonus: int

    @property
    def points(self) -> int:
        """Card points, without the colour bonus."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Share:
    """What of somebody's cards counts at the end of a round, and what that brings."""

    counted: Counted
    gain: int


_KINDS = tuple(Kind)
_COLOURS = tuple(Colour)
_SETTLEMENTS = tuple(Settlement)
_COUNTED = tuple(Counted)
_LAID_WITH = {each.second: each.first for each in PAIRINGS if each.first is not each.second}
"""Duos of two kinds are one line, at the second kind."""


def score_cards(cards: Iterable[Card]) -> Score:
    """Count hand and table together (K1). More copies than the deck holds are refused."""
    cards = sort_cards(cards)
    check_fits_deck(cards)
    by_kind = Counter(card.kind for card in cards)
    by_colour = Counter(card.colour for card in cards)
    kinds, colours = new_array("u1", KINDS), new_array("u1", len(_COLOURS))
    lines = new_array("u1", KINDS + MERMAIDS + 1)
    for kind, count in by_kind.items():
        kinds[_KINDS.index(kind)] = count
    for colour, count in by_colour.items():
        colours[_COLOURS.index(colour)] = count
    explain_points(kinds, colours, lines)
    chosen = [_COLOURS[number] for number in lines[KINDS:]][: by_kind[Kind.MERMAID] + 1]
    *by_mermaids, largest = chosen
    return Score(
        (*_kind_lines(cards, lines), *(_mermaid_line(by_colour, c) for c in by_mermaids)),
        largest if cards else None,
        by_colour[largest],
    )


def share_of(settlement: Settlement, points: int, bonus: int, *, is_closer: bool = True) -> Share:
    """What a round that ends so brings for cards of this worth (R2, R6, R7, R9)."""
    number = _SETTLEMENTS.index(settlement)
    gain = int(foretell(number, is_closer, points, bonus))
    return Share(what_counts(settlement, is_closer=is_closer), gain)


def what_counts(settlement: Settlement, *, is_closer: bool) -> Counted:
    """For whoever closed the round, or for the others."""
    place = 2 * _SETTLEMENTS.index(settlement)
    return _COUNTED[COUNTED[place if is_closer else place + 1]]


def has_all_mermaids(cards: Iterable[Card | None]) -> bool:
    """G1: whether these cards win the game. Unknown ones do not count."""
    return sum(card is not None and card.kind is Kind.MERMAID for card in cards) == MERMAIDS


def _kind_lines(cards: tuple[Card, ...], lines: list[int]) -> Iterable[KindLine]:
    for kind, points in zip(_KINDS, lines, strict=False):
        together = (_LAID_WITH.get(kind), kind)
        counted = tuple(card for card in cards if card.kind in together)
        if counted and kind is not Kind.MERMAID and kind not in _LAID_WITH.values():
            yield KindLine(kind, counted, int(points))


def _mermaid_line(by_colour: Counter[Colour], colour: Colour) -> MermaidLine:
    return MermaidLine(colour if by_colour[colour] else None, by_colour[colour])
