"""Who the person at this machine and their bots are on which server: tokens, kept where nobody else
can read."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from papersea.terminal.folders import data_folder, replace_file

_Known = dict[str, dict[str, str]]
"""The address of a server, then name and token; whoever was there last is last."""


def _file(*, of_bots: bool) -> Path:
    return data_folder() / ("bots.json" if of_bots else "identities.json")


def _parse(text: bytes) -> _Known:
    return msgspec.json.decode(text, type=_Known)


def _read(*, of_bots: bool) -> _Known:
    try:
        return _parse(_file(of_bots=of_bots).read_bytes())
    except (OSError, ValueError):
        return {}


def last_address() -> str | None:
    """Of the server where somebody from here was last."""
    return next(reversed(_read(of_bots=False)), None)


def recall(address: str, name: str | None, *, of_bots: bool = False) -> str | None:
    """The token of this name, or of whoever was there last; ``None`` if nobody was."""
    names = _read(of_bots=of_bots).get(address, {})
    return next(reversed(names.values()), None) if name is None else names.get(name)


def remember(address: str, name: str, token: str, *, of_bots: bool = False) -> None:
    known = _read(of_bots=of_bots)
    names = known[address] = known.pop(address, {})
    names.pop(name, None)
    names[name] = token
    replace_file(_file(of_bots=of_bots), json.dumps(known, indent=1).encode(), reads=_parse)
