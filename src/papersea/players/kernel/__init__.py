"""What players compute, compiled with the rules: worth of cards, policies, worlds, search."""
