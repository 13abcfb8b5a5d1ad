"""Where texts and cards are drawn: any width, with colours or without."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from papersea.cards import Card, Colour
from papersea.forms import split_marks
from papersea.terminal.ctrl_c import heed_ctrl_c, is_line_typed
from papersea.terminal.screen.words import Fact, Words, visible

if TYPE_CHECKING:
    from papersea.view import View

GROUNDS = {
    Colour.DARK_BLUE: "#1d2157",
    Colour.LIGHT_BLUE: "#4da8ed",
    Colour.BLACK: "#0c0403",
    Colour.YELLOW: "#f5f269",
    Colour.GREEN: "#a8eab0",
    Colour.WHITE: "#f6feff",
    Colour.PURPLE: "#8234c3",
    Colour.GREY: "#a49d97",
    Colour.LIGHT_ORANGE: "#eca760",
    Colour.PINK: "#e6bcd1",
    Colour.ORANGE: "#bd6805",
}

_DARK_GROUNDS = {Colour.DARK_BLUE, Colour.BLACK, Colour.PURPLE}


def card_style(colour: Colour) -> str:
    """Ink on ground, as Rich writes a style."""
    ink = "#ffffff" if colour in _DARK_GROUNDS else "#000000"
    return f"{ink} on {GROUNDS[colour]}"


_READABLE = 100  # longer lines of prose tire the eye
_NARROW = 60
HAS_SELECT: Final = sys.platform != "win32"
"""Windows cannot wait for what is typed and for anything else."""
_SECONDS_TO_LISTEN: Final = 0.2


class Wanted(Enum):
    """What answers a question."""

    MOVE = "move"
    CLEAR = "clear"
    """Yes or no."""
    ENTER = "enter"
    """That it was read."""
    LINE = "line"


def open_console(*, is_plain: bool = False, is_error: bool = False) -> Console:
    """Standard output, or standard error where that is for programs.

    Colours only where a terminal has them and nobody has asked for none.
    """
    colours = {"color_system": None, "no_color": True} if is_plain else {}
    return Console(
        highlight=False,
        emoji=False,
        markup=False,
        stderr=is_error,
        **colours,  # type: ignore[arg-type]
    )


class Screen:
    """Draws texts in which cards are marked; lines break between words and cards only. And reads
    what is typed below them."""

    has_board: bool = False
    """Whether the table stays in sight, so that nobody needs to write it down: ``shows`` keeps it
    as it is now."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.has_colours = console.color_system is not None and not console.no_color

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def prose_width(self) -> int:
        return min(self.width, _READABLE)

    def say(self, key: str, /, *, indent: int = 0, style: str = "", **facts: Fact) -> None:
        """One paragraph."""
        self.write(self.words.text(key, **facts), indent=indent, style=style)

    def write(self, text: str, *, indent: int = 0, style: str = "") -> None:
        self.flow(self._pieces(text, style), first=Text(" " * indent), width=self.prose_width)

    def item(self, first: Text, text: str, *, style: str = "") -> None:
        """A paragraph that hangs from its first column."""
        self.flow(self._pieces(text, style), first=first, width=self.prose_width)

    def line(self, text: Text | None = None) -> None:
        """One line as it is; none leaves a blank one."""
        self.console.print(text or Text(), no_wrap=True, overflow="ignore", crop=False)

    def raw(self, text: str) -> None:
        """A text to be copied: never broken, never coloured. Part of it may come from a server, and
        steers no terminal."""
        self.console.print(Text(visible(text)), soft_wrap=True)

    def heading(self, text: str) -> None:
        """A line across, with a title at its left."""
        dash = "-" if self.console.options.ascii_only else "─"
        title = Text.assemble((dash * 2 + " ", "dim"), (text, "bold"), " ")
        title.append(dash * max(0, self.width - title.cell_len), style="dim")
        self.line()
        self.line(title)

    def flow(self, pieces: Iterable[Text], *, first: Text, width: int, gap: str = " ") -> None:
        """Pieces one after the other, on as many lines as they need."""
        for line in broken(pieces, first, width, gap):
            self.line(line)

    def cards(self, label: Text, cards: Iterable[Card]) -> None:
        """Cards side by side behind a label."""
        self.chips(label, [self.chip(card) for card in cards])

    def chips(self, label: Text, chips: Iterable[Text]) -> None:
        """Behind their label; where the screen is narrow and that is a word, below it."""
        if self.width < _NARROW and not label.plain.strip().isdigit():
            self.line(label)
            label = Text(" " * (len(label.plain) - len(label.plain.lstrip()) + 2))
        self.flow(chips, first=label, width=self.width, gap=" " * (1 + self.has_colours))

    def chip(self, card: Card, name: str = "") -> Text:
        """A card as a piece of coloured paper, or in brackets; always with a name."""
        name = name or self.words.card_name(card)
        if self.has_colours:
            return Text(f" {card} {name} ", style=card_style(card.colour))
        return Text(f"[{card} {name}]")

    def mark(self, card: Card) -> Text:
        """The same without its name, where room is scarce."""
        return (
            Text(f" {card} ", style=card_style(card.colour))
            if self.has_colours
            else Text(f"[{card}]")
        )

    def bar(self, part: int, whole: int, width: int) -> Text:
        """How far a score has come."""
        full, empty = "#." if self.console.options.ascii_only else "█·"
        filled = min(width, round(width * part / whole))
        return Text.assemble((full * filled, "cyan"), (empty * (width - filled), "dim"))

    @property
    def is_typed(self) -> bool:
        """Whether somebody types the answers, and no program."""
        return sys.stdin.isatty()

    @property
    def is_watched(self) -> bool:
        """Whether somebody sits there, who reads and types."""
        return self.is_typed and self.console.is_terminal

    def shows(self, view: View) -> None:
        """The table has become this one."""

    def offers(self, commands: tuple[str, ...]) -> None:
        """What may be typed beside an answer, from now on."""

    @contextmanager
    def sheet(self, told: str = "") -> Iterator[None]:
        """What is written in the block belongs together and is to be read now; ``told`` says the
        same in a sentence, for a screen that puts it away."""
        yield

    @contextmanager
    def busy(self, text: str, *, after: float = 0) -> Iterator[None]:
        """Say on a terminal what is waited for while the block runs, if that is so many seconds;
        gone at its end."""
        if not self.console.is_terminal:
            yield
            return
        status = self.console.status(Text(text, style="dim"), spinner_style="dim")
        timer = threading.Timer(after, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # what has just started to show can then be stopped
            status.stop()

    def read(self, prompt: str, wanted: Wanted, listen: Callable[[], bool]) -> str:
        """The next line that is typed; ``EOFError`` if there will be none. Where it can, a screen
        listens meanwhile, and puts the question again if anything was told."""
        text = input(self._wait_for_line(prompt, listen))
        if not self.is_typed:
            self.raw(text)  # what was piped in belongs to the story
        return text

    def _wait_for_line(self, prompt: str, listen: Callable[[], bool]) -> str:
        """Show the prompt until a line was typed; what is left of the prompt to show. ``input``
        alone is deaf to a Ctrl-C between its prompt and its reading."""
        if not (HAS_SELECT and self.is_typed):
            heed_ctrl_c()
            return prompt
        _show_prompt(prompt)
        while not is_line_typed(_SECONDS_TO_LISTEN):
            if listen():
                _show_prompt(prompt)
        return ""

    def _pieces(self, text: str, style: str) -> Iterator[Text]:
        for word in text.split():
            piece = Text(style=style)
            for card, written in split_marks(word):
                piece.append_text(self.chip(card, written) if card else Text(written, style))
            yield piece


def _show_prompt(prompt: str) -> None:
    sys.stdout.write(prompt)
    sys.stdout.flush()


def broken(pieces: Iterable[Text], first: Text, width: int, gap: str) -> Iterator[Text]:
    """The pieces on lines of a width; all but the first begin under the end of ``first``."""
    indent = " " * first.cell_len
    line, is_begun = first.copy(), False
    for piece in pieces:
        if is_begun and line.cell_len + len(gap) + piece.cell_len > width:
            yield line
            line, is_begun = Text(indent), False
        line = Text.assemble(line, gap if is_begun else "", piece)
        is_begun = True
    yield line
