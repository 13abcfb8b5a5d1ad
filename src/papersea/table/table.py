"""One table: the sum of its log, and nothing else.

A little long, because every kind of fact changes a table in this one place.
"""

from __future__ import annotations

import hmac
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Self, assert_never

import msgspec

from papersea.deals import Deal
from papersea.fair import Dealer, FairDealer, Proof
from papersea.game import Game
from papersea.moves import Move, Seat
from papersea.record import Record
from papersea.record.jsonline import parse_line
from papersea.table.commands import USUAL_BUDGET, Asked
from papersea.table.faces import Face
from papersea.table.facts import (
    Advised,
    Agreed,
    AnyFact,
    BotSeated,
    CameBack,
    Changed,
    Declined,
    Entry,
    HandOpened,
    Happened,
    Joined,
    Log,
    Moved,
    NewGame,
    Opened,
    Origin,
    Paused,
    RematchWanted,
    Resigned,
    Resumed,
    Said,
    Salted,
    SeatFreed,
    SeatLeft,
    Started,
    StartWanted,
    StoodIn,
    TookBack,
    Wanted,
)
from papersea.table.live_game import (
    Events,
    LiveGame,
    Outcome,
    Timer,
    is_new_turn,
    outcome_of,
)
from papersea.table.settings import Settings
from papersea.table.versions import CURRENT, DEALINGS, RULES, UNNAMED, Versions, reading

TIME_TO_SALT: Final = 3.0
"""Seconds that people have to add a salt once every seat is taken."""


class Phase(Enum):
    """What a table is about: finding players, a game, a break, what comes after a game."""

    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the door: a guest, or a program that plays by the bot API."""

    id: str
    name: str
    is_bot: bool = False
    face: Face | None = None


@dataclass(slots=True)
class Place:
    """A seat of the table: empty, a person's, or an opponent's of the house."""

    person: Person | None = None
    opponent: str | None = None
    budget: str = ""
    is_stand_in: bool = False
    had_stand_in: bool = False  # perhaps for a while
    has_left: bool = False
    has_resigned: bool = False
    gave_up: bool = False  # in the first round
    is_hand_open: bool = False
    is_advised: bool = False
    wants_rematch: bool = False
    salt: str = ""

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.opponent is None

    @property
    def is_active(self) -> bool:
        """A person sits here and plays."""
        return self.person is not None and not self.is_stand_in and not self.has_resigned

    def begin_anew(self) -> None:
        """What was true of the last game only."""
        self.salt = ""
        self.is_stand_in = self.had_stand_in = self.has_left = False
        self.has_resigned = self.gave_up = False
        self.is_hand_open = self.is_advised = self.wants_rematch = False


@dataclass(frozen=True, slots=True)
class Question:
    """What was asked, by whom, and who has agreed so far."""

    what: Asked
    seat: Seat
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has ended, and who sat where when it did. One that was taken up elsewhere has
    no proof."""

    id: str
    places: tuple[Place, ...]
    game: Game
    proof: Proof | None
    outcome: Outcome
    at: float


class Table:
    """A table after so many entries. ``apply`` never judges: what is in the log has happened."""

    host: str
    settings: Settings
    places: list[Place]

    def __init__(
        self, code: str, dealer: Dealer | None = None, unnamed: Versions = UNNAMED[0]
    ) -> None:
        self.code = code
        self.versions = unnamed  # until the log names others
        self.phase = Phase.OPEN
        self.game_number = 0
        self.commitment = ""  # to the secret; none where cards are not dealt, but taken over
        self.game_changed = 0  # the number of the last entry that changed the game
        self.changed_at = 0.0
        self.seated_at = 0.0  # when the seats were last taken, freed or changed
        self.is_start_wanted = False
        self.origin: Origin | None = None  # of the game, if its cards come from elsewhere
        self.finished: Finished | None = None
        self.question: Question | None = None
        self.log = Log()
        self.spoken: deque[tuple[Seat, float]] = deque(maxlen=16)
        self._dealer = dealer or FairDealer()
        self._secret = b""
        self._forgiven = 0.0  # since the last entry
        self._record: Record | None = None
        self._live: LiveGame | None = None
        self._seated: frozenset[str] | None = None  # worked out anew when it is asked for

    @classmethod
    def read(cls, code: str, entries: Iterable[Entry], dealer: Dealer | None = None) -> Self:
        """The table that its log tells of, by the versions that it names; a log that names none is
        of those by which its moves are possible. Whatever is wrong with it is raised."""
        known = tuple(entries)
        *likely, last = UNNAMED if known and known[0].versions is None else UNNAMED[:1]
        for versions in likely:
            with suppress(Exception):
                return cls(code, dealer, versions)._after(known)
        return cls(code, dealer, last)._after(known)

    def _after(self, entries: Iterable[Entry]) -> Self:
        for entry in entries:
            self.apply(entry)
        return self

    @property
    def number(self) -> int:
        """Of the last entry."""
        return self.log.number

    @property
    def game(self) -> Game | None:
        """The game that is played, or was last; ``None`` before it starts."""
        return self._live.game if self._live else None

    @property
    def timer(self) -> Timer | None:
        return self._live.timer if self._live else None

    @property
    def deal(self) -> Deal | None:
        """That the game is of, if its cards are the same everywhere."""
        return Deal(self.origin.deal) if self.origin and self.origin.deal else None

    @property
    def context(self) -> str:
        """Names the game in its commitment."""
        return reading(DEALINGS, self.versions.dealing).context(self.code, self.game_number)

    @property
    def game_id(self) -> str:
        """The link of the game's record, once it is over."""
        dealing = reading(DEALINGS, self.versions.dealing)
        return dealing.link(self.code, self.game_number, self._secret)

    @property
    def proof(self) -> Proof:
        """With the secret: only for the dealer, and for everybody once the game is over."""
        return Proof(self._secret, self.context, tuple(place.salt for place in self.places))

    def alias(self, what: str) -> int:
        """A number for something: the same for as long as the game lasts, and another one in any
        other game. It has so few bits that even with the secret it could be thousands of things,
        and two things have the same once in a million."""
        digest = hmac.digest(self._secret, what.encode(), "sha256")
        return int.from_bytes(digest[:4], "big") >> 12

    @property
    def seats(self) -> range:
        return range(len(self.places))

    def seat_of(self, person: str) -> Seat | None:
        for seat, place in enumerate(self.places):
            if place.person is not None and place.person.id == person:
                return Seat(seat)
        return None

    def people(self) -> list[Seat]:
        """Where persons sit, whoever moves for them."""
        return [Seat(seat) for seat in self.seats if self.places[seat].person is not None]

    def salted_at(self) -> float:
        """When everybody has added a salt, or could have."""
        is_salted = all(self.places[seat].salt for seat in self.people())
        return self.seated_at if is_salted else self.seated_at + TIME_TO_SALT

    def is_full(self) -> bool:
        return not any(place.is_empty for place in self.places)

    def active_people(self) -> list[Seat]:
        """Where persons sit who play themselves."""
        return [Seat(seat) for seat in self.seats if self.places[seat].is_active]

    def seated(self) -> frozenset[str]:
        """Ids of those who play themselves, and have not been deleted since."""
        if self._seated is None:
            active = [place.person for place in self.places if place.is_active]
            self._seated = frozenset(each.id for each in active if each is not None and each.name)
        return self._seated

    def others_to_agree(self, asking: Seat) -> list[Seat]:
        return [seat for seat in self.active_people() if seat != asking]

    def bot_to_move(self) -> Seat | None:
        """The seat that a bot has to move for now. While every person is away, bots wait."""
        if self.phase is not Phase.PLAYING or self.game is None or not self.active_people():
            return None
        return None if self.places[self.game.turn].is_active else self.game.turn

    def opponent_at(self, seat: Seat) -> tuple[str, str]:
        """Who moves for a seat that no person plays, and how long it may think."""
        place = self.places[seat]
        if place.opponent is not None:
            return place.opponent, place.budget
        return self.settings.stand_in or "gull", USUAL_BUDGET

    def has_moved(self, seat: Seat) -> bool:
        return self._in_game.has_moved(seat)

    def game_before_last_move(self, seat: Seat) -> Game | None:
        """The game as it was before the seat's last move; ``None`` if that is gone for good."""
        return self._in_game.before_last_move(seat)

    def next_entry(self, fact: AnyFact, now: float, record: str | None = None) -> Entry:
        """The entry that would come next. A log's times never go back, whoever's clock does."""
        at = max(now, self.changed_at)
        if isinstance(fact, Opened | NewGame):
            secret = self._dealer.new_secret()
            return Entry(self.number + 1, at, fact, secret, record, CURRENT, self._forgiven)
        return Entry(self.number + 1, at, fact, record=record, forgiven=self._forgiven)

    def forgive(self, seconds: float) -> None:
        """So many seconds since the last entry count for no clock; the next entry will say so, and
        another one from elsewhere may say otherwise."""
        if self._live is not None and seconds != self._forgiven:
            self._live.timer.forgive(seconds - self._forgiven)
            self._forgiven = seconds

    def apply(self, entry: Entry) -> Happened:
        """Let the entry have happened."""
        assert entry.number == self.number + 1, "a log has no gaps"
        self.forgive(entry.forgiven)
        self._forgiven = 0.0
        left = self._leaving(entry.fact.seat) if isinstance(entry.fact, SeatFreed) else None
        events = self._apply(entry.fact, entry.at)
        if entry.versions is not None:
            self.versions = entry.versions
        if entry.secret is not None:
            self._prepare_game(entry.secret, entry.record)
        self.changed_at = entry.at
        if not isinstance(entry.fact, Moved):  # by a move nobody sits down or gets up
            self._seated = None
        if isinstance(entry.fact, Opened | Joined | BotSeated | SeatFreed | Changed | NewGame):
            self.seated_at, self.is_start_wanted = entry.at, False
        if isinstance(entry.fact, Started | Moved | TookBack | StoodIn | CameBack | Resumed):
            self.game_changed = entry.number
        happened = Happened(entry, events, left)
        self.log.add(happened)
        return happened

    def _prepare_game(self, secret: bytes, record: str | None) -> None:
        self._secret = secret
        self._record = None if record is None else parse_line(record)
        self.commitment = "" if self.origin else self._dealer.commit(secret, self.context)

    def _apply(self, fact: AnyFact, now: float) -> Events:
        match fact:
            case Opened(host, name, settings, is_bot, seat, origin, face):
                self.host, self.settings, self.origin = host, settings, origin
                self.places = [Place() for _ in range(settings.players)]
                self.places[seat].person = Person(host, name, is_bot, face or None)
                self.game_number = 1
            case Joined(seat, person, name, is_bot, face):
                self.places[seat] = Place(Person(person, name, is_bot, face or None))
                if self.seat_of(self.host) is None:
                    self.host = person
            case BotSeated(seat, opponent, budget):
                self.places[seat] = Place(opponent=opponent, budget=budget)
            case SeatFreed(seat):
                self._free(seat)
            case Changed(settings):
                self._change(settings)
            case Salted(seat, salt):
                self.places[seat].salt = salt
            case StartWanted():
                self.is_start_wanted = True
            case Started():
                return self._start(now)
            case Moved(seat, move):
                return self._move(seat, move, now)
            case TookBack(seat):
                self._take_back(seat, now)
            case Resigned(seat):
                self.places[seat].has_resigned = True
                self.places[seat].gave_up = self._in_game.game.round == 1
                self._drop_question_of(seat)
                self._run_clock(now)
                self._look_for_end(now)
            case NewGame():
                self._begin_anew()
            case _:
                self._apply_around_the_game(fact, now)
        return ()

    def _apply_around_the_game(
        self,
        fact: Wanted
        | Agreed
        | Declined
        | Paused
        | Resumed
        | StoodIn
        | CameBack
        | Said
        | HandOpened
        | Advised
        | RematchWanted,
        now: float,
    ) -> None:
        match fact:
            case Wanted(seat, what):
                self.question = Question(what, seat)
            case Agreed(seat):
                assert self.question is not None, "an answer follows a question"
                agreed = self.question.agreed | {seat}
                self.question = Question(self.question.what, self.question.seat, agreed)
            case Declined():
                self.question = None
            case Paused():
                self.phase, self.question = Phase.PAUSED, None
                self._in_game.timer.stop(now)
            case Resumed():
                self.phase = Phase.PLAYING
                self._run_clock(now)
            case StoodIn(seat, has_left):
                self.places[seat].is_stand_in = self.places[seat].had_stand_in = True
                self.places[seat].has_left = has_left
                self._drop_question_of(seat)
                self._run_clock(now)
            case CameBack(seat):
                self.places[seat].is_stand_in = self.places[seat].has_left = False
                self._in_game.timer.give_time_to_return(seat)
                self._run_clock(now)
            case Said(seat):
                self.spoken.append((seat, now))
            case HandOpened(seat, is_open):
                self.places[seat].is_hand_open = is_open
            case Advised(seat):
                self.places[seat].is_advised = True
            case RematchWanted(seat):
                self.places[seat].wants_rematch = True
            case _:
                assert_never(fact)

    def _drop_question_of(self, seat: Seat) -> None:
        if self.question is not None and self.question.seat == seat:
            self.question = None

    @property
    def _in_game(self) -> LiveGame:
        assert self._live is not None, "moves are made in a game"
        return self._live

    def _leaving(self, seat: Seat) -> SeatLeft:
        place = self.places[seat]
        return SeatLeft(seat, place.person.name if place.person else "", place.opponent)

    def _free(self, seat: Seat) -> None:
        leaving = self.places[seat].person
        self.places[seat] = Place()
        if leaving is not None and leaving.id == self.host:
            staying = (place.person.id for place in self.places if place.person is not None)
            self.host = next(staying, self.host)

    def _change(self, settings: Settings) -> None:
        self.settings = settings
        del self.places[settings.players :]
        self.places += [Place() for _ in range(settings.players - len(self.places))]
        if settings.is_rated:
            for place in self.places:
                place.is_hand_open = False

    def _start(self, now: float) -> Events:
        rules = reading(RULES, self.versions.rules)
        dealer = self.deal or self._dealer
        self._live = LiveGame(self.settings, dealer, self.proof, self._record, rules)
        self.phase = Phase.PLAYING
        self._run_clock(now)
        return self._live.this_round()

    def _move(self, seat: Seat, move: Move, now: float) -> Events:
        live = self._in_game
        events = live.move(seat, move)
        self.question = None
        if is_new_turn(seat, live.game.turn, events):
            live.timer.begin_turn(self._timed_seat(), now)
        live.timer.act(now)
        if live.game.is_over:  # else only who resigns ends it
            self._look_for_end(now)
        return events

    def _take_back(self, seat: Seat, now: float) -> None:
        self._in_game.take_back(seat)
        self.question = None
        self._run_clock(now)
        self._in_game.timer.act(now)

    def _run_clock(self, now: float) -> None:
        """The clock of the person to move runs, unless the game is paused."""
        if self.phase is Phase.PLAYING:
            self._in_game.timer.run(self._timed_seat(), now)

    def _timed_seat(self) -> Seat | None:
        """Whose turn it is; bots have no clock."""
        turn = self._in_game.game.turn
        return turn if self.places[turn].is_active else None

    def _look_for_end(self, now: float) -> None:
        game = self._in_game.game
        resigned = {Seat(seat) for seat in self.seats if self.places[seat].has_resigned}
        people = [place for place in self.places if place.person is not None]
        has_people = not people or any(not place.has_resigned for place in people)
        outcome = outcome_of(game, resigned, has_people=has_people)
        if outcome is not None:
            advised = tuple(Seat(seat) for seat in self.seats if self.places[seat].is_advised)
            outcome = msgspec.structs.replace(outcome, advised=advised)
            self.phase, self.question = Phase.OVER, None
            self._in_game.timer.stop(now)
            who = tuple(replace(place) for place in self.places)
            proof = None if self.origin else self.proof
            self.finished = Finished(self.game_id, who, game, proof, outcome, now)

    def _begin_anew(self) -> None:
        self.phase, self.finished, self.question = Phase.OPEN, None, None
        self._live = self.origin = None
        self.game_number += 1
        for seat, place in enumerate(self.places):
            if place.is_stand_in and not place.wants_rematch:
                self._free(Seat(seat))
        for place in self.places:
            place.begin_anew()
