"""Unguessable names: tables' codes, people's ids and tokens."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_LENGTH: Final = 13
_CODE: Final = re.compile(f"[{_ALPHABET}]{{{_LENGTH}}}")


def new_code() -> str:
    """About 64 random bits, without letters that look like others."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))


def is_code(text: str) -> bool:
    return _CODE.fullmatch(text) is not None


def new_token() -> str:
    """Whoever has it is that person: it is shown once and never stored."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
