"""What ``make release`` is made of: refusals, texts, and archives that are the same twice."""

from __future__ import annotations

import io
import json
import subprocess
import tarfile
import zipfile
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from tools.installing import Source
from tools.release.__main__ import Plan, copy_of, plan_of
from tools.release.packing import SUMS, problems_of_sums, sums_of, tarred, zipped
from tools.release.parts import container, from_wheel, notes, timeless
from tools.release.telling import Changelog, NotReady, Version, seconds_of, with_version

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final = """[project]
name = "papersea"
version = "0.1.0"

[tool.papersea]
is-on-index = false
"""
CHANGES: Final = """# Changelog

What changes.

## [Unreleased]

### Added

- A duo of crabs.

## [0.1.0] - 2026-01-02

### Added

- Everything.
"""
README: Final = 'pip install "papersea-0.1.0-py3-none-any.whl[server]"\n'
NEXT: Final = Version(0, 2, 0)


def git(clone: Path, *arguments: str) -> str:
    someone = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    done = subprocess.run(
        ["git", *someone, *arguments], cwd=clone, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """With one commit, of what a release looks at."""
    folder = tmp_path / "clone"
    (folder / "docs").mkdir(parents=True)
    files = {"pyproject.toml": PROJECT, "CHANGELOG.md": CHANGES, "README.md": README}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    git(folder, "init", "--quiet")
    commit(folder)
    return folder


def commit(clone: Path) -> None:
    git(clone, "add", "--all")
    git(clone, "commit", "--quiet", "--message", "A tie wins the bet")


@pytest.mark.parametrize("text", ["", "1.2", "v1.2.3", "1.2.3rc1", "01.2.3", "1.2.3.4", "1.2.x"])
def test_what_is_not_three_numbers_is_no_version(text: str) -> None:
    with pytest.raises(NotReady, match="no version"):
        Version.read(text)


def test_versions_are_numbers_not_letters() -> None:
    assert Version.read("0.10.0") > Version.read("0.9.12")


def test_a_clone_with_changes_is_refused(clone: Path) -> None:
    (clone / "bot.py").write_text("", encoding="utf-8")
    with pytest.raises(NotReady, match=r"(?s)in no commit.*bot\.py"):
        plan_of(clone, NEXT)


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9"])
def test_a_version_that_is_not_newer_is_refused(clone: Path, version: str) -> None:
    with pytest.raises(NotReady, match=r"not newer than 0\.1\.0"):
        plan_of(clone, Version.read(version))


def test_a_release_without_a_change_is_refused(clone: Path) -> None:
    text = CHANGES.replace("- A duo of crabs.", "")
    (clone / "CHANGELOG.md").write_text(text, encoding="utf-8")
    commit(clone)
    with pytest.raises(NotReady, match="nothing stands under"):
        plan_of(clone, NEXT)


def test_a_version_that_has_a_tag_is_refused(clone: Path) -> None:
    git(clone, "tag", "v0.2.0")
    with pytest.raises(NotReady, match=r"a tag v0\.2\.0 already"):
        plan_of(clone, NEXT)


def test_the_clone_stays_as_it_is_and_its_copy_is_the_release(clone: Path, tmp_path: Path) -> None:
    plan = plan_of(clone, NEXT)
    copy_of(clone, plan, tmp_path / "copy")
    assert not git(clone, "status", "--porcelain")
    read = {name: (tmp_path / "copy" / name).read_text("utf-8") for name in plan.changes}
    assert read == plan.changes
    assert 'version = "0.2.0"' in read["pyproject.toml"]
    assert read["README.md"] == README.replace("0.1.0", "0.2.0")
    assert (
        f"## [Unreleased]\n\n## [0.2.0] - {plan.day}\n\n### Added\n\n- A duo"
        in (read["CHANGELOG.md"])
    )
    assert read["CHANGELOG.md"].endswith(CHANGES.partition("## [0.1.0]")[2])


def test_at_its_own_commit_the_same_release_is_made_again(clone: Path, tmp_path: Path) -> None:
    before = plan_of(clone, NEXT)
    patch = tmp_path / "0.2.0.patch"
    patch.write_text(before.patch, encoding="utf-8", newline="\n")
    copy_of(clone, before, tmp_path / "before")
    git(clone, "apply", str(patch))
    commit(clone)
    git(clone, "tag", "v0.2.0")
    after = plan_of(clone, NEXT)
    assert after == Plan(NEXT, before.changelog, before.day, {}, "")
    copy_of(clone, after, tmp_path / "after")
    for each in (tmp_path / "before").rglob("*"):
        if each.is_file():
            same = tmp_path / "after" / each.relative_to(tmp_path / "before")
            assert same.read_bytes() == each.read_bytes()


def test_our_own_changelog_and_project_are_of_the_form_that_a_release_reads() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    changelog = Changelog.read(text)
    assert str(changelog) == text
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'version = "9.8.7"' in with_version(project, Version(9, 8, 7))


def test_notes_say_what_is_new_and_how_it_is_installed() -> None:
    changelog = Changelog.read(CHANGES).releasing(NEXT, date(2026, 3, 4))
    told = notes(changelog, NEXT, Source("0.2.0", is_on_index=False))
    assert "- A duo of crabs." in told
    assert "Everything" not in told
    assert 'pip install "papersea-0.2.0-py3-none-any.whl[server]"' in told


FILES: Final = {"b/page.html": b"<p>", "a.txt": b"a", "run.sh": b"#!/bin/sh\n"}


def test_archives_are_the_same_in_whatever_order_files_are_found() -> None:
    moment = seconds_of(date(2026, 3, 4))
    turned = dict(reversed(FILES.items()))
    assert zipped(FILES, "site", moment) == zipped(turned, "site", moment)
    assert tarred(FILES, "site", moment) == tarred(turned, "site", moment)
    with zipfile.ZipFile(io.BytesIO(zipped(FILES, "site", moment))) as archive:
        assert archive.namelist() == ["site/a.txt", "site/b/page.html", "site/run.sh"]
        assert archive.read("site/b/page.html") == b"<p>"
        assert {each.date_time for each in archive.infolist()} == {(2026, 3, 4, 0, 0, 0)}
    with tarfile.open(fileobj=io.BytesIO(tarred(FILES, "site", moment))) as archive:
        modes = {each.name: each.mode for each in archive}
    assert modes == {"site/a.txt": 0o644, "site/b/page.html": 0o644, "site/run.sh": 0o755}


def test_a_file_that_is_not_as_its_checksum_says_is_named(tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        (tmp_path / name).write_bytes(name.encode())
    (tmp_path / SUMS).write_text(sums_of(tmp_path), encoding="utf-8")
    assert problems_of_sums(tmp_path) == []
    (tmp_path / "a").write_bytes(b"b")
    (tmp_path / "b").unlink()
    (tmp_path / "d").touch()
    assert problems_of_sums(tmp_path) == [
        "b is missing",
        "d is not listed",
        "a is another file than the one that is listed",
    ]


def test_the_image_takes_the_wheel_and_builds_nothing(tmp_path: Path) -> None:
    wheel = tmp_path / "papersea-0.2.0-py3-none-any.whl"
    wheel.write_bytes(b"wheel")
    made = container(ROOT, wheel)
    assert made[wheel.name] == b"wheel"
    lines = made["deploy/Dockerfile"].decode().splitlines()
    assert sum(line.startswith("FROM ") for line in lines) == 1
    copied = [line.split()[1] for line in lines if line.startswith("COPY ")]
    assert copied == ["requirements/serve.txt", "papersea-*.whl"]
    whole = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8").splitlines()
    last = len(whole) - whole[::-1].index("FROM ${BASE}")
    assert len(lines) - lines.index("FROM ${BASE}") - 1 == len(whole) - last
    with pytest.raises(AssertionError, match="one stage"):
        from_wheel("FROM scratch\n")


def test_a_bill_says_nothing_of_when_it_was_made() -> None:
    bill = {"serialNumber": "urn:uuid:1", "metadata": {"timestamp": "now", "component": 1}, "a": 2}
    assert json.loads(timeless(bill)) == {"metadata": {"component": 1}, "a": 2}
