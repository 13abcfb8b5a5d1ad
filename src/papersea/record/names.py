"""Names of players: any text, so in the text form they stand in quotes, as in JSON."""

from __future__ import annotations

import json
import re

from papersea.cards import NotationError

QUOTED = r'"(?:[^"\\]|\\.)*"'


def format_name(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def parse_names(text: str) -> tuple[str, ...]:
    """Read ``"Coral" "Pebble"``."""
    if not re.fullmatch(rf"{QUOTED}(?:\s+{QUOTED})*", text):
        raise NotationError(
            f'{text!r} are not names: expected them in quotes, as in "Coral" "Pebble"'
        )
    return tuple(map(_parse_name, re.findall(QUOTED, text)))


def _parse_name(text: str) -> str:
    try:
        return str(json.loads(text))
    except ValueError:
        raise NotationError(f"{text!r} is not a name: a sign after \\ is not known") from None
