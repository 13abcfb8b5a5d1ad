"""What was told of the luck of an arena's games, a line for each, beside their records."""

from __future__ import annotations

import json
from collections.abc import Container, Iterator, Mapping
from pathlib import Path

from papersea.arena.outcomes import Sitting

Luck = tuple[float, ...]


class LuckFile:
    """Luck by game, on disk once it is added.

    All of it can be told again from the records. So a line that was cut off, or whose game is no
    longer there, is dropped: a game that is played once more may come out otherwise.
    """

    def __init__(self, path: Path, played: Container[Sitting]) -> None:
        self._path = path
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        self.told: dict[Sitting, Luck] = {}
        kept = []
        for line in lines:
            for sitting, luck in _read(line):
                if sitting in played:
                    self.told[sitting] = luck
                    kept.append(line)
        if kept != lines:
            new = path.with_name(f"{path.name}.new")
            new.write_bytes(b"".join(kept))
            new.replace(path)

    def add(self, told: Mapping[Sitting, Luck]) -> None:
        self.told |= told
        with self._path.open("ab") as file:
            file.write(b"".join(_line(sitting, luck) for sitting, luck in told.items()))


def _line(sitting: Sitting, luck: Luck) -> bytes:
    deal, seating = sitting
    return json.dumps({"deal": deal, "seating": seating, "luck": luck}).encode() + b"\n"


def _read(line: bytes) -> Iterator[tuple[Sitting, Luck]]:
    """What a whole line says; nothing if it is none."""
    try:
        fields = json.loads(line)
        sitting = int(fields["deal"]), tuple(map(int, fields["seating"]))
        luck = tuple(map(float, fields["luck"]))
    except (KeyError, TypeError, ValueError):
        return
    if line.endswith(b"\n") and len(luck) == len(sitting[1]):
        yield sitting, luck
