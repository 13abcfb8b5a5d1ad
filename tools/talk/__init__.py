"""What players talk about, counted: the expert plays itself, and a page tells what happened."""
