"""What ``make dist`` notices when it looks through a wheel."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from papersea.rules.ways import LIBRARIES, LIBRARY, WAY, library_name

pytest.importorskip("llvmlite", reason="nothing here compiles the kernel")

from tools.dist import FOLDER, LARGEST_LIBRARIES, PAGE, POCKET, ROOT, problems_of
from tools.kernel.linking import PLATFORMS

NAME = "papersea-0.1.0-py3-none-any.whl"
LINUX = library_name("linux-x86_64")


def whole() -> dict[str, bytes]:
    """A wheel's files, as far as they are looked at."""
    libraries = {library_name(each): each.encode() for each in PLATFORMS}
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in libraries.items()}
    manifest = json.dumps({"libraries": digests}).encode()
    made = {**libraries, "manifest.json": manifest}
    pocket = {"0a/house.tar.gz": b"house", "0a/manifest.json": b"{}"}
    told = {"version": "0a", "files": {"house.tar.gz": 5}}
    pocket["manifest.json"] = json.dumps(told).encode()
    return {
        PAGE: b"<html>",
        **{FOLDER + name: content for name, content in made.items()},
        **{POCKET + name: content for name, content in pocket.items()},
    }


def wheel_of(folder: Path, files: dict[str, bytes], name: str = NAME) -> Path:
    with zipfile.ZipFile(folder / name, "w") as archive:
        for each, content in files.items():
            archive.writestr(each, content)
    return folder / name


def sealed_again(files: dict[str, bytes]) -> dict[str, bytes]:
    """With a manifest that describes the libraries as they are."""
    manifest = json.loads(files[FOLDER + "manifest.json"])
    for name in manifest["libraries"]:
        manifest["libraries"][name] = hashlib.sha256(files[FOLDER + name]).hexdigest()
    return {**files, FOLDER + "manifest.json": json.dumps(manifest).encode()}


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git says what belongs to the tree")
def test_the_sdist_has_all_that_tests_and_hosts_need() -> None:
    tracked = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()
    names = {each.partition("/")[0] for each in tracked} - {".gitattributes", ".gitignore"}
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    include = told["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    # The project's own file is always there.
    assert names == {"pyproject.toml", *(each.removeprefix("/") for each in include)}


def test_nothing_is_wrong_with_a_wheel_that_has_everything(tmp_path: Path) -> None:
    assert problems_of(wheel_of(tmp_path, whole())) == []


@pytest.mark.parametrize("name", [library_name(each) for each in PLATFORMS])
def test_a_library_that_is_missing_is_named(tmp_path: Path, name: str) -> None:
    files = whole()
    del files[FOLDER + name]
    assert f"{name} is missing" in problems_of(wheel_of(tmp_path, files))


def test_a_wheel_without_its_page_or_its_manifest_is_not_whole(tmp_path: Path) -> None:
    files = whole()
    del files[PAGE], files[FOLDER + "manifest.json"]
    problems = problems_of(wheel_of(tmp_path, files))
    assert {"the web client is missing", "manifest.json is missing"} <= {*problems}


def test_a_wheel_whose_house_for_browsers_is_missing_or_cut_is_not_whole(tmp_path: Path) -> None:
    files = whole()
    files[POCKET + "0a/house.tar.gz"] = b"hou"
    files[POCKET + "0b/house.tar.gz"] = b"house"
    problems = problems_of(wheel_of(tmp_path, files))
    assert problems == [
        f"{POCKET}{name}/house.tar.gz is not as the manifest says" for name in ("0a", "0b")
    ]
    del files[POCKET + "manifest.json"]
    assert problems_of(wheel_of(tmp_path, files)) == ["the house for browsers is missing"]


def test_a_wheel_for_one_platform_is_not_for_everybody(tmp_path: Path) -> None:
    name = "papersea-0.1.0-cp311-cp311-linux_x86_64.whl"
    (problem,) = problems_of(wheel_of(tmp_path, whole(), name))
    assert problem == f"{name} is not for every Python and platform"


def test_a_library_that_its_manifest_does_not_describe_is_named(tmp_path: Path) -> None:
    files = {**whole(), FOLDER + LINUX: b"another"}
    (problem,) = problems_of(wheel_of(tmp_path, files))
    assert problem == f"{LINUX} is not the one that the manifest describes"


def test_a_library_that_says_where_it_was_built_is_named(tmp_path: Path) -> None:
    files = sealed_again({**whole(), FOLDER + LINUX: f"{sys.prefix}/lib".encode()})
    assert f"{LINUX} names {sys.prefix}" in problems_of(wheel_of(tmp_path, files))


def test_libraries_have_a_largest_size(tmp_path: Path) -> None:
    files = sealed_again({**whole(), FOLDER + LINUX: b"0" * LARGEST_LIBRARIES})
    (problem,) = problems_of(wheel_of(tmp_path, files))
    assert problem.startswith("the libraries have ")


def test_what_is_left_over_of_another_build_is_named(tmp_path: Path) -> None:
    files = {**whole(), FOLDER + "manifest.4711": b"{}", "papersea/__pycache__/a.pyc": b""}
    assert problems_of(wheel_of(tmp_path, files)) == [
        "it holds what Python has compiled",
        "manifest.4711 is for no platform",
    ]


@pytest.mark.skipif(WAY.name != LIBRARY, reason="no library was built here")
def test_the_same_sources_must_have_given_the_same_bytes(tmp_path: Path) -> None:
    ours = json.loads((LIBRARIES / "manifest.json").read_text(encoding="utf-8"))
    files = whole()
    theirs = json.loads(files[FOLDER + "manifest.json"])
    files[FOLDER + "manifest.json"] = json.dumps({**ours, **theirs}).encode()
    problems = problems_of(wheel_of(tmp_path, files))
    assert set(problems) == {
        f"{name} has other bytes than the one that was built here" for name in ours["libraries"]
    }
