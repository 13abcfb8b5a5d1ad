"""Who the person at this machine is on which server: tokens, kept where nobody else can read."""

from __future__ import annotations

import json
import os
from pathlib import Path

from papersea.terminal.folders import data_folder, file_told

_ONLY_MINE = 0o600

_Known = dict[str, dict[str, str]]
"""The address of a server, then name and token; whoever was there last is last."""


def _file() -> Path:
    return data_folder() / "identities.json"


def _read() -> _Known:
    try:
        known: _Known = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return known


def _write(known: _Known) -> None:
    file = _file()
    beside = file.with_suffix(f".{os.getpid()}")
    with file_told(file):
        beside.touch(mode=_ONLY_MINE)
        beside.write_text(json.dumps(known, indent=1), "utf-8")
        beside.replace(file)


def recall(address: str, name: str | None) -> str | None:
    """The token of this name, or of whoever was there last; ``None`` if nobody was."""
    names = _read().get(address, {})
    return next(reversed(names.values()), None) if name is None else names.get(name)


def remember(address: str, name: str, token: str) -> None:
    known = _read()
    names = known.setdefault(address, {})
    names.pop(name, None)
    names[name] = token
    _write(known)
