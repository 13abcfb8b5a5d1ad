"""Calls that ``python -m tests.kernel.twice --keep`` has written, packed for a program in C."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode
from collections.abc import Iterable
from pathlib import Path
from struct import pack
from typing import Any, Final

_FAILED: Final = -(1 << 63)


def pack_calls(calls: Path, manifest: dict[str, Any]) -> bytes:
    """All calls, with the bytes of their blocks before and after."""
    memories: list[bytes] = []
    packed: list[bytes] = []
    for text in calls.open(encoding="utf-8"):
        line = json.loads(text)
        if "memory" in line:
            memories.append(zlib.decompress(b64decode(line["memory"])))
        else:
            packed.append(_pack_call(line, memories, manifest["errors"]))
    return _numbers(len(packed)) + b"".join(packed)


def _numbers(*numbers: int) -> bytes:
    return pack(f"<{len(numbers)}q", *numbers)


def _pack_call(line: dict[str, Any], memories: list[bytes], errors: list[list[str]]) -> bytes:
    name = line["entry"].rpartition(".")[2].encode()
    parts = [_numbers(len(name)), name, _numbers(len(line["arguments"]))]
    after = iter(line["after"])
    for each in line["arguments"]:
        if isinstance(each, str):
            parts.append(_numbers(0, int(each)))
        else:
            before = memories[each["memory"]]
            shape = each["shape"]
            parts += [_numbers(len(shape), *shape, len(before)), before, memories[next(after)]]
    answers = _answers(line["result"], errors)
    return b"".join([*parts, _numbers(len(answers), *answers)])


def _answers(result: Any, errors: Iterable[list[str]]) -> list[int]:
    """As an entry gives it: 0 where there is nothing to say. An error that is raised at several
    places has a number for each of them."""
    if not isinstance(result, list):
        return [int(result or 0)]
    return [_FAILED + number for number, error in enumerate(errors) if error[:2] == result]
