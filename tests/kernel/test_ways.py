"""Which way the kernel runs: a library only where it fits, and else it is said why not."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from papersea.rules import ways
from papersea.rules.ways import LIBRARY, WAY, choose, digest_of, library_name, platform_name
from tests.terminal.running import command_line


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only one that a library was made from, which is not read as long as it has changed."""
    name = library_name(platform_name())
    monkeypatch.setattr(ways, "SOURCES", tmp_path)
    monkeypatch.setattr(ways, "LIBRARIES", tmp_path)
    source = tmp_path / "rule.py"
    source.write_text("before")
    (tmp_path / name).write_bytes(b"machine code")
    digest = digest_of(["rule.py"])
    manifest = {"libraries": {name: "its seal"}, "sources": ["rule.py"], "digest": digest}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))
    return source


def why_no_library() -> str:
    with pytest.raises(ImportError) as refused:
        choose(LIBRARY)
    return str(refused.value)


def test_a_library_of_changed_sources_is_not_used(source: Path) -> None:
    source.write_text("after", encoding="utf-8")
    assert "but the sources have changed since the library was built" in why_no_library()


def test_a_library_of_sources_that_are_gone_is_not_used(source: Path) -> None:
    source.unlink()
    assert "but the sources have changed since the library was built" in why_no_library()


def test_a_library_that_is_not_what_was_sealed_is_not_used(source: Path) -> None:
    assert source.exists()
    assert "but the library is damaged" in why_no_library()


def test_the_library_is_one_for_this_python_not_for_its_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Windows on ARM runs Pythons for x86-64, too."""
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("platform.machine", lambda: "ARM64")
    monkeypatch.setattr("sysconfig.get_platform", lambda: "win-amd64")
    assert platform_name() == "windows-x86_64"
    monkeypatch.setattr("sysconfig.get_platform", lambda: "win-arm64")
    assert platform_name() == "windows-arm64"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The folder of a papersea of its own, with a library that fits it."""
    if WAY.library is None:
        pytest.skip("no library was built for this platform")
    leave = shutil.ignore_patterns("__pycache__", "static", "art")
    shutil.copytree(ways.SOURCES, tmp_path / "papersea", ignore=leave)
    return tmp_path / "papersea"


def libraries(package: Path) -> Path:
    return package / "rules" / "libraries"


def library(package: Path) -> Path:
    return libraries(package) / library_name(platform_name())


def change_manifest(package: Path, **changes: Any) -> None:
    path = libraries(package) / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | changes), "utf-8")


NO_NUMBA: Final = "raise ImportError('made for another Python')"
OLD_NUMBA: Final = "__version__ = '0.60.0'"


def ask_version(
    package: Path, *, before: str = "", numba: str = NO_NUMBA, **environment: str
) -> subprocess.CompletedProcess[str]:
    """``papersea --version`` of a package, beside a Numba that cannot be used."""
    beside = package.parent / "beside" / "numba"
    beside.mkdir(parents=True, exist_ok=True)
    (beside / "__init__.py").write_text(numba, "utf-8")
    places = [str(package.parent), str(beside.parent), *sys.path]
    env = {name: value for name, value in os.environ.items() if name != "PAPERSEA_KERNEL"}
    return subprocess.run(
        command_line("--version", before=before),
        cwd=package.parent,
        env=env | {"PYTHONPATH": os.pathsep.join(places)} | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def kernel_of(package: Path, **how: Any) -> str:
    asked = ask_version(package, **how)
    assert asked.returncode == 0, asked.stderr
    return asked.stdout.partition("kernel: ")[2].removesuffix(")\n")


UNUSED: Final = "; Numba does not load: made for another Python"


def test_a_whole_package_runs_its_library(package: Path) -> None:
    assert kernel_of(package) == f"library {platform_name()}, built with the package"


def test_a_folder_that_cannot_be_written_to_runs_its_library(package: Path) -> None:
    """Nothing is written where papersea is installed, not even by somebody who may."""
    before = sorted(libraries(package).iterdir())
    for path in (package, *package.rglob("*")):
        path.chmod(path.stat().st_mode & ~0o222)
    try:
        assert kernel_of(package) == f"library {platform_name()}, built with the package"
        assert sorted(libraries(package).iterdir()) == before
    finally:
        for path in (package, *package.rglob("*")):
            path.chmod(path.stat().st_mode | 0o200)


def test_a_damaged_library_is_not_loaded(package: Path) -> None:
    code = bytearray(library(package).read_bytes())
    code[len(code) // 2] ^= 1
    library(package).write_bytes(code)
    assert kernel_of(package) == f"plain Python, slow: the library is damaged{UNUSED}"


@pytest.mark.parametrize("size", [0, 1000])
def test_a_library_of_which_a_part_is_missing_is_not_loaded(package: Path, size: int) -> None:
    library(package).write_bytes(library(package).read_bytes()[:size])
    assert kernel_of(package) == f"plain Python, slow: the library is damaged{UNUSED}"


def test_without_a_library_plain_python_runs(package: Path) -> None:
    library(package).unlink()
    told = kernel_of(package)
    assert told == f"plain Python, slow: there is no library for {platform_name()}{UNUSED}"


def test_without_any_libraries_plain_python_runs(package: Path) -> None:
    shutil.rmtree(libraries(package))
    assert kernel_of(package) == f"plain Python, slow: no library was built{UNUSED}"


def test_a_library_of_a_changed_package_is_not_used(package: Path) -> None:
    source = package / "rules" / "flow.py"
    source.write_bytes(source.read_bytes() + b"\n")
    why = "the sources have changed since the library was built"
    assert kernel_of(package) == f"plain Python, slow: {why}{UNUSED}"


def test_what_a_library_was_not_made_from_may_change(package: Path) -> None:
    source = package / "game.py"
    source.write_bytes(source.read_bytes() + b"\n")
    assert kernel_of(package).startswith("library ")


@pytest.mark.parametrize("text", ["", "{", "not JSON", "\0"])
def test_a_manifest_that_cannot_be_read_is_said_to_be_damaged(package: Path, text: str) -> None:
    (libraries(package) / "manifest.json").write_text(text, "utf-8")
    why = "the manifest of the libraries is damaged"
    assert kernel_of(package) == f"plain Python, slow: {why}{UNUSED}"


@pytest.mark.parametrize("text", ["[]", "7", "{}", '{"libraries": []}', '{"libraries": null}'])
def test_a_manifest_of_another_kind_is_said_to_be_damaged(package: Path, text: str) -> None:
    (libraries(package) / "manifest.json").write_text(text, "utf-8")
    told = kernel_of(package)
    assert told.startswith("plain Python, slow: the manifest of the libraries is damaged: ")


def test_a_platform_that_nobody_compiled_for_runs_plain_python(package: Path) -> None:
    before = "import platform; platform.machine = lambda: 'riscv64'"
    told = kernel_of(package, before=before)
    system = platform_name().partition("-")[0]
    assert told == f"plain Python, slow: there is no library for {system}-riscv64{UNUSED}"


def test_a_library_that_the_system_cannot_load_is_not_used(package: Path) -> None:
    library(package).write_bytes(b"no machine code")
    seal = hashlib.sha256(b"no machine code").hexdigest()
    change_manifest(package, libraries={library(package).name: seal})
    told = kernel_of(package)
    assert told.startswith("plain Python, slow: the library does not load: ")
    assert told.endswith(UNUSED)


def test_a_numba_that_is_too_old_is_not_used(package: Path) -> None:
    library(package).unlink()
    told = kernel_of(package, numba=OLD_NUMBA)
    why = f"there is no library for {platform_name()}; Numba 0.60.0 is too old"
    assert told == f"plain Python, slow: {why}"


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("library", f"but there is no library for {platform_name()}"),
        ("numba", "but Numba does not load: made for another Python"),
        ("fortran", "PAPERSEA_KERNEL is 'fortran': it must be library, numba or python"),
    ],
)
def test_whoever_asks_for_a_way_that_there_is_not_is_told_why(
    package: Path, asked: str, why: str
) -> None:
    library(package).unlink()
    told = ask_version(package, PAPERSEA_KERNEL=asked)
    assert told.returncode != 0
    assert why in told.stderr
    assert told.stdout == ""


def test_whoever_asks_for_plain_python_gets_it_beside_a_library(package: Path) -> None:
    told = kernel_of(package, PAPERSEA_KERNEL="python")
    assert told == "plain Python, slow: asked for by PAPERSEA_KERNEL"


def test_the_older_name_of_plain_python_is_still_heard(package: Path) -> None:
    for kernel in ("", "library"):
        told = kernel_of(package, PAPERSEA_INTERPRETED="1", PAPERSEA_KERNEL=kernel)
        assert told.startswith("plain Python, slow")
