"""The folded faces that people choose from."""

from __future__ import annotations

from enum import Enum


class Face(Enum):
    """How somebody looks at a table. Opponents of the house have faces of their own, after their
    names; ``art/faces.json`` has all of them."""

    FOX = "fox"
    CAT = "cat"
    HARE = "hare"
    BEAR = "bear"
    OWL = "owl"
    FROG = "frog"
    BADGER = "badger"
    DEER = "deer"
    MOUSE = "mouse"
    TURTLE = "turtle"
    CRANE = "crane"
    HEDGEHOG = "hedgehog"
