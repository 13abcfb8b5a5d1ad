"""Whether every language says what English says, and says it still."""
