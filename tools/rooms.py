"""The map of the house: which room of papersea uses which, and what each is for.

``python -m tools.rooms`` reads it from the imports and writes it into ``docs/architecture.md``;
``--check`` only says whether that page is as it should be.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "papersea"
PAGE: Final = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- begin: python -m tools.rooms -->", "<!-- end -->"

ONE_GAME: Final = "one game"
IN_ROOM: Final = {
    "rulebook": "rulebook",
    "texts": "texts",
    "cards": "rules",
    "problems": "rules",
    "forms": "texts",
    "lists": "texts",
    "processes": "processes",
    "extras": "extras",
    "ray_tasks": "ray_tasks",
    "study": "study",
}
"""Modules beside the folders; all others are about one game."""


def room_of(module: str) -> str | None:
    """``None`` for the public face, which leads everywhere."""
    _, _, inside = module.partition(".")
    first = inside.partition(".")[0]
    if not first:
        return None
    return first if (SOURCE / first).is_dir() else IN_ROOM.get(first, ONE_GAME)


def arrows() -> dict[str, set[str]]:
    """Which room uses which, without what follows from the rest."""
    graph = grimp.build_graph("papersea", cache_dir=None)
    uses: dict[str, set[str]] = {}
    for module in graph.modules:
        room = room_of(module)
        if room is not None:
            used = map(room_of, graph.find_modules_directly_imported_by(module))
            uses.setdefault(room, set()).update(each for each in used if each not in (None, room))
    for room in uses:
        assert room not in _reached(room, uses), f"{room} uses itself by way of others"
    return {room: _direct(room, uses) for room in sorted(uses)}


def _direct(room: str, uses: dict[str, set[str]]) -> set[str]:
    through = {further for each in uses[room] for further in _reached(each, uses)}
    return uses[room] - through


def _reached(room: str, uses: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [*uses[room]]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += uses[each]
    return found


def purpose_of(room: str) -> str:
    """The first sentence that the room says of itself."""
    if room == ONE_GAME:
        return "Cards, moves, events, views and positions as values, and the game that they make"
    inside = SOURCE / room / "__init__.py"
    path = inside if inside.exists() else SOURCE / f"{room}.py"
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert text is not None, f"{room} says nothing of itself"
    return text.partition("\n")[0].rstrip(".")


def drawn() -> str:
    """A picture, and a list by room."""
    uses = arrows()
    lines = ["```mermaid", "flowchart TD"]
    for room, used in uses.items():
        lines += [f"  {_node(room)} --> {_node(each)}" for each in sorted(used)]
    lines += ["```", "", "| room | what for |", "|---|---|"]
    lines += [f"| {room} | {purpose_of(room)} |" for room in uses]
    return "\n".join(lines)


def _node(room: str) -> str:
    return f"{room.replace(' ', '_')}[{room}]" if " " in room else room


def page() -> str:
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, found, after = rest.partition(END)
    assert found, f"{PAGE.name} has no place for the map"
    return f"{before}{BEGIN}\n{drawn()}\n{END}{after}"


def main() -> None:
    made = page()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(made, encoding="utf-8")
    elif made != PAGE.read_text(encoding="utf-8"):
        sys.exit("docs/architecture.md is not up to date: make docs")


if __name__ == "__main__":
    main()
