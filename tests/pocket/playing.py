"""Random games at a table with bots, the same for every kind of house: what is said there follows
from a seed, and everything that is told is kept.

It needs nothing but papersea, so that it also runs where a browser runs Python.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from papersea.chance import Chance
from papersea.fair import FairChance, Proof
from papersea.players.catalogue import OPPONENTS
from papersea.pocket import Manner, Memory, Pocket
from papersea.pocket.device import PEOPLE, Resident, shelved
from papersea.protocol.messages import VERSION

PERSON = Resident("2222222222222", "Ann", "en")
BEGAN = 1_760_000_000.0
_MOST = 700


class SameDealer:
    """Deals the same cards in every house, whatever a table is called there."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._games = count()

    def new_secret(self) -> bytes:
        return hashlib.sha256(f"{self._seed} {next(self._games)}".encode()).digest()

    def commit(self, secret: bytes, context: str) -> str:
        return hashlib.sha256(secret).hexdigest()

    def chance(self, proof: Proof) -> Chance:
        return FairChance(proof.secret)


@dataclass
class SteadyHand:
    """A clock that stands still between two things that are said, and seeds in a row."""

    now: float = BEGAN
    seeds: Iterator[int] = field(default_factory=count)

    def clock(self) -> float:
        return self.now

    def seed(self) -> int:
        return next(self.seeds)


@dataclass
class Game:
    """Somebody plays at a table and says things at random, some of them wrong."""

    seed: int
    hand: SteadyHand
    say: Callable[[str], Awaitable[None]]
    """Says something, and returns when it was answered and no bot has to move."""
    told: list[str] = field(default_factory=list)

    async def play(self) -> None:
        chance = random.Random(self.seed)
        players = 2 + self.seed % 3
        await self.say(json.dumps({"type": "hello", "version": VERSION, "last": None}))
        numbers = count(1)
        bots = [each.name for each in OPPONENTS]
        for seat in range(1, players):
            await self._do(next(numbers), do="seat_bot", seat=seat, **_bot(chance, bots))
        await self._do(next(numbers), do="start")
        for number in numbers:
            if self.latest["table"]["phase"] == "over" or number > _MOST:
                break
            self.hand.now += chance.random()
            await self._do(number, **self._anything(chance))
        await self._do(_MOST + 1, do="rematch")

    def _anything(self, chance: random.Random) -> dict[str, Any]:
        latest, dice = self.latest, chance.random()
        after, legal = latest["number"], (latest["game"] or {}).get("legal", [])
        if dice < 0.03:
            return {"do": "say", "phrase": chance.choice(["hello", "thanks", "well_played"])}
        if dice < 0.05:
            move = legal[0] if legal else "draw"
            return {"do": "play", "move": move, "after": max(0, after - 1)}
        if dice < 0.08:
            return {"do": "ask", "what": chance.choice(["take_back", "pause"])}
        if latest["table"]["phase"] == "paused":
            return {"do": "resume"}
        return {"do": "play", "move": chance.choice(legal) if legal else "draw", "after": after}

    async def _do(self, number: int, **command: Any) -> None:
        await self.say(json.dumps({"type": "do", "id": number, "command": command}))

    @property
    def latest(self) -> dict[str, Any]:
        views = (json.loads(text) for text in reversed(self.told))
        return next(each for each in views if each["type"] in ("snapshot", "update"))

    @property
    def is_quiet(self) -> bool:
        """No bot has to move."""
        view = self.latest
        is_playing = view["table"]["phase"] == "playing"
        return not is_playing or bool(view["game"]["legal"])


def _bot(chance: random.Random, bots: list[str]) -> dict[str, str]:
    return {"opponent": chance.choice(bots), "budget": f"{chance.randint(20, 60)}p"}


def new_table(seed: int) -> dict[str, Any]:
    return {"players": 2 + seed % 3, "stand_in": None, "patience": None}


async def played_on_a_device(seed: int, device: Memory | None = None) -> tuple[str, list[str]]:
    """The table's code, and all that was told there."""
    hand = SteadyHand()
    device = device or Memory()
    await device.keep(shelved({PEOPLE: {"owner": PERSON}}))
    manner = Manner(hand.clock, SameDealer(seed), hand.seed, pace=0.0)
    told: list[str] = []

    def tell(_line: int, text: str | None) -> None:
        assert text is not None, "nothing is lost here"
        told.append(text)

    house = Pocket(device, tell, manner=manner)
    opened = json.loads(await house.ask("openTable", json.dumps({"settings": new_table(seed)})))
    code: str = opened["answer"]["code"]
    house.open_line(1, code)

    async def say(text: str) -> None:
        await house.hear(1, text)
        while not game.is_quiet:
            await asyncio.sleep(0)

    game = Game(seed, hand, say, told)
    await game.play()
    return code, told


def plain(text: str, code: str) -> str:
    """Without what names the table, in its code, in its proof and in the link of its game."""
    text = text.replace(code, "CODE")
    text = re.sub(r'"game_id":"1?[0-9a-f]{20}"', '"game_id":"GAME"', text)
    return re.sub(r"[0-9a-f]{16}/(\d+)", r"CONTEXT/\1", text)


async def digest(seed: int) -> str:
    """Of all that is told in a game on a device, and how many messages that are."""
    code, told = await played_on_a_device(seed)
    text = "\n".join(plain(each, code) for each in told)
    return f"{seed} {len(told)} {hashlib.sha256(text.encode()).hexdigest()}"


async def main() -> None:
    """What runs in the packed house: the games whose seeds are named."""
    for seed in sys.argv[1:]:
        print(await digest(int(seed)))
