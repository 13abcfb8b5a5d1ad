"""Who the person at this machine is on which server: tokens, kept where nobody else can read."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from papersea.terminal.folders import data_folder, replace_file

_Known = dict[str, dict[str, str]]
"""The address of a server, then name and token; whoever was there last is last."""


def _file() -> Path:
    return data_folder() / "identities.json"


def _parse(text: bytes) -> _Known:
    return msgspec.json.decode(text, type=_Known)


def _read() -> _Known:
    try:
        return _parse(_file().read_bytes())
    except (OSError, ValueError):
        return {}


def last_address() -> str | None:
    """Of the server where somebody from here was last."""
    return next(reversed(_read()), None)


def recall(address: str, name: str | None) -> str | None:
    """The token of this name, or of whoever was there last; ``None`` if nobody was."""
    names = _read().get(address, {})
    return next(reversed(names.values()), None) if name is None else names.get(name)


def remember(address: str, name: str, token: str) -> None:
    known = _read()
    names = known[address] = known.pop(address, {})
    names.pop(name, None)
    names[name] = token
    replace_file(_file(), json.dumps(known, indent=1).encode(), reads=_parse)
