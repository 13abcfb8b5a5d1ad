"""Every command, at every time, by everybody: what happens, or the code of the refusal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

import pytest

from papersea.moves import parse_move
from papersea.table.commands import (
    AddSalt,
    AnyCommand,
    Change,
    ComeBack,
    Leave,
    Phrase,
    Play,
    Rematch,
    Resign,
    Resume,
    Say,
    SeatBot,
    ShowHand,
    Sit,
    Start,
    Unseat,
)
from papersea.table.facts import AnyFact
from papersea.table.refused import Refused
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.table.live import PAUSE, TAKE_BACK, YES, LiveTable, opened

COMMANDS: Final[dict[str, AnyCommand]] = {
    "sit": Sit(),
    "leave": Leave(),
    "come_back": ComeBack(),
    "seat_bot": SeatBot(3, "gull"),
    "unseat": Unseat(1),
    "change": Change(Settings(players=4, patience=None)),
    "add_salt": AddSalt("blue"),
    "start": Start(),
    "play": Play(parse_move("D"), after=1000),
    "take_back": TAKE_BACK,
    "pause": PAUSE,
    "answer": YES,
    "resume": Resume(),
    "resign": Resign(),
    "say": Say(Phrase.HELLO),
    "show_hand": ShowHand(is_open=True),
    "rematch": Rematch(),
}

# Ann is the host, and has the turn. Bob plays, or sits at the table.
# Cat has left, Dan has resigned; eve looks on.
EXPECTED: Final = {
    Phase.OPEN: """
                 ann             bob             eve
    sit          already_seated  already_seated  Joined
    leave        SeatFreed       SeatFreed       not_seated
    come_back    wrong_phase     wrong_phase     wrong_phase
    seat_bot     BotSeated       not_host        not_host
    unseat       SeatFreed       not_host        not_host
    change       Changed         not_host        not_host
    add_salt     Salted          Salted          not_seated
    start        seats_empty     not_host        not_host
    play         wrong_phase     wrong_phase     wrong_phase
    take_back    wrong_phase     wrong_phase     wrong_phase
    pause        wrong_phase     wrong_phase     wrong_phase
    answer       wrong_phase     wrong_phase     wrong_phase
    resume       wrong_phase     wrong_phase     wrong_phase
    resign       wrong_phase     wrong_phase     wrong_phase
    say          Said            Said            not_seated
    show_hand    HandOpened      HandOpened      not_seated
    rematch      wrong_phase     wrong_phase     wrong_phase
    """,
    Phase.PLAYING: """
                 ann             bob             cat             dan             eve
    sit          wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    leave        StoodIn         StoodIn         stand_in_plays  StoodIn         not_seated
    come_back    nothing_asked   nothing_asked   CameBack        nothing_asked   not_seated
    seat_bot     wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    unseat       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    change       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    add_salt     wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    start        wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    play         Moved           illegal_move    stand_in_plays  not_seated      not_seated
    take_back    nothing_to_take_back nothing_to_take_back stand_in_plays not_seated not_seated
    pause        Wanted          Wanted          stand_in_plays  not_seated      not_seated
    answer       nothing_asked   nothing_asked   stand_in_plays  not_seated      not_seated
    resume       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    resign       Resigned        Resigned        stand_in_plays  not_seated      not_seated
    say          Said            Said            Said            Said            not_seated
    show_hand    HandOpened      HandOpened      HandOpened      HandOpened      not_seated
    rematch      wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    """,
    Phase.PAUSED: """
                 ann             bob             cat             dan             eve
    sit          wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    leave        StoodIn         StoodIn         stand_in_plays  StoodIn         not_seated
    come_back    nothing_asked   nothing_asked   CameBack        nothing_asked   not_seated
    seat_bot     wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    unseat       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    change       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    add_salt     wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    start        wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    play         wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    take_back    wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    pause        wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    answer       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    resume       Resumed         Resumed         stand_in_plays  not_seated      not_seated
    resign       Resigned        Resigned        stand_in_plays  not_seated      not_seated
    say          Said            Said            Said            Said            not_seated
    show_hand    HandOpened      HandOpened      HandOpened      HandOpened      not_seated
    rematch      wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    """,
    Phase.OVER: """
                 ann             bob             cat             dan             eve
    sit          wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    leave        SeatFreed       SeatFreed       SeatFreed       SeatFreed       not_seated
    come_back    wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    seat_bot     wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    unseat       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    change       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    add_salt     wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    start        wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    play         wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    take_back    wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    pause        wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    answer       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    resume       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    resign       wrong_phase     wrong_phase     wrong_phase     wrong_phase     wrong_phase
    say          Said            Said            Said            Said            not_seated
    show_hand    HandOpened      HandOpened      HandOpened      HandOpened      not_seated
    rematch      RematchWanted   RematchWanted   RematchWanted   RematchWanted   not_seated
    """,
}


def cells() -> Iterator[tuple[Phase, str, str, str]]:
    for phase, text in EXPECTED.items():
        (names, *rows) = (line.split() for line in text.strip().splitlines())
        for command, *results in rows:
            for name, result in zip(names, results, strict=True):
                yield phase, name, command, result


def table_in(phase: Phase) -> LiveTable:
    live = opened(Settings(players=4))
    live.sit("bob", "cat")
    if phase is Phase.OPEN:
        return live
    live.sit("dan")
    live.start()
    live.do("dan", Resign())
    live.do("cat", Leave())
    if phase is Phase.PAUSED:
        live.do("ann", PAUSE)
        live.do("bob", YES)
    if phase is Phase.OVER:
        live.do("cat", ComeBack())
        live.do("cat", Resign())
        live.do("cat", Leave())
        live.do("ann", Resign())
    assert live.phase is phase
    return live


def result_of(live: LiveTable, name: str, command: AnyCommand) -> str:
    try:
        fact: AnyFact = live.do(name, command)[0]
    except Refused as refused:
        return refused.code.value
    return type(fact).__name__


@pytest.mark.parametrize(("phase", "name", "command", "result"), list(cells()))
def test_a_command_does_what_it_says_or_is_refused_and_nothing_changes(
    phase: Phase, name: str, command: str, result: str
) -> None:
    live = table_in(phase)
    before, number = live.everything(), live.table.number
    assert result_of(live, name, COMMANDS[command]) == result
    if result[0].islower():
        assert live.everything() == before
    else:
        assert live.table.number > number


def test_every_command_is_in_every_table() -> None:
    assert {type(command) for command in COMMANDS.values()} == set(get_args(AnyCommand))
    tried = {(phase, command) for phase, _, command, _ in cells()}
    assert tried == {(phase, command) for phase in Phase for command in COMMANDS}
