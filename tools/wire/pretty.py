"""JSON for readers: whatever fits on a line stands on one."""

from __future__ import annotations

import json
from typing import Any, Final

WIDTH: Final = 96


def pretty(value: Any, indent: str = "", *, room: int = WIDTH) -> str:
    """``room`` is what the line has left for the value and the comma after it."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) < room or not isinstance(value, dict | list | tuple):
        return line
    deeper = f"{indent}  "
    if isinstance(value, dict):
        parts = [(f"{deeper}{json.dumps(name)}: ", each) for name, each in value.items()]
        opening, closing = "{}"
    else:
        parts = [(deeper, each) for each in value]
        opening, closing = "[]"
    lines = [f"{start}{pretty(each, deeper, room=WIDTH - len(start))}" for start, each in parts]
    return "\n".join([opening, ",\n".join(lines), f"{indent}{closing}"])
