"""What follows from a seat's events: what it has not seen, what was taken unseen, who did what."""
