### A game on the whole screen of a terminal. Labels are short: the line below has room for seven.

full-help = Help
full-points = Points
full-rules = Rules
full-log = Log
full-theme = Colours
full-type = Type
full-leave = Leave
full-yes = Yes
full-no = No
full-go-on = Go on
full-close = Close
full-look-up = Look up a rule: R6, cards, bet…
full-how = Press the number of a move, or choose one with the arrow keys and Enter, or click on it. The deck and the piles can be clicked, too. Short forms of one letter work as well: D for the deck, L and R for the piles, a full stop for the end of your turn.
full-not-installed = The full screen isn’t installed. To get it: { $install }
full-no-terminal = The full screen needs a terminal for what is typed and for what is shown.
full-dumb = This terminal (TERM) can’t show a full screen.
full-encoding = This terminal doesn’t take UTF-8 (LANG), which the full screen needs.
full-no-colour = NO_COLOR is set, so games are played line by line; --full plays on the full screen.
full-small = This terminal is too small for the full screen; --full plays on it anyway.
