"""The end of a round and of a game: hands open, lines counted, totals as bars."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from papersea.cards import Card
from papersea.events import Event, GameEnded, HandShown, LaidDuo, RoundScored, RoundStarted
from papersea.moves import Seat
from papersea.score import score_cards
from papersea.terminal.screen.points import show_lines
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.story import bet, ending
from papersea.terminal.screen.table import bar_width, name_width


def open_cards(events: Sequence[Event]) -> dict[Seat, tuple[list[Card], list[Card]]]:
    """The cards of every player who has shown a hand in this round: hand and table."""
    shown: dict[Seat, list[Card]] = {}
    laid: dict[Seat, list[Card]] = {}
    for event in events:
        match event:
            case RoundStarted():
                shown, laid = {}, {}
            case LaidDuo(seat):
                laid.setdefault(seat, []).extend(event.cards)
            case HandShown(seat, cards):
                shown[seat] = list(cards)
            case _:
                pass
    return {seat: (cards, laid.get(seat, [])) for seat, cards in shown.items()}


def show_reveal(screen: Screen, events: Sequence[Event], scored: RoundScored) -> None:
    """R2, R6, R7: every hand, what it is worth, and what became of the bet."""
    words = screen.words
    screen.heading(words.text("reveal-title"))
    for seat, (hand, laid) in sorted(open_cards(events).items()):
        score = score_cards(hand, laid)
        text = words.text(
            "reveal-hand",
            points=scored.points[seat],
            bonus=scored.bonuses[seat],
            colour=score.bonus_colour,
        )
        screen.line()
        screen.item(Text(f"{words.player(seat)}  ", style="bold cyan"), text)
        show_lines(screen, score)
    if scored.bet_won is not None:
        screen.line()
        screen.write(bet(scored, words), style="bold")
    screen.line()


def show_totals(
    screen: Screen, gains: Sequence[int] | None, scores: Sequence[int], target: int
) -> None:
    """The match after a round: what each has gained, and how far it is to the target."""
    for number, score in enumerate(scores):
        name = f"{screen.words.player(Seat(number)):<{name_width(screen)}}"
        gain = "" if gains is None else f"{gains[number]:+d}"
        bar = screen.bar(score, target, bar_width(screen))
        screen.line(Text.assemble(f"  {name} ", (f"{gain:>4}", "dim"), f" {score:>3} ", bar))
    screen.say("totals-target", indent=2, style="dim", target=target)


def show_ending(screen: Screen, ended: GameEnded) -> None:
    """G1 to G5."""
    screen.heading(screen.words.text("ending-title"))
    text = ending(ended.winners, screen.words, is_by_mermaids=ended.by_mermaids)
    screen.write(text, style="bold")
