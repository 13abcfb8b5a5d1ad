### The pages around the table: start, friends, one device, public tables, rules, scoring, you.
### Names of players and cards are finished words: they stand in a sentence without case.
### “papersea” is the name of the place and stays as it is.

## Words on many pages

close = Close
back = Back
cancel = Cancel
yes = Yes
no = No
loading = One moment …
offline = No connection just now. Nothing is lost: try again in a moment.
try-again = Try again
to-start = To the start
more-choices = More choices
copy-link = Copy the link
link-copied = Copied
share-link = Share
undo = Undo
clear-all = Clear
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}

# The name of somebody who has not picked one.
guest-name = Guest
name-label = Your name
name-hint = The others at the table see it.

## Settings

settings-title = Settings
settings-language = Language
settings-look = Look
settings-look-system = Like the device
settings-look-light = Light
settings-look-dark = Dark
settings-sound = Sounds
settings-sound-about = A soft sound when it is your turn.
settings-measuring = Games for measuring
settings-measuring-about = Finished games of yours, without your name, help to find out how well people play. Switched off, they are taken out.
settings-me = Your name and your games

## Start

home-title = A card game of folded paper
home-about = Two to four players. No account: just sit down.
home-play = Play now
# $name is an opponent.
home-play-about = A first game against { $name }
home-play-again = Another game against { $name }
home-opponents = Choose opponents
home-friends = With friends
home-friends-about = Send a link
home-device = Around one device
home-device-about = Pass it on
home-tables = Public tables
home-tables-about = Join or look on
home-learn = Learn
home-learn-about = Ten short lessons, and the rules
home-puzzles = Puzzles
home-puzzles-about = One a day, and many more
home-score = Score my cards
home-score-about = For paper cards
home-setting-table = The table is being set …
home-own = Your tables
home-away = Put away
home-away-title = Give this game up?
home-away-about = It ends here and counts as lost.
home-away-yes = Give up
home-cards = All the cards
home-offline = You are offline. The rules and “Score my cards” work all the same.
home-unofficial = An unofficial home for a small card game, made by people who like it.

# A table in a list. $names are the other players, with commas between them.
table-with = With { $names }
table-nobody = Nobody else yet
table-open = Waiting for players
table-playing = The game is on
table-paused = A break
table-over = The game is over
table-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

## Choosing opponents

choose-title = Choose opponents
choose-bot-title = Choose a bot
choose-players = How many play, with you?
choose-seat = { $count ->
    [one] Opponent
   *[other] Opponent { $number }
}
choose-start = Play

## With friends

friends-title = With friends
friends-about = Open a table and send its link. Free seats can go to bots.
friends-players = How many play?
friends-open = Open the table
friends-code-title = Have you got a link?
friends-code-label = Link or code of the table
friends-code-go = To this table
friends-code-bad = That is neither a link nor a code of a table. A code has { $length } letters and digits.

# The settings of a table, as a choice and as a list that everybody reads.
table-clock = Clock
table-clock-none = No clock
table-clock-bank = { $increment ->
    [0] { $minutes } min each
   *[other] { $minutes } min each, { $increment } s more per turn
}
table-clock-days = { $days ->
    [one] 1 day for each turn
   *[other] { $days } days for each turn
}
table-rulebook = Rulebook
table-rulebook-about = The editions differ only in rare cases. “Classic” plays like the published online version.
table-target = To { $points } points
table-public = Public
table-public-about = Anybody may find the table and sit down.
table-private = By link only
table-rated = Rated
table-rated-about = Counts for your rating: with a clock, without bots and without taking moves back, and only between people at different addresses.
table-unrated = Just for fun
table-not-rated = Not rated
unrated-program = Changes no rating: programs are rated among themselves.
unrated-together = Changes no rating: two of you play from one address or one device. Enjoy the game all the same!
unrated-new = Does not change your rating: whoever is new here counts for others from the next day on.
unrated-often = Does not change your rating: enough games between you have counted within a day.
unrated-short = Does not change your rating: it was given up in the first round.
unrated-gone = Does not change your rating: nobody is left to compare you with.
rated-counted = Counted for your rating.
table-take-back = Moves can be taken back
table-take-back-about = As long as nobody has seen a new card.
table-no-take-back = Moves stand
table-stand-in = A bot helps out
table-stand-in-about = It plays for whoever has been away for a while, until they are back.
table-no-stand-in = No bot helps out
table-starts = Begin when all are there
table-starts-about = The cards are dealt as soon as every seat is taken.

## Before the game

waiting-title = { $count ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $count } seats are free
}
waiting-invite = Invite friends
waiting-invite-about = Whoever opens this link can sit down.
waiting-invite-local = This link works on this computer only. For others in your network, start the server with --host 0.0.0.0 and open its address there.
waiting-share-text = Come and play a game of cards with me!
waiting-qr = The link as a QR code
waiting-code = Code of the table
waiting-seats = Who plays
waiting-seat-free = Free seat
waiting-seat-you = you
waiting-seat-host = host
waiting-seat-bot = bot
waiting-here = here
waiting-idle = quiet
waiting-lost = away for a moment
waiting-nobody = not here
waiting-sit = Sit down
waiting-sit-title = What shall we call you?
waiting-add-bot = Add a bot
waiting-free-seat = Free this seat
waiting-leave = Stand up
waiting-start = Start the game
waiting-start-when-full = You can start once every seat is taken.
waiting-for-players = The host starts the game once every seat is taken.
# $name is the host.
waiting-for-host = { $name } starts the game.
waiting-starts-by-itself = The game begins by itself once every seat is taken.
waiting-starts-in = { $seconds ->
    [0] The cards are being shuffled …
    [one] The game begins in 1 second.
   *[other] The game begins in { $seconds } seconds.
}
waiting-looking-on = You are looking on. Sit down if you would like to play.
waiting-full = Every seat is taken. You are looking on.
waiting-spectators = { $count ->
    [one] 1 person is looking on
   *[other] { $count } people are looking on
}
waiting-settings = At this table
waiting-change = Change
waiting-change-title = Change the table
waiting-save = Save

## Around one device

device-title = Around one device
device-about = Pass it from hand to hand. Between turns the cards are covered.
device-players = How many play?
device-player = Player { $number }
device-name = Name
device-bot = Bot
device-person = Person
device-start = Start
device-name-missing = Every player needs a name.
device-one-person = At least one person has to play.

## Public tables

tables-title = Public tables
tables-match = Quick match
tables-match-about = You sit down where a seat is free, or at a new table that waits for others. A clock runs, so that nobody waits long.
tables-match-go = Find a table
tables-open = With a free seat
tables-playing = To look on
tables-none-open = No table waits for players just now. Try a quick match: whoever comes next sits down with you.
tables-none-playing = No public game is on just now.
tables-join = Go there
tables-watch = Look on

## The rules

learn-aids = At a glance
rules-title = The rules
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] 1 clause
   *[other] { $count } clauses
}
rules-contents = Contents
# $clause is the short name of a clause, such as R6.
rules-link = Link to { $clause }
rules-look = In the rulebook

## Scoring paper cards

score-title = Score my cards
score-about = Tap every card that you have, in your hand and in front of you.
score-kinds = Which card?
score-colours = Which colour?
score-gone = all here
score-yours = Your cards
score-yours-about = Tap a card to put it back.
score-put-back = Put back: { $card }
score-added = Added: { $card }
score-enough = Enough to close the round.
score-worth = What it is made of
score-mermaids = Four mermaids: whoever has them wins the game at once.
score-duos = { $count ->
    [0] no duo yet
    [one] 1 duo
   *[other] { $count } duos
}
# $values are the points for one card, for two and so on.
score-series = together { $values }

## At a glance: the reference cards of the box

aid-turn = Your turn
aid-turn-draw = Take a card
aid-turn-deck = Two from the deck: keep one, the other goes on a pile
aid-turn-or = or
aid-turn-pile = The top card of a pile
aid-turn-duo = Lay out duos, if you like
aid-turn-end = End your turn, or close the round with { $points } points or more
aid-duos = Duos
aid-duos-about = 1 point for each, in your hand too. Laid out, they do something:
aid-duo-crab = Look through a pile and take a card
aid-duo-boat = Take another turn
aid-duo-fish = Take the top card of the deck
aid-duo-theft = Steal a card from somebody’s hand
aid-worth = Sets and mermaids
aid-collectors = The more of a kind, the better
aid-multipliers = Multipliers, for each card
aid-mermaid = 1 point for each card of your largest colour; the next mermaid takes the next colour
aid-mermaids = All four: you win the game
aid-end = Closing the round
aid-end-need = With { $points } points or more you may call:
aid-end-stop = Everybody scores their cards.
aid-end-last = The others have one more turn each. Then:
aid-end-won = Nobody has more than you
aid-end-won-you = you: cards + colour bonus
aid-end-won-others = the others: colour bonus
aid-end-lost = Somebody has more than you
aid-end-lost-you = you: colour bonus
aid-end-lost-others = the others: cards
aid-end-bonus = Colour bonus: 1 point for each card of your largest colour
# $targets are the points for two, three and four players.
aid-end-target = The game ends at { $targets } points (2 · 3 · 4 players).
aid-colours = Colours
aid-colours-about = How many cards of each there are

## All the cards

cards-title = All the cards
cards-about = { $count } cards, folded and drawn for papersea.

## You

me-title = You
me-nobody = This device has no name here yet, and nothing is stored about you.
me-save = Save
me-saved = Saved
me-numbers = Your games in numbers
me-no-games = No finished game yet.
me-games = Games
me-wins = Won
me-mean-rank = Place on average
me-rating = Rating
me-unrated = none yet
me-points-per-round = Points per round
me-stops = STOP called
me-bets = LAST CHANCE won
# such as “3 of 5”
me-bets-won = { $won } of { $all }
me-mermaid-wins = Won with four mermaids
me-finished = Finished games
me-analyse = Analyse
me-analyse-record = Analyse a record from elsewhere
me-game-won = Won
me-game-shared = Shared win
me-game-place = Place { $place }
me-data = Your data
me-data-about = A cookie remembers you on this device. There is no account and no password.
me-download = Download my data
me-delete = Delete me
me-delete-title = Delete everything about you?
me-delete-about = Your name, your games and your ratings go for ever, and this device forgets you. This cannot be undone.
me-delete-yes = Delete for ever
me-deleted = Done: nothing is stored about you any more.

## An address that leads nowhere

nowhere-title = Nothing here but sea
nowhere-about = This address leads nowhere. Perhaps the link was cut off.
