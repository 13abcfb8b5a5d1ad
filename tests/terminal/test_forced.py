"""Nothing is asked where a turn can only end."""

from __future__ import annotations

import pytest

from papersea.terminal.online.table_talk import PersonAtTable
from papersea.view import View
from tests.terminal.test_calls import play, typed

__all__ = ["typed"]

NOTHING_LEFT = "There’s nothing more to do, so your turn ends."
FIRST_CARDS = "classic 0-0 1 A:draw - -/- -/- Sl/Mw ?56"


def test_a_turn_without_a_choice_ends_by_itself_and_says_so(typed: list[str]) -> None:
    text, game = play(FIRST_CARDS, typed, ["left"])
    assert "You take the [Sl light blue shark] from the left pile." in text
    assert NOTHING_LEFT in text
    assert "your hand [Sl light blue shark] 0 points" in text
    assert "Enter is enough" not in text
    assert game.turn == 0  # the other one has had a turn
    assert len(game.rounds[-1].played) > 2


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("classic 0-0 1 A:duo - CyCd/?3 -/- Fd/Fk ?51", "a duo can be laid"),
        ("classic 10-5 2 A:duo - OyOgOvPpHy/HlHkHdCl -/- Fd/Fk ?47", "the round can be closed"),
        (FIRST_CARDS, "a card is to be taken"),
    ],
)
def test_a_choice_is_always_asked_for(position: str, why: str, typed: list[str]) -> None:
    text, _ = play(position, typed, [])
    assert NOTHING_LEFT not in text, why


def test_the_last_turn_ends_by_itself_too(typed: list[str]) -> None:
    position = "classic 0-0 1 A:duo B OyOgOvPp/HlHkHdHrHgCl -/- Fd/Fk ?46"
    text, game = play(position, typed, [])
    assert NOTHING_LEFT in text
    assert game.round == 2


class OneTable:
    """A table that allows to take moves back, or does not."""

    def __init__(self, *, allows: bool) -> None:
        self._allows = allows

    def allows_take_back(self) -> bool:
        return self._allows


@pytest.mark.parametrize(
    ("takes", "allows", "is_asked"),
    [("left", True, True), ("left", False, False), ("deck", True, False)],
)
def test_online_whoever_may_take_a_move_back_is_asked(
    takes: str, *, allows: bool, is_asked: bool
) -> None:
    person = PersonAtTable.__new__(PersonAtTable)
    person._table = OneTable(allows=allows)  # type: ignore[assignment]
    assert person._may_take_back(view_after(takes)) is is_asked


def view_after(takes: str) -> View:
    from papersea.game import Game
    from papersea.moves import DrawTwo, Keep, Pile, Seat, TakeTop
    from papersea.position import parse_position

    game = Game.set_up(parse_position(FIRST_CARDS), seed=1)
    if takes == "left":
        game.play(TakeTop(Pile.LEFT))
    else:
        game.play(DrawTwo())
        move = next(move for move in game.legal_moves() if isinstance(move, Keep))
        game.play(move)
    return game.view(Seat(0))
