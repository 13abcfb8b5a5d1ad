"""What is packed for browsers is whole, and the same each time."""

from __future__ import annotations

import io
import json
import tarfile
from collections.abc import Iterator
from functools import cache
from gzip import GzipFile
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba", reason="nothing here compiles the kernel for browsers")

from papersea.answers.opponents import opponent_cards
from papersea.protocol.codec import encode
from papersea.texts import languages
from tests.pocket.packed import folder, manifest, run_inside
from tools.pocket.house import BROUGHT, DOOR, SOURCES, data_of, modules
from tools.pocket.imports import imports_of

LARGEST = 7_000_000
"""Bytes of all files, scripts as they are."""
SCRIPT = Path(__file__).with_name("everything.py")


@cache
def everything() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(run_inside(SCRIPT))
    return told


def test_the_packed_house_answers_everything_and_plays_by_the_library() -> None:
    told = everything()
    assert told["way"] == "library pyodide, built with the package"
    assert told["analysis"]["type"] == "analysed", told["analysis"]
    assert told["messages"] > 20


def test_it_describes_opponents_as_fluent_does() -> None:
    """Which stays at home: tools/pocket/plain_fluent.py."""
    for language in languages():
        ours = json.loads(encode(opponent_cards(language)))
        assert everything()["opponents"][language] == ours


def test_no_more_is_packed_than_is_needed() -> None:
    assert manifest()["bytes"] < LARGEST
    ours, others = modules()
    rooms = {name.split(".")[1] for name in ours if "." in name}
    assert not rooms & {"server", "terminal", "client", "arena", "envs", "training"}
    assert {each.partition(".")[0] for each in others} >= BROUGHT
    packed = {*names_in_house()}
    for path in data_of(ours):
        assert path.relative_to(SOURCES).as_posix() in packed


def test_what_is_packed_says_nothing_of_where_it_was_packed() -> None:
    place = str(SOURCES.parent).encode()
    for file in folder().glob("*.gz"):
        with GzipFile(file) as content:
            assert place not in content.read(), file.name
    for file in folder().glob("*js"):
        assert place not in file.read_bytes(), file.name


def test_every_file_is_as_large_as_the_manifest_says() -> None:
    told = manifest()
    sizes = {path.name: path.stat().st_size for path in folder().iterdir()}
    del sizes["manifest.json"]
    assert told["files"] == sizes
    assert told["bytes"] == sum(sizes.values())


def test_what_is_imported_late_comes_along_and_what_types_need_does_not() -> None:
    source = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import decimal
def later():
    from os import path
if __name__ == "__main__":
    import doctest
"""
    typing = {"typing", "typing.TYPE_CHECKING"}
    assert imports_of(source, "", is_late=True) == {*typing, "os", "os.path"}
    assert imports_of(source, "", is_late=False) == typing
    assert imports_of("from . import x", "a.b", is_late=True) == {"a", "a.b", "a.b.x"}


def test_a_house_begins_at_its_door() -> None:
    assert DOOR in modules()[0]


def names_in_house() -> Iterator[str]:
    with GzipFile(folder() / "house.tar.gz") as content:
        archive = io.BytesIO(content.read())
    with tarfile.open(fileobj=archive) as house:
        yield from house.getnames()
