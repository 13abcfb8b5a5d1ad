"""Memory that compiled and interpreted rules share: records, and arrays of plain numbers.

A record is a class whose annotations give each field's type, its width and, for lists, its
length. For compiled code many of them lie side by side in one block of memory, and Python reads
and writes their fields through windows; interpreted code works on plain objects of the same
class, which is many times as fast there. No library is needed for either.

A block tells the compiled code where it is and how long: it is itself the structure that is
passed, so that a call costs no more than it must, and a block of another kind is refused.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterator, MutableSequence, Sequence
from functools import cache
from math import prod
from typing import Annotated, Any, ClassVar, Final, TypeVar, get_type_hints

from papersea.rules.ways import COMPILED

Numbers = MutableSequence[int]
"""A list of small numbers: a Python list, or a stretch of memory."""

# What the kernel's entries take beside records: the width of the numbers, and how many dimensions.
Bytes = Annotated[Numbers, "u1", 1]
ByteRows = Annotated[Any, "u1", 2]
SmallRows = Annotated[Any, "i1", 2]
Flags = Annotated[Any, "b1", 1]
Wholes = Annotated[Any, "i8", 1]
WholeRows = Annotated[Any, "i8", 2]
ShortRows = Annotated[Any, "i2", 2]
Singles = Annotated[Any, "f4", 1]
SingleRows = Annotated[Any, "f4", 2]
Doubles = Annotated[Any, "f8", 1]
DoubleRows = Annotated[Any, "f8", 2]

Kind = TypeVar("Kind", bound="KernelRecord")

_FORMATS: Final = {
    "b1": "?",
    "u1": "B",
    "i1": "b",
    "i2": "h",
    "i4": "i",
    "i8": "q",
    "f4": "f",
    "f8": "d",
}


def size_of(width: str) -> int:
    return int(width[1])


RECORDS: Final[dict[str, type[KernelRecord]]] = {}
"""All kinds of records by name."""


class KernelRecord:
    """All fields 0 at first."""

    fields: ClassVar[tuple[tuple[Any, ...], ...]]
    """Name, width and perhaps length of every field, in order."""

    offsets: ClassVar[dict[str, int]]
    """Where each field lies, as a C compiler would have it."""

    size: ClassVar[int]

    window: ClassVar[type[Any]]
    """How Python looks into one of them in memory."""

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        annotated = ((name, getattr(hint, "__metadata__", None)) for name, hint in hints.items())
        cls.fields = tuple((name, *layout) for name, layout in annotated if layout)
        cls.offsets, cls.size = _lay_out(cls.fields)
        assert cls.__name__ not in RECORDS, f"two records are called {cls.__name__}"
        RECORDS[cls.__name__] = cls
        cls.window = _window_of(cls)

    def __init__(self) -> None:
        for name, width, *length in self.fields:
            zero = 0.0 if width.startswith("f") else 0
            setattr(self, name, [zero] * length[0] if length else zero)


def _lay_out(fields: tuple[tuple[Any, ...], ...]) -> tuple[dict[str, int], int]:
    offsets: dict[str, int] = {}
    end, widest = 0, 1
    for name, width, *length in fields:
        size = size_of(width)
        widest = max(widest, size)
        offsets[name] = -(-end // size) * size
        end = offsets[name] + size * (length[0] if length else 1)
    return offsets, -(-end // widest) * widest


class _Window:
    """The fields of one record in memory as attributes; lists are looked for when first asked."""

    __slots__ = ("_memory",)
    _kind: ClassVar[type[KernelRecord]]

    def __init__(self, memory: memoryview) -> None:
        self._memory = memory

    def __getattr__(self, name: str) -> Any:
        kind: type[KernelRecord] = self._kind
        for each, width, *length in kind.fields:
            if each == name and length:
                start = kind.offsets[name]
                stretch = self._memory[start : start + length[0] * size_of(width)]
                found = stretch.cast(_FORMATS[width])  # type: ignore[call-overload]
                setattr(self, name, found)
                return found
        raise AttributeError(name)


def _window_of(kind: type[KernelRecord]) -> type[_Window]:
    widths = sorted({width for _, width, *length in kind.fields if not length})
    lists = [name for name, _, *length in kind.fields if length]
    slots = (*lists, *(f"_{width}" for width in widths))

    def look(window: Any, memory: memoryview) -> None:
        window._memory = memory
        for width in widths:
            usable = memory[: kind.size // size_of(width) * size_of(width)]
            setattr(window, f"_{width}", usable.cast(_FORMATS[width]))  # type: ignore[call-overload]

    numbers = {
        name: _number(f"_{width}", kind.offsets[name] // size_of(width))
        for name, width, *length in kind.fields
        if not length
    }
    body = {"__slots__": slots, "__init__": look, "_kind": kind, **numbers}
    return type(kind.__name__, (_Window,), body)


def _number(column: str, place: int) -> property:
    source = (
        f"def read(window): return window.{column}[{place}]\n"
        f"def write(window, number): window.{column}[{place}] = number\n"
    )
    made: dict[str, Any] = {}
    exec(source, made)  # a name inside costs less than one from outside
    return property(made["read"], made["write"])


class Block(ctypes.Structure):
    """Where the memory is; its shape follows in each kind of block."""

    memory: bytearray
    numpy_type: Any

    def _take(self, memory: bytearray, size: int, *shape: int) -> None:
        if len(memory) < size or min(shape) < 0:
            raise ValueError(f"{len(memory)} bytes for a block of {size}")
        self.memory = memory
        whole = (ctypes.c_char * len(memory)).from_buffer(memory) if memory else None
        self.address = 0 if whole is None else ctypes.addressof(whole)
        for axis, length in enumerate(shape):
            setattr(self, f"length{axis}", length)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(getattr(self, field[0]) for field in self._fields_[1:])

    def __len__(self) -> int:
        length: int = self.length0
        return length

    def numpy(self) -> Any:
        """The same memory as a NumPy array, for those who have NumPy."""
        import numpy as np

        return np.frombuffer(self.memory, self.numpy_type)[: prod(self.shape)].reshape(self.shape)

    def __getattr__(self, name: str) -> Any:
        if name == "array":  # what Numba takes; asked again and again
            self.array = found = self.numpy()
            return found
        raise AttributeError(name)


def _lengths(dimensions: int) -> list[tuple[str, Any]]:
    # 64 bits for the address, too, so that the layout is the same on every machine.
    axes = [(f"length{axis}", ctypes.c_int64) for axis in range(dimensions)]
    return [("address", ctypes.c_int64), *axes]


class Records(Block):
    """Records side by side. Those made of another's first ones share its memory."""

    kind: ClassVar[type[KernelRecord]]

    def __init__(self, memory: bytearray, count: int) -> None:
        self._take(memory, count * self.kind.size, count)
        self._bytes = memoryview(memory)

    def __getitem__(self, chosen: Any) -> Any:
        if isinstance(chosen, slice):
            assert chosen.start is None, "only the first ones share memory"
            assert chosen.step is None, "only the first ones share memory"
            return type(self)(self.memory, len(range(len(self))[chosen]))
        if not -len(self) <= chosen < len(self):
            raise IndexError(f"record {chosen} of {len(self)}")
        chosen %= len(self)
        size = self.kind.size
        return self.kind.window(self._bytes[chosen * size : (chosen + 1) * size])

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))

    def copy(self) -> Records:
        return type(self)(bytearray(self.memory), len(self))

    def __deepcopy__(self, memo: dict[int, Any]) -> Records:
        return self.copy()

    def __reduce__(self) -> Any:
        # The class itself, not its name: whoever reads it may not have met the kind before.
        return _restore_records, (self.kind, bytes(self.memory), len(self))


def _restore_records(kind: type[KernelRecord], memory: bytes, count: int) -> Records:
    return records_called(kind.__name__)(bytearray(memory), count)


@cache
def records_called(name: str) -> type[Records]:
    """The class of blocks that hold records of a kind."""
    body = {"_fields_": _lengths(1), "kind": RECORDS[name], "numpy_type": property(_numpy_record)}
    return type(f"{name}Records", (Records,), body)


def _numpy_record(records: Records) -> Any:
    import numpy as np

    return np.dtype(list(records.kind.fields), align=True)


class Array(Block):
    """Numbers in one or two dimensions, all 0 at first, whichever way the kernel runs."""

    width: ClassVar[str]
    format: ClassVar[str]

    def __init__(self, *shape: int, memory: bytearray | None = None) -> None:
        size = prod(shape) * size_of(self.width)
        self._take(bytearray(size) if memory is None else memory, size, *shape)
        self._flat = memoryview(self.memory)[:size].cast(self.format)  # type: ignore[call-overload]

    def _place(self, chosen: Any) -> int:
        row, column = chosen
        if not (0 <= row < self.length0 and 0 <= column < self.length1):
            raise IndexError(f"place {chosen} of {self.shape}")
        place: int = row * self.length1 + column
        return place

    def __getitem__(self, chosen: Any) -> Any:
        return self._flat[self._place(chosen) if isinstance(chosen, tuple) else chosen]

    def __setitem__(self, chosen: Any, number: Any) -> None:
        self._flat[self._place(chosen) if isinstance(chosen, tuple) else chosen] = number

    def __iter__(self) -> Iterator[Any]:
        return iter(self._flat)

    def row(self, index: int) -> Any:
        """One row of two dimensions, in the same memory."""
        return self._flat[index * self.length1 : (index + 1) * self.length1]

    def tolist(self) -> list[Any]:
        return list(self._flat)

    def __deepcopy__(self, memo: dict[int, Any]) -> Array:
        return type(self)(*self.shape, memory=bytearray(self.memory))

    def __reduce__(self) -> Any:
        return _restore_array, (self.width, self.shape, bytes(self.memory))


def _restore_array(width: str, shape: tuple[int, ...], memory: bytes) -> Array:
    return arrays_of(width, len(shape))(*shape, memory=bytearray(memory))


@cache
def arrays_of(width: str, dimensions: int) -> type[Array]:
    """The class of arrays of such numbers."""
    body = {
        "_fields_": _lengths(dimensions),
        "width": width,
        "format": _FORMATS[width],
        "numpy_type": width,
    }
    return type(f"Array_{width}_{dimensions}", (Array,), body)


def new_array(width: str, *shape: int) -> Any:
    """Numbers of such a width ("u1", "i8", "f4" …), all 0."""
    return arrays_of(width, len(shape))(*shape)


def new_records(kind: type[Kind], count: int) -> MutableSequence[Kind]:
    """Blank records side by side: a block of memory, or a list of plain objects."""
    if COMPILED:
        blocks = records_called(kind.__name__)
        return blocks(bytearray(kind.size * count), count)  # type: ignore[return-value]
    return [kind() for _ in range(count)]


def record_at(kind: type[Kind], records: MutableSequence[Kind], index: int) -> Kind:
    """One record, its fields to be read and written from Python."""
    return records[index]


def write_numbers(target: Any, numbers: Sequence[Any], start: int = 0) -> None:
    """Write over a field's list from a place on."""
    written = array(target.format, numbers) if isinstance(target, memoryview) else numbers
    target[start : start + len(numbers)] = written


def copy_record(records: MutableSequence[Kind], source: int, target: int) -> None:
    """Make one record the same as another; compiled code may call it, too."""
    if isinstance(records, Records):
        if not (0 <= source < len(records) and 0 <= target < len(records)):
            raise IndexError(f"record {source} or {target} of {len(records)}")
        size = records.kind.size
        start, end = source * size, (source + 1) * size
        records.memory[target * size : (target + 1) * size] = records.memory[start:end]
        return
    _copy_fields(records[source], records[target])


def copy_across(
    records: MutableSequence[Kind], source: int, others: MutableSequence[Kind], target: int
) -> None:
    """Make a record the same as one that lies elsewhere."""
    if isinstance(records, Records) and isinstance(others, Records):
        size = records.kind.size
        found = records.memory[source * size : (source + 1) * size]
        others.memory[target * size : (target + 1) * size] = found
        return
    _copy_fields(records[source], others[target])


def copy_records(records: MutableSequence[Kind]) -> MutableSequence[Kind]:
    """The same records in memory of their own."""
    if isinstance(records, Records):
        return records.copy()  # type: ignore[return-value]
    copied = [type(each)() for each in records]
    for original, each in zip(records, copied, strict=True):
        _copy_fields(original, each)
    return copied


def _copy_fields(original: KernelRecord, target: KernelRecord) -> None:
    for name, _, *length in original.fields:
        value = getattr(original, name)
        setattr(target, name, list(value) if length else value)
