"""Looking after a house: its tables, its people, and whom it keeps out."""
