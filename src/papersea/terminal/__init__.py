"""papersea in a terminal: play here or online, count points, study games, open the house."""
