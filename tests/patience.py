"""How long a test waits for what must come."""

from __future__ import annotations

PATIENT = 300.0
"""Seconds. Minutes: only a test that hangs reaches it, on however busy a machine."""
