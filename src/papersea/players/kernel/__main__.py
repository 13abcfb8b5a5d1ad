"""Compile all that players think with now: ``python -m papersea.players.kernel``."""

from __future__ import annotations

import sys
import time

from papersea.players.warming import warm_up_all
from papersea.rules.jit import COMPILED

if __name__ == "__main__":
    began = time.perf_counter()
    warm_up_all()
    how = "compiled" if COMPILED else "interpreted"
    sys.stdout.write(f"players' kernel {how}, ready in {time.perf_counter() - began:.1f} s\n")
