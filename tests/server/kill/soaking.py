"""How much is played and killed. For longer: ``PAPERSEA_SOAK=10 pytest --timeout 0
tests/server/kill`` multiplies tables' moves and kills by ten."""

from __future__ import annotations

import os

SOAK = int(os.environ.get("PAPERSEA_SOAK", "1"))

PATIENT = 60.0 * SOAK
"""Seconds after which a test gives up waiting for what must come."""
