"""What learned players see and answer, as numbers: the same for training and for play.

``places`` turns what a seat knows into a sparse list of places, each of which is on or off;
``actions`` names moves by what they mean, not by where cards lie. Weights are good for one
version only.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
"""Raised whenever a place or an action changes its meaning."""
