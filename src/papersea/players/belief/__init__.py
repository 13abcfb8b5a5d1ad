"""Worlds that a seat may be in: its information set, determinised and weighed."""
