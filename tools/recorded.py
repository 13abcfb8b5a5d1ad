"""What a few whole games sounded like, and the forms of all cards, for the tests of the web client.

``python -m tools.recorded`` plays them at real tables and writes ``web/tests/recorded``: for every
seat the messages that its client got, one on a line, and one game as the replay shows it to each
pair of eyes. The same cards and moves each time.

``forms-LANGUAGE.jsonl`` has what Python makes of every thing in every form: the function, what it
was asked for, and the words.

A game is long and a test is not: between the moments that matter the connection is lost, and the
client hears the rest when it comes back.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

import papersea
from papersea.answers.games import GameSeat, GameSummary, Replay, finished_game
from papersea.answers.replaying import replay_steps
from papersea.cards import CARDS, DECK, Colour, Kind
from papersea.events import Event, Picked, RoundScored, Stole
from papersea.fair import FairDealer
from papersea.forms import Forms
from papersea.moves import Pile, Seat
from papersea.players import Player
from papersea.players.budget import Milliseconds
from papersea.players.catalogue import find_opponent
from papersea.position import parse_position
from papersea.protocol.codec import delivery_message, encode
from papersea.protocol.messages import VERSION, AnyFromServer, Welcome
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS
from papersea.table.commands import AddSalt, AnyCommand, Play, Rematch, Sit, Start
from papersea.table.facts import Opened
from papersea.table.settings import Settings
from papersea.table.steps import asked, run
from papersea.table.table import Finished, Person, Phase, Table
from papersea.table.viewing import Listener, news
from papersea.texts import languages
from tools.translations.messages import LOCALES, read
from tools.translations.wording import forms_of

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "tests" / "recorded"
PEOPLE: Final = tuple(Person(f"p-{name.lower()}", name) for name in ("Ada", "Ben", "Cyd", "Dan"))
LARGEST: Final = 150_000
OPEN_DUOS: Final = "Bd+Bd,Bl+Bl,Bk+Bk,By+By,Fd+Fd,Fk+Fk,Fl+Fy"
LEFT_OVER: Final = len(DECK) - 5 - 14 - 6
"""Cards for the deck and the others, where such duos lie."""
AROUND: Final = 2
"""So many moves before and after a moment that matters are heard one by one."""


@dataclass(frozen=True, slots=True)
class Game:
    """``seed`` fixes cards and moves, which the opponent of this name chooses for everybody."""

    name: str
    players: int
    seed: int
    opponent: str = "gull"


GAMES: Final = (
    Game("two", 2, 28, "heron"),  # bets won and lost, a STOP
    Game("three", 3, 30, "gull"),  # STOPs and bets
    Game("four", 4, 21, "heron"),
    Game("mermaids", 2, 37, "gull"),  # four of them, in the first round
)
REPLAYED: Final = ("two", "mermaids")


class SeededSecret(FairDealer):
    """Deals the same cards each time."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def new_secret(self) -> bytes:
        return self._seed.to_bytes(32, "big")


class Ear(Listener):
    """One client, and all that it was told."""

    def __init__(self, who: Person) -> None:
        super().__init__(who)
        self.who = who
        self.told: list[AnyFromServer] = []
        self.is_connected = False


class Evening:
    """One game at one table, with everybody listening."""

    def __init__(self, game: Game, moments: set[int] | None) -> None:
        self._moments = moments
        self._now = 1_800_000_000.0
        self.firsts: dict[object, int] = {}
        self.moves = 0
        self.table = Table("KELP", SeededSecret(game.seed))
        self.ears = [Ear(who) for who in PEOPLE[: game.players]]
        chosen = find_opponent(game.opponent)
        self._players: list[Player] = [
            chosen.seated(seed=game.seed * 10 + seat) for seat in range(game.players)
        ]
        settings = Settings(players=game.players, patience=None)
        opened = Opened(PEOPLE[0].id, PEOPLE[0].name, settings)
        self.table.apply(self.table.next_entry(opened, self._now))

    def play(self) -> Finished:
        self._gather()
        while self.table.phase is not Phase.OVER:
            self._move()
        assert self.table.finished is not None, "it is over"
        finished = self.table.finished
        self._do(PEOPLE[0], Rematch())
        return finished

    def _gather(self) -> None:
        self._connect()
        for seat, ear in enumerate(self.ears[1:], 1):
            self._do(ear.who, Sit(Seat(seat)))
        for ear in self.ears:
            self._do(ear.who, AddSalt(f"salt-of-{ear.who.name}"))
        self._do(PEOPLE[0], Start())

    def _move(self) -> None:
        live = self.table.game
        assert live is not None, "a game is on"
        seat = live.turn
        if self._moments is None or self.moves in self._moments:
            self._connect()
        else:
            self._disconnect()
        move = self._players[seat].choose(live.view(seat), Milliseconds(50))
        before = self.table.number
        self._do(PEOPLE[seat], Play(move, before))
        for happened in self.table.log.since(before) or ():
            self._notice(happened.events)
        self.moves += 1

    def _notice(self, events: tuple[Event, ...]) -> None:
        """When something of this kind happens for the first time."""
        for event in events:
            match event:
                case Stole() | Picked():
                    self.firsts.setdefault(type(event), self.moves)
                case RoundScored(bet_won=bet_won):
                    self.firsts.setdefault(bet_won, self.moves)
                case _:
                    pass

    def _do(self, who: Person, command: AnyCommand) -> None:
        self._now += 1.5
        run(self.table, asked(who, command), lambda: self._now, tell=self._tell_connected)

    def _connect(self) -> None:
        for ear in self.ears:
            if not ear.is_connected:
                ear.is_connected = True
                ear.told.append(Welcome(VERSION, ear.who.id, ear.who.name, self._now))
                self._tell([ear])

    def _disconnect(self) -> None:
        for ear in self.ears:
            ear.is_connected = False

    def _tell_connected(self) -> None:
        self._tell(ear for ear in self.ears if ear.is_connected)

    def _tell(self, ears: Iterable[Ear]) -> None:
        for delivery, audience in news(self.table, ears):
            for ear in audience:
                ear.told.append(delivery_message(delivery))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for name, text in recorded(game):
            assert len(text) < LARGEST, f"{name} has {len(text)} bytes"
            (FOLDER / name).write_bytes(text)
    (FOLDER / "low-decks.jsonl").write_bytes(low_decks())
    for language in languages():
        lines = (json.dumps(each, ensure_ascii=False) for each in forms(language))
        (FOLDER / f"forms-{language}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def forms(language: str) -> Iterator[tuple[str, str, str, int, str]]:
    """Every card, pile and colour by itself and every kind in numbers, in all forms there are."""
    known = forms_of(read(language))
    things = {
        "CARD": [(str(card), 1) for card in CARDS],
        "CARDS": [(" ".join(map(str, CARDS[::9])), 1), ("", 1)],
        "KIND": [(kind.value, count) for kind in Kind for count in (1, 2, 5, 21)],
        "COLOUR": [(colour.value, 1) for colour in Colour],
        "PILE": [(pile.value, 1) for pile in Pile],
    }
    functions = spoken(language).functions
    for function, those in things.items():
        written = [each for form in sorted(known[function]) for each in (form, form.capitalize())]
        for form, (thing, count) in product(written, those):
            yield function, thing, form, count, functions[function](thing, form, count)


def spoken(language: str) -> Forms:
    """The forms of a language, by its ``cards.ftl`` alone."""
    found = Forms()
    bundle = FluentBundle([language], found.functions, use_isolating=False)
    found.belong_to(bundle)
    bundle.add_resource(
        FluentResource((LOCALES / language / "cards.ftl").read_text(encoding="utf-8"))
    )
    return found


def low_decks() -> bytes:
    """What the first player hears who may close: as many cards are left as the others can draw,
    and then one more. All boats and fish lie open."""
    lines = []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        for deck in (2 * (players - 1), 2 * players - 1):
            others = [(LEFT_OVER - deck + place) // (players - 1) for place in range(players - 1)]
            hands = "/".join(("ApAoHdHlFg", *(f"?{count}" for count in others)))
            tables = "/".join((OPEN_DUOS, *["-"] * (players - 1)))
            scores = "-".join(["0"] * players)
            text = f"pl {scores} 1 A:duo - {hands} {tables} MwMwMwMwHk/Hy ?{deck}"
            view = papersea.Game.set_up(parse_position(text), seed=1).view(Seat(0))
            lines.append(encode(view.state))
    return b"".join(line + b"\n" for line in lines)


def recorded(game: Game) -> Iterator[tuple[str, bytes]]:
    """The files of a game."""
    told = Evening(game, moments_of(game))
    finished = told.play()
    for ear in told.ears:
        name = f"{game.name}-{ear.who.name.lower()}.jsonl"
        yield name, b"".join(encode(message) + b"\n" for message in ear.told)
    if game.name in REPLAYED:
        for eyes in (None, *map(Seat, range(game.players))):
            name = "public" if eyes is None else PEOPLE[eyes].name.lower()
            replay = encode(replayed(told.table, finished, eyes))
            yield f"{game.name}-replay-{name}.jsonl", replay + b"\n"


def moments_of(game: Game) -> set[int]:
    """The moves that are heard one by one: the first ones, one of every kind that matters, and
    the end."""
    rehearsal = Evening(game, set())
    rehearsal.play()
    middles = {0, *rehearsal.firsts.values(), rehearsal.moves - 1}
    return {move + off for move in middles for off in range(-AROUND, AROUND + 1)}


def replayed(table: Table, finished: Finished, eyes: Seat | None) -> Replay:
    """What the server would answer."""
    kept = finished_game(table, finished)
    seats = [
        GameSeat(seat.person, seat.name, seat.opponent, seat.rank, seat.score, None)
        for seat in kept.seats
    ]
    summary = GameSummary(
        id=kept.id,
        ended_at=kept.ended_at,
        options=kept.options,
        players=kept.players,
        is_rated=kept.is_rated,
        outcome=finished.outcome,
        seats=seats,
    )
    return Replay(summary, eyes, replay_steps(kept.record, eyes))


if __name__ == "__main__":
    main()
