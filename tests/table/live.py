"""A live table for tests: people by name, a clock that is moved by hand, clients that listen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import pytest

from papersea.chance import Chance
from papersea.fair import Dealer, FairDealer, Proof, commit
from papersea.game import Game
from papersea.moves import LastChance, Move, Seat, Stop, parse_move
from papersea.protocol.codec import delivery_message, encode
from papersea.table.commands import (
    AddSalt,
    Answer,
    AnyCommand,
    Ask,
    Asked,
    Play,
    SeatBot,
    Sit,
    Start,
)
from papersea.table.deciding import decide_move
from papersea.table.facts import REMEMBERED, AnyFact, Entry, Opened
from papersea.table.following import due, next_time
from papersea.table.live_game import Outcome
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings
from papersea.table.steps import Choose, asked, run
from papersea.table.table import TIME_TO_SALT, Person, Phase, Place, Table
from papersea.table.viewing import delivery, news, viewpoints
from tests.positions import REST, A, Script
from tests.table.client import Client

NAMES = ("ann", "bob", "cat", "dan")
TAKE_BACK, PAUSE = Ask(Asked.TAKE_BACK), Ask(Asked.PAUSE)
YES, NO = Answer(agrees=True), Answer(agrees=False)

CLOSING = "Hd Hl Ap Fd Ao Fl Pv Fk Pa Fk …"
"""A deck that lets Ann close a round of two in her fourth turn."""


@dataclass
class ScriptedDealer:
    """Deals what a test says, the same however often a game is played again."""

    decks: Sequence[str] = (REST,)
    stolen: str = ""
    starter: Seat = A
    secrets: int = 0

    def new_secret(self) -> bytes:
        self.secrets += 1
        return self.secrets.to_bytes(32)

    def commit(self, secret: bytes, context: str) -> str:
        return commit(secret, context)

    def chance(self, proof: Proof) -> Chance:
        return Script(self.decks, self.stolen, self.starter)


@dataclass
class FixedSecrets(FairDealer):
    """Deals fairly from secrets that are the same in every run: fit for random play."""

    seed: int = 0

    def new_secret(self) -> bytes:
        self.seed += 1
        return self.seed.to_bytes(32)


@dataclass
class LiveTable:
    """A table, its whole log, the time, and everybody who listens."""

    table: Table
    log: list[Entry] = field(default_factory=list)
    now: float = 1000.0
    clients: dict[str, Client] = field(default_factory=dict)
    away: dict[str, float] = field(default_factory=dict)

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def outcome(self) -> Outcome:
        assert self.table.finished is not None
        return self.table.finished.outcome

    @property
    def deadline(self) -> float | None:
        """In how many seconds something follows by itself."""
        at = next_time(self.table)
        return None if at is None else at - self.now

    def place(self, name: str) -> Place:
        seat = self.table.seat_of(name)
        assert seat is not None
        return self.table.places[seat]

    def bank(self, name: str) -> float:
        seat = self.table.seat_of(name)
        assert seat is not None
        assert self.table.timer is not None
        return self.table.timer.banks[seat]

    def do(self, name: str, command: AnyCommand) -> list[AnyFact]:
        """What the command made happen, with all that followed by itself."""
        return self._run(asked(Person(name, name.title()), command))

    def refuses(self, name: str, command: AnyCommand) -> Refused:
        """Why the command is not done. Nothing has changed, for anybody."""
        before = self.everything()
        with pytest.raises(Refused) as refused:
            self.do(name, command)
        assert self.everything() == before
        return refused.value

    def code(self, name: str, command: AnyCommand) -> ErrorCode:
        return self.refuses(name, command).code

    def wait(self, seconds: float) -> list[AnyFact]:
        """Let time pass, and whatever follows by itself in it."""
        until, facts = self.now + seconds, []
        while (at := next_time(self.table, self.away)) is not None and at <= until:
            self.now = max(self.now, at)
            facts += self._run(self._due)
        self.now = until
        return facts + self._run(self._due)

    def sit(self, *names: str) -> None:
        for name in names:
            self.do(name, Sit())

    def seat_bots(self, *opponents: str) -> None:
        for opponent in opponents:
            empty = next(seat for seat in self.table.seats if self.table.places[seat].is_empty)
            self.do(self.table.host, SeatBot(empty, opponent))

    def salt(self) -> None:
        """Everybody adds one, so that nobody has to be waited for."""
        for seat in self.table.people():
            person = self.table.places[seat].person
            assert person is not None
            self.do(person.id, AddSalt(f"{person.name}'s"))

    def start(self) -> None:
        self.do(self.table.host, Start())
        if self.phase is Phase.OPEN:
            self.wait(TIME_TO_SALT)

    def play(self, name: str, moves: str) -> None:
        """Moves written one after another, each sent with the last number seen."""
        for move in moves.split():
            self.do(name, Play(parse_move(move), self.table.number))

    def bot_plays(self, moves: str) -> None:
        """Moves of whatever bot has the turn."""
        for move in moves.split():
            seat = self.table.bot_to_move()
            assert seat is not None
            self.apply(decide_move(self.table, seat, parse_move(move), by_bot=True))

    def apply(self, fact: AnyFact) -> list[AnyFact]:
        """Something happens that nobody asked for, and what follows."""
        return self._run(lambda *_: fact)

    def play_random_until(
        self, is_enough: Callable[[LiveTable], bool], randomness: random.Random
    ) -> None:
        """People and bots move by chance until it is enough, or the game is over."""
        while self.phase is Phase.PLAYING and not is_enough(self):
            self.move_random(randomness)

    def can_move(self) -> bool:
        """Whether somebody may move now: while everybody is away, bots wait."""
        is_persons = self.table.places[self.game.turn].is_active
        return is_persons or self.table.bot_to_move() is not None

    def move_random(self, randomness: random.Random) -> None:
        seat = self.game.turn
        person, move = self.table.places[seat].person, str(_some_move(self.game, randomness))
        if self.table.bot_to_move() == seat:
            self.bot_plays(move)
        else:
            assert person is not None
            self.play(person.id, move)

    def listen(self, name: str, followed: int | None = None) -> Client:
        """A client that is told everything from now on, by a fresh view first."""
        person = None if name == "public" else Person(name, name.title())
        client = Client(person, followed=None if followed is None else Seat(followed))
        self.clients[name] = client
        self.reconnect(client, last=None)
        return client

    def reconnect(self, client: Client, last: int | None) -> None:
        """The client says which number it saw last, and hears what it missed."""
        client.heard = last
        self._tell([client])

    def everything(self) -> tuple[list[Entry], list[bytes]]:
        """All that the table is: its log, and what every viewpoint is told of it."""
        return self.log[:], told(self.table)

    def read_again(self, dealer: Dealer | None = None) -> Table:
        return Table.read(self.table.code, self.log, dealer)

    def _due(self, table: Table, now: float) -> AnyFact | None:
        return due(table, now, self.away)

    def _run(self, choose: Choose) -> list[AnyFact]:
        """The way that every change takes, with the log for a storage."""
        entries = run(self.table, choose, lambda: self.now, self.away, self._tell_everybody)
        self.log += entries
        return [entry.fact for entry in entries]

    def _tell_everybody(self) -> None:
        self._tell(self.clients.values())

    def _tell(self, clients: Iterable[Client]) -> None:
        for told, audience in news(self.table, clients):
            for client in audience:
                client.hear(told)


def _some_move(game: Game, randomness: random.Random) -> Move:
    """Calls are thought over, so that games are not only short."""
    move = randomness.choice(game.legal_moves())
    if isinstance(move, Stop | LastChance):
        return randomness.choice(game.legal_moves())
    return move


def told(table: Table, most: int = 10) -> list[bytes]:
    """What each viewpoint is told of the table: a fresh view, and the last that it missed."""
    missed = min(most, table.number, REMEMBERED)
    return [
        encode(delivery_message(delivery(table, to, since)))
        for to in viewpoints(table)
        for since in (None, table.number - missed)
    ]


def opened(settings: Settings | None = None, dealer: Dealer | None = None) -> LiveTable:
    """A table that Ann has just opened."""
    live = LiveTable(Table("SHELL", dealer or ScriptedDealer()))
    live.apply(Opened("ann", "Ann", settings or Settings()))
    return live


def started(
    people: int = 2,
    *,
    bots: int = 0,
    deck: str = REST,
    stolen: str = "",
    settings: Settings | None = None,
    dealer: Dealer | None = None,
    **choices: object,
) -> LiveTable:
    """A game of Ann, Bob, Cat and Dan, and of bots after them; Ann begins if no dealer is named."""
    chosen = settings or Settings(players=people + bots, **choices)  # type: ignore[arg-type]
    live = opened(chosen, dealer or ScriptedDealer([deck], stolen))
    live.sit(*NAMES[1:people])
    live.seat_bots(*["gull"] * bots)
    live.salt()
    live.start()
    return live


def play_to_the_call(live: LiveTable) -> None:
    """Until Ann may call, with two sailors and two penguins; the deck is ``CLOSING``."""
    for card in ("Ap", "Ao", "Pv"):
        live.play("ann", f"D {card}-L .")
        live.play("bob", "L .")
    live.play("ann", "D Pa-L")
