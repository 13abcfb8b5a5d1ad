"""What this version leaves behind with whoever uses it, so that later ones prove that they open it.

``python -m tools.kept tests/kept/NAME`` starts a server of this version, seats people and bots at
its tables, plays, and writes what a host and a player then have on their machines: the database,
as SQL, in which every table stands for a state of tables; records of games in both forms,
positions, score pads, identities, puzzles, an arena. All of it comes over the wire and from the
commands, as it comes to users; nothing is imported, so that the same steps can be taken with the
sources of another commit: ``git worktree add ../old COMMIT``, and ``PYTHONPATH=../old/src``. With
``--house`` it keeps what the very first servers had already: tables, people and games.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

PROGRAM: Final = "from papersea.terminal.main import main; main()"
PATIENT: Final = 600.0
LARGEST: Final = 100_000
"""Bytes of what is kept of one version."""
GENEROUS: Final = ("requests_a_minute", "advice_a_minute", "messages_a_second", "messages_at_once")
LATER: Final = ("messages_per_address",)
"""Limits that not every version has."""
CLASSIC: Final = {
    "edition": "classic",
    "deck_out": "end_of_turn",
    "deck_out_after_call": "scored",
    "last_chance_steals": "unshown",
    "target": "standard",
}
SPANISH: Final = {
    **CLASSIC,
    "edition": "es",
    "deck_out": "at_once",
    "deck_out_after_call": "void",
    "last_chance_steals": "never",
}
LONG: Final = {**CLASSIC, "deck_out_after_call": "void", "target": "double"}
PADS: Final = {
    "pad.json": (
        ("--names=Ann,Bo",),
        "a stop a OyOgOvPpHy HlHkHdCl last b 9+3 8+2 deck a quit",
    ),
    "pad-of-three.json": (
        ("--names=Ann,Bo,Cy", "--double"),
        "c stop c 12 3 4 last a 7+2 4+1 6+3 quit",
    ),
}
"""What is typed into a score pad: who begins, and how each round ended."""
TEXTS: Final = """
import sys
from papersea.record import moments, read_records
for record in read_records(sys.argv[1]):
    print(record)
    for number, each in enumerate(moments(record)):
        if number % 25 == 0:
            print(each.game.position(), file=sys.stderr)
"""

FACES: Final = {"Ann": "fox", "Bob": "owl"}
DEAL: Final = "2026-11-01"

NOWHERE: Final = "k7m2p9qr4t6vw"
"""A table that is not there."""

Json = dict[str, Any]


def program(*arguments: str, typed: str = "", folder: Path) -> str:
    """What a command says, with a home of its own."""
    return _run([sys.executable, "-c", PROGRAM, *arguments], typed, folder).stdout


def _run(
    line: Sequence[str], typed: str, folder: Path, *, is_right: bool = True
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        line, input=typed, env=home(folder), check=is_right, capture_output=True, encoding="utf-8"
    )


def home(folder: Path) -> Mapping[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1", "COLUMNS": "80"}


@contextmanager
def served(folder: Path, generous: Sequence[str] = GENEROUS) -> Iterator[str]:
    """The address of a server, which keeps everything in ``folder``."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    database = f"sqlite:///{folder / 'house.db'}"
    limits = [f"--limit={each}=100000" for each in generous]
    options = program("serve", "--help", folder=folder)
    limits += [f"--limit={each}=100000" for each in LATER if each in options]
    if "--rating" in options:
        limits += [f"--rating={each}=0" for each in ("apart", "newcomer_hours")]
    if "--measure" in options:
        limits.append("--measure")
    arguments = ["serve", f"--port={port}", f"--database={database}", *limits]
    with (folder / "house.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments], env=home(folder), stdout=log, stderr=log
        )
    try:
        _wait_for(process, f"http://127.0.0.1:{port}", folder / "house.log")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENT)


def asks_to_measure(folder: Path) -> bool:
    """Whether a house of this version asks people whether their games may be measured."""
    return "--measure" in program("serve", "--help", folder=folder)


def _wait_for(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    until = time.monotonic() + PATIENT
    while process.poll() is None and time.monotonic() < until:
        try:
            with urlopen(f"{address}/health/ready"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise SystemExit(f"the server has not started:\n{log.read_text(encoding='utf-8')}")


class Guest:
    """Somebody with a name at a server."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.token = address, token

    def ask(self, path: str, body: Json | None = None, method: str | None = None) -> Any:
        return json.loads(self.fetch(path, body, method))

    def fetch(self, path: str, body: Json | None = None, method: str | None = None) -> bytes:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        asked = Request(f"{self.address}{path}", data, headers, method=method)
        with urlopen(asked) as answer:
            return bytes(answer.read())

    def open_table(self, **settings: object) -> str:
        return str(self.ask("/api/tables", {"settings": settings})["code"])


class Place:
    """A guest's socket at one table: what was heard last, and what is done."""

    def __init__(self, connection: ClientConnection) -> None:
        self._socket = connection
        self._asked = 0
        self.now: Json = {}
        self.answers: dict[int, Json] = {}

    @classmethod
    async def at(cls, stack: AsyncExitStack, guest: Guest, code: str) -> Place:
        address = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        place = cls(await stack.enter_async_context(connect(address, compression=None)))
        await place._say({"type": "hello", "version": 1, "token": guest.token})
        await place.until(lambda: bool(place.now))
        return place

    @property
    def number(self) -> int:
        return int(self.now["number"])

    @property
    def phase(self) -> str:
        return str(self.now["table"]["phase"])

    @property
    def legal(self) -> list[str]:
        game = self.now["game"]
        return list(game["legal"]) if game and self.phase == "playing" else []

    async def _say(self, message: Json) -> None:
        await self._socket.send(json.dumps(message))

    async def until(self, is_enough: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENT):
            while not is_enough():
                self._hear(json.loads(await self._socket.recv()))

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "snapshot" | "update":
                self.now = message
            case "done" | "refused":
                self.answers[message["id"]] = message
            case _:
                pass

    async def do(self, what: str, /, **more: object) -> None:
        """Something that the server must not refuse."""
        await self._ask({"type": "do", "command": {"do": what, **more}})

    async def is_allowed(self, unless: str, what: str, /, **more: object) -> bool:
        """Do something that the server may refuse for one reason."""
        return await self._ask({"type": "do", "command": {"do": what, **more}}, unless)

    async def mute(self, seat: int) -> None:
        await self._ask({"type": "mute", "seat": seat})

    async def _ask(self, message: Json, unless: str = "") -> bool:
        self._asked += 1
        number = self._asked
        await self._say({**message, "id": number})
        await self.until(lambda: number in self.answers)
        answer = self.answers[number]
        if answer["type"] != "done":
            if answer["code"] != unless:
                raise SystemExit(f"refused: {message}: {answer}")
            return False
        await self.until(lambda: self.number >= answer["number"])
        return True


class Evening:
    """Tables at one server, and what is done at them. The same moves are tried each time; the cards
    are the server's own."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self._address, self._stack = address, stack
        self._chance = random.Random(1)
        self._guests: dict[str, Guest] = {}
        self._first = ""

    def meet(self, folder: Path, *names: str) -> None:
        """People as ``papersea join`` knows them again: it signs them in before it finds that there
        is no such table."""
        for name in names:
            line = [sys.executable, "-c", PROGRAM, "join", f"{self._address}/t/{NOWHERE}"]
            _run([*line, "--name", name], "", folder, is_right=False)
        known = json.loads((folder / "papersea" / "identities.json").read_text("utf-8"))
        for name, token in known[self._address].items():
            self._guests[name] = Guest(self._address, token)

    def guest(self, name: str) -> Guest:
        return self._guests[name]

    async def sat_down(self, *names: str, bots: Sequence[str] = (), **settings: Any) -> list[Place]:
        """People at a new table of the first, then bots; with salt for the cards."""
        players = len(names) + len(bots)
        code = self.guest(names[0]).open_table(**{"players": players, "patience": None, **settings})
        places = [await Place.at(self._stack, self.guest(name), code) for name in names]
        for place in places[1:]:
            await place.do("sit")
        for seat, opponent in enumerate(bots, len(names)):
            await places[0].do("seat_bot", seat=seat, opponent=opponent, budget="100p")
        await places[-1].do("add_salt", salt="pepper")
        return places

    async def playing(self, *names: str, bots: Sequence[str] = (), **settings: Any) -> list[Place]:
        places = await self.sat_down(*names, bots=bots, **settings)
        await places[0].do("start")
        await self._begun(places)
        return places

    async def _begun(self, places: Sequence[Place]) -> None:
        """A game begins a moment after it was wanted."""
        for place in places:
            await place.until(lambda place=place: place.phase == "playing")  # type: ignore[misc]
        await self.catch_up(places)

    async def catch_up(self, places: Sequence[Place]) -> None:
        newest = max(place.number for place in places)
        for place in places:
            await place.until(lambda place=place: place.number >= newest)  # type: ignore[misc]

    async def play_on(self, places: Sequence[Place], moves: int = 10_000) -> None:
        """So many moves of people, or to the end of the game."""
        for _ in range(moves):
            await self._until_a_person_moves(places)
            mover = next((place for place in places if place.legal), None)
            if mover is None:
                return
            await mover.do("play", move=self._some_move(mover.legal), after=mover.number)
            await self.catch_up(places)

    async def _until_a_person_moves(self, places: Sequence[Place]) -> None:
        first = places[0]

        def waits_for_a_bot() -> bool:
            turn = first.now["game"] and first.now["game"]["turn"]
            return first.phase == "playing" and not first.now["table"]["seats"][turn]["person"]

        await first.until(lambda: not waits_for_a_bot())
        await self.catch_up(places)

    def _some_move(self, legal: Sequence[str]) -> str:
        """Two times of three, somebody who may close the round does."""
        calls = [move for move in legal if move in ("STOP", "LAST")]
        return self._chance.choice(calls if calls and self._chance.random() < 0.7 else legal)

    # One table for each state that a table can be in

    async def open_one(self) -> None:
        settings: Json = {"options": LONG, "clock": {"type": "days", "days": 2}, "is_public": True}
        host, guest = await self.sat_down("Ann", "Bob", players=4, **settings)
        await host.do("seat_bot", seat=3, opponent="orca", budget="50p")
        await host.do("change", settings={**host.now["table"]["settings"], "stand_in": "otter"})
        await guest.do("say", phrase="hello")
        self._first = str(host.now["table"]["code"])

    async def with_two(self) -> None:
        """In their second round or later, with a move taken back, and a spectator let in."""
        places = await self.playing("Ann", "Bob", clock={"type": "bank", "seconds": 7200})
        await self.play_on(places, 30)
        asker = await self._asks_for_a_move_back(places)
        other = next(place for place in places if place is not asker)
        await self.catch_up(places)
        if asker.now["table"]["question"]:
            await other.do("answer", agrees=True)
        await other.do("show_hand", is_open=True)
        await asker.do("say", phrase="sorry")
        await other.mute(asker.now["seat"])

    async def _asks_for_a_move_back(self, places: Sequence[Place]) -> Place:
        """Whoever has made the first one from now on that has shown nobody a card."""
        while True:
            mover = next(place for place in places if place.legal)
            await mover.do("play", move=mover.legal[0], after=mover.number)
            if await mover.is_allowed("new_information", "ask", what="take_back"):
                return mover
            await self.catch_up(places)

    async def with_three(self) -> None:
        places = await self.playing("Ann", "Cyd", bots=["gull"], options=SPANISH)
        await self.play_on(places, 25)

    async def with_four(self) -> None:
        """One of them gone, with a stand-in."""
        places = await self.playing("Ann", "Bob", "Cyd", "Dan", options=LONG, stand_in="otter")
        await self.play_on(places, 20)
        await places[3].do("leave")
        await self.catch_up(places)

    async def paused(self) -> None:
        places = await self.playing("Bob", "Dan", clock={"type": "bank", "seconds": 600})
        await self.play_on(places, 5)
        await places[0].do("ask", what="pause")
        await self.catch_up(places)
        await places[1].do("answer", agrees=True)

    async def asked(self) -> None:
        """For a take-back, and not answered."""
        places = await self.playing("Bob", "Cyd", "Dan")
        await self.play_on(places, 9)
        await self._asks_for_a_move_back(places)

    async def rated(self) -> str:
        """Over and rated; one of them wants to play again."""
        places = await self.playing(
            "Ann",
            "Bob",
            clock={"type": "bank", "seconds": 7200, "increment": 5},
            is_rated=True,
            allows_take_back=False,
            stand_in=None,
        )
        await self.play_on(places)
        await places[0].do("say", phrase="good_game")
        await places[0].do("rematch")
        return str(places[0].now["table"]["game_id"])

    async def advised(self) -> str:
        """Over, against bots, with advice."""
        (place,) = await self.playing("Ann", bots=["gull", "otter"], options=SPANISH)
        await self._until_a_person_moves([place])
        code = place.now["table"]["code"]
        await asyncio.to_thread(
            self.guest("Ann").ask, f"/api/tables/{code}/advice", {"after": place.number}
        )
        await self.play_on([place])
        return str(place.now["table"]["game_id"])

    async def resigned(self) -> str:
        """Over because one has given up, and then begun again."""
        places = await self.playing("Cyd", "Dan", options=LONG)
        await self.play_on(places, 12)
        await places[1].do("resign")
        await self.catch_up(places)
        game = str(places[0].now["table"]["game_id"])
        for place in places:
            await place.do("rematch")
        await self._begun(places)
        await self.play_on(places, 3)
        return game

    async def taken_up(self, game: str, *, to_the_end: bool) -> str | None:
        """Played on from the middle of another game."""
        asked = {"game": game, "moves": 12, "seat": 1, "opponents": ["gull"]}
        code = self.guest("Cyd").ask("/api/tables/taken-up", asked)["code"]
        place = await Place.at(self._stack, self.guest("Cyd"), code)
        await self.play_on([place], 10_000 if to_the_end else 3)
        found: str | None = place.now["table"]["game_id"]
        return found

    def choose_faces(self) -> bool:
        """As far as this version has them; whether it does, and then it has deals, too."""
        is_known = "face" in self.guest("Ann").ask("/api/me")
        for name, face in FACES.items() if is_known else ():
            self.guest(name).ask("/api/me", {"face": face}, "PATCH")
        return is_known

    async def dealt(self) -> None:
        """Of a deal whose cards are the same everywhere."""
        code = self.guest("Ann").ask(f"/api/deals/{DEAL}", {})["code"]
        place = await Place.at(self._stack, self.guest("Ann"), code)
        await self._begun([place])
        await self.play_on([place], 4)

    def report(self) -> None:
        """What Ann tells the host of Bob, with whom she sits at the table that is still open."""
        about = self.guest("Bob").ask("/api/me")["id"]
        said = {"about": about, "reason": "name", "note": "he is called Bob"}
        self.guest("Ann").fetch(f"/api/tables/{self._first}/reports", said)

    async def all_tables(self, *, is_first: bool) -> list[str]:
        """The ids of the games that are over. The first servers gave no advice, and took no game
        up."""
        await self.open_one()
        for playing in (self.with_two, self.with_three, self.with_four, self.paused, self.asked):
            await playing()
        rated = await self.rated()
        if is_first:
            return [rated, await self.resigned()]
        games = [rated, await self.advised(), await self.resigned()]
        await self.taken_up(rated, to_the_end=False)
        played_on = await self.taken_up(rated, to_the_end=True)
        assert played_on is not None, "it is over"
        return [*games, played_on]


def look_after(work: Path, evening: Evening) -> None:
    """What a host does: somebody and a network are banned, and everybody is told something."""
    database = f"--database=sqlite:///{work / 'house.db'}"
    fay = evening.guest("Fay").ask("/api/me")["id"]
    told = ["announce", "New cards for everybody", "--text", "sk=Nové karty pre všetkých"]
    for act in (["ban", fay], ["ban", "203.0.113.0/24"], told):
        program("admin", *act, database, "--as=host", "--reason=to be kept", folder=work)


async def keep_a_house(work: Path, target: Path, *, is_first: bool) -> None:
    """A database, who is known to it, and the games that were downloaded from it."""
    generous = [each for each in GENEROUS if not (is_first and each.startswith("advice"))]
    with served(work, generous) as address:
        async with AsyncExitStack() as stack:
            evening = Evening(address, stack)
            is_looked_after = "admin" in program("--help", folder=work)
            names = ("Ann", "Bob", "Cyd", "Dan", *(("Fay",) if is_looked_after else ()))
            evening.meet(work, *names)
            ann = evening.guest("Ann")
            ann.ask("/api/me/bots", {"name": "Robann"})
            if not is_first:
                ann.ask("/api/me/companions", {"name": "Eve"})
            if asks_to_measure(work):
                for each in (ann, evening.guest("Bob")):
                    each.ask("/api/me", {"measuring": "allowed"}, "PATCH")
            has_deals = evening.choose_faces()
            games = await evening.all_tables(is_first=is_first)
            if has_deals:
                await evening.dealt()
            records = [ann.fetch(f"/api/games/{game}/record").splitlines() for game in games]
            if is_looked_after:
                # Beside the loop: who answers no ping for long is gone, and so is their seat.
                await asyncio.to_thread(evening.report)
                await asyncio.to_thread(look_after, work, evening)
            database = f"--database=sqlite:///{work / 'house.db'}"
            backup = ("backup", str(work / "copy.db"), database)
            await asyncio.to_thread(program, *backup, folder=work)
    with sqlite3.connect(work / "copy.db") as copy:
        sql = "\n".join(copy.iterdump()) + "\n"
    (target / "house.sql.gz").write_bytes(gzip.compress(sql.encode(), mtime=0))
    copy.close()
    lines = [records[0][0], *(record[1] for record in records)]
    (target / "records.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    (work / "papersea" / "identities.json").rename(target / "identities.json")


def keep_files(work: Path, target: Path) -> None:
    """What commands leave behind."""
    said = _run([sys.executable, "-c", TEXTS, str(target / "records.jsonl")], "", work)
    (target / "records.txt").write_text(said.stdout, "utf-8")
    (target / "positions.txt").write_text(said.stderr, "utf-8")
    for name, (options, told) in PADS.items():
        typed = told.replace(" ", "\n") + "\n"
        program("scorepad", str(target / name), *options, typed=typed, folder=work)
    left = str(target / "left.jsonl")
    program("play", "--plain", "--seed=7", "--record", left, typed="1\n1\n1\n", folder=work)
    program("puzzle", "--plain", typed="1\n", folder=work)
    (work / "papersea" / "puzzles.json").rename(target / "puzzles.json")
    arena = ["arena", "otter", "gull", "--games=4", "--seed=3", "--workers=1", "--out"]
    program(*arena, str(target / "arena"), folder=work)
    for each in ("results.svg", "results.png", ".arena.lock"):
        (target / "arena" / each).unlink(missing_ok=True)


def main() -> None:
    asked = [each for each in sys.argv[1:] if each != "--house"]
    if len(asked) != 1:
        raise SystemExit(__doc__)
    target, is_first = Path(asked[0]), "--house" in sys.argv
    target.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        asyncio.run(keep_a_house(Path(work), target, is_first=is_first))
        if not is_first:
            keep_files(Path(work), target)
    size = sum(each.stat().st_size for each in target.rglob("*") if each.is_file())
    if size > LARGEST:
        raise SystemExit(f"{size} bytes are too many to keep")
    sys.stdout.write(f"{size} bytes in {target}\n")


if __name__ == "__main__":
    main()
