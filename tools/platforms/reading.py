"""What can be read from a library that cannot be run here: what it offers, and what it wants."""

from __future__ import annotations

from dataclasses import dataclass
from struct import unpack_from
from typing import Final

_SYMBOLS: Final = 0x2
_LIBRARY: Final = 0xC
_SIGNATURE: Final = 0x1D
_UNDEFINED: Final = 0
_EXTERNAL: Final = 1


@dataclass(frozen=True)
class Described:
    """The names that a library offers and wants, the libraries it wants them from, and whether it
    is signed."""

    offers: frozenset[str]
    wants: frozenset[str]
    libraries: frozenset[str]
    is_signed: bool


def _text(code: bytes, at: int) -> str:
    return code[at : code.index(b"\0", at)].decode()


def read_macho(code: bytes) -> Described:
    """A library for macOS."""
    magic, commands = unpack_from("<I12xI", code)
    assert magic == 0xFEEDFACF, "no library for macOS"
    at, is_signed = 32, False
    libraries: set[str] = set()
    offers: set[str] = set()
    wants: set[str] = set()
    for _ in range(commands):
        command, size = unpack_from("<II", code, at)
        if command & 0xFFFF == _LIBRARY:
            libraries.add(_text(code, at + unpack_from("<I", code, at + 8)[0]))
        elif command == _SIGNATURE:
            is_signed = True
        elif command == _SYMBOLS:
            symbols, count, names = unpack_from("<III", code, at + 8)
            for number in range(count):
                name, kind = unpack_from("<IB", code, symbols + 16 * number)
                if kind & _EXTERNAL:
                    group = wants if kind & 0xE == _UNDEFINED else offers
                    group.add(_text(code, names + name).removeprefix("_"))
        at += size
    return Described(frozenset(offers), frozenset(wants), frozenset(libraries), is_signed)


def read_pe(code: bytes) -> Described:
    """A library for Windows."""
    (header,) = unpack_from("<I", code, 0x3C)
    assert code[header : header + 4] == b"PE\0\0", "no library for Windows"
    sections, optional = unpack_from("<H12xH", code, header + 6)
    directories = header + 24 + 112
    (exports,) = unpack_from("<I", code, directories)
    (imports,) = unpack_from("<I", code, directories + 8)
    table = [
        unpack_from("<IIII", code, header + 24 + optional + 40 * number + 8)
        for number in range(sections)
    ]

    def place(address: int) -> int:
        """Where in the file lies what will be at an address."""
        for size, start, _, raw in table:
            if start <= address < start + size:
                return int(address - start + raw)
        raise AssertionError("outside of all sections")

    count, _, names = unpack_from("<III", code, place(exports) + 24)
    offered = unpack_from(f"<{count}I", code, place(names))
    libraries: set[str] = set()
    while imports:
        (name,) = unpack_from("<I", code, place(imports) + 12)
        if not name:
            break
        libraries.add(_text(code, place(name)))
        imports += 20
    offers = frozenset(_text(code, place(each)) for each in offered)
    return Described(offers, frozenset(), frozenset(libraries), is_signed=False)
