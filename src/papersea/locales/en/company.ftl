### Who plays: faces, opponents and how one did against them, reactions, sounds, what a game was like.

## Opponents

company-none = Not played yet
company-record = Won { $won } of { $games }
company-new = Try next
company-up = A step up: you’ve been winning lately.
company-down = A gentler game, to get the upper hand again.
company-same = About as strong as those you’ve just played.

## Faces

face-title = Your face
face-about = It stands beside your name. At tables where you already sit, it stays as it was.
face-fox = fox
face-cat = cat
face-hare = hare
face-bear = bear
face-owl = owl
face-frog = frog
face-badger = badger
face-deer = deer
face-mouse = mouse
face-turtle = turtle
face-crane = paper crane
face-hedgehog = hedgehog

## Reactions and sounds

react-title = Say something
menu-game = This game
menu-others = The others
menu-help = Look and help
menu-away = Leaving
sound-offer = Would you like to hear the paper?
sound-yes = Sounds on
sound-no = No, thanks

## What a finished game was like

after-title = Looking back
after-close = So close: { $count ->
    [one] one point was missing.
   *[other] { $count } points were missing.
}
after-won-close = A narrow win: { $count ->
    [one] one point made the difference.
   *[other] { $count } points made the difference.
}
after-won-clear = A clear win: { $count ->
    [one] one point ahead.
   *[other] { $count } points ahead.
}
after-won-mermaids = Four mermaids: nothing beats that.
after-won = The game is yours. Well played!
after-led = You were ahead after { $count ->
    [one] one round.
   *[other] { $count } rounds.
} You didn’t miss by much.
after-lost = Not this time. New cards, new luck.
after-best = Your best round was round { $round }: { $count ->
    [one] one point.
   *[other] { $count } points.
}
after-bet = Your { call-last-chance } in round { $round } paid off: { $count ->
    [one] one point
   *[other] { $count } points
} for courage.
after-card = Your luckiest card, in round { $round }: { $card }. Without it, { $count ->
    [one] one point less.
   *[other] { $count } points less.
}
after-lesson = One thing to try
after-lesson-bet = Your { call-last-chance } in round { $round } didn’t pay off. Would { call-stop }, or one more turn, have been better?
after-lesson-wait = In round { $round } you had { $points ->
    [one] 1 point
   *[other] { $points } points
} and went on, and somebody else closed. Would you close now?
after-lesson-any = Which choice counted most? Look through your game to find out.
after-try = Try it
after-look = Look through it
after-next = What next?
after-play = Play { $name }
after-puzzle = Today’s puzzle
after-deal = Today’s deal

## How it has gone

course-title = How you’ve been doing
course-results = Your last games, the newest on the right
course-result = { $won ->
    [yes] Won
   *[no] Place { $rank }
}, { $count ->
    [one] one point
   *[other] { $count } points
}
course-form = Won: { $recent } of { $count ->
    [one] your last game
   *[other] your last { $count } games
}, { $all } of all
course-rating = Your rating after each rated game
course-rating-now = { $first } at first, { $last } now
course-calls = Your calls
course-stops = { call-stop } { $count ->
    [one] once
   *[other] { $count } times
}
course-bets = { call-last-chance }: { $won } won, { $lost } lost
course-cards = Your favourite cards
course-card = { $card }: { $times } a game
course-opponents = Against the bots
