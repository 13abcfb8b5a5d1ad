### What the terminal says. Plain text; one paragraph for each message.
### Cards stand in a sentence as pictures do (“Cy yellow crab”), so they need no case.
### `$you` is “yes” when the reader is the player that the sentence is about.
### A card that the reader may not see is “hidden”.

## Welcome

welcome = Welcome to the paper sea.
welcome-back = Welcome back to the paper sea. Your game goes on.
welcome-against = { $count ->
    [one] You play to { $target } points, against one opponent:
   *[other] You play to { $target } points, against { $count } opponents:
}
welcome-rules = Take a card every turn, lay out duos for what they do, and close the round when you have 7 points or more. Duos are pairs: crab + crab, boat + boat, fish + fish, swimmer + shark.
welcome-help = Type the number of a move and Enter. Type ? at any time for help.

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
} · best colour { $colour }, { $bonus ->
    [one] 1 card
   *[other] { $bonus } cards
}{ $closing ->
    [yes] {" "}· enough to close
   *[no] {""}
}
head-last-turns = { $you ->
    [yes] Last turns: you have called LAST CHANCE with { $points } points.
   *[no] Last turns: { $name } has called LAST CHANCE with { $points } points. You cannot close any more.
}

## What to do now

step-draw = Take a card:
step-keep = Keep one of the two:
step-duo = What next?
step-search = Which pile do you look through?
step-pick = Which card do you take? The top is first.
step-steal = Whom do you rob?
step-over = The game is over.

## Moves

menu-only = { $move } (Enter is enough)
menu-draw = { $count ->
    [one] Take the last card of the deck
   *[other] Draw two from the deck, keep one
}
menu-take = Take { $card } from the { $pile }
menu-keep = Keep { $card }, put { $other } { $side ->
    [left] left
   *[right] right
}{ $top ->
    [hidden] {" "}(empty)
   *[shown] {""}
}
menu-duo-search = Lay out { $first } + { $second }: look through a pile and take a card
menu-duo-turn-again = Lay out { $first } + { $second }: one more turn
menu-duo-fish = Lay out { $first } + { $second }: a card from the deck
menu-duo-steal = Lay out { $first } + { $second }: steal a card
menu-duo-nothing = Lay out { $first } + { $second } (nothing would happen now)
menu-search = The { $pile }: { $count ->
    [one] just { $card }
   *[other] { $count } cards, { $card } on top
}
menu-pick = { $card }
menu-steal = { $name }, who holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
menu-end = End your turn
menu-end-last = End your last turn and show your cards
menu-stop = Call STOP: score { $points }
menu-last = Call LAST CHANCE: bet on { $points } + { $bonus }
menu-last-void = Call LAST CHANCE: the deck is empty, nobody would score

## The end of a round

reveal-title = The cards are shown
reveal-hand = { $points ->
    [one] 1 point
   *[other] { $points } points
} · colour bonus { $bonus }{ $colour ->
    [hidden] {""}
   *[shown] {" "}({ $colour })
}
totals-target = { $target } points end the game.
pause-round = Enter for the next round:
pause-unreadable = “{ $text }” is nothing to do between two rounds. Type Enter to go on, or log, rules, ? or quit.
pause-no-cards = The round is over: Enter shows your next cards. Here you can type log, rules, ? or quit.
ending-title = The end of the game
left = You have left the table.
play-again = To play with the same deals again:
play-recorded = The game is kept. To read it again:
play-resume = To go on with it:

## Questions. The hint shows what to type; said-yes and said-no list all that counts as an answer.

confirm-stop = Call STOP?
confirm-last = Call LAST CHANCE?
confirm-void = Call LAST CHANCE and end the round unscored?
confirm-quit = Leave the game?
confirm-resign = Give the game up?
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
help-notation = Or its short form: D draws, L and R take from a pile, Cy-L keeps the yellow crab and puts the other card on the left pile, Cy+Cd lays out two crabs, ?L looks through the left pile, #2 takes its second card, @B robs player B, a full stop ends the turn.
help-words = Or a word: deck, left, right, end, stop, last.
help-points = what your cards are worth, and what a call would bring
help-rules = the rules; “rules R6” or “rules cards” shows a part of them
help-log = what has happened in this round
help-table = the table once more (so does Enter alone)
help-position = what you see, as a text to copy
help-quit = leave the game
help-undo = ask to take your last move back, as long as no card was seen since
help-pause = ask for a break
help-resign = give the game up
help-say = say something to the others: “say” lists it, “say 2” or “say good luck” says it
help-scorepad = A round is told in a few lines: how it ended, by whom, and what everybody has. Cards are short (CyCd Mw) or long names (yellow_crab), with a count if you like (2xCd); or just the numbers, 7+2 for 7 points and a colour bonus of 2.
help-scorepad-table = how the game stands
help-history = every round, with cards and gains
help-scorepad-undo = take the last round back
help-edit = tell a round again: “edit 2”; Enter keeps what was told
help-back = in the middle of a round: forget what was told of it
help-scorepad-quit = leave; the game is kept
help-letters = A card is written as a letter for its kind and one for its colour:
help-colour = { $letter } { $colour }
log-title = This round so far

## Refusals

refusal-unreadable = “{ $text }” is not a move here. { $count ->
    [one] Type 1 or Enter, or ? for help.
   *[other] Type a number from 1 to { $count }, or ? for help.
}
refusal-look-up = Type “rules { $clause }” to look it up.

## Counting a hand

score-can-close = Enough to close the round: { $points } with STOP; { $both } if a LAST CHANCE holds.
score-cannot-close = { $count ->
    [one] 1 point short of the 7 that close a round.
   *[other] { $count } points short of the 7 that close a round.
}
score-nothing = Nothing yet: a round is closed from 7 points on.
score-no-cards = There are no cards to count. Name some, for example: CyCd 2xFd Mw
score-wins = All four mermaids: this hand wins the whole game at once.
# $hands lists how many cards the opponents hold.
score-odds-against = LAST CHANCE, with { $count ->
    [one] an opponent who holds { $hands }
   *[other] { $count } opponents who hold { $hands }
} { $last ->
    [1] card
   *[other] cards
}:
score-bad-others = “{ $text }” does not say how many cards the opponents hold: write it as 6 or 6,5.

## A score pad. Its problems and its tie-breaks are told by pad.ftl.

scorepad-new = A new score pad, which is kept in { $file }
scorepad-goes-on = The score pad in { $file } goes on.
scorepad-kept = The score pad is kept in { $file }. To go on:
scorepad-lost = { $file } does not hold this score pad any more.
scorepad-not-added = Round { $round } is not written down.
scorepad-not-edited = Round { $round } stays as it was.
scorepad-not-undone = Round { $round } is not taken back.
scorepad-names = Who plays? Two to four names in the order of turns, with commas between them:
scorepad-starter = Who starts the first round?
scorepad-head = Round { $round } · to { $target } · { $name } starts
scorepad-no-rounds = No round is written down yet.
scorepad-ending = How did the round end? Type stop, last for LAST CHANCE, deck if it was used up, or mermaids. Type ? for help.
scorepad-over = The game is over. Type history, undo, edit 2 or quit; for a new game, name another file when you start again.
scorepad-begun = The game in { $file } has begun already: its names and its target stay as they are.
scorepad-unreadable = “{ $text }” is no way for a round to end. Type ? for help.
scorepad-no-player = “{ $text }” is not one of the players. Type a letter or a name.
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
scorepad-nothing = Nothing is written down.
scorepad-which-round = { $count ->
    [0] There is no round to tell again yet.
    [one] There is one round yet: “edit 1” tells it again.
   *[other] Name a round from 1 to { $count }: “edit { $count }” tells the last one again.
}
scorepad-nothing-to-undo = There is no round to take back.
scorepad-undone = Round { $round } is taken back.
scorepad-round = Round { $round }: { $ended }
scorepad-ended-stop = { $name } called STOP
scorepad-ended-last-chance = { $name } called LAST CHANCE{ $bet ->
    [won] {" "}and won the bet
    [lost] {" "}and lost the bet
   *[open] {""}
}
scorepad-ended-deck-out = the deck was used up
scorepad-ended-mermaids = { $name } has all four mermaids
scorepad-changed = Somebody else has written into { $file }. It stands like this now:
scorepad-cannot-keep = It could not be written down: { $problem }
scorepad-no-pad = There is no score pad in { $file } yet.
scorepad-refused = { $file } stays as it is. { $problem }
scorepad-in-round = Round { $round }: { $problem }
scorepad-game-is-over = The game is over: take a round back first.
confirm-undo = Take round { $round } back?
confirm-mermaids = Did the round end with them?
confirm-cut = { $count ->
    [one] The game is over with this. Leave out the round behind it?
   *[other] The game is over with this. Leave out the { $count } rounds behind it?
}
confirm-add = Add your round as round { $round }?
confirm-again = Try again?

## Rules

rules-how = { $program } R6 shows a clause, { $program } cards a section, { $program } all everything.
rules-how-here = “rules R6” shows a clause, “rules cards” a section.
rules-editions = Editions: { $editions }.
rules-differ = Editions differ here: see { $option }.
rules-edition = The { $edition } edition
rules-table = This table
rules-played = { $who } plays this.
rules-plays = { $who } plays { $option } = { $value }.
rules-unknown = There is no clause or section “{ $text }”. The sections are { $sections }.
rules-unknown-close = There is no clause or section “{ $text }”. Did you mean { $close }?
rules-unknown-here = There is no clause or section “{ $text }”. Type “rules” for the list.

## Options

against-too-many = { $count } opponents are named, and there { $room ->
    [one] is 1 seat
   *[other] are { $room } seats
} for them.
option-no-number = “{ $text }” is not a whole number.

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
record-other-file = { $file } is not a papersea record file.
record-no-folder = { $file } cannot be made: there is no such folder.
record-forbidden = { $file } cannot be used: you may not read and write it.
record-problem = { $file } cannot be used: { $problem }.
resume-beside = --resume goes on with a game as it was begun, so { $flag } cannot stand beside it.
resume-stranger = The record does not say how { $name } plays, so { $opponent } goes on in that place.
resume-unnamed = The record does not name your { $count ->
    [one] opponent, so { $names } goes on in that place.
   *[other] opponents, so { $names } go on in their places.
}
resume-nothing = { $file } has no game to go on with.
resume-finished = The last game of { $file } is finished.
replay-nothing = { $file } has no games.
replay-cut = The end of the record is missing.
replay-refused = This record cannot be played back: { $problem }

## papersea analyse

analyse-weighing = Weighing decisions
analyse-no-game = { $file } has only { $count ->
    [one] 1 game.
   *[other] { $count } games.
}
analyse-no-seat = Nobody here is called { $text }: name a seat by its letter, or a player.
analyse-cut = { replay-cut } The chances end with the last whole move.
analyse-unfinished = The game was not played to its end: the chances end with its last move.
analyse-turning-points = Turning points
analyse-no-turning-points = Nobody gave away anything that matters.
analyse-chances = The chance to win, as each could know it
analyse-luck = Luck and skill
analyse-decisions = Every decision
analyse-place = Round { $round }, turn { $turn }, { $name } (move { $number })
analyse-played = Played: { $choice } ({ $chance })
analyse-better = Better: { $choice } ({ $chance })
analyse-column-round = Round
analyse-column-start = Start
analyse-column-luck = Luck
analyse-column-losses = Choices
analyse-column-end = End
analyse-luck-how = Luck: what came by the cards, and by what the others had and did, mistakes too. Choices: what was given away against the best moves. Start and the two together make the end.
analyse-summary = { $name }: { $decisions ->
    [one] 1 decision,
   *[other] { $decisions } decisions,
} { $best } of them the best, { $slips ->
    [one] 1 slip,
   *[other] { $slips } slips,
} { $mistakes ->
    [one] 1 mistake.
   *[other] { $mistakes } mistakes.
} Accuracy { $accuracy }: 100 % is the best every time, 0 % is choosing blindly.

## Proofs that nobody chose the cards. $salts lists the players with what they added.

verify-proved = First player, { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
} and { $thefts ->
    [one] 1 stolen card
   *[other] { $thefts } stolen cards
} are as the proof has them. Salts: { $salts }. Commitment: { $commitment }
verify-salt = { $name } “{ $salt }”
verify-no-salt = { $name } none
verify-noted = (as you noted it)
verify-unfair = This game is not fair: { $problem }
verify-unproved = This game cannot be proved fair: { $problem }
verify-nothing = { $file } has no games: nothing is proved.
verify-not-found = Not proved: no game of { $file } has the commitment that you noted: { $commitment }
verify-compare = A proof counts only if you saw its commitment before the deal: compare it with what you noted, or name that with --commitment.

## papersea serve, work, backup

serve-address = The tables are set: { $address }
serve-cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }. --host and --port choose another place.
serve-no-such-host = “{ $host }” is no address or name of this machine: 127.0.0.1 is for this machine only, 0.0.0.0 for the whole network.
serve-no-origin = “{ $origin }” is no origin: expected https://HOST or http://HOST:PORT, in small letters, with nothing behind it.
serve-in-use = { $file } is in use by another papersea: many processes need PostgreSQL and Redis, docs/hosting.md
serve-not-heard = Without --redis, other processes at this PostgreSQL would not be heard: let this be the only one.
serve-nobody-thinks = With --thinkers 0 and without --redis no bot will move: papersea work does their thinking, and needs Redis.
serve-kept-in = Everything is kept in { $file }
serve-how-to-stop = Ctrl-C closes the house; games go on when it opens again.
work-health = Health and metrics are told at { $host }, port { $port }.
work-ready =
    { $thinkers ->
        [one] One process thinks for the bots.
       *[other] { $thinkers } processes think for the bots.
    }
backup-done = A copy of everything is in { $file }

## papersea puzzle. What the browser says too stands in puzzles.ftl.

puzzle-id = ID { $id }
puzzle-how = Which move wins the match most often? Your first answer counts. Type log to read this round so far, ? for help.
puzzle-practice = You have answered this puzzle before, so this is practice and solves nothing.
puzzle-enter = Enter for the next puzzle, q to stop:
puzzle-solved-so-far = { $solved } of { $count } puzzles solved.
puzzle-unknown = There is no puzzle { $text }.
puzzle-bad-day = { $text } is not a day: expected one such as 2025-12-31.
puzzle-one-of = Name a puzzle, a --day or --next, not several of them.

## papersea join

join-not-installed = { $module } is not installed, which playing online needs: pip install 'papersea[server]'
join-bad-link = “{ $link }” is neither a table’s link nor a server’s address: expected https://HOST/t/CODE or https://HOST.
join-unreachable = No papersea server answers at { $address }: check the address, or try again later.
join-refused = The server says no: { $reason }.
join-beside = Whoever opened the table has chosen how it is played, so { $flag } cannot stand beside its link.
join-name = What shall the others call you?
join-known = Welcome back, { $name }.
join-bad-clock = “{ $text }” is no clock: expected 5m or 5m+10s (10 seconds to 120 minutes for a game, up to 300s more for every turn), 3d (1 to 14 days for a turn) or none.
join-share = { $count ->
    [0] The table’s link, for friends who want to look on:
    [one] One seat is free. Share this link; the game begins when somebody sits there:
   *[other] { $count } seats are free. Share this link; the game begins when all are taken:
}
join-left = You have left the terminal, and your seat is kept. This brings you back:

## At a server’s table

online-free-seat = a free seat
online-waits = Waiting for players …
online-waits-again = Waiting for the others …
online-full = Every seat is taken: you look on.
online-looking-on = The game has begun: you look on.
online-over = The game is over: you see how it ended.
online-commitment = The cards come from a secret of the server and what the players add. Commitment to the secret: { $commitment }. You add { $salt }.
online-lost = The connection is lost. Your game is safe; trying again …
online-back = Connected again.
online-refused = That was not done: { $reason }.
online-away = { $name } has lost the connection; the seat is kept.
online-here = { $name } is connected again.
online-go-on = Enter ends the break:
online-come-back = Enter lets you play again yourself:
online-say-title = What can be said
online-say-how = “say 2” or “say good luck” says the second of these.
online-say-unknown = “{ $text }” cannot be said here. Type “say” for the list.
online-record = The game is over, and its secret is open. Its record, for papersea replay and papersea verify:
online-again = Play again?

## papersea study

study-games = Games weighed
study-nothing = There is no finished game with names in these files.
study-title = What decisions cost, and how games end
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
    }, judged by the { $judge }. Lost: of the chance to win, for each decision. No luck: wins once what chance brought is taken off. ±: a 95 % interval over games.
