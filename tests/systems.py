"""Tests that only some systems can run."""

from __future__ import annotations

from typing import Final

ONLY_POSIX: Final = (
    *("client", "web", "server/deploy", "server/kill", "server/storage/test_durability.py"),
    *("server/test_faults.py", "server/test_faults_at_a_table.py", "server/test_many.py"),
    *("server/test_reckoning.py", "server/test_services.py"),
)
"""They fork, kill or stop processes as POSIX does, fill disks, or drive the packed Chromium."""
