### The score pad: a whole game with paper cards; and the odds of a bet.
### A message asks for the form of a card (docs/languages/README.md); names stand as they are.

pad-title = Score pad

## One hand, or a whole game

pad-nav = What to score
pad-nav-hand = One hand
pad-nav-game = A whole game

## Typing cards

pad-typed = Type the cards
pad-typed-label = Short names: kind, then colour, such as Cy Cd Mw
pad-typed-unknown = “{ $text }” isn’t a card.

## Numbers

pad-less = less
pad-more = more
pad-typed-no-number = “{ $text }” isn’t a whole number, 0 or higher.
pad-number-range = A whole number from { $least } to { $most }, please.

## A new game

pad-new = New game
pad-names = Who plays?
pad-starter = Who starts?
pad-lots = Draw lots
pad-target = Play to how many points?
pad-start = Start
pad-again = New game, same players
pad-change = Names and target

## How the game stands

pad-starts = starts
pad-round = Round { $round }
pad-new-round = Enter round { $round }
pad-edit = Edit round { $round }
# Spoken when a round was entered. $scores are names and totals.
pad-entered = Round { $round } entered: { $scores }.

## Entering a round

pad-how = How did the round end?
pad-how-stop = { call-stop }
pad-how-last-chance = { call-last-chance }
pad-how-deck-out = The deck ran out
pad-how-mermaids = Four mermaids
pad-who-stop = Who called { call-stop }?
pad-who-last-chance = Who called { call-last-chance }?
pad-who-deck-out = Who had the last turn?
pad-who-deck-out-hint = If somebody had already called { call-last-chance }, choose them. Nobody scores.
pad-who-mermaids = Who has all four?
pad-hands = What does everybody have?
pad-form-cards = Cards
pad-form-numbers = Just numbers
pad-points-of = { $name }’s points
pad-bonus-of = { $name }’s colour bonus
pad-preview = What it scores
pad-enter = Enter round { $round }
pad-save = Save round { $round }
pad-remove-round = Delete round { $round }
pad-to-mermaids = Enter it as four mermaids
pad-hand-empty = { $name } has no cards. If that’s right, go on.
pad-dropped = { $count ->
    [one] This ends the game: 1 later round will be removed.
   *[other] This ends the game: { $count } later rounds will be removed.
}

# What is still missing.
pad-missing-how = First: how did the round end?
pad-missing-by = Now: who was it?
pad-missing-points = Still missing: { $name }’s points.
pad-missing-bonus = Still missing: { $name }’s colour bonus.

## What cannot be

# $card is the card of which there are too many, $count how many of it all players have together.
pad-problem-too-many-cards = The deck doesn’t have { $count } { CARD($card, $count) }, only { $copies }.
pad-problem-four-mermaids = { $name } has all four mermaids and wins the game: the round ended with them.
pad-problem-mermaids-missing = { $name } doesn’t have all four mermaids.
pad-problem-bonus-missing = { $name }’s colour bonus is missing.
pad-problem-wrong-number = { $what ->
    [bonus] { $name }’s colour bonus has to be a whole number from 0 to { $most }: no colour has more cards than that.
   *[points] { $name }’s points have to be a whole number from 0 to { $most }: all the cards together aren’t worth more.
}
pad-problem-no-bonus = { $name } has points, so they have cards: the colour bonus is at least 1.
# $bonuses are numbers, the highest first: “9, 9, 9”.
pad-problem-too-high-bonuses = You can’t all have these colour bonuses ({ $bonuses }) at the same time: the deck doesn’t have that many cards of each colour.
pad-problem-too-few-points = You need { $needed } points to close the round, and { $name } has { $points }.
pad-problem-name-empty = Every player needs a name.
pad-problem-name-too-long = This name is too long.
pad-problem-name-unreadable = This name has characters that nobody can read.
pad-problem-name-twice = Somebody else already has this name.
pad-problem-not-a-pad = This isn’t a score pad.
pad-problem-other-version = This score pad comes from another version of papersea.
pad-problem-wrong-field = Something in this score pad can’t be read.
pad-problem-wrong-players = Two to four people can play.
pad-problem-no-such-player = This names a player who isn’t there.
pad-problem-hands-missing = Somebody’s cards are missing.
pad-problem-not-a-hand = A hand is either cards, or points and a colour bonus.
pad-problem-wrong-cards = Some of these cards aren’t in the deck.
pad-problem-game-is-over = The game was already over.

## The end

pad-won-mermaids = Four mermaids win the game, whatever the score.
# $names are those with the same total, $gains what they scored in the last round: “9 : 4”.
pad-won-last-round = { $names } have { $total } points each. { $name } scored more in the last round ({ $gains }).
pad-won-shared = { $names } have { $total } points each and scored the same in the last round ({ $gains }), so they share the win.

## Giving it away

pad-picture = Picture
pad-print = Print
pad-download = Download
pad-copied = Copied: the result, and a link to the whole game.
pad-shared = A score pad that somebody shared
pad-take = Keep it on this device
pad-own = My own pad
pad-bad-link = This link doesn’t hold a whole score pad. Perhaps it was cut off.

## Games on this device

pad-games = Games on this device
pad-no-games = Other games you enter will stay here.
pad-unfinished = not finished
pad-open-file = Open a file
# $names are the players of a game, as the language lists them.
pad-delete = Delete the game of { $names }
pad-restore = Bring back the game of { $names }

## Storage

pad-unsafe = This device’s storage is full.
pad-unsafe-about = Nothing is lost as long as this page stays open.
pad-unsafe-game = To be safe, share or download the game:

## The odds of a bet

odds-title = { call-stop } or { call-last-chance }?
odds-about = After { call-last-chance }, everybody else gets one more turn. How likely is it that nobody ends up with more than you?
odds-others = How many opponents?
# $count is how many others there are, $number which of them, in the order of turns.
odds-held = { $count ->
    [one] Cards in your opponent’s hand
   *[other] Cards in player { $number }’s hand
}
odds-more = What else you can see
odds-tops = Top cards of the piles
odds-laid = { $count ->
    [one] Duos your opponent has laid out
   *[other] Duos player { $number } has laid out
}
odds-add = Add a card
odds-ask = Work it out
odds-busy = Working it out…
odds-stop = { $points ->
    [one] 1 point
   *[other] { $points } points
}, guaranteed.
# $error is how far off the percentage may be.
odds-bet = { $percent }% (± { $error }) to win the bet: { $won ->
    [one] 1 point
   *[other] { $won } points
}, otherwise { $lost }.
odds-expected = On average { $points }.
odds-how = Tried out with { $worlds } ways the hidden cards may lie: the others have always kept the better of two cards, and do all they can to beat you. ± is only the error of so many tries; real hands may differ.
odds-offline = This needs a connection, and there is none just now. Everything else works.
odds-not-duos = Only duos are laid out in front of a player: two crabs, two boats, two fish, or a swimmer and a shark.
