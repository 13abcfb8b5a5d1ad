"""The text form of any situation, as FEN is for chess.

Nine words: options, scores, round, turn and step, closer, hands, tables, piles, deck::

    classic 12-7 3 A:draw - CyFd/?4 -/Bd+Bl Cy/OgFk ?47

Seats are separated by ``/``, as are the left and right pile. Piles are written from the bottom
up, the deck from the top down. ``?4`` are four cards that nobody has named. A step may carry
what it is about: ``A:keep=CyFd``, ``A:pick=L``, ``A:over=AB`` (who has won).

A position is what lies on the table. Who remembers what is not part of it: everybody knows the
piles, and nobody a hidden card.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from papersea.cards import DECK, Card, parse_card, sort_cards
from papersea.moves import Pile, Seat, Step, format_seat, parse_seat
from papersea.problems import NotationError, Wrong
from papersea.rules.in_force import PLAIN
from papersea.rules.options import Options, parse_options
from papersea.view import Group, HandState, PileState, View

MaybeCard = Card | None
"""A card, or one that is not known."""

MaybeCards = tuple[MaybeCard, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A situation, whole or with unknown cards."""

    options: Options
    scores: tuple[int, ...]
    round: int
    turn: Seat
    step: Step
    closer: Seat | None
    hands: tuple[MaybeCards, ...]
    tables: tuple[tuple[Group, ...], ...]
    piles: tuple[MaybeCards, MaybeCards]
    deck: MaybeCards
    drawn: tuple[MaybeCard, MaybeCard] | None = None
    searched: Pile | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def players(self) -> int:
        return len(self.scores)

    def rules_for(self, seat: Seat) -> int:
        """What holds for a seat beside the printed rules, as ``rules.in_force`` has it."""
        return PLAIN

    def cards(self) -> Iterator[MaybeCard]:
        """Every card of the position, wherever it lies."""
        for place in (*self.hands, *self.piles, self.deck, self.drawn or ()):
            yield from place
        for table in self.tables:
            for group in table:
                yield from group

    def completed(self, randomness: random.Random) -> Position:
        """The same with every unknown card dealt at random from those that are left."""
        left = list((Counter(DECK) - Counter(filter(None, self.cards()))).elements())
        randomness.shuffle(left)

        def fill(cards: MaybeCards) -> MaybeCards:
            return tuple(card or left.pop() for card in cards)

        left_pile, right_pile = self.piles
        return replace(
            self,
            hands=tuple(map(fill, self.hands)),
            piles=(fill(left_pile), fill(right_pile)),
            deck=fill(self.deck),
            drawn=_pair(fill(self.drawn)) if self.drawn else None,
        )

    def __str__(self) -> str:
        detail = ""
        if self.drawn:
            detail = f"={_format(self.drawn)}"
        elif self.searched:
            detail = f"={self.searched}"
        elif self.winners:
            detail = "=" + "".join(map(format_seat, self.winners))
        words = (
            str(self.options),
            "-".join(map(str, self.scores)),
            str(self.round),
            f"{format_seat(self.turn)}:{self.step.value}{detail}",
            "-" if self.closer is None else format_seat(self.closer),
            "/".join(map(_format, self.hands)),
            "/".join(",".join(map(_format_group, table)) or "-" for table in self.tables),
            "/".join(map(_format, self.piles)),
            _format(self.deck),
        )
        return " ".join(words)


def _format(cards: Sequence[MaybeCard]) -> str:
    text = ""
    unknown = 0
    for card in (*cards, None):
        unknown += card is None
        if card is not None:
            text += (f"?{unknown}" if unknown else "") + str(card)
            unknown = 0
    return (text + (f"?{unknown - 1}" if unknown > 1 else "")) or "-"


def _parse(text: str) -> MaybeCards:
    cards: list[MaybeCard] = []
    for word in re.findall(r"\?[0-9]{1,2}|..?", "" if text == "-" else text, re.DOTALL):
        unknown = re.fullmatch(r"\?([0-9]+)", word)
        cards += [None] * int(unknown[1]) if unknown else [parse_card(word)]
    return tuple(cards)


def parse_position(text: str) -> Position:
    """Read a position; whether a game can reach it is for ``possible`` to say."""
    words = text.split()
    if len(words) != 9:
        raise NotationError(Wrong.POSITION_WORDS, count=len(words))
    options, scores, round_, step, closer, hands, tables, piles, deck = words
    turn, step_value, detail = _parse_step(step)
    return Position(
        options=parse_options(options),
        scores=tuple(_parse_number(score, Wrong.NOT_A_SCORE) for score in scores.split("-")),
        round=_parse_number(round_, Wrong.NOT_A_ROUND),
        turn=turn,
        step=step_value,
        closer=None if closer == "-" else parse_seat(closer),
        hands=tuple(map(_parse, hands.split("/"))),
        tables=tuple(map(_parse_table, tables.split("/"))),
        piles=_parse_piles(piles),
        deck=_parse(deck),
        drawn=_parse_drawn(detail) if step_value is Step.KEEP else None,
        searched=_parse_pile(detail) if step_value is Step.PICK else None,
        winners=tuple(map(parse_seat, detail)) if step_value is Step.OVER else (),
    )


def _parse_number(text: str, wrong: Wrong) -> int:
    if not re.fullmatch(r"\d{1,4}", text, re.ASCII):
        raise NotationError(wrong, text=text)
    return int(text)


_STEPS_WITH_DETAIL: Final = ("keep", "pick", "over")


def _parse_step(text: str) -> tuple[Seat, Step, str]:
    found = re.fullmatch(r"(.):([a-z]+)(?:=(.*))?", text)
    if not found or found[2] not in {step.value for step in Step}:
        steps = ", ".join(step.value for step in Step)
        raise NotationError(Wrong.UNKNOWN_STEP, text=text, choices=steps)
    if found[3] is not None and found[2] not in _STEPS_WITH_DETAIL:
        raise NotationError(Wrong.STEP_DETAIL, text=text)
    return parse_seat(found[1]), Step(found[2]), found[3] or ""


def _parse_drawn(text: str) -> tuple[MaybeCard, MaybeCard]:
    cards = _parse(text)
    if len(cards) != 2:
        raise NotationError(Wrong.NOT_TWO_DRAWN, text=text)
    return _pair(cards)


def _pair(cards: MaybeCards) -> tuple[MaybeCard, MaybeCard]:
    first, second = cards
    return first, second


def _parse_pile(text: str) -> Pile:
    if text not in ("L", "R"):
        raise NotationError(Wrong.NOT_A_PILE, text=text)
    return Pile(text)


def _parse_piles(text: str) -> tuple[MaybeCards, MaybeCards]:
    piles = text.split("/")
    if len(piles) != 2:
        raise NotationError(Wrong.NOT_TWO_PILES, text=text, count=len(piles))
    return _parse(piles[0]), _parse(piles[1])


def _format_group(group: Group) -> str:
    return "+".join(map(str, sort_cards(group)))


def _parse_table(text: str) -> tuple[Group, ...]:
    return tuple(map(_parse_group, () if text == "-" else text.split(",")))


def _parse_group(word: str) -> Group:
    names = word.split("+")
    if len(names) < 2:
        raise NotationError(Wrong.NOT_A_DUO, text=word)
    return sort_cards(map(parse_card, names))


def seen_position(view: View) -> Position:
    """What a seat sees, as a position with unknown cards."""
    left, right = view.piles
    drawn: tuple[MaybeCard, MaybeCard] | None = view.drawn
    if view.step is Step.KEEP and drawn is None:
        drawn = (None, None)
    return Position(
        options=view.options,
        scores=tuple(seat.score for seat in view.seats),
        round=view.round,
        turn=view.turn,
        step=view.step,
        closer=view.closer,
        hands=tuple(_seen_hand(seat) for seat in view.seats),
        tables=tuple(seat.laid for seat in view.seats),
        piles=(_seen_pile(left), _seen_pile(right)),
        deck=(None,) * view.deck_size,
        drawn=drawn,
        searched=view.searched,
        winners=view.winners,
    )


def _seen_hand(seat: HandState) -> MaybeCards:
    return (*seat.known, *[None] * (seat.hand_size - len(seat.known)))


def _seen_pile(pile: PileState) -> MaybeCards:
    return (*[None] * (pile.size - 1), pile.top) if pile.gone else pile.remembered
