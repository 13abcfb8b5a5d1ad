"""Words to say aloud: they lead to a table that waits, and to no other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from papersea.answers.people import WORD_LENGTH, WORD_LETTERS, plain_word
from papersea.server.limits import Rates
from tests.server.generous import GENEROUS
from tests.server.guests import guests, seated, start, visitor
from tests.server.hosting import Hosted, hosted
from tests.server.reaching import reaches

pytestmark = pytest.mark.anyio


async def test_a_word_leads_to_the_table_however_it_is_typed(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await ann.open_table()
        word = await ann.http.post(f"/api/tables/{code}/word")
        told = word.json()["word"]
        assert len(told) == WORD_LENGTH
        assert set(told) <= set(WORD_LETTERS)
        for typed in (told, told.upper(), f"{told[:3]} {told[3:]}", f"{told[:3]}-{told[3:]}"):
            assert (await bob.get(f"/api/words/{typed}"))["code"] == code
        again = await ann.http.post(f"/api/tables/{code}/word")
        assert again.json()["word"] == told


async def test_a_word_is_told_to_those_who_sit_there_alone(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await ann.open_table()
        assert (await bob.http.post(f"/api/tables/{code}/word")).status_code == 400
        assert (await bob.http.post("/api/tables/nosuchtable/word")).status_code == 404
        async with visitor(server.address) as stranger:
            assert (await stranger.post(f"/api/tables/{code}/word")).status_code == 401


async def test_a_word_is_good_as_long_as_the_table_waits(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), seated(ann, bob) as lines:
        code = lines[0].latest.table.code
        word = (await ann.http.post(f"/api/tables/{code}/word")).json()["word"]
        assert (await bob.get(f"/api/words/{word}"))["code"] == code
        await start(*lines)
        assert (await bob.http.get(f"/api/words/{word}")).status_code == 404
        assert (await ann.http.post(f"/api/tables/{code}/word")).json() == {"word": None}


@pytest.mark.parametrize("word", ["bcdfgh", "bcdfg", "aeiouy", "%00", "x" * 100])
async def test_what_is_no_word_leads_nowhere(server: Hosted, word: str) -> None:
    async with visitor(server.address) as http:
        assert (await http.get(f"/api/words/{word}")).status_code == 404


@pytest.mark.usefixtures("one_minute")
@reaches("words_a_minute")
async def test_nobody_guesses_words_for_long(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, words_a_minute=2)) as server:
        async with visitor(server.address) as http:
            told = [(await http.get("/api/words/bcdfgh")).status_code for _ in range(3)]
            assert told == [404, 404, 429]


@reaches("words_of_all_a_minute")
async def test_nobody_guesses_words_from_many_addresses(tmp_path: Path) -> None:
    """What can be no word is no guess."""
    with hosted(tmp_path, limits=replace(GENEROUS, words_of_all_a_minute=8)) as server:
        # None is given back, however long the test takes.
        server.app.state.context = replace(server.context, words=Rates(2, 0))
        async with visitor(server.address) as http:
            words = ("aeiouy", "bcdfgh", "bcdfgj", "bcdfgk", "aeiouy")
            told = [(await http.get(f"/api/words/{word}")).status_code for word in words]
            assert told == [404, 404, 404, 429, 404]


def test_a_word_has_no_letter_that_looks_like_another() -> None:
    assert not set(WORD_LETTERS) & set("aeiouyl015")
    assert plain_word("Bcd-Fgh") == "bcdfgh"
    assert plain_word("bcdfgl") is None
