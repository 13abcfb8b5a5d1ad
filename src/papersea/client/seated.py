"""A bot at a server's table: whatever a seat has to do, until its games are played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from papersea.client.errors import Unanswered
from papersea.client.table_client import TableClient
from papersea.players import Player
from papersea.players.budget import Budget
from papersea.players.catalogue import DEFAULT_BUDGET
from papersea.table.commands import Answer, AnyCommand, ComeBack, Play, Rematch, Sit
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Phase
from papersea.table.viewing import TableState

_PASSING: Final = frozenset(
    {
        ErrorCode.STALE,
        ErrorCode.WRONG_PHASE,
        ErrorCode.NOTHING_ASKED,
        ErrorCode.ALREADY_ASKED,
        ErrorCode.STAND_IN_PLAYS,
        ErrorCode.UNAVAILABLE,
    }
)
"""Refusals that say no more than that something else has happened meanwhile, or that it takes a
moment."""
_MOMENT: Final = 1.0
"""Seconds, in which what has happened meanwhile is heard."""


async def play_games(
    client: TableClient,
    seated: Callable[[int], Player],
    budget: Budget = DEFAULT_BUDGET,
    *,
    seed: int = 0,
    games: int | None = 1,
    told: Callable[[TableState], None] = lambda _: None,
) -> None:
    """Sit down if need be, and play so many games at this table, or ``None`` for as many as others
    want; ``told`` hears how each of them ended.

    ``seated(seed)`` makes a player for one game, as that of an ``Opponent`` does. It is asked in a
    thread, and waited for however long it takes: ``Guarded`` knows better. Pauses and take-backs
    are agreed to, a seat that the house plays for is taken back, and a rematch is asked for
    while there are games left. A lost connection is made again, and what is refused as too fast is
    sent again, by the client. ``Refused`` if there is no seat.
    """
    if client.seat is None:
        await client.do(Sit())
    played = 0
    number, player = 0, seated(seed)
    while True:
        changed = client.changed()  # whatever happens from now on counts
        table, seat, view, at = client.table, client.seat, client.view, client.number
        if table.phase is not Phase.OVER and table.game != number:
            number, player = table.game, seated(seed + played)
        if seat is None:  # somebody has freed it
            changed.close()
            return
        place, question = table.seats[seat], table.question
        command: AnyCommand | None = None
        if table.phase is Phase.OVER:
            if number:
                number, played = 0, played + 1
                told(table)
            if games is not None and played >= games:
                changed.close()
                return
            if not place.wants_rematch:
                command = Rematch()
        elif place.is_stand_in and not place.has_resigned:
            command = ComeBack()
        elif question is not None and seat in question.waits_for:
            command = Answer(agrees=True)
        elif table.phase is Phase.PLAYING and view is not None and view.legal:
            command = Play(await asyncio.to_thread(player.choose, view, budget), at)
        if command is None:
            await changed
            continue
        try:
            await client.do(command)
        except Unanswered:  # the table shows what became of it
            changed.close()
        except Refused as refused:
            if refused.code not in _PASSING:
                changed.close()
                raise
            with suppress(TimeoutError):
                await asyncio.wait_for(changed, _MOMENT)
        else:
            changed.close()
