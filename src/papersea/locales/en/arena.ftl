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
arena-extra = Without ratings and the plot. To get them: pip install 'papersea[arena]'
arena-two = Name at least two entrants, for example: orca heron
arena-not-empty = { $folder } isn’t empty. Choose another folder, or go on with its arena: { $command }
arena-workers-beside = --workers are processes of this machine, so you can’t use it with --on.
arena-out-beside = --resume keeps the games where they are, so you can’t use --out with it.
