### What the analysis of a game says.
### A message asks for the form of a card; names stand as they are.
### Nobody is addressed where it can be avoided: a reason fits one's own choice and another's.

# Whose judgement it is: an opponent's name.
judged-by = Judged by { $judge }.

# Used inside other messages: so many points, so many cards.
amount-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
amount-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## A possible move. $cards are those that are laid out.

choice-draw = two cards from the deck
choice-take = take { CARD($card, "the") } from { PILE($pile, "the") }
choice-keep = keep { CARD($card, "the") }, put { CARD($other, "the") } on { PILE($pile, "the") }
choice-lay = lay out { CARDS($cards, "the") }
choice-search = look through { PILE($pile, "the") }
choice-pick = take { CARD($card, "the") }
choice-steal = steal a card from { $name }
choice-end = end the turn

## How good a choice was

grade-best = best
grade-fine = fine
grade-slip = slip
grade-mistake = mistake
praise-good = good move
praise-brilliant = brilliant move

## Why a card is worth having

# $card: the fourth mermaid.
why-wins-game = { CARD($card, "The") } completes the four: all four mermaids win the whole game.
# $count: the points that $name has bet on.
why-beats-bet = { CARD($card, "The") } makes it { amount-points }. { $name } bet on { $count }, so { $name } loses the bet.
why-reaches-close = { CARD($card, "The") } makes it { amount-points }: enough to close the round.
# $points for $card, $count for $other.
why-brings-more = { CARD($card, "The") } brings { amount-points }, { CARD($other, "the") } only { $count }.
why-brings-points = { CARD($card, "The") } brings { amount-points }.
why-makes-duo = { CARD($card, "A") } and { CARD($other, "a") } make a duo.
# $count and $kind: “3 octopuses”.
why-grows-set = { CARD($card, "The") } makes it { $count } { KIND($kind, $count) }: { amount-points } more.
# $card is the multiplier. $count and $kind: “3 boats”.
why-multiplies = { CARD($card, "The") } counts { $count } { KIND($kind, $count) }: { amount-points } more.
# $count mermaids of four.
why-gathers-mermaids = { CARD($card, "The") } makes it { $count } of the four mermaids, and { amount-points } more.
why-builds-colour = { CARD($card, "The") } brings { COLOUR($colour) } to { amount-cards }: good for the colour bonus and for mermaids.
why-promises = With another { KIND($kind) }, { CARD($card, "the") } brings { amount-points }.
# $count and $kind: cards that would make a duo with it.
why-partners-left = { CARD($card, "The") } can still become a duo: { $count ->
    [one] 1 { KIND($kind, $count) } hasn’t been seen yet.
   *[other] { $count } { KIND($kind, $count) } haven’t been seen yet.
}

## Where cards come from, and where they go

why-top-is-little = { CARD($card, "The") } on { PILE($pile, "the") } brings { amount-points }, while the deck offers two cards to choose from.
why-deck-offers-two = { CARD($card, "The") } on { PILE($pile, "the") } brings { amount-points }, but two cards from the deck promise more.
# $points: to the cards of $name that lie open or were seen.
why-helps-next = { CARD($card, "The") } on { PILE($pile, "the") } would be a present: { $name } draws next and has cards that go with it ({ amount-points }).
why-helps-other = { CARD($card, "The") } on { PILE($pile, "the") } could be a present: { $name } has cards that go with it ({ amount-points }).
why-open-to-next = { CARD($card, "The") } would lie open on { PILE($pile, "the") }, and { $name } draws next.
why-uncovers = Taking the top of { PILE($pile, "the") } uncovers { CARD($card, "the") } for { $name }: { amount-points }.
why-covers = This covers { CARD($card, "the") } on { PILE($pile, "the") }, which { $name } could take.
why-stays-in-reach = { CARD($card, "The") } stays on top of { PILE($pile, "the") }, where it can still be taken: { amount-points }.
why-deck-is-low = { $count ->
    [0] The deck is empty.
    [one] Only 1 card is left in the deck.
   *[other] Only { $count } cards are left in the deck.
}

## Duos and what they do

why-lay-crabs = Laid out, { CARDS($cards, "the") } fetch a card from a pile.
why-lay-boats = Laid out, { CARDS($cards, "the") } give another whole turn.
why-lay-fish = Laid out, { CARDS($cards, "the") } bring a card from the deck.
# $count: the cards in the hand of $name.
why-lay-theft = Laid out, { CARDS($cards, "the") } steal a card. { $name } holds { amount-cards }.
why-laid-is-safe = Laid out, { CARDS($cards, "the") } count just the same and can’t be stolen.
why-duo-can-wait = { CARDS($cards, "The") } count in the hand too, and may do more later.
why-pile-has = { CARD($card, "The") } is in { PILE($pile, "the") } and brings { amount-points }.
why-pile-is-bigger = { PILE($pile, "The") } offers more to choose from: { amount-cards }.
# The card was seen to go into that hand.
why-rob-known = { $name } has { CARD($card, "the") } (it was seen): { amount-points }.
why-rob-leader = { $name } leads the game with { amount-points }.
why-rob-bigger-hand = { $name } has the bigger hand: { amount-cards }.

## Calls. $percent is the chance to win the game.

why-chance-stop = { call-stop } wins { $percent }% of games.
why-chance-last = { call-last-chance } wins { $percent }% of games.
why-chance-go-on = Playing on wins { $percent }% of games.
why-stop-is-sure = { call-stop } brings { amount-points }, guaranteed.
# $points if it holds, $count if not.
why-bet-holds = The bet is won { $percent }% of the time: { amount-points }, otherwise { $count }.
why-bet-is-void = The deck is empty: LAST CHANCE would end the round at once, and nobody would score.
# $count is the target.
why-call-reaches-target = { call-stop } brings the total to { amount-points } and ends the game: the target is { $count }.
why-mermaid-missing = { $count } of the four mermaids are here already, and all four win the whole game.
why-other-may-close = { $name } has { amount-cards } and may close the round first.
why-other-near-target = { $name } is only { amount-points } short of the target.
# $count: the cards in the deck.
why-hand-can-grow = It’s { amount-points } now, and there’s time for more: { amount-cards } left in the deck.

## Where nothing else is to be said

why-nearly-equal = It hardly matters: the next best move wins about as often ({ $percent }%).
why-wins-more-often = Tried out many times, it wins { $percent }% of games, the other choice { $against }%.

## Hindsight: what nobody in that seat could know

hindsight = In hindsight: { $reason }
why-held = { $name } had { CARDS($cards, "a") }.
why-took-it = { $name } took { CARD($card, "the") } at once.
why-had-points = { $name } had { amount-points }.
why-deck-had = Next in the deck: { CARDS($cards, "a") }.
