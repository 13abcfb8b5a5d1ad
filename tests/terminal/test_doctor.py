"""`papersea doctor` says what works, and what to do about the rest."""

from __future__ import annotations

import json
import os
import socket
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import pytest

from papersea.terminal.setup import findings
from papersea.terminal.setup.findings import EXTRAS, State
from papersea.texts import Texts, languages
from tests.ports import free_port
from tests.terminal.running import run


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("PAPERSEA_DATABASE", "PAPERSEA_REDIS", "PAPERSEA_MANUAL"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def found(*arguments: str, code: int = 0) -> dict[str, dict[str, Any]]:
    result = run("doctor", "--json", *arguments)
    assert result.exit_code == code, result.output
    told = json.loads(result.output)
    assert told["well"] is (code == 0)
    return {each["name"]: each for each in told["findings"]}


def test_all_that_matters_is_looked_at_and_nothing_is_made(own_data: Path) -> None:
    names = found("--port", str(free_port()))
    assert {"version", "python", "kernel", "language", "terminal", "full-screen", "data"} <= {
        *names
    }
    assert {"page", "pocket", "manual", "port"} <= {*names}
    assert {f"extra-{extra}" for extra in EXTRAS} <= {*names}
    assert "database" not in names
    assert not (own_data / "data").exists()


def test_people_are_told_in_lines() -> None:
    result = run("doctor")
    assert result.exit_code == 0
    assert f"Python {sys.version.split()[0]}" in result.output
    assert "All is well." in result.output


@pytest.mark.parametrize("language", languages())
def test_every_language_says_it(language: str) -> None:
    result = run("doctor", "--language", language)
    assert result.exit_code == 0
    expected = Texts.load(language).text("doctor-well").split()
    assert " ".join(expected) in " ".join(result.output.split())


def test_an_extra_that_is_not_whole_is_named_with_what_to_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def without_textual(name: str) -> Distribution:
        if name == "textual":
            raise PackageNotFoundError(name)
        return distribution(name)

    monkeypatch.setattr(findings, "distribution", without_textual)
    told = found()["extra-terminal"]
    assert told["state"] == "lacking"
    assert told["text"] == "terminal (games on the whole screen) isn’t whole: textual"
    assert told["hint"].endswith('install "papersea[terminal]"')


def test_a_port_that_is_taken_is_no_illness() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        told = found("--port", str(other.getsockname()[1]))["port"]
    assert told["state"] == "lacking"
    assert told["hint"].startswith("papersea serve --port ")


def test_a_database_that_is_there_is_well_and_one_that_is_none_is_not(tmp_path: Path) -> None:
    assert found("--database", f"sqlite:///{tmp_path}/new.db")["database"]["state"] == "good"
    assert not (tmp_path / "new.db").exists()
    (tmp_path / "text.db").write_text("Dear Pebble,\n" * 100, encoding="utf-8")
    for address in (f"sqlite:///{tmp_path}/text.db", "sqlite:////nowhere/at/all.db", "mysql://x/y"):
        told = found("--database", address, code=1)["database"]
        assert told["state"] == "wrong", address
        assert told["facts"]["problem"], address


@pytest.mark.parametrize("option", ["--database", "--redis"])
def test_what_does_not_answer_is_wrong_and_its_password_is_not_told(option: str) -> None:
    scheme, name = ("postgresql", "database") if option == "--database" else ("redis", "redis")
    told = found(option, f"{scheme}://ann:secret@127.0.0.1:{free_port()}/0", code=1)[name]
    assert told["state"] == "wrong"
    assert "secret" not in json.dumps(told)
    assert "ann:…@127.0.0.1" in told["text"]


@pytest.mark.skipif(sys.platform == "win32", reason="XDG folders")
def test_a_data_folder_that_cannot_be_made_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert found(code=1)["data"]["state"] == "wrong"


def test_a_manual_may_be_an_address_or_a_folder(tmp_path: Path) -> None:
    assert found("--manual", "https://sea.example.org/manual/")["manual"]["state"] == "good"
    assert found("--manual", str(tmp_path))["manual"]["state"] == "lacking"
    (tmp_path / "index.html").touch()
    assert found("--manual", str(tmp_path))["manual"]["state"] == "good"


def test_markers_of_other_systems_are_heeded() -> None:
    required = [
        "redis[hiredis]>=7; extra == 'cluster'",
        'uvloop>=0.22; (sys_platform != "win32") and extra == "server"',
        "click>=8",
    ]
    assert list(findings._packages(required, "cluster")) == ["redis"]
    assert list(findings._packages(required, "server")) == ["uvloop"] * (os.name != "nt")
    assert State("good") is State.GOOD
