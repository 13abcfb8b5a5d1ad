"""Nobody can be taken for the house, or for somebody else at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from papersea.players.catalogue import OPPONENTS
from papersea.players.company import proper_name
from papersea.server.people.names import check_new_name, looks_alike
from papersea.server.storage.values import StoredPerson
from papersea.table.commands import Sit
from papersea.table.refused import ErrorCode, Refused
from tests.server.guests import guests
from tests.server.hosting import hosted
from tests.server.http.test_people import code_of
from tests.server.lines import line

HOUSE = (
    *("admin", "Admin", "ADMIN", "Admin 2", "adm1n", "Ádmín", "a d m i n", "𝓐𝓭𝓶𝓲𝓷", "The Admin"),
    *("papersea", "Papersea", "PAPERSEA", "System", "Server", "Moderator", "0perator"),
    *("Správca", "správce", "Administrátor", "Obsługa", "АДМИН", "Модератор", "Administrador"),
    *("orca", "0rca", "Orca 2", "Guli"),
)
MIXED = ("Аda", "рареrsea", "mоdеrаtоr", "Рaul", "Annа")
FREE = (
    *("Ada", "Ада", "Олег", "DJ Олег", "Ján", "Jiří", "Łukasz", "Αθηνά", "日本トム", "Tomトム"),
    *("Orca fan", "Moda", "Adminka", "Modesto", "007", "🐙", "Ölaf", "أحمد", "דוד", "O'Neil"),
)


@pytest.mark.parametrize("name", [*HOUSE, *map(proper_name, OPPONENTS)])
def test_names_of_the_house_are_not_given(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_new_name(name)
    assert refused.value.code is ErrorCode.RESERVED_NAME


@pytest.mark.parametrize("name", MIXED)
def test_a_word_has_no_letters_of_two_alphabets_that_look_alike(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_new_name(name)
    assert refused.value.code is ErrorCode.MIXED_NAME


@pytest.mark.parametrize("name", FREE)
def test_people_of_all_alphabets_have_their_names(name: str) -> None:
    assert check_new_name(name) == name


def test_what_looks_alike() -> None:
    for one, other in (("Ivan", "lvan"), ("Anna", "Аnnа"), ("Mom", "Morn"), ("BOB", "bob")):
        assert looks_alike(one, other), (one, other)
    for one, other in (("Ann", "Anna"), ("Bob", "Rob"), ("", ""), ("Zoe", "Zoë")):
        assert not looks_alike(one, other), (one, other)


@pytest.mark.anyio
async def test_two_at_a_table_have_names_that_differ(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        async with guests(server.address, "Ivan", "lvan") as (ivan, other):
            code = await ivan.open_table()
            async with line(server.address, code, other.token) as here:
                assert await here.refused(Sit()) is ErrorCode.NAME_AT_TABLE
                assert (await other.http.patch("/api/me", json={"name": "Lev"})).is_success
                await here.do(Sit())


@pytest.mark.anyio
async def test_whoever_had_a_name_before_keeps_it(tmp_path: Path) -> None:
    from papersea.answers.people import new_code
    from papersea.server.people.identity import new_token, token_hash

    with hosted(tmp_path) as server:
        now = server.context.house.clock()
        old, token = StoredPerson(new_code(), "Admin", "en", now, now), new_token()
        server.run(server.context.store.create_person(old, token_hash(token)))
        async with guests(server.address, "Ann") as (ann,):
            headers = {"authorization": f"Bearer {token}"}
            kept = await ann.http.patch("/api/me", json={"name": "Admin"}, headers=headers)
            assert (kept.status_code, kept.json()["name"]) == (200, "Admin")
            for path, name in (("/api/people", "Admin"), ("/api/me/bots", "papersea")):
                answer = await ann.http.post(path, json={"name": name})
                assert (answer.status_code, code_of(answer)) == (400, ErrorCode.RESERVED_NAME)
            changed = await ann.http.patch("/api/me", json={"name": "Orca"})
            assert code_of(changed) is ErrorCode.RESERVED_NAME
