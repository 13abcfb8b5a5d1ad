"""Check that the cards of a game are those that its proof gives: nobody chose them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from papersea.cards import Card
from papersea.fair import Proof, parse_commitment
from papersea.game import Game
from papersea.moves import Seat, format_seat
from papersea.problems import NotationError, Wrong
from papersea.record.errors import BrokenRecord, RecordError
from papersea.record.playing_back import moves_of, replay
from papersea.record.values import Record, format_played


class UnprovedRecord(RecordError):
    """A record without a proof."""


class OtherCommitment(RecordError):
    """A proof whose secret or game is not the one that was committed to."""


class Drawn(Enum):
    """What chance decides."""

    FIRST_PLAYER = "first player"
    DECK = "deck"
    THEFT = "theft"


class UnfairRecord(BrokenRecord):
    """A record with another chance than its proof gives: ``what`` differs first, at this place."""

    def __init__(
        self,
        reason: NotationError,
        what: Drawn,
        *,
        line: int | None,
        round_number: int | None = None,
        number: int | None = None,
        seat: Seat | None = None,
        move: str | None = None,
    ) -> None:
        super().__init__(
            reason, line=line, round_number=round_number, number=number, seat=seat, move=move
        )
        self.what = what


@dataclass(frozen=True, slots=True)
class Verified:
    """A game whose cards are those of its proof, and how much of that the record shows."""

    proof: Proof
    decks: int
    thefts: int


def verify(record: Record, commitment: str | None = None) -> Verified:
    """Compare everything that chance decided in a record, finished or not, with its proof.

    ``commitment`` is what was published before the deal: without it the proof may have been made
    up afterwards. Raises ``UnprovedRecord``, ``OtherCommitment``, ``BrokenRecord`` if the rules
    are broken, and ``UnfairRecord`` for the first thing that the proof does not give.
    """
    proof = record.fair
    if proof is None:
        raise UnprovedRecord(NotationError(Wrong.NO_PROOF), record.line)
    if commitment is not None and parse_commitment(commitment) != proof.commitment:
        reason = NotationError(Wrong.OTHER_COMMITMENT, commitment=proof.commitment)
        raise OtherCommitment(reason, record.line)
    replay(record, seed=0)
    # By the same moves this game is that of the record, up to the first thing that differs.
    game = Game(record.options, record.players, chance=proof.chance())
    _check_first(game, record)
    thefts = sum(_check_round(game, record, index) for index in range(len(record.rounds)))
    return Verified(proof, len(record.rounds), thefts)


def _check_first(game: Game, record: Record) -> None:
    given, fair = format_seat(record.first), format_seat(game.turn)
    if given != fair:
        reason = NotationError(Wrong.OTHER_FIRST_PLAYER, given=given, fair=fair)
        raise UnfairRecord(reason, Drawn.FIRST_PLAYER, line=record.line)


def _check_round(game: Game, record: Record, index: int) -> int:
    """How many thefts the round has, all of them as they should be."""
    round_, log = record.rounds[index], game.rounds[index]
    number = record.first_round + index
    if reason := _other_card(round_.deck or (), log.deck or ()):
        raise UnfairRecord(reason, Drawn.DECK, line=round_.line, round_number=number)
    thefts = 0
    for count, (turn, played) in enumerate(moves_of(round_), 1):
        game.play(played.move)
        if played.stolen != log.played[-1].stolen:
            raise UnfairRecord(
                NotationError(
                    Wrong.OTHER_THEFT, move=format_played(played), fair=log.played[-1].stolen
                ),
                Drawn.THEFT,
                line=turn.line,
                round_number=number,
                number=count,
                seat=turn.seat,
                move=format_played(played),
            )
        thefts += played.stolen is not None
    return thefts


def _other_card(given: tuple[Card, ...], fair: tuple[Card, ...]) -> NotationError | None:
    for place, (card, expected) in enumerate(zip(given, fair, strict=True), 1):
        if card != expected:
            return NotationError(Wrong.OTHER_CARD, place=place, given=card, fair=expected)
    return None
