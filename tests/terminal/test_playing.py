"""Whole games through the terminal, and that it shows only what a player may see."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import astuple
from rich.console import Console

from papersea.cards import CARDS, Card
from papersea.events import RoundStarted, seen_by
from papersea.game import Game
from papersea.moves import Seat
from papersea.players.ladder.simple import RandomPlayer
from papersea.rules.options import Options, parse_options
from papersea.terminal.play.session import Left, Session
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from papersea.view import View
from tests.sizes import sized
from tests.terminal.running import run, run_program

YOU = Seat(0)
NAMES = ("You", "Gull", "Otter", "Skua")
YOU_BEGIN = "10"
"""A seed: what is on the table does not depend on how an opponent plays."""


def answers(seed: int) -> Iterator[str]:
    """What a restless person types: moves, questions and mistakes."""
    chooser = random.Random(seed)
    typed = ["1", "2", "3", "y", "points", "log", "position", "rules T4", "?", "D", "9", ""]
    while True:
        yield chooser.choices(typed, [9, 4, 2, 3, 1, 1, 1, 1, 1, 1, 1, 2])[0]


@pytest.mark.parametrize("players", [2, 3])  # and of four: from a pipe
def test_a_whole_game_is_played_to_its_end(players: int) -> None:
    typed = answers(players)
    stdin = "\n".join(next(typed) for _ in range(6000))
    result = run("play", "--seed", "1", "--plain", "--players", str(players), stdin=stdin)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert re.search(r"wins? the (whole )?game|share the win", result.stdout)
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize("players", sized([4], [2, 3, 4]))
def test_a_whole_game_is_played_from_a_pipe(players: int) -> None:
    typed = answers(players)
    stdin = "\n".join(next(typed) for _ in range(6000))
    result = run_program("play", "--seed", "1", "--plain", "--players", str(players), stdin=stdin)
    assert result.returncode == 0
    assert result.stderr == ""
    assert re.search(r"wins? the (whole )?game|share the win", result.stdout)
    assert "\x1b" not in result.stdout


def named(text: str) -> set[Card]:
    by_text = {str(card): card for card in CARDS}
    return {by_text[found] for found in re.findall(r"\[([A-Z][a-z]) ", text)}


def cards_in(value: object) -> set[Card]:
    """Every card that an event names."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple):
        return {card for part in value for card in cards_in(part)}
    if isinstance(value, Struct):
        return {card for part in astuple(value) for card in cards_in(part)}
    return set()


def seen_lying(view: View) -> set[Card]:
    cards = {card for seat in view.seats for card in (*seat.known, *seat.laid_cards)}
    return cards | {card for pile in view.piles for card in pile.remembered} | {*(view.drawn or ())}


SECRETS = re.compile(
    r"(Gull|Otter|Skua) (keeps|takes) \[.. [^]]*\] (and puts|from the deck)"
    r"|(Gull|Otter|Skua) looks through the (left|right) pile and takes \["
    r"|(Gull|Otter|Skua) steals \["
)


class Spy:
    """Answers for the person, and compares what was printed with the truth of the game."""

    def __init__(self, game: Game, output: io.StringIO, seed: int) -> None:
        self._game = game
        self._output = output
        self._answers = answers(seed)
        self._since = 0
        self.asked = 0

    def __call__(self, prompt: str) -> str:
        self.check()
        self.asked += 1
        if self.asked > sized(250, 700):
            raise EOFError
        return "y" if "[y/n]" in prompt and "Leave" not in prompt else next(self._answers)

    def check(self) -> None:
        text = self._output.getvalue()
        self._output.seek(0)
        self._output.truncate()
        history = self._game.history
        events = tuple(seen_by(event, YOU) for event in history[self._since :])
        view = self._game.view(YOU)
        hidden = self.hidden(view) - seen_lying(view) - cards_in(events)
        assert hidden.isdisjoint(named(text))
        assert not SECRETS.search(" ".join(text.split()))
        starts = [at for at, event in enumerate(history) if isinstance(event, RoundStarted)]
        self._since = starts[-1]

    def hidden(self, view: View) -> set[Card]:
        """The truth: what lies in the deck and in hands that this player does not see."""
        truth = self._game.position()
        hands = [hand for seat, hand in enumerate(truth.hands) if view.seats[seat].hand is None]
        return {card for cards in (*hands, truth.deck) for card in cards if card is not None}


@pytest.mark.parametrize(("players", "rules"), [(2, "classic"), (3, "pl"), (4, "es")])
def test_no_hidden_card_is_ever_shown(
    players: int, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = io.StringIO()
    game = Game(parse_options(rules), players, seed=players)
    spy = Spy(game, output, seed=players)
    monkeypatch.setattr("builtins.input", spy)
    words = Words(Texts.load(), NAMES[:players], YOU)
    screen = Screen(Console(file=output, width=80, color_system=None), words)
    opponents = {Seat(seat): RandomPlayer(seat) for seat in range(1, players)}
    with suppress(Left):
        Session(game, YOU, opponents, screen).run()
    spy.check()
    assert spy.asked > 20


@pytest.mark.parametrize("columns", [40, 80, 140, 200])
def test_a_game_fits_the_width(columns: int) -> None:
    typed = answers(7)
    stdin = "\n".join(next(typed) for _ in range(sized(100, 300))).replace("position", "points")
    output = run("play", "--seed", "4", "--players", "4", stdin=stdin, columns=columns).output
    lines = [line for line in output.splitlines() if "papersea play" not in line]
    assert max(map(len, lines)) <= columns


def told(*typed: str, rules: str = "classic") -> str:
    result = run("play", "--seed", YOU_BEGIN, "--rules", rules, stdin="\n".join(typed) + "\n")
    assert result.exit_code == 0
    return result.output


def test_one_glance_answers_four_questions() -> None:
    output = told()
    assert "Round 1 · to 40 · your turn" in output
    assert re.search(r"A You +0 ", output)
    assert "deck 56   left 1 [Sl light blue shark]   right 1 [Mw white mermaid]" in output
    assert "  2  L  Take the [Sl light blue shark] from the left pile" in output


@pytest.mark.parametrize("typed", ["2", "L", "l", "left"])
def test_a_move_can_be_said_in_many_ways(typed: str) -> None:
    assert "You take the [Sl light blue shark] from the left pile." in told(typed)


def test_the_short_notation_forgives_small_letters() -> None:
    assert "You keep the [Hy yellow shell] and put the [Mw white mermaid] on" in told("d", "hy-r")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("stop", "Take a card first, from the deck or from a pile. Type “rules T2”"),
        ("whale", "“whale” isn’t a move here. Type a number from 1 to 3, or ? for help."),
        ("17", "“17” isn’t a move here."),
        ("Cy+Cd", "Take a card first"),
        ("rules t4", "When just one of the two discard piles is empty"),
        ("rules xyz", "There’s no clause or section called “xyz”."),
        ("rules", "“rules R6” shows a clause, “rules cards” a section."),
        ("points", "7 more points, and you may close the round."),
        ("log", "Round 1: you begin"),
        ("position", "classic 0-0 1 A:draw - -/- -/- Sl/Mw ?56"),
        ("?", "Type the number of a move."),
    ],
)
def test_questions_and_mistakes_are_answered_and_lose_nothing(typed: str, answer: str) -> None:
    output = told(typed, "2")
    assert answer in output
    assert "You take the [Sl light blue shark] from the left pile." in output


def test_quit_asks_first_and_tells_how_to_play_again() -> None:
    output = told("quit", "n", "2", "quit", "y")
    assert "You take the [Sl light blue shark] from the left pile." in output
    assert "You’ve left the table." in output
    assert "papersea play --players 2 --rules classic --seed 10" in output


def test_the_end_of_input_leaves_the_table() -> None:
    assert "You’ve left the table." in told("1")


def test_a_game_is_recorded_even_when_left(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("play", "--seed", "1", "--record", str(file), stdin="2\n\nquit\ny\n")
    result = run("replay", str(file))
    assert result.exit_code == 0
    assert "Guest 0, Gull 0. Not finished." in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "5"],
        ["--rules", "fr"],
        ["--rules", "classic,target=triple"],
        ["--seed", "-1"],
        ["--seed", "x"],
        ["--record", "/nowhere/at/all.jsonl"],
    ],
)
def test_wrong_options_are_refused(arguments: list[str]) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert arguments[0] in result.output


def test_a_number_that_is_none_is_refused_in_plain_words() -> None:
    assert "“two” isn’t a whole number." in run("play", "--players", "two").output


def test_the_target_of_the_rules_is_shown() -> None:
    assert "to 80 points" in told(rules="classic,target=double")
    assert Options().points_to_win(2) == 40
