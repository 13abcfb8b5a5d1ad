### Why a text can't be read: cards, moves, options, positions, records, proofs, budgets.
### $text is what was written there. Signs in examples (Cy, @B=Fy, target=double) stay as they are.

## Where it is. $problem is one of the texts below.

problem-on-line = Line { $line }: { $problem }
problem-in-round = Round { $round }: { $problem }
problem-in-move = Round { $round }, move { $number } by { $seat }: { $problem }
problem-illegal-move = { $move } isn’t possible. { $reason }

## Cards

problem-unknown-card = “{ $text }” isn’t a card: write a kind and a colour letter, as in Cy, or a name, as in yellow_crab.
problem-card-without-colour = “{ $text }” could be any of these cards: { $choices }. Which colour is it?
problem-unknown-kind = “{ $text }” isn’t a card: no kind has the letter { $letter }. The kinds are { $choices }.
problem-unknown-colour = “{ $text }” isn’t a card: no colour has the letter { $letter }. The colours are { $choices }.
problem-no-such-card = “{ $text }” isn’t in the deck: there’s no such kind in that colour.
problem-too-many-cards = The deck doesn’t have { $count } { CARD($card, $count) }, only { $copies }.

## Seats and moves

problem-unknown-seat = “{ $text }” isn’t a seat: they’re called A, B, C and D.
problem-unknown-place = { $text } isn’t a place in a pile: the top card is 1.
problem-unknown-move = “{ $text }” isn’t a move: moves are D, L, R, Cy-L, Cy+Cd, ?L, #2, @B, a full stop, STOP and LAST.

## Options, budgets, opponents, deals

problem-unknown-option = There’s no option “{ $text }”. The options are { $choices }.
problem-unreadable-option = “{ $text }” isn’t an option: write it like target=double.
problem-option-twice = The option { $option } is there twice: { $first } and { $second }.
problem-unknown-value = { $option } can’t be “{ $text }”. It’s one of { $choices }.
problem-players = 2, 3 or 4 can play, not { $count }.
problem-wrong-seed = { $text } can’t be a seed: it’s a whole number from 0 to 2**63 - 1.
problem-unreadable-budget = “{ $text }” isn’t a budget: write it like 200ms, 5s or 2000p.
problem-budget-time = A move takes from 1 ms to { $most } s.
problem-budget-playouts = A move takes from 1 to { $most } playouts.
problem-unknown-opponent = There’s no opponent “{ $text }”. They are { $choices }.
problem-unknown-opponent-close = There’s no opponent “{ $text }”. Did you mean { $close }?
problem-unknown-deal = “{ $text }” isn’t a deal: its name is a day, or 3 to 24 letters and digits.
problem-outside-not-named = “{ $text }” doesn’t name a bot: write module:name, like my_bots:Greedy.
problem-outside-no-module = There’s no module { $module }: it has to be installed, or in the folder where you are.
problem-outside-no-name = The module { $module } has no { $text }.
problem-outside-no-player = { $text } isn’t a bot: a bot is a class with choose(view, budget), or a function like it.
problem-outside-failed = { $text } can’t be loaded: { $problem }
problem-outside-twice = More than one package has a bot “{ $text }”. Choose one: { $choices }

## Positions

problem-position-words = A position has nine words (options scores round step closer hands tables piles deck), not { $count }.
problem-not-a-score = “{ $text }” isn’t a score.
problem-not-a-round = “{ $text }” isn’t the number of a round.
problem-unknown-step = “{ $text }” isn’t a step: write a seat and one of { $choices }.
problem-step-detail = “{ $text }”: only keep, pick and over have something after =.
problem-not-two-drawn = “{ $text }”: after keep= write the two cards that were drawn.
problem-not-a-pile = “{ $text }”: after pick= write the pile, L or R.
problem-not-two-piles = “{ $text }”: there are two piles, not { $count }.
problem-not-a-duo = “{ $text }” isn’t a duo.
problem-unknown-cards-stuck = However the unknown cards are dealt: { $problem }
problem-round-zero = Rounds count from 1.
problem-negative-score = Nobody has fewer than 0 points.
problem-hands-missing = There are { $players } scores, but the number of hands is { $count }.
problem-tables-missing = There are { $players } scores, but the number of tables is { $count }.
problem-no-such-seat = There’s no seat { $seat } when { $players } play.
problem-wrong-total = All cards together should be { $size }, not { $count }.
problem-piles-too-large = There can’t be { $lying } cards on the piles with only { $held } in front of the players.
problem-pile-too-large = A pile can’t have { $count } with { $left } still to be drawn: it never gets larger than { $most }.
problem-winners-twice = A game that is over names its winners, each once, as in A:over=A.
problem-wrong-winners = { $seats } can’t have won: there are neither four mermaids nor the highest score at the target.
problem-points-too-early = Nobody has points in the first round.
problem-ended-already = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}, so the game ended at { $target }.
problem-mermaids-ended-it = { $seat } has won with four mermaids, so the game is over.
problem-closer-to-move = { $seat } has closed the round and doesn’t play any more.
problem-closed-too-early = { $seat } has closed the round with { $points ->
    [one] 1 point
   *[other] { $points } points
}, and that takes { $needed }.
problem-duo-not-laid = { $seat } hasn’t laid out the duo for this.
problem-nothing-drawn = { $seat } has no card, and so hasn’t drawn yet.
problem-round-ended-at-once = The deck has run out, so the round ended at once.
problem-round-ended-before = The deck has run out, so the round ended with the turn before.
problem-nothing-to-draw = There’s nothing to draw, so the draw is skipped.
problem-nothing-to-search = Both piles are empty, so there’s nothing to look through.
problem-nothing-to-pick = The pile that is looked through is empty.
problem-nobody-to-rob = There’s nobody to steal from.
problem-duo-without-effect = There’s nothing that the duo could do.

## Chance

problem-deck-size = A deck has { $size } cards, not { $count }.
problem-deck-not-whole = The deck isn’t whole: { CARD($card, "the") } is missing.
problem-wrong-starter = Seat { $seat } can’t start a game of { $players }.
problem-cannot-be-stolen = { CARD($card, "The") } can’t be stolen from { $seat }, who doesn’t have it.
problem-theft-untold = It doesn’t say which card was stolen.

## Records

problem-record-version = This is version { $version } of the records, and this papersea reads version { $known }.
problem-record-header = This isn’t the first line of a record: { $expected } is expected.
problem-file-header = This isn’t the first line of a record file: { $expected } is expected.
problem-not-one-game = One game is expected: its first line is { $expected }. The number of games here is { $count }.
problem-name-count = The number of names is { $count }, and { $players } play.
problem-position-unproved = A game that begins with a position can’t be proved fair.
problem-salt-count = The number of salts is { $count }, and { $players } play.
problem-theft-and-card = “{ $text }” isn’t a move of a record: a theft has the stolen card with it, as in @B=Fy, and nothing else does.
problem-turn-without-seat = “{ $text }” isn’t a seat: a turn begins with one, as in A: D Cy-L .
problem-turn-without-moves = There are no moves after { $seat }:
problem-unreadable-result = “{ $text }” isn’t a result: write scores and winners, as in 41-33 A, or 12-7 -
problem-not-json = This isn’t JSON ({ $detail }).
problem-wrong-field = { $field } isn’t { $kind ->
    [text] a text
    [number] a number
    [list] a list
   *[object] an object
}.
problem-unknown-field = A record has no { $fields }.
problem-no-headlines = This isn’t a game with its rounds.
problem-after-result = Nothing comes after the result, but “{ $text }” does.
problem-no-beginning = A deck or a position has to come first, not “{ $text }”.
problem-nothing-below = A deck or a position has to come below this.
problem-unreadable-line = “{ $text }” is neither a turn, as in A: D Cy-L ., nor a deck, nor a result.
problem-unquoted-names = { $text } aren’t names: write them in quotes, as in "Coral" "Pebble".
problem-unreadable-name = { $text } isn’t a name: a sign after \ isn’t known.
problem-not-utf8 = This isn’t text in UTF-8.
problem-cut-at-start = It was cut off before the first round had begun.
problem-nothing-begun = There’s neither a deck nor a position.
problem-deck-and-position = It begins with a position and has a deck as well.
problem-other-position = The options, the players or who’s first aren’t those of the position.
problem-hidden-cards = A record has to name every card of its position.
problem-round-after-end = The game is over.
problem-round-not-ended = Round { $before } hasn’t ended.
problem-move-after-end = { $move } comes too late: the round is over.
problem-wrong-card = { $move }: { $problem }
problem-wrong-result = The result is given as { $given }, and by the rules it’s { $found }.

## Proofs

problem-unreadable-commitment = “{ $text }” isn’t a commitment: it has 64 hexadecimal digits.
problem-salts = A proof has a salt for each of 2 to 4 seats, not { $count }.
problem-unreadable-salt = “{ $text }” isn’t a salt: it has up to 64 printable ASCII characters without spaces.
problem-unreadable-secret = “{ $text }” isn’t a secret: it has 64 hexadecimal digits.
problem-unquoted-proof = { $text } isn’t part of a proof: write it in quotes, as in "blue".
problem-secret-size = A secret has { $size } bytes, not { $count }.
problem-unreadable-context = “{ $text }” isn’t a context: it has 1 to 64 printable ASCII characters without spaces.
problem-no-proof = It has no proof of its cards.
problem-other-commitment = Its proof isn’t that of the commitment: its own is { $commitment }
problem-other-first-player = { $given } is first, and by the proof it’s { $fair }.
problem-other-card = Card { $place } of the deck is { CARD($given, "the") }, and by the proof it’s { CARD($fair, "the") }.
problem-other-theft = { $move }: by the proof { CARD($fair, "the") } is stolen.

## Arenas

problem-arena-in-use = { $folder } is in use by another arena.
problem-arena-none = { $folder } has no arena: there’s no { $file }.
problem-arena-unreadable = { $file } can’t be read: { $problem }
problem-arena-not-json = it isn’t JSON.
problem-arena-not-a-plan = it isn’t a plan.
problem-arena-incomplete = it doesn’t say who plays, and how.
problem-arena-other-version = { $file } was written by papersea { $theirs }, and this is { $ours }: their games can’t be counted together.
problem-arena-other-plan = The arena was begun with { $name } { $begun }, not { $now }.
problem-arena-fewer-games = The arena was begun for more games than { $now }: for { $games }.
problem-league-few = With { $players } at a table, a league needs at least { $players } entrants.
problem-league-fewer-rounds = The league was begun for more rounds than { $now }: for { $rounds }.
problem-arena-two-entrants = An arena needs at least two entrants.
problem-arena-twice = { $name } is there twice.
problem-arena-no-games = An arena plays at least one game.
problem-arena-strangers = { $names } don’t meet in this arena.
problem-arena-unfinished = The game isn’t finished.
problem-arena-other-deal = This deal isn’t one of this arena.
problem-arena-game-twice = This game is there twice.

## The odds of a bet

problem-odds-wrong-opponents = One to three opponents can be at the table, not { $count }.
problem-odds-wrong-hand = An opponent’s number of cards can’t be { $number }.
problem-odds-wrong-tables = It says what lies open for { $count }, and the number of opponents is { $players }.
problem-odds-wrong-tops = There are { $most } piles, not { $count }.
problem-odds-not-duos = { CARDS($cards, "Nom") } can’t lie open: only duos are laid out.
problem-odds-more-than-all = These would be { $count }, and all cards of the game are { $most }.
problem-odds-four-mermaids = Whoever has all four mermaids has won the game already.
problem-odds-too-few-points = You need { $needed } points to close the round, and these cards are worth { $points }.
problem-odds-wrong-deck = The deck can’t have { $deck } now: from { $least } to { $most } would be possible.
