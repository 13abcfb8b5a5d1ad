### What the analysis of a game says.
### Cards and names are ready words that stand alone or between commas, so they need no case.
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
choice-take = take { $card } ({ $pile })
choice-keep = keep { $card }, put down { $other } ({ $pile })
choice-lay = lay out { $cards }
choice-search = look through the { $pile }
choice-pick = take { $card }
choice-steal = steal a card from { $name }
choice-end = end the turn

## How good a choice was

grade-best = best
grade-fine = fine
grade-slip = slip
grade-mistake = mistake

## Why a card is worth having

# $card: the fourth mermaid.
why-wins-game = { $card }: all four mermaids win the whole game at once.
# $count: the points that $name has bet on.
why-beats-bet = With { $card } it is { amount-points }, and { $name } has bet on { $count }: the bet is lost.
why-reaches-close = With { $card } it is { amount-points }: enough to close the round.
# $points for $card, $count for $other.
why-brings-more = { $card } brings { amount-points }, { $other } brings { $count }.
why-brings-points = { $card } brings { amount-points }.
why-makes-duo = { $card } and { $other } make a duo.
# $count and $kind: “3 octopuses”.
why-grows-set = { $card } makes { $count } { $kind }: { amount-points } more.
# $card is the multiplier. $count and $kind: “3 boats”.
why-multiplies = { $card } counts { $count } { $kind }: { amount-points } more.
# $count mermaids of four.
why-gathers-mermaids = { $card }: { $count } of the four mermaids, and { amount-points } more.
why-builds-colour = { $card } strengthens a colour ({ $colour }): { amount-cards }, for the colour bonus and for mermaids.
why-promises = { $card } with one more of its kind ({ $kind }) brings { amount-points }.
# $count and $kind: cards that would make a duo with it.
why-partners-left = { $card } can still become a duo: { $count } { $kind } not seen yet.

## Where cards come from, and where they go

why-top-is-little = { $card } ({ $pile }) brings { amount-points }; from the deck there are two cards to choose from.
why-deck-offers-two = { $card } ({ $pile }) brings { amount-points }, but two cards from the deck promise more.
# $points: to the cards of $name that lie open or were seen.
why-helps-next = { $card } on a pile ({ $pile }) would be a present: { $name } draws next and has cards that it fits ({ amount-points }).
why-helps-other = { $card } on a pile ({ $pile }) could be a present: { $name } has cards that it fits ({ amount-points }).
why-open-to-next = { $card } would lie open ({ $pile }), and { $name } draws next.
why-uncovers = Whoever takes the top ({ $pile }) uncovers { $card } for { $name }: { amount-points }.
why-covers = This covers { $card } ({ $pile }), which { $name } could take.
why-stays-in-reach = { $card } ({ $pile }) stays uncovered: { amount-points } that can still be taken.
why-deck-is-low = { $count ->
    [0] The deck is empty.
    [one] Only 1 card is left in the deck.
   *[other] Only { $count } cards are left in the deck.
}

## Duos and what they do

why-lay-crabs = { $cards }: laid out, they fetch a card from a pile.
why-lay-boats = { $cards }: laid out, they give another whole turn.
why-lay-fish = { $cards }: laid out, they are worth a card from the deck.
# $count: the cards in the hand of $name.
why-lay-theft = { $cards }: laid out, they steal a card. { $name } holds { amount-cards }.
why-laid-is-safe = { $cards }: laid out, they count just the same and cannot be stolen.
why-duo-can-wait = { $cards }: they count in the hand as well, and may do more later.
why-pile-has = { $card } lies in the pile ({ $pile }) and brings { amount-points }.
why-pile-is-bigger = There is more to choose from ({ $pile }): { amount-cards }.
# The card was seen to go into that hand.
why-rob-known = { $name } holds { $card }, as was seen: { amount-points }.
why-rob-leader = { $name } is ahead in the match, with { amount-points }.
why-rob-bigger-hand = { $name } holds more: { amount-cards }.

## Calls. $percent is the chance to win the match.

why-chance-stop = { call-stop } wins { $percent } % of the matches.
why-chance-last = { call-last-chance } wins { $percent } % of the matches.
why-chance-go-on = Playing on wins { $percent } % of the matches.
why-stop-is-sure = { call-stop } brings { amount-points } for sure.
# $points if it holds, $count if not.
why-bet-holds = A bet holds in { $percent } % of cases: { amount-points }, else { $count }.
why-bet-is-void = The deck is empty: a bet would end the round at once, and nobody would score.
# $count is the target.
why-call-reaches-target = { call-stop } makes { amount-points } in all; { $count } end the match.
why-mermaid-missing = { $count } mermaids are there: the fourth wins the whole game.
why-other-may-close = { $name } holds { amount-cards } and may close the round first.
why-other-near-target = { $name } needs only { amount-points } to reach the target.
# $count: the cards in the deck.
why-hand-can-grow = It is { amount-points } now, and there is time for more: { amount-cards } in the deck.

## Where nothing else is to be said

why-nearly-equal = It hardly matters: the next best move wins about as often ({ $percent } %).
why-wins-more-often = Tried out many times, it wins { $percent } % of the matches, the other { $against } %.

## Hindsight: what nobody in that seat could know

hindsight = In hindsight: { $reason }
why-held = { $name } held { $cards }.
why-took-it = { $name } took { $card } at once.
why-had-points = { $name } had { amount-points }.
why-deck-had = Next in the deck lay { $cards }.
