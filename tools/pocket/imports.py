"""What Python sources import. Also used inside Pyodide, whose Python is newer than ours."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def imports_of(source: str, package: str, *, is_late: bool) -> set[str]:
    """Modules by their whole names, and whatever is taken from one, which may be a module too.
    With ``is_late`` also what functions import when they are called. What only type checkers
    read, or only runs as a program of its own, is left out."""
    found: set[str] = set()
    for node in _reached(ast.parse(source), is_late=is_late):
        if isinstance(node, ast.Import):
            found.update(each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, package)
            found.add(base)
            found.update(f"{base}.{each.name}" for each in node.names)
    return {each for name in found for each in with_parents(name)}


def with_parents(name: str) -> list[str]:
    """A module, and the packages that are imported with it."""
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts) + 1)]


def _base(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    above = package.split(".")
    kept = above[: len(above) - node.level + 1]
    return ".".join([*kept, *([node.module] if node.module else [])])


def _reached(node: ast.AST, *, is_late: bool) -> Iterator[ast.AST]:
    yield node
    children = ast.iter_child_nodes(node)
    if isinstance(node, ast.If) and _is_for_others(node):
        children = iter(node.orelse)
    for child in children:
        if is_late or not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _reached(child, is_late=is_late)


def _is_for_others(node: ast.If) -> bool:
    """For type checkers, a program's own start, or another system."""
    test = ast.unparse(node.test)
    return "TYPE_CHECKING" in test or test in ("__name__ == '__main__'", "sys.platform == 'win32'")
