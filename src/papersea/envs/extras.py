"""Frameworks that may be missing: which extra brings them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):
    """A module that comes with an extra of papersea, which is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(
            f"{module} is not installed: pip install 'papersea[{extra}]', "
            f"or in a clone pip install '.[{extra}]'",
            name=module,
        )


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports: name the extra where one of its modules is missing."""
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as problem:
        raise MissingExtra(problem.name or str(problem), extra) from None
