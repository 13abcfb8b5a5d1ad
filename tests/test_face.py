"""The public face of the package: ``import papersea``, and everything is at hand."""

from __future__ import annotations

import ast
import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import papersea
from tools.manual.reference import MODULES
from tools.manual.source import words_of

NAMED = list(ast.walk(ast.parse(Path(papersea.__file__).read_text("utf-8"))))

UNIONS = {"Budget", "Event", "Move"}
"""Which have no words of their own."""


@pytest.mark.parametrize("name", papersea.__all__)
def test_every_name_is_there_once_and_documented(name: str) -> None:
    found = getattr(papersea, name)
    assert name in dir(papersea)
    assert getattr(papersea, name) is found
    assert found.__doc__ or name in UNIONS


def test_type_checkers_and_programs_see_the_same() -> None:
    told = {
        (node.module, alias.name)
        for node in NAMED
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("papersea.")
        for alias in node.names
    }
    assert told == {(f"papersea.{room}", name) for name, room in papersea._ROOM_OF.items()}
    assert sorted(papersea.__all__) == sorted(papersea._ROOM_OF)


def test_a_name_that_is_not_there_is_said_so() -> None:
    with pytest.raises(AttributeError, match=r"'papersea' has no attribute 'Deck'"):
        papersea.Deck  # noqa: B018


def test_whoever_imports_it_waits_for_nothing() -> None:
    program = """
import sys
import papersea
from tools.manual.reference import MODULES
from tools.manual.source import words_of
papersea.parse_cards("CyCk")
assert "numba" not in sys.modules, "nothing was compiled"
assert "papersea.players" not in sys.modules, "no opponent was asked"
papersea.score_cards
assert "papersea.players" not in sys.modules, "no opponent was asked"
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_what_docstrings_show_runs() -> None:
    shown = [each for each in MODULES if ">>>" in words_of(each)]
    assert shown
    for module in shown:
        assert not doctest.testmod(importlib.import_module(module)).failed, module
