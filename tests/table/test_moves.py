"""Moves at a table: whose, when, and which are refused."""

from __future__ import annotations

import random

import pytest

from papersea.moves import parse_move
from papersea.table import deciding
from papersea.table.commands import Phrase, Play, Rematch, Say
from papersea.table.facts import Moved, Said
from papersea.table.refused import ErrorCode
from papersea.table.table import Phase
from tests.positions import A, B
from tests.table.live import FixedSecrets, started

DECK = "Hd Hl Cd Cl Fd Fl Bd Bl …"


def test_a_move_is_made_by_whoever_has_the_turn() -> None:
    live = started(deck=DECK)
    assert live.do("ann", Play(parse_move("D"), live.table.number)) == [Moved(A, parse_move("D"))]
    live.play("ann", "Cd-L .")
    live.play("bob", "D")
    assert live.game.turn == B


def test_a_move_that_arrives_twice_is_made_once() -> None:
    live = started(deck=DECK)
    take = Play(parse_move("L"), live.table.number)
    live.do("ann", take)
    refused = live.refuses("ann", take)
    assert refused.code is ErrorCode.STALE
    assert refused.facts == {"number": live.table.number}


def test_a_move_that_ended_the_game_and_arrives_again_is_as_stale_as_any() -> None:
    live = started(dealer=FixedSecrets())
    chance = random.Random(1)
    mover, move = "", Play(parse_move("D"), 0)
    while live.phase is Phase.PLAYING:
        seen, person = live.table.number, live.table.places[live.game.turn].person
        assert person is not None
        live.move_random(chance)
        fact = live.log[seen].fact
        assert isinstance(fact, Moved)
        mover, move = person.id, Play(fact.move, seen)
    assert live.code(mover, move) is ErrorCode.STALE
    for name in ("ann", "bob"):
        live.do(name, Rematch())
    assert live.code(mover, move) is ErrorCode.STALE


def test_a_move_may_cross_what_does_not_change_the_game() -> None:
    live = started()
    seen = live.table.number
    live.do("bob", Say(Phrase.HELLO))
    live.do("ann", Play(parse_move("D"), seen))


@pytest.mark.parametrize(
    ("name", "move", "facts"),
    [
        ("bob", "D", {"reason": "other_turn", "clause": "T1", "turn": "A"}),
        ("ann", ".", {"reason": "draw_first", "clause": "T2"}),
    ],
)
def test_what_the_rules_forbid_is_refused_with_its_clause(
    name: str, move: str, facts: dict[str, str]
) -> None:
    live = started()
    refused = live.refuses(name, Play(parse_move(move), live.table.number))
    assert (refused.code, refused.facts) == (ErrorCode.ILLEGAL_MOVE, facts)


def test_a_refusal_names_only_cards_that_the_player_sees() -> None:
    live = started(deck=DECK)
    live.play("ann", "D")
    refused = live.refuses("ann", Play(parse_move("Bd-L"), live.table.number))
    assert refused.facts == {"reason": "not_drawn", "clause": "T3", "drawn": "CdCl"}
    refused = live.refuses("bob", Play(parse_move("Bd-L"), live.table.number))
    assert refused.facts == {"reason": "other_turn", "clause": "T1", "turn": "A"}


def test_a_bot_moves_for_its_own_seat() -> None:
    live = started(1, bots=1)
    assert live.table.bot_to_move() is None
    live.play("ann", "L .")
    assert live.table.bot_to_move() == B
    assert live.table.opponent_at(B) == ("gull", "200ms")
    live.bot_plays("R .")
    assert live.log[-1].fact == Moved(B, parse_move("."), by_bot=True)


def test_a_phrase_is_said_to_everybody_but_not_too_often() -> None:
    live = started()
    hello = Say(Phrase.HELLO)
    for _ in range(deciding.SAYINGS):
        assert live.do("ann", hello) == [Said(A, Phrase.HELLO)]
    assert live.code("ann", hello) is ErrorCode.TOO_FAST
    live.do("bob", hello)
    live.wait(deciding.SAYINGS_WITHIN - 0.1)
    assert live.code("ann", hello) is ErrorCode.TOO_FAST
    live.wait(0.1)
    live.do("ann", hello)


def test_a_log_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    live = started()
    monkeypatch.setattr(deciding, "LONGEST_LOG", live.table.number + 1)
    live.do("ann", Say(Phrase.HELLO))
    assert live.code("ann", Say(Phrase.HELLO)) is ErrorCode.LOG_FULL
