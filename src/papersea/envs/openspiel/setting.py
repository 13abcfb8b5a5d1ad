"""What an OpenSpiel game of papersea is played by: its parameters, and the bounds they prove."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from papersea.batch import MAX_DECISIONS, Episode, check_cap
from papersea.cards import CARDS, DECK, Card, Kind, index_of, parse_cards
from papersea.chance import check_starter
from papersea.envs.layout import check_version
from papersea.moves import parse_seat
from papersea.problems import Wrong
from papersea.rules.options import OPTION_NAMES, OptionError, Options, check_players

PARAMETERS: Final[dict[str, Any]] = {
    "players": 2,
    "edition": "classic",
    **dict.fromkeys(OPTION_NAMES, ""),  # as the edition has it
    "round_only": False,
    "deck": "",  # the whole one
    "opening": "",  # dealt by chance
    "sampled": False,
    "rng_seed": -1,  # of sampled chance: another one every time
    "max_decisions": MAX_DECISIONS,
    "observation": 0,  # its version
}
"""Every parameter with its default. A deck is written as cards are, ``ApAoKaFdFd``; an opening is
who starts and perhaps the cards on the piles, ``AFdFd``: chance decides the rest."""

SMALL: Final = "papersea(round_only=true,deck=ApAoKaFdFd,opening=AFdFd)"
"""One round with five cards and 612 information states, for methods that visit them all."""

_LEAST_CARDS: Final = 3
_PILES: Final = 2
_FIXED_ROWS: Final = 5
"""A round's deal, its call, its scores or that it is void, and the end of the game."""


@dataclass(frozen=True)
class Setting:
    """The parameters, read and checked."""

    players: int
    options: Options
    episode: Episode
    deck: tuple[Card, ...]
    opening: tuple[int, ...]
    is_sampled: bool
    max_decisions: int
    version: int

    @classmethod
    def read(cls, parameters: Mapping[str, Any]) -> Setting:
        given = PARAMETERS | dict(parameters)
        players = check_players(given["players"])
        deck = _read_deck(given["deck"])
        if given["opening"] and given["sampled"]:
            raise OptionError(Wrong.OPENING_NOT_CHOSEN)
        changes = {name: given[name] for name in OPTION_NAMES if given[name]}
        return cls(
            players=players,
            options=Options.of(given["edition"]).changed(**changes),
            episode=Episode.ROUND if given["round_only"] else Episode.MATCH,
            deck=deck,
            opening=_read_opening(given["opening"], players, deck),
            is_sampled=given["sampled"],
            max_decisions=check_cap(given["max_decisions"]),
            version=check_version(given["observation"]),
        )

    @property
    def target(self) -> int:
        return self.options.points_to_win(self.players)

    @cached_property
    def copies(self) -> tuple[int, ...]:
        """How often each card is in the deck."""
        count = Counter(self.deck)
        return tuple(count[card] for card in CARDS)

    def duos(self, *kinds: Kind) -> int:
        """At most so many duos of these kinds can be laid out in a round."""
        count = Counter(card.kind for card in self.deck)
        pairs = sum(count[kind] // 2 for kind in kinds if kind is not Kind.SWIMMER)
        thefts = min(count[Kind.SWIMMER], count[Kind.SHARK])
        return pairs + (thefts if Kind.SWIMMER in kinds else 0)

    @property
    def round_decisions(self) -> int:
        """A round has no more decisions. Cards go from deck and piles into hands and never back,
        so nobody draws or takes more often than there are cards, or keeps one. A turn without a
        draw is a boat's or one of the last turns; every other ends at most once for each draw."""
        cards = len(self.deck)
        ends = cards + self.players
        crabs, thefts = self.duos(Kind.CRAB), self.duos(Kind.SWIMMER)
        duos = self.duos(Kind.CRAB, Kind.BOAT, Kind.FISH, Kind.SWIMMER)
        call = 1
        return 2 * cards + ends + duos + 2 * crabs + thefts + call

    @property
    def most_decisions(self) -> int:
        """No episode has more."""
        if self.episode is Episode.MATCH:
            return self.max_decisions
        return min(self.max_decisions, self.round_decisions)

    @property
    def most_chances(self) -> int:
        """No episode has more chance nodes. In a round every card leaves the deck once, and every
        theft takes one; before it the first player is chosen. In a match, two cards that are
        drawn and two that are dealt follow a decision at most."""
        if self.episode is Episode.MATCH:
            return 3 + 4 * self.max_decisions
        return 1 + len(self.deck) + self.duos(Kind.SWIMMER)

    @property
    def most_rows(self) -> int:
        """No seat sees more of one round, in rows of ``telling``: two for each draw, one for each
        end of a turn and each draw that is skipped, two for a duo, three and a pile for crabs,
        and every hand that is shown."""
        cards, crabs = len(self.deck), self.duos(Kind.CRAB)
        others = self.duos(Kind.BOAT, Kind.FISH, Kind.SWIMMER)
        turns = cards + self.players
        skipped = self.duos(Kind.BOAT) + self.players
        shown = cards + self.players
        return 2 * cards + turns + skipped + (3 + cards) * crabs + 2 * others + shown + _FIXED_ROWS


def _read_deck(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text) if text else DECK
    if len(cards) < _LEAST_CARDS:
        raise OptionError(Wrong.SMALL_DECK, least=_LEAST_CARDS, count=len(cards))
    return cards


def _read_opening(text: str, players: int, deck: tuple[Card, ...]) -> tuple[int, ...]:
    """The first outcomes of chance: who starts, then the cards on the piles, left first."""
    if not text:
        return ()
    starter = check_starter(parse_seat(text[0]), players)
    tops = parse_cards(text[1:])
    if len(tops) > _PILES or Counter(tops) - Counter(deck):
        raise OptionError(Wrong.UNKNOWN_OPENING, text=text)
    return (starter, *map(index_of, tops))
