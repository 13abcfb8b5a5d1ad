"""What a person at a server's table may type at any question, beside its answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from typing import Final, Protocol

from rich.text import Text

from papersea.events import NoEffect, TookTop
from papersea.table.commands import AnyCommand, Ask, Asked, Phrase, Resign, Say
from papersea.terminal.play.answers import read_one_of
from papersea.terminal.play.asked import COMMANDS
from papersea.terminal.play.person import Typist
from papersea.terminal.screen.screen import Screen, Wanted
from papersea.terminal.screen.words import Words
from papersea.texts import text_key
from papersea.view import View

_HIDING_NOTHING: Final = (TookTop, NoEffect)
"""After these, nobody knows more than before."""


class TableCommand(Enum):
    """What can be asked of the others."""

    UNDO = "undo"
    PAUSE = "pause"
    RESIGN = "resign"
    SAY = "say"


class Moot(Exception):
    """The table has changed, so the question must be put anew."""


class Talk(Protocol):
    """The table, for whoever is asked something there."""

    def do(self, command: AnyCommand) -> None:
        """Ask the table for something, and tell what came of it."""
        ...

    def can_talk(self) -> bool:
        """Whether the table can be asked now, and not in the middle of what is told."""
        ...

    def standing(self) -> object:
        """All that a question may depend on."""
        ...

    def allows_take_back(self) -> bool:
        """Whether moves may be taken back here, before anybody has seen a card since."""
        ...

    def tell_news(self) -> bool:
        """Tell what has happened meanwhile; whether there was anything."""
        ...


class PersonAtTable(Typist):
    """Hears what happens also while they are asked something: ``Moot`` comes out of a question
    that it has changed."""

    commands = (*COMMANDS[:-1], *(each.value for each in TableCommand), COMMANDS[-1])

    def __init__(self, screen: Screen, table: Talk) -> None:
        super().__init__(screen)
        self._table = table

    def ask(self, prompt: str, wanted: Wanted = Wanted.LINE) -> str:
        """A line that is none of the table's commands: those are done first."""
        while True:
            text = super().ask(prompt, wanted)
            found = read_one_of(TableCommand, text, self._screen.words)
            if found is None or not self._table.can_talk():
                return text
            self._talk(*found)

    def _may_take_back(self, view: View) -> bool:
        return self._table.allows_take_back() and isinstance(view.history[-1], _HIDING_NOTHING)

    def _listener(self) -> Callable[[], bool]:
        standing = self._table.standing()

        def listen() -> bool:
            has_told = self._table.tell_news()
            if has_told and self._table.standing() != standing:
                raise Moot
            return has_told

        return listen

    def _talk(self, command: TableCommand, rest: str) -> None:
        match command:
            case TableCommand.SAY:
                self._say(rest)
                return
            case TableCommand.UNDO:
                self._table.do(Ask(Asked.TAKE_BACK))
            case TableCommand.PAUSE:
                self._table.do(Ask(Asked.PAUSE))
            case TableCommand.RESIGN:
                if self.confirm("confirm-resign"):
                    self._table.do(Resign())
        raise Moot

    def _say(self, text: str) -> None:
        words = self._screen.words
        if not text:
            show_phrases(self._screen)
        elif (phrase := read_phrase(text, words)) is not None:
            self._table.do(Say(phrase))
        else:
            self._screen.say("online-say-unknown", text=text[:30])


def read_phrase(text: str, words: Words) -> Phrase | None:
    """By its number, its name, or how it begins, if that is clear."""
    phrases = list(Phrase)
    if re.fullmatch(r"\d{1,2}", text, re.ASCII):
        return phrases[int(text) - 1] if 1 <= int(text) <= len(phrases) else None
    plain = _plain(text)
    meant = [each for each in phrases if plain in (_plain(each.value), _plain(_said(each, words)))]
    begun = [each for each in phrases if plain and _plain(_said(each, words)).startswith(plain)]
    found = meant or begun
    return found[0] if len(found) == 1 else None


def show_phrases(screen: Screen) -> None:
    screen.heading(screen.words.text("online-say-title"))
    for number, phrase in enumerate(Phrase, start=1):
        screen.item(Text(f"{number:>4}  ", style="bold cyan"), _said(phrase, screen.words))
    screen.say("online-say-how", indent=2)


def _said(phrase: Phrase, words: Words) -> str:
    return words.text(text_key("phrase", phrase.value))


def _plain(text: str) -> str:
    return "".join(sign for sign in text.lower() if sign.isalnum())
