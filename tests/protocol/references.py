"""References within a document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def refs(value: Any) -> Iterator[str]:
    """All that the document or a part of it refers to."""
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from refs(each)


def resolve(document: dict[str, Any], ref: str) -> Any:
    """What a reference leads to; ``KeyError`` if nowhere."""
    found: Any = document
    for step in ref.removeprefix("#/").split("/"):
        found = found[step]
    return found
