"""The opponents as a person meets them: a name, and a line about how they feel to play."""

from __future__ import annotations

from rich.text import Text

from papersea.players.catalogue import Opponent
from papersea.terminal.screen.screen import Screen
from papersea.texts import Texts, text_key


def description(opponent: Opponent, texts: Texts) -> str:
    """How it feels to play against it."""
    return texts.text(text_key("opponent", opponent.name))


def leanings(opponent: Opponent, texts: Texts) -> list[str]:
    """A word for each of them; none for plain good sense."""
    style = opponent.style
    found = {
        "bold": style.risk > 0,
        "careful": style.risk < 0,
        "collector": style.collector > 0,
        "thief": style.thief > 0,
    }
    return [texts.text(text_key("leaning", name)) for name, has_it in found.items() if has_it]


def show_opponent(
    screen: Screen, name: str, width: int, opponent: Opponent, *, with_leanings: bool = False
) -> None:
    """Its name in a column of this width, and its line."""
    texts = screen.words.texts
    pieces = [Text(word) for word in description(opponent, texts).split()]
    if with_leanings and (words := ", ".join(leanings(opponent, texts))):
        dot = "-" if screen.console.options.ascii_only else "·"
        pieces += [Text(word, style="dim") for word in f"{dot}\N{NO-BREAK SPACE}{words}".split(" ")]
    first = Text(f"  {name:<{width}}  ", style="bold cyan")
    screen.flow(pieces, first=first, width=screen.width)
