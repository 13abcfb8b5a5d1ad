"""Opening the house, and looking after it."""
