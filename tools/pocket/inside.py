"""What only Pyodide's own Python can do: read its library, and compile for itself.

Run by ``inside.mjs``, with the working folder mounted at ``/work``. ``house/`` is compiled into
``packed/``; of the library, what the house needs becomes ``library.zip``.
"""

from __future__ import annotations

import ast
import json
import sys
import zipfile
from importlib import import_module
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps
from pathlib import Path
from types import CodeType
from typing import Any

sys.path.insert(0, "/tools")

from imports import imports_of, with_parents  # type: ignore[import-not-found]

WORK = Path("/work")
LIBRARY = Path(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
WITH_WORDS = ("_pyodide/", "pyodide/")
"""They read their own docstrings."""
UNCHECKED = 1
"""The source is not compared with what was compiled from it."""


class Library:
    """The whole standard library as Pyodide brings it."""

    def __init__(self) -> None:
        self._archive = zipfile.ZipFile(LIBRARY)
        self._names = {*self._archive.namelist()}

    def find(self, module: str) -> str | None:
        """The file of a module; none if it is built in, or no module."""
        path = module.replace(".", "/")
        files = (f"{path}/__init__.py", f"{path}.py")
        return next((each for each in files if each in self._names), None)

    def read(self, file: str) -> str:
        return self._archive.read(file).decode()

    def needed(self, modules: set[str]) -> dict[str, str]:
        """Their files, those that these import, and so on. What the library's own functions would
        import late is asked for by name: in ``tools/pocket/packing.py``."""
        found: dict[str, str] = {}
        waiting = [name for module in modules for name in with_parents(module)]
        while waiting:
            module = waiting.pop()
            file = self.find(module)
            if file is None or file in found:
                continue
            found[file] = self.read(file)
            package = module if file.endswith("/__init__.py") else module.rpartition(".")[0]
            waiting += imports_of(found[file], package, is_late=False)
        return found


class Silent(ast.NodeTransformer):
    """Takes docstrings away, but not those of our classes: without one, a dataclass writes its own,
    which takes long."""

    def __init__(self, *, is_ours: bool) -> None:
        self._is_ours = is_ours

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        if not self._is_ours:
            return self._silence(node)
        return self.generic_visit(node)

    def _silence(self, node: Any) -> Any:
        self.generic_visit(node)
        if ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
        return node

    visit_Module = visit_FunctionDef = visit_AsyncFunctionDef = _silence  # noqa: N815


def without_lines(code: CodeType) -> CodeType:
    """Tracebacks tell no lines of it: a fifth of all that is compiled says where it came from."""
    inner = tuple(without_lines(x) if isinstance(x, CodeType) else x for x in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def compiled(source: str, name: str, *, is_ours: bool) -> bytes:
    """As a ``.pyc`` file. The name is what tracebacks tell."""
    tree: ast.Module = ast.parse(source)
    if not name.startswith(WITH_WORDS):
        tree = Silent(is_ours=is_ours).visit(tree)
    code = compile(tree, name, "exec", dont_inherit=True)
    if not is_ours:
        code = without_lines(code)
    head = MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + source_hash(source.encode())
    return head + dumps(code)


def pack_library(modules: set[str]) -> None:
    files = Library().needed(modules)
    with zipfile.ZipFile(WORK / "library.zip", "w", zipfile.ZIP_STORED) as archive:
        for file in sorted(files):
            # Without a date of its own it is the same each time.
            archive.writestr(
                zipfile.ZipInfo(f"{file}c"), compiled(files[file], file, is_ours=False)
            )


def pack_house(sources: list[str], kept: set[str]) -> None:
    """Sources that are ``kept`` stay beside what is compiled of them."""
    for each in sources:
        path = WORK / "house" / each
        made = compiled(path.read_text("utf-8"), each, is_ours=True)
        if each in kept:
            tag = sys.implementation.cache_tag
            target = path.parent / "__pycache__" / f"{path.stem}.{tag}.pyc"
        else:
            target = path.with_suffix(".pyc")
            path.unlink()
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(made)


def all_imported(sources: list[str]) -> set[str]:
    """The names of all modules that are there when Pyodide has started and the whole house has
    been imported: also what is imported by modules that are written in C."""
    sys.path.insert(0, str(WORK / "house"))
    for each in sources:
        if each.startswith("papersea/"):
            import_module(each.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    return {*sys.modules} - {"__main__", "imports"}


wanted = json.loads((WORK / "wanted.json").read_text("utf-8"))
pack_library({*wanted["modules"], *all_imported(wanted["sources"])})
pack_house(wanted["sources"], {*wanted["kept"]})
