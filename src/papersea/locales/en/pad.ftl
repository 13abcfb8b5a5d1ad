### The score pad: a whole game with paper cards; and the odds of a bet.
### Names of players and cards are finished words: they stand in a sentence without case.

pad-title = Score pad

## One hand, or a whole game

pad-nav = What to score
pad-nav-hand = One hand
pad-nav-game = A whole game

## Typing cards

pad-typed = Type the cards
pad-typed-label = Short names: kind, then colour, such as Cy Cd Mw
pad-typed-unknown = “{ $text }” is no card.

## Numbers

pad-less = less
pad-more = more
pad-typed-no-number = “{ $text }” is no whole number from 0 up.
pad-number-range = A whole number from { $least } to { $most }, please.

## A new game

pad-new = New game
pad-names = Who plays?
pad-starter = Who starts?
pad-lots = Draw lots
pad-target = How far?
pad-start = Start
pad-again = New game, same players
pad-change = Names and target

## How the game stands

pad-starts = starts
pad-round = Round { $round }
pad-new-round = Enter round { $round }
pad-edit = Edit round { $round }
# Spoken when a round was entered. $scores are names and totals.
pad-entered = Round { $round } is entered: { $scores }.

## Entering a round

pad-how = How did the round end?
pad-how-stop = { call-stop }
pad-how-last-chance = { call-last-chance }
pad-how-deck-out = Deck used up
pad-how-mermaids = Four mermaids
pad-who-stop = Who called { call-stop }?
pad-who-last-chance = Who called { call-last-chance }?
pad-who-deck-out = Who had the last turn?
pad-who-deck-out-hint = If somebody had called { call-last-chance } before: that player. Nobody scores.
pad-who-mermaids = Who has all four?
pad-hands = What does everybody have?
pad-form-cards = Cards
pad-form-numbers = Just numbers
pad-points-of = Points of { $name }
pad-bonus-of = Colour bonus of { $name }
pad-preview = What it brings
pad-enter = Enter round { $round }
pad-save = Save round { $round }
pad-remove-round = Delete round { $round }
pad-to-mermaids = Enter it so
pad-hand-empty = { $name } has no cards. If that is right, go on.
pad-dropped = { $count ->
    [one] The game is over with this: 1 later round goes.
   *[other] The game is over with this: { $count } later rounds go.
}

# What is still missing.
pad-missing-how = First: how did the round end?
pad-missing-by = Now: who was it?
pad-missing-points = Still missing: the points of { $name }.
pad-missing-bonus = Still missing: the colour bonus of { $name }.

## What cannot be

# $card is the card of which there are too many, $count how many of it all players have together.
pad-problem-too-many-cards = { $count } × { $card } is too many: the deck has only { $copies }.
pad-problem-four-mermaids = { $name } has all four mermaids and wins the game at once: the round ended with them.
pad-problem-mermaids-missing = { $name } does not have all four mermaids.
pad-problem-bonus-missing = The colour bonus of { $name } is missing.
pad-problem-wrong-number = { $what ->
    [bonus] The colour bonus of { $name } is a whole number from 0 to { $most }: more of one colour the deck does not have.
   *[points] The points of { $name } are a whole number from 0 to { $most }: all the cards together bring no more.
}
pad-problem-no-bonus = { $name } has points, so cards: the colour bonus is at least 1.
# $bonuses are numbers, the highest first: “9, 9, 9”.
pad-problem-too-high-bonuses = Colour bonuses of { $bonuses } cannot be at once: the deck does not have so many cards of each colour.
pad-problem-too-few-points = Whoever closes needs { $needed } points, and { $name } has { $points }.
pad-problem-name-empty = Every player needs a name.
pad-problem-name-too-long = This name is too long.
pad-problem-name-unreadable = This name has signs that nobody can read.
pad-problem-name-twice = Somebody else has this name already.
pad-problem-not-a-pad = This is no score pad.
pad-problem-other-version = This score pad comes from another version of papersea.
pad-problem-wrong-field = Something in this score pad cannot be read.
pad-problem-wrong-players = Two to four can play.
pad-problem-no-such-player = This names a player who is not there.
pad-problem-hands-missing = Somebody’s cards are missing.
pad-problem-not-a-hand = A hand is either cards, or points and colour bonus.
pad-problem-wrong-cards = There are cards here that the deck does not have.
pad-problem-game-is-over = The game was over before.

## The end

pad-won-mermaids = Four mermaids win at once, whatever the score.
# $names are those with the same total, $gains what they scored in the last round: “9 : 4”.
pad-won-last-round = { $names } have { $total } points each. { $name } scored more in the last round ({ $gains }).
pad-won-shared = { $names } have { $total } points each and scored the same in the last round ({ $gains }), so they share the win.

## Giving it away

pad-picture = Picture
pad-print = Print
pad-download = Download
pad-copied = Copied: the result, and a link with the whole game.
pad-shared = A score pad that somebody has shared
pad-take = Keep it on this device
pad-own = To my own pad
pad-bad-link = This link does not hold a whole score pad. Perhaps it was cut off.

## Games on this device

pad-games = Games on this device
pad-no-games = Other games that you enter stay here.
pad-unfinished = not finished
pad-open-file = Open a file
# $names are the players of a game, with commas between them.
pad-delete = Delete the game of { $names }
pad-restore = Bring back the game of { $names }

## Storage

pad-unsafe = This device’s storage is full.
pad-unsafe-about = Nothing is lost as long as this page stays open.
pad-unsafe-game = To be safe, share or download the game:

## The odds of a bet

odds-title = { call-stop } or { call-last-chance }?
odds-about = After { call-last-chance } everybody else has one more turn. How likely does nobody have more than you then?
odds-others = How many others play?
# $count is how many others there are, $number which of them, in the order of turns.
odds-held = { $count ->
    [one] Cards that the other holds
   *[other] Cards that player { $number } holds
}
odds-more = What else you can see
odds-tops = Top cards of the piles
odds-laid = { $count ->
    [one] Duos before the other
   *[other] Duos before player { $number }
}
odds-add = Add a card
odds-ask = Work it out
odds-busy = Counting …
odds-stop = { $points } points, for sure.
# $error is how far off the percentage may be.
odds-bet = { $percent } % (± { $error }) to win the bet: { $won } points, else { $lost }.
odds-expected = On average { $points }.
odds-how = Tried out with { $worlds } ways in which the hidden cards may lie: the others have always kept the better of two cards, and do all they can to have more. ± is only the error of so many tries; real hands may differ.
odds-offline = This needs a connection, and there is none just now. All else works.
odds-not-duos = Only duos lie before a player: two crabs, two boats, two fish, or swimmer and shark.
