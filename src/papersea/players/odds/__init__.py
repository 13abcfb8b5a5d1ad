"""How likely a LAST CHANCE is to hold, for people with paper cards."""
