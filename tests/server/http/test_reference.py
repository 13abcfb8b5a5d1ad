"""What a server says of itself: its protocol as pages, and where the manual is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
from websockets.asyncio.client import connect

from papersea.moves import DrawTwo
from papersea.protocol.codec import decode_from_client, heard_from_server
from papersea.protocol.messages import Do, Refusal
from papersea.server.reference import ASYNCAPI
from papersea.server.routes.pages import MANUAL
from papersea.table.commands import Play
from papersea.table.refused import ErrorCode
from papersea.terminal.serve.checks import is_address, read_manual
from tests.patience import PATIENT
from tests.server.guests import visitor
from tests.server.hosting import Hosted, hosted

pytestmark = pytest.mark.anyio

GUIDE = (Path(__file__).parents[3] / "docs/protocol/README.md").read_text("utf-8")
INDEX = '<!doctype html><meta charset="utf-8" /><title>papersea</title>'
FILES = {"index.html": "<h1>papersea</h1>", "look/manual.js": "'use strict'"}
OWN_CODE = re.compile(r"<script|<style|\sstyle=|\son\w+=|//")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """With a manual of its own."""
    client, manual = tmp_path_factory.mktemp("static"), tmp_path_factory.mktemp("manual")
    (client / "index.html").write_text(INDEX)
    for path, text in FILES.items():
        (manual / path).parent.mkdir(exist_ok=True)
        (manual / path).write_text(text)
    folder = tmp_path_factory.mktemp("server")
    with hosted(folder, client=client, manual_folder=manual) as running:
        yield running


async def read(server: Hosted, path: str) -> httpx.Response:
    async with visitor(server.address) as http:
        answer = await http.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 200, answer.text
    return answer


async def test_a_server_shows_every_request_and_every_message(server: Hosted) -> None:
    """In plain pages, with nothing that would have to be fetched from elsewhere or run."""
    http, socket = [await read(server, f"/api/docs/{page}") for page in ("http", "table")]
    assert (await read(server, "/api/docs")).text == http.text
    for page in (http, socket):
        policy = page.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; style-src 'self';")
        assert not OWN_CODE.search(page.text.replace("<!doctype", ""))
        ids = re.findall(r'\sid="([^"]+)"', page.text)
        assert len(ids) == len({*ids})
        assert {*re.findall(r'href="#([^"]+)"', page.text)} <= {*ids}
        for path in re.findall(r'(?:href|src)="(/api/[^"]+)"', page.text):
            await read(server, path)
    for path, methods in (await read(server, "/api/docs/openapi.json")).json()["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in http.text
    described = (await read(server, "/api/docs/asyncapi.json")).json()
    assert described == json.loads(ASYNCAPI.read_text("utf-8"))
    for message in described["components"]["messages"]:
        assert f'id="message-{message}"' in socket.text


async def test_a_server_has_the_manual_and_its_page_leads_there(server: Hosted) -> None:
    page = await read(server, "/")
    (lead,) = re.findall(r'<meta name="papersea-manual" content="([^"]+)" />', page.text)
    assert (await read(server, lead)).text == FILES["index.html"]
    script = await read(server, f"{MANUAL}/look/manual.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "script-src 'self'" in script.headers["content-security-policy"]
    async with visitor(server.address) as http:
        for path in (MANUAL, f"{MANUAL}/"):
            assert (await http.get(path)).headers["location"] == lead
        for path in ("nothing.html", "../index.html", "%2e%2e/index.html", "look"):
            answer = await http.get(f"{MANUAL}/{path}")
            assert answer.status_code == 404, path


async def test_the_page_leads_to_a_manual_elsewhere_and_else_to_none(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    elsewhere = 'https://example.org/manual/?a=1&b="2"'
    for manual in (None, elsewhere):
        with hosted(tmp_path, client=tmp_path, manual=manual) as server:
            page = await read(server, "/")
            async with visitor(server.address) as http:
                assert (await http.get(f"{MANUAL}/index.html")).status_code == 404
        if manual is None:
            assert page.text == INDEX
        else:
            told = "https://example.org/manual/?a=1&amp;b=&quot;2&quot;"
            assert f'content="{told}"' in page.text


def test_a_manual_is_an_address_or_a_folder_that_has_one(tmp_path: Path) -> None:
    context, option = click.Context(click.Command("serve")), click.Option(["--manual"])
    assert read_manual(context, option, None) is None
    assert read_manual(context, option, "https://example.org/") == "https://example.org/"
    assert is_address("http://127.0.0.1/")
    for wrong in (str(tmp_path), "javascript:alert(1)", "//example.org"):
        with pytest.raises(click.BadParameter, match="isn’t a manual"):
            read_manual(context, option, wrong)
    (tmp_path / "index.html").write_text("")
    assert read_manual(context, option, str(tmp_path)) == str(tmp_path)
    assert not is_address(str(tmp_path))


def shown(beginning: str) -> str:
    """The only block of the guide that begins so."""
    (block,) = re.findall(rf"^```\w*\n({beginning}.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
    return str(block)


@pytest.mark.skipif(not shutil.which("curl"), reason="there is no curl")
async def test_whoever_follows_the_guide_comes_to_a_seat_and_into_a_game(
    server: Hosted, tmp_path: Path
) -> None:
    """Line by line: what it says is typed, and what it says is heard is heard."""
    shell, talk = shown("SERVER="), shown("> ")
    told: dict[str, str] = {}
    for command in re.split(r"\n(?=curl)|\n(?=#)", shell.replace("\\\n", " ")):
        if command.startswith("curl"):
            answer = said(f"SERVER={server.address}\n{filled(command, told)}", tmp_path)
            told |= {name.upper(): answer[name] for name in ("token", "code") if name in answer}
    assert {*told} == {"TOKEN", "CODE"}
    address = f"ws://127.0.0.1:{server.port}/api/tables/{told['CODE']}/socket"
    async with connect(address, open_timeout=PATIENT) as line:
        for way, message in re.findall(r"^([<>]) (.*)$", talk, re.MULTILINE):
            if way == ">":
                await line.send(filled(message, told))
                continue
            expected = json.loads(message.replace(", …", ""))
            while True:  # whatever else is told at any time
                heard = json.loads(await line.recv())
                if heard["type"] == expected["type"]:
                    break
            assert expected.items() <= heard.items()


def filled(text: str, told: dict[str, str]) -> str:
    for name, value in told.items():
        text = text.replace(name, value)
    return text


def said(command: str, folder: Path) -> Any:
    done = subprocess.run(
        ["sh", "-c", command], cwd=folder, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_what_the_guide_says_of_refusals_is_the_protocol() -> None:
    """What a hurried bot hears, and sends again."""
    lines = re.findall(r"^([<>]) (.*)$", shown("< "), re.MULTILINE)
    told = [text.replace(", …", ', "facts": {}') for _, text in lines]
    too_fast, again, stale = map(str.encode, told)
    assert heard_from_server(too_fast) == Refusal(7, ErrorCode.TOO_FAST, {})
    assert heard_from_server(stale) == Refusal(8, ErrorCode.STALE, {})
    assert decode_from_client(again) == Do(8, Play(DrawTwo(), 12))
