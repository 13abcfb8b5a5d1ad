"""Who may be told what a strong player would do: somebody alone with bots, and nobody else."""

from __future__ import annotations

from papersea.table.facts import Advised
from papersea.table.places import Person
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Phase, Table
from papersea.view import View


def is_alone(table: Table) -> bool:
    """One person, and a bot of the house in every other seat; nothing is at stake for others, no
    stranger is invited, and nobody is shown a hand. In a game nobody can sit down."""
    people = table.people()
    has_bots = all(place.opponent for seat, place in enumerate(table.places) if seat not in people)
    is_shown = any(place.is_hand_open for place in table.places)
    is_private = not table.settings.is_rated and not table.settings.is_public and not is_shown
    return len(people) == 1 and has_bots and is_private


def check_advice(table: Table, who: Person, after: int) -> View:
    """What whoever asks sees, if they may be advised upon what they have seen last; else
    ``Refused`` says why not."""
    seat = table.seat_of(who.id)
    if seat is None:
        raise Refused(ErrorCode.NOT_SEATED)
    if not is_alone(table):
        raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
    if table.phase is not Phase.PLAYING or table.game is None:
        raise Refused(ErrorCode.WRONG_PHASE, phase=table.phase.value)
    if not table.places[seat].is_active:
        raise Refused(ErrorCode.STAND_IN_PLAYS)
    if table.game.turn != seat or after < table.game_changed:
        raise Refused(ErrorCode.STALE, number=table.number)
    return table.game.view(seat)


def decide_advice(table: Table, who: Person, after: int) -> Advised | None:
    """That advice was asked for, which everybody may know; once in a game."""
    seat = check_advice(table, who, after).seat
    assert seat is not None, "the view is a seat's"
    return None if table.places[seat].is_advised else Advised(seat)
