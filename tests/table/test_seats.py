"""Before a game: seats, the host, bots, settings, the start."""

from __future__ import annotations

import pytest

from papersea.game import CLASSIC
from papersea.rules.options import parse_options
from papersea.table.commands import (
    USUAL_BUDGET,
    AddSalt,
    Change,
    Leave,
    Rematch,
    Resign,
    SeatBot,
    ShowHand,
    Sit,
    Start,
    Unseat,
)
from papersea.table.facts import (
    BotSeated,
    Changed,
    Joined,
    NewGame,
    Salted,
    SeatFreed,
    SeatLeft,
    Started,
    StartWanted,
)
from papersea.table.following import LOST_BEFORE_START
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from papersea.table.table import TIME_TO_SALT, Person, Phase, Place
from tests.positions import A, B, C, D
from tests.table.client import Client
from tests.table.live import LiveTable, opened, started

RATED = Settings(clock=Bank(60), is_rated=True, allows_take_back=False, stand_in=None)
PUBLIC = Settings(is_public=True)


def lose(live: LiveTable, name: str) -> None:
    """The person's connection is gone."""
    live.away[name] = live.now


def test_whoever_opens_a_table_is_its_host_in_the_first_seat() -> None:
    live = opened()
    assert live.table.host == "ann"
    assert live.table.places == [Place(Person("ann", "Ann")), Place()]


def test_the_first_free_seat_is_taken_unless_another_is_named() -> None:
    live = opened(Settings(players=4))
    assert live.do("bob", Sit(3)) == [Joined(D, "bob", "Bob")]
    assert live.do("cat", Sit()) == [Joined(B, "cat", "Cat")]


def test_a_seat_is_refused_for_a_reason() -> None:
    live = opened(Settings(players=2))
    assert live.code("bob", Sit(2)) is ErrorCode.NO_SUCH_SEAT
    assert live.code("bob", Sit(0)) is ErrorCode.SEAT_TAKEN
    live.sit("bob")
    assert live.code("bob", Sit()) is ErrorCode.ALREADY_SEATED
    assert live.code("cat", Sit()) is ErrorCode.TABLE_FULL


def test_a_bot_sits_anywhere_by_its_own_name() -> None:
    live = opened(Settings(players=3))
    assert live.do("ann", SeatBot(2, "expert", "1s")) == [BotSeated(C, "orca", "1s")]
    assert live.do("ann", SeatBot(1, "gull")) == [BotSeated(B, "gull", "200ms")]
    assert live.table.opponent_at(C) == ("orca", "1s")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (SeatBot(2, "gull"), ErrorCode.NO_SUCH_SEAT),
        (SeatBot(0, "gull"), ErrorCode.SEAT_TAKEN),
        (SeatBot(1, "leviathan"), ErrorCode.NO_SUCH_OPPONENT),
        (SeatBot(1, "gull", "11s"), ErrorCode.BAD_SETTINGS),
        (SeatBot(1, "gull", "long"), ErrorCode.BAD_SETTINGS),
        (Unseat(2), ErrorCode.NO_SUCH_SEAT),
    ],
)
def test_a_bot_is_refused_for_a_reason(command: SeatBot | Unseat, code: ErrorCode) -> None:
    assert opened().code("ann", command) is code


def test_no_bot_is_seated_at_a_rated_table() -> None:
    assert opened(RATED).code("ann", SeatBot(1, "gull")) is ErrorCode.NOT_AT_THIS_TABLE


def test_the_host_frees_a_seat_of_a_bot_or_a_person() -> None:
    live = opened(Settings(players=3))
    live.sit("bob")
    live.seat_bots("gull")
    assert live.do("ann", Unseat(1)) == [SeatFreed(B)]
    assert live.do("ann", Unseat(2)) == [SeatFreed(C)]
    assert live.table.places[1:] == [Place(), Place()]


def test_who_got_up_is_told_by_name_whoever_sits_there_by_now() -> None:
    live = opened(Settings(players=3))
    live.sit("bob")
    live.seat_bots("gull")
    number = live.table.number
    live.do("bob", Leave())
    live.do("ann", Unseat(2))
    live.sit("cat")
    live.do("ann", SeatBot(2, "otter"))
    for client in (Client(Person("ann", "Ann"), number=number), Client(number=number)):
        live.reconnect(client, number)
        assert [each.fact for each in client.happenings] == [
            SeatLeft(B, "Bob"),
            SeatLeft(C, opponent="gull"),
            Joined(B, "cat", "Cat"),
            BotSeated(C, "otter", USUAL_BUDGET),
        ]


def test_a_host_who_leaves_passes_the_table_on() -> None:
    live = opened(Settings(players=3))
    live.seat_bots("gull")
    live.sit("cat")
    live.do("ann", Leave())
    assert live.table.host == "cat"
    live.do("ann", Sit())
    assert live.table.host == "cat"
    assert live.code("ann", Start()) is ErrorCode.NOT_HOST


def test_whoever_sits_down_at_a_deserted_table_is_its_host() -> None:
    live = opened()
    live.do("ann", Leave())
    assert live.table.host == "ann"
    live.sit("bob")
    assert live.table.host == "bob"


def test_settings_and_options_change_before_the_game() -> None:
    live = opened()
    options = parse_options("es")
    assert options != CLASSIC
    wider = Settings(players=3, options=options)
    assert live.do("ann", Change(wider)) == [Changed(wider)]
    assert live.table.places[1:] == [Place(), Place()]
    live.do("ann", Change(Settings(players=2, options=options)))
    live.sit("bob")
    live.start()
    assert (live.game.options, live.game.players) == (options, 2)


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        (Settings(players=2), "players"),
        (Settings(players=3, is_rated=True, allows_take_back=False), "clock"),
        (Settings(players=3, is_rated=True, clock=Bank(60)), "allows_take_back"),
        (
            Settings(players=3, is_rated=True, clock=Bank(60), allows_take_back=False),
            "stand_in",
        ),
        (
            Settings(
                players=3, is_rated=True, clock=Bank(60), allows_take_back=False, stand_in=None
            ),
            "is_rated",
        ),
    ],
)
def test_settings_that_do_not_go_together_are_named(settings: Settings, field: str) -> None:
    live = opened(Settings(players=3))
    live.do("ann", SeatBot(2, "gull"))
    refused = live.refuses("ann", Change(settings))
    assert (refused.code, refused.facts) == (ErrorCode.BAD_SETTINGS, {"field": field})


def test_a_stand_in_is_an_opponent() -> None:
    change = Change(Settings(stand_in="leviathan"))
    assert opened().code("ann", change) is ErrorCode.NO_SUCH_OPPONENT


def test_no_hand_stays_open_when_a_table_becomes_rated() -> None:
    live = opened()
    live.do("ann", ShowHand(is_open=True))
    live.do("ann", Change(RATED))
    assert not live.place("ann").is_hand_open
    assert live.code("ann", ShowHand(is_open=True)) is ErrorCode.NOT_AT_THIS_TABLE


def test_a_game_starts_when_every_seat_is_taken_and_the_host_says_so() -> None:
    live = opened(Settings(players=3))
    live.sit("bob")
    assert live.code("ann", Start()) is ErrorCode.SEATS_EMPTY
    live.seat_bots("gull")
    assert live.wait(1000) == []
    assert live.do("ann", Start()) == [Started()]
    assert live.phase is Phase.PLAYING


def test_nobodys_salt_is_too_late_for_an_eager_host() -> None:
    live = opened(Settings())
    live.sit("bob")
    assert live.do("ann", Start()) == [StartWanted()]
    assert live.deadline == TIME_TO_SALT
    assert live.code("ann", Start()) is ErrorCode.ALREADY_ASKED
    live.do("bob", AddSalt("blue"))
    assert live.do("ann", AddSalt("red")) == [Salted(A, "red"), Started()]
    assert live.table.proof.salts == ("red", "blue")


def test_whoever_adds_no_salt_is_waited_for_only_a_moment() -> None:
    live = opened(Settings())
    live.sit("bob")
    live.do("ann", Start())
    assert live.wait(TIME_TO_SALT) == [Started()]


def test_a_start_that_was_wanted_is_forgotten_when_somebody_leaves() -> None:
    live = opened(Settings())
    live.sit("bob")
    live.do("ann", Start())
    live.do("bob", Leave())
    live.sit("cat")
    assert live.wait(TIME_TO_SALT) == []


def test_a_game_needs_a_person() -> None:
    live = opened(Settings())
    live.seat_bots("gull")
    live.do("ann", Leave())
    live.do("ann", SeatBot(0, "gull"))
    assert live.code("ann", Start()) is ErrorCode.NOT_SEATED


def test_a_table_may_start_by_itself_with_time_to_add_salt() -> None:
    live = opened(Settings(starts_when_full=True))
    live.wait(100)
    live.sit("bob")
    live.wait(TIME_TO_SALT - 1)
    live.do("bob", AddSalt("blue"))
    assert live.phase is Phase.OPEN
    assert live.wait(1) == [Started()]


def test_whoever_sits_down_last_has_time_to_add_salt() -> None:
    live = opened(Settings(starts_when_full=True))
    live.sit("bob")
    live.wait(TIME_TO_SALT - 1)
    live.do("bob", Leave())
    assert live.deadline is None
    live.sit("cat")
    assert live.deadline == TIME_TO_SALT


def test_a_lost_seat_of_a_public_table_is_free_after_a_while() -> None:
    live = opened(PUBLIC)
    live.sit("bob")
    lose(live, "ann")
    assert live.wait(LOST_BEFORE_START - 1) == []
    assert live.wait(1) == [SeatFreed(A)]
    assert live.table.host == "bob"


def test_a_lost_seat_among_friends_is_kept() -> None:
    live = opened()
    live.sit("bob")
    lose(live, "ann")
    assert live.deadline is None


def test_a_lost_seat_is_kept_in_a_game_and_free_after_it() -> None:
    live = started(is_public=True, patience=None)
    lose(live, "bob")
    live.wait(1000)
    live.do("ann", Resign())
    live.do("ann", Rematch())
    assert live.wait(LOST_BEFORE_START - 1) == []
    assert live.wait(1) == [SeatFreed(B), NewGame()]
