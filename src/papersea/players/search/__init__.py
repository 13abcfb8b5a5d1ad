"""Search over sampled worlds, with the chance to win the match as its measure."""
