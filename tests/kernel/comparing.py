"""What came of a call in one way of the kernel, beside what came of it in another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from papersea.rules.records import Block, Records, size_of


def written(block: Block) -> memoryview:
    """The memory that belongs to a block: of a longer one, its first part."""
    size = block.kind.size if isinstance(block, Records) else size_of(block.width)
    return memoryview(block.memory)[: prod(block.shape) * size]


def fields_that_differ(one: Block, other: Block) -> list[str]:
    """By name; what lies between the fields of a record belongs to nobody."""
    first, second = written(one), written(other)
    if first == second:
        return []
    if not isinstance(one, Records):
        return [type(one).__name__]
    kind = one.kind
    return [
        f"{kind.__name__} {number}.{name}"
        for number in range(len(one))
        for name, width, *length in kind.fields
        for start in (number * kind.size + kind.offsets[name],)
        for end in (start + size_of(width) * (length[0] if length else 1),)
        if first[start:end] != second[start:end]
    ]


def outcome(call: Callable[..., Any], arguments: Sequence[Any]) -> tuple[Any, Exception | None]:
    try:
        return call(*arguments), None
    except Exception as error:
        return None, error


def told(result: Any, error: Exception | None) -> Any:
    """For comparing: a result, or an exception and what it says."""
    return result if error is None else [type(error).__name__, str(error)]
