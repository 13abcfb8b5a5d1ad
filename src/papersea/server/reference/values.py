"""What lies beside: the description of the socket, and how its page looks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

Json = dict[str, Any]

ASYNCAPI: Final = Path(__file__).with_name("asyncapi.json")
STYLE: Final = Path(__file__).with_name("reference.css")


def socket_document() -> Json:
    """The AsyncAPI document, as ``make docs`` has written it."""
    document: Json = json.loads(ASYNCAPI.read_text(encoding="utf-8"))
    return document
