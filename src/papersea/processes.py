"""Worker processes: how they end with whoever started them."""

from __future__ import annotations

import os
from multiprocessing import parent_process


class WorkerLost(RuntimeError):
    """A worker has ended before its work; what it was busy with is not done."""


def end_with_parent() -> None:
    """Wait for the end of the process that started this one, and end as well."""
    parent = parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(1)
