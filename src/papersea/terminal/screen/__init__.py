"""What a reader sees: words, cards, tables and sentences."""
