"""Puzzles are found by ``python -m tools.puzzles``."""
