"""What follows from a seat's events: worlds that may be, and what others did."""
