### Deals: the same cards for everybody, one for each day, and any other by its link.

deals-title = Today’s deal
deal-title = A deal for friends
deals-about = The same cards and the same opponents for everybody. What will you make of them?
deal-against = You against { $names }, to { $target } points
deal-play = Play
deal-go-on = Go on playing
deal-again = Play it again (your first result stays)
deal-beat = { $name } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} with these cards. Can you beat that?
deal-beat-somebody = Somebody scored { $points ->
    [one] 1 point
   *[other] { $points } points
} with these cards. Can you beat that?
deal-beaten = That beats { $points }!
deal-not-beaten = You needed more than { $points ->
    [one] 1 point
   *[other] { $points } points
}.
deal-won = You won.
deal-lost = You lost this one.
deal-choices = Your choices, rated
deal-share = Share
deal-challenge = Challenge a friend
deal-challenge-text = Same cards: beat my { $points }!
deal-share-master = master { $scores }
deal-copy-by-hand = Copy this:
deal-master-title = How the master played these cards
deal-master-about = The master plays them against the same opponents, without knowing what’s coming.
deal-master-ask = Watch the master play
deal-master-plays = The master is playing…
deal-better = You did better than the master.
deal-level = You did as well as the master.
deal-worse = The master did better this time.
deal-round = Round
deal-you = You
deal-total = Total
deals-archive = Earlier days
deals-more = Even earlier days
deals-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
deal-not-played = not played yet
deal-new = New cards for a friend
