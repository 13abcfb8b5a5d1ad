"""Small tables for tests: name the cards that matter, and the rest finds a place by itself.

Cards are written as everywhere (``Cy Cd``), piles from the bottom up, the deck from the top
down. A deck that ends with ``…`` goes on with every card that is not named; one without it is
just what is written, and then the hand of the last seat holds whatever is left, except that
mermaids lie at the bottom of the left pile, if there is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain, product
from typing import TypeVar

from papersea.cards import DECK, Card, Kind, format_cards, parse_cards, sort_cards
from papersea.events import Event, RoundScored
from papersea.game import Game
from papersea.moves import Seat, parse_move, parse_seat
from papersea.position import parse_position
from papersea.rules.options import OPTION_VALUES, PRESETS, Edition, Options
from papersea.view import HandState, View

REST = "…"
A, B, C, D = map(Seat, range(4))
EDITIONS = [edition.value for edition in Edition]
SEATINGS = [(players, seat) for players in (2, 3, 4) for seat in "ABCD"[:players]]
"""Every seat at every size of table."""

EventKind = TypeVar("EventKind")


def tables_with(**values: str) -> list[str]:
    """Every edition and every mix of options that has these values."""
    choices = [[value.value for value in values] for values in OPTION_VALUES.values()]
    mixes = [
        Options().changed(**dict(zip(OPTION_VALUES, mix, strict=True))) for mix in product(*choices)
    ]
    return [
        str(options)
        for options in dict.fromkeys([*PRESETS.values(), *mixes])
        if all(getattr(options, name).value == value for name, value in values.items())
    ]


@dataclass
class Script:
    """Chance that does what a test says: who starts, how decks lie, what is stolen."""

    decks: Sequence[str] = ()
    stolen_cards: str = ""
    starter: Seat = A
    asked: list[tuple[Seat, tuple[Card, ...]]] = field(default_factory=list)

    def first_player(self, players: int) -> Seat:
        assert self.starter < players
        return self.starter

    def deck(self, round_number: int) -> Sequence[Card]:
        number = min(round_number, len(self.decks)) - 1
        return whole_deck(self.decks[number] if self.decks else REST)

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        self.asked.append((victim, tuple(hand)))
        return parse_cards(self.stolen_cards)[len(self.asked) - 1]


def whole_deck(text: str) -> tuple[Card, ...]:
    """A deck for a new round: the cards named, top first, then all others."""
    named = parse_cards(text.removesuffix(REST))
    return (*named, *_others(named)) if text.endswith(REST) else named


def _others(named: Iterable[Card]) -> tuple[Card, ...]:
    return sort_cards((Counter(DECK) - Counter(named)).elements())


def table(
    hands: Sequence[str] = ("", ""),
    *,
    laid: Sequence[str] = (),
    piles: tuple[str, str] = ("", ""),
    deck: str = REST,
    turn: str = "A",
    step: str = "duo",
    closer: str | None = None,
    scores: Sequence[int] = (),
    options: str = "classic",
    chance: Script | None = None,
    stolen: str = "",
) -> Game:
    """A game at a position; ``laid`` holds duos as ``Cy+Cd,Bd+Bl``, one text a seat."""
    held = [list(parse_cards(hand)) for hand in hands]
    tables = [*laid, *[""] * (len(hands) - len(laid))]
    on_piles = [list(parse_cards(pile)) for pile in piles]
    top = list(parse_cards(deck.removesuffix(REST)))
    duos = parse_cards(" ".join(tables).replace("+", " "))
    drawn = parse_cards(step.partition("=")[2]) if step.startswith("keep=") else ()
    rest = _others(chain(*held, *on_piles, duos, top, drawn))
    for card in rest:
        if deck.endswith(REST):
            top.append(card)
        elif card.kind is Kind.MERMAID and on_piles[0]:
            on_piles[0].insert(0, card)
        else:
            held[-1].append(card)
    words = (
        options,
        "-".join(map(str, scores or [0] * len(hands))),
        "2" if any(scores) else "1",
        f"{turn}:{step}",
        closer or "-",
        "/".join(map(format_cards, held)),
        "/".join(text or "-" for text in tables),
        "/".join(map(format_cards, on_piles)),
        format_cards(top),
    )
    script = chance or (Script(stolen_cards=stolen) if stolen else None)
    return Game.set_up(parse_position(" ".join(words)), seed=1, chance=script)


def play(game: Game, moves: str) -> tuple[Event, ...]:
    """Play moves written one after another, and return all that happened."""
    return tuple(event for word in moves.split() for event in game.play(parse_move(word)))


def legal(game: Game) -> set[str]:
    """The legal moves in their text form."""
    return set(map(str, game.legal_moves()))


def the(kind: type[EventKind], events: Iterable[Event]) -> EventKind:
    """The only event of a kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def names(events: Iterable[Event]) -> list[str]:
    """What kinds of things happened, in order."""
    return [type(event).__name__ for event in events]


def seen(game: Game, observer: str, seat: str) -> HandState:
    """What somebody (``A`` to ``D``, or ``-`` for a spectator) sees of a seat."""
    return view_of(game, observer).seats[parse_seat(seat)]


def view_of(game: Game, observer: str) -> View:
    return game.view(None if observer == "-" else parse_seat(observer))


def stop(caller: str, others: Sequence[str], *, options: str = "classic") -> RoundScored:
    """How a round is scored that the first seat ends with STOP."""
    game = table([caller, *others], options=options)
    return the(RoundScored, play(game, "STOP"))


def last_chance(caller: str, others: Sequence[str], *, options: str = "classic") -> RoundScored:
    """How a round is scored after LAST CHANCE, with all hands as they are at its end."""
    game = table([caller, *others], turn="ABCD"[len(others)], closer="A", options=options)
    return the(RoundScored, play(game, "."))


SEVEN = "Ap Ao Hd Hl"
_OUT_OF_REACH = "Bd+Bd,Bl+Bl,Bk+Bk,By+By,Fd+Fd,Fk+Fk,Fl+Fy"
_HARMLESS = (Kind.CRAB, Kind.SWIMMER, Kind.SHARK, Kind.OCTOPUS)


def low_deck(players: int, deck_size: int, *, in_reach: bool, options: str) -> Game:
    """The first player may close, and so many cards are left in the deck. All boats and fish are
    with the last player, or else out of everybody's reach."""
    left = [card for card in DECK if card.kind in _HARMLESS][:deck_size]
    return table(
        [SEVEN if in_reach else f"{SEVEN} Fg", *[""] * (players - 1)],
        laid=[] if in_reach else [_OUT_OF_REACH],
        piles=("Hk", "Hy"),
        deck=format_cards(left),
        options=options,
    )


def most_drawn(players: int, *, in_reach: bool) -> int:
    """How many cards can leave the deck there in the last turns: two for each of the others, and
    with four pairs of boats and three of fish eleven more."""
    return 2 * (players - 1) + (11 if in_reach else 0)
