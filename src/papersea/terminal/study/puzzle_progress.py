"""The puzzles that were solved at this machine, kept in the user's data directory."""

from __future__ import annotations

from pathlib import Path

import msgspec

from papersea.puzzles.progress import Progress
from papersea.terminal.folders import data_folder, replace_file


def _file() -> Path:
    return data_folder() / "puzzles.json"


def _parse(text: bytes) -> Progress:
    return msgspec.json.decode(text, type=Progress)


def kept() -> Progress:
    """What cannot be read is begun anew, and kept beside it."""
    try:
        return _parse(_file().read_bytes())
    except (OSError, ValueError):
        return Progress()


def keep(progress: Progress) -> None:
    replace_file(_file(), msgspec.json.encode(progress), reads=_parse)
