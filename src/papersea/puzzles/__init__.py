"""Puzzles: choices from strong games in which one move is clearly best."""

from papersea.puzzles.puzzle import Idea, Puzzle, Theme
from papersea.puzzles.shelf import Shelf, load_shelf

__all__ = ["Idea", "Puzzle", "Shelf", "Theme", "load_shelf"]
