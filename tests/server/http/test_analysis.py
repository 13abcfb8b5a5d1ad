"""A game looked at again: its analysis line by line, other tries, and playing on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from papersea.analysis.questions import questions
from papersea.analysis.values import Decision
from papersea.analysis.weighing import DEFAULT_BUDGET, budget_for
from papersea.answers.advising import other_choice
from papersea.answers.reviews import Analysed, AnalysisNews, UnderWay
from papersea.answers.tables import TakeUp
from papersea.game import Game
from papersea.moves import Seat
from papersea.record import Record, parse_record
from papersea.record.jsonline import format_line
from papersea.table.commands import Resign
from papersea.table.facts import Origin
from papersea.table.refused import ErrorCode
from papersea.table.table import Phase
from tests.record.games import DECK, OVER
from tests.server.guests import Guest, guest, until_phase, visitor
from tests.server.hosting import Hosted, hosted
from tests.server.http.test_games import finished
from tests.server.http.test_odds import SEVEN
from tests.server.http.test_odds import asked as odds_of
from tests.server.http.test_people import code_of
from tests.server.lines import Line, line

pytestmark = pytest.mark.anyio

FEW_MOVES = f"""\
papersea 1 classic 2 players, A first
names "Ann" "Bob"
deck {DECK}
A: D Fk-L .
B: D Ao-R .
A: L ."""
"""Six choices, two of them without an alternative."""


async def asked(server: Hosted, path: str, **body: Any) -> httpx.Response:
    async with visitor(server.address) as http:
        return await http.post(f"/api/analysis{path}", json=body)


async def analysed(server: Hosted, **source: Any) -> list[AnalysisNews]:
    response = await asked(server, "", **source)
    assert response.status_code == 200, response.text
    lines = response.content.splitlines()
    return [msgspec.json.decode(line, type=AnalysisNews) for line in lines]


async def test_an_analysis_tells_how_far_it_is_and_then_everything(server: Hosted) -> None:
    *before, last = await analysed(server, record=FEW_MOVES)
    assert all(isinstance(each, UnderWay) for each in before)
    assert before
    assert isinstance(last, Analysed)
    analysis = last.analysis
    assert (analysis.players, analysis.moves, analysis.is_finished) == (2, 8, False)
    assert [each.number for each in analysis.decisions] == [1, 2, 4, 5, 7]
    assert analysis.names == (), "names are told with the steps"
    line = format_line(parse_record(FEW_MOVES.replace("Ann", "Anna")))
    assert await analysed(server, record=line) == [last], "what is known is told at once"


async def test_one_seat_can_be_asked_about(server: Hosted) -> None:
    news = (await analysed(server, record=FEW_MOVES, seat=1))[-1]
    assert isinstance(news, Analysed)
    assert {each.seat for each in news.analysis.decisions} == {1}
    response = await asked(server, "", record=FEW_MOVES, seat=2)
    assert code_of(response) is ErrorCode.NO_SUCH_SEAT


async def test_a_finished_game_is_analysed_by_its_link(server: Hosted) -> None:
    async with finished(server) as (ann, _, table):
        game = table.latest.table.game_id
        (record,) = (await ann.http.get(f"/api/games/{game}/record")).text.splitlines()[1:]
        steps = (await asked(server, "/steps", game=game, eyes=1)).json()
        replay = await ann.get(f"/api/games/{game}/replay?eyes=1")
        assert steps["steps"] == replay["steps"]
        assert steps == (await asked(server, "/steps", record=record, eyes=1)).json()
    for path, more in (("", {}), ("/steps", {}), ("/choice", {"number": 1, "move": "D"})):
        response = await asked(server, path, game="no-such-game", **more)
        assert code_of(response) is ErrorCode.NO_SUCH_GAME


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        ("", "expected a header"),
        ("{", "not JSON"),
        ('{"a":' * 10_000, "not JSON"),
        (FEW_MOVES.replace("A: L .", "A: STOP"), "round 1, move 7 by A"),
        (f"{FEW_MOVES}\n{FEW_MOVES}", "line 7: expected a header"),
        (f'{{"papersea-records":1}}\n{format_line(parse_record(OVER))}\n{{}}', "line 2"),
        ('{"papersea-records":1}\n\n\n{"options":1}', "line 4"),
    ],
)
async def test_what_is_no_game_by_the_rules_is_refused_with_the_place(
    server: Hosted, record: str, problem: str
) -> None:
    for path, more in (("", {}), ("/steps", {}), ("/choice", {"number": 1, "move": "D"})):
        response = await asked(server, path, record=record, **more)
        assert code_of(response) is ErrorCode.BAD_RECORD
        assert problem in response.json()["facts"]["problem"]


async def test_a_line_that_was_cut_off_is_read_as_far_as_it_goes(server: Hosted) -> None:
    line = format_line(parse_record(FEW_MOVES))
    whole = (await asked(server, "/steps", record=line)).json()
    for text in (line[:-8], f'{{"papersea-records":1}}\n\n{line[:-8]}'):
        response = await asked(server, "/steps", record=text)
        assert response.status_code == 200, response.text
        steps = response.json()["steps"]
        assert 1 < len(steps) < len(whole["steps"])
        assert steps == whole["steps"][: len(steps)]


async def test_a_thinking_process_says_the_same(tmp_path: Path, server: Hosted) -> None:
    """Nothing that is brought is played back where tables are served: also not what is refused."""
    endless = FEW_MOVES + "\nB: L .\nA: L ." * 300
    with hosted(tmp_path, thinkers=1) as thinking:
        for path, body in (
            ("", {"record": FEW_MOVES, "seat": 1}),
            ("/steps", {"record": FEW_MOVES, "eyes": 1}),
            ("/steps", {"record": endless}),
            ("/choice", {"record": FEW_MOVES, "number": 2, "move": "Fk-R"}),
            ("/choice", {"record": FEW_MOVES, "number": 7, "move": "STOP"}),
        ):
            thought, said = [await asked(each, path, **body) for each in (thinking, server)]
            assert thought.content.splitlines()[-1] == said.content.splitlines()[-1]
            assert (thought.status_code == 413) == (body["record"] is endless)
        bet = {"cards": SEVEN, "others": [7]}
        assert await odds_of(thinking, **bet) == await odds_of(server, **bet)
        async with (
            guest(thinking.address, "Ann") as ann,
            taken_up(ann, record=FEW_MOVES, moves=4, seat=1) as one,
        ):
            assert one.latest.game is not None


async def test_another_try_is_weighed_as_the_game_was(server: Hosted) -> None:
    """By what the seat knew: what comes later, and whose cards lie where, changes nothing."""
    news = (await analysed(server, record=FEW_MOVES))[-1]
    assert isinstance(news, Analysed)
    for number in (2, 4):
        known = news.analysis.decision(number)
        for other in known.alternatives[:2]:
            choice = {"number": number, "move": other.move}
            response = await asked(server, "/choice", record=FEW_MOVES, **choice)
            tried = msgspec.json.decode(response.content, type=Decision)
            assert (tried.played, tried.number) == (other.move, number)
            assert tried.turn == known.turn
            chances = {each.move: each.chance for each in tried.alternatives}
            assert chances == {each.move: each.chance for each in known.alternatives}
            assert tried.reasons
            assert not any(each.is_hindsight for each in tried.reasons)


def test_a_try_is_looked_at_as_closely_as_its_seat_in_a_long_game() -> None:
    """A game of many choices is weighed with less for each: else a try would have other numbers."""
    game = Game(seed=1)
    while game.round < 12:  # nobody ever closes a round
        game.play(game.legal_moves()[0])
    record = Record.of(game)
    own = questions(record, [Seat(1)])
    question, budget = other_choice(record, own[5].number, own[5].view.legal[-1])
    assert budget == budget_for(len(own)) != DEFAULT_BUDGET
    assert (question.number, question.turn) == (own[5].number, own[5].turn)


async def test_a_try_that_the_rules_forbid_says_why(server: Hosted) -> None:
    response = await asked(server, "/choice", record=FEW_MOVES, number=7, move="STOP")
    assert code_of(response) is ErrorCode.ILLEGAL_MOVE
    assert response.json()["facts"]["clause"]
    for number in (3, 90):
        response = await asked(server, "/choice", record=FEW_MOVES, number=number, move="D")
        assert code_of(response) is ErrorCode.BAD_MESSAGE


@asynccontextmanager
async def taken_up(ann: Guest, **wanted: Any) -> AsyncIterator[Line]:
    link = await ann.post("/api/tables/taken-up", TakeUp(**wanted))
    async with line(ann.address, link["code"], ann.token) as one:
        yield one


async def test_somebody_plays_on_from_the_middle_of_a_game(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        wanted = {"record": FEW_MOVES, "moves": 4, "seat": 1, "opponents": ("expert",)}
        async with taken_up(ann, **wanted) as one:
            table, game = one.latest.table, one.latest.game
            assert (table.phase, table.origin) == (Phase.PLAYING, Origin(4))
            assert [each.opponent for each in table.seats] == ["orca", None]
            assert table.allows_advice
            assert not table.settings.is_public
            assert game is not None
            assert game.seat == game.turn == 1
            assert sorted(map(str, game.legal)) == ["Ao-L", "Ao-R", "Sg-L", "Sg-R"]
            assert DECK.encode() not in b"".join(one.frames)
            await one.do(Resign())
            await until_phase(one, Phase.OVER)
            (summary,) = await ann.get("/api/me/games")
            record = (await ann.http.get(f"/api/games/{summary['id']}/record")).text
            assert '"fair"' not in record
            assert (await ann.get(f"/api/people/{ann.id}"))["standings"] == [], "it does not count"


async def test_a_game_that_was_taken_up_goes_on_after_the_server_was_stopped(
    tmp_path: Path,
) -> None:
    with hosted(tmp_path) as first:
        async with (
            guest(first.address, "Ann") as ann,
            taken_up(ann, record=FEW_MOVES, moves=4, seat=1) as one,
        ):
            await one.play("Ao-R")
            code, token, game = one.latest.table.code, ann.token, one.latest.game
    with hosted(tmp_path) as second:
        async with line(second.address, code, token) as again:
            assert again.latest.game == game
            await again.play(".")


async def test_nothing_is_taken_up_where_nothing_is_left_to_play(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        for code, wanted in (
            (ErrorCode.BAD_SETTINGS, {"record": OVER, "moves": 1}),
            (ErrorCode.NO_SUCH_SEAT, {"record": OVER, "moves": 0, "seat": 3}),
            (ErrorCode.NO_SUCH_OPPONENT, {"record": OVER, "moves": 0, "opponents": ["x"]}),
            (ErrorCode.BAD_RECORD, {"record": "x", "moves": 0}),
            (ErrorCode.BAD_MESSAGE, {"moves": 0}),
        ):
            asked_for: Any = {"seat": 0, **wanted}
            response = await ann.http.post("/api/tables/taken-up", json=asked_for)
            assert code_of(response) is code
