"""Playing online from the terminal, against a real server process."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import click
import httpx
import pytest

from papersea.client import Link, TableClient, open_table, parse_link, sign_in
from papersea.game import Game
from papersea.moves import Seat
from papersea.table.commands import AddSalt, Asked, Phrase, Play, Say, SeatBot, Sit
from papersea.table.facts import (
    BotSeated,
    CameBack,
    Declined,
    Joined,
    MoveMade,
    Paused,
    RematchWanted,
    Resigned,
    Resumed,
    Said,
    SeatLeft,
    ShownFact,
    Started,
    StoodIn,
    TookBack,
    Wanted,
)
from papersea.table.settings import Bank, Clock, Days, NoClock, Settings
from papersea.terminal.ctrl_c import STOPPED
from papersea.terminal.online.client_thread import online
from papersea.terminal.online.happenings import happening
from papersea.terminal.online.identities import recall, remember
from papersea.terminal.online.join import table_named
from papersea.terminal.online.new_table import read_clock
from papersea.terminal.online.session import OnlineSession
from papersea.terminal.online.table_talk import read_phrase
from papersea.terminal.play.full.app import TableApp
from papersea.terminal.play.full.device import FullScreen
from papersea.terminal.play.full.look import DARK
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from tests.client.serving import Server
from tests.patience import PATIENT
from tests.sizes import soak
from tests.terminal.running import THROWN_AWAY, loses_ctrl_c, run, run_program, start_program
from tests.terminal.whole_screen import SMALL, AtTable, before, on_screen

ANN, BOB = Seat(0), Seat(1)

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    try:
        running.start()
        yield running
    finally:
        running.kill()


@pytest.fixture(autouse=True)
def identities(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "papersea" / "identities.json"


def typed(seed: int, count: int) -> str:
    """What an impatient person types, who stops as soon as they may."""
    return "\n".join(random.Random(seed).choices("12syn", [5, 1, 3, 2, 2], k=count)) + "\n"


@soak
def test_a_whole_game_against_a_bot_is_played_from_a_pipe(server: Server) -> None:
    result = run_program(
        "join", server.address, "--name", "Ann", "--with", "sprat", "--plain", stdin=typed(1, 1500)
    )
    assert result.stderr == ""
    assert result.returncode == 0
    assert re.search(r"Commitment to the secret: +[0-9a-f]{64}\.", " ".join(result.stdout.split()))
    assert re.search(r"wins? the (whole )?game|share the win", result.stdout)
    assert "/record" in result.stdout
    assert "Traceback" not in result.stdout


def test_whoever_leaves_keeps_the_seat_and_comes_back_to_it(
    server: Server, identities: Path
) -> None:
    first = run("join", server.address, "--name", "Ann", "--with", "gull", stdin="1\n")
    assert first.exit_code == 0
    assert "your seat stays yours" in first.output
    link = re.findall(r"join (http\S+/t/\w+) --name Ann", first.output)[-1]
    again = run("join", link, stdin="table\n")
    assert "Welcome back, Ann." in again.output
    assert "watching" not in again.output
    assert "Round 1 · to 40 · your turn" in again.output
    assert list(json.loads(identities.read_text(encoding="utf-8"))[server.address]) == ["Ann"]
    if sys.platform != "win32":
        assert identities.stat().st_mode & 0o777 == 0o600


def test_a_break_a_word_and_giving_up_are_a_word_each(server: Server) -> None:
    result = run(
        *("join", server.address, "--name", "Ann", "--with", "sprat"),
        stdin="?\nsay\nsay good luck\nsay 99\nundo\npause\n\nresign\nn\nresign\ny\nn\n",
    )
    assert result.exit_code == 0
    told = " ".join(result.output.split())
    assert "resign give up this game" in told
    assert "14 Good game!" in told
    assert "You: Good luck!" in told
    assert "You can’t say “99” here" in told
    assert "That wasn’t done." in told
    assert "The game is paused." in told
    assert "You give up." in told
    assert "The others have given up" not in told.split("You give up.")[0]
    assert "Play again? [y/n]" in told


def test_a_move_can_be_taken_back(server: Server) -> None:
    result = run(
        *("join", server.address, "--name", "Ann", "--with", "sprat"), stdin="left\nundo\n"
    )
    assert result.exit_code == 0
    if "left\n  You take" in result.output:  # else sprat began
        assert "You take your move back." in result.output


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("1", Phrase.HELLO),
        ("hello", Phrase.HELLO),
        ("GOOD LUCK!", Phrase.GOOD_LUCK),
        ("good_game", Phrase.GOOD_GAME),
        ("oo", Phrase.OOPS),
        ("good", None),
        ("!", None),
        ("0", None),
        ("15", None),
    ],
)
def test_a_phrase_is_found_by_number_name_or_beginning(text: str, phrase: Phrase | None) -> None:
    assert read_phrase(text, Words(Texts.load())) is phrase


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("none", NoClock()),
        ("5m", Bank(300)),
        ("5m+10s", Bank(300, 10)),
        ("90s+5s", Bank(90, 5)),
        ("3d", Days(3)),
    ],
)
def test_a_clock_is_a_short_text(text: str, clock: Clock) -> None:
    assert read_clock(text) == clock


@pytest.mark.parametrize("text", ["", "5", "121m", "5m+301s", "9s", "0d", "15d", "5m+1d"])
def test_what_is_no_clock_is_said_in_a_sentence(text: str) -> None:
    with pytest.raises(click.BadParameter, match="isn’t a clock"):
        read_clock(text)


def test_a_host_chooses_how_a_new_table_is_played(server: Server) -> None:
    result = run("join", server.address, "--name", "Ann", "--rated", "--public", "--with", "gull")
    code = re.findall(r"/t/(\w+)", result.output)[0]
    settings = asyncio.run(settings_of(server, code))
    assert settings == Settings(
        clock=Bank(300, 10),
        is_public=True,
        is_rated=True,
        allows_take_back=False,
        starts_when_full=True,
        stand_in=None,
    )


async def settings_of(server: Server, code: str) -> Settings:
    async with TableClient(server.address, code) as spectator:
        return spectator.table.settings


@contextmanager
def started(
    *arguments: str, stdin: int = subprocess.PIPE, before: str = ""
) -> Iterator[subprocess.Popen[str]]:
    """In a process of its own, until the block ends."""
    with start_program(
        *arguments,
        before=before,
        stdin=stdin,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={"COLUMNS": "100", "PYTHONIOENCODING": "utf-8"},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def lines_of(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout is not None
    return iter(process.stdout.readline, "")


def interrupted(process: subprocess.Popen[str]) -> str:
    """What is said after Ctrl-C."""
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=PATIENT)
    assert process.returncode == STOPPED
    return rest


@needs_signals
def test_a_lost_connection_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    own = Server(tmp_path, "--thinkers", "0")
    try:
        own.start()
        with started("join", own.address, "--name", "Ann") as process:
            lines = lines_of(process)
            link = parse_link(next(line for line in lines if "/t/" in line))
            assert any("You add" in line for line in lines)
            own.kill()
            assert "Reconnecting… Your game is safe." in next(lines)
            own.start()
            assert "You’re connected again" in next(lines)
            assert link.code is not None
            asyncio.run(sit_down(own, link.code))
            assert "Bob sits down." in next(lines)
            assert "Bob has lost the connection; their seat stays theirs." in next(lines)
            assert f"join {link} --name Ann" in interrupted(process)
    finally:
        own.kill()


@needs_signals
def test_what_happens_while_a_person_is_asked_is_told_above_the_prompt(server: Server) -> None:
    with (
        keyboard() as (_, end),
        started("join", server.address, "--name", "Ann", stdin=end) as process,
    ):
        link = parse_link(next(line for line in lines_of(process) if "/t/" in line))
        assert link.code is not None
        asyncio.run(greet(server, link.code, process))
        assert any("Bob: Hello!" in line for line in lines_of(process))
        interrupted(process)


@needs_signals
def test_ctrl_c_at_a_table_is_heard_even_if_python_loses_it(server: Server) -> None:
    with (
        keyboard() as (typing, end),
        started(
            *("join", server.address, "--name", "Ann", "--with", "sprat"),
            stdin=end,
            before=loses_ctrl_c("select"),
        ) as process,
    ):
        assert any(THROWN_AWAY in line for line in lines_of(process))
        os.write(typing, b"quit\ny\n")  # to a game that would go on
        assert "your seat stays yours" in interrupted(process)


@needs_signals
def test_ctrl_c_is_heard_while_others_are_awaited_even_if_python_loses_it(server: Server) -> None:
    waits = loses_ctrl_c("SimpleQueue.get")
    with started("join", server.address, "--name", "Ann", before=waits) as process:
        link = parse_link(next(line for line in lines_of(process) if "/t/" in line))
        assert any(THROWN_AWAY in line for line in lines_of(process))
        process.send_signal(signal.SIGINT)
        assert link.code is not None
        asyncio.run(sit_down(server, link.code))
        assert not any("Bob sits down." in line for line in lines_of(process))
        assert process.wait() == STOPPED


@needs_signals
def test_whoever_has_no_name_yet_is_asked_for_one(server: Server, identities: Path) -> None:
    question = "What should the others call you? [Guest]: "
    with keyboard() as (typing, end), started("join", server.address, stdin=end) as process:
        read_to_prompt(process, question)
        os.write(typing, b"\x04")
        assert process.wait(PATIENT) == 0
    with keyboard() as (_, end), started("join", server.address, stdin=end) as process:
        read_to_prompt(process, question)
        interrupted(process)
    assert not identities.exists()
    with keyboard() as (typing, end), started("join", server.address, stdin=end) as process:
        read_to_prompt(process, question)
        os.write(typing, b"\n")
        assert any("/t/" in line for line in lines_of(process))
        interrupted(process)
    assert list(json.loads(identities.read_text(encoding="utf-8"))[server.address]) == ["Guest"]


@contextmanager
def keyboard() -> Iterator[tuple[int, int]]:
    """Where a test types, and the other end for a program's standard input."""
    import pty

    typing, end = pty.openpty()
    try:
        yield typing, end
    finally:
        os.close(typing)
        os.close(end)


def read_to_prompt(process: subprocess.Popen[str], prompt: str = "\n> ") -> None:
    assert process.stdout is not None
    said = ""
    while not said.endswith(prompt):
        more = process.stdout.read(1)
        assert more, said
        said += more


async def greet(server: Server, code: str, ann: subprocess.Popen[str]) -> None:
    """Sit down, and speak when it is Ann's turn and she was asked what she plays."""
    token = await sign_in(server.address, "Bob")
    async with TableClient(server.address, code, token=token) as bob:
        await bob.do(Sit())
        await bob.do(AddSalt("bob"))
        while bob.view is None or bob.view.turn == bob.seat:
            if bob.view is not None and bob.view.legal:
                await bob.do(Play(bob.view.legal[-1], bob.number))
            else:
                await bob.changed()
        await asyncio.to_thread(read_to_prompt, ann)
        await bob.do(Say(Phrase.HELLO))


async def sit_down(server: Server, code: str) -> None:
    token = await sign_in(server.address, "Bob")
    async with TableClient(server.address, code, token=token) as bob:
        await bob.do(Sit())


@needs_signals
def test_whoever_finds_every_seat_taken_looks_on(server: Server) -> None:
    code = asyncio.run(full_table(server))
    with started("join", f"{server.address}/t/{code}", "--name", "Eve") as process:
        assert any("Every seat is taken. You’re watching." in line for line in lines_of(process))
        interrupted(process)


async def full_table(server: Server) -> str:
    ann = await sign_in(server.address, "Ann")
    code = await open_table(server.address, ann, Settings(players=2))
    await sit_down(server, code)
    return code


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("ftp://sea", "isn’t a table’s link or a server’s address"),
        ("http://127.0.0.1:1/x", "isn’t a table’s link or a server’s address"),
        ("http://127.0.0.1:1", "No papersea server answers at http://127.0.0.1:1"),
        ("127.0.0.1:1/t/k7m2p9qr4t6vw", "No papersea server answers at http://127.0.0.1:1"),
    ],
)
def test_what_leads_nowhere_is_said_in_a_sentence(link: str, sentence: str) -> None:
    result = run("join", link, "--name", "Ann")
    assert result.exit_code in (1, 2)
    assert sentence in result.output


def test_a_table_that_is_not_there_is_said_in_a_sentence(server: Server) -> None:
    result = run("join", f"{server.address}/t/2222222222222", "--name", "Ann")
    assert result.exit_code == 1
    assert "There’s no such table." in result.output


def test_a_table_is_found_by_the_letters_that_somebody_says(server: Server) -> None:
    """On the server that was visited last, or on one that is named."""
    code, word = asyncio.run(said_aloud(server))
    texts, wanted = Texts.load("en"), Link(server.address, code)
    assert table_named(f"{server.address}/t/{word}", texts) == wanted
    remember("http://127.0.0.1:1", "Bob", "token")
    remember(server.address, "Bob", "token")
    assert table_named(f"{word[:3].upper()}-{word[3:].upper()}", texts) == wanted
    nobody = run("join", f"{server.address}/t/bcdfgh", "--name", "Bob")
    assert nobody.exit_code == 1
    assert "There’s no such table." in nobody.output


async def said_aloud(server: Server) -> tuple[str, str]:
    """A table that waits, and its word."""
    token = await sign_in(server.address, "Ann")
    code = await open_table(server.address, token)
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENT) as http:
        headers = {"authorization": f"Bearer {token}"}
        answer = await http.post(f"/api/tables/{code}/word", headers=headers)
    return code, answer.json()["word"]


def test_letters_alone_need_a_server_that_was_visited() -> None:
    result = run("join", "BCD-FGH")
    assert result.exit_code == 2
    assert "On which server?" in result.stderr


def test_a_table_has_its_own_settings() -> None:
    result = run("join", "http://127.0.0.1:1/t/k7m2p9qr4t6vw", "--with", "orca")
    assert result.exit_code == 2
    assert "you can’t use --with with its link" in result.output
    result = run("join", "http://127.0.0.1:1", *["--with", "orca"] * 2, "--players", "2")
    assert result.exit_code == 2
    assert "You named 2 opponents" in result.output


TOLD: list[ShownFact] = [
    Joined(BOB, "b", "Bob"),
    BotSeated(BOB, "gull", "200ms"),
    SeatLeft(BOB, "Bob"),
    *(Wanted(BOB, what) for what in Asked),
    Declined(BOB),
    TookBack(BOB),
    Paused(),
    Resumed(BOB),
    Resigned(BOB),
    StoodIn(BOB),
    StoodIn(BOB, has_left=True),
    CameBack(BOB),
    *(Said(BOB, phrase) for phrase in Phrase),
    RematchWanted(BOB),
]


@pytest.mark.parametrize("fact", TOLD)
@pytest.mark.parametrize("reader", [ANN, BOB])
def test_what_people_do_is_a_sentence(fact: ShownFact, reader: Seat) -> None:
    text = happening(fact, Words(Texts.load("en"), ("Ann", "Bob"), reader))
    assert text
    assert ("Bob" in text) == (reader == ANN and not isinstance(fact, Paused))


@pytest.mark.parametrize("reader", [ANN, BOB])
def test_who_got_up_is_named_and_not_who_sits_there_by_now(reader: Seat) -> None:
    words = Words(Texts.load("en"), ("Ann", "Cat"), reader)
    assert happening(SeatLeft(BOB, "Bob"), words) == "Bob gets up."
    assert happening(SeatLeft(BOB, opponent="gull"), words) == "Gull gets up."
    assert happening(SeatLeft(BOB), words) == "B gets up."


def test_what_the_game_tells_itself_is_not_told_twice() -> None:
    words = Words(Texts.load("en"), ("Ann", "Bob"), ANN)
    assert happening(MoveMade(BOB, by_bot=False), words) is None
    assert happening(Started(), words) is None
    assert len({type(fact) for fact in TOLD}) < len(get_args(ShownFact))


@pytest.mark.parametrize("written", [b'{"version": 2, "who": []}', b"half of it"])
def test_what_a_newer_papersea_knows_of_its_people_is_kept_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: bytes
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "papersea"
    folder.mkdir()
    (folder / "identities.json").write_bytes(written)
    assert recall("http://here", None) is None
    remember("http://here", "Ann", "a token")
    remember("http://here", "Bob", "another")
    assert recall("http://here", "Ann") == "a token"
    assert (folder / "identities.unreadable").read_bytes() == written


@on_screen
async def test_a_table_online_is_played_in_the_same_way(server: Server) -> None:
    token = await sign_in(server.address, "Ann", "en")
    code = await open_table(server.address, token, Settings(players=2, starts_when_full=True))
    with online(server.address, code, token) as at_table:
        await asyncio.to_thread(at_table.start(SeatBot(Seat(1), "otter")).result)
        device = FullScreen(Words(Texts.load()), pace=0)
        session = OnlineSession(at_table, device, server.address)
        app = TableApp(device, session.run, at_table.client.table.settings.options, theme=DARK)
        async with before(app, SMALL) as pilot:
            person = AtTable(Game(seed=1), pilot, app)
            for _ in range(6):
                await person.answers("1")
            await person.opens("f6")
            await person.press(*"say 2", "enter")
            await person.until(lambda: "You: Good luck!" in person.told)
            assert "Otter sits down." in person.told
            assert "B Otter" in person.shown("#seats")
