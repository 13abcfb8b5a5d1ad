"""What everybody may know: opponents, phrases, versions, health."""

from __future__ import annotations

import pytest

from papersea.players.catalogue import OPPONENTS
from papersea.protocol.messages import VERSION
from papersea.table.commands import Phrase
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.texts import languages
from tests.server.guests import guest, seated, visitor
from tests.server.hosting import Hosted
from tests.server.http.test_people import code_of

pytestmark = pytest.mark.anyio


async def test_opponents_and_phrases_are_told_in_six_languages(server: Hosted) -> None:
    assert len(languages()) == 6
    seen = set()
    async with visitor(server.address) as http:
        for language in languages():
            asked = {"language": language}
            opponents = (await http.get("/api/opponents", params=asked)).json()
            assert [each["name"] for each in opponents] == [each.name for each in OPPONENTS]
            assert all(each["shown"] and each["description"] for each in opponents)
            phrases = (await http.get("/api/phrases", params=asked)).json()
            assert set(phrases) == {each.value for each in Phrase}
            seen.add((opponents[0]["description"], phrases["hello"]))
    assert len(seen) == 6


@pytest.mark.parametrize("language", ["tlh", "", "../en", "EN", "en-GB"])
@pytest.mark.parametrize("path", ["/api/opponents", "/api/phrases"])
async def test_an_unknown_language_is_refused(server: Hosted, path: str, language: str) -> None:
    async with visitor(server.address) as http:
        response = await http.get(path, params={"language": language})
        assert code_of(response) is ErrorCode.BAD_MESSAGE
        assert response.json()["facts"]["problem"].startswith("language: one of cs, en")


async def test_the_server_tells_its_protocol_and_that_it_is_well(server: Hosted) -> None:
    async with visitor(server.address) as http:
        about = (await http.get("/api/about")).json()
        assert about["protocol"] == VERSION
        assert about["languages"] == list(languages())
        for path in ("/health/live", "/health/ready"):
            assert (await http.get(path)).json() == {"status": "ok"}


async def test_metrics_count_and_name_nobody(server: Hosted) -> None:
    async with guest(server.address, "Annabella") as ann:
        code = await ann.open_table()
        for path in (f"/api/tables/{code}", f"/t/{code}", f"/api/people/{ann.id}", f"/no/{code}"):
            await ann.http.get(path)
        await ann.http.get("/api/about", params={"secret": code})
        metrics = (await ann.http.get("/metrics")).text
    assert "papersea_tables_created_total" in metrics
    assert '"/api/tables/{code}"' in metrics
    for private in (code, ann.id, ann.name, ann.token):
        assert private not in metrics


async def test_a_socket_is_counted_as_a_socket_and_not_as_a_request(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann, seated(ann, settings=Settings()):
        metrics = (await ann.http.get("/metrics")).text
    assert "papersea_sockets " in metrics
    assert "/socket" not in metrics


@pytest.mark.parametrize("host", ["[", "sea:port", "sea:99999"])
async def test_a_host_that_is_no_address_is_refused(server: Hosted, host: str) -> None:
    async with visitor(server.address) as http:
        for path in ("/", "/api/about"):
            refused = await http.get(path, headers={"host": host})
            assert refused.status_code == 400
            assert code_of(refused) is ErrorCode.BAD_MESSAGE


async def test_there_is_nothing_elsewhere(server: Hosted) -> None:
    async with visitor(server.address) as http:
        for path in ("/nowhere", "/api", "/api/tables/x/y", "/t", "/api/tables/%2e%2e/x"):
            assert code_of(await http.get(path)) is ErrorCode.NOT_FOUND
        assert code_of(await http.put("/api/tables")) is ErrorCode.METHOD_NOT_ALLOWED
        assert code_of(await http.delete("/api/about")) is ErrorCode.METHOD_NOT_ALLOWED
