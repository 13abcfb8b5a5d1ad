### At a glance: the reference cards of the box

aid-turn = Your turn
aid-turn-draw = Take a card
aid-turn-deck = Two from the deck: keep one, the other goes on a pile
aid-turn-or = or
aid-turn-pile = The top card of a pile
aid-turn-duo = Lay out duos, if you like
aid-turn-end = End your turn, or close the round with { $points } points or more
aid-duos = Duos
aid-duos-about = 1 point each, in your hand too. Laid out, they do something:
aid-duo-crab = Look through a pile and take a card
aid-duo-boat = Take another turn
aid-duo-fish = Take the top card of the deck
aid-duo-theft = Steal a card from somebody’s hand
aid-worth = Sets and mermaids
aid-collectors = The more of a kind, the better
aid-multipliers = Multipliers, for each card
aid-mermaid = 1 point for each card of your largest colour; each further mermaid takes the next largest
aid-mermaids = All four: you win the game
aid-end = Closing the round
aid-end-need = With { $points } points or more you may call:
aid-end-stop = Everybody scores their cards.
aid-end-last = The others get one more turn each. Then:
aid-end-won = Nobody has more than you
aid-end-won-you = you: cards + colour bonus
aid-end-won-others = the others: colour bonus
aid-end-lost = Somebody has more than you
aid-end-lost-you = you: colour bonus
aid-end-lost-others = the others: cards
aid-end-bonus = Colour bonus: 1 point for each card of your largest colour
# $targets are the points for two, three and four players.
aid-end-target = The game ends at { $targets } points (2 · 3 · 4 players).
aid-colours = Colours
aid-colours-about = How many cards of each there are
