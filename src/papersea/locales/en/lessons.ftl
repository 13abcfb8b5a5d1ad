### The lessons, and what a bot says in a guided game.
