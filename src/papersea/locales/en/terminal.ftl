### What the terminal says. Plain text; one paragraph for each message.
### A message asks for the form of a card (docs/languages/README.md); names stand as they are.
### `$you` is “yes” when the reader is the player that the sentence is about.
### A card that the reader may not see is “hidden”.

## Welcome

welcome = Welcome to the paper sea.
welcome-back = Welcome back to the paper sea. Your game goes on.
welcome-against = { $count ->
    [one] You’re playing to { $target } points, against one opponent:
   *[other] You’re playing to { $target } points, against { $count } opponents:
}
welcome-rules = Take a card every turn, lay out duos for what they do, and close the round once you have 7 points or more. Duos are pairs: crab + crab, boat + boat, fish + fish, swimmer + shark.
welcome-help = Type the number of a move and press Enter. Type ? at any time for help.

## Players

player-you = You
# Stands for “you” in a record that others read.
player-guest = Guest

## The table. $who is one of the two forms of head-turn.

head-round = Round { $round } · to { $target } · { $who }
head-turn = { $you ->
    [yes] your turn
   *[no] { $name }’s turn
}
head-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
head-laid = laid out
head-shown = shows
head-hand = your hand
head-deck = deck { $count }
head-left = left{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-right = right{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-empty = empty
head-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
} · largest colour { COLOUR($colour) }, { $bonus ->
    [one] 1 card
   *[other] { $bonus } cards
}{ $closing ->
    [yes] {" "}· enough to close
   *[no] {""}
}
head-last-turns = { $you ->
    [yes] Last turns: you called LAST CHANCE with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Last turns: { $name } called LAST CHANCE with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. You can’t close any more.
}

## What to do now

step-draw = Take a card:
step-keep = Keep one of the two:
step-duo = What next?
step-search = Which pile do you want to look through?
step-pick = Which card do you take? The top one comes first.
step-steal = Who do you steal from?
step-over = The game is over.

## Moves

menu-only = { $move } (Enter is enough)
menu-draw = { $count ->
    [one] Take the last card of the deck
   *[other] Draw two from the deck, keep one
}
menu-take = Take { CARD($card, "the") } from { PILE($pile, "the") }
menu-keep = Keep { CARD($card, "the") }, put { CARD($other, "the") } on the { $side ->
    [left] left
   *[right] right
}{ $top ->
    [hidden] {" "}(empty)
   *[shown] {""}
}
menu-duo-search = Lay out { CARD($first, "a") } and { CARD($second, "a") }: look through a pile and take a card
menu-duo-turn-again = Lay out { CARD($first, "a") } and { CARD($second, "a") }: one more turn
menu-duo-fish = Lay out { CARD($first, "a") } and { CARD($second, "a") }: a card from the deck
menu-duo-steal = Lay out { CARD($first, "a") } and { CARD($second, "a") }: steal a card
menu-duo-nothing = Lay out { CARD($first, "a") } and { CARD($second, "a") } (nothing would happen now)
menu-search = { PILE($pile, "The") }: { $count ->
    [one] just { CARD($card, "the") }
   *[other] { $count } cards, { CARD($card, "the") } on top
}
menu-pick = { CARD($card, "The") }
menu-steal = { $name }, who has { $count ->
    [one] 1 card
   *[other] { $count } cards
}
menu-end = End your turn
menu-end-last = End your last turn and show your cards
menu-stop = Call STOP: score { $points }
menu-last = Call LAST CHANCE: bet on { $points } + { $bonus }
menu-last-void = Call LAST CHANCE: the deck is empty, nobody would score
told-nothing-left = There’s nothing more to do, so your turn ends.

## The end of a round

reveal-title = Everybody shows their cards
reveal-hand = { $points ->
    [one] 1 point
   *[other] { $points } points
} · colour bonus { $bonus }{ $colour ->
    [hidden] {""}
   *[shown] {" "}({ COLOUR($colour) })
}
totals-target = The game is played to { $target } points.
pause-round = Press Enter for the next round:
pause-unreadable = You can’t do “{ $text }” between two rounds. Press Enter to go on, or type log, rules, ? or quit.
pause-no-cards = The round is over: press Enter to see your next cards. You can also type log, rules, ? or quit.
ending-title = The end of the game
left = You’ve left the table.
play-again = To play with the same deals again:
play-recorded = The game has been saved. To read it again:
play-resume = To go on with it:
opponents-installed = Installed on this machine
opponents-outside = A bot from elsewhere, which says nothing about itself.
lapse = { $name } has failed to choose, so a simple bot makes this move.
lapses = { $name } has failed to choose { $count ->
    [one] once
   *[other] { $count } times
}, and a simple bot made those moves. It began like this:

## Questions. The hint shows what to type; said-yes and said-no list all that counts as an answer.

confirm-stop = Call STOP?
confirm-last = Call LAST CHANCE?
confirm-void = Call LAST CHANCE and end the round without a score?
confirm-quit = Leave the game?
confirm-resign = Give up this game?
confirm-hint = y/n
confirm-unclear = Please type y for yes or n for no.
said-yes = y, yes
said-no = n, no

## What a player may type, between commas, in small letters

said-deck = d, deck, draw
said-left = l, left
said-right = r, right
said-end = e, end, pass, end turn
said-stop = s, stop
said-last = l, last, last chance, lastchance, chance
command-help = ?, help, h
command-table = table, t
command-points = points, p
command-rules = rules, rule
command-log = log
command-position = position, pos
command-quit = quit, q, exit
command-undo = undo, takeback
command-pause = pause, break
command-resign = resign
command-say = say
command-edit = edit
command-history = history, rounds
command-back = back, cancel
said-ending-stop = s, stop
said-ending-last-chance = l, last, last chance, lastchance, chance
said-ending-deck-out = d, deck, deck out
said-ending-mermaids = m, mermaids, mermaid

## Help

help-title = How to answer
help-number = Type the number of a move.
help-notation = Or its short form: D draws, L and R take from a pile, Cy-L keeps the yellow crab and puts the other card on the left pile, Cy+Cd lays out two crabs, ?L looks through the left pile, #2 takes its second card, @B steals from player B, a full stop ends the turn.
help-words = Or a word: deck, left, right, end, stop, last.
help-points = what your cards are worth, and what a call would bring
help-rules = the rules; “rules R6” or “rules cards” shows a part of them
help-log = what has happened in this round
help-table = the table once more (Enter alone does the same)
help-position = what you see, as text to copy
help-quit = leave the game
help-undo = ask to take your last move back, as long as nobody has seen a card since
help-pause = ask for a break
help-resign = give up this game
help-say = say something to the others: “say” lists the phrases, “say 2” or “say good luck” says one
help-scorepad = A round takes a few lines: how it ended, who ended it, and what everybody has. Cards are short (CyCd Mw) or long names (yellow_crab), with a count if you like (2xCd); or just numbers, 7+2 for 7 points and a colour bonus of 2.
help-scorepad-table = how the game stands
help-history = every round, with its cards and scores
help-scorepad-undo = take the last round back
help-edit = enter a round again: “edit 2”; Enter keeps what was there
help-back = in the middle of a round: start the round again
help-scorepad-quit = leave; the game is saved
help-letters = A card is written as a letter for its kind and one for its colour:
help-colour = { $letter } { COLOUR($colour) }
log-title = This round so far

## Refusals

refusal-unreadable = “{ $text }” isn’t a move here. { $count ->
    [one] Type 1 or press Enter, or ? for help.
   *[other] Type a number from 1 to { $count }, or ? for help.
}
refusal-look-up = Type “rules { $clause }” to look it up.

## Counting a hand

score-can-close = Enough to close the round: { $points } with STOP, { $both } with LAST CHANCE if nobody beats you.
score-cannot-close = { $count ->
    [one] 1 point short of the 7 that close a round.
   *[other] { $count } points short of the 7 that close a round.
}
score-nothing = Nothing yet: closing a round takes 7 points.
score-no-cards = There are no cards to count. Name some, for example: CyCd 2xFd Mw
score-wins = All four mermaids: this hand wins the whole game.
# $hands lists how many cards the opponents hold.
score-odds-against = LAST CHANCE, against { $count ->
    [one] an opponent with { $hands }
   *[other] { $count } opponents with { $hands }
} { $last ->
    [1] card
   *[other] cards
}:
score-bad-others = “{ $text }” doesn’t say how many cards the opponents have: write it as 6 or 6,5.

## A score pad. Its problems and its tie-breaks are told by pad.ftl.

scorepad-new = A new score pad, saved in { $file }
scorepad-goes-on = Going on with the score pad in { $file }.
scorepad-kept = The score pad is saved in { $file }. To go on:
scorepad-lost = { $file } no longer holds this score pad.
scorepad-not-added = Round { $round } wasn’t saved.
scorepad-not-edited = Round { $round } stays as it was.
scorepad-not-undone = Round { $round } wasn’t taken back.
scorepad-names = Who plays? Two to four names in the order of turns, with commas between them:
scorepad-starter = Who starts the first round?
scorepad-head = Round { $round } · to { $target } · { $name } starts
scorepad-no-rounds = No rounds yet.
scorepad-ending = How did the round end? Type stop, last for LAST CHANCE, deck if it ran out, or mermaids. Type ? for help.
scorepad-over = The game is over. Type history, undo, edit 2 or quit; for a new game, name another file when you start again.
scorepad-begun = The game in { $file } has already begun: its names and its target stay as they are.
scorepad-unreadable = A round can’t end with “{ $text }”. Type ? for help.
scorepad-no-player = “{ $text }” isn’t one of the players. Type a letter or a name.
scorepad-hand = What does { $name } have?
scorepad-hand-how = Hand and table together, as cards (CyCd Mw) or as points and colour bonus (7+2); - for no cards.
scorepad-keeps = Enter keeps: { $kept }
scorepad-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [hidden] {""}
   *[told] {" "}· colour bonus { $bonus }
}
scorepad-nothing = Nothing has been entered.
scorepad-which-round = { $count ->
    [0] There’s no round to enter again yet.
    [one] There’s one round so far: “edit 1” enters it again.
   *[other] Name a round from 1 to { $count }: “edit { $count }” enters the last one again.
}
scorepad-nothing-to-undo = There’s no round to take back.
scorepad-undone = Round { $round } has been taken back.
scorepad-round = Round { $round }: { $ended }
scorepad-ended-stop = { $name } called STOP
scorepad-ended-last-chance = { $name } called LAST CHANCE{ $bet ->
    [won] {" "}and won the bet
    [lost] {" "}and lost the bet
   *[open] {""}
}
scorepad-ended-deck-out = the deck ran out
scorepad-ended-mermaids = { $name } has all four mermaids
scorepad-changed = Somebody else has changed { $file }. This is how it stands now:
scorepad-cannot-keep = It couldn’t be saved: { $problem }
scorepad-no-pad = There’s no score pad in { $file } yet.
scorepad-refused = { $file } stays as it is. { $problem }
scorepad-in-round = Round { $round }: { $problem }
scorepad-game-is-over = The game is over: take a round back first.
confirm-undo = Take round { $round } back?
confirm-mermaids = Did the round end with all four mermaids?
confirm-cut = { $count ->
    [one] This ends the game. Remove the round after it?
   *[other] This ends the game. Remove the { $count } rounds after it?
}
confirm-add = Add your round as round { $round }?
confirm-again = Try again?

## Rules

rules-how = { $program } R6 shows a clause, { $program } cards a section, { $program } all everything.
rules-how-here = “rules R6” shows a clause, “rules cards” a section.
rules-editions = Editions: { $editions }.
rules-differ = The editions differ here: see “{ $option }” ({ $name }).
rules-edition = The { $edition } edition
rules-table = This table
rules-played = { $who } plays this.
rules-plays = { $who } plays “{ $option }”: { $value }.
rules-unknown = There’s no clause or section called “{ $text }”. The sections are { $sections }.
rules-unknown-close = There’s no clause or section called “{ $text }”. Did you mean { $close }?
rules-unknown-here = There’s no clause or section called “{ $text }”. Type “rules” for the list.

## Options

against-too-many = You named { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
}, but there { $room ->
    [one] is 1 seat
   *[other] are { $room } seats
} for them.
option-no-number = “{ $text }” isn’t a whole number.

## Records. $standing lists the players with their scores.

replay-finished = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: { $standing }. Won by { $winners }.
replay-open = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: { $standing }. Not finished.
record-other-file = { $file } isn’t a papersea record file.
record-no-folder = { $file } can’t be created: there’s no such folder.
record-forbidden = { $file } can’t be used: you have no permission to read and write it.
record-problem = { $file } can’t be used: { $problem }
resume-beside = --resume goes on with a game as it was begun, so you can’t use { $flag } with it.
resume-stranger = The record doesn’t say how { $name } plays, so { $opponent } takes over.
resume-unnamed = The record doesn’t name your { $count ->
    [one] opponent, so { $names } takes over.
   *[other] opponents, so { $names } take over.
}
resume-nothing = { $file } has no game to go on with.
resume-finished = The last game of { $file } is finished.
replay-nothing = { $file } has no games.
replay-cut = The end of the record is missing.
replay-refused = This record can’t be replayed: { $problem }

## papersea analyse

analyse-weighing = Rating the choices
analyse-no-game = { $file } has only { $count ->
    [one] 1 game.
   *[other] { $count } games.
}
analyse-no-seat = Nobody here is called { $text }. Give a seat’s letter or a player’s name.
analyse-cut = { replay-cut } The chances end with the last whole move.
analyse-unfinished = The game wasn’t finished: the chances end with its last move.
analyse-turning-points = Turning points
analyse-no-turning-points = No choice cost much.
analyse-chances = The chance to win, as each player could know it
analyse-luck = Luck and skill
analyse-decisions = Every choice
analyse-place = Round { $round }, turn { $turn }, { $name } (move { $number })
analyse-played = Played: { $choice } ({ $chance })
analyse-better = Better: { $choice } ({ $chance })
analyse-column-round = Round
analyse-column-start = Start
analyse-column-luck = Luck
analyse-column-losses = Choices
analyse-column-end = End
analyse-luck-how = Luck: what the cards and the other players’ hands and moves (mistakes included) brought. Choices: what was lost against the best ones. Start, luck and choices add up to the end.
analyse-summary = { $name }: { $decisions ->
    [one] 1 choice,
   *[other] { $decisions } choices,
} { $best } of them the best, { $slips ->
    [one] 1 slip,
   *[other] { $slips } slips,
} { $mistakes ->
    [one] 1 mistake.
   *[other] { $mistakes } mistakes.
} Accuracy { $accuracy }: 100% is the best every time, 0% is choosing at random.

## Proofs that nobody chose the cards. $salts lists the players with what they added.

verify-proved = The first player, { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
} and { $thefts ->
    [one] 1 stolen card
   *[other] { $thefts } stolen cards
} match the proof. Salts: { $salts }. Commitment: { $commitment }
verify-salt = { $name } “{ $salt }”
verify-no-salt = { $name } none
verify-noted = (as you noted it)
verify-unfair = This game isn’t fair: { $problem }
verify-unproved = This game can’t be proved fair: { $problem }
verify-nothing = { $file } has no games, so nothing is proved.
verify-not-found = Not proved: no game in { $file } has the commitment you noted: { $commitment }
verify-compare = A proof only counts if you saw its commitment before the deal: compare it with what you noted, or give it with --commitment.

## papersea serve, site, work, backup

serve-address = The tables are ready: { $address }
serve-cannot-listen = Can’t listen at { $host }, port { $port }: { $reason }. Choose another place with --host and --port.
serve-no-such-host = “{ $host }” isn’t an address or name of this machine: 127.0.0.1 is for this machine only, 0.0.0.0 for the whole network.
serve-no-origin = “{ $origin }” isn’t an origin: expected https://HOST or http://HOST:PORT, in small letters, with nothing after it.
serve-no-host-name = “{ $host }” isn’t a host: expected a name such as push.example.org, perhaps with :PORT.
serve-no-manual = “{ $manual }” isn’t a manual: expected an address such as https://HOST/PATH/, or a folder that make manual has written.
serve-in-use = { $file } is in use by another papersea. Several processes need PostgreSQL and Redis: docs/hosting.md
serve-not-heard = Without --redis, this process won’t hear others at this PostgreSQL: let it be the only one.
serve-nobody-thinks = With --thinkers 0 and without --redis no bot will move: papersea work does their thinking, and needs Redis.
serve-kept-in = Everything is stored in { $file }
serve-how-to-stop = Ctrl-C stops the server; games go on when it starts again.
work-health = Health and metrics are at { $host }, port { $port }.
work-ready =
    { $thinkers ->
        [one] One process thinks for the bots.
       *[other] { $thinkers } processes think for the bots.
    }
# $megabytes is a number such as 6.8.
site-written = A site of { $files } files, { $megabytes } MB, is in { $folder }: put it where files are served, in any folder.
site-how = How to serve it: { $file }
site-not-empty = { $folder } has files that papersea hasn’t written. Name an empty folder, or --add the site to what’s there: files with the same names are then replaced, all others stay.
site-not-built-web = The page wasn’t built, so there’s nothing to write. A wheel has it; in a clone: make pocket
site-not-built-pocket = What runs in browsers wasn’t packed, so nobody could play on a site. A wheel has it; in a clone: make pocket
site-no-address = “{ $address }” isn’t an address: expected https://HOST/PATH/
serve-not-installed = { $module } isn’t installed: { $install }
serve-tables-alone = Tables can only be spread beside a PostgreSQL that has the people: use --database too.
serve-bad-tables = expected LETTER=postgresql://USER:PASSWORD@HOST/NAME, each letter once
serve-bad-redis = expected redis://HOST:PORT/0 (rediss:// with TLS, unix:// for a socket)
serve-bad-number = “{ $text }”: expected NAME=NUMBER, with one of { $names }
serve-at-least-one = { $name } has to be at least 1, or nobody would be told anything.
work-needs-redis = Servers hear of a worker’s moves through Redis: use --redis too.
backup-done = A copy of everything is in { $file }

## papersea puzzle. What the browser says too stands in puzzles.ftl.

puzzle-id = ID { $id }
puzzle-how = Which move wins the game most often? Your first answer counts. Type log to read this round so far, ? for help.
puzzle-practice = You’ve answered this puzzle before, so this is just practice.
puzzle-enter = Press Enter for the next puzzle, q to stop:
puzzle-solved-so-far = { $solved } of { $count } puzzles solved.
puzzle-unknown = There’s no puzzle { $text }.
puzzle-bad-day = { $text } isn’t a day: expected one such as 2025-12-31.
puzzle-one-of = Choose one: a puzzle, --day or --next.

## papersea join

join-not-installed = Playing online needs { $module }, which isn’t installed: { $install }
join-bad-link = “{ $link }” isn’t a table’s link or a server’s address: expected https://HOST/t/CODE or https://HOST.
join-which-server = On which server? “{ $word }” alone is a table of the server where you were last: name the server, as in https://HOST/t/{ $word }.
join-unreachable = No papersea server answers at { $address }. Check the address, or try again later.
join-refused = The server says no. { $reason }
join-beside = Whoever opened the table has chosen how it’s played, so you can’t use { $flag } with its link.
join-name = What should the others call you?
join-known = Welcome back, { $name }.
join-bad-clock = “{ $text }” isn’t a clock: expected 5m or 5m+10s (10 seconds to 120 minutes for a game, up to 300s more for every turn), 3d (1 to 14 days for a turn) or none.
join-share = { $count ->
    [0] The table’s link, for friends who want to watch:
    [one] One seat is free. Share this link; the game begins when somebody sits there:
   *[other] { $count } seats are free. Share this link; the game begins when all are taken:
}
join-left = You’ve left, and your seat stays yours. To come back:

## At a server’s table

online-free-seat = a free seat
online-waits = Waiting for players…
online-waits-again = Waiting for the others…
online-full = Every seat is taken. You’re watching.
online-looking-on = The game has begun. You’re watching.
online-over = The game is over. This is how it ended.
online-commitment = The cards come from a secret of the server and from what the players add. Commitment to the secret: { $commitment }. You add { $salt }.
online-lost = Connection lost. Reconnecting… Your game is safe.
online-back = You’re connected again.
online-refused = That wasn’t done. { $reason }
online-away = { $name } has lost the connection; their seat stays theirs.
online-here = { $name } is connected again.
online-go-on = Press Enter to end the break:
online-come-back = Press Enter to take over from the bot:
online-say-title = What you can say
online-say-how = “say 2” or “say good luck” says the second of these.
online-say-unknown = You can’t say “{ $text }” here. Type “say” for the list.
online-record = The game is over, and its secret is open. This is its record, for papersea replay and papersea verify:
online-again = Play again?

## papersea bot

bot-plays = { $name } ({ $entrant }) is on its way. Ctrl-C calls it back.
bot-game-over = The game is over. Won by { $names }. This is its record:
bot-left = The bot has left, and its seat stays its own. To send it back:

## papersea study

study-games = Rating games
study-nothing = There’s no finished game with names in these files.
study-title = What choices cost, and how games end
study-column-name = Player
study-column-against = Against
study-column-games = Games
study-column-loss = Lost, %
study-column-wins = Wins, %
study-column-adjusted = No luck, %
study-against-people = people
study-against-mixed = various
study-company = { $who }, { $players } players
study-how = { $games ->
        [one] One game
       *[other] { $games } games
    }, judged by { $judge } ({ $budget } a choice). Lost: of the chance to win, for each choice. No luck: wins once what chance brought is taken off. ±: a 95% interval over games.
