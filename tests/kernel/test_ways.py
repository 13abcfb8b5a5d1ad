"""Which way the kernel runs: a library only where it fits, and else it is said why not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from papersea.rules import ways
from papersea.rules.ways import LIBRARY, choose, digest_of, library_name, platform_name


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
    source.write_text("after")
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
