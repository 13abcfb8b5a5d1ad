"""Where each error code occurs, read from the source that refuses with it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final

import papersea
from papersea.table.refused import ErrorCode

SOURCE: Final = Path(papersea.__file__).parent


class Place(Enum):
    """What a client was about when it was refused."""

    COMMAND = "commands"
    SOCKET = "socket"
    HTTP = "HTTP"
    DEVICE = "a device"


def occurrences() -> dict[ErrorCode, list[Place]]:
    """The places of every code, in the order of the places."""
    found: dict[ErrorCode, set[Place]] = {code: set() for code in ErrorCode}
    for file in sorted(SOURCE.rglob("*.py")):
        if places := _places(file.relative_to(SOURCE)):
            for code in _codes_said(ast.parse(file.read_text(encoding="utf-8"))):
                found[code] |= places
    return {code: [place for place in Place if place in found[code]] for code in ErrorCode}


def _places(file: Path) -> set[Place]:
    match file.parts:
        case ("table", *_):
            return {Place.COMMAND}
        case ("protocol", *_) | ("server", "routes", "socket.py"):
            return {Place.SOCKET}
        case ("server", "tables", "house.py"):
            return set()  # behind both, with what others say
        case ("server", "app.py" | "gate.py" | "limits.py") | ("server", "tables", "rooms.py"):
            return {Place.SOCKET, Place.HTTP}
        case ("server", *_) | ("answers", *_):
            return {Place.HTTP}
        case ("pocket", *_):
            return {Place.DEVICE}
        case _:
            return set()


def _codes_said(tree: ast.AST) -> Iterator[ErrorCode]:
    """Codes that something is called with or that are looked up; not those that are asked for."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(args=parts) | ast.Dict(values=parts):
                for part in parts:
                    match part:
                        case ast.Attribute(value=ast.Name(id="ErrorCode"), attr=name):
                            yield ErrorCode[name]
                        case _:
                            pass
            case _:
                pass
