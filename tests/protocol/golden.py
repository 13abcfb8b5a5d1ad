"""The wire of this version, written down once: ``python -m tests.protocol.golden`` writes it anew.

Whoever does that has changed the wire, and asks whether an older client would misread it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final

from papersea.protocol.codec import encode
from papersea.protocol.messages import VERSION, AnyFromClient, AnyFromServer
from tests.protocol.kinds import EVERY_KIND, example
from tools.wire.vocabulary import classes

LINES: Final = Path(__file__).parent / f"wire-{VERSION}.jsonl"
WORDS: Final = Path(__file__).parent / f"words-{VERSION}.json"


def lines() -> Iterator[str]:
    """An example of every kind, as it goes over the wire."""
    for kind in EVERY_KIND:
        yield encode(example(kind)).decode()


def words() -> dict[str, list[str]]:
    """The values of every enum."""
    every = classes([AnyFromClient, AnyFromServer])
    enums = [kind for kind in every if issubclass(kind, Enum)]
    return {kind.__name__: [str(each.value) for each in kind] for kind in enums}


if __name__ == "__main__":
    LINES.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    WORDS.write_text(json.dumps(words(), indent=1) + "\n", encoding="utf-8")
