"""Every kind of thing that goes over the wire, and an example of each."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

from msgspec import Struct

from papersea.events import Event
from papersea.protocol.messages import AnyFromClient, AnyFromServer
from papersea.table.commands import AnyCommand
from papersea.table.facts import ShownFact
from tools.wire.plot import Examples, tell_story

FROM_CLIENT: Final[tuple[type[Struct], ...]] = get_args(AnyFromClient)
FROM_SERVER: Final[tuple[type[Struct], ...]] = get_args(AnyFromServer)
COMMANDS: Final[tuple[type[Struct], ...]] = get_args(AnyCommand)
FACTS: Final[tuple[type[Struct], ...]] = get_args(ShownFact)
EVENTS: Final[tuple[type[Struct], ...]] = get_args(Event)
EVERY_KIND: Final = (*FROM_CLIENT, *FROM_SERVER, *COMMANDS, *FACTS, *EVENTS)


@cache
def examples() -> Examples:
    return tell_story()


def example(kind: type[Struct]) -> Any:
    return examples()[kind]
