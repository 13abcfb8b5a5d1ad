"""A round told again from one seat's memory, with a world's answers where it saw nothing."""

from __future__ import annotations

from papersea.cards import CARDS, Card
from papersea.events import RoundStarted
from papersea.game import Played
from papersea.knowledge.script import PICKED_CARD, STOLEN, TOKEN, Determinisation
from papersea.knowledge.seen import Knowledge
from papersea.moves import Step
from papersea.position import Position
from papersea.rules.tables import DIFFERENT
from papersea.view import View


def retell(
    view: View, now: Position, knowledge: Knowledge, choices: Determinisation
) -> tuple[Position, tuple[Played, ...]]:
    """The position after the deal, and all moves since."""
    answers = _Answers(choices)
    deck = [answers.card(name) for name in knowledge.dealt]
    if knowledge.is_drawing and now.drawn is not None:
        deck += [card for card in now.drawn if card is not None]
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
        deck=(*deck, *now.deck),
    )
    return start, tuple(Played(seat, *told(answers)) for seat, told in knowledge.moves)


class _Answers:
    """What a world has chosen for every token and every secret."""

    def __init__(self, choices: Determinisation) -> None:
        self._choices = choices

    def card(self, name: int) -> Card:
        if name < TOKEN:
            return CARDS[name]
        if name < STOLEN:
            return CARDS[self._choices.tokens[name - TOKEN]]
        stolen = int(self._choices.secret[name - STOLEN])
        return CARDS[stolen if stolen < DIFFERENT else self._choices.tokens[stolen - DIFFERENT]]

    def depth(self, name: int) -> int:
        return name if name < PICKED_CARD else int(self._choices.secret[name - PICKED_CARD])
