"""Advice is for somebody alone with bots, and for nobody else."""

from __future__ import annotations

import pytest

from papersea.table.commands import Leave, Resign, ShowHand
from papersea.table.deciding import check_advice
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Person
from papersea.table.viewing import state_of
from tests.table.live import LiveTable, started

OPEN, CLOSED = ShowHand(is_open=True), ShowHand(is_open=False)


def gives_advice(live: LiveTable) -> None:
    """To Ann, who has the turn; and the table says so beforehand."""
    assert check_advice(live.table, Person("ann", "Ann"), live.table.number).legal
    assert state_of(live.table).allows_advice


def gives_none(live: LiveTable) -> None:
    with pytest.raises(Refused) as refused:
        check_advice(live.table, Person("ann", "Ann"), live.table.number)
    assert refused.value.code is ErrorCode.NOT_AT_THIS_TABLE
    assert not state_of(live.table).allows_advice


def test_whoever_is_alone_with_bots_has_advice() -> None:
    gives_advice(started(1, bots=2))


def test_among_people_nobody_has_advice() -> None:
    gives_none(started(2))
    gives_none(started(2, bots=1))


@pytest.mark.parametrize("goes", [Leave(), Resign()])
def test_not_even_when_the_others_are_gone(goes: Leave | Resign) -> None:
    live = started(2, bots=1)
    live.do("bob", goes)
    gives_none(live)


def test_not_at_a_public_table() -> None:
    gives_none(started(1, bots=1, is_public=True))


def test_not_while_others_may_look_into_the_hand() -> None:
    live = started(1, bots=1)
    live.do("ann", OPEN)
    gives_none(live)
    live.do("ann", CLOSED)
    gives_advice(live)
