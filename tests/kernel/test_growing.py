"""A set of cards can grow beyond 63 cards without touching a rule."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_a_deck_of_66_cards_is_played_by_the_same_rules() -> None:
    finished = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("growing.py"))],
        env=os.environ | {"PAPERSEA_KERNEL": "python"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.splitlines() == [f"{count} players, 66 cards" for count in (2, 3, 4)]
