"""Whatever is said of how to install papersea can be typed as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from papersea.extras import install_command
from tools.installing import Source, pages, source_of

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "papersea"
PROJECT: Final = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
EXTRAS: Final = tomllib.loads(PROJECT)["project"]["optional-dependencies"].keys()
ASKED: Final = re.compile(r'(?:install_command|needs)\(((?:[\'"][\w,]+[\'"](?:, )?)+)\)')


def test_the_command_finds_the_papersea_that_runs_without_any_index() -> None:
    command = install_command("server", "cluster")
    done = subprocess.run(
        f"{command} --dry-run --no-deps --no-index --disable-pip-version-check",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "already satisfied: papersea[cluster,server]" in done.stdout


@pytest.mark.parametrize(
    ("found", "python", "command"),
    [
        ("/venv/bin/pip", "/venv/bin/python", 'pip install "papersea[envs]"'),
        ("/usr/bin/pip", "/venv/bin/python", '/venv/bin/python -m pip install "papersea[envs]"'),
        (None, "/my venv/bin/python", '"/my venv/bin/python" -m pip install "papersea[envs]"'),
    ],
)
def test_it_is_the_pip_of_the_python_that_runs(
    found: str | None, python: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: found)
    monkeypatch.setattr(sys, "executable", python)
    assert install_command("envs") == command


def test_every_extra_that_a_command_names_is_there() -> None:
    asked = [
        extra
        for path in (*SOURCES.rglob("*.py"), *(ROOT / "examples").rglob("*.py"))
        for names in ASKED.findall(path.read_text(encoding="utf-8"))
        for extra in re.findall(r"\w+", names)
    ]
    assert len(asked) > 10
    assert {*asked} <= EXTRAS


def test_no_other_place_of_the_program_says_how_papersea_is_installed() -> None:
    saying = {
        path.name
        for path in SOURCES.rglob("*")
        if path.suffix in (".py", ".ftl") and "pip install" in path.read_text(encoding="utf-8")
    }
    assert saying == {"batch.py"}  # NumPy alone, which is on every index


def test_the_pages_follow_the_project() -> None:
    source = source_of(PROJECT)
    named = 0
    for page in pages(ROOT):
        text = page.read_text(encoding="utf-8")
        assert source.told_in(text) == text, f"{page}: make docs"
        for quoted in re.findall(r'pip install "([^"]+)"', text):
            extras = re.fullmatch(rf"{re.escape(str(source))}\[([\w,]+)\]|\.\[(\w+)\]", quoted)
            assert extras is not None, f"{page}: {quoted}"
            named += 1
    assert named > 2


def test_one_word_switches_every_page_to_an_index_and_back() -> None:
    wheel = Source("1.2.3", is_on_index=False)
    page = """`pip install "papersea-1.2.3-py3-none-any.whl[server]"`, here `pip install '.[x]'`"""
    published = Source("1.2.3", is_on_index=True).told_in(page)
    assert published == """`pip install "papersea[server]"`, here `pip install '.[x]'`"""
    assert wheel.told_in(published) == page
    assert source_of(PROJECT.replace("is-on-index = false", "is-on-index = true")).is_on_index
