"""Commands that wait for their answer, also over a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from papersea.client.errors import Unanswered
from papersea.moves import Seat
from papersea.protocol.messages import Do, Done, Refusal
from papersea.table.commands import AnyCommand, Play
from papersea.table.facts import MoveMade
from papersea.table.refused import ErrorCode, Refused
from papersea.table.viewing import Happening


@dataclass(slots=True, eq=False)
class PendingCommand:
    """A command on its way. ``made_at``: where a move of the own seat happened after what the
    sender had seen."""

    message: Do
    answer: asyncio.Future[int]
    is_sent: bool = False
    is_sent_again: bool = False
    made_at: int | None = None


class Asking:
    """Everything that was asked and not answered yet, the oldest first."""

    def __init__(self) -> None:
        self._asked: dict[int, PendingCommand] = {}
        self._last_id = 0

    def add(self, command: AnyCommand) -> PendingCommand:
        self._last_id += 1
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asked = PendingCommand(Do(self._last_id, command), answer)
        self._asked[self._last_id] = asked
        return asked

    def remove(self, asked: PendingCommand) -> None:
        self._asked.pop(asked.message.id, None)

    def note(self, news: Iterable[Happening], seat: Seat | None) -> None:
        """A move of the own seat may be the one whose answer was lost."""
        for happening in news:
            match happening.fact:
                case MoveMade(mover, by_bot=False) if mover == seat:
                    self._note_move(happening.number)
                case _:
                    pass

    def _note_move(self, number: int) -> None:
        for asked in self._asked.values():
            command = asked.message.command
            if isinstance(command, Play) and command.after < number and asked.made_at is None:
                asked.made_at = number

    def hear(self, message: Done | Refusal) -> None:
        asked = self._oldest() if message.id is None else self._asked.get(message.id)
        if asked is None:
            return
        match message:
            case Done(_, number):
                self._settle(asked, number)
            case Refusal(_, ErrorCode.STALE) if asked.is_sent_again and asked.made_at is not None:
                self._settle(asked, asked.made_at)
            case Refusal(_, code, facts):
                self._fail(asked, Refused(code, **facts))

    def _oldest(self) -> PendingCommand | None:
        """The server answers in order, so a refusal without a number is about this one."""
        return next((asked for asked in self._asked.values() if asked.is_sent), None)

    def to_send_again(self) -> Iterator[PendingCommand]:
        """After a lost connection, when what was missed is known. A move carries the number that
        its sender had seen, so it may be sent twice; of other commands nobody knows whether they
        were done."""
        for asked in list(self._asked.values()):
            if asked.made_at is not None:
                self._settle(asked, asked.made_at)
            elif not asked.is_sent or isinstance(asked.message.command, Play):
                asked.is_sent_again = asked.is_sent
                yield asked
            else:
                self._fail(asked, Unanswered())

    def give_up(self, error: Exception) -> None:
        """What was sent has failed there: sent again, it would again."""
        for asked in [each for each in self._asked.values() if each.is_sent]:
            self._fail(asked, error)

    def end(self, error: Exception) -> None:
        for asked in list(self._asked.values()):
            self._fail(asked, error)

    def _settle(self, asked: PendingCommand, number: int) -> None:
        self.remove(asked)
        if not asked.answer.done():
            asked.answer.set_result(number)

    def _fail(self, asked: PendingCommand, error: Exception) -> None:
        self.remove(asked)
        if not asked.answer.done():
            asked.answer.set_exception(error)
