"""No code block of the docs is passed over: each is run, or held against what it speaks of."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click
import pytest
from markdown_it import MarkdownIt

from papersea.terminal.main import cli
from tests.terminal.running import run_each

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = (*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md")))

PROVED: Final = {
    ("CONTRIBUTING.md", "python"): "tests/rules/test_closing.py",
    ("README.md", "python"): "tests/test_readme.py",
    ("docs/adding-a-card.md", "diff"): "tests/test_adding_a_card.py",
    ("docs/adding-harder-cards.md", "diff"): "tests/test_adding_a_card.py",
    ("docs/architecture.md", "mermaid"): "tests/web/test_manual.py",
    ("docs/fairness.md", "order"): "tests/test_fair.py",
    ("docs/fairness.md", "proof"): "tests/test_fair.py",
    ("docs/fairness.md", "python"): "tests/test_fair.py",
    ("docs/fairness.md", "vector"): "tests/test_fair.py",
    ("docs/playing.md", "python"): "tests/test_readme.py",
    ("docs/protocol/README.md", ""): "tests/server/http/test_reference.py",
    ("docs/protocol/README.md", "json"): "tests/protocol/test_documents.py",
    ("docs/protocol/README.md", "sh"): "tests/server/http/test_reference.py",
    ("docs/puzzles.md", "python"): "tests/puzzles/test_puzzles.py",
    ("docs/python.md", "python"): "tests/test_readme.py",
    ("docs/records.md", "error"): "tests/record/test_docs.py",
    ("docs/records.md", "json"): "tests/record/test_docs.py",
    ("docs/records.md", "python"): "tests/record/test_docs.py",
    ("docs/records.md", "text"): "tests/record/test_docs.py",
    ("docs/research-layout.md", ""): "tests/envs/test_pages.py",
    ("docs/research.md", "python"): "tests/envs/test_pages.py",
}
"""Blocks of a page that a test of their own looks after. Whatever is not listed is tried here."""

DATA: Final = {
    "docs/decisions/0019-research-environments.md": "rules ─┬→ envs/table.py",  # a drawing
    "docs/python.md": "classic 12-7 3 A:draw",  # set up by tests/test_readme.py
}
"""Blocks without commands: how they begin."""

FOREIGN: Final = frozenset(
    {
        "cp",
        "docker",
        "eval",
        "export",
        "install",
        "ln",
        "printf",
        "ray",
        "sudo",
        "systemctl",
        "umask",
    }
)
"""Programs that are not ours: of their commands, what they name of ours is looked at."""

DESCRIPTION: Final = re.compile(r"\s{3,}.*$|\s+#\s.*$")
SETTING: Final = re.compile(r"[A-Z_]+=\S*")


@dataclass(frozen=True)
class Block:
    """``kind``: what stands behind the fence."""

    page: str
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks() -> Iterator[Block]:
    for page in PAGES:
        name = page.relative_to(ROOT).as_posix()
        for token in MarkdownIt("commonmark").parse(page.read_text("utf-8")):
            if token.type in ("fence", "code_block"):
                line = (token.map or [0])[0] + 1
                yield Block(name, line, token.info.strip(), token.content)


BLOCKS: Final = tuple(blocks())
HERE: Final = tuple(each for each in BLOCKS if (each.page, each.kind) not in PROVED)
READ: Final[Mapping[str, Callable[[str], object]]] = {"json": json.loads, "toml": tomllib.loads}
TRIED: Final = frozenset({"", "python", "sh", *READ})
PROGRAMS: Final = tuple(each for each in HERE if each.kind == "python")
CONSOLES: Final = tuple(each for each in HERE if each.kind in ("", "sh"))


def commands_of(text: str) -> Iterator[str]:
    """Without what is said of them, and with lines that go on."""
    for line in text.replace("\\\n", " ").splitlines():
        command = DESCRIPTION.sub("", re.sub(r"(?<=\S) {2,}(?=\S)", "   ", line)).strip()
        if command and not command.startswith("#"):
            yield from (each.strip() for each in command.split(" && "))


def check_command(command: str) -> None:
    """That what it names is there."""
    if command.startswith(".venv\\"):  # as Windows writes paths
        command = command.replace("\\", "/")
    command = re.split(r" (?:>>|\||&)", command)[0]
    words = shlex.split(command)
    while words and SETTING.fullmatch(words[0]):
        check_setting(words.pop(0))
    if not words:
        return
    program = Path(words[0]).name
    if program == "papersea":
        check_papersea(words[1:])
    elif program == "make":
        targets = {*re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE)}
        assert {word for word in words[1:] if "=" not in word} <= targets, command
    elif re.fullmatch(r"python3?", program):
        check_python(words[1:])
    elif program == "pip":
        check_pip(words[1:])
    else:
        is_ours = (ROOT / words[0]).is_file()
        assert program in FOREIGN or is_ours, f"nobody knows what {command!r} does"
        for word in words[1:]:
            if word.startswith(("deploy/", "requirements/", "examples/")):
                assert list(ROOT.glob(word)), f"there is no {word}"


def check_setting(setting: str) -> None:
    name = setting.partition("=")[0]
    if name.startswith("PAPERSEA_"):
        sources = (ROOT / "src").rglob("*.py")
        assert any(f'"{name}"' in each.read_text("utf-8") for each in sources), name


def check_papersea(words: list[str]) -> None:
    """By the program's own parser: every command, every option, and no more words than it takes."""
    command: click.Command = cli
    known = {*options_of(cli)}
    while isinstance(command, click.Group):
        name = words.pop(0)
        found = command.get_command(click.Context(command), name)
        assert found is not None, f"there is no papersea {name}"
        command = found
        known |= {*options_of(command)}
    takes = [each for each in command.params if isinstance(each, click.Argument)]
    flags = {
        name
        for each in (*cli.params, *command.params)
        if isinstance(each, click.Option) and (each.is_flag or each.count)
        for name in (*each.opts, *each.secondary_opts)
    }
    given = 0
    while words:
        word = words.pop(0)
        if word.startswith("-") and len(word) > 1:
            name, equals, _ = word.partition("=")
            assert name in known, f"papersea {command.name} has no {name}"
            if not equals and name not in flags and words:
                words.pop(0)
        elif word != "…":
            given += 1
    is_enough = any(each.nargs < 0 for each in takes) or given <= sum(each.nargs for each in takes)
    assert is_enough, f"papersea {command.name} takes fewer words"


def options_of(command: click.Command) -> Iterator[str]:
    for each in command.params:
        if isinstance(each, click.Option):
            yield from (*each.opts, *each.secondary_opts)
    yield "--help"


def check_python(words: list[str]) -> None:
    """The module or the file is there, and so is each of its options, somewhere in its source."""
    if words[0] == "-m":
        name, *rest = words[1:]
        if name == "pip":
            check_pip(rest)
            return
        assert importlib.util.find_spec(name) is not None, f"there is no module {name}"
        spec = importlib.util.find_spec(f"{name}.__main__") or importlib.util.find_spec(name)
        assert spec is not None
        if name.partition(".")[0] not in ("papersea", "tools", "benchmarks"):
            return
        folder = Path(str(spec.origin)).parent
        text = "".join(each.read_text("utf-8") for each in folder.glob("*.py"))
    else:
        file, *rest = words
        assert (ROOT / file).is_file(), f"there is no {file}"
        text = (ROOT / file).read_text("utf-8")
    for option in (word for word in rest if word.startswith("--")):
        assert f'"{option}"' in text, f"{words} has no {option}"


def check_pip(words: list[str]) -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for extras in re.findall(r"\[([\w,]+)\]", " ".join(words)):
        assert {*extras.split(",")} <= told["project"]["optional-dependencies"].keys()
    for file in re.findall(r"(?<=-r )(\S+)", " ".join(words)):
        assert (ROOT / file).is_file(), file


def test_every_block_that_another_test_looks_after_is_there_and_so_is_that_test() -> None:
    there = {(each.page, each.kind) for each in BLOCKS}
    for block, test in PROVED.items():
        assert block in there, f"{block} is gone: take it off the list"
        assert (ROOT / test).is_file(), test


def test_every_kind_of_block_is_known() -> None:
    unknown = [f"{each} {each.kind}" for each in HERE if each.kind not in TRIED]
    assert not unknown, "say in PROVED which test looks after them"


@pytest.fixture(scope="module")
def finished() -> list[subprocess.CompletedProcess[str]]:
    return run_each([each.text for each in PROGRAMS if "__main__" not in each.text])


def test_every_program_runs(
    finished: list[subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    for done in finished:
        assert done.returncode == 0, f"{done.args}\n{done.stderr}"
    for block in PROGRAMS:
        if "__main__" in block.text:  # its processes ask for its file
            file = tmp_path / f"program_{block.line}.py"
            file.write_text(block.text, encoding="utf-8")
            done = subprocess.run(
                [sys.executable, file],
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "examples"))),
                },
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{block}\n{done.stderr}"


@pytest.mark.parametrize("block", CONSOLES, ids=str)
def test_what_a_command_names_is_there(block: Block) -> None:
    if block.page in DATA and block.text.startswith(DATA[block.page]):
        return
    commands = list(commands_of(block.text))
    assert commands
    for command in commands:
        check_command(command)


@pytest.mark.skipif(sys.platform != "linux", reason="others have other programs for it")
def test_what_is_worked_out_in_a_shell_is_what_the_page_says() -> None:
    worked_out = [each for each in CONSOLES if each.text.startswith("printf")]
    assert worked_out
    for block in worked_out:
        said = subprocess.run(["sh", "-c", block.text], capture_output=True, text=True, check=True)
        assert said.stdout.split()[0] in (ROOT / block.page).read_text("utf-8")


@pytest.mark.parametrize("block", [each for each in HERE if each.kind in READ], ids=str)
def test_what_is_shown_in_a_format_can_be_read(block: Block) -> None:
    assert READ[block.kind](block.text)


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ("papersea fly", "no papersea fly"),
        ("papersea play --wings 2", "has no --wings"),
        ("papersea puzzle a b c d e", "papersea puzzle takes"),
        ("make believe", "make believe"),
        ("python -m tools.nothing", "no module"),
        ("python examples/nothing.py", "there is no examples/nothing.py"),
        ("pip install '.[wings]'", "wings"),
        ("docker compose -f deploy/nothing.yaml up", "there is no deploy/nothing.yaml"),
        ("PAPERSEA_WINGS=2", "PAPERSEA_WINGS"),
        ("fly away", "nobody knows"),
    ],
)
def test_a_command_that_is_not_there_is_noticed(command: str, problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_command(command)
