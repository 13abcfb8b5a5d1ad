### Puzzles: the page that lists them, and one puzzle. A puzzle is a position in which one move is
### clearly best. $choice is a move as in analysis.ftl (choice-…): it stands before a colon.

## The list

puzzles-title = Puzzles
puzzles-about = Positions from expert games in which one move is clearly best. Find it, and read why.
puzzles-today = Today’s puzzle
puzzles-today-solve = Solve it
puzzles-today-look = Look at it again
puzzles-today-right = You found the best move.
puzzles-today-missed = You missed the best move. There’s another puzzle tomorrow.
puzzles-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzles-longest = Longest streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzles-week = This week
puzzles-ideas = By theme
puzzle-idea-call = To call or to play on
puzzle-idea-deny = What the others mustn’t get
puzzle-idea-pile = The piles
puzzle-idea-steal = Stealing
puzzle-idea-mermaids = Mermaids
puzzle-idea-cards = Cards that go together
puzzles-all = From easy to hard
puzzles-all-solved = { $solved } of { $count } solved. The ones you miss come again at the end.
puzzles-gone = You’ve also solved puzzles that have left the list since: { $count }.
puzzles-begin = Begin
puzzles-go-on = Go on
puzzles-of = { $done } of { $count }

## A puzzle

puzzle-title = Puzzle
puzzle-of-day = Puzzle of { $day }
puzzle-place = Puzzle { $number } of { $count }
puzzle-level = difficulty { $level } of { $count }
puzzle-list = All puzzles
puzzle-story = This round so far
puzzle-you = You
puzzle-ask-draw = Deck or pile: what do you take?
puzzle-ask-keep = Which card do you keep, and where does the other one go?
puzzle-ask-duo = Lay out a duo, or end the turn?
puzzle-ask-search = Which pile do you look through?
puzzle-ask-pick = Which card do you take?
puzzle-ask-steal = Who do you steal from?
puzzle-ask-call = { call-stop }, { call-last-chance }, or play on?
puzzle-hint = Which move wins the game most often? Your first answer counts.
puzzle-missing = There’s no such puzzle on the list today; perhaps it was there before. Whatever you’ve solved stays solved.
puzzle-former = This puzzle has left the list: judged anew, it’s no longer clear enough. Here’s the answer as it was then.

## The answer

puzzle-answer = The answer
puzzle-right = Right! { $choice }: that wins { $chance }% of games.
puzzle-wrong = { $choice }: that wins { $chance }% of games.
puzzle-best = Better: { $choice }, { $chance }%.
puzzle-moves = All moves
puzzle-moves-about = How often each move wins the game, by what you can know here. Tap one to see what makes the best move better.
puzzle-mark-best = best
puzzle-mark-yours = yours
puzzle-next = Next puzzle

## What is told to others

puzzle-share = Share
puzzle-share-right = I found the best move.
puzzle-share-wrong = I missed the best move.
puzzle-copy-by-hand = Copy this:
