"""``papersea score``: what a hand of cards is worth, and why."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping

import click

from papersea.cards import (
    COLOUR_LETTERS,
    KIND_LETTERS,
    Card,
    Colour,
    Kind,
    NotationError,
    parse_cards,
    sort_cards,
)
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.study.bet_odds import odds_as_json, read_others, show_odds, situation
from papersea.texts import Texts


def _letters(letters: Mapping[Kind, str] | Mapping[Colour, str]) -> str:
    return ", ".join(f"{letter} {each.value.replace('_', ' ')}" for each, letter in letters.items())


_LETTERS = f"""
The first letter of a card is its kind: {_letters(KIND_LETTERS)}.

The second is its colour: {_letters(COLOUR_LETTERS)}.
"""


@click.command("score", epilog=_LETTERS)
@click.argument("cards", nargs=-1, required=True)
@click.option("--odds", is_flag=True, help="Work out how likely a LAST CHANCE holds.")
@click.option(
    "--others",
    metavar="6,5",
    callback=read_others,
    help="With --odds: how many cards each opponent holds.  [default: one, as many as you]",
)
@click.option("--json", "is_json", is_flag=True, help="Print a JSON object instead (see above).")
@click.option("--plain", is_flag=True, help="No colours.")
def command(
    cards: tuple[str, ...],
    others: tuple[int, ...] | None,
    *,
    odds: bool,
    is_json: bool,
    plain: bool,
) -> None:
    """Count what a hand of cards is worth, line by line.

    CARDS are short (CyCd Mw) or long names (yellow_crab), with a count if you like (2xCd), or a
    single - to read them from standard input. Give hand and laid-out cards together: both count.

    \b
    Examples:
      papersea score CyCd Mw 2xFd
      papersea score purple_penguin pink_penguin penguin_colony
      papersea score OyOgOv PpHy --odds --others 6,5
      echo "Hd Hl Hk" | papersea score -

    With --json:

    \b
      cards         the cards, sorted, in short form
      points        card points, without the colour bonus
      lines         {kind, cards, points} for each kind, swimmers and sharks
                    together under "shark"; for each mermaid
                    {kind: "mermaid", colour, points} (colour may be null)
      colour_bonus  {colour, points}
      can_close     whether it is enough to close a round (7 points)
      wins          whether there are four mermaids
      odds          with --odds: {others, points, bonus, stop, won, lost,
                    chance, error, worlds, expected, percent, margin} of a
                    LAST CHANCE, or null for cards that cannot close a round
    """
    words = Words(Texts.load())
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
        raise click.UsageError(str(error)) from None
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
