"""Whatever takes a while, worked out where nobody is kept waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from papersea.lessons import Scene, Walk
from papersea.lessons.walking import LEARNER
from papersea.players.odds.bets import BetOdds, bet_odds
from papersea.players.odds.situation import Situation
from papersea.server.thinkers import ThinkingProcesses
from papersea.table.refused import Refused

Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")

_LESSONS: Final = "lessons"


class Reckoner:
    """Asks a thinking process; a server without any asks a thread."""

    def __init__(self, thinkers: ThinkingProcesses | None) -> None:
        self._thinkers = thinkers
        self._chances: dict[Scene, float] = {}
        self._scene = asyncio.Lock()

    async def work(
        self,
        asker: str,
        work: Callable[Parameters, Answer],
        *arguments: Parameters.args,
        **facts: Parameters.kwargs,
    ) -> Answer:
        """What a function of a module says to these arguments. Of each asker one question is
        thought about at a time; ``Refused`` if there is no time for it."""
        if self._thinkers is None:
            return await asyncio.to_thread(work, *arguments, **facts)
        return await self._thinkers.work(asker, work, *arguments, **facts)

    async def odds(self, asked: Situation, asker: str) -> BetOdds:
        """Of a bet."""
        return await self.work(asker, bet_odds, asked)

    async def chance(self, scene: Scene) -> float | None:
        """Of a bet at the beginning of a scene that tells of it, by what the learner sees. However
        many ask, it is worked out once."""
        if not scene.odds:
            return None
        async with self._scene:
            if scene not in self._chances:
                asked = Situation.of(Walk(scene).game.view(LEARNER))
                try:
                    self._chances[scene] = (await self.odds(asked, _LESSONS)).chance
                except Refused:
                    return None  # a lesson goes on without
        return self._chances[scene]
