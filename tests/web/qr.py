"""Reads a QR code from its drawing, as a camera would: small ones, of bytes in one block."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

Modules = list[list[bool]]

_MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
_BYTES: Final = 0b0100
_FORMAT: Final = 0b10101  # the first bits of what all formats are mixed with: two levels, a mask


def modules(path: str, size: int, border: int) -> Modules:
    """The squares of a path made of horizontal strokes, without the border."""
    dark = [[False] * size for _ in range(size)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)", path):
        for step in range(int(length)):
            dark[int(y)][int(x) + step] = True
    return [row[border : size - border] for row in dark[border : size - border]]


def read(code: Modules) -> str:
    bits = _bits(code)
    assert _number(bits, 4) == _BYTES
    length = _number(bits, 8)
    return bytes(_number(bits, 8) for _ in range(length)).decode()


def _number(bits: Iterator[bool], count: int) -> int:
    return int("".join(str(int(next(bits))) for _ in range(count)), 2)


def _bits(code: Modules) -> Iterator[bool]:
    """Upwards and downwards in columns of two, from the right."""
    size = len(code)
    mask = _MASKS[_number(iter(code[8][:5]), 5) & 0b111 ^ _FORMAT & 0b111]
    columns = [x for x in range(size - 1, 0, -2) if x > 6] + [5, 3, 1]
    for number, right in enumerate(columns):
        for step in range(size):
            y = step if number % 2 else size - 1 - step
            for x in (right, right - 1):
                if not _is_fixed(x, y, size):
                    yield code[y][x] ^ mask(x, y)


def _is_fixed(x: int, y: int, size: int) -> bool:
    """Squares that look the same in every code of this size, or tell its format."""
    finders = (x < 9 and y < 9) or (x > size - 9 and y < 9) or (x < 9 and y > size - 9)
    aligning = size > 21 and abs(x - (size - 7)) < 3 and abs(y - (size - 7)) < 3
    return finders or aligning or x == 6 or y == 6
