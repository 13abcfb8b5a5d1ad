"""What a seat knows: its events, turned into all that is certain and all that may be."""
