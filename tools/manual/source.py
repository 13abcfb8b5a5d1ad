"""The package as it is written: where a public name is defined, and what stands there. Read, not
imported: what a module needs to run need not be installed."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tools.manual.places import ROOT

SOURCE: Final = ROOT / "src"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign
Function = (ast.FunctionDef, ast.AsyncFunctionDef)


class NotPublic(Exception):
    """A name that is promised, but defined nowhere that can be read."""


@dataclass(frozen=True, slots=True)
class Defined:
    """A name where it is defined. ``said``: its docstring, or the text behind an assignment."""

    name: str
    module: str
    node: Definition
    said: str | None


@cache
def file_of(module: str) -> Path:
    base = SOURCE.joinpath(*module.split("."))
    inside = base / "__init__.py"
    return inside if inside.is_file() else base.with_suffix(".py")


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text(encoding="utf-8"))


def words_of(module: str) -> str:
    return ast.get_docstring(tree_of(module)) or ""


def public_names(module: str) -> tuple[str, ...]:
    """What ``__all__`` lists; without it, what is defined there under a name that begins with no
    underscore."""
    for node in tree_of(module).body:
        if isinstance(node, ast.Assign) and _names(node) == ["__all__"]:
            try:
                return tuple(ast.literal_eval(node.value))
            except ValueError:
                return tuple(_imported_for_all(module))
    return tuple(
        name
        for name, each in members(tree_of(module).body).items()
        if not name.startswith("_") and not _is_plumbing(each[0])
    )


def _imported_for_all(module: str) -> Iterator[str]:
    """A face that fetches its names when they are asked for shows them to type checkers."""
    yield from sorted(
        alias.asname or alias.name
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("papersea.")
        for alias in node.names
    )


def _is_plumbing(node: Definition) -> bool:
    """A shorter name for an array's type says nothing by itself."""
    value = getattr(node, "value", None)
    return isinstance(value, ast.Subscript) and ast.unparse(value.value) == "npt.NDArray"


def find(module: str, name: str) -> Defined:
    """By way of whatever imports it."""
    seen = set()
    while (module, name) not in seen:
        seen.add((module, name))
        here = members(tree_of(module).body)
        if name in here:
            node, said = here[name]
            return Defined(name, module, node, said)
        module, name = _imported(module, name)
    raise NotPublic(f"{module}.{name}")


def _imported(module: str, name: str) -> tuple[str, str]:
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name and file_of(node.module or "").is_file():
                    return node.module or "", alias.name
    raise NotPublic(f"{module}.{name}")


def members(body: list[ast.stmt]) -> dict[str, tuple[Definition, str | None]]:
    """What is defined in a module or in a class, with what is said of it. Of overloads and of a
    property with its setter, the first one speaks."""
    found: dict[str, tuple[Definition, str | None]] = {}
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.If | ast.Try):
            for name, (each, said) in members(node.body).items():
                found.setdefault(name, (each, said or _text_behind(following)))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.setdefault(node.name, (node, ast.get_docstring(node)))
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for name in _names(node):
                found.setdefault(name, (node, _text_behind(following)))
    return found


def _names(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [each.id for each in targets if isinstance(each, ast.Name)]


def _text_behind(node: ast.stmt | None) -> str | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        value = node.value.value
        return inspect.cleandoc(value) if isinstance(value, str) else None
    return None
