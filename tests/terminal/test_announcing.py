"""A host says that the house restarts, and reads what people report: `papersea admin`."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from papersea.protocol.messages import Announcement
from papersea.server.storage import Store
from papersea.server.storage.values import Report, ReportReason, StoredAnnouncement, StoredPerson
from papersea.terminal.admin.telling import read_moment
from papersea.terminal.main import cli
from papersea.terminal.online.announced import announced
from papersea.terminal.screen.words import Words
from papersea.texts import Texts, languages

ZONE = timezone(timedelta(hours=2))
NOON = datetime(2027, 1, 31, 12, 0, tzinfo=ZONE)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Of a house in which Ada has reported Ben."""
    address = f"sqlite:///{tmp_path / 'house.db'}"

    async def make() -> None:
        store = await Store.open(address)
        for id, name in (("ada-id", "Ada"), ("ben-id", "Ben")):
            await store.create_person(StoredPerson(id, name, "en", 1.0, 1.0), id)
        report = Report("one", 5.0, "KELP", "ada-id", "ben-id", ReportReason.NAME, "an insult")
        await store.report(report)
        await store.close()

    asyncio.run(make())
    return address


def admin(database: str, *words: str) -> Result:
    return CliRunner().invoke(cli, ["admin", *words, "--database", database])


def done(database: str, *words: str) -> Any:
    result = admin(database, *words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


def told(database: str, now: float = 0.0) -> StoredAnnouncement | None:
    async def read() -> StoredAnnouncement | None:
        store = await Store.open(database)
        try:
            return await store.announced(now)
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_restart_is_announced_and_cleared(database: str) -> None:
    done(database, "announce", "--in", "10m")
    said = told(database)
    assert said is not None
    assert said.at is not None
    assert (said.text, said.until) == ("", None)
    done(database, "announce", "--clear")
    assert told(database) is None
    assert [each["what"] for each in done(database, "audit")] == ["announce", "announce nothing"]


def test_a_host_has_words_of_their_own_for_each_language(database: str) -> None:
    done(database, "announce", "Moving", "--text", "sk=Sťahovanie", "--at", "2100-01-31T18:00Z")
    said = told(database)
    assert said is not None
    assert (said.text, json.loads(said.texts)) == ("Moving", {"sk": "Sťahovanie"})
    assert said.at == datetime.fromisoformat("2100-01-31T18:00Z").timestamp()


@pytest.mark.parametrize(
    "words",
    [
        ("--at", "quarter past"),
        ("--in", "10 fortnights"),
        ("--at", "18:00", "--in", "10m"),
        ("--in", "10m", "--until", "2001-01-01T00:00"),
        ("--at", "2001-01-01T00:00"),
        ("--text", "xx=what"),
        ("--clear", "--in", "10m"),
        ("x" * 301,),
    ],
)
def test_what_makes_no_sense_is_not_announced(database: str, words: tuple[str, ...]) -> None:
    assert admin(database, "announce", *words).exit_code == 2
    assert told(database) is None


def test_a_time_of_the_day_is_the_next_one() -> None:
    assert read_moment("18:00", NOON) == NOON.replace(hour=18).timestamp()
    assert read_moment("11:00", NOON) == (NOON + timedelta(hours=23)).timestamp()
    assert read_moment("2027-02-01T08:00", NOON) == (NOON + timedelta(hours=20)).timestamp()


def test_reports_are_read_and_closed(database: str) -> None:
    listed = admin(database, "reports").output
    for word in ("one", "KELP", "Ada", "Ben (ben-id)", "name", "an insult"):
        assert word in listed
    done(database, "reports", "--close", "one", "--note", "renamed")
    assert done(database, "reports") == []
    (closed,) = done(database, "reports", "--all")
    assert (closed["id"], closed["closed_with"]) == ("one", "renamed")
    (act,) = done(database, "audit")
    assert (act["what"], act["about"], act["reason"]) == ("close report", "one", "renamed")
    assert admin(database, "reports", "--close", "one").exit_code != 0
    assert admin(database, "reports", "--note", "alone").exit_code == 2


@pytest.mark.parametrize("language", languages())
def test_whoever_plays_in_a_terminal_reads_when_in_their_language(language: str) -> None:
    words = Words(Texts.load(language))
    at = NOON.replace(hour=18, minute=5).timestamp()
    text = announced(Announcement("one", at, at + 1800), words, NOON)
    assert "18:05" in text
    assert "18:35" in text
    assert words.text("house-safe") in text
    assert "2027-02-01" in announced(Announcement("one", at + 86_400), words, NOON)
    own = Announcement("one", at, None, "Moving", {language: "In another \x1b[31mlanguage"})
    assert announced(own, words, NOON).startswith("In another")
    assert "\x1b" not in announced(own, words, NOON)
