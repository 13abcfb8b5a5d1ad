"""What a player can do now, in words and in the short notation."""

from __future__ import annotations

from rich.text import Text

from papersea.cards import Card, Effect, effect_of
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Move,
    Pick,
    Pile,
    Search,
    Steal,
    Stop,
    TakeTop,
)
from papersea.score import score_seen
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.texts import text_key
from papersea.view import View

_LAST_IN_MENU: tuple[type[Move], ...] = (EndTurn, Stop, LastChance)


def menu(view: View) -> list[Move]:
    """The legal moves in the order that they are numbered."""
    last = [move for kind in _LAST_IN_MENU for move in view.legal if isinstance(move, kind)]
    return [move for move in view.legal if move not in last] + last


def show_menu(screen: Screen, view: View) -> None:
    """One numbered line for each move."""
    moves = menu(view)
    wide = max(len(str(move)) for move in moves)
    if len(moves) > 1:
        screen.line()
        screen.say(text_key("step", view.step.value), style="bold")
    for number, move in enumerate(moves, start=1):
        first = Text.assemble(
            (f"{number:>3}", "bold cyan"), "  ", (f"{move!s:<{wide}}", "dim"), "  "
        )
        text = describe(move, view, screen.words)
        screen.item(first, text if len(moves) > 1 else screen.words.text("menu-only", move=text))


def describe(move: Move, view: View, words: Words) -> str:
    """What a legal move does; one that is not named here says it by the text of its own name."""
    match move:
        case DrawTwo():
            return words.text("menu-draw", count=view.deck_size)
        case TakeTop(pile):
            return words.text("menu-take", card=view.pile(pile).top, pile=pile)
        case Keep(card, pile):
            return _describe_keep(card, pile, view, words)
        case LayDuo(first, second):
            return words.text(_effect(move, view), first=first, second=second)
        case Search(pile):
            size = view.pile(pile).size
            return words.text("menu-search", pile=pile, card=view.pile(pile).top, count=size)
        case Pick(position):
            assert view.searched is not None, "in this step a pile is looked through"
            return words.text("menu-pick", card=view.pile(view.searched).remembered[-position])
        case Steal(victim):
            size = view.seats[victim].hand_size
            return words.text("menu-steal", name=words.names[victim], count=size)
        case EndTurn():
            return words.text("menu-end" if view.closer is None else "menu-end-last")
        case Stop():
            return words.text("menu-stop", points=score_seen(view.own).points)
        case LastChance():
            if view.is_last_chance_void:
                return words.text("menu-last-void")
            score = score_seen(view.own)
            return words.text("menu-last", points=score.points, bonus=score.bonus)
        case _:
            return words.move(move)


def _describe_keep(card: Card, pile: Pile, view: View, words: Words) -> str:
    first, second = view.drawn or (card, card)
    other = second if card == first else first
    side = pile.name.lower()
    return words.text("menu-keep", card=card, other=other, side=side, top=view.pile(pile).top)


def _effect(duo: LayDuo, view: View) -> str:
    """The text that says what a duo does, or that it does nothing now (Q6, Q16)."""
    effect = effect_of(duo.first.kind, duo.second.kind)
    match effect:
        case Effect.SEARCH:
            does_something = any(pile.size for pile in view.piles)
        case Effect.FISH:
            does_something = view.deck_size > 0
        case Effect.STEAL:
            does_something = bool(view.victims)
        case _:
            does_something = True
    return text_key("menu-duo", effect.value if does_something else "nothing")
