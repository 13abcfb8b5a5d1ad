"""The rules, once: compiled by Numba, or the same source as plain Python."""
