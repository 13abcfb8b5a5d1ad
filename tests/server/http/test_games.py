"""Finished games: their pages, their records with proofs, ratings and statistics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from operator import itemgetter
from pathlib import Path

import pytest

from papersea.fair import parse_proof
from papersea.protocol.messages import Unrated
from papersea.table.commands import Resign
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from papersea.table.table import Phase
from tests.server.guests import Guest, guests, lose, playing, until_phase
from tests.server.hosting import Hosted
from tests.server.http.test_people import code_of
from tests.server.lines import Line, play_on
from tests.terminal.running import run

pytestmark = pytest.mark.anyio

RATED = Settings(
    clock=Bank(seconds=300, increment=10), is_rated=True, allows_take_back=False, stand_in=None
)


Finished = tuple[Guest, Guest, Line]


@asynccontextmanager
async def finished(server: Hosted) -> AsyncIterator[Finished]:
    """Ann and Bob have played a whole game."""
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob) as lines,
    ):
        await play_on(*lines)
        yield ann, bob, lines[0]


@pytest.fixture(scope="module")
async def friendly(server: Hosted) -> AsyncIterator[Finished]:
    """The same one for all who only look at it."""
    async with finished(server) as game:
        yield game


async def test_a_finished_game_has_a_page_for_everybody(friendly: Finished) -> None:
    ann, bob, table = friendly
    state = table.latest.table
    assert state.outcome is not None
    page = await ann.get(f"/api/games/{state.game_id}")
    summary = page["summary"]
    assert state.code not in str(page), "whoever sees a game is not asked to its table"
    assert (summary["players"], summary["is_rated"]) == (2, False)
    assert [each["name"] for each in summary["seats"]] == ["Ann", "Bob"]
    assert [each["score"] for each in summary["seats"]] == list(state.outcome.scores)
    assert await bob.get("/api/me/games") == [summary]


async def test_the_record_of_a_game_proves_its_cards(friendly: Finished, tmp_path: Path) -> None:
    ann, _, table = friendly
    state = table.latest.table
    response = await ann.http.get(f"/api/games/{state.game_id}/record")
    assert response.headers["content-disposition"].startswith("attachment")
    file = tmp_path / "game.jsonl"
    file.write_bytes(response.content)
    result = run("verify", str(file), "--commitment", state.commitment)
    assert result.exit_code == 0, result.output
    assert state.proof is not None
    assert parse_proof(state.proof).commitment == state.commitment
    assert run("replay", str(file)).exit_code == 0


async def test_a_game_that_is_played_has_no_page_yet(server: Hosted) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob) as (first, _),
    ):
        state = first.latest.table
        assert (state.game_id, state.proof, state.outcome) == (None, None, None)
        for path in (f"/api/games/{state.code}-1", f"/api/games/{state.code}-1/record"):
            assert code_of(await ann.http.get(path)) is ErrorCode.NO_SUCH_GAME
        assert await ann.get("/api/me/games") == []
        await first.do(Resign())
        await until_phase(first, Phase.OVER)
        game = first.latest.table.game_id
        assert game is not None
        assert state.code not in game, "whoever sees a game does not find its table"
        assert await ann.get(f"/api/games/{game}")


async def test_a_rated_game_changes_both_ratings(server: Hosted) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob, settings=RATED) as lines,
    ):
        await lose(*lines)
        await lines[0].until_unrated(None, None)
        (summary,) = await ann.get("/api/me/games")
        won, lost = (each["rating"] for each in sorted(summary["seats"], key=itemgetter("rank")))
        assert lost < 0 < won
        assert [each["unrated"] for each in summary["seats"]] == [None, None]
        for somebody, seat in zip((ann, bob), summary["seats"], strict=True):
            (standing,) = (await bob.get(f"/api/people/{somebody.id}"))["standings"]
            assert standing["players"] == 2
            assert standing["rating"]["games"] == standing["statistics"]["games"] == 1
            assert standing["statistics"]["wins"] == (seat["rank"] == 1)
            assert seat["rating"] == pytest.approx(standing["rating"]["mu"] - 25, abs=1e-6)


async def test_who_gives_up_in_the_first_round_loses_and_the_other_hears_why_nobody_wins(
    server: Hosted,
) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob, settings=RATED) as (first, second),
    ):
        await first.do(Resign())
        for each in (first, second):
            await each.until_unrated(None, Unrated.SHORT)
        (summary,) = await ann.get("/api/me/games")
        lost, won = summary["seats"]
        assert (lost["rating"] < 0, lost["unrated"]) == (True, None)
        assert (won["rating"], won["unrated"]) == (None, "short")
        (standing,) = (await ann.get(f"/api/people/{bob.id}"))["standings"]
        assert (standing["rating"], standing["statistics"]["wins"]) == (None, 1)


async def test_a_friendly_game_counts_but_is_not_rated(friendly: Finished) -> None:
    ann, _, _table = friendly
    (standing,) = (await ann.get(f"/api/people/{ann.id}"))["standings"]
    assert standing["statistics"]["games"] == 1
    assert standing["statistics"]["rounds"] > 0
    assert standing["rating"] is None


async def test_whoever_downloads_their_data_gets_all_of_it(server: Hosted) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob, settings=RATED) as (table, _),
    ):
        await table.do(Resign())
        await until_phase(table, Phase.OVER)
        await table.mute(1)
        bot = await ann.post("/api/me/bots", {"name": "Robann"})
        response = await ann.http.get("/api/me/data")
        assert response.headers["content-disposition"].startswith("attachment")
        data = response.json()
        assert data["profile"]["id"] == ann.id
        assert [each["id"] for each in data["bots"]] == [bot["id"]]
        assert data["mutes"] == [bob.id]
        assert [each["code"] for each in data["tables"]] == [table.latest.table.code]
        assert [each["id"] for each in data["games"]] == [table.latest.table.game_id]
        assert data["ratings"][0]["games"] == 1
        assert data["statistics"]["2"]["games"] == 1
        assert ann.token not in response.text
