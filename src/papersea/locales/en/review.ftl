### The page that looks at a game again, and advice while playing.
### Chances are those to win the whole game, in percent. $choice is one of the texts choice-* of
### analysis.ftl: it stands alone or after a colon.

review-title = Analysis
review-about = Choices are judged by what you could know at that moment. Percentages are the chance to win the whole game.
review-loading = Loading the game…
review-working = Rating the choices: { $done } of { $total }
review-waiting = Another game is being analysed. This one is next.
review-failed = The game couldn’t be analysed.
review-patience = It takes up to half a minute.
review-whose = Whose game?
review-unfinished = The record ends before the game does.
review-again = Watch the game again

## The chance over the game

review-chance = Chance to win
review-graph = { $name }’s chance to win: { $start }% at the start, { $end }% at the end. You can step through it below, or read it as a table.
review-round = Round { $round }
review-place = Round { $round }, turn { $turn }
review-percent = { $percent }%
# A change, with its sign: +12 % or −3 %.
review-change = { $sign ->
    [plus] +{ $percent }%
    [minus] −{ $percent }%
   *[none] 0%
}
review-walk = Step through the choices
review-look = Board
review-table = As a table
review-column-place = When
review-column-chance = Chance
review-column-choice = Choice
review-column-cost = Cost
review-end = At the end

## Turning points and choices

review-turning = Turning points
review-turning-none = No choice cost much: nothing better would have made a real difference.
review-fell = { $before } → { $after } of 100 games
review-praised = Well played
review-ahead = Wins { $before } of 100 games, the next best choice { $after }.
review-answers = Show answers right away
review-answers-about = Otherwise you get a chance to find the better choice first.
review-reveal = What was better?
review-better = Better: { $choice }
review-was-best = This was the best choice.
review-next-best = Next best: { $choice }
review-choices = All choices
review-choices-own = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
review-only-costly = Only choices that cost something

## Luck and skill

review-luck = Luck and skill
review-luck-sum = From { $start } to { $end } of 100 points: luck { $luck }, your own choices { $losses }.
review-luck-about = 100 points are a game won, 0 a game lost. Luck: what the cards and the other players’ hands and moves (mistakes included) brought you. Choices: what you lost by not making the best ones, at most what was missing in the end. Together they make up the whole change.
review-luck-came = Luck
review-luck-choices = Choices
review-luck-whole = Whole game
review-counts = Best choices: { $best } of { $decisions }, { $slips ->
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
review-earlier = Previous choice
review-later = Next choice
review-eyes = What { $name } saw
review-played = Played: { $choice }
review-was-played = played
review-everything = All possible moves
review-watch = Watch from here

## Another try

try-title = Another try
try-start = Try again
try-ask = What would you do here? Make a move on the board.
try-weighing = Rating your move…
try-best = { $choice }: nothing is clearly better. Chance to win: { $percent }%.
try-worse = { $choice }: { $percent }%. The best choice wins { $best }% of games.
try-same = That’s what was played.
try-better-than-played = Better than the move that was played ({ $percent }%).
try-worse-than-played = The move that was played is better ({ $percent }%).
try-more = Try another
try-done = Show the answer

## Playing on

playon-start = Play on from here
playon-about = You get a table of your own: every card is where it was, you sit in { $name }’s seat, and bots play the others. It isn’t rated, isn’t counted and comes with no fairness proof.
playon-who = Who plays the others?
playon-go = Play on

## A record from elsewhere

paste-title = Analyse a record
paste-about = Paste a game from another server, the terminal or a bug report, or choose a file.
paste-field = The record
paste-file = Choose a file
paste-go = Analyse
paste-which = Games in it: { $count }. Which one?
paste-nothing = There’s nothing to analyse: paste a record, or choose a file.
paste-foreign = This isn’t the record of a papersea game.
paste-cut = The end of the record is missing.
paste-bad = This record doesn’t follow the rules: { $problem }
paste-other = Another record

## Advice while playing

advice-title = Advice
advice-waits = Advice comes when it’s your turn.
advice-thinking = A strong bot is thinking…
advice-chance = { $percent }% to win
advice-more = Why?
advice-off = Stop the advice
advice-failed = There’s no advice just now.
advice-again = Ask again
advice-about = It knows only what you can see, and none of the hidden cards.
advice-moves = Every move
advice-call = If you call now
advice-hands = What the others may hold
advice-hands-about = How likely they are to hold at least one card of each kind, as far as you can know.
advice-hand-size = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
advice-noted = The result will say that you had advice, and the game isn’t counted.
