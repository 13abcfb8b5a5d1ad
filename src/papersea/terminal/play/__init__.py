"""A game at this machine, against opponents."""
