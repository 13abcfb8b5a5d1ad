### What cards were worth, the end of a round, the result of a game, and looking at it again.
### A message asks for the form of a card (docs/languages/README.md); names stand as they are.
### `$you` is “yes” when the reader is the player that the sentence is about.

## What cards are worth, line by line

# $cards is a kind in the right number: “3 shells”.
worth-cards = { $count } { KIND($kind, $count) }
# A multiplier: “lighthouse: 3 boats × 1”.
worth-multiplier = { KIND($multiplier) }: { $count } { KIND($kind, $count) } × { $each }
worth-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
worth-nothing = These cards aren’t worth any points.
worth-clause = Rule { $clause }
worth-skip = Show all

## The end of a round

ended-title = Round { $round } is over
ended-hands = The hands
ended-no-cards = no cards
ended-hidden = Hands that weren’t shown stay hidden.
ended-stop = { $you ->
    [yes] You called STOP: everybody scores their points.
   *[no] { $name } called STOP: everybody scores their points.
}
ended-bet = The bet
ended-bet-won = Bet won
ended-bet-lost = Bet lost
ended-void = Nobody scores
ended-mermaids = Four mermaids!
# What a player scores this round; the number stands before it.
ended-counts-points = points
ended-counts-bonus = colour bonus only
ended-counts-both = { $points } + { $bonus } colour bonus
ended-lead = { $you ->
    [yes] You take the lead!
   *[no] { $name } takes the lead!
}
ended-uncounted = not counted
ended-table = The round in numbers
ended-player = Player
ended-points = Points
ended-bonus = Bonus
ended-gain = Scored
ended-total = Total
ended-of-target = { $total } of { $target }
ended-next = Next round
ended-result = The result
ended-skip = Skip
ended-goes-on = { $seconds ->
    [one] On we go in 1 second
   *[other] On we go in { $seconds } seconds
}

## The score, round by round

scores-title = Round by round
scores-round = Round
scores-total = Total
# Beside the score of the player who closed the round.
scores-stop = STOP
scores-last-won = LAST CHANCE, bet won
scores-last-lost = LAST CHANCE, bet lost
scores-won = won
scores-lost = lost
scores-void = The deck ran out: nobody scored
scores-mermaids = Four mermaids: { $name }
scores-to = The game is played to { $target } points.

## After the game

result-title = The game is over
result-last-round = A tie: the last round decides.
result-level = A tie, in the last round too.
result-resigned = { $you ->
    [yes] Nobody else is left: you win the game.
   *[no] Nobody else is left: { $name } wins the game.
}
result-gave-up = gave up
result-wins = wins
result-rematch = Play again
result-rematch-said = You want to play again. The game starts as soon as everybody does.
result-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
result-replay = Watch the game again
result-analyse = Analyse the game
result-advised = with advice
result-share = Share the game
result-share-text = papersea: { $scores }
result-copied = Link copied.
result-copy-by-hand = Copy this link:
result-score-of = { $name } { $score }
result-picture = Picture of the score
result-picture-making = Drawing the picture…
result-picture-of = The final score: { $scores }
result-picture-share = Share the picture
result-picture-save = Save the picture
result-picture-failed = This browser can’t draw the picture.
result-fair = Fair cards
result-fair-why = The cards were fixed before the first move, and nobody could change them. The record proves it.
result-deal = Everybody who plays this deal gets the same cards.
result-deal-compare = Compare with the master
result-taken-up = This game continued from another one with the same cards. Nothing was dealt here, so there’s no fairness proof, and it isn’t counted.
result-record = Download the record
result-rounds-loading = Loading the rounds…
result-rounds-failed = The rounds couldn’t be loaded. Nothing is lost.
result-try-again = Try again
result-new-table = New table
result-home = Home
picture-title = The final score
picture-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
} to { $target }

## Looking at a game again

watch-title = Watch again
watch-loading = Loading the game…
watch-failed = The game couldn’t be loaded.
watch-missing = Perhaps the link was cut off.
watch-eyes = Watch as
watch-eyes-public = everybody (hands hidden)
watch-eyes-open = open hands
watch-controls = Playback
watch-first = To the beginning
watch-back = One step back
watch-play = Play
watch-pause = Pause
watch-forward = One step on
watch-last = To the end
watch-slider = Step
watch-step = Step { $step } of { $last }
watch-round = Round { $round }
watch-jump = Go to round
watch-speed = Speed
watch-share = Share this moment
watch-moves = The moves
watch-keys = The arrow keys go step by step, Home and End to either end; Space plays and pauses.
watch-drew = { $name } draws { $cards ->
    [hidden] two cards from the deck.
   *[shown] { CARDS($cards, "a") } from the deck.
}
watch-searched = { $name } looks through { PILE($pile, "the") }{ $cards ->
    [hidden] .
   *[shown] : { CARDS($cards) }.
}
watch-turn-ended = { $name } ends the turn.
