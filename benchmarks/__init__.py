"""How fast papersea is, beside other engines: ``make bench``."""
