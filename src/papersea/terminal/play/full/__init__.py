"""A game on the whole screen, with keyboard and mouse: needs Textual."""
