"""A whole game as a value, finished or not, and its text form.

A value that was read from a text or a file knows its line there, for messages; lines do not
count when values are compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from papersea.cards import Card, format_cards
from papersea.fair import Proof
from papersea.game import Game, Played, RoundLog
from papersea.moves import Seat, format_seat
from papersea.position import Position
from papersea.problems import NotationError, Wrong
from papersea.record.names import format_name
from papersea.rules.options import Options

VERSION: Final = 1
"""Of the text form and of the files: a change that older readers would misread raises it."""


def check_version(version: int) -> None:
    """``NotationError`` for what this papersea does not read."""
    if version != VERSION:
        raise NotationError(Wrong.RECORD_VERSION, version=version, known=VERSION)


def format_played(played: Played) -> str:
    """A move; a theft with the card that was stolen, ``@B=Fy``."""
    return str(played.move) if played.stolen is None else f"{played.move}={played.stolen}"


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat played in one go; boats do not begin a new one."""

    seat: Seat
    played: tuple[Played, ...]
    line: int | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return f"{format_seat(self.seat)}: {' '.join(map(format_played, self.played))}"


@dataclass(frozen=True, slots=True)
class Round:
    """The deck, top first, and the turns; a round that begins with a position has no deck."""

    deck: tuple[Card, ...] | None
    turns: tuple[Turn, ...] = ()
    line: int | None = field(default=None, compare=False)

    @property
    def moves(self) -> int:
        return sum(len(turn.played) for turn in self.turns)


@dataclass(frozen=True, slots=True)
class Result:
    """Scores, and who has won: nobody while the game goes on. Written ``41-33 A``, ``12-7 -``."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...] = ()
    line: int | None = field(default=None, compare=False)

    @classmethod
    def of(cls, game: Game) -> Result:
        return cls(game.scores, game.winners)

    def __str__(self) -> str:
        winners = "".join(map(format_seat, self.winners)) or "-"
        return f"{'-'.join(map(str, self.scores))} {winners}"


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to play a game again, and optionally what came out of it.

    That it follows the rules is for ``replay`` to say.
    """

    options: Options
    players: int
    first: Seat
    rounds: tuple[Round, ...]
    names: tuple[str, ...] = ()
    start: Position | None = None
    fair: Proof | None = None
    result: Result | None = None
    line: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if self.names and len(self.names) != self.players:
            raise NotationError(Wrong.NAME_COUNT, count=len(self.names), players=self.players)
        if self.fair is not None:
            _check_fair(self.fair, self)

    @classmethod
    def of(cls, game: Game, names: Sequence[str] = (), fair: Proof | None = None) -> Record:
        """The game so far; a result is stated once it is over.

        A proof tells the secret, and with it all cards to come: give it once the game is over.
        """
        return cls(
            options=game.options,
            players=game.players,
            first=game.rounds[0].starter,
            rounds=tuple(Round(log.deck, tuple(_turns(log))) for log in game.rounds),
            names=tuple(names),
            start=game.start,
            fair=fair,
            result=Result.of(game) if game.is_over else None,
        )

    @property
    def moves(self) -> int:
        """How many there are in all rounds."""
        return sum(round_.moves for round_ in self.rounds)

    @property
    def first_round(self) -> int:
        """The number of the round with which the record begins."""
        return 1 if self.start is None else self.start.round

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        first = format_seat(self.first)
        yield f"papersea {VERSION} {self.options} {self.players} players, {first} first"
        if self.names:
            yield f"names {' '.join(map(format_name, self.names))}"
        if self.fair is not None:
            yield f"fair {self.fair}"
        if self.start is not None:
            yield f"position {self.start}"
        for round_ in self.rounds:
            if round_.deck is not None:
                yield f"deck {format_cards(round_.deck)}"
            yield from map(str, round_.turns)
        if self.result is not None:
            yield f"result {self.result}"


def _check_fair(proof: Proof, record: Record) -> None:
    if record.start is not None:
        raise NotationError(Wrong.POSITION_UNPROVED)
    if len(proof.salts) != record.players:
        raise NotationError(Wrong.SALT_COUNT, count=len(proof.salts), players=record.players)


def _turns(log: RoundLog) -> Iterator[Turn]:
    for seat, played in groupby(log.played, key=lambda each: each.seat):
        yield Turn(seat, tuple(played))
