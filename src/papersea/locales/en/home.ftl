### The pages around the table: start, friends, one device, public tables, rules, scoring, you.
### A message asks for the form of a card; names stand as they are.
### “papersea” is the name of the place and stays as it is.

## Words on many pages

close = Close
back = Back
cancel = Cancel
yes = Yes
no = No
loading = One moment…
offline = No connection just now. Nothing is lost: try again in a moment.
try-again = Try again
to-start = Home
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
name-hint = The others at the table will see it.

## Settings

settings-title = Settings
settings-language = Language
settings-look = Look
settings-look-system = Same as the device
settings-look-light = Light
settings-look-dark = Dark
settings-sound = Sounds
settings-sound-about = Cards and paper, and a soft note when it’s your turn.
settings-measuring = Games for research
settings-measuring-about = The games you finish, without your name, help to find out how well people play. If you switch this off, they’re taken out again.
settings-me = Your name and your games
settings-manual = The manual

## Start

home-title = A card game of folded paper
home-about = For two to four players. No account: just sit down.
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
home-tables-about = Join or watch
home-learn = Learn
home-learn-about = Ten short lessons, and the rules
home-deal = Today’s deal
home-deal-about = The same cards for everybody
home-puzzles = Puzzles
home-puzzles-about = One a day, and many more
home-score = Score my cards
home-score-about = For cards on a real table
home-setting-table = Setting up the table…
home-own = Your tables
home-away = Give up this game
home-away-title = Give up this game?
home-away-about = It ends here and counts as lost.
home-away-yes = Give up
home-cards = All the cards
home-offline = You’re offline. The rules and “Score my cards” still work.
home-unofficial = An unofficial home for a small card game, made by people who like it.

# A table in a list. $names are the other players, with commas between them.
table-with = With { $names }
table-nobody = Nobody else yet
table-open = Waiting for players
table-playing = Game in progress
table-paused = Paused
table-over = The game is over
table-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

## Choosing opponents

choose-title = Choose opponents
choose-bot-title = Choose a bot
choose-players = How many players, including you?
choose-seat = { $count ->
    [one] Opponent
   *[other] Opponent { $number }
}
choose-start = Play

## With friends

friends-title = With friends
friends-about = Open a table and send its link. Bots can take free seats.
friends-players = How many players?
friends-open = Open the table
friends-code-title = Do you have a link?
friends-code-label = Link or code of the table
friends-code-go = Go to this table
friends-code-bad = That isn’t a link or a table code. A code has six letters, such as BCD FGH.
friends-code-unknown = No table is waiting under these letters. Perhaps one was misheard, or the game has begun.
friends-code-elsewhere = This link leads to a table elsewhere:

# The settings of a table, as a choice and as a list that everybody reads.
table-clock = Clock
table-clock-none = No clock
table-clock-bank = { $increment ->
    [0] { $minutes } min each
   *[other] { $minutes } min each, plus { $increment } s per turn
}
table-clock-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
table-rulebook = Rulebook
edition-classic = classic
edition-sk = Slovak
edition-cs = Czech
edition-pl = Polish
edition-ru = Russian
edition-es = Spanish
table-rulebook-about = The editions differ only in rare cases. “Classic” plays like the published online version.
table-target = To { $points } points
table-public = Public
table-public-about = Anybody can find the table and sit down.
table-private = By link only
table-rated = Rated
table-rated-about = Counts towards your rating: with a clock, without bots and without taking moves back, and only between people at different addresses.
table-unrated = Just for fun
table-not-rated = Not rated
unrated-program = This game isn’t rated: programs have ratings of their own.
unrated-together = This game isn’t rated: two of you play from one address or one device. Enjoy it all the same!
unrated-new = This game won’t change your rating: a new player starts to count for others on the next day.
unrated-often = This game won’t change your rating: you two have had enough rated games within a day.
unrated-short = This game won’t change your rating: it was given up in the first round.
unrated-gone = This game won’t change your rating: there’s nobody left to compare you with.
rated-counted = This game counted towards your rating.
table-take-back = Moves can be taken back
table-take-back-about = As long as nobody has seen a new card.
table-no-take-back = Moves stand
table-stand-in = A bot fills in
table-stand-in-about = It plays for whoever is away for a while, until they’re back.
table-no-stand-in = No bot fills in
table-starts = Start when everybody is here
table-starts-about = The cards are dealt as soon as every seat is taken.

## Before the game

waiting-title = { $count ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $count } seats are free
}
# $name is the host.
waiting-invited = { $name } invites you to a card game
waiting-about = A card game of folded paper: take cards, lay out duos for what they do, and close the round when you dare. No account needed: sit down, and the game explains itself.
waiting-invite = Invite friends
waiting-invite-about = Anybody who opens this link can sit down.
waiting-invite-local = This link only works on this computer. For others in your network, start the server with --host 0.0.0.0 and open its address there.
waiting-share-text = Come and play a card game with me!
waiting-qr = The link as a QR code
waiting-code = Code to say aloud
waiting-seats = Players
waiting-seat-free = Free seat
waiting-seat-you = you
waiting-seat-host = host
waiting-seat-bot = bot
waiting-here = here
waiting-idle = idle
waiting-lost = reconnecting
waiting-nobody = not here
waiting-sit = Sit down
waiting-sit-title = What should we call you?
waiting-add-bot = Add a bot
waiting-free-seat = Free this seat
waiting-leave = Stand up
waiting-start = Start the game
waiting-start-when-full = You can start once every seat is taken.
waiting-for-players = The host starts the game once every seat is taken.
# $name is the host.
waiting-for-host = { $name } starts the game.
waiting-starts-by-itself = The game starts by itself once every seat is taken.
waiting-starts-in = { $seconds ->
    [0] Shuffling the cards…
    [one] The game starts in 1 second.
   *[other] The game starts in { $seconds } seconds.
}
waiting-full = Every seat is taken. You’re watching.
waiting-spectators = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
waiting-settings = At this table
waiting-change = Change
waiting-change-title = Change the table
waiting-save = Save

## Around one device

device-title = Around one device
device-about = Pass it from hand to hand. Between turns, the cards are covered.
device-players = How many players?
device-player = Player { $number }
device-name = Name
device-bot = Bot
device-person = Person
device-start = Start
device-name-missing = Every player needs a name.
device-one-person = At least one person has to play.

## Public tables

tables-title = Public tables
tables-match = Quick game
tables-match-about = You sit down where a seat is free, or at a new table that waits for others. There’s a clock, so nobody waits long.
tables-match-go = Find a table
tables-open = With a free seat
tables-playing = Games to watch
tables-none-open = No table is waiting for players just now. Try a quick game: whoever comes next joins you.
tables-none-playing = There’s no public game to watch just now.
tables-join = Join
tables-watch = Watch

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
score-about = Tap every card you have, in your hand and in front of you.
score-kinds = Which card?
score-colours = Which colour?
score-gone = none left
score-yours = Your cards
score-yours-about = Tap a card to put it back.
score-put-back = Put back { CARD($card, "the") }
score-added = Added: { CARD($card) }
score-enough = Enough to close the round.
score-worth = How it adds up
score-mermaids = Four mermaids: whoever has them wins the game.
score-duos = { $count ->
    [0] no duo yet
    [one] 1 duo
   *[other] { $count } duos
}
# $values are the points for one card, for two and so on.
score-series = together { $values }

## All the cards

cards-title = All the cards
cards-about = { $count } cards, folded and drawn for papersea.

## An address that leads nowhere

nowhere-title = Nothing here but sea
nowhere-about = This address leads nowhere. Perhaps the link was cut off.
