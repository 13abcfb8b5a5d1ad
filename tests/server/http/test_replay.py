"""A finished game step by step: every seat's eyes see what that seat saw when it happened."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from papersea.answers import replaying
from papersea.answers.games import Replay
from papersea.cards import CARDS
from papersea.protocol.codec import decoder, encode
from papersea.protocol.messages import Update
from papersea.table.commands import Resign
from papersea.table.facts import MoveMade, Started
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.server.guests import Guest, guests, playing, until_phase
from tests.server.hosting import Hosted
from tests.server.http.test_people import code_of
from tests.server.lines import Line, line, play_on

pytestmark = pytest.mark.anyio

CARD = re.compile(rf"\b({'|'.join(sorted({str(card) for card in CARDS}))})\b")
SEATS = (0, 1, 2)


Finished = tuple[Guest, list[Line], str]


@pytest.fixture(scope="module")
async def finished(server: Hosted) -> AsyncIterator[Finished]:
    """Three have played a whole game while somebody looked on, whose line is the last."""
    async with (
        guests(server.address, "Ann", "Bob", "Cat") as (ann, *others),
        playing(ann, *others, settings=Settings(players=3)) as lines,
        line(ann.address, lines[0].latest.table.code, last=0) as public,
    ):
        await play_on(*lines)
        await until_phase(public, Phase.OVER)
        game = lines[0].latest.table.game_id
        assert game is not None
        yield ann, [*lines, public], game


async def replay(one: Guest, game: str, eyes: int | None) -> Replay:
    asked = {} if eyes is None else {"eyes": eyes}
    response = await one.http.get(f"/api/games/{game}/replay", params=asked)
    assert response.status_code == 200, response.text
    replay: Replay = decoder(Replay).decode(response.content)
    return replay


def told(one: Line) -> list[tuple[Any, ...]]:
    """Who moved, the events that a line was told of, and the game after each; where several came
    at once, only the last game is known."""
    steps: list[tuple[Any, ...]] = []
    for update in one.heard(Update):
        for happening in update.happenings:
            if isinstance(happening.fact, Started | MoveMade):
                mover = happening.fact.seat if isinstance(happening.fact, MoveMade) else None
                game = update.game if happening is update.happenings[-1] else None
                steps.append((mover, happening.events, game))
    return steps


async def test_every_seat_sees_again_what_it_was_told(finished: Finished) -> None:
    ann, lines, game = finished
    for eyes, one in zip((*SEATS, None), lines, strict=True):
        replayed = await replay(ann, game, eyes)
        assert replayed.eyes == eyes
        assert replayed.summary.id == game
        for step, (mover, events, state) in zip(replayed.steps, told(one), strict=True):
            assert (step.seat, step.events) == (mover, events)
            assert state in (None, step.game)
        assert replayed.steps[-1].game == one.latest.game
        assert replayed.steps[0].game.round == 1


async def test_a_move_is_told_unless_it_names_what_only_the_mover_saw(finished: Finished) -> None:
    ann, _, game = finished
    replays = {eyes: await replay(ann, game, eyes) for eyes in (*SEATS, None)}
    whole = [replays[step.seat].steps[number] for number, step in enumerate(replays[None].steps)]
    assert (whole[0].seat, whole[0].move) == (None, None)
    assert {"D", ".", "L"} <= {str(step.move) for step in whole}
    for number, step in enumerate(whole[1:], 1):
        assert step.move in replays[step.seat].steps[number - 1].game.legal
    hidden = 0
    for eyes, replayed in replays.items():
        for step, by_mover in zip(replayed.steps, whole, strict=True):
            if step.seat != eyes:
                assert step.move in (None, by_mover.move)
                assert cards_in(step.move) <= cards_in(step.game)
                hidden += step.move is None
    assert hidden > len(replays)


def cards_in(value: object) -> set[str]:
    return set(CARD.findall(encode(value).decode()))


async def test_a_game_that_was_given_up_ends_there(server: Hosted) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob) as lines,
    ):
        await play_on(*lines, is_enough=lambda: lines[0].number > 12)
        await lines[0].do(Resign())
        await until_phase(lines[0], Phase.OVER)
        state = lines[0].latest
        assert state.table.game_id is not None
        replayed = await replay(ann, state.table.game_id, 0)
        assert replayed.summary.outcome == state.table.outcome
        last = replayed.steps[-1].game
        assert state.game is not None
        assert (last.seats, last.piles) == (state.game.seats, state.game.piles)


async def test_only_seats_of_the_game_have_eyes(finished: Finished) -> None:
    ann, _, game = finished
    for eyes in ("3", "4", "-1", "99999999999999999999"):
        response = await ann.http.get(f"/api/games/{game}/replay", params={"eyes": eyes})
        assert code_of(response) is ErrorCode.NO_SUCH_SEAT, eyes
    for eyes in ("A", "0.5", "0 "):
        response = await ann.http.get(f"/api/games/{game}/replay", params={"eyes": eyes})
        assert code_of(response) is ErrorCode.BAD_MESSAGE, eyes
    response = await ann.http.get(f"/api/games/{game}x/replay")
    assert code_of(response) is ErrorCode.NO_SUCH_GAME


async def test_a_replay_is_made_in_a_process_that_takes_no_time_from_those_who_play(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, game = finished
    monkeypatch.setattr(replaying, "moments", None)  # where the server is, nothing is played back
    assert (await replay(ann, game, 0)).steps


async def test_a_replay_is_kept_for_a_while_by_whoever_looks_at_it(finished: Finished) -> None:
    ann, _, game = finished
    response = await ann.http.get(f"/api/games/{game}/replay")
    assert response.headers["cache-control"] == "private, max-age=3600"
