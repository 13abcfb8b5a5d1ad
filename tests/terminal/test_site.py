"""``papersea site``: what it says, and to whom it says no."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from papersea.site import write_site
from papersea.terminal.serve import site
from papersea.terminal.serve.site import command
from tests.site.test_writing import built


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = built(tmp_path / "client")
    monkeypatch.setattr(site, "write_site", partial(write_site, client=folder))
    return folder


def test_it_says_where_the_site_is_and_how_large(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    done = CliRunner().invoke(command, [str(folder), "--address", "https://example.org/x/"])
    assert done.exit_code == 0, done.output
    assert "files" in done.output
    assert "MB" in done.output
    assert (folder / "README.txt").is_file()
    assert "https://example.org/x/icons/512.png" in (folder / "index.html").read_text("utf-8")


def test_what_keeps_it_from_writing_is_one_sentence(client: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "letter.txt").write_text("dear")
    refused = CliRunner().invoke(command, [str(taken)])
    assert refused.exit_code == 1
    assert "--add" in refused.output
    assert CliRunner().invoke(command, [str(taken), "--add"]).exit_code == 0
    (client / "pocket" / "manifest.json").unlink()
    unbuilt = CliRunner().invoke(command, [str(tmp_path / "site")])
    assert unbuilt.exit_code == 1
    assert "make pocket" in unbuilt.output
    (client / "index.html").unlink()
    assert "make pocket" in CliRunner().invoke(command, [str(tmp_path / "site")]).output


@pytest.mark.parametrize(
    "address", ["example.org", "ftp://example.org/", "https://a/?b", "https://[/"]
)
def test_an_address_is_one(address: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(command, [str(tmp_path / "site"), "--address", address])
    assert done.exit_code == 2
    assert "https://HOST/PATH/" in done.output
