"""papersea in a terminal: play, count points, look up rules, watch records."""
