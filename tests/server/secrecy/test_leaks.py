"""Nothing that is written down or sent before a game's end tells its secret, a hidden card, a
token, a name or a table's code."""

from __future__ import annotations

import base64
import json
import logging
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from papersea.cards import CARDS
from papersea.fair import parse_proof
from papersea.moves import parse_move
from papersea.protocol.messages import VERSION, Hello, Update
from papersea.server.logs import JsonLines
from papersea.server.people.identity import token_hash
from papersea.table.commands import Phrase, Play, Say
from papersea.table.table import Phase
from tests.patience import PATIENT
from tests.ports import free_port
from tests.server.guests import guests, playing
from tests.server.lines import Line, bare_line, line, play_on
from tests.terminal.running import command_line

pytestmark = pytest.mark.anyio

NAMES = ("Wilhelmina", "Bartholomew")
CARD = re.compile(rf"\b({'|'.join(sorted({str(card) for card in CARDS}))})\b")


@dataclass
class Process:
    """``papersea serve``, and what it has written."""

    address: str
    errors: Path

    def log(self) -> str:
        return self.errors.read_text()


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[Process]:
    """Everything that it has to say is in the log when this ends."""
    port, errors = free_port(), folder / "errors.log"
    database = f"sqlite:///{folder / 'tables.db'}"
    command = command_line("serve", "--port", str(port), "--database", database, *arguments)
    with errors.open("wb") as log:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    running = Process(f"http://127.0.0.1:{port}", errors)
    try:
        until = time.monotonic() + PATIENT
        while not _is_ready(running.address):
            assert process.poll() is None, running.log()
            assert time.monotonic() < until, running.log()
            time.sleep(0.05)
        yield running
    finally:
        process.terminate()
        process.wait(PATIENT)


def _is_ready(address: str) -> bool:
    try:
        answer = httpx.get(f"{address}/health/ready", timeout=PATIENT, verify=False)
        return answer.status_code == 200
    except httpx.TransportError:
        return False


def forms(secret: bytes) -> list[str]:
    """How somebody might write it."""
    return [secret.hex(), secret.hex().upper(), base64.b64encode(secret).decode(), repr(secret)]


def before_the_end(one: Line) -> str:
    frames = [
        frame
        for frame, message in zip(one.frames, one.messages, strict=True)
        if not (isinstance(message, Update) and message.table.phase is Phase.OVER)
    ]
    return b"\n".join(frames).decode()


async def misbehave(address: str, code: str, token: str) -> None:
    """Whatever might make a server write something down."""
    for path in (f"/api/tables/{code}/nothing", f"/t/{code}", f"/api/people/{token}", f"/{token}"):
        async with httpx.AsyncClient(base_url=address, timeout=PATIENT, verify=False) as http:
            await http.get(path, headers={"authorization": f"Bearer {token}x"})
            await http.post(path, content=token)
            await http.get("/", headers={"host": f"{code}:{token}"})
    for said in ("{", token, f'{{"type":"hello","version":1,"token":"{token}x"}}'):
        async with bare_line(address, code) as rude:
            await rude.say(said)
            await rude.closed()
    async with bare_line(address, code) as hasty:
        await hasty.send(Hello(VERSION, token=token))
    async with line(address, code, token) as noisy:
        await noisy.say("x" * 10_000)
        assert await noisy.closed() == 1009


async def test_a_game_leaves_no_secrets_behind(tmp_path: Path) -> None:
    hurried = ("messages_a_second", "messages_per_address", "frames_a_second", "frames_at_once")
    limits = (f"--limit={name}=10000" for name in hurried)
    arguments = ("--log-level", "debug", "--thinkers", "0", *limits)
    with serving(tmp_path, *arguments) as server:
        async with (
            guests(server.address, *NAMES) as (first, second),
            playing(first, second) as lines,
            line(server.address, lines[0].latest.table.code) as public,
        ):
            code = lines[0].latest.table.code
            await misbehave(server.address, code, first.token)
            await lines[0].do(Say(Phrase.HELLO))
            await lines[0].refused(Play(parse_move("D"), 0))
            await play_on(*lines)
            await public.until(lambda: public.phase is Phase.OVER)
            proof = lines[0].latest.table.proof
            assert proof is not None
            secrets = forms(parse_proof(proof).secret)
            people = [first, second]
            for one in (*lines, public):
                assert not [each for each in secrets if each in before_the_end(one)]
            for each in people:
                others = "".join(before_the_end(one) for one in (*lines, public))
                assert each.token not in others
                assert token_hash(each.token) not in others
            page = await first.http.get(f"/api/tables/{code}")
            assert not CARD.search(str(page.headers))
            await first.http.delete("/api/me")
    log = server.log()
    for each in people:
        secrets += [each.token, token_hash(each.token), each.name, each.id]
    assert not [each for each in (*secrets, code) if each in log]
    entries = [json.loads(each) for each in log.splitlines() if each.startswith("{")]
    assert entries, "something was written"
    assert {each["level"] for each in entries} <= {"debug", "info"}, "nothing went wrong"
    for entry in entries:
        assert not CARD.search(entry["message"]), entry
    assert "127.0.0.1:" not in "".join(e["message"] for e in entries if "port" not in e["message"])


def test_a_failure_in_storage_is_written_down_without_what_was_to_be_stored() -> None:
    statement = "INSERT INTO people VALUES (:name)"
    failed = IntegrityError(statement, {"name": NAMES[0]}, Exception("UNIQUE constraint failed"))
    assert NAMES[0] in str(failed)
    try:
        raise RuntimeError("it went wrong") from failed
    except RuntimeError as error:
        told = (type(error), error, error.__traceback__)
    record = logging.makeLogRecord({"msg": "a request has failed", "exc_info": told})
    line = json.loads(JsonLines().format(record))
    assert "UNIQUE constraint failed" in line["error"]
    assert NAMES[0] not in line["error"]
