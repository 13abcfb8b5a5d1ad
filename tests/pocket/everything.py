"""Runs in the packed house: a game against two bots, and everything that a page may ask.

Prints one JSON object. What the packing has left out is noticed here: an import that fails ends in
a refusal, and a refusal ends this script.
"""

import asyncio
import json
import sys
from typing import Any

from papersea.moves import parse_move
from papersea.pocket import Manner, Memory, Pocket
from papersea.protocol.codec import encode
from papersea.protocol.messages import VERSION, Do, Hello
from papersea.rules.ways import WAY
from papersea.table.commands import AnyCommand, Play, Resign, SeatBot, Start

MOVES = 4
"""Each is analysed afterwards, which takes longer than to play it."""
LANGUAGES = ("cs", "en", "es", "pl", "ru", "sk")


class Page:
    """Somebody in front of a house that answers at once."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.changed = asyncio.Event()
        clock = iter(range(1_700_000_000, 2_000_000_000))
        manner = Manner(lambda: float(next(clock)), pace=0.0)
        self.house = Pocket(Memory(), self.hear, version="v", manner=manner)
        self.number = 0

    def hear(self, line: int, text: str | None) -> None:
        assert text is not None, self.heard[-1]
        self.heard.append(json.loads(text))
        self.number = self.heard[-1].get("number", self.number)
        self.changed.set()

    async def ask(self, question: str, facts: object = None) -> Any:
        said = json.loads(await self.house.ask(question, json.dumps(facts)))
        assert "answer" in said, (question, said)
        return said["answer"]

    async def do(self, command: AnyCommand) -> None:
        before = len(self.heard)
        await self.house.hear(1, encode(Do(7, command)).decode())
        refused = [each for each in self.heard[before:] if each["type"] == "refused"]
        assert not refused, (command, refused)

    def last(self, field: str) -> Any:
        return next((each[field] for each in reversed(self.heard) if field in each), None)

    async def play(self, opponents: tuple[str, ...]) -> str:
        """A few moves, then the game is given up; its id."""
        link = await self.ask("openTable", {"settings": {"players": len(opponents) + 1}})
        self.house.open_line(1, link["code"])
        await self.house.hear(1, encode(Hello(VERSION)).decode())
        for seat, opponent in enumerate(opponents, start=1):
            await self.do(SeatBot(seat, opponent))
        await self.do(Start())
        moves = 0
        while self.last("table")["phase"] != "over":
            self.changed.clear()
            game = self.last("game")
            if not game or not game["legal"]:
                await asyncio.wait_for(self.changed.wait(), 60)
                continue
            if not moves:
                await self.ask("advice", {"code": link["code"], "after": self.number})
            moves += 1
            ended = moves > MOVES
            await self.do(Resign() if ended else Play(parse_move(game["legal"][-1]), self.number))
        return str((await self.ask("ownGames"))[0]["id"])


async def main() -> None:
    page = Page()
    await page.ask("signIn", {"name": "Ada", "language": "sk"})
    await page.ask("changeMe", {"name": "Adela"})
    me = await page.ask("me")
    opponents = {each: await page.ask("opponents", {"language": each}) for each in LANGUAGES}
    game = await page.play(("sprat", "orca"))
    await page.ask("profile", {"person": me["id"]})
    await page.ask("ownResults")
    await page.ask("game", {"game": game})
    await page.ask("replay", {"game": game, "eyes": None})
    steps = await page.ask("look", {"game": game, "eyes": 0})
    shelf = await page.ask("puzzles")
    puzzle = shelf["puzzles"][0]["id"]
    await page.ask("puzzle", {"puzzle": puzzle})
    told: list[str] = []
    await page.house.analyse(1, json.dumps({"game": game, "seat": 0}), told.append)
    print(
        json.dumps(
            {
                "way": str(WAY),
                "opponents": opponents,
                "messages": len(page.heard),
                "steps": len(steps),
                "analysis": [json.loads(each) for each in told][-1],
                "modules": sorted(sys.modules),
            }
        )
    )
