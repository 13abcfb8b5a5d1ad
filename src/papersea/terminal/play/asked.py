"""What a person can ask for between two moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from papersea.cards import Colour, Kind
from papersea.events import Event
from papersea.position import seen_position
from papersea.rules.options import Options
from papersea.terminal.screen.clauses import show_contents, show_found
from papersea.terminal.screen.screen import Screen, card_style
from papersea.terminal.screen.story import sentence
from papersea.view import View

_HELP = ("help-number", "help-notation", "help-words")
COMMANDS = ("points", "rules", "log", "table", "position", "quit")


def show_help(screen: Screen, commands: Iterable[str]) -> None:
    """How to answer, the commands, and the letters of the cards."""
    screen.heading(screen.words.text("help-title"))
    for key in _HELP:
        screen.say(key, indent=2)
    screen.line()
    show_commands(screen, {name: f"help-{name}" for name in commands})
    show_letters(screen)


def show_commands(screen: Screen, explained: Mapping[str, str]) -> None:
    """What to type, and the text that explains it."""
    for name, key in explained.items():
        word = screen.words.text(f"command-{name}").split(",")[0]
        screen.item(Text(f"  {word:<10}", style="bold cyan"), screen.words.text(key))


def show_letters(screen: Screen) -> None:
    """How a card is written."""
    words = screen.words
    screen.line()
    screen.say("help-letters", indent=2)
    kinds = [Text(f"{kind.letter} {words.kind(kind, 1)}") for kind in Kind]
    screen.flow(kinds, first=Text("  "), width=screen.width, gap="   ")
    colours = [_colour(screen, colour) for colour in Colour]
    screen.flow(colours, first=Text("  "), width=screen.width, gap="   ")


def _colour(screen: Screen, colour: Colour) -> Text:
    name = screen.words.text("help-colour", letter=colour.letter, colour=colour)
    return Text(f" {name} ", style=card_style(colour)) if screen.has_colours else Text(name)


def show_log(screen: Screen, events: Iterable[Event]) -> None:
    """What the player has seen happen in this round."""
    screen.heading(screen.words.text("log-title"))
    for event in events:
        if text := sentence(event, screen.words):
            screen.write(text, indent=2)


def show_position(screen: Screen, view: View) -> None:
    """The text form of what the player sees."""
    screen.raw(str(seen_position(view)))


def show_rule(screen: Screen, text: str, options: Options) -> None:
    """A clause or a section; without a name, the list of them."""
    if not text:
        show_contents(screen)
        screen.say("rules-how-here")
    elif not show_found(screen, text, options):
        screen.say("rules-unknown-here", text=text[:30])
