### The opponents: how each of them feels to play against, in one line of at most 100 characters.
### Their names (Orca) are proper names and the same in every language.

opponents-title = Who you can play against, from the gentlest to the toughest.
opponents-how = To play, name an opponent or a level, once or several times:
opponents-slow = papersea runs as plain Python here, so opponents are slower and weaker than elsewhere. papersea --version says why.

## The rungs, by what they feel like; in a heading their short name follows in parentheses.

rung-random = By chance
rung-beginner = First steps
rung-casual = For fun
rung-solid = Steady hand
rung-expert = Mastery
rung-master = Deep water

## Leanings, in a word or two behind the description

leaning-bold = bold
leaning-careful = careful
leaning-collector = collects
leaning-thief = snatches

## The opponents

opponent-driftwood = Drifts wherever the waves go: any move will do. Good company while you learn the rules.
opponent-foam = Has no plan either, but can hardly leave a discard pile alone.
opponent-sprat = Is learning just like you: forgets what was discarded, and often closes the round too late.
opponent-glimmer = Falls for every shiny set: one more card for it matters more than closing the round.
opponent-nipper = Grabs first and thinks later: steals whenever it can, and forgets what went by.
opponent-gull = Easy company: plays its own cards sensibly and hardly watches yours.
opponent-otter = Plays for the joy of a fine collection, and now and then it all comes together.
opponent-skua = Cheeky: it’s after your cards with swimmer and shark, and deep in the piles with its crabs.
opponent-heron = Stands still and looks one turn ahead. Few good cards drift past.
opponent-pelican = Looks one turn ahead and fills its bill with sets and the multipliers that go with them.
opponent-cormorant = Looks one turn ahead and dives deep: waits longer, and still bets sooner.
opponent-orca = Imagines every hand you might have. You’ll have to earn every point.
opponent-albatross = Thinks as deep as Orca, but lands safely: sure points rather than a bet.
opponent-marlin = Thinks as deep as Orca and strikes boldly: bets early and upsets your plans.
opponent-kraken = Has learned from thousands of games when to close a round. Takes all the time it gets.
opponent-narwhal = Knows what Kraken knows, and needs only a tenth of the time.
opponent-tern = Knows what Kraken knows, and plays instantly, without stopping to think.
