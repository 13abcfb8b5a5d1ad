"""A site that any host of files can serve, in any folder: the whole house for one device.

Its page keeps the house in the browser (``<meta name="papersea-house" content="pocket">``), and
writes addresses so that there is one page alone (``web/src/device/site.ts``).
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from papersea.site.client import (
    ASSETS,
    FOR_GOOD,
    INDEX,
    MANIFEST,
    POCKET,
    POLICY,
    STATIC,
    UNFRAMED,
)
from papersea.texts import FALLBACK, Texts

LIST: Final = "papersea-site.json"
"""What was written, so that the next time knows what is its own."""
HEADERS: Final = "_headers"
_ICON: Final = "icons/512.png"
_ROOTED: Final = re.compile(r'(?<=\s)(href|src)="/(?!/)')
_DESCRIPTION: Final = re.compile(
    r'(<meta\s+(?:name|property)="(?:og:)?description"\s+content=)"[^"]*"'
)
_TITLE: Final = re.compile(r'(="og:title"\s+content=)"[^"]*"')


class NotBuilt(Exception):
    """What of the client is missing: the page, or the house for browsers."""


class ForeignFolder(Exception):
    """There are files in the folder that papersea has not written."""


@dataclass(frozen=True, slots=True)
class Site:
    """What was written: how much the page and the house together are."""

    files: int
    bytes: int
    house: str
    """The version of the house."""


def write_site(
    folder: Path,
    *,
    language: str = FALLBACK,
    address: str | None = None,
    is_shared: bool = False,
    client: Path = STATIC,
) -> Site:
    """Into a new or empty folder, or one that was written so before; with ``is_shared`` into any.

    ``language`` is what previews of its links are written in; the page itself speaks the reader's.
    ``address``: where it will be, so that previews show a picture. What the last version was made
    of stays there beside the new one: pages that are open go on. Foreign files are never removed.
    """
    made = _made(client, language, address)
    before = _list_in(folder)
    if before is None and not is_shared and folder.is_dir() and any(folder.iterdir()):
        raise ForeignFolder(str(folder))
    written, kept = before or ([], [])
    lasting = {each for each in made if _is_lasting(each)}
    if {each for each in written if _is_lasting(each)} != lasting:
        kept = [each for each in written if _is_lasting(each) and each not in lasting]
    told = {"files": sorted(made), "kept": sorted(kept)}
    listed = json.dumps(told, indent=1).encode() + b"\n"
    # Whatever happens in between, everything that is there is on the list; the page comes last, so
    # that it never names what is not there yet.
    both = {"files": sorted({*made, *written}), "kept": sorted({*kept, *((before or ([], []))[1])})}
    _put(folder, LIST, json.dumps(both, indent=1).encode() + b"\n")
    for path in sorted(made, key=_place):
        _put(folder, path, made[path])
    gone = {*both["files"], *both["kept"]} - {*made, *kept}
    _remove(folder, gone)
    _put(folder, LIST, listed)
    house = json.loads(made[f"{POCKET}/{MANIFEST}"])["version"]
    return Site(len(made), sum(map(len, made.values())), house)


def _made(client: Path, language: str, address: str | None) -> dict[str, bytes]:
    if not (client / INDEX).is_file():
        raise NotBuilt("web")
    if not (client / POCKET / MANIFEST).is_file():
        raise NotBuilt(POCKET)
    made = {
        path.relative_to(client).as_posix(): path.read_bytes()
        for path in sorted(client.rglob("*"))
        if path.is_file()
    }
    page = made[INDEX].decode("utf-8")
    return {
        **made,
        INDEX: _page(page, Texts.load(language), address).encode(),
        HEADERS: _headers(json.loads(made[f"{POCKET}/{MANIFEST}"])["version"]).encode(),
        ".nojekyll": b"",  # GitHub's pages would leave out what begins with an underscore
        "README.txt": files("papersea.site").joinpath("README.txt").read_bytes(),
    }


def _page(page: str, texts: Texts, address: str | None) -> str:
    """The server's page, for a place that is not known, and without a server's headers."""
    about = html.escape(f"{texts.text('home-title')}. {texts.text('home-about')}")
    page = _ROOTED.sub(r'\1="./', page)
    page = _DESCRIPTION.sub(rf'\1"{about}"', page)
    page = _TITLE.sub(rf'\1"papersea · {html.escape(texts.text("home-title"))}"', page)
    page = page.replace('<html lang="en">', f'<html lang="{texts.language}">', 1)
    added = [
        f'<meta http-equiv="content-security-policy" content="{"; ".join(POLICY)}" />',
        '<meta name="papersea-house" content="pocket" />',
    ]
    if address is not None:
        where = html.escape(address if address.endswith("/") else f"{address}/")
        added += [
            f'<meta property="og:url" content="{where}" />',
            f'<meta property="og:image" content="{where}{_ICON}" />',
        ]
    # Right behind the encoding: a policy holds for what comes after it.
    head, encoding, rest = page.partition('<meta charset="utf-8" />')
    assert encoding, "the page names its encoding first"
    return "\n    ".join((head + encoding, *added)) + rest


def _headers(version: str) -> str:
    """For hosts that read such a file at their root, as some do; others send what they like."""
    rules = {
        "/*": [
            f"Content-Security-Policy: {'; '.join((*POLICY, UNFRAMED))}",
            "Referrer-Policy: no-referrer",
            "X-Content-Type-Options: nosniff",
        ],
        f"/{ASSETS}/*": [f"Cache-Control: {FOR_GOOD}"],
        f"/{POCKET}/{version}/*": [f"Cache-Control: {FOR_GOOD}"],
    }
    return "".join(
        "\n".join((path, *(f"  {each}" for each in lines))) + "\n" for path, lines in rules.items()
    )


def _is_lasting(path: str) -> bool:
    """What an open page may still ask for."""
    parts = PurePosixPath(path).parts
    return parts[0] == ASSETS or (parts[0] == POCKET and len(parts) > 2)


def _place(path: str) -> tuple[bool, bool, str]:
    return path == INDEX, not _is_lasting(path), path


def _list_in(folder: Path) -> tuple[list[str], list[str]] | None:
    """What was written before, and what of the time before that was kept."""
    try:
        told = json.loads((folder / LIST).read_text(encoding="utf-8"))
        return _own(told["files"]), _own(told["kept"])
    except FileNotFoundError:
        return None
    except (ValueError, KeyError, TypeError):
        return None  # not ours


def _own(paths: Iterable[str]) -> list[str]:
    """A list that somebody has changed leads to nothing outside of the folder."""
    return [
        each
        for each in paths
        if ".." not in (path := PurePosixPath(each)).parts and not path.is_absolute()
    ]


def _put(folder: Path, path: str, content: bytes) -> None:
    target = folder / path
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.is_file() and target.read_bytes() == content:
        return
    fresh = target.with_name(f"{target.name}.new")
    fresh.write_bytes(content)
    fresh.replace(target)


def _remove(folder: Path, paths: Iterable[str]) -> None:
    for path in paths:
        target = folder / path
        target.unlink(missing_ok=True)
        for parent in PurePosixPath(path).parents:
            if parent.parts:
                with suppress(OSError):  # there is more in it
                    (folder / parent).rmdir()
