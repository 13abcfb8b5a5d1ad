"""The forge does what people are told to do, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

ROOT: Final = Path(__file__).parents[1]
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CONTRIBUTING: Final = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TARGETS: Final = {*re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)}


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.yaml.decode(path.read_bytes())
    return found


def steps() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in WORKFLOWS:
        for name, job in read(path)["jobs"].items():
            for step in job["steps"]:
                yield f"{path.name}: {name}", step


def test_every_step_is_a_command_that_people_are_told() -> None:
    seen = set()
    for where, step in steps():
        for line in step.get("run", "").splitlines():
            words = line.split()
            if words[0] == "make":
                assert words[1] in TARGETS, f"{where}: {line}"
                assert f"make {words[1]}" in CONTRIBUTING, f"{where}: {line}"
                seen.add(words[1])
            else:
                assert line in CONTRIBUTING.splitlines(), f"{where}: {line}"
    assert seen >= {"check", "test", "quick", "lock", "release"}


def test_the_parts_that_are_tried_are_there() -> None:
    for where, step in steps():
        for part in re.findall(r"(?<![\w/-])tests/\S+?(?=[\s\"]|$)", step.get("run", "")):
            assert (ROOT / part).exists(), f"{where}: {part}"


def test_what_others_have_written_is_pinned() -> None:
    for where, step in steps():
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", step["uses"]), where


def test_every_python_and_every_system_is_tried() -> None:
    jobs = read(ROOT / ".github/workflows/checks.yml")["jobs"]
    told = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    pythons = re.findall(r"Python :: (3\.\d+)", told)
    assert jobs["linux"]["strategy"]["matrix"]["python"] == pythons
    matrices = [job["strategy"]["matrix"] for job in jobs.values() if "strategy" in job]
    systems = {job["runs-on"] for job in jobs.values()}
    systems |= {each for matrix in matrices for each in matrix.get("system", ())}
    for start in ("ubuntu-24.04", "ubuntu-24.04-arm", "macos-", "windows-"):
        assert any(each.startswith(start) for each in systems), start
    assert jobs["dependencies"]["strategy"]["matrix"]["which"] == ["OLDEST", "UPGRADE"]


def test_nothing_is_published_and_nobody_may_write() -> None:
    for path in WORKFLOWS:
        assert read(path)["permissions"] == {"contents": "read"}
        assert "secrets." not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [".pre-commit-config.yaml"])
def test_hooks_are_our_own_tools(name: str) -> None:
    repos = read(ROOT / name)["repos"]
    assert [each["repo"] for each in repos] == ["local"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(VENV)", ".venv")
    makefile = makefile.replace("$(PYTHON_IN_VENV)", ".venv/bin/python")
    for hook in repos[0]["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].removesuffix(" --force-exclude") in makefile, hook["id"]
