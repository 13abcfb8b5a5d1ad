"""The screen as a game sees it: what is written and asked goes over to the thread that draws.

A game runs in a thread of its own, in the same words and with the same questions as line by line.
Only one of the two threads is at work on a game at a time: the game's, but for the moments in which
it waits for a person or an opponent. Whoever leaves can therefore be sure that nothing happens to
the game any more.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Final, Protocol

from rich.text import Text

from papersea.terminal.play.full.paper import Flow, Paper
from papersea.terminal.play.person import Left
from papersea.terminal.screen.screen import Wanted
from papersea.terminal.screen.words import Words
from papersea.view import View

PACE: Final = 0.35
"""Seconds in which others' moves can be followed."""
_MOST_TOLD: Final = 400
_SECONDS_TO_LISTEN: Final = 0.2
_SECONDS_TO_STOP: Final = 2.0


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody is asked; ``sheet`` is what they are to read before."""

    prompt: str
    wanted: Wanted
    sheet: Paper | None


class Painter(Protocol):
    """Whoever draws; each of these may be called from any thread."""

    def show_table(self) -> None:
        """``view`` has changed."""

    def show_log(self) -> None:
        """Something was told."""

    def show_question(self) -> None:
        """``question`` or ``status`` has changed."""


class FullScreen(Paper):
    """What is told is kept; the table stays in sight."""

    has_board = True

    def __init__(self, words: Words, *, pace: float = PACE) -> None:
        super().__init__(words)
        self.view: View | None = None
        self.question: Question | None = None
        self.status = ""
        self.commands: tuple[str, ...] = ()
        self.last_sheet: Paper | None = None
        self._sheet: Paper | None = None
        self._is_on_sheet = False
        self._pace = pace
        self._answers: queue.SimpleQueue[tuple[Question, str] | None] = queue.SimpleQueue()
        self._at_work = threading.Lock()
        self._hurry = threading.Event()
        self._is_left = threading.Event()
        self._painter: Painter | None = None

    @property
    def is_typed(self) -> bool:
        return True

    # What a game does

    def run(self, play: Callable[[], None], painter: Painter) -> None:
        """Play, as the only one at work; to be called in a thread of its own."""
        self._painter = painter
        with self._at_work:
            play()
            if self._sheet:
                self.read(self.words.text("step-over"), Wanted.ENTER, lambda: False)

    def _keep(self, flow: Flow) -> None:
        if self._is_on_sheet and self._sheet is not None:
            self._sheet._keep(flow)
            return
        super()._keep(replace(flow, first=Text()) if not flow.first.plain.strip() else flow)
        self.forget(_MOST_TOLD)
        for each in self._painters:
            each.show_log()

    def shows(self, view: View) -> None:
        before, self.view = self.view, view
        for each in self._painters:
            each.show_table()
        if before is None or before.turn == view.seat:
            return
        if len(before.history) != len(view.history):
            self._hurry.clear()
            with self._aside():
                self._hurry.wait(self._pace)

    def offers(self, commands: tuple[str, ...]) -> None:
        self.commands = commands

    @contextmanager
    def sheet(self, told: str = "") -> Iterator[None]:
        if told:
            self.write(told, indent=2)
        self._sheet = self._sheet or Paper(self.words)
        self._is_on_sheet = True
        try:
            yield
        finally:
            self._is_on_sheet = False

    @contextmanager
    def busy(self, text: str, *, after: float = 0) -> Iterator[None]:
        self.status = text
        for each in self._painters:
            each.show_question()
        try:
            with self._aside():
                yield
        finally:
            self.status = ""

    def read(self, prompt: str, wanted: Wanted, listen: Callable[[], bool]) -> str:
        if self._sheet:
            self.last_sheet = self._sheet
        question = Question(prompt.strip(), wanted, self._sheet or None)
        self._sheet = None
        self.question = question
        for each in self._painters:
            each.show_question()
        try:
            return self._answer(question, listen)
        finally:
            self.question = None
            for each in self._painters:
                each.show_question()

    def _answer(self, question: Question, listen: Callable[[], bool]) -> str:
        while True:
            answer = None
            with self._aside(), suppress(queue.Empty):
                answer = self._answers.get(timeout=_SECONDS_TO_LISTEN)
            if answer is not None and answer[0] is question:
                return answer[1]
            listen()

    @contextmanager
    def _aside(self) -> Iterator[None]:
        """Not at work for the block; whoever has left goes no further."""
        self._check()
        self._at_work.release()
        try:
            yield
        finally:
            self._at_work.acquire()
        self._check()

    def _check(self) -> None:
        if self._is_left.is_set():
            raise Left

    @property
    def _painters(self) -> tuple[Painter, ...]:
        """One, as long as somebody looks."""
        if self._painter is None or self._is_left.is_set():
            return ()
        return (self._painter,)

    # What a person does

    def answer(self, question: Question, text: str) -> None:
        """Only to the question that is asked now."""
        self._answers.put((question, text))

    def hurry(self) -> None:
        """Wait no longer for others' moves to be seen."""
        self._hurry.set()

    def leave(self) -> None:
        """From now on nothing happens to the game."""
        self._is_left.set()
        self._hurry.set()
        self._answers.put(None)
        # A game at a server may be at work for long; nothing of it is kept here.
        if self._at_work.acquire(timeout=_SECONDS_TO_STOP):
            self._at_work.release()
