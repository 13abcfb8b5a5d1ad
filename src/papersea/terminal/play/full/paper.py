"""Texts and cards that are kept, to be drawn as wide as there is room."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Span, Text

from papersea.cards import Card
from papersea.terminal.screen.screen import Screen, broken, card_style
from papersea.terminal.screen.words import Words, visible
from papersea.texts import text_key

_USUAL_WIDTH = 72
_LEAST_WIDTH = 7
"""Of a card, so that most are equal."""

Inks = Mapping[str, str]
"""What a theme writes for the names of colours that our texts are written in."""


@dataclass(frozen=True, slots=True)
class Flow:
    pieces: tuple[Text, ...]
    first: Text
    gap: str = " "


class Paper(Screen):
    """A screen on which nothing is lost when its width changes."""

    def __init__(self, words: Words, width: int = _USUAL_WIDTH) -> None:
        console = Console(
            file=io.StringIO(),
            width=width,
            color_system="truecolor",
            force_terminal=True,
            no_color=False,
            legacy_windows=False,
        )
        super().__init__(console, words)
        self._written: list[Flow] = []

    def __bool__(self) -> bool:
        return bool(self._written)

    def flow(self, pieces: Iterable[Text], *, first: Text, width: int, gap: str = " ") -> None:
        self._keep(Flow(tuple(pieces), first, gap))

    def line(self, text: Text | None = None) -> None:
        self._keep(Flow((), text or Text()))

    def raw(self, text: str) -> None:
        self._keep(Flow((Text(visible(text)),), Text()))

    def heading(self, text: str) -> None:
        if self._written:
            self.line()
        self.line(Text(text, style="bold"))

    def _keep(self, flow: Flow) -> None:
        if self._written or flow.pieces or flow.first.plain:  # no blank line at the top
            self._written.append(flow)

    def forget(self, most: int) -> None:
        """All but so many of the newest paragraphs."""
        del self._written[:-most]

    def lines(self, width: int) -> Iterator[Text]:
        for flow in self._written:
            yield from broken(flow.pieces, flow.first, width, flow.gap)

    def copy_to(self, screen: Screen) -> None:
        """Write the same there."""
        for flow in self._written:
            screen.flow(flow.pieces, first=flow.first, width=screen.width, gap=flow.gap)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Lines of text in the inks of a theme, for whoever draws as Rich does."""

    paper: Paper
    inks: Inks

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.paper.lines(options.max_width):
            yield inked(line, self.inks)


def inked(text: Text, inks: Inks) -> Text:
    """The same text in a theme's inks."""

    def of(style: str | Style) -> str | Style:
        if isinstance(style, Style):
            return style
        return " ".join(inks.get(word, word) for word in style.split())

    found = text.copy()
    found.style = of(found.style)
    found.spans = [Span(span.start, span.end, of(span.style)) for span in found.spans]
    return found


def card_lines(card: Card, words: Words, width: int, rows: int = 3) -> list[Text]:
    """A card on three rows, or two: how it is written, and its names as far as there is room."""
    kind, colour = _names(card, words)
    style = card_style(card.colour)
    first = (str(card), kind) if rows > 2 else (f"{card} {kind}",)
    return [
        Text(f" {shortened(part, width - 2):<{width - 2}} ", style=weight)
        for part, weight in zip((*first, colour), (f"bold {style}", style, style), strict=False)
    ]


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def card_width(card: Card, words: Words) -> int:
    """What its longer name needs."""
    return max(_LEAST_WIDTH, *map(len, _names(card, words))) + 2


def _names(card: Card, words: Words) -> tuple[str, str]:
    colour = words.texts.text(text_key("colour", card.colour.value))
    return words.kind(card.kind, 1), colour


def card_rows(cards: Iterable[Card], words: Words, width: int) -> Iterator[Text]:
    """Cards side by side, on as many rows as they need; a blank line ends each."""
    row: list[list[Text]] = []
    for card in cards:
        wide = card_width(card, words)
        if row and sum(parts[0].cell_len + 1 for parts in row) + wide > width:
            yield from _side_by_side(row)
            row = []
        row.append(card_lines(card, words, wide))
    yield from _side_by_side(row)


def _side_by_side(row: list[list[Text]]) -> Iterator[Text]:
    for parts in zip(*row, strict=True):
        yield Text(" ").join(parts)
    yield Text()
