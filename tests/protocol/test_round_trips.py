"""What is encoded decodes to the same."""

from __future__ import annotations

from typing import Final, get_args

import pytest
from msgspec import Struct

from papersea.moves import Seat, parse_move
from papersea.protocol.codec import (
    decode_entry,
    decode_from_client,
    decode_from_server,
    encode,
    encode_entry,
)
from papersea.protocol.messages import Do, Snapshot, Update
from papersea.table.facts import AnyFact, Entry, Moved, SeatFreed
from papersea.table.viewing import Happening
from tests.protocol.kinds import (
    COMMANDS,
    EVENTS,
    EVERY_KIND,
    FACTS,
    FROM_CLIENT,
    FROM_SERVER,
    example,
    examples,
)


def test_the_story_has_an_example_of_every_kind() -> None:
    assert set(EVERY_KIND) == set(examples())


@pytest.mark.parametrize("kind", FROM_CLIENT)
def test_what_clients_send(kind: type[Struct]) -> None:
    assert decode_from_client(encode(example(kind))) == example(kind)
    assert decode_from_client(encode(example(kind)).decode()) == example(kind)


@pytest.mark.parametrize("kind", FROM_SERVER)
def test_what_the_server_sends(kind: type[Struct]) -> None:
    assert decode_from_server(encode(example(kind))) == example(kind)


@pytest.mark.parametrize("kind", COMMANDS)
def test_commands(kind: type[Struct]) -> None:
    asked = Do(7, example(kind))
    assert decode_from_client(encode(asked)) == asked


@pytest.mark.parametrize("kind", FACTS)
def test_facts_as_everybody_sees_them(kind: type[Struct]) -> None:
    update: Update = example(Update)
    happening = Happening(3, 1.5, example(kind), ())
    message = Update(2, 3, None, (happening,), update.table, update.game)
    assert decode_from_server(encode(message)) == message


LOGGED: Final[dict[type[Struct], AnyFact]] = {
    Moved: Moved(Seat(1), parse_move("Cy-L"), by_bot=True),
    SeatFreed: SeatFreed(Seat(1)),
}
"""What everybody is told has more of it, or less."""


@pytest.mark.parametrize("kind", [kind for kind in get_args(AnyFact) if kind not in LOGGED])
def test_facts_in_the_log(kind: type[Struct]) -> None:
    entry = Entry(3, 1.5, example(kind), bytes(range(32)))
    assert decode_entry(encode_entry(entry)) == entry


@pytest.mark.parametrize("fact", LOGGED.values(), ids=[kind.__name__ for kind in LOGGED])
def test_facts_that_are_told_otherwise_in_the_log(fact: AnyFact) -> None:
    entry = Entry(3, 1.5, fact)
    assert decode_entry(encode_entry(entry)) == entry


@pytest.mark.parametrize("kind", EVENTS)
def test_events(kind: type[Struct]) -> None:
    fresh: Snapshot = example(Snapshot)
    message = Snapshot(3, None, fresh.table, None, (example(kind),))
    assert decode_from_server(encode(message)) == message
