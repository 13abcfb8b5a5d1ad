"""``papersea score``: what a hand of cards is worth, and why."""

from __future__ import annotations

import json
import sys

import click

from papersea.cards import Card, Colour, Kind, parse_cards, sort_cards
from papersea.problems import NotationError
from papersea.terminal.commands import Command
from papersea.terminal.explaining import explained
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.speaking import spoken
from papersea.terminal.study.bet_odds import odds_as_json, read_others, show_odds, situation


class _WithLetters(Command):
    """Its help ends with the letters of which cards are made."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = Words(spoken())
        kinds = [f"{kind.letter} {words.kind(kind, 1)}" for kind in Kind]
        colours = [words.text("help-colour", letter=c.letter, colour=c) for c in Colour]
        for text in (words.text("help-letters"), ", ".join(kinds), ", ".join(colours)):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(text)


@click.command("score", cls=_WithLetters)
@click.argument("cards", nargs=-1, required=True)
@click.option("--odds", is_flag=True)
@click.option(
    "--others",
    metavar="6,5",
    callback=read_others,
)
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
def command(
    cards: tuple[str, ...],
    others: tuple[int, ...] | None,
    *,
    odds: bool,
    is_json: bool,
    plain: bool,
) -> None:
    """Count what a hand of cards is worth, line by line."""
    words = Words(spoken())
    hand = _read(cards, words)
    is_asked = odds or others is not None
    asked = situation(hand, others) if is_asked else None
    if is_json:
        told = _as_json(hand)
        if is_asked:
            told["odds"] = odds_as_json(asked) if asked else None
        click.echo(json.dumps(told, indent=2))
        return
    screen = Screen(open_console(is_plain=plain), words)
    _show(screen, hand)
    if asked:
        show_odds(screen, asked)


def _read(cards: tuple[str, ...], words: Words) -> tuple[Card, ...]:
    text = sys.stdin.read() if cards == ("-",) else " ".join(cards)
    try:
        hand = sort_cards(parse_cards(text))
    except NotationError as error:
        raise click.UsageError(explained(error, spoken())) from None
    if not hand:
        raise click.UsageError(words.text("score-no-cards"))
    return hand


def _show(screen: Screen, hand: tuple[Card, ...]) -> None:
    from papersea.events import Settlement
    from papersea.score import has_all_mermaids, points_to_close, score_cards, share_of
    from papersea.terminal.screen.points import show_score

    score = score_cards(hand)
    show_score(screen, score)
    screen.line()
    if has_all_mermaids(hand):
        screen.say("score-wins", style="bold")
    elif score.points >= points_to_close():
        points, both = (
            share_of(how, score.points, score.bonus).gain
            for how in (Settlement.STOP, Settlement.WON)
        )
        screen.say("score-can-close", points=points, both=both)
    elif score.points == 0:
        screen.say("score-nothing")
    else:
        screen.say("score-cannot-close", count=points_to_close() - score.points)


def _as_json(hand: tuple[Card, ...]) -> dict[str, object]:
    from papersea.score import KindLine, has_all_mermaids, points_to_close, score_cards

    score = score_cards(hand)
    colour = score.bonus_colour.value if score.bonus_colour else None
    lines = [
        {"kind": line.kind.value, "cards": [*map(str, line.cards)], "points": line.points}
        if isinstance(line, KindLine)
        else {
            "kind": Kind.MERMAID.value,
            "colour": line.colour.value if line.colour else None,
            "points": line.points,
        }
        for line in score.lines
    ]
    return {
        "cards": [str(card) for card in hand],
        "points": score.points,
        "lines": lines,
        "colour_bonus": {"colour": colour, "points": score.bonus},
        "can_close": score.points >= points_to_close(),
        "wins": has_all_mermaids(hand),
    }
