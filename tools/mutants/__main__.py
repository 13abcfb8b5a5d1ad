"""Plant small faults, one after the other, and see that the tests find each of them.

Everything happens in a copy of the tree. First the tests that should find the faults run without
any, then with each. Where those do not find a fault, all fast tests are asked in the same way. What
nobody finds is listed last.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from tools.mutants.asking import Asked
from tools.mutants.faults import FAULTS, Fault
from tools.mutants.planting import StaleFault, copy_tree, planted, with_fault

_Ask = Callable[[Sequence[Fault]], str | None]
"""The first of the tests for these faults that fails."""


def hunt(faults: Sequence[Fault], *, is_thorough: bool) -> list[Fault]:
    """The faults that no test finds."""
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as name:
        copy, scratch = Path(name).resolve() / "tree", Path(name).resolve() / "scratch"
        scratch.mkdir()
        copy_tree(copy)
        for fault in faults:
            with_fault((copy / fault.file).read_text(encoding="utf-8"), fault)
        asked = Asked(copy, scratch)
        asked.check_imports()
        if not is_thorough:
            faults = _missed(faults, copy, lambda some: asked.first_failing(_parts(some)))
        return _missed(faults, copy, lambda _: asked.first_failing_of_all())


def _parts(faults: Sequence[Fault]) -> list[str]:
    return list(dict.fromkeys(fault.part for fault in faults))


def _missed(faults: Sequence[Fault], copy: Path, ask: _Ask) -> list[Fault]:
    """Those that these tests do not find. A find is one only if they pass without the fault."""
    if faults and (found := ask(faults)):
        sys.exit(f"Without any fault there is one already: {found}")
    return [fault for fault in faults if not _is_found(fault, copy, ask)]


def _is_found(fault: Fault, copy: Path, ask: _Ask) -> bool:
    begun = monotonic()
    with planted(fault, copy):
        found = ask([fault])
    print(f"{fault.name:28} {monotonic() - begun:5.1f} s  {found or '–'}", flush=True)
    return found is not None


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("name", nargs="*", help="only these faults")
    parser.add_argument("--list", action="store_true", help="what there is to plant")
    parser.add_argument("--all-tests", action="store_true", help="ask all fast tests at once")
    given = parser.parse_args()
    names = {fault.name for fault in FAULTS}
    if unknown := [name for name in given.name if name not in names]:
        parser.error(f"there is no {', '.join(unknown)}")
    faults = [fault for fault in FAULTS if not given.name or fault.name in given.name]
    if given.list:
        for fault in faults:
            print(f"{fault.name:28} {fault.breaks}")
        return 0
    try:
        survivors = hunt(faults, is_thorough=given.all_tests)
    except StaleFault as stale:
        sys.exit(str(stale))
    except KeyboardInterrupt:
        return 130
    for fault in survivors:
        print(f"No test finds {fault.name}: {fault.breaks} ({fault.file})")
    print(f"{len(faults) - len(survivors)} of {len(faults)} faults found")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
