"""The list of opponents, for people and for programs."""

from __future__ import annotations

import json

import pytest

from papersea.players.catalogue import OPPONENTS
from papersea.players.company import proper_name
from papersea.players.styles import Rung
from papersea.texts import Texts, languages
from tests.terminal.running import run, run_program


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("language", languages())
def test_the_list_fits_the_width_and_names_everybody(language: str, columns: int) -> None:
    result = run("opponents", "--language", language, columns=columns)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert max(len(line) for line in lines if "papersea play" not in line) <= columns
    texts, said = Texts.load(language), " ".join(result.output.split())
    for opponent in OPPONENTS:
        line = " ".join(texts.text(f"opponent-{opponent.name}").split())
        assert f"{proper_name(opponent)} {line}" in said
    assert all(f"({rung.value})" in said for rung in Rung)


def test_leanings_stand_behind_the_line() -> None:
    said = " ".join(run("opponents").output.split())
    assert "upsets your plans. · bold, snatches" in said
    assert "rather than a bet. · careful" in said
    assert "have to earn every point. Albatross" in said


def test_the_command_that_it_shows_works() -> None:
    line = run("opponents").output.splitlines()[-1]
    program, *arguments = line.split()
    assert program == "papersea"
    assert "Otter " in run(*arguments, "--seed", "1", stdin="quit\ny\n").output


def test_piped_it_is_plain() -> None:
    result = run_program("opponents", "--language", "ru")
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert "── Мастерство (expert) ──" in result.stdout


def test_programs_get_a_list() -> None:
    found = json.loads(run("opponents", "--json", "--language", "es").output)
    assert [each["name"] for each in found] == [opponent.name for opponent in OPPONENTS]
    marlin = next(each for each in found if each["name"] == "marlin")
    assert marlin["rung"] == "expert"
    assert marlin["style"] == {"risk": 1.0, "collector": 0.0, "thief": 0.5}
    assert marlin["description"] == Texts.load("es").text("opponent-marlin")


def test_an_unknown_language_names_the_known_ones() -> None:
    result = run("opponents", "--language", "fr")
    assert result.exit_code == 2
    assert "fr isn’t one of these: 'cs', 'en', 'es', 'pl', 'ru', 'sk'" in " ".join(
        result.output.split()
    )
