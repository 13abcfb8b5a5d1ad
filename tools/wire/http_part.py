"""The HTTP API: its OpenAPI document, and the types of its bodies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tools.wire.vocabulary import Kind


@dataclass(frozen=True, slots=True)
class HttpPart:
    """``document`` is ``None`` where there is no server yet."""

    document: dict[str, Any] | None = None
    asked: tuple[Kind, ...] = ()
    answered: tuple[Kind, ...] = ()


def http_part() -> HttpPart:
    return HttpPart()
