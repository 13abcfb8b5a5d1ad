"""Rows of two-dimensional arrays, without the counting of references that a slice costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from papersea.rules.jit import COMPILED, jit

if COMPILED:
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import populate_array

    @intrinsic  # type: ignore[untyped-decorator]
    def _row(_context: Any, table: Any, index: Any) -> tuple[Any, Callable[..., Any]]:
        """An array over the row's memory that does not own it."""
        row = types.Array(table.dtype, 1, "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            source = context.make_array(signature.args[0])(context, builder, arguments[0])
            made = context.make_array(row)(context, builder)
            down, across = (builder.extract_value(source.strides, axis) for axis in (0, 1))
            offset = builder.mul(arguments[1], down)
            populate_array(
                made,
                data=cgutils.pointer_add(builder, source.data, offset, source.data.type),
                shape=[builder.extract_value(source.shape, 1)],
                strides=[across],
                itemsize=source.itemsize,
                meminfo=None,
            )
            return made._getvalue()

        return row(table, types.intp), generate

    @jit
    def row_of(table: Any, index: int) -> Any:
        """One row, for as long as the whole array lives; the index must be in it."""
        return _row(table, index)

else:

    def row_of(table: Any, index: int) -> Any:
        return table[index]
