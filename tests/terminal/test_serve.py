"""What ``papersea serve``, ``work`` and ``backup`` refuse, in a sentence each."""

from __future__ import annotations

import importlib.util
import sys
import threading
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import click
import pytest

from papersea.extras import install_command
from papersea.terminal.serve.checks import alone_with_database
from papersea.terminal.serve.running import show_in_browser
from tests.client.serving import Server
from tests.ports import free_port
from tests.server.services import wait_until
from tests.sizes import soak
from tests.terminal.running import run

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="kills and links as POSIX does")


needs_no_screen = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="has a screen of its own"
)


def serving(folder: Path, screen: str) -> Server:
    """Started where there is such a screen; its browser writes down what it is shown."""
    browser, shown = folder / "browser", folder / "shown"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{shown}.new"; mv "{shown}.new" "{shown}"\n')
    browser.chmod(0o755)
    server = Server(folder, *(["--open"] if sys.platform == "linux" else []), "--thinkers", "0")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BROWSER", str(browser))
        patch.setenv("DISPLAY", screen)
        patch.delenv("WAYLAND_DISPLAY", raising=False)
        server.launch()
    return server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = serving(tmp_path, ":0")
    try:
        server.wait()
        yield server
    finally:
        server.kill()


@needs_no_screen
@soak  # Without a screen nothing is opened: test_without_a_screen_no_browser_is_looked_for
def test_no_browser_shows_the_tables_where_there_is_no_screen(tmp_path: Path) -> None:
    server = serving(tmp_path, "")
    try:
        server.wait()
    finally:
        server.kill()
    assert not (tmp_path / "shown").exists()


@needs_no_screen
def test_a_browser_shows_a_server_which_is_alone_with_its_file_until_it_is_killed(
    server: Server, tmp_path: Path
) -> None:
    wait_until((tmp_path / "shown").exists)
    assert (tmp_path / "shown").read_text() == server.address
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    second = run("serve", "--port", "0", "--database", database)
    assert second.exit_code == 1
    assert "tables.db is in use by another papersea" in second.stderr
    copied = run("backup", str(tmp_path / "copy.db"), "--database", database)
    assert copied.exit_code == 0
    server.kill()
    with alone_with_database(database):
        pass


def test_figures_have_a_port_of_their_own_and_are_not_shown_to_all(tmp_path: Path) -> None:
    port = free_port()
    (tmp_path / "index.html").write_text("the manual")
    manual = ("--manual", str(tmp_path))
    server = Server(tmp_path, "--metrics-port", str(port), "--thinkers", "0", *manual)
    server.start()
    try:
        with urlopen(f"http://127.0.0.1:{port}/metrics") as figures:
            assert b'papersea_turned_away_total{limit="frames_a_second"} 0.0' in figures.read()
        with pytest.raises(HTTPError) as refused:
            urlopen(f"{server.address}/metrics")
        assert refused.value.code == 404
        refused.value.close()
        with urlopen(f"{server.address}/manual/index.html") as page:
            assert page.read() == b"the manual"
    finally:
        server.kill()


@needs_posix
def test_a_lock_is_found_by_any_way_to_the_file(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to("tables.db")
    with (
        alone_with_database(f"sqlite:///{tmp_path / 'tables.db'}"),
        pytest.raises(click.ClickException, match="in use"),
        alone_with_database(f"sqlite:///{tmp_path / 'other.db'}"),
    ):
        pass


@needs_no_screen
def test_without_a_screen_no_browser_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    before = threading.enumerate()
    monkeypatch.setattr("papersea.terminal.serve.running._open", pytest.fail)
    show_in_browser("http://127.0.0.1:1")
    assert threading.enumerate() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["serve", "--redis", "foo"], "expected redis://HOST:PORT/0"),
        (["serve", "--host", "nosuch.invalid"], "“nosuch.invalid” isn’t an address or name"),
        (["serve", "--origin", "notanorigin"], "“notanorigin” isn’t an origin"),
        (["serve", "--origin", "https://a.example/"], "“https://a.example/” isn’t an origin"),
        (["serve", "--manual", "nosuch"], "“nosuch” isn’t a manual"),
        (["serve", "--limit", "manners=1"], "expected NAME=NUMBER"),
        (["serve", "--limit", "messages_waiting=0"], "has to be at least 1"),
        (
            ["serve", "--database", "sqlite:////nonexistent/papersea/a.db"],
            "there’s no such folder",
        ),
        (["work", "--redis", "foo"], "expected redis://HOST:PORT/0"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = run(*arguments)
    assert result.exit_code in (1, 2)
    assert sentence in result.output


@pytest.mark.parametrize(
    ("option", "address", "missing"),
    [
        ("--database", "postgresql://papersea@127.0.0.1:1/papersea", "asyncpg"),
        ("--database", "postgresql://papersea@127.0.0.1:1/papersea", "greenlet"),
        ("--redis", "redis://127.0.0.1:1/0", "redis"),
    ],
)
def test_what_a_cluster_needs_is_named(
    option: str, address: str, missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec

    def found(name: str) -> ModuleSpec | None:
        return None if name == missing else find(name)

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("papersea.terminal.serve.running.find_spec", found)
    result = run("serve", option, address)
    assert result.exit_code == 1
    install = install_command("server", "cluster")
    assert f"{missing} isn’t installed: {install}" in result.output


@pytest.mark.skipif(sys.platform == "win32", reason="has no such variable")
@pytest.mark.parametrize(
    "arguments", [["serve"], ["backup", "copy.db"], ["join", "http://127.0.0.1:1", "--name", "Ann"]]
)
def test_a_data_directory_that_cannot_be_is_said_in_a_sentence(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    result = run(*arguments)
    assert result.exit_code == 1
    assert "can’t be used: Not a directory" in result.output


def test_a_backup_into_no_folder_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    result = run("backup", str(tmp_path / "none" / "copy.db"), "--database", database)
    assert result.exit_code == 1
    assert "there’s no such folder" in result.output
