"""How long a test waits for what must come."""

from __future__ import annotations

from tests.sizes import SOAK, sized

PATIENT = sized(300.0, 3600.0 * SOAK)
"""Seconds. Minutes: only a test that hangs reaches it, on however busy a machine; hours where it
waits for a soak."""
