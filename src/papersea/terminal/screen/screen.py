"""Where texts and cards are drawn: any width, with colours or without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.text import Text

from papersea.cards import Card, Colour
from papersea.forms import split_marks
from papersea.terminal.screen.words import Fact, Words, visible

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
    """Draws texts in which cards are marked; lines break between words and cards only."""

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

    def bar(self, part: int, whole: int, width: int) -> Text:
        """How far a score has come."""
        full, empty = "#." if self.console.options.ascii_only else "█·"
        filled = min(width, round(width * part / whole))
        return Text.assemble((full * filled, "cyan"), (empty * (width - filled), "dim"))

    def _pieces(self, text: str, style: str) -> Iterator[Text]:
        for word in text.split():
            piece = Text(style=style)
            for card, written in split_marks(word):
                piece.append_text(self.chip(card, written) if card else Text(written, style))
            yield piece


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
