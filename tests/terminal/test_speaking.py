"""Every command speaks the language that it is asked for, or that of the terminal."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from papersea.fair import parse_proof
from papersea.players.odds.situation import Mistake
from papersea.position import parse_position
from papersea.problems import NotationError, Wrong
from papersea.record import BrokenRecord, parse_record, replay
from papersea.rules.options import parse_options
from papersea.terminal import speaking
from papersea.terminal.commands import WORDS, Naming
from papersea.terminal.explaining import FOR_DEVELOPERS, SAID_ALIKE, explained, explained_record
from papersea.terminal.main import cli
from papersea.terminal.speaking import language_of
from papersea.texts import Texts, plain_text, text_key
from tests.record.games import SHORT
from tests.terminal.running import run
from tools.translations.messages import read, variables

HELP = read("en")["help.ftl"]
PROBLEMS = read("en")["problems.ftl"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "cs_CZ"}, "cs"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "cs_CZ", "LC_ALL": "es_ES@euro"}, "es"),
        ({"LC_ALL": "", "LANG": "es"}, "es"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "csb_PL.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    "line",
    [
        ("opponents", "--language", "sk"),
        ("--language=sk", "opponents"),
        ("opponents", "--plain", "--language=sk"),
    ],
)
def test_the_command_line_is_heard_wherever_it_says_so(
    line: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Istá ruka" in run(*line).output
    assert "Istá ruka" not in run("opponents").output, "and only there"


def test_the_terminal_is_heard_where_the_command_line_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "sk_SK.UTF-8")
    assert "Istá ruka" in run("opponents").output


def test_help_and_refusals_are_said_in_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {
        "click-usage": "Použitie:",
        "click-error": "Chyba: { $message }",
        "usage-rules": "Nájdi.",
    }
    monkeypatch.setattr(
        speaking,
        "plain_text",
        lambda language, key, **facts: (
            said[key] if language == "sk" and key in said else plain_text("en", key, **facts)
        ),
    )
    help_said = run("rules", "--help", "--language", "sk").output
    assert help_said.startswith("Použitie: papersea rules")
    assert "Nájdi." in help_said
    assert (
        "Chyba: There’s no option --edishun."
        in run("--language", "sk", "rules", "--edishun").output
    )
    assert "Usage:" in run("rules", "--help").output


def test_a_language_that_nobody_speaks_is_refused() -> None:
    result = run("rules", "--language", "xx")
    assert result.exit_code == 2
    assert "xx isn’t one of these: 'cs', 'en'" in result.output


def commands(
    group: click.Command = cli, name: str = "usage"
) -> Iterator[tuple[str, click.Command]]:
    yield ("usage-papersea" if group is cli else name), group
    if isinstance(group, click.Group):
        context = click.Context(group)
        for each in group.list_commands(context):
            command = group.get_command(context, each)
            assert command is not None
            yield from commands(command, f"{name}-{each}")


def test_every_command_and_every_option_has_its_help_and_nothing_else_has() -> None:
    wanted = {"usage-papersea.examples", "usage.help"}
    shared = {f"usage.{each.id.name}" for each in HELP["usage"].attributes}
    for key, command in commands():
        wanted |= {key, f"{key}.line"}
        for option in command.params:
            if isinstance(option, click.Option):
                name = max(option.opts, key=len).lstrip("-")
                own = f"{key}.{name}"
                wanted.add(f"usage.{name}" if own not in help_keys() else own)
    assert wanted == help_keys(), wanted ^ help_keys()
    assert shared <= wanted


def help_keys() -> set[str]:
    found = {key for key, each in HELP.items() if each.value and not key.startswith("click-")}
    return found | {
        f"{key}.{attribute.id.name}"
        for key, each in HELP.items()
        for attribute in each.attributes
        if not key.startswith("click-")
    }


def test_an_option_that_lists_names_says_all_of_them() -> None:
    for key, command in commands():
        for option in command.params:
            if isinstance(option, Naming):
                said = " ".join(run(*key.split("-")[1:], "--help").output.split())
                assert ", ".join(option.names) in said


def test_click_says_what_we_think_it_says() -> None:
    texts = set()
    for file in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    assert [text for text in WORDS if text not in texts] == []


def test_click_fills_in_what_our_words_ask_for() -> None:
    keys = {f"click-{key}" for key in WORDS.values()}
    own = {"click-did-you-mean", "click-commands-are"}
    assert {key for key in HELP if key.startswith("click-")} == keys | own
    for key in WORDS.values():  # of one and of many, the same is filled in
        given = set().union(*(fields(text) for text, other in WORDS.items() if other == key))
        assert variables(HELP[f"click-{key}"])[""] <= given, key


def fields(template: str) -> set[str]:
    return {
        re.split(r"[.!]", name)[0] for _, name, _, _ in string.Formatter().parse(template) if name
    }


def test_every_problem_has_words_that_its_facts_fill_in() -> None:
    keys = {each: text_key("problem", each.name.lower()) for each in Wrong}
    assert {keys[each] for each in FOR_DEVELOPERS}.isdisjoint(PROBLEMS)
    for wrong in set(Wrong) - FOR_DEVELOPERS - {Wrong.ILLEGAL_MOVE, *SAID_ALIKE}:
        asked = variables(PROBLEMS[keys[wrong]])[""]
        assert asked <= fields(wrong.value) | {"kind"}, wrong
    for mistake in set(Mistake) - {Mistake.TOO_MANY_CARDS}:
        asked = variables(PROBLEMS[text_key("problem-odds", mistake.name.lower())])[""]
        assert asked <= fields(mistake.value), mistake


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: parse_options("target=triple"), "edition can’t be “target=triple”. It’s one of"),
        (lambda: parse_position("classic 0-0 1"), "A position has nine words"),
        (lambda: parse_proof("00 x"), "“00” isn’t a secret: it has 64 hexadecimal digits."),
        (lambda: parse_record("x"), "This isn’t the first line of a record"),
    ],
)
def test_what_is_wrong_is_said(read: object, said: str) -> None:
    assert callable(read)
    with pytest.raises(NotationError) as caught:
        read()
    assert said in explained(caught.value, Texts.load("en"))
    assert explained(caught.value, Texts.load("en")) != str(caught.value)


def test_a_broken_record_is_told_with_its_place_and_its_reason() -> None:
    with pytest.raises(BrokenRecord) as caught:
        replay(parse_record(SHORT.replace("B: D Fk-L .", "B: D Gr-L .", 1)))
    said = explained_record(caught.value, Texts.load("en"))
    assert said.startswith("Line 4: Round 1, move 2 by B: Gr-L isn’t possible. ")
    assert "black fish and the" in said, "the cards that were drawn, in the forms of a sentence"


def test_nothing_in_what_is_wrong_steers_a_terminal() -> None:
    with pytest.raises(NotationError) as caught:
        parse_options("classic,target=\x1b[2J")
    assert "target can’t be “�[2J”." in explained(caught.value, Texts.load("en"))
