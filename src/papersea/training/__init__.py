"""Learning to play by playing: self-play on the kernel, networks trained with torch."""
