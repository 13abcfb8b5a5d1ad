"""Records: classes whose annotations lay out a NumPy record for compiled code, and that are
themselves the plain Python objects that interpreted code works on.

Each field's annotation holds its type, its width in the record and, for lists, its length.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, ClassVar, TypeVar, get_type_hints

import numpy as np

from papersea.rules.jit import COMPILED

Numbers = MutableSequence[int]
"""A list of small numbers: a Python list, or an array inside a record."""

Kind = TypeVar("Kind", bound="KernelRecord")


class KernelRecord:
    """All fields 0 at first."""

    fields: ClassVar[tuple[tuple[Any, ...], ...]]
    """Name, width and perhaps length of every field, in order."""

    layout: ClassVar[np.dtype[Any]]
    """The same as NumPy knows it."""

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        annotated = ((name, getattr(hint, "__metadata__", None)) for name, hint in hints.items())
        cls.fields = tuple((name, *layout) for name, layout in annotated if layout)
        cls.layout = np.dtype(list(cls.fields), align=True)

    def __init__(self) -> None:
        for name, width, *length in self.fields:
            zero = 0.0 if width.startswith("f") else 0
            setattr(self, name, [zero] * length[0] if length else zero)


def new_records(kind: type[Kind], count: int) -> MutableSequence[Kind]:
    """Blank records side by side: an array of records, or a list of plain objects."""
    if COMPILED:
        records: MutableSequence[Kind] = np.zeros(count, dtype=kind.layout)  # type: ignore[assignment]
        return records
    return [kind() for _ in range(count)]


class _Fields:
    """The fields of one record as attributes: ten times as fast as NumPy's own records."""

    def __init__(self, kind: type[KernelRecord], records: Any, index: int) -> None:
        lists = {name: records[name][index] for name, _, *length in kind.fields if length}
        columns = {name: records[name] for name, _, *length in kind.fields if not length}
        self.__dict__.update(lists, _columns=columns, _index=index)

    def __getattr__(self, name: str) -> Any:
        return self.__dict__["_columns"][name].item(self.__dict__["_index"])

    def __setattr__(self, name: str, number: float) -> None:
        self.__dict__["_columns"][name][self.__dict__["_index"]] = number


def record_at(kind: type[Kind], records: MutableSequence[Kind], index: int) -> Kind:
    """One record, its fields to be read and written from Python."""
    if COMPILED:
        return _Fields(kind, records, index)  # type: ignore[return-value]
    return records[index]


if COMPILED:
    from numba.extending import register_jitable

    @register_jitable  # type: ignore[untyped-decorator]
    def copy_record(records: MutableSequence[Kind], source: int, target: int) -> None:
        """Make one record the same as another; compiled code may call it, too."""
        records[target] = records[source]

else:

    def copy_record(records: MutableSequence[Kind], source: int, target: int) -> None:
        original = records[source]
        for name, _, *length in original.fields:
            value = getattr(original, name)
            setattr(records[target], name, list(value) if length else value)
