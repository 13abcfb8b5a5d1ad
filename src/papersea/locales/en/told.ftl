### What happens at a table, told to one reader.
### Cards stand in a sentence as pictures do, or as names between commas, so they need no case.
### `$you` is “yes” when the reader is the player that the sentence is about.
### A card that the reader may not see is “hidden”.

cards-none = no cards
list-and = { $many } and { $last }
list-or = { $many } or { $last }

told-round = Round { $round }: { $you ->
    [yes] you begin
   *[no] { $name } begins
}
told-thinks = { $name } thinks …
told-kept = { $you ->
    [yes] You keep { $card } and put { $discarded } on the { $pile }.
   *[no] { $name } keeps { $card ->
        [hidden] a card
       *[shown] { $card }
    } and puts { $discarded } on the { $pile }.
}
told-drew-last = { $you ->
    [yes] You take { $card }, the last card of the deck.
   *[no] { $name } takes { $card ->
        [hidden] the last card of the deck.
       *[shown] { $card }, the last card of the deck.
    }
}
told-draw-skipped = { $you ->
    [yes] There is no card to take: you go on without one.
   *[no] There is no card to take: { $name } goes on without one.
}
told-took-top = { $you ->
    [yes] You take { $card } from the { $pile }.
   *[no] { $name } takes { $card } from the { $pile }.
}
told-laid-duo = { $you ->
    [yes] You lay out { $first } + { $second }.
   *[no] { $name } lays out { $first } + { $second }.
}
told-picked = { $you ->
    [yes] You look through the { $pile } and take { $card }.
   *[no] { $name } looks through the { $pile } and takes { $card ->
        [hidden] a card.
       *[shown] { $card }.
    }
}
told-fished = { $you ->
    [yes] You fish { $card } from the deck.
   *[no] { $name } takes { $card ->
        [hidden] a card
       *[shown] { $card }
    } from the deck.
}
told-turn-again = { $you ->
    [yes] The boats carry you into another turn.
   *[no] The boats carry { $name } into another turn.
}
told-stole = { $you ->
    [yes] You steal { $card } from { $victim }.
   *[no] { $name } steals { $card ->
        [hidden] a card
       *[shown] { $card }
    } from { $victim }.
}
told-stole-yours = { $name } steals your { $card }.
told-no-effect = { $you ->
    [yes] Your duo counts, but nothing happens.
   *[no] The duo counts, but nothing happens.
}
told-called = { $you ->
    [yes] You call { $call } with { $points } points.
   *[no] { $name } calls { $call } with { $points } points.
}
told-hand-shown = { $you ->
    [yes] You show { $cards }.
   *[no] { $name } shows { $cards }.
}
told-bet-won = { $you ->
    [yes] You win the bet: you score your points and your colour bonus, the others their colour bonus only.
   *[no] { $name } wins the bet and scores points and colour bonus, the others their colour bonus only.
}
told-bet-lost = { $you ->
    [yes] You lose the bet: you score your colour bonus only, the others their points.
   *[no] { $name } loses the bet and scores the colour bonus only, the others their points.
}
told-gain = { $name } { $gain } (now { $total })
told-round-void = The deck is used up: the round ends, and nobody scores.
told-won = { $you ->
    [yes] You win the game. Well folded!
   *[no] { $name } wins the game.
}
told-mermaids = { $you ->
    [yes] You have all four mermaids: you win the whole game at once!
   *[no] { $name } has all four mermaids and wins the whole game at once.
}
told-shared = { $names } share the win.
