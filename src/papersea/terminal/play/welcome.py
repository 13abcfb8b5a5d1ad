"""The first lines of a game: who is at the table, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from papersea.players.catalogue import OPPONENTS, Opponent
from papersea.players.company import find_named
from papersea.rules.options import Options
from papersea.terminal.play.seating import Company
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import shown_name, visible

if TYPE_CHECKING:
    from papersea.record import Record
from rich.text import Text

from papersea.texts import Texts, text_key

_LONGEST_LINE = 100


def description(opponent: Opponent, texts: Texts) -> str:
    """How it feels to play against it; of a bot that is not ours, what it says of itself."""
    if opponent in OPPONENTS:
        return texts.text(text_key("opponent", opponent.name))
    from papersea.players.outside import OutsideOpponent

    line = opponent.line if isinstance(opponent, OutsideOpponent) else ""
    return visible(line[:_LONGEST_LINE]) or texts.text("opponents-outside")


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


def show_slow(screen: Screen) -> None:
    """Where nothing is compiled, one line says so."""
    from papersea.rules.ways import COMPILED

    if not COMPILED:
        screen.say("opponents-slow", style="dim")


def show_welcome(
    screen: Screen, company: Company, options: Options, unfinished: Record | None
) -> None:
    """Before a new game, or before one that was left goes on."""
    count = len(company.opponents)
    screen.line()
    screen.say("welcome" if unfinished is None else "welcome-back", style="bold")
    screen.say("welcome-against", count=count, target=options.points_to_win(count + 1))
    _show_company(screen, company)
    if unfinished is not None:
        _show_strangers(screen, company, unfinished.names)
    screen.line()
    screen.say("welcome-rules")
    screen.say("welcome-help", style="dim")
    show_slow(screen)


def _show_company(screen: Screen, company: Company) -> None:
    """A line for each personality, with the names of all who have it."""
    names: dict[Opponent, str] = {}
    for opponent, name in zip(company.opponents, company.names, strict=True):
        names[opponent] = f"{names[opponent]}, {name}" if opponent in names else name
    width = max(map(len, names.values()))
    for opponent, known_as in names.items():
        show_opponent(screen, known_as, width, opponent)


def _show_strangers(screen: Screen, company: Company, recorded: tuple[str, ...]) -> None:
    """Say where somebody else plays on than the record names."""
    if not recorded:
        names = screen.words.listed(list(company.names))
        screen.say("resume-unnamed", style="yellow", count=len(company.names), names=names)
    for before, now in zip(recorded[1:], company.names, strict=False):
        if find_named(before) is None and before != now:
            screen.say("resume-stranger", style="yellow", name=shown_name(before), opponent=now)
