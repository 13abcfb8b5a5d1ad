"""The person who keeps the score, and what they are asked."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from papersea.moves import Seat
from papersea.scorepad import PadError
from papersea.terminal.pad.answers import read_names, read_player
from papersea.terminal.pad.shown import problem
from papersea.terminal.play.answers import read_one_of
from papersea.terminal.play.asked import show_commands, show_letters
from papersea.terminal.play.person import Left, Typist
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Fact

Told = TypeVar("Told")

_HELP: Final = {
    "table": "help-scorepad-table",
    "history": "help-history",
    "undo": "help-scorepad-undo",
    "edit": "help-edit",
    "back": "help-back",
    "rules": "help-rules",
    "quit": "help-scorepad-quit",
}


class Aside(Enum):
    """What can be said instead of an answer."""

    HELP = "help"
    BACK = "back"
    QUIT = "quit"


class Cancelled(Exception):
    """The person has gone back: nothing is told."""


class Unclear(Exception):
    """An answer that says nothing here; the text of this key tells so."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class ScoreKeeper(Typist):
    """Asked until an answer can be. ``Left`` and ``Cancelled`` come out of every question."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.screen = screen

    def complain(self, key: str, /, **facts: Fact) -> None:
        self.screen.write(self.screen.words.text(key, **facts), style="yellow")

    def names(self) -> tuple[str, ...]:
        """Of a new pad."""
        self.screen.say("scorepad-names")
        while True:
            text = self.ask("> ")
            if "," not in text and self._is_aside(text):
                self.screen.line()
                self.screen.say("scorepad-names")
                continue
            try:
                return read_names(text)
            except PadError as error:
                self.screen.write(problem(error, self.screen.words), style="yellow")

    def player(
        self,
        question: str,
        names: tuple[str, ...],
        kept: Seat | None = None,
        hint: str | None = None,
    ) -> Seat:
        """One of the players."""
        self.screen.say(question)
        if hint is not None:
            self.screen.say(hint, style="dim")
        players = [self.screen.words.player(Seat(seat)) for seat in range(len(names))]
        self.screen.write(" · ".join(players), indent=2)
        if kept is not None:
            self.screen.say("scorepad-keeps", style="dim", kept=self.screen.words.names[kept])

        def read(text: str) -> Seat:
            found = read_player(text, names) if text else kept
            if found is None:
                raise Unclear("scorepad-no-player")
            return found

        return self.told(read, names)

    def told(self, read: Callable[[str], Told], names: tuple[str, ...] = ()) -> Told:
        """The first answer that is not ``Unclear``; an empty one stands for what is kept."""
        while True:
            text = " ".join(self.ask("> ").split())
            if text not in names and self._is_aside(text):
                continue
            try:
                return read(text)
            except Unclear as unclear:
                if text:
                    self.complain(unclear.key, text=text[:30])

    def _heed_unclear(self, text: str) -> None:
        if not self._is_aside(text):
            super()._heed_unclear(text)

    def _is_aside(self, text: str) -> bool:
        """Whether it was an aside, which is answered then."""
        match read_one_of(Aside, text, self.screen.words):
            case Aside.BACK, _:
                raise Cancelled
            case Aside.QUIT, _:
                raise Left
            case Aside.HELP, _:
                self.show_help()
            case _:
                return False
        return True

    def show_help(self) -> None:
        """How to tell a round, the commands, and the letters of the cards."""
        self.screen.heading(self.screen.words.text("help-title"))
        self.screen.say("help-scorepad", indent=2)
        self.screen.line()
        show_commands(self.screen, _HELP)
        show_letters(self.screen)
