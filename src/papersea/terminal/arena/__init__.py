"""Opponents against each other."""
