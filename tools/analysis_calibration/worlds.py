"""A game as it went, or as it may have gone: another world that one seat cannot tell from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from papersea.analysis import Question
from papersea.cards import Card
from papersea.players.belief.worlds import World
from papersea.record import Record, Round, Turn


def in_another_world(record: Record, world: World, asked: Question) -> Record:
    """The record up to a question, with its round as it goes in a world."""
    assert world.start is not None, "the round was dealt"
    left, right = world.start.piles
    deck = _certain((*left, *right, *world.start.deck))
    by_turn = groupby(world.played, lambda each: each.seat)
    turns = tuple(Turn(seat, tuple(played)) for seat, played in by_turn)
    before = record.rounds[: asked.view.round - record.first_round]
    return replace(record, rounds=(*before, Round(deck, turns)), result=None)


def _certain(cards: Iterable[Card | None]) -> tuple[Card, ...]:
    """A world has every card."""
    return tuple(card for card in cards if card is not None)
