"""The score of a game with paper cards."""
