### The page that looks at a game again, and advice while playing.
### Chances are those to win the whole game, in percent. $choice is one of the texts choice-* of
### analysis.ftl: it stands alone or after a colon.

review-title = Analysis
review-about = How good a choice was is judged by what could be known at that moment. Percentages are the chance to win the whole game.
review-loading = The game is fetched …
review-working = The choices of the game are weighed: { $done } of { $total }
review-waiting = Another game is looked at first. This one comes next.
review-failed = The game could not be analysed.
review-patience = It takes up to half a minute.
review-whose = Whose game
review-unfinished = The record ends before the game does.
review-again = Watch the game again

## The chance over the game

review-chance = Chance to win
review-graph = Chance of { $name } to win: { $start } % at the beginning, { $end } % at the end. Below it can be walked through, and it is there as a table.
review-round = Round { $round }
review-place = Round { $round }, turn { $turn }
review-percent = { $percent } %
# A change, with its sign: +12 % or −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Walk through the choices
review-look = Board
review-table = As a table
review-column-place = When
review-column-chance = Chance
review-column-choice = Choice
review-column-cost = Cost
review-end = At the end

## Turning points and choices

review-turning = Turning points
review-turning-none = No choice cost much: there was nothing to do better that would have mattered.
review-fell = { $before } % → { $after } %
review-answers = Show answers at once
review-answers-about = Else there is a chance to find the better choice first.
review-reveal = What was better?
review-better = Better: { $choice }
review-was-best = This was the best choice.
review-next-best = Next best: { $choice }
review-choices = All choices
review-choices-own = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
review-only-costly = Only what cost something

## Luck and skill

review-luck = Luck and skill
review-luck-sum = From { $start } % to { $end } %: luck { $luck }, own choices { $losses }.
review-luck-about = Luck: what came by the cards, and by what the others had and did, mistakes too. Choices: what was given away against the best ones. Together they are exactly what changed.
review-luck-round = Round
review-luck-came = Luck
review-luck-choices = Choices
review-luck-whole = Whole game
review-accuracy = Accuracy: { $percent } %
review-accuracy-about = Accuracy is 100 % if every choice was the best, 0 % if they were no better than chosen blindly.
review-counts = { $best } of { $decisions } choices were the best, { $slips ->
    [0] no slips
    [one] 1 slip
   *[other] { $slips } slips
}, { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}.

## One moment

review-back = Back to the analysis
review-earlier = The choice before
review-later = The next choice
review-eyes = What { $name } saw
review-played = Played: { $choice }
review-was-played = played
review-everything = All possible moves
review-watch = Watch from here

## Another try

try-title = Another try
try-start = Try again
try-ask = What would you do here? Make a move on the board.
try-weighing = Your move is weighed …
try-best = { $choice }: nothing is clearly better. Chance to win: { $percent } %.
try-worse = { $choice }: { $percent } %. The best choice wins { $best } %.
try-same = This is what was played.
try-better-than-played = Better than what was played ({ $percent } %).
try-worse-than-played = What was played is better ({ $percent } %).
try-more = Once more
try-done = Show the answer

## Playing on

playon-start = Play on from here
playon-about = A table of your own: every card lies as it did, you have the seat of { $name }, and bots have the others. It is not rated, does not count, and proves nothing about its cards.
playon-who = The others are played by
playon-go = Play on

## A record from elsewhere

paste-title = Analyse a record
paste-about = A game from another house, from the terminal or from a bug report: its text, or a file of games.
paste-field = The record
paste-file = Choose a file
paste-go = Analyse
paste-which = Games in it: { $count }. Which one?
paste-nothing = There is nothing to analyse: paste a record, or choose a file.
paste-foreign = This is not the record of a game of papersea.
paste-cut = The end of the record is missing.
paste-bad = The rules do not accept this record. The place, in English: { $problem }
paste-other = Another record

## Advice while playing

advice-title = Advice
advice-waits = Advice comes with your turn.
advice-thinking = A strong player thinks about it …
advice-chance = { $percent } % to win
advice-more = Why?
advice-off = No more advice
advice-failed = There is no advice just now.
advice-again = Ask again
advice-about = What a strong player would do with what you see; hidden cards are not known to it either.
advice-moves = Every move
advice-call = If you call now
advice-hands = What the others may hold
advice-hands-about = At least one card of the kind, over many ways in which the hidden cards may lie.
advice-hand-size = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
advice-noted = The result will say that there was advice, and the game does not count.
