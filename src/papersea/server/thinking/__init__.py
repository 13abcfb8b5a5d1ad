"""Bots, advice and analysis, thought about where nobody is kept waiting."""
