### What `papersea arena` says.

arena-plan = { $games } games: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}{ $lineups ->
    [one] {""}
   *[other] {" "}for { $lineups } lineups
}, each in { $seatings } seatings with the same cards, by { $workers ->
    [ray] a Ray cluster
    [one] 1 worker
   *[other] { $workers } workers
}.
arena-rounded = You asked for { $games }: every lineup gets the same number of whole deals, at least two.
arena-speed = { $speed } games/s
arena-title = Results
arena-column-entrant = entrant
arena-column-wins = wins
arena-column-interval = 95%
arena-column-adjusted = without luck
arena-column-score = score
arena-column-games = games
arena-column-rating = rating
arena-par = Par is { $par }. { $games } games in { $deals } deals, { $rounds } rounds a game.
arena-adjusted = Without luck: what chance brought, as the learned network values it, is taken off the wins. On average it brings nothing, so the figures are just as true, and more certain.
arena-decided-stronger = Decided after { $games } games: { $entrant } is stronger than its company. However often you look, it wins { $interval }% with 95% confidence.
arena-decided-weaker = Decided after { $games } games: { $entrant } is weaker than its company. However often you look, it wins { $interval }% with 95% confidence.
arena-decided-open = Not decided after { $games } games: however often you look, { $entrant } wins { $interval }% with 95% confidence.
arena-pairs = Head to head
arena-pairs-how = In percent: the row ahead of the column; a tie counts half.
arena-stopped = Stopped after { $games } of { $whole } games.
arena-too-few = Not enough for results: each lineup needs two whole deals.
arena-resume = To go on:
arena-kept = Games and results are in { $folder }.
arena-extra = Without ratings and the plot. To get them: { $install }
arena-two = Name at least two entrants, for example: orca heron
arena-not-empty = { $folder } isn’t empty. Choose another folder, or go on with its arena: { $command }
arena-workers-beside = --workers are processes of this machine, so you can’t use it with --on.
arena-out-beside = --resume keeps the games where they are, so you can’t use --out with it.

## papersea league

league-title = League
league-round = Round { $number } of { $rounds }, games: { $games }
league-games = { $matches ->
    [one] 1 pairing
   *[other] { $matches } pairings
}, games: { $games }
league-column-place = #
league-column-entrant = bot
league-column-strength = strength
league-column-wins = wins
league-column-matches = pairings
league-column-games = games
league-how = Strength: how often a bot finishes ahead of the league’s average one, in percent, with luck taken off and a 95% interval.
league-counted = Games: { $games }, deals: { $deals }, each played in all seatings with the same cards.
league-system-round-robin = Everybody met everybody.
league-system-swiss = A Swiss league: in each round (there were { $rounds }), neighbours in the table met.
league-kept = The page with the results: { $file }
league-not-empty = { $folder } isn’t empty. Choose another folder, or go on with its league: { $command }
league-rounds = More rounds are for --system swiss: otherwise everybody meets everybody just once.

## papersea benchmark

benchmark-suite = Suite { $version }: fixed opponents, deals and budgets.
benchmark-part = { $bot } against { $opponent }, players: { $players }, games: { $games }
benchmark-title = { $bot }, suite { $version }
benchmark-column-opponent = against
benchmark-column-par = par
benchmark-score = { $bot } scores { $score }.
benchmark-how = The score is the mean share of wins against each opponent with two players, in percent, with luck taken off and a 95% interval.
benchmark-ladder = Beside our ladder
benchmark-clock = With a budget on the clock, the score depends on the machine. With playouts, as in 1000p, it can be repeated exactly.
