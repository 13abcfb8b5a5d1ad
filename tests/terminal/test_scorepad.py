"""The score pad in the terminal: whole games, told as people tell them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given

from papersea.game import Game
from papersea.moves import format_seat
from papersea.scorepad import (
    CountedHand,
    Ending,
    Flaw,
    Hand,
    PadError,
    PadRound,
    ScorePad,
    ShownHand,
    format_pad,
    parse_pad,
)
from papersea.terminal.pad.shown import problem
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from tests.clauses import clause
from tests.scorepad.told import deck_out, last_chance, mermaids, pad, stop, whole_games
from tests.sizes import examples
from tests.terminal.running import run, run_program

SEVEN = "OyOgOvPpHy"
FOUR = "HlHkHdCl"
SAID = {
    Ending.STOP: "stop",
    Ending.LAST_CHANCE: "last",
    Ending.DECK_OUT: "deck",
    Ending.MERMAIDS: "mermaids",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sunday.json"


def told(file: Path, *typed: str, columns: int = 80, arguments: tuple[str, ...] = ()) -> str:
    """What is said to somebody who types these lines."""
    stdin = "".join(f"{line}\n" for line in typed)
    result = run("scorepad", str(file), *arguments, stdin=stdin, columns=columns)
    assert result.exit_code == 0, result.output
    return result.output


def kept(file: Path) -> ScorePad:
    return parse_pad(file.read_bytes())


def begun(file: Path, *rounds: PadRound, players: int = 2) -> Path:
    file.write_text(format_pad(pad(*rounds, players=players)), encoding="utf-8")
    return file


@clause("R2", "R6", "R11", "G2", "G3", "E1")
def test_a_whole_game_is_told_through_a_pipe(file: Path) -> None:
    typed = [
        *("Ann, Bo", "bo"),
        *("stop", "ann", SEVEN, FOUR),
        *("last chance", "2", "9+3", "8 2"),
        *("deck", "a"),
        *("s", "A", "36", "1", "quit"),
    ]
    result = run_program("scorepad", str(file), "--plain", stdin="\n".join(typed))
    assert (result.returncode, result.stderr) == (0, "")
    assert kept(file) == ScorePad(
        ("Ann", "Bo"),
        pad(starter=1).starter,
        rounds=(
            stop(0, SEVEN, FOUR),
            last_chance(1, (8, 2), (9, 3)),
            deck_out(0),
            stop(0, 36, 1),
        ),
    )
    output = " ".join(result.stdout.split())
    assert "Round 1 · to 40 · Bo starts" in output
    assert "6 [Oy yellow octopus] [Og green octopus] [Ov purple octopus] K12" in output
    assert "Round 2 · to 40 · Bo starts" in output
    assert "A Ann +7 7 " in output
    assert "Bo wins the bet and scores their points and colour bonus" in output
    assert "Round 3 · to 40 · Ann starts" in output
    assert "The deck has run out: the round is over, and nobody scores." in output
    assert "A Ann +36 45 " in output
    assert "Ann wins the game." in output
    assert "\x1b" not in result.stdout


def spoken(hand: Hand) -> str:
    match hand:
        case ShownHand(cards):
            return " ".join(map(str, cards)) or "-"
        case CountedHand(points, bonus):
            return str(points) if bonus is None else f"{points}+{bonus}"


def spoken_round(round_: PadRound) -> list[str]:
    players = len(round_.hands)
    order = [(round_.by + left) % players for left in range(players)]
    hands = [spoken(round_.hands[seat]) for seat in order]
    return [SAID[round_.how], format_seat(round_.by), *hands]


@clause("R10", "G1", "G2", "G3", "G4", "G5")
@examples(15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(played=whole_games())
def test_what_is_told_of_a_game_is_that_game(tmp_path: Path, played: tuple[Game, ScorePad]) -> None:
    game, told_pad = played
    file = tmp_path / "game.json"
    file.unlink(missing_ok=True)
    lines = [line for round_ in told_pad.rounds for line in spoken_round(round_)]
    double = ("--double",) if told_pad.target.value == "double" else ()
    names = ("--names", ",".join(told_pad.players))
    told(file, format_seat(told_pad.starter), *lines, arguments=(*names, *double))
    assert kept(file) == told_pad
    shown = json.loads(run("scorepad", str(file), "--json").output)
    assert (shown["totals"], shown["winners"]) == ([*game.scores], [*game.winners])
    assert shown["is_over"] is True


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        ((stop(0, 30, 20), stop(1, 10, 20)), "Ann and Bo have 40 points each. Bo scored more in"),
        ((stop(0, 30, 30), stop(1, 10, 10)), "Ann and Bo share the win. Ann and Bo have 40 points"),
        ((mermaids(1),), "Bo has all four mermaids and wins the whole game."),
        ((last_chance(0, (7, 2), (9, 3)),), "Round 2 · to 40 · Bo starts"),
    ],
)
@clause("G1", "G4", "G5")
def test_the_standing_says_what_decided_it(
    file: Path, rounds: tuple[PadRound, ...], said: str
) -> None:
    result = run("scorepad", str(begun(file, *rounds)), "--show")
    assert result.exit_code == 0
    assert said in " ".join(result.output.split())


@clause("G4", "G5")
def test_of_three_who_are_level_only_the_winners_share(file: Path) -> None:
    begun(file, stop(0, 20, 20, 30), stop(1, 15, 15, 5), players=3)
    output = " ".join(run("scorepad", str(file), "--show").output.split())
    assert "Ann and Bo share the win. Ann and Bo have 35 points each and scored" in output
    assert "(15 : 15)" in output


def test_a_machine_reads_the_standing(file: Path) -> None:
    begun(file, stop(0, 9, 4), last_chance(1, (7, 2), (9, 3)))
    result = run("scorepad", str(file), "--json")
    assert json.loads(result.output) == {
        "pad": json.loads(file.read_text(encoding="utf-8")),
        "rounds": [
            {"gains": [9, 4], "totals": [9, 4], "bet_won": None, "next_starter": 1},
            {"gains": [2, 12], "totals": [11, 16], "bet_won": True, "next_starter": 0},
        ],
        "target": 40,
        "totals": [11, 16],
        "winners": [],
        "next_starter": 0,
        "is_over": False,
    }


@pytest.mark.parametrize("option", ["--show", "--json"])
def test_where_nothing_is_written_nothing_is_shown(file: Path, option: str) -> None:
    result = run("scorepad", str(file), option)
    assert result.exit_code == 2
    assert "There’s no score pad in" in result.output
    assert not file.exists()


def test_a_round_is_taken_back(file: Path) -> None:
    begun(file, stop(0, 9, 4), deck_out(1))
    output = told(file, "undo", "n", "undo", "y", "undo", "yes", "undo")
    assert kept(file).rounds == ()
    assert "Round 2 has been taken back." in output
    assert "There’s no round to take back." in output


def test_an_earlier_round_is_told_again(file: Path) -> None:
    begun(file, stop(0, SEVEN, FOUR), stop(1, 8, 7))
    output = told(file, "edit 1", "", "", "", "5")
    assert kept(file).rounds == (stop(0, SEVEN, 5), stop(1, 8, 7))
    assert "Enter keeps: Hl Hk Hd Cl" in output
    assert "Enter keeps: Ann called STOP" in output
    told(file, "edit 2", "last", "a", "9+2", "7+1")
    assert kept(file).rounds == (stop(0, SEVEN, 5), last_chance(0, (9, 2), (7, 1)))


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        ((), "There’s no round to enter again yet."),
        ((stop(0, 9, 4),), "There’s one round so far: “edit 1” enters it again."),
        ((stop(0, 9, 4), deck_out(1)), "Name a round from 1 to 2:"),
    ],
)
@pytest.mark.parametrize("number", ["", "0", "3", "two", "-1", "1.5"])
def test_a_round_that_is_not_there_is_not_told_again(
    file: Path, rounds: tuple[PadRound, ...], said: str, number: str
) -> None:
    begun(file, *rounds)
    output = told(file, f"edit {number}")
    assert said in output
    assert "“”" not in output
    assert kept(file).rounds == rounds


@pytest.mark.parametrize(("answer", "rounds"), [("y", 1), ("n", 3)])
@clause("G2")
def test_a_change_that_ends_the_game_leaves_out_what_came_after(
    file: Path, answer: str, rounds: int
) -> None:
    begun(file, stop(0, 9, 4), deck_out(1), stop(0, 9, 4))
    output = told(file, "edit 1", "", "", "40", "", answer)
    assert "This ends the game. Remove the 2 rounds after it?" in output
    assert len(kept(file).rounds) == rounds


def test_after_the_end_no_round_is_told(file: Path) -> None:
    begun(file, stop(0, 40, 4))
    assert "The game is over: take a round back first." in told(file, "stop")
    assert len(kept(file).rounds) == 1


@pytest.mark.parametrize("typed", [["stop", "back"], ["stop", "a", "cancel"], ["last", "a", "9+1"]])
def test_a_round_that_is_not_told_to_its_end_leaves_nothing(file: Path, typed: list[str]) -> None:
    before = begun(file, stop(0, 9, 4)).read_bytes()
    told(file, *typed)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (["whale"], "A round can’t end with “whale”."),
        (["stop", "x"], "“x” isn’t one of the players."),
        (["stop", "a", "Cx"], "no colour has the letter x"),
        (["stop", "a", "6"], "You need 7 points to close the round, and Ann has 6."),
        (["stop", "a", "OyOy"], "The deck doesn’t have 2 yellow octopuses, only 1."),
        (["stop", "a", SEVEN, "Oy"], "The deck doesn’t have 2 yellow octopuses, only 1."),
        (
            ["stop", "a", "700"],
            "Ann’s points have to be a whole number from 0 to 109",
        ),
        (
            ["last", "a", "9+10"],
            "Ann’s colour bonus has to be a whole number from 0 to 9",
        ),
        (
            ["last", "a", "9+2", "4+0"],
            "Bo has points, so they have cards: the colour bonus is at least 1.",
        ),
        (["last", "a", "9"], "Ann’s colour bonus is missing."),
        (["stop", "a", "?"], "A card is written as a letter for its kind"),
        (["history"], "Round 1: Ann called STOP A Ann +9 9 9 points B Bo +4 4 4 points"),
        (["table"], "Round 2 · to 40 · Bo starts"),
        (["rules R6"], "The bet is won"),
        (["?"], "enter a round again: “edit 2”"),
    ],
)
def test_questions_and_mistakes_are_answered_and_change_nothing(
    file: Path, typed: list[str], answer: str
) -> None:
    before = begun(file, stop(0, 9, 4)).read_bytes()
    assert answer in " ".join(told(file, *typed).split())
    assert file.read_bytes() == before


@clause("R6", "R7")
def test_the_colour_bonus_is_asked_only_where_it_counts(file: Path) -> None:
    begun(file, players=3)
    output = told(file, "last", "a", "8+2", "5", "10")
    assert kept(file).rounds == (last_chance(0, (8, 2), 5, 10),)
    assert "is missing" not in output
    output = told(file, "edit 1", "", "", "", "", "7", "5+1", "7+3")
    assert kept(file).rounds == (last_chance(0, (8, 2), (5, 1), (7, 3)),)
    assert output.count("’s colour bonus is missing.") == 2


@pytest.mark.parametrize(("answer", "last"), [("y", mermaids(1)), ("n", stop(0, 9, 4))])
@clause("G1")
def test_four_mermaids_in_a_hand_may_have_ended_the_round(
    file: Path, answer: str, last: PadRound
) -> None:
    begun(file)
    told(file, "stop", "a", "9", "4xMw", answer, "4")
    assert kept(file).rounds == (last,)


def test_names_are_asked_until_they_can_be(file: Path) -> None:
    output = told(file, "Ann", "Ann, ann", "Ann,, Bo", f"Ann, {'x' * 25}", " Ann , Bo B. ", "bo")
    assert kept(file) == ScorePad(("Ann", "Bo B."), pad(starter=1).starter)
    for said in (
        "Two to four people can play.",
        "Somebody else already has this name",
        "needs a name",
        "too long",
    ):
        assert said in output


@pytest.mark.parametrize("question", ["?", "help", "h"])
def test_there_is_help_before_the_names_are_known(file: Path, question: str) -> None:
    output = told(file, question, "Ann, Bo", "a")
    assert output.count("Who plays?") == 2
    assert "A round takes a few lines" in output
    assert "Two to four people can play." not in output
    assert kept(file).players == ("Ann", "Bo")


@pytest.mark.parametrize("word", ["quit", "back"])
def test_names_need_not_be_told(file: Path, word: str) -> None:
    assert "Who starts" not in told(file, word, "Ann, Bo", "a")
    assert not file.exists()


@pytest.mark.parametrize("word", ["quit", "q", "back"])
@pytest.mark.parametrize(
    "typed", [["undo"], ["stop", "a", "9", "4xMw"], ["edit 1", "", "", "40", ""]]
)
def test_a_yes_or_no_need_not_be_said(file: Path, typed: list[str], word: str) -> None:
    before = begun(file, stop(0, 9, 4), deck_out(1)).read_bytes()
    output = told(file, *typed, word, "y")
    assert "Please type y for yes" not in output
    assert ("Nothing has been entered." in output) == (word == "back")
    assert file.read_bytes() == before


def test_there_is_help_at_a_yes_or_no(file: Path) -> None:
    begun(file, stop(0, 9, 4))
    output = told(file, "undo", "?", "perhaps", "y")
    assert "A round takes a few lines" in output
    assert output.count("Please type y for yes") == 1
    assert kept(file).rounds == ()


def test_names_from_the_command_line_must_be_right(file: Path) -> None:
    result = run("scorepad", str(file), "--names", "Ann")
    assert result.exit_code == 2
    assert "Two to four people can play." in result.output
    assert not file.exists()


@pytest.mark.parametrize("option", [["--names", "Cy,Di"], ["--double"]])
def test_a_game_that_has_begun_keeps_its_names_and_target(file: Path, option: list[str]) -> None:
    before = begun(file, stop(0, 9, 4)).read_bytes()
    result = run("scorepad", str(file), *option)
    assert result.exit_code == 2
    assert "has already begun" in result.output
    assert file.read_bytes() == before


@pytest.mark.parametrize("name", ["quit", "back", "help"])
def test_a_player_may_be_called_like_a_command(file: Path, name: str) -> None:
    told(file, f"{name} , Bo", name, "stop", name, "9", "4")
    assert kept(file).rounds == (stop(0, 9, 4),)


def test_a_name_steers_no_terminal_and_draws_no_card(file: Path) -> None:
    output = told(file, "A\ue000n, Bo", "b")
    assert "[Cd" not in output
    assert kept(file).players == ("A\ue000n", "Bo")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Dear Pebble,\n", "This isn’t a score pad."),
        ("", "This isn’t a score pad."),
        ('{"papersea-records": 1}', "This isn’t a score pad."),
        ('{"format":"papersea-pad","version":9}', "from another version"),
        (format_pad(pad(stop(0, 9, 4)))[:-20], "This isn’t a score pad."),
        (format_pad(pad(stop(0, 9, 4), stop(0, 6, 4))), "Round 2: You need 7 points"),
    ],
)
@pytest.mark.parametrize("option", [[], ["--show"], ["--json"]])
def test_a_file_of_another_kind_is_refused_and_stays_as_it_is(
    file: Path, text: str, said: str, option: list[str]
) -> None:
    file.write_text(text, encoding="utf-8")
    result = run("scorepad", str(file), *option, stdin="Ann, Bo\na\nstop\na\n9\n4\n")
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert "stays as it is" in " ".join(result.output.split())
    assert file.read_text(encoding="utf-8") == text


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    result = run("scorepad", str(tmp_path / "nowhere" / "pad.json"), stdin="Ann, Bo\na\n")
    assert result.exit_code == 1
    assert "there’s no such folder" in result.output
    assert "Who plays?" not in result.output
    assert "Errno" not in result.output


@pytest.mark.parametrize("columns", [40, 50, 80, 140])
def test_a_game_fits_the_width(file: Path, columns: int) -> None:
    names = "Ann, A very long name indeed, Cy, Di"
    hand = "CyCdCdClClBdBdBlFdFlWdSlHdHlOy"
    typed = ("last", "b", f"{hand}ApAo", "HkHyHg", "9+3", "PvPaPp", "history", "?", "edit 1")
    output = told(file, names, "a", *typed, columns=columns)
    lines = [
        line for line in output.splitlines() if str(file.parent) not in line and line[:1] != ">"
    ]
    assert max(map(len, lines)) <= columns


def test_the_file_is_named_and_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    output = run("scorepad", stdin="Ann, Bo\na\nquit\n").output
    assert "saved in papersea-pad.json" in output
    assert "papersea scorepad papersea-pad.json" in output
    assert kept(Path("papersea-pad.json")).players == ("Ann", "Bo")


def test_leaving_before_the_names_are_known_leaves_no_file(file: Path) -> None:
    assert "is kept" not in told(file).partition("A new score pad")[2].partition("\n")[2]
    assert not file.exists()


def facts_of(flaw: Flaw) -> dict[str, Any]:
    numbers = ("count", "player", "players", "last", "needed", "points", "number", "most")
    facts = {"name": "Ann", "card": "Oy", "copies": 1, "what": "points", "bonuses": "9, 9"}
    return facts | dict.fromkeys(numbers, 2)


@pytest.mark.parametrize("flaw", Flaw)
def test_every_flaw_has_words(flaw: Flaw) -> None:
    assert problem(PadError(flaw, **facts_of(flaw)), Words(Texts.load()))
