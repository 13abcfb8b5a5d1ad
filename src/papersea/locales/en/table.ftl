### A live table: what happens around the cards, and what its screen says.
### `$you` is “yes” when the reader is the player that the sentence is about.
### Names and cards are ready strings that stand in a sentence without case.

## Around the cards

online-joined = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
online-freed = { $you ->
    [yes] You get up.
   *[no] { $name } gets up.
}
online-left = { $you ->
    [yes] You have left; a bot plays on for you.
   *[no] { $name } has left; a bot plays on.
}
online-stood-in = { $you ->
    [yes] Your time was up: a bot plays for you until you are back.
   *[no] { $name } takes too long: a bot plays on.
}
online-came-back = { $you ->
    [yes] You play again yourself.
   *[no] { $name } is back and plays again.
}
online-resigned = { $you ->
    [yes] You give the game up.
   *[no] { $name } gives the game up.
}
online-wants-back = { $you ->
    [yes] You ask to take your move back.
   *[no] { $name } asks to take a move back.
}
online-wants-pause = { $you ->
    [yes] You ask for a break.
   *[no] { $name } asks for a break.
}
online-allow-back = May { $name } take the move back?
online-allow-pause = A break, as { $name } asks?
online-declined = { $you ->
    [yes] You do not agree.
   *[no] { $name } does not agree.
}
online-took-back = { $you ->
    [yes] Your move is taken back.
   *[no] { $name } takes the move back.
}
online-paused = The game has a break.
online-resumed = { $you ->
    [yes] You go on.
   *[no] { $name } goes on.
}
online-said = { $you ->
    [yes] You: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = The others have given up. Won by { $names }.
online-wants-rematch = { $you ->
    [yes] You want to play again.
   *[no] { $name } wants to play again.
}

## The head of the screen

table-round = Round { $round } · to { $target }
table-menu = Menu
table-log = What happened
table-aids = Reference cards
table-points = Points
table-waits-for = Waiting for { $name } …
table-your-turn = Your turn
table-your-turn-title = ● Your turn
table-last-turns = Last turns: { $name } called LAST CHANCE with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
table-last-turns-own = Last turns: you called LAST CHANCE with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
table-spectating = You look on.
table-spectators = { $count ->
    [one] 1 person looks on
   *[other] { $count } people look on
}
table-follow = Through whose eyes?
table-follow-all = What everybody sees
table-follow-seat = { $name }
table-loading = The table is being set …
table-asked = Asked. Waiting for the answer …
table-taken-up = This game goes on from another one, with its very cards: they were not dealt here.
table-closed = No way to this table

## The connection

link-lost = The connection is lost. We try again by ourselves; nothing is lost.
link-back = Connected again.
link-offline = Just now the server cannot be reached, so that was not done. Try again in a moment.

## A player’s strip. Spoken names of things that a picture shows.

seat-score = { $score } of { $target }
seat-hand = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
seat-laid = { $count ->
    [0] nothing laid out
    [one] 1 duo laid out
   *[other] { $count } duos laid out
}
seat-turn = their turn
seat-bot = bot
seat-idle = takes a while
seat-lost = connection lost
seat-stand-in = a bot plays on
seat-known = Known cards in this hand
seat-time = { $time } left
seat-spoken = { $name }: { $score } of { $target } points, { $cards }, { $laid }

## Deck and piles

deck-name = Deck, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
pile-name = { $pile }: { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-empty = { $pile }, empty
place-empty = empty
place-draw = draw two
place-take = take
place-put = put it here
place-look = look through
hand-card = { $card }, { $number } of { $count } in your hand
hand-title = Your hand
hand-empty = no cards yet
hand-sort = Sort
hand-sort-kind = by kind
hand-sort-colour = by colour
hand-sort-own = my own order
hand-earlier = Move to the left
hand-later = Move to the right
table-log-empty = Nothing has happened yet.

## What to do now

now-draw = Draw two from the deck, or take the top of a pile
now-draw-piles = The deck is empty: take the top of a pile
now-draw-deck = Draw from the deck
now-keep = Tap the card you keep
now-put-other = Where does the { $card } go?
now-put-forced = The { $card } goes on the empty pile: an empty pile is always filled first
now-duo = Lay out a duo, or end your turn
now-end = End your turn
now-close = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}: end your turn, or close the round
now-last = Your last turn: lay out what helps, then end it
now-search = Which pile do you look through?
now-pick = Take one card
now-steal = Whose card do you take?
now-steal-card = Take one of { $name }’s cards
now-steal-back = Card { $number } of { $count }
now-again = The boats give you another turn
now-paused = The game has a break.
now-keep-this = Keep { $card }
now-choose-again = Choose again

## Actions

act-end = End turn
act-end-last = End last turn
act-stop = { call-stop }
act-last = { call-last-chance }
act-crab = look through a pile
act-boat = another turn
act-fish = a card from the deck
act-theft = steal a card
act-nothing = no effect now
act-lay = Lay out
act-which = Which two?
act-take-back = Take my move back
act-pause = Ask for a break
act-resume = Go on
act-resign = Give up
act-resign-sure = Give the game up? The others win it.
act-leave = Leave the table
act-leave-sure = Leave? Your seat is kept for you, and a bot plays on where the table allows it.
act-say = Say something
act-show-hand = Let spectators see my hand
act-hide-hand = Hide my hand from spectators
act-come-back = Play again myself
act-mute = Mute { $name }
act-unmute = Hear { $name } again
act-report = Report a player
act-home = Start page
act-settings = Language, light, sound
act-shortcuts = Keys
act-advice = Advice
act-no-advice = No more advice
act-rule = The rule: { $clause }
act-agree = Agree
act-decline = Decline

## Calling

call-title-stop = Call { call-stop }?
call-title-last = Call { call-last-chance }?
call-now-stop = Yes: { call-stop }
call-now-last = Yes: { call-last-chance }
call-not-yet = Not yet
call-other = Rather { $call }?

## Around one device

curtain-title = { $name }, your turn
curtain-hint = Pass the device on. Nobody else should look now.
curtain-lift = Show my cards
curtain-since = Since your last turn

## Spoken to screen readers only

spoken-turn = Your turn. { $now }

## Explained once

tip-duo = Two that belong together are a duo. Laid out, they do something; laid out or not, they are worth 1 point.
tip-seven = With 7 points or more you may close the round, at the end of any turn of yours.
tip-call = { call-stop } is safe: everybody scores their cards. { call-last-chance } is a bet: the others get one more turn, and if nobody beats you, you score your colour bonus as well.
tip-first = Begin here: tap the deck.
tip-known = Got it

## Keys

keys-title = Keys
keys-deck = Deck
keys-piles = Left or right: card to keep, then pile
keys-hand = Move through the hand
keys-choose = Choose
keys-move = Move a card in the hand
keys-end = End turn
keys-calls = Calls, with a question before
keys-points = Points
keys-log = What happened
keys-aids = Reference cards
keys-help = This list
keys-on = Use these keys
keys-on-about = Turn them off if another program of yours listens to single keys.
