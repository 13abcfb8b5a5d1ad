"""A copy of the tree, and a fault in it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.mutants.faults import Fault

ROOT: Final = Path(__file__).resolve().parents[2]
_MADE: Final = ("web/tests/recorded", "web/node_modules", "src/papersea/server/static")
"""What make has made beside the sources, and tests need: the copy has links to it."""


class StaleFault(Exception):
    """The text that a fault replaces is not where the list says."""


def copy_tree(target: Path, root: Path = ROOT) -> None:
    """All that git would keep as it is now, committed or not."""
    wanted = ("ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(["git", *wanted], cwd=root, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (root / name).is_file():  # what was removed is still listed
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target / name)
    for name in _MADE:
        if (root / name).exists():
            (target / name).symlink_to(root / name)


def with_fault(whole: str, fault: Fault) -> str:
    """The text of a file after the fault; ``StaleFault`` unless it has one place for it."""
    if (count := whole.count(fault.text)) != 1:
        raise StaleFault(
            f"{fault.name}: {fault.file} has {fault.text!r} {count} times, not once. "
            "Mend tools/mutants/faults.py"
        )
    return whole.replace(fault.text, fault.instead)


@contextmanager
def planted(fault: Fault, folder: Path) -> Iterator[None]:
    """For a while the folder has the fault, and then is as it was."""
    file = folder / fault.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(with_fault(whole, fault), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(whole, encoding="utf-8")
