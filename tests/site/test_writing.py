"""A site of files: what is written, and what is left alone."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from papersea.site import ForeignFolder, NotBuilt, Site, write_site
from papersea.site.client import POLICY, STATIC

INDEX = re.sub(
    r"\n +",
    "\n",
    """<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="about" />
    <meta property="og:title" content="papersea" />
    <meta property="og:description" content="about" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" src="/assets/index-1.js"></script>
    </head></html>""",
)


def built(folder: Path, version: str = "0a") -> Path:
    """A web client of a version, as small as can be."""
    files = {
        "index.html": INDEX.replace("index-1", f"index-{version}"),
        "service-worker.js": f"'{version}'",
        f"assets/index-{version}.js": version,
        "assets/same.js": "same",
        "pocket/manifest.json": json.dumps({"version": version}),
        f"pocket/{version}/manifest.json": "{}",
        f"pocket/{version}/house.tar.gz": version,
    }
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def in_it(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


class Head(HTMLParser):
    """What a page names, and in which order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.named: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.named.append((tag, dict(attrs)))

    def meta(self, name: str) -> str | None:
        kinds = ("name", "property", "http-equiv")
        found = (each for tag, each in self.named if tag == "meta")
        return next((e["content"] for e in found if name in (e.get(k) for k in kinds)), None)


def test_the_page_finds_everything_beside_itself_and_keeps_the_house(tmp_path: Path) -> None:
    write_site(tmp_path / "site", client=built(tmp_path / "client"))
    head = Head((tmp_path / "site" / "index.html").read_text(encoding="utf-8"))
    named = [each.get("href") or each.get("src") or "./" for _, each in head.named]
    assert all(each.startswith("./") for each in named), named
    assert head.meta("papersea-house") == "pocket"
    assert head.meta("content-security-policy") == "; ".join(POLICY)
    # The policy comes before everything that it is to hold for.
    assert [tag for tag, _ in head.named[:4]] == ["html", "head", "meta", "meta"]
    assert "http-equiv" in head.named[3][1]


def test_a_policy_forbids_what_a_server_would(tmp_path: Path) -> None:
    write_site(tmp_path / "site", client=built(tmp_path / "client"))
    headers = (tmp_path / "site" / "_headers").read_text(encoding="utf-8")
    assert "; ".join((*POLICY, "frame-ancestors 'none'")) in headers
    assert "/pocket/0a/*\n  Cache-Control: public, max-age=31536000, immutable" in headers


def test_previews_of_links_are_in_a_language_and_show_a_picture(tmp_path: Path) -> None:
    address = "https://example.org/some/path"
    client = built(tmp_path / "client")
    write_site(tmp_path / "site", client=client, language="ru", address=address)
    head = Head((tmp_path / "site" / "index.html").read_text(encoding="utf-8"))
    assert head.named[0][1]["lang"] == "ru"
    for name in ("description", "og:description"):
        assert (head.meta(name) or "").startswith("Карточная игра")
    assert head.meta("og:image") == f"{address}/icons/512.png"


def test_written_again_it_is_the_same(tmp_path: Path) -> None:
    client = built(tmp_path / "client")
    first = write_site(tmp_path / "site", client=client)
    before = in_it(tmp_path / "site")
    assert write_site(tmp_path / "site", client=client) == first
    assert in_it(tmp_path / "site") == before


def versions_in(folder: Path) -> list[str]:
    return sorted(path.parent.name for path in folder.glob("pocket/*/house.tar.gz"))


def test_pages_of_the_version_before_go_on_and_older_ones_go(tmp_path: Path) -> None:
    site, seen = tmp_path / "site", []
    for version in ("0a", "0b", "0b", "0c"):
        write_site(site, client=built(tmp_path / version, version))
        seen.append(versions_in(site))
        scripts = [path.stem.removeprefix("index-") for path in site.glob("assets/index-*.js")]
        assert sorted(scripts) == seen[-1]
        assert (site / "assets" / "same.js").is_file()
        assert version in (site / "index.html").read_text(encoding="utf-8")
    assert seen == [["0a"], ["0a", "0b"], ["0a", "0b"], ["0b", "0c"]]


def test_what_others_have_put_there_stays(tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, client=built(tmp_path / "client"))
    (site / "CNAME").write_text("example.org")
    write_site(site, client=built(tmp_path / "newer", "0b"))
    assert (site / "CNAME").read_text() == "example.org"


def test_a_folder_of_others_is_left_alone_unless_it_is_meant(tmp_path: Path) -> None:
    client, site = built(tmp_path / "client"), tmp_path / "site"
    site.mkdir()
    (site / "thesis.txt").write_text("years of work")
    with pytest.raises(ForeignFolder):
        write_site(site, client=client)
    assert in_it(site) == {"thesis.txt": b"years of work"}
    write_site(site, client=client, is_shared=True)
    assert in_it(site)["thesis.txt"] == b"years of work"
    write_site(site, client=client)  # from now on it is known


def test_a_list_that_leads_elsewhere_removes_nothing_there(tmp_path: Path) -> None:
    client, site = built(tmp_path / "client"), tmp_path / "site"
    write_site(site, client=client)
    outside = tmp_path / "outside.txt"
    outside.write_text("ours")
    told = {"files": ["../outside.txt", str(outside)], "kept": ["assets/../../outside.txt"]}
    (site / "papersea-site.json").write_text(json.dumps(told))
    write_site(site, client=client)
    assert outside.read_text() == "ours"


@pytest.mark.parametrize(("missing", "what"), [("index.html", "web"), ("pocket", "pocket")])
def test_nothing_is_written_of_half_a_client(tmp_path: Path, missing: str, what: str) -> None:
    client = built(tmp_path / "client")
    gone = client / missing
    gone.rename(tmp_path / "elsewhere")
    with pytest.raises(NotBuilt, match=what):
        write_site(tmp_path / "site", client=client)
    assert not (tmp_path / "site").exists()


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the web client is not built")
def test_the_page_that_is_built_has_what_is_changed_in_it(tmp_path: Path) -> None:
    client = built(tmp_path / "client")
    (client / "index.html").write_bytes((STATIC / "index.html").read_bytes())
    told: Site = write_site(tmp_path / "site", client=client, language="pl")
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert told.house == "0a"
    assert '="/' not in page
    head = Head(page)
    found = {name: head.meta(name) or "" for name in ("description", "og:description", "og:title")}
    assert all("ze składanego papieru" in each for each in found.values()), found
