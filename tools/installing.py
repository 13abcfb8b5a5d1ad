"""How the docs say that papersea is installed: ``make docs`` writes it, ``make check`` holds it.

Two facts of ``pyproject.toml`` decide: the version, and whether papersea is on a package index
(``[tool.papersea]``). Whoever publishes it there changes the one word, and every page follows. What
the program itself says where an extra is missing needs neither (``papersea.extras``).
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
_WHEEL: Final = r"papersea-[\w.]+-py3-none-any\.whl"
_COMMAND: Final = re.compile(rf'(pip install ")(?:papersea|{_WHEEL})(?=\[[\w,]+\]")')


@dataclass(frozen=True, slots=True)
class Source:
    """What comes after ``pip install`` where nobody has a clone."""

    version: str
    is_on_index: bool

    def __str__(self) -> str:
        return "papersea" if self.is_on_index else f"papersea-{self.version}-py3-none-any.whl"

    def told_in(self, page: str) -> str:
        """A page that names it."""
        return _COMMAND.sub(rf"\g<1>{self}", page)


def source_of(project: str) -> Source:
    """By the text of ``pyproject.toml``."""
    told = tomllib.loads(project)
    return Source(told["project"]["version"], told["tool"]["papersea"]["is-on-index"])


def pages(root: Path = ROOT) -> Iterator[Path]:
    """Those that speak of today: decisions and changes stay as they were written."""
    yield root / "README.md"
    yield from sorted((root / "docs").glob("*.md"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.installing", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, and say what is stale")
    is_checking = parser.parse_args().check
    source = source_of((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    stale = []
    for page in pages():
        text = page.read_text(encoding="utf-8")
        if (told := source.told_in(text)) != text:
            stale.append(page.relative_to(ROOT).as_posix())
            if not is_checking:
                page.write_text(told, encoding="utf-8", newline="\n")
    if is_checking and stale:
        sys.exit(f"{', '.join(stale)}: the way to install is another one by now. Run make docs.")


if __name__ == "__main__":
    main()
