"""The table at one glance: the match, the piles, the player's own cards."""

from __future__ import annotations

from rich.text import Text

from papersea.cards import sort_cards
from papersea.events import Called
from papersea.moves import Pile, Seat
from papersea.score import points_to_close, score_seen
from papersea.terminal.screen.screen import Screen
from papersea.view import Group, HandState, View


def show_table(screen: Screen, view: View) -> None:
    """Everything that the seat sees, from the match down to its own hand."""
    words = screen.words
    who = words.told("head-turn", view.turn)
    screen.heading(words.text("head-round", round=view.round, target=view.target, who=who))
    for seat in range(len(view.seats)):
        show_seat(screen, view, Seat(seat))
    show_call(screen, view)
    screen.line()
    _show_piles(screen, view)
    screen.line()
    show_hand(screen, view)


_SHORT_BAR = 6


def name_width(screen: Screen) -> int:
    return max(len(screen.words.player(Seat(seat))) for seat in range(len(screen.words.names)))


def bar_width(screen: Screen) -> int:
    return max(6, min(30, screen.width - 34))


def show_seat(screen: Screen, view: View, seat: Seat, *, is_short: bool = False) -> None:
    """One player: name, score with a bar to the target, hand size, what lies open; on a single
    line, as long as there is room, where that is to be short."""
    seen = view.seats[seat]
    arrow = ">" if screen.console.options.ascii_only else "▸"
    is_active = seat == view.turn
    name = f"{screen.words.player(seat):<{name_width(screen)}}"
    line = Text.assemble(
        (f"{arrow if is_active else ' '} ", "bold cyan"),
        (name, "bold" if is_active else ""),
        f" {seen.score:>3} ",
        screen.bar(seen.score, view.target, _SHORT_BAR if is_short else bar_width(screen)),
        "  " + screen.words.text("head-cards", count=seen.hand_size),
    )
    if is_short:
        line.pad_right(_short_width(screen, view) - line.cell_len)
        groups = [Text("+").join(map(screen.mark, group)) for group in seen.laid]
        shown = [screen.mark(card) for card in sort_cards(seen.hand or ()) if seat != view.seat]
        screen.flow([*groups, *shown], first=Text.assemble(line, "  "), width=screen.width)
        return
    screen.line(line)
    if seat != view.seat:
        _show_open_cards(screen, seen)


def _short_width(screen: Screen, view: View) -> int:
    """Of what stands before the cards, so that those of all players begin in one column."""
    counts = [screen.words.text("head-cards", count=seen.hand_size) for seen in view.seats]
    return 2 + name_width(screen) + 5 + _SHORT_BAR + 2 + max(map(len, counts))


def _show_open_cards(screen: Screen, seen: HandState) -> None:
    gap = " " * 4
    if seen.laid:
        label = Text(f"{gap}{screen.words.text('head-laid')} ", style="dim")
        chips = [_group(screen, group) for group in seen.laid]
        screen.chips(label, chips)
    if seen.hand:
        label = Text(f"{gap}{screen.words.text('head-shown')} ", style="dim")
        screen.cards(label, sort_cards(seen.hand))


def _group(screen: Screen, group: Group) -> Text:
    return Text("+").join(screen.chip(card, screen.words.kind(card.kind, 1)) for card in group)


def show_call(screen: Screen, view: View) -> None:
    """Who has called LAST CHANCE, if somebody has."""
    for event in view.history:
        if isinstance(event, Called) and view.closer is not None:
            text = screen.words.told("head-last-turns", event.seat, points=event.points)
            screen.write(text, indent=2, style="bold")


def _show_piles(screen: Screen, view: View) -> None:
    words = screen.words
    pieces = [Text(words.text("head-deck", count=view.deck_size))]
    for pile in Pile:
        seen = view.pile(pile)
        label = words.text(f"head-{pile.name.lower()}", count=seen.size)
        chip = screen.chip(seen.top) if seen.top else Text(words.text("head-empty"))
        pieces.append(Text.assemble(f"{label} ", chip))
    screen.flow(pieces, first=Text("  "), width=screen.width, gap="   ")


def show_hand(screen: Screen, view: View) -> None:
    """The player's own cards, what lies in front of them, and what all of it is worth."""
    words = screen.words
    labels = [words.text("head-hand"), words.text("head-laid")]
    wide = max(map(len, labels))
    hand = view.own.known
    if hand:
        screen.cards(_label(labels[0], wide), sort_cards(hand))
    else:
        screen.line(Text.assemble(_label(labels[0], wide), words.text("head-empty")))
    show_laid(screen, view, wide)
    show_worth(screen, view)


def show_laid(screen: Screen, view: View, wide: int = 0) -> None:
    """What lies in front of the player; the label is as wide as those above it."""
    if view.own.laid:
        chips = [_group(screen, group) for group in view.own.laid]
        screen.chips(_label(screen.words.text("head-laid"), wide), chips)


def _label(text: str, width: int) -> Text:
    return Text(f"  {text:<{width}}  ", style="dim")


def show_worth(screen: Screen, view: View) -> None:
    """What the player's cards are worth, and whether that is enough to close."""
    score = score_seen(view.own)
    if score.bonus_colour is None:
        return
    closing = "no"
    if view.closer is None and score.points >= points_to_close(view.own.rules):
        closing = "yes"
    text = screen.words.text(
        "head-worth",
        points=score.points,
        bonus=score.bonus,
        colour=score.bonus_colour,
        closing=closing,
    )
    screen.write(text, indent=2)
