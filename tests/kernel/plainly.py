"""Does calls of the kernel again as plain Python, and compares what comes of them:

    PAPERSEA_KERNEL=python python -m tests.kernel.plainly CALLS MOST

CALLS is what ``python -m tests.kernel.twice --keep CALLS`` has written; so many of each entry and
outcome are done, for they take hundreds of times as long as before. Prints how many there were.
"""

from __future__ import annotations

import json
import sys
import zlib
from base64 import b64decode
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

from papersea.rules.jit import ENTRIES
from papersea.rules.records import Array, Block, Records, arrays_of, records_called
from papersea.rules.ways import LIBRARIES, MANIFEST, PYTHON, WAY
from tests.kernel.comparing import fields_that_differ, outcome, told

Memories = list[bytes]
"""Packed: in a soak there are many, and most of what they hold is nothing."""


def block(kind: list[Any], shape: list[int], memory: bytes) -> Records | Array:
    """A block that was written down, in memory of its own."""
    sort, *details = kind
    if sort == "records":
        return records_called(details[0])(bytearray(memory), *shape)
    return arrays_of(*details)(*shape, memory=bytearray(memory))


def argument(kind: list[Any], given: Any, memories: Memories) -> Any:
    if isinstance(given, str):
        return bool(int(given)) if kind[0] == "bool" else int(given)
    return block(kind, given["shape"], zlib.decompress(memories[given["memory"]]))


def compare(kinds: list[list[Any]], line: dict[str, Any], memories: Memories) -> list[str]:
    """What is wrong with a call that is done again; nothing, it is hoped."""
    given = [argument(*each, memories) for each in zip(kinds, line["arguments"], strict=False)]
    result, error = outcome(ENTRIES[line["entry"]], given)
    came = told(None if result is None else str(int(result)), error)
    wrong = []
    before = line["result"]
    # Python's own words for an index that there is not are others.
    is_same = came[0] == before[0] if error and isinstance(before, list) else came == before
    if not is_same:
        wrong.append(f"{came}, but {before} before")
    blocks = [each for each in zip(kinds, given, strict=False) if isinstance(each[1], Block)]
    for (kind, one), place in zip(blocks, line["after"], strict=True):
        after = block(kind, list(one.shape), zlib.decompress(memories[place]))
        wrong += fields_that_differ(one, after)
    return wrong


def main(calls: Path, most: int) -> int:
    assert WAY.name == PYTHON, "other ways have done them before"
    entries = json.loads((LIBRARIES / MANIFEST).read_text("utf-8"))["entries"]
    for name in entries:
        import_module(name.rpartition(".")[0])
    memories: Memories = []
    counts: Counter[str] = Counter()
    failures = 0
    for text in calls.open(encoding="utf-8"):
        line = json.loads(text)
        if "memory" in line:
            memories.append(b64decode(line["memory"]))
            continue
        outcome_name = f" {line['result'][0]}" if isinstance(line["result"], list) else ""
        name = line["entry"] + outcome_name
        if counts[name] < most:
            counts[name] += 1
            wrong = compare(entries[line["entry"]], line, memories)
            failures += len(wrong)
            sys.stderr.writelines(f"{line['entry']}: {each}\n" for each in wrong)
    for name, count in sorted(counts.items()):
        sys.stdout.write(f"{count:9,d} {name}\n")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
