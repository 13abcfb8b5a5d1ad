"""Closing a round: both outcomes in numbers, one confirmation, and the reveal."""

from __future__ import annotations

import io
from collections.abc import Iterable
from contextlib import suppress

import pytest
from rich.console import Console

from papersea.game import Game
from papersea.moves import Seat
from papersea.players.ladder.simple import RandomPlayer
from papersea.position import parse_position
from papersea.terminal.play.session import Left, Session
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from tests.clauses import clause
from tests.positions import low_deck, most_drawn

SEVEN = "classic 10-5 2 A:duo - OyOgOvPpHy/HlHkHdCl -/- Fd/Fk ?47"
NO_DECK = "pl 10-5 2 A:duo - OyOgOvPpHyFd/?22 -/- MwMwMwMw?11/?15 -"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person types; then they leave."""
    lines: list[str] = []

    def answer(_: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    return lines


def play(position: str, lines: list[str], typed: Iterable[str]) -> tuple[str, Game]:
    """Play on from a position; everything printed, on one line."""
    lines.extend(typed)
    output = io.StringIO()
    game = Game.set_up(parse_position(position), seed=1)
    names = ("You", "Gull", "Otter", "Skua")[: game.players]
    screen = Screen(
        Console(file=output, width=80, color_system=None), Words(Texts.load(), names, Seat(0))
    )
    opponents = {Seat(seat): RandomPlayer(seat) for seat in range(1, game.players)}
    with suppress(Left):
        Session(game, Seat(0), opponents, screen).run()
    return " ".join(output.getvalue().split()), game


@clause("E1", "R2")
def test_stop_shows_both_outcomes_and_scores(typed: list[str]) -> None:
    text, game = play(SEVEN, typed, ["stop", "y"])
    assert "STOP: you score 7 (total 17)" in text
    assert "you score 7 + 2 = 9 (total 19)" in text
    assert "otherwise you score 2 (total 12)" in text
    assert game.scores == (17, 9)
    assert "A You 7 points · colour bonus 2 (yellow)" in text
    assert "B Gull 4 points · colour bonus 2 (light blue)" in text
    assert "A You +7 17" in text


@pytest.mark.parametrize("answer", ["n", "", "what"])
def test_a_call_that_is_not_confirmed_changes_nothing(typed: list[str], answer: str) -> None:
    _, game = play(SEVEN, typed, ["stop", answer])
    assert game.scores == (10, 5)
    assert game.turn == 0


@clause("R3", "R6")
def test_last_chance_can_be_called_by_its_letter(typed: list[str]) -> None:
    text, game = play(SEVEN, typed, ["l", "yes"])
    assert "You call LAST CHANCE with 7 points." in text
    assert "win the bet" in text or "lose the bet" in text
    assert game.round == 3


def test_too_few_points_do_not_close(typed: list[str]) -> None:
    text, _ = play("classic 0-0 1 A:duo - CyCd/?3 -/- Fd/Fk ?51", typed, ["stop"])
    assert "You need 7 points to close, and your cards are worth 1." in text


@clause("R9")
def test_a_last_chance_that_would_be_void_is_announced(typed: list[str]) -> None:
    text, game = play(NO_DECK, typed, ["last", "y"])
    assert "the deck is empty, so the round would end at once and nobody would score" in text
    assert "Call LAST CHANCE: the deck is empty, nobody would score" in text
    assert "nobody scores" in text
    assert game.scores == (10, 5)


@clause("R9")
@pytest.mark.parametrize("in_reach", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_that_may_run_out_in_the_last_turns_is_announced(
    typed: list[str], players: int, *, in_reach: bool
) -> None:
    most = most_drawn(players, in_reach=in_reach)
    for left, is_said in ((most, True), (most + 1, False)):
        position = low_deck(players, left, in_reach=in_reach, options="pl").position()
        text, _ = play(str(position), typed, ["points"])
        said = f"Mind the deck: {left} cards are left, and if it runs out in the last turns"
        assert "LAST CHANCE: everybody else gets one more turn" in text
        assert (said in text) == is_said


@clause("G1")
def test_four_mermaids_end_the_game_at_once(typed: list[str]) -> None:
    text, game = play("classic 0-0 1 A:draw - MwMwMw/?1 -/- Mw/Fk ?52", typed, ["left"])
    assert "You have all four mermaids, so you win the whole game!" in text
    assert game.winners == (0,)


@clause("G5")
def test_a_shared_win_is_told(typed: list[str]) -> None:
    position = "classic 35-35 2 A:duo - OyOgOvPp/HlHkHdHrPv -/- Fd/Fk ?47"
    text, _ = play(position, typed, ["s", "y"])
    assert "You and Gull share the win." in text


@clause("R3")
def test_nobody_closes_in_a_last_turn(typed: list[str]) -> None:
    position = "classic 0-0 1 A:duo B OyOgOvPpCyCd/HlHkHdHrHgCl -/- Fd/Fk ?44"
    text, _ = play(position, typed, ["stop", "points"])
    assert "In a last turn nobody can close" in text
    assert "the bet is decided when everybody has played" in text
