"""What a set of cards is worth, line by line, counted by the rules kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from papersea.cards import PAIRINGS, Card, Colour, Kind, check_fits_deck, sort_cards
from papersea.events import Counted, Settlement
from papersea.rulebook import COUNTED_BY
from papersea.rules import codes
from papersea.rules.entries import ask_rules, explain_points, foretell
from papersea.rules.in_force import PLAIN
from papersea.rules.records import Bytes, new_array
from papersea.rules.scoring import COUNTED
from papersea.rules.tables import KINDS, MERMAIDS
from papersea.view import HandState


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
"""What one kind of card brings, or one mermaid."""


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
_NUMBERS = {kind: number for number, kind in enumerate(Kind)}
_COLOURS = tuple(Colour)
_SETTLEMENTS = tuple(Settlement)
_COUNTED = tuple(Counted)
_LINE_OF = {kind: kind for kind in Kind} | {
    kind: each.second for each in reversed(PAIRINGS) for kind in (each.first, each.second)
}
"""The cards of a duo are one line, at its second kind: of several duos, the first one's."""


def score_cards(cards: Iterable[Card], laid: Iterable[Card] = (), *, rules: int = PLAIN) -> Score:
    """Count hand and table together (K1). Cards that are told apart as ``laid`` out are paired for
    good, which matters where a kind has two partners. More copies than the deck holds are
    refused."""
    held, laid = tuple(cards), tuple(laid)
    cards = sort_cards((*held, *laid))
    check_fits_deck(cards)
    by_colour = Counter(card.colour for card in cards)
    colours = new_array("u1", len(_COLOURS))
    for colour, count in by_colour.items():
        colours[_COLOURS.index(colour)] = count
    lines = new_array("u1", KINDS + MERMAIDS + 1)
    kinds, in_hand, on_table = map(_count_kinds, (cards, held, laid))
    explain_points(kinds, in_hand, on_table, colours, rules, lines)
    *by_mermaids, largest = lines[KINDS:]
    taken = [_COLOURS[number] for number in by_mermaids if number < len(_COLOURS)]
    return Score(
        (*_kind_lines(cards, lines), *(_mermaid_line(by_colour, each) for each in taken)),
        _COLOURS[largest] if cards else None,
        by_colour[_COLOURS[largest]],
    )


def _count_kinds(cards: Iterable[Card]) -> Bytes:
    kinds: Bytes = new_array("u1", KINDS)
    for card in cards:
        kinds[_NUMBERS[card.kind]] += 1
    return kinds


def score_seen(seen: HandState, *gained: Card) -> Score:
    """What is seen of a player's cards, with what they might gain."""
    return score_cards((*seen.known, *gained), seen.laid_cards, rules=seen.rules)


def share_of(settlement: Settlement, points: int, bonus: int, *, is_closer: bool = True) -> Share:
    """What a round that ends so brings for cards of this worth (R2, R6, R7, R9)."""
    number = _SETTLEMENTS.index(settlement)
    gain = int(foretell(number, is_closer, points, bonus))
    return Share(what_counts(settlement, is_closer=is_closer), gain)


def what_counts(settlement: Settlement, *, is_closer: bool) -> Counted:
    """For whoever closed the round, or for the others."""
    place = 2 * _SETTLEMENTS.index(settlement)
    return _COUNTED[COUNTED[place if is_closer else place + 1]]


def points_to_close(rules: int = PLAIN) -> int:
    """T8: so many close a round."""
    return int(ask_rules(codes.POINTS_NEEDED, rules))


def has_all_mermaids(cards: Iterable[Card | None], rules: int = PLAIN) -> bool:
    """G1: whether these cards win the game. Unknown ones do not count."""
    mermaids = sum(card is not None and card.kind is Kind.MERMAID for card in cards)
    return mermaids >= int(ask_rules(codes.MERMAIDS_NEEDED, rules))


def _kind_lines(cards: tuple[Card, ...], lines: list[int]) -> Iterable[KindLine]:
    for kind, points in zip(_KINDS, lines, strict=False):
        counted = tuple(card for card in cards if _LINE_OF[card.kind] is kind)
        if counted and kind is not Kind.MERMAID:
            yield KindLine(kind, counted, int(points))


def _mermaid_line(by_colour: Counter[Colour], colour: Colour) -> MermaidLine:
    return MermaidLine(colour if by_colour[colour] else None, by_colour[colour])
