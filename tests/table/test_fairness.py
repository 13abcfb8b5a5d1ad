"""Provably fair: a commitment before the deal, salts by seats, the secret after the game."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from papersea.fair import commit, parse_proof
from papersea.game import Game
from papersea.protocol.codec import decode_from_client, encode
from papersea.protocol.messages import Do
from papersea.record import Record, verify
from papersea.table.commands import AddSalt, Leave, Rematch, Resign
from papersea.table.facts import Salted, TookBack
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings
from papersea.table.table import Phase
from papersea.table.viewing import state_of
from tests.positions import B
from tests.table.live import TAKE_BACK, FixedSecrets, LiveTable, opened


def fair_table(players: int = 2) -> LiveTable:
    live = opened(Settings(players=players, patience=None), FixedSecrets())
    live.sit(*("bob", "cat", "dan")[: players - 1])
    return live


def test_a_whole_game_is_verified_against_what_was_published_before_it() -> None:
    live = fair_table(3)
    noted = state_of(live.table).commitment
    live.do("bob", AddSalt("blue"))
    assert live.do("bob", AddSalt("green")) == [Salted(B, "green")]
    live.start()
    assert state_of(live.table).commitment == noted
    live.play_random_until(lambda _: False, random.Random(1))
    finished = live.table.finished
    assert finished is not None
    record = Record.of(finished.game, fair=finished.proof)
    assert verify(record, noted).proof.salts == ("", "green", "")
    assert state_of(live.table).proof == str(finished.proof)


def test_the_cards_follow_from_the_proof() -> None:
    live = fair_table()
    live.do("ann", AddSalt("blue"))
    live.start()
    first = live.game.position()
    live.do("ann", Resign())
    proof = parse_proof(state_of(live.table).proof or "")
    assert proof.context.endswith("/1")
    assert live.table.code not in str(proof), "a record does not give the table's link away"
    assert Game(chance=proof.chance()).position() == first


def test_every_game_of_a_table_has_a_secret_of_its_own() -> None:
    live = fair_table()
    live.do("ann", AddSalt("blue"))
    live.start()
    first = state_of(live.table).commitment
    live.do("ann", Resign())
    old = live.table.proof
    live.do("ann", Rematch())
    live.do("bob", Rematch())
    second = state_of(live.table).commitment
    assert second != first
    assert second not in {commit(old.secret, "SHELL/1"), commit(old.secret, "SHELL/2")}
    assert not any(seat.has_salt for seat in state_of(live.table).seats)


def test_a_salt_goes_with_its_person() -> None:
    live = fair_table()
    live.do("bob", AddSalt("blue"))
    assert state_of(live.table).seats[B].has_salt
    live.do("bob", Leave())
    live.sit("cat")
    assert not state_of(live.table).seats[B].has_salt


@pytest.mark.parametrize("salt", ["", "blue", "~!", "x" * 64])
def test_a_salt_that_the_wire_lets_in_can_be_dealt_from(salt: str) -> None:
    message = decode_from_client(encode(Do(1, AddSalt(salt))))
    assert isinstance(message, Do)
    live = fair_table()
    live.do("bob", message.command)
    live.start()
    assert live.table.proof.salts == ("", salt)


@pytest.mark.parametrize("salt", ["two words", "blue\n", "\n", "ü", "\x7f", "x" * 65])
def test_any_other_text_is_no_salt(salt: str) -> None:
    with pytest.raises(Refused) as refused:
        decode_from_client(encode(Do(1, AddSalt(salt))))
    assert refused.value.code is ErrorCode.BAD_MESSAGE


def test_a_game_with_take_backs_follows_from_the_proof() -> None:
    live = opened(Settings(patience=None), FixedSecrets())
    live.seat_bots("gull")
    live.start()
    randomness = random.Random(5)
    while live.phase is Phase.PLAYING:
        live.play_random_until(lambda live: live.table.bot_to_move() is None, randomness)
        live.play_random_until(lambda live: live.table.bot_to_move() is not None, randomness)
        if randomness.random() < 0.3:
            with suppress(Refused):
                live.do("ann", TAKE_BACK)
    assert any(isinstance(entry.fact, TookBack) for entry in live.log)
    assert live.table.finished is not None
    verify(Record.of(live.game, fair=live.table.finished.proof), live.table.commitment)
