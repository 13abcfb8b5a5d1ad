### The score pad: a whole game with paper cards.

pad-title = Score pad
