"""Tries the libraries of all platforms, as far as one machine can."""
