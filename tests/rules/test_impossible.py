"""Positions that no game can reach are refused, with the reason."""

from __future__ import annotations

from collections import Counter

import pytest

from papersea.cards import DECK, format_cards
from papersea.game import Game
from papersea.position import parse_position
from papersea.possible import ImpossiblePosition
from papersea.rules.options import OptionError
from tests.clauses import clause
from tests.positions import play

OK = "classic 0-0 1 A:draw - -/- -/- Cy/Fd ?56"
CASES = [
    ("C1", "classic 0-0 1 A:draw - -/- -/- Cy/Fd ?57", "59 cards in all, not 58"),
    ("C1", "classic 0-0 1 A:draw - -/- -/- Cy/Fd ?55", "57 cards in all, not 58"),
    ("C2", "classic 0-0 1 A:draw - Cg/- -/- Cg/Fd ?55", r"2 × Cg .*: the deck holds 1"),
    ("C2", "classic 0-0 1 A:keep=KaKa - -/- -/- Cg/Fd ?54", r"2 × Ka .*: the deck holds 1"),
    ("C3", "classic 0-0-0 1 A:draw - -/- -/- Cy/Fd ?56", "3 scores but 2 hands"),
    ("C3", "classic 0-0 1 A:draw - -/- -/-/- Cy/Fd ?56", "2 scores but 3 tables"),
    ("C3", "classic 0-0 1 C:draw - -/- -/- Cy/Fd ?56", "there is no seat C with 2 players"),
    ("C3", "classic 0-0 1 A:draw D -/- -/- Cy/Fd ?56", "there is no seat D with 2 players"),
    ("C3", "classic 0-0 1 A:over=C - -/- -/- Cy/Fd ?56", "there is no seat C with 2 players"),
    ("K2", "classic 0-0 1 A:draw - -/- Cd+Bd/- Cy/Fd ?54", r"Cd\+Bd is not a duo"),
    ("K15", "classic 0-0 1 A:draw - -/- Hd+Hl/- Cy/Fd ?54", r"Hd\+Hl is not a duo"),
    ("T3", "classic 0-0 1 A:draw - ?14/?14 -/- ?30/- -", "a pile of 30 cards"),
    ("T3", "classic 0-0 1 A:draw - ?14/?13 -/- ?29/- ?2", "29 cards and 2 still to be drawn"),
    ("T3", "classic 0-0 1 A:draw - ?1/- -/- ?2/?2 ?53", "4 cards on the piles but only 1 with"),
    ("T3", "classic 0-0 1 A:keep=?2 - ?4/- -/- ?6/- ?46", "a pile of 6 .* 48 still to be drawn"),
    ("G2", "classic 40-0 2 A:draw - -/- -/- Cy/Fd ?56", "A has 40 points: the game ended at 40"),
    ("G2", "classic 0-0-35 2 A:draw - -/-/- -/-/- Cy/Fd ?56", "C has 35 points"),
    ("target", "classic,target=double 0-80 2 A:draw - -/- -/- Cy/Fd ?56", "B has 80 points"),
    ("G1", "classic 0-0 1 A:draw - -/MwMwMwMw -/- Cy/Fd ?52", "B has won with four mermaids"),
    ("G2", "classic 0-0 1 A:over - -/- -/- Cy/Fd ?56", "a game that is over names its winners"),
    ("G2", "classic 41-0 1 A:over=AA - -/- -/- Cy/Fd ?56", "names its winners once each"),
    ("G3", "classic 41-0 1 A:over=B - -/- -/- Cy/Fd ?56", "B cannot have won"),
    ("G2", "classic 39-0 1 A:over=A - -/- -/- Cy/Fd ?56", "A cannot have won"),
    ("G1", "classic 41-0 1 A:over=A - -/MwMwMwMw -/- Cy/Fd ?52", "A cannot have won"),
    ("R10", "classic 12-0 1 A:draw - -/- -/- Cy/Fd ?56", "no.* points in the first round"),
    ("T2", "classic 0-0 1 A:duo - -/- -/- Cy/Fd ?56", "A has no card, and so has not drawn yet"),
    ("R10", "classic 0-0 0 A:draw - -/- -/- Cy/Fd ?56", "rounds are counted from 1"),
    ("R3", "classic 0-0 1 A:draw A ApAoHdHl/- -/- Cy/Fd ?52", "A has closed the round and has no"),
    ("T8", "classic 0-0 1 B:draw A ApAoHd/- -/- Cy/Fd ?53", "closed .* with 5 points: it takes 7"),
    ("K3", "classic 0-0 1 A:search - -/- -/- Cy/Fd ?56", "A has laid out no crabs"),
    ("K3", "classic 0-0 1 A:pick=L - -/- Bd+Bk/- Cy/Fd ?54", "A has laid out no crabs"),
    ("Q6", "classic 0-0 1 A:search - -/- Cd+Cy/- -/- ?56", "both piles are empty"),
    ("Q17", "classic 0-0 1 A:pick=L - -/- Cd+Cy/- -/Fd ?55", "looked through is empty"),
    ("Q17", "classic 0-0 1 A:pick=R - -/- Cd+Cy/- Fd/- ?55", "looked through is empty"),
    ("K6", "classic 0-0 1 A:steal - -/Ka -/- Cy/Fd ?55", "A has laid out no swimmer and shark"),
    ("Q6", "classic 0-0 1 A:steal - -/- Wd+Sd/- Cy/Fd ?54", "there is nobody to steal from"),
    ("R4", "classic 0-0 1 B:steal A ApAoHdHl/- -/Wd+Sd Cy/Fd ?50", "nobody to steal from"),
    ("R5", "es 0-0-0 1 B:steal A ApAoHdHl/-/Ka -/Wd+Sd/- Cy/Fd ?49", "nobody to steal from"),
    ("Q3", "classic 0-0 1 A:draw - ?28/?28 Bd+Bk/- -/- -", "nothing to draw"),
    ("R9", "es 0-0 1 A:duo - ?28/?28 -/- Cy/Fd -", "the round ended at once"),
    ("R9", "classic 0-0 1 A:draw - ?28/?28 -/- Cy/Fd -", "ended with the turn before"),
    ("R9", "pl 0-0 1 B:draw A ApAoHdHlMw/?51 -/- Cy/Fd -", "ended with the turn before"),
]  # fmt: skip


def test_the_plain_position_is_possible() -> None:
    assert str(Game.set_up(parse_position(OK), seed=1).start).startswith("classic 0-0 1 A:draw")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(text, reason, id=f"{clause_id}-{at}")
        for at, (clause_id, text, reason) in enumerate(CASES)
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ImpossiblePosition, match=reason):
        Game.set_up(parse_position(text), seed=1)


@clause("C3")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_cannot_sit_down(players: int) -> None:
    seats = "/".join("-" * players)
    scores = "-".join("0" * players)
    with pytest.raises(OptionError, match=f"players must be 2, 3 or 4, not {players}"):
        Game.set_up(parse_position(f"classic {scores} 1 A:draw - {seats} {seats} Cy/Fd ?56"))


@clause("T3", "T4")
def test_the_largest_pile_that_can_be_has_29_cards() -> None:
    """Every second card that leaves the deck, and the one that lay there first."""
    piles = f"{format_cards(DECK[:28])}/{format_cards(DECK[28:29])}"
    held, deck = format_cards(DECK[29:56]), format_cards(DECK[56:])
    text = f"classic 0-0 1 A:draw - -/{held} -/- {piles} {deck}"
    game = Game.set_up(parse_position(text), seed=1)
    play(game, "D Mw-L")
    assert [len(pile) for pile in game.position().piles] == [29, 1]
    assert Counter(game.position().cards()) == Counter(DECK)
