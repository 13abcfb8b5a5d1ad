"""What is shown of a link before it is opened: title, text and picture, in the link's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from papersea.server.routes.previews import KINDS, PICTURE
from papersea.texts import languages, plain_text
from tests.server.guests import guest, visitor
from tests.server.hosting import Hosted, hosted

pytestmark = pytest.mark.anyio

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="Old."
    />
    <meta property="og:title" content="Old" />
    <title>papersea</title>
  </head>
  <body></body>
</html>
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    client: Path = tmp_path_factory.mktemp("static")
    (client / "index.html").write_text(PAGE)
    with hosted(tmp_path_factory.mktemp("server"), client=client) as running:
        yield running


def told(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)" />', page))


@pytest.mark.parametrize("language", languages())
async def test_a_tables_link_is_shown_in_its_language(server: Hosted, language: str) -> None:
    async with guest(server.address, "Ann") as ann:
        code = await ann.open_table()
        page = (await ann.http.get(f"/t/{code}", params={"lang": language})).text
        found = told(page)
        assert found["og:title"] == plain_text(language, "preview-table")
        assert found["og:description"] == plain_text(language, "preview-table-about")
        assert found["description"] == found["og:description"]
        assert found["og:image"] == f"{server.address}/{PICTURE}"
        assert f'<html lang="{language}">' in page
        assert "Old" not in page
        assert "Ann" not in page


async def test_whatever_else_is_asked_for_is_english(server: Hosted) -> None:
    async with visitor(server.address) as http:
        for wrong in ("", "?lang=xx", '?lang="><script>', "?lang=%00"):
            found = told((await http.get(f"/{wrong}")).text)
            assert found["og:description"] == plain_text("en", "preview-about")


async def test_a_host_that_is_none_gets_no_picture(server: Hosted) -> None:
    async with visitor(server.address) as http:
        page = (await http.get("/", headers={"host": 'x"><script>'})).text
        assert "<script>" not in page
        assert "og:image" not in page


async def test_behind_https_the_picture_is_there_too(tmp_path: Path) -> None:
    client = tmp_path / "static"
    client.mkdir()
    (client / "index.html").write_text(PAGE)
    with hosted(tmp_path, client=client, is_secure=True) as server:
        async with visitor(server.address) as http:
            found = told((await http.get("/rules", headers={"host": "sea.example.org"})).text)
            assert found["og:image"] == f"https://sea.example.org/{PICTURE}"


def test_every_kind_of_link_has_its_texts() -> None:
    for language in languages():
        for kind in KINDS.values():
            assert plain_text(language, f"preview-{kind}")
            assert plain_text(language, f"preview-{kind}-about")
