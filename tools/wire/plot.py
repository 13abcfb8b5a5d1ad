"""What happens in the story, so that every message, command, fact and event is in it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from papersea.events import seen_by
from papersea.game import Game
from papersea.moves import DrawTwo, Pile, Seat, TakeTop, parse_move
from papersea.position import parse_position
from papersea.protocol.messages import (
    Announcement,
    Attendance,
    Follow,
    Goodbye,
    Hello,
    Mute,
    Ping,
    Pong,
    Snapshot,
    Update,
)
from papersea.table.commands import (
    AddSalt,
    Answer,
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
from papersea.table.facts import Advised, Opened
from papersea.table.following import Presence, due
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from papersea.table.steps import run
from papersea.table.table import Person, Phase
from tools.wire.story import Story

ADA: Final = Person("p-ada", "Ada")
BEN: Final = Person("p-ben", "Ben")
CYD: Final = Person("p-cyd", "Cyd")
PEOPLE: Final = (ADA, BEN, CYD)
_RESTART: Final = Announcement("n-1", at=1_800_003_600.0)

LATE: Final = (
    ("classic 12-7 3 A:draw - FdFl/?50 -/- MwMwMwCd/Fk ?1", "D Fd+Fl ."),
    ("classic 12-7 3 A:duo - BdBkMw/?55 -/- -/- -", "Bd+Bk"),
)
"""What few games come to: the last card of the deck, and none left to draw or to fish."""

Examples = dict[type[Struct], Struct]


def tell_story() -> Examples:
    """An example of every message, command, fact and event."""
    story = Story()
    _gather(story)
    _begin(story)
    _come_back(story)
    _ask(story)
    _play_to_the_end(story)
    _play_again(story)
    _say_the_rest(story)
    for position, moves in LATE:
        _play_late(story, position, moves)
    return story.told


def _gather(story: Story) -> None:
    opened = Opened(ADA.id, ADA.name, Settings(players=3))
    story.table.apply(story.table.next_entry(opened, story.now))
    story.say_hello(ADA, last=0)
    story.do(ADA, SeatBot(1, "gull"))
    story.do(ADA, Unseat(1))
    story.do(ADA, Change(Settings(players=3, clock=Bank(300, 5))))
    story.do(BEN, Sit(1))
    story.do(BEN, Say(Phrase.HELLO))
    story.do(CYD, Sit(2))
    story.do(ADA, Start())
    for who, salt in ((BEN, "low-tide"), (CYD, "spring-tide"), (ADA, "ebb")):
        if story.table.phase is Phase.OPEN:
            story.do(who, AddSalt(salt))


def _begin(story: Story) -> None:
    """The first move is taken back, and a move that breaks the rules is refused."""
    first, second, third = (PEOPLE[(story.turn + after) % 3] for after in range(3))
    story.do(second, Play(DrawTwo(), story.table.number))
    story.do(first, Play(TakeTop(Pile.LEFT), story.table.number))
    story.do(first, Ask(Asked.TAKE_BACK))
    story.do(second, Answer(agrees=True))
    story.do(third, Answer(agrees=True))
    story.do(first, Play(DrawTwo(), story.table.number))


def _come_back(story: Story) -> None:
    """One that has missed a little, and one that has seen nothing yet."""
    number = story.table.number
    for _ in range(2):
        story.play_one()
    for kind in (Hello, Snapshot, Update):
        story.told.pop(kind, None)  # these are better examples than the first ones
    story.say_hello(BEN, last=number)
    story.say_hello(ADA)


def _ask(story: Story) -> None:
    story.do(ADA, Ask(Asked.PAUSE))
    story.do(BEN, Answer(agrees=False))
    story.do(ADA, Ask(Asked.PAUSE))
    story.do(BEN, Answer(agrees=True))
    story.do(CYD, Answer(agrees=True))
    story.do(CYD, Resume())


def _play_to_the_end(story: Story) -> None:
    story.do(BEN, ShowHand(is_open=True))
    story.do(BEN, Leave())
    story.do(BEN, ComeBack())
    while story.table.phase is not Phase.OVER:
        story.play_one()


def _play_again(story: Story) -> None:
    for who in PEOPLE:
        story.do(who, Rematch())
    story.now += 60
    run(story.table, due, lambda: story.now)
    story.do(CYD, Resign())


def _say_the_rest(story: Story) -> None:
    """What is about the connection, or asked over HTTP by somebody who plays alone."""
    story.send(Follow(story.requests + 1, 1))
    story.send(Mute(story.requests + 2, 1))
    story.send(Ping(story.requests + 3))
    story.receive(Pong(story.requests + 3, story.now))
    story.receive(
        Attendance((Presence.HERE, Presence.IDLE, Presence.LOST), 2, announcement=_RESTART)
    )
    story.receive(Goodbye(ErrorCode.UNAVAILABLE))
    story.tell(Advised(Seat(0)))


def _play_late(story: Story, position: str, moves: str) -> None:
    game = Game.set_up(parse_position(position), seed=1)
    for move in moves.split():
        for event in game.play(parse_move(move)):
            story.tell(seen_by(event, Seat(0)))
