"""``papersea score``: what a hand of cards is worth, and why."""

from __future__ import annotations

import json
import sys

import click

from papersea.cards import Card, Kind, NotationError, parse_cards, sort_cards
from papersea.terminal.screen import Screen, open_console
from papersea.terminal.words import Words
from papersea.texts import Texts


@click.command("score")
@click.argument("cards", nargs=-1, required=True)
@click.option("--json", "is_json", is_flag=True, help="Print a JSON object instead (see above).")
@click.option("--plain", is_flag=True, help="No colours.")
def command(cards: tuple[str, ...], *, is_json: bool, plain: bool) -> None:
    """Count what a hand of cards is worth, line by line.

    CARDS are short (CyCd Mw) or long names (yellow_crab), with a count if you like (2xCd), or a
    single - to read them from standard input. Give hand and laid-out cards together: both count.

    \b
    Examples:
      papersea score CyCd Mw 2xFd
      papersea score purple_penguin pink_penguin penguin_colony
      echo "Hd Hl Hk" | papersea score -

    With --json:

    \b
      cards         the cards, sorted, in short form
      points        card points, without the colour bonus
      lines         {kind, cards, points} for each kind; for each mermaid
                    {kind: "mermaid", colour, points} (colour may be null)
      colour_bonus  {colour, points}; the colour is null without cards
      can_close     whether it is enough to close a round (7 points)
      wins          whether there are four mermaids
    """
    hand = _read(cards)
    texts = Words(Texts.load())
    if is_json:
        click.echo(json.dumps(_as_json(hand), indent=2))
    else:
        _show(Screen(open_console(is_plain=plain), texts), hand)


def _read(words: tuple[str, ...]) -> tuple[Card, ...]:
    text = sys.stdin.read() if words == ("-",) else " ".join(words)
    try:
        return sort_cards(parse_cards(text))
    except NotationError as error:
        raise click.UsageError(str(error)) from None


def _has_won(hand: tuple[Card, ...]) -> bool:
    from papersea.rules.tables import MERMAIDS

    return sum(card.kind is Kind.MERMAID for card in hand) == MERMAIDS


def _show(screen: Screen, hand: tuple[Card, ...]) -> None:
    from papersea.rules.legal import POINTS_TO_CLOSE
    from papersea.score import score_cards
    from papersea.terminal.points import show_score

    score = score_cards(hand)
    show_score(screen, score)
    screen.line()
    if _has_won(hand):
        screen.say("score-wins", style="bold")
    elif score.points >= POINTS_TO_CLOSE:
        screen.say("score-can-close", points=score.points, both=score.points + score.bonus)
    else:
        screen.say("score-cannot-close", count=POINTS_TO_CLOSE - score.points)


def _as_json(hand: tuple[Card, ...]) -> dict[str, object]:
    from papersea.rules.legal import POINTS_TO_CLOSE
    from papersea.score import KindLine, score_cards

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
        "can_close": score.points >= POINTS_TO_CLOSE,
        "wins": _has_won(hand),
    }
