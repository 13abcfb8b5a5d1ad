"""Who has written a log, and how it is read for good.

Whatever prepares a game names the versions of log, rules and dealing by which the table goes on.
A change that would make older logs mean something else gets the next number, and the reading of
every earlier number stays in the registry of its kind: ``DEALINGS`` and ``RULES`` here, and that of
the lines themselves in ``protocol/codec.py``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeVar

from msgspec import Struct

from papersea.game import Game

Reading = TypeVar("Reading")


class Versions(Struct, frozen=True):
    """As they are named in an entry."""

    log: int
    rules: int
    dealing: int


class UnknownVersion(Exception):
    """A newer papersea has written this."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """What names a table's game in its commitment, so that its cards follow from it, and by which
    link its record is found. Both know the table's code, the game's number and its secret."""

    context: Callable[[str, int], str]
    link: Callable[[str, int, bytes], str]


def _hidden_context(code: str, number: int) -> str:
    """Without giving the table's link away."""
    return f"{hashlib.sha256(code.encode()).hexdigest()[:16]}/{number}"


ON_DEVICE: Final = "1"
"""The codes of tables on a device of their own begin with it, and those of no server; and so do
the links of their games, which are longer by it than others."""


def _hidden_link(code: str, _number: int, secret: bytes) -> str:
    """Nobody can tell it before the game is over."""
    link = hashlib.sha256(b"papersea game " + secret).hexdigest()[:20]
    return ON_DEVICE + link if code.startswith(ON_DEVICE) else link


DEALINGS: Final[Mapping[int, Dealing]] = MappingProxyType(
    {
        1: Dealing(
            context=lambda code, number: f"{code}/{number}",
            link=lambda code, number, _: f"{code}-{number}",
        ),
        2: Dealing(_hidden_context, _hidden_link),
    }
)
RULES: Final[Mapping[int, type[Game]]] = MappingProxyType({1: Game})

CURRENT: Final = Versions(log=1, rules=1, dealing=2)
UNNAMED: Final = (Versions(log=1, rules=1, dealing=2), Versions(log=1, rules=1, dealing=1))
"""Those of logs in which nobody has named any, the likelier first: the cards tell which it was."""


def reading(readings: Mapping[int, Reading], version: int) -> Reading:
    """The one for this version; ``UnknownVersion`` if there is none."""
    try:
        return readings[version]
    except KeyError:
        raise UnknownVersion(
            f"written as version {version}, and {max(readings)} is the newest known here"
        ) from None
