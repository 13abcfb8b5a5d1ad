"""What the processes of one server tell each other."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from papersea.protocol.codec import read_text, write_text
from papersea.table.facts import Entry

WORK: Final = "work"
"""The channel that workers listen to: some bot has to move."""

PEOPLE: Final = "people"
"""The channel that everybody listens to."""


def channel_of(code: str) -> str:
    return f"table:{code}"


def code_of(channel: str) -> str:
    return channel.removeprefix("table:")


class Written(Struct, frozen=True, tag="written"):
    """An entry that is safe in storage."""

    entry: Entry


class Attending(Struct, frozen=True, tag="attending"):
    """Who is connected to a table through one process, and the last number it knows."""

    process: str
    people: tuple[str, ...]
    spectators: int
    number: int


class Rewritten(Struct, frozen=True, tag="rewritten"):
    """Somebody's traces were deleted from the log: read it again."""


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """Some people do not exist any more, so they cannot be connected either."""

    people: tuple[str, ...]


class Serving(Struct, frozen=True, tag="serving"):
    """Some process has its doors open."""


News = Written | Attending | Rewritten | Forgotten | Serving

_ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=write_text)
_DECODER: Final = msgspec.msgpack.Decoder(News, dec_hook=read_text)


def encode_news(news: News) -> bytes:
    return _ENCODER.encode(news)


def decode_news(data: bytes) -> News | None:
    """``None`` for what another release may say and this one cannot read."""
    try:
        news: News = _DECODER.decode(data)
    except msgspec.DecodeError:
        return None
    return news
