"""What holds at every table, whatever people do, whenever they do it."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import settings as run_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from papersea.protocol.codec import decode_entry, decode_from_client, encode, encode_entry
from papersea.protocol.messages import Do
from papersea.record import Record, verify
from papersea.table.commands import AnyCommand
from papersea.table.facts import REMEMBERED
from papersea.table.following import due
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings
from papersea.table.table import Phase, Table
from papersea.table.viewing import state_of
from tests.sizes import sized
from tests.table.any_command import commands, fitting_command, good_settings
from tests.table.client import Client
from tests.table.live import NAMES, FixedSecrets, opened, told

OF_A_TABLE = {
    ErrorCode.TOO_FAST,
    ErrorCode.NO_SUCH_SEAT,
    ErrorCode.NO_SUCH_OPPONENT,
    ErrorCode.TABLE_FULL,
    ErrorCode.SEAT_TAKEN,
    ErrorCode.SEATS_EMPTY,
    ErrorCode.ALREADY_SEATED,
    ErrorCode.NOT_SEATED,
    ErrorCode.NOT_HOST,
    ErrorCode.WRONG_PHASE,
    ErrorCode.BAD_SETTINGS,
    ErrorCode.STALE,
    ErrorCode.ALREADY_ASKED,
    ErrorCode.UNREADABLE_MOVE,
    ErrorCode.ILLEGAL_MOVE,
    ErrorCode.STAND_IN_PLAYS,
    ErrorCode.NOTHING_TO_TAKE_BACK,
    ErrorCode.NEW_INFORMATION,
    ErrorCode.NOT_AT_THIS_TABLE,
    ErrorCode.NOTHING_ASKED,
}
"""All that a table refuses with while its log is not full."""

people = st.sampled_from([*NAMES, "eve"])


class AnyTable(RuleBasedStateMachine):
    """People do what they like. A second table is read from the log, line by line."""

    @initialize(settings=good_settings, seed=st.integers(1, 2**32))
    def open(self, settings: Settings, seed: int) -> None:
        self.live = opened(settings, FixedSecrets(seed))
        self.read = Table(self.live.table.code)
        self.commitments: dict[int, str] = {}
        self.verified: set[int] = set()
        for name in (*NAMES, "eve", "public"):
            self.live.listen(name, followed=1)

    @rule(name=people, command=commands)
    def do(self, name: str, command: AnyCommand) -> None:
        message = decode_from_client(encode(Do(1, command)))
        assert isinstance(message, Do)
        before, code = self.live.everything(), None
        try:
            self.live.do(name, message.command)
        except Refused as refused:
            code = refused.code
        assert code in OF_A_TABLE if self.live.everything() == before else code is None

    @rule(seed=st.integers(0, 2**32))
    def mingle(self, seed: int) -> None:
        """People do this and that, most of it at its time, and move now and then."""
        randomness = random.Random(seed)
        for _ in range(8):
            self.do(randomness.choice(NAMES), fitting_command(self.live.phase, randomness))
            if self.live.phase is Phase.PLAYING and self.live.can_move():
                self.live.move_random(randomness)

    @precondition(lambda self: self.live.phase is Phase.OPEN)
    @rule(bots=st.integers(0, 3))
    def fill_and_start(self, bots: int) -> None:
        """Strangers rarely start a game by chance."""
        live = self.live
        empty = sum(place.is_empty for place in live.table.places)
        away = [name for name in NAMES if live.table.seat_of(name) is None]
        bots = 0 if live.table.settings.is_rated else min(bots, empty)
        live.sit(*away[: empty - bots])
        live.seat_bots(*["gull"] * bots)
        is_waiting = live.phase is Phase.OPEN  # some tables start as soon as they are full
        if is_waiting and live.table.is_full() and live.table.people():
            live.start()

    @precondition(lambda self: self.live.phase is Phase.PLAYING)
    @rule(count=st.integers(1, 30), seed=st.integers(0, 2**32))
    def move(self, count: int, seed: int) -> None:
        """Whoever has the turn moves, if somebody may."""
        enough, randomness = self.live.table.number + count, random.Random(seed)
        self.live.play_random_until(
            lambda live: live.table.number >= enough or not live.can_move(), randomness
        )

    @rule(seconds=st.sampled_from([0.5, 5.0, 30.0, 100.0, 90_000.0]))
    def wait(self, seconds: float) -> None:
        self.live.wait(seconds)

    @rule(seconds=st.floats(0, 100))
    def set_the_clock_back(self, seconds: float) -> None:
        self.live.now -= seconds

    @rule(seat=st.integers(0, 3), is_lost=st.booleans())
    def lose(self, seat: int, is_lost: bool) -> None:  # noqa: FBT001
        if seat in self.live.table.seats and (person := self.live.table.places[seat].person):
            self.live.away.pop(person.id, None)
            if is_lost:
                self.live.away[person.id] = self.live.now
            self.live.wait(0)

    @rule()
    def restart(self) -> None:
        """The server reads the table again."""
        self.live.table = self.live.read_again(self.live.table._dealer)

    @rule(name=st.sampled_from([*NAMES, "eve", "public"]), away=st.integers(0, 300))
    def reconnect(self, name: str, away: int) -> None:
        present = self.live.clients[name]
        last = self.live.table.number - away
        client = Client(present.person, followed=present.followed, number=last)
        self.live.reconnect(client, last)
        assert client.snapshots == (last < 0)
        assert client.knows == present.knows

    @invariant()
    def check(self) -> None:
        self.the_log_alone_tells_everything()
        self.the_log_has_no_gap_and_its_times_never_go_back()
        self.whatever_follows_has_followed()
        self.a_finished_game_is_proved()
        self.everybody_with_a_seat_has_one_and_the_host_has_if_anybody_has()

    def the_log_alone_tells_everything(self) -> None:
        for entry in self.live.log[self.read.number :]:
            self.read.apply(decode_entry(encode_entry(entry)))
        assert told(self.read, REMEMBERED) == told(self.live.table, REMEMBERED)

    def the_log_has_no_gap_and_its_times_never_go_back(self) -> None:
        numbers = [entry.number for entry in self.live.log]
        assert numbers == list(range(1, self.live.table.number + 1))
        times = [entry.at for entry in self.live.log]
        assert times == sorted(times)

    def whatever_follows_has_followed(self) -> None:
        assert due(self.live.table, self.live.now, self.live.away) is None

    def a_finished_game_is_proved(self) -> None:
        table = self.live.table
        noted = self.commitments.setdefault(table.game_number, state_of(table).commitment)
        if table.finished is not None and table.game_number not in self.verified:
            self.verified.add(table.game_number)
            verify(Record.of(table.finished.game, fair=table.finished.proof), noted)

    def everybody_with_a_seat_has_one_and_the_host_has_if_anybody_has(self) -> None:
        sitting = [place.person.id for place in self.live.table.places if place.person]
        assert len(set(sitting)) == len(sitting)
        assert not sitting or self.live.table.host in sitting


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = run_settings(
    max_examples=sized(4, 20), stateful_step_count=30, deadline=None
)


@run_settings(max_examples=sized(2, 10))
@given(good_settings, st.integers(1, 2**32))
def test_all_of_it_holds_through_a_long_evening(settings: Settings, seed: int) -> None:
    evening, randomness = AnyTable(), random.Random(seed)
    evening.open(settings, seed)
    for _ in range(30):
        if evening.live.phase is Phase.OPEN and randomness.random() < 0.3:
            evening.fill_and_start(randomness.randrange(3))
        elif evening.live.phase is Phase.PLAYING and randomness.random() < 0.3:
            evening.move(randomness.randrange(1, 60), randomness.randrange(2**32))
        elif randomness.random() < 0.2:
            evening.wait(randomness.choice([1.0, 15.0, 120.0, 90_000.0]))
        else:
            evening.mingle(randomness.randrange(2**32))
        evening.reconnect(randomness.choice(NAMES), randomness.randrange(60))
        evening.check()
