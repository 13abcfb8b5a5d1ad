"""Names of players: any text, so in the text form they stand in quotes, as in JSON."""

from __future__ import annotations

import json
import re

from papersea.problems import NotationError, Wrong

QUOTED = r'"(?:[^"\\]|\\.)*"'


def format_name(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def parse_names(text: str) -> tuple[str, ...]:
    """Read ``"Coral" "Pebble"``."""
    if not re.fullmatch(rf"{QUOTED}(?:\s+{QUOTED})*", text):
        raise NotationError(Wrong.UNQUOTED_NAMES, text=text)
    return tuple(map(_parse_name, re.findall(QUOTED, text)))


def _parse_name(text: str) -> str:
    try:
        return str(json.loads(text))
    except ValueError:
        raise NotationError(Wrong.UNREADABLE_NAME, text=text) from None
