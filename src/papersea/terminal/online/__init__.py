"""Playing at a server's tables."""
