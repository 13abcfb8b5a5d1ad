"""Any settings and any command, drawn by hypothesis, as they can come over the wire."""

from __future__ import annotations

import random
from typing import Final

from hypothesis import strategies as st

from papersea.fair import SALT
from papersea.moves import parse_move
from papersea.table.commands import (
    AddSalt,
    Answer,
    AnyCommand,
    Ask,
    Asked,
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
from papersea.table.settings import Bank, Clock, Days, NoClock, Settings
from papersea.table.table import Phase
from tests.properties.games import moves, options, players

seats = st.integers(0, 3)
opponents = st.sampled_from(["gull", "expert", "leviathan", ""])
clocks: st.SearchStrategy[Clock] = st.one_of(
    st.just(NoClock()),
    st.builds(Bank, st.integers(10, 7200), st.integers(0, 300)),
    st.builds(Days, st.integers(1, 14)),
)

any_settings = st.builds(
    Settings,
    players,
    options,
    clocks,
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.none() | opponents,
    st.none() | st.integers(15, 86_400),
)


def _mended(settings: Settings) -> Settings:
    """Settings that go together."""
    is_rated = settings.is_rated and not isinstance(settings.clock, NoClock)
    return Settings(
        settings.players,
        settings.options,
        settings.clock,
        settings.is_public,
        is_rated,
        settings.allows_take_back and not is_rated,
        settings.starts_when_full,
        None if is_rated else settings.stand_in and "gull",
        settings.patience,
    )


good_settings = any_settings.map(_mended)

commands: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(Sit, st.none() | seats),
    st.just(Leave()),
    st.just(ComeBack()),
    st.builds(SeatBot, seats, opponents, st.sampled_from(["200ms", "1s", "1h", ""])),
    st.builds(Unseat, seats),
    st.builds(Change, good_settings | any_settings),
    st.builds(AddSalt, st.from_regex(SALT, fullmatch=True)),
    st.just(Start()),
    st.builds(Play, moves, st.integers(0, 300)),
    st.builds(Ask, st.sampled_from(Asked)),
    st.builds(Answer, st.booleans()),
    st.just(Resume()),
    st.just(Resign()),
    st.builds(Say, st.sampled_from(Phrase)),
    st.builds(ShowHand, st.booleans()),
    st.just(Rematch()),
)

_FITTING: Final[dict[Phase, tuple[AnyCommand, ...]]] = {
    Phase.OPEN: (Sit(), Leave(), SeatBot(1, "gull"), SeatBot(2, "x"), Unseat(1), Start()),
    Phase.PLAYING: (
        *(Ask(what) for what in (*[Asked.TAKE_BACK] * 5, Asked.PAUSE)),
        *(Answer(agrees) for agrees in (*[True] * 7, False)),
        *(Play(parse_move(move), 10_000) for move in ("D", "L", ".", "STOP")),
        Play(parse_move("R"), 0),
        Leave(),
        *[ComeBack()] * 4,
        *[Say(Phrase.HELLO)] * 4,
        Resign(),
    ),
    Phase.PAUSED: (Resume(), Leave(), ComeBack(), Resign()),
    Phase.OVER: (Rematch(), Rematch(), Leave()),
}
_ALWAYS: Final = (Say(Phrase.HELLO), ShowHand(is_open=True), ShowHand(is_open=False), AddSalt("x"))


def fitting_command(phase: Phase, randomness: random.Random) -> AnyCommand:
    """One that makes sense at this time, for somebody."""
    return randomness.choice(_ALWAYS if randomness.random() < 0.1 else _FITTING[phase])
