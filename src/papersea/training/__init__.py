"""Learning to play by playing: what the master knows, and how much it lacks."""
