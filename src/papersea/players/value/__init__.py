"""A learned value of what a move leaves: the chance to win the match from there."""
