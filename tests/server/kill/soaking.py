"""How long it goes on: ``PAPERSEA_SOAK=10 .venv/bin/pytest --timeout 0 tests/server/kill`` kills
ten times as often, and ten times as much is played between the first and the last time."""

from __future__ import annotations

import os

from tests import patience

SOAK = int(os.environ.get("PAPERSEA_SOAK", "1"))

PATIENT = patience.PATIENT * SOAK
"""Seconds after which a test gives up waiting for what must come."""
