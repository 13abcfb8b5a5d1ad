### What cards are worth, and what a call would bring.

points-title = What your cards are worth
line-mermaid = { $colour ->
    [hidden] A mermaid finds no colour left
   *[shown] A mermaid counts { COLOUR($colour) }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
line-total = { $count ->
    [one] point
   *[other] points
} in all
line-bonus = colour bonus: { $count ->
    [one] 1 { COLOUR($colour) } card
   *[other] { $count } { COLOUR($colour) } cards
} (only with LAST CHANCE)
points-missing = { $count ->
    [one] One more point, and you may close the round.
   *[other] { $count } more points, and you may close the round.
}
points-closed = In a last turn nobody can close: the bet is decided when everybody has played.
outcome-stop = STOP: you score { $points } (total { $total }), the others what their cards are worth.
outcome-last = LAST CHANCE: everybody else gets one more turn. If nobody has more than { $points } then, you score { $points } + { $bonus } = { $both } (total { $won }) and the others their colour bonus; otherwise you score { $less } (total { $lost }) and the others their points.
outcome-void = LAST CHANCE: the deck is empty, so the round would end at once and nobody would score.
outcome-deck-low = { $count ->
    [one] Mind the deck: 1 card is left,
   *[other] Mind the deck: { $count } cards are left,
} and if it runs out in the last turns, nobody scores.
card-worth = { $count ->
    [0] Worth nothing to you yet.
    [one] Worth 1 point to you now.
   *[other] Worth { $count } points to you now.
}
card-brings = { $count ->
    [0] It would bring you no points yet.
    [one] It would bring you 1 point.
   *[other] It would bring you { $count } points.
}
card-more = One more like it: +{ $gain }.
card-unseen = Not seen yet: { $count } of { $all }.
