### What cards were worth, the end of a round, the result of a game, and looking at it again.
### Names and cards are ready words that stand alone or between commas, so they need no case.
### `$you` is “yes” when the reader is the player that the sentence is about.

## What cards are worth, line by line

# $cards is a kind in the right number: “3 shells”.
worth-cards = { $count } { $cards }
# A multiplier: “lighthouse: 3 boats × 1”.
worth-multiplier = { $multiplier }: { $count } { $cards } × { $each }
worth-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
worth-nothing = These cards bring no points.
worth-clause = Rule { $clause }
worth-skip = Show all

## The end of a round

ended-title = Round { $round } is over
ended-hands = The hands
ended-no-cards = no cards
ended-hidden = Hands that were not shown stay hidden.
ended-stop = { $you ->
    [yes] You call STOP: all score their points.
   *[no] { $name } calls STOP: all score their points.
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
    [one] Goes on in 1 second
   *[other] Goes on in { $seconds } seconds
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
scores-to = The game goes to { $target } points.

## After the game

result-title = The game is over
result-last-round = Level on points: the last round decides.
result-level = Level on points, and in the last round too.
result-resigned = { $you ->
    [yes] Nobody else plays on: you win the game.
   *[no] Nobody else plays on: { $name } wins the game.
}
result-gave-up = gave up
result-wins = wins
result-rematch = Play again
result-rematch-said = You want to play again. As soon as all do, it starts.
result-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
result-replay = Look at the game again
result-analyse = Analyse the game
result-advised = with advice
result-share = Share the game
result-share-text = papersea: { $scores }
result-copied = The link is copied.
result-copy-by-hand = Copy this link:
result-score-of = { $name } { $score }
result-picture = Picture of the score
result-picture-making = The picture is being drawn …
result-picture-of = The final score: { $scores }
result-picture-share = Share the picture
result-picture-save = Save the picture
result-picture-failed = This browser cannot draw the picture.
result-fair = Fair cards
result-fair-why = The cards lay fixed before the first move, and nobody could change them. The record proves it.
result-taken-up = This game went on from another one, with its very cards. Nothing was dealt that could be proved, and it does not count.
result-record = Download the record
result-rounds-loading = The rounds are being fetched …
result-rounds-failed = The rounds could not be fetched. Nothing is lost.
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
watch-loading = The game is being unfolded …
watch-failed = The game could not be fetched.
watch-missing = Perhaps the link was cut off.
watch-eyes = Seen by
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
watch-keys = Arrow keys go step by step, Home and End to the ends; Space plays and pauses.
watch-drew = { $name } draws { $cards ->
    [hidden] two cards from the deck.
   *[shown] { $cards } from the deck.
}
watch-searched = { $name } looks through the { $pile }{ $cards ->
    [hidden] .
   *[shown] : { $cards }.
}
watch-turn-ended = { $name } ends the turn.
