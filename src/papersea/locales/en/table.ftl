### A live table: what happens around the cards, and what its screen says.
### `$you` is “yes” when the reader is the player that the sentence is about.
### A message asks for the form of a card (docs/languages/README.md); names stand as they are.

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
    [yes] You’ve left, and a bot plays on for you.
   *[no] { $name } has left, and a bot plays on.
}
online-stood-in = { $you ->
    [yes] Your time ran out. A bot plays for you until you’re back.
   *[no] { $name } ran out of time. A bot plays on.
}
online-came-back = { $you ->
    [yes] You’re playing again.
   *[no] { $name } is back.
}
online-resigned = { $you ->
    [yes] You give up.
   *[no] { $name } gives up.
}
online-wants-back = { $you ->
    [yes] You ask to take your move back.
   *[no] { $name } asks to take their move back.
}
online-wants-pause = { $you ->
    [yes] You ask for a break.
   *[no] { $name } asks for a break.
}
online-allow-back = Let { $name } take their move back?
online-allow-pause = { $name } asks for a break. All right?
online-declined = { $you ->
    [yes] You say no.
   *[no] { $name } says no.
}
online-took-back = { $you ->
    [yes] You take your move back.
   *[no] { $name } takes their move back.
}
online-paused = The game is paused.
online-resumed = { $you ->
    [yes] You end the break.
   *[no] { $name } ends the break.
}
online-said = { $you ->
    [yes] You: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = The others have given up: { $names } won.
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
table-waits-for = Waiting for { $name }…
table-your-turn = Your turn
table-your-turn-title = ● Your turn
table-last-turns = LAST CHANCE · { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-last-turns-own = Your LAST CHANCE · { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-spectating = You’re watching.
table-spectators = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
table-follow = Watch as…
table-follow-all = everybody (hands hidden)
table-follow-seat = { $name }
table-loading = Setting up the table…
table-asked = Asked. Waiting for an answer…
table-taken-up = This game continued from another one with the same cards: they weren’t dealt here.
table-closed = You can’t join this table

## The connection

link-lost = Connection lost. Reconnecting… Nothing is lost.
link-back = You’re connected again.
link-offline = The server can’t be reached just now, so your move wasn’t made. Try again in a moment.

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
seat-idle = taking a while
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
pile-name = { PILE($pile) }: { CARD($card) }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-empty = { PILE($pile) }, empty
place-empty = empty
place-draw = draw two
place-take = take
place-put = put it here
place-look = look through
hand-card = { CARD($card) }, { $number } of { $count } in your hand
hand-title = Your hand
hand-empty = no cards yet
hand-sort = Sort
hand-sort-kind = by kind
hand-sort-colour = by colour
hand-sort-own = my own order
hand-earlier = Move left
hand-later = Move right
table-log-empty = Nothing has happened yet.

## What to do now

now-draw = Draw two from the deck, or take the top card of a pile
now-draw-piles = The deck is empty: take the top card of a pile
now-draw-deck = Draw from the deck
now-keep = Tap the card you want to keep
now-put-other = Where does { CARD($card, "the") } go?
now-put-forced = { CARD($card, "The") } goes on the empty pile: an empty pile is always filled first
now-duo = Lay out a duo, or end your turn
now-end = End your turn
now-close = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}: end your turn, or close the round
now-last = Your last turn: lay out what helps, then end it
now-search = Which pile do you want to look through?
now-pick = Take one card
now-steal = Who do you steal from?
now-steal-card = Take any of { $name }’s cards
now-steal-back = Card { $number } of { $count }
now-again = The boats give you another turn
now-paused = The game is paused.
now-keep-this = Keep { CARD($card, "the") }
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
act-resign-sure = Give up this game? The others win it.
act-leave = Leave the table
act-leave-sure = Leave? Your seat stays yours, and a bot plays on if the table allows it.
act-show-hand = Let spectators see my hand
act-hide-hand = Hide my hand from spectators
act-come-back = Take over from the bot
act-mute = Mute { $name }
act-unmute = Unmute { $name }
act-report = Report a player
act-home = Home
act-settings = Language, light, sound
act-shortcuts = Keys
act-advice = Advice
act-no-advice = Stop the advice
act-rule = The rule: { $clause }
act-agree = Agree
act-decline = Say no

## Calling

call-title-stop = Call { call-stop }?
call-title-last = Call { call-last-chance }?
call-now-stop = Yes: { call-stop }
call-now-last = Yes: { call-last-chance }
call-not-yet = Not yet
call-other = Or { $call } instead?

## Around one device

curtain-title = { $name }, it’s your turn
curtain-hint = Pass the device on. Nobody else should look now.
curtain-lift = Show my cards
curtain-since = Since your last turn

## Spoken to screen readers only

spoken-turn = Your turn. { $now }

## Explained once

tip-duo = Two cards that belong together are a duo. Laid out, they do something; laid out or not, they’re worth 1 point.
tip-seven = With 7 points or more, you may close the round at the end of your turn.
tip-call = { call-stop } is safe: everybody scores their cards. { call-last-chance } is a bet: the others get one more turn, and if nobody beats you, you score your colour bonus too.
tip-first = Start here: tap the deck.
tip-known = Got it

## Keys

keys-title = Keys
keys-deck = Deck
keys-piles = Left or right: the card to keep, then the pile
keys-hand = Move between your cards
keys-choose = Choose
keys-move = Move a card in the hand
keys-end = End turn
keys-calls = Calls (you’ll be asked to confirm)
keys-points = Points
keys-log = What happened
keys-aids = Reference cards
keys-help = This list
keys-on = Use these keys
keys-on-about = Turn them off if another program of yours uses single keys.
