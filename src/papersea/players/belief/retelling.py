"""A round told again from one seat's memory, with a world's answers where it saw nothing."""

from __future__ import annotations

from collections.abc import Iterator

from papersea.cards import CARDS, Card
from papersea.events import (
    Call,
    Called,
    Drew,
    DrewLast,
    Event,
    Fished,
    Kept,
    LaidDuo,
    Picked,
    RoundStarted,
    Searched,
    Stole,
    TookTop,
    TurnEnded,
)
from papersea.game import Played
from papersea.knowledge.script import World as Choices
from papersea.knowledge.seen import Seen
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Pick,
    Search,
    Steal,
    Stop,
    TakeTop,
)
from papersea.position import Position
from papersea.rules.tables import DIFFERENT
from papersea.view import Step, View


def retell(
    view: View, now: Position, seen: Seen, choices: Choices
) -> tuple[Position, tuple[Played, ...]]:
    """The position after the deal, and all moves since."""
    story = _Story(seen, choices)
    for event in view.history:
        story.add(event)
    if story.is_drawing and now.drawn is not None:
        story.deck += [card for card in now.drawn if card is not None]
    deal = view.history[0]
    assert isinstance(deal, RoundStarted), "a round is told from its deal"
    nothing: tuple[Card, ...] = ()
    start = Position(
        options=view.options,
        scores=now.scores,
        round=view.round,
        turn=deal.starter,
        step=Step.DRAW,
        closer=None,
        hands=tuple(nothing for _ in view.seats),
        tables=tuple(() for _ in view.seats),
        piles=((deal.tops[0],), (deal.tops[1],)),
        deck=(*story.deck, *now.deck),
    )
    return start, tuple(story.played)


class _Story:
    """Moves, and the cards that left the deck, in order."""

    def __init__(self, seen: Seen, choices: Choices) -> None:
        self.deck: list[Card] = []
        self.played: list[Played] = []
        self.is_drawing = False
        self._tokens = iter(choices.tokens)
        self._depths = iter(seen.depths)
        self._choices = choices
        self._secrets: Iterator[int] = iter(choices.secret)

    def add(self, event: Event) -> None:
        match event:
            case Drew(seat, cards):
                self.played.append(Played(seat, DrawTwo()))
                self.deck += cards or ()
                self.is_drawing = cards is None
            case Kept(seat, card, discarded, pile):
                kept = card or self._next_token()
                self.deck += [kept, discarded] if self.is_drawing else []
                self.is_drawing = False
                self.played.append(Played(seat, Keep(kept, pile)))
            case DrewLast(seat, card):
                self.deck.append(card or self._next_token())
                self.played.append(Played(seat, DrawTwo()))
            case Fished(_, card):
                self.deck.append(card or self._next_token())
            case TookTop(seat, pile):
                self.played.append(Played(seat, TakeTop(pile)))
            case LaidDuo(seat, first, second):
                self.played.append(Played(seat, LayDuo(first, second)))
            case Searched(seat, pile):
                self.played.append(Played(seat, Search(pile)))
            case Picked(seat, _, _, position):
                self.played.append(Played(seat, Pick(position or self._next_depth() + 1)))
            case Stole(thief, victim, card):
                self.played.append(Played(thief, Steal(victim), card or self._next_stolen()))
            case TurnEnded(seat):
                self.played.append(Played(seat, EndTurn()))
            case Called(seat, call):
                move = Stop() if call is Call.STOP else LastChance()
                self.played.append(Played(seat, move))
            case _:
                pass

    def _next_token(self) -> Card:
        return CARDS[next(self._tokens)]

    def _next_depth(self) -> int:
        depth = next(self._depths)
        return int(next(self._secrets)) if depth is None else depth

    def _next_stolen(self) -> Card:
        secret = int(next(self._secrets))
        return CARDS[secret if secret < DIFFERENT else self._choices.tokens[secret - DIFFERENT]]
