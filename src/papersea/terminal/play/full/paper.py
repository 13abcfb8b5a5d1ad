"""Texts and cards that are kept, to be drawn as wide as there is room."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Span, Text

from papersea.cards import Card
from papersea.terminal.screen.screen import Screen, broken, card_style
from papersea.terminal.screen.words import Words, visible
from papersea.texts import text_key

_USUAL_WIDTH = 72

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


def card_lines(card: Card, words: Words, width: int) -> list[Text]:
    """A card of three lines: how it is written, and its names."""
    kind, colour = _names(card, words)
    style = card_style(card.colour)
    return [
        Text(f" {part[: width - 2]:<{width - 2}} ", style=weight)
        for part, weight in ((str(card), f"bold {style}"), (kind, style), (colour, style))
    ]


def card_width(words: Words, cards: Iterable[Card]) -> int:
    """What the longest name of these cards needs."""
    return max((len(name) for card in cards for name in _names(card, words)), default=0) + 2


def _names(card: Card, words: Words) -> tuple[str, str]:
    colour = words.texts.text(text_key("colour", card.colour.value))
    return words.kind(card.kind, 1), colour


def card_rows(cards: Sequence[Card], words: Words, width: int) -> Iterator[Text]:
    """Cards side by side, on as many rows as they need; a blank line ends each."""
    wide = card_width(words, cards)
    most = max(1, (width - 1) // (wide + 1))
    for start in range(0, len(cards), most):
        row = [card_lines(card, words, wide) for card in cards[start : start + most]]
        for parts in zip(*row, strict=True):
            yield Text(" ").join(parts)
        yield Text()
