"""A record with its proof: whatever chance did not decide is found."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import Card
from papersea.fair import Proof
from papersea.game import Game
from papersea.moves import Seat
from papersea.problems import NotationError
from papersea.record import (
    BrokenRecord,
    Drawn,
    OtherCommitment,
    Record,
    UnfairRecord,
    UnprovedRecord,
    Verified,
    parse_record,
    verify,
)
from tests.record.games import FAIR, SHORT, fair_games, play, proofs
from tests.sizes import examples

RECORD = parse_record(FAIR)
assert RECORD.fair is not None
PROOF = RECORD.fair


def unfair(record: Record | str) -> UnfairRecord:
    with pytest.raises(UnfairRecord) as caught:
        verify(parse_record(record) if isinstance(record, str) else record)
    return caught.value


def test_a_fair_game_is_verified_with_what_was_noted() -> None:
    assert verify(RECORD) == Verified(PROOF, decks=1, thefts=1)
    assert verify(RECORD, PROOF.commitment.upper()) == verify(RECORD)


def test_another_commitment_than_was_noted_is_found() -> None:
    with pytest.raises(OtherCommitment, match=f"line 1: .* its own is {PROOF.commitment}"):
        verify(RECORD, 64 * "0")
    with pytest.raises(NotationError, match="is not a commitment"):
        verify(RECORD, "blue")


def test_a_record_without_a_proof_says_so() -> None:
    with pytest.raises(UnprovedRecord, match="line 1: it has no proof of its cards"):
        verify(parse_record(SHORT))


def test_a_record_that_breaks_the_rules_is_refused_as_ever() -> None:
    with pytest.raises(BrokenRecord, match="not in B's hand") as caught:
        verify(parse_record(FAIR.replace("@B=Cd", "@B=Gr")))
    assert not isinstance(caught.value, UnfairRecord)


def test_another_first_player_is_named() -> None:
    error = unfair(FAIR[: FAIR.index("\nB: ")].replace("B first", "A first"))
    assert error.what is Drawn.FIRST_PLAYER
    assert str(error) == "line 1: A is first, and by the proof it is B"


def test_another_deck_is_named_with_its_round_and_card() -> None:
    error = unfair(FAIR.replace("CyByHy\n", "CyHyBy\n"))
    assert (error.what, error.round, error.number, error.line) == (Drawn.DECK, 1, None, 3)
    assert str(error) == ("line 3: round 1: card 57 of the deck is Hy, and by the proof it is By")


def test_another_theft_is_named_with_its_move() -> None:
    error = unfair(FAIR.replace("@B=Cd", "@B=Hl"))
    assert (error.what, error.round, error.number, error.move) == (Drawn.THEFT, 1, 19, "@B=Hl")
    assert str(error) == ("line 9: round 1, move 19 by A: @B=Hl, and by the proof Cd is stolen")


class Cheating:
    """Chance by a proof, but for one thing that somebody chose."""

    def __init__(self, proof: Proof, what: Drawn, number: int) -> None:
        self._fair = proof.chance()
        self._what = what
        self._number = number
        self._thefts = 0
        self.is_done = False

    def first_player(self, players: int) -> Seat:
        fair = self._fair.first_player(players)
        return Seat((fair + 1) % players) if self._chooses(Drawn.FIRST_PLAYER, 1) else fair

    def deck(self, round_number: int) -> Sequence[Card]:
        top, *others = self._fair.deck(round_number)
        return [*others, top] if self._chooses(Drawn.DECK, round_number) else [top, *others]

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        self._thefts += 1
        fair = self._fair.stolen(victim, hand)
        others = [card for card in hand if card != fair]
        return others[0] if others and self._chooses(Drawn.THEFT, self._thefts) else fair

    def _chooses(self, what: Drawn, number: int) -> bool:
        is_now = (what, number) == (self._what, self._number)
        self.is_done = self.is_done or is_now
        return is_now


@given(proofs(), st.sampled_from(Drawn), st.integers(1, 3), st.integers(0, 2**32))
def test_whatever_was_chosen_is_found(proof: Proof, what: Drawn, number: int, seed: int) -> None:
    chance = Cheating(proof, what, number)
    game = Game(players=len(proof.salts), chance=chance)
    record = Record.of(play(game, random.Random(seed), moves=600), fair=proof)
    if chance.is_done:
        assert unfair(record).what is what
    else:
        verify(record)


@pytest.mark.parametrize("what", Drawn)
def test_a_later_choice_is_found_in_its_round(what: Drawn) -> None:
    chance = Cheating(PROOF, what, number=1 if what is Drawn.FIRST_PLAYER else 3)
    record = Record.of(play(Game(chance=chance), random.Random(2), moves=600), fair=PROOF)
    assert chance.is_done
    assert unfair(record).what is what


@examples(30)
@given(fair_games())
def test_a_fair_game_is_verified_at_any_length(played: tuple[Game, Proof]) -> None:
    game, proof = played
    verified = verify(Record.of(game, fair=proof), proof.commitment)
    stolen = [played.stolen for log in game.rounds for played in log.played if played.stolen]
    assert verified == Verified(proof, len(game.rounds), len(stolen))


def test_a_record_that_ends_between_two_rounds_is_verified() -> None:
    game = play(Game(chance=PROOF.chance()), random.Random(1), moves=1000)
    record = Record.of(game, fair=PROOF)
    assert len(record.rounds) > 2
    assert verify(replace(record, rounds=record.rounds[:2], result=None)).decks == 2


def changed(proof: Proof) -> list[Proof]:
    """One bit of the secret, one character of the context or of any salt is another."""
    return [
        replace(proof, secret=bytes([proof.secret[0] ^ 1, *proof.secret[1:]])),
        replace(proof, context=other_text(proof.context)),
        *(
            replace(proof, salts=(*proof.salts[:seat], other_text(salt), *proof.salts[seat + 1 :]))
            for seat, salt in enumerate(proof.salts)
        ),
    ]


def other_text(text: str) -> str:
    return ("y" if text.startswith("x") else "x") + text[1:]


@examples(30)
@given(fair_games())
def test_any_other_secret_context_or_salt_is_found(played: tuple[Game, Proof]) -> None:
    game, proof = played
    for other in changed(proof):
        error = unfair(Record.of(game, fair=other))
        assert error.what in (Drawn.FIRST_PLAYER, Drawn.DECK)
        assert error.round in (None, 1)
