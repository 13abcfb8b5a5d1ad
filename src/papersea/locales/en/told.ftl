### What happens at a table, told to one reader.
### A message asks for the form of a card (docs/languages/README.md); names stand as they are.
### `$you` is “yes” when the reader is the player that the sentence is about.
### A card that the reader may not see is “hidden”.

told-round = Round { $round }: { $you ->
    [yes] you begin
   *[no] { $name } begins
}
told-thinks = { $name } is thinking…
told-kept = { $you ->
    [yes] You keep { CARD($card, "the") } and put { CARD($discarded, "the") } on { PILE($pile, "the") }.
   *[no] { $name } keeps { $card ->
        [hidden] a card
       *[shown] { CARD($card, "the") }
    } and puts { CARD($discarded, "the") } on { PILE($pile, "the") }.
}
told-drew-last = { $you ->
    [yes] You take { CARD($card, "the") }, the last card of the deck.
   *[no] { $name } takes { $card ->
        [hidden] the last card of the deck.
       *[shown] { CARD($card, "the") }, the last card of the deck.
    }
}
told-draw-skipped = { $you ->
    [yes] There’s no card to take, so you go on without one.
   *[no] There’s no card to take, so { $name } goes on without one.
}
told-took-top = { $you ->
    [yes] You take { CARD($card, "the") } from { PILE($pile, "the") }.
   *[no] { $name } takes { CARD($card, "the") } from { PILE($pile, "the") }.
}
told-laid-duo = { $you ->
    [yes] You lay out { CARD($first, "a") } and { CARD($second, "a") }.
   *[no] { $name } lays out { CARD($first, "a") } and { CARD($second, "a") }.
}
told-picked = { $you ->
    [yes] You look through { PILE($pile, "the") } and take { CARD($card, "the") }.
   *[no] { $name } looks through { PILE($pile, "the") } and takes { $card ->
        [hidden] a card.
       *[shown] { CARD($card, "the") }.
    }
}
told-fished = { $you ->
    [yes] You fish { CARD($card, "a") } from the deck.
   *[no] { $name } fishes { $card ->
        [hidden] a card
       *[shown] { CARD($card, "a") }
    } from the deck.
}
told-turn-again = { $you ->
    [yes] The boats give you another turn.
   *[no] The boats give { $name } another turn.
}
told-stole = { $you ->
    [yes] You steal { CARD($card, "a") } from { $victim }.
   *[no] { $name } steals { $card ->
        [hidden] a card
       *[shown] { CARD($card, "a") }
    } from { $victim }.
}
told-stole-yours = { $name } steals your { CARD($card) }.
told-no-effect = { $you ->
    [yes] Your duo counts, but nothing happens.
   *[no] The duo counts, but nothing happens.
}
told-called = { $you ->
    [yes] You call { $call } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $name } calls { $call } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
told-hand-shown = { $you ->
    [yes] You show your hand: { CARDS($cards) }.
   *[no] { $name } shows their hand: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] You win the bet: you score your points and your colour bonus, the others only their colour bonus.
   *[no] { $name } wins the bet and scores their points and colour bonus, the others only their colour bonus.
}
told-bet-lost = { $you ->
    [yes] You lose the bet: you score only your colour bonus, the others their points.
   *[no] { $name } loses the bet and scores only their colour bonus, the others their points.
}
told-gain = { $name } { $gain } (now { $total })
told-round-void = The deck has run out: the round is over, and nobody scores.
told-won = { $you ->
    [yes] You win the game. Well folded!
   *[no] { $name } wins the game.
}
told-mermaids = { $you ->
    [yes] You have all four mermaids, so you win the whole game!
   *[no] { $name } has all four mermaids and wins the whole game.
}
told-shared = { $names } share the win.
