### The rules, clause by clause. Plain text: no markup, one line for each message.
### `rule-…` is a clause, `option-…` a rule option or one of its values.

rules-section-components = What you need
rules-section-setup = Setting up a round
rules-section-turn = Your turn
rules-section-closing = Closing the round
rules-section-end = The end of the game
rules-section-cards = The cards
rules-section-examples = Examples
rules-section-rulings = Special cases
rules-section-options = Options

## What you need

rule-C1 = You play with 58 cards. Each has one of eleven colours: dark blue (9 cards), light blue (9), black (8), yellow (8), green (6), white (4), purple (4), grey (4), light orange (3), pink (2) or orange (1).
    .title = The deck
rule-C2 = You will meet 9 crabs, 8 boats, 7 fish, 5 swimmers, 5 sharks, 4 mermaids, 6 shells, 5 octopuses, 3 penguins and 2 sailors, and a single lighthouse, shoal of fish, penguin colony and captain. If your box is Slovak, Czech or Spanish, it calls the sailors anchors.
    .title = What’s in the deck
rule-C3 = Two, three or four people can play.
    .title = Players
rule-C4 = Keep the reference cards within reach: four sum up the turn and the effects, two explain the colours. In the Russian and Spanish editions each of you gets one; the Russian box holds just four. The Polish edition deals them to the players without saying how many.
    .title = Reference cards
rule-C5 = Don’t count what a picture shows: two boats in the drawing are still one card. Only the icons in the corner matter.
    .title = Pictures don’t count
rule-C6 = Each colour has its own mark on the card, so you can play without telling colours apart by eye. The printed game uses licensed symbols; papersea has drawn its own.
    .title = Colour marks

## Setting up a round

rule-S1 = Shuffle all 58 cards and put them face down in the middle: that’s the deck.
    .title = Shuffle
rule-S2 = Turn up the top two cards and lay each beside the deck. They start the two discard piles.
    .title = Two discard piles
rule-S3 = Draw lots for who begins the game. (In the Polish edition you choose someone.)
    .title = Who begins
rule-S4 = No cards are dealt: you all start the round with an empty hand.
    .title = Empty hands

## Your turn

rule-T1 = You take your turns in clockwise order around the table.
    .title = Clockwise
rule-T2 = Begin every turn by adding a card to your hand. You can’t skip this, but you choose how: from the deck (T3) or from a discard pile (T5).
    .title = First, a new card
rule-T3 = Pick up the top two cards of the deck. One stays in your hand; the other goes face up on a discard pile, and you choose which pile.
    .title = Two from the deck
rule-T4 = When just one of the two discard piles is empty, you have no choice: the card you give up goes there.
    .title = Fill the empty pile
rule-T5 = Instead of drawing from the deck, you can take the card on top of either discard pile.
    .title = One from a pile
rule-T6 = Only the top card of a discard pile is there to be seen. You can’t look at the cards below it unless crabs let you (K3).
    .title = No peeking
rule-T7 = With your new card in hand, you may lay out duos: place the two cards face up in front of you and do what the duo says. Lay out as many as you like in a turn, or none.
    .title = Then duos, if you like
rule-T8 = When your hand and your laid-out cards together are worth at least 7 points, you may close the round.
    .title = Closing takes 7 points
rule-T9 = If you don’t close, your turn ends and it’s your left neighbour’s turn.
    .title = On to the left

## Closing the round

rule-R1 = If you close the round, show your hand and make one of the two calls: STOP or LAST CHANCE.
    .title = Two calls
rule-R2 = After STOP the round is over. You all show your cards and score what they’re worth, hand and table together; there’s no colour bonus.
    .title = STOP
rule-R3 = LAST CHANCE is a bet that nobody will beat your points. You show your cards at once and say how many points they’re worth, not counting the colour bonus. Then each of the others, clockwise, has one last turn to draw and lay out duos, but not to close.
    .title = LAST CHANCE
rule-R4 = When you finish your last turn, you show your cards as well. Cards that have been shown can’t be stolen any more. (The Spanish edition doesn’t say this: see Q20.)
    .title = Shown cards are safe
rule-R5 = The Spanish edition allows no stealing at all during the last turns. In the others you can still steal from a hand that hasn’t been shown. The option “{ option-last-chance-steals.title }” sets this.
    .title = Stealing in the last turns
rule-R6 = If you called LAST CHANCE and have at least as many points as each opponent, you win the bet; a tie is enough. You score your points plus your colour bonus. Each of the others scores only their colour bonus.
    .title = The bet is won
rule-R7 = If you called LAST CHANCE and even one opponent has more points than you, you lose the bet. You score only your colour bonus. Each of the others scores their points, without a colour bonus.
    .title = The bet is lost
rule-R8 = Find your largest colour: the one you have most cards of, in your hand and on the table. Your colour bonus is 1 point for each card of that colour.
    .title = Colour bonus
rule-R9 = If the deck runs out, the round is over and nobody scores. The editions differ on two points: whether you may finish your turn first (“{ option-deck-out.title }”), and whether it also happens after a LAST CHANCE (“{ option-deck-out-after-call.title }”). The Slovak and Czech editions say it happens only while nobody has closed; the others name no exception.
    .title = The deck runs out
rule-R10 = What you score in a round is added to your total. As long as nobody has reached the target (G2), shuffle all the cards and play another round. In the Spanish edition, whoever closed does the shuffling.
    .title = Another round
rule-R11 = Whoever sits to the left of the player who closed begins the next round.
    .title = Who begins the next round
rule-R12 = If the deck ran out and nobody had closed, look at whose turn it was last: their left neighbour begins the next round. Only the Czech edition says so; here it’s always played like this.
    .title = Who begins after an empty deck

## The end of the game

rule-G1 = As soon as you have all four mermaids, you win the whole game. The Slovak and Czech editions add: in any round, whatever the score. It’s always played like this here.
    .title = Four mermaids
rule-G2 = Otherwise you play until someone’s total reaches or passes the target: 40 points for two players, 35 for three, 30 for four. The option “{ option-target.title }” can double this.
    .title = The target
rule-G3 = If the game ended at the target, the highest total wins.
    .title = The winner
rule-G4 = If several of you share the highest total, the one of them who scored most in the last round wins.
    .title = A tie
rule-G5 = If the last round doesn’t settle the tie, you share the win. Only the Slovak and Czech editions say so; here it’s always played like this.
    .title = A shared win

## The cards

rule-K1 = When you count points, count all your cards: those in your hand and those you have laid out.
    .title = Hand and table count
rule-K2 = A duo is worth 1 point whether you lay it out or keep it in hand. You get its effect only by laying it out.
    .title = Duos
rule-K3 = Choose a discard pile, look through it and take one card into your hand. Leave the others in their order. Nobody else sees what you took. If the pile has two cards of the same kind and colour, you choose which: that can change what ends up on top. Some editions let you show the card; here it stays hidden.
    .title = Crab + crab
rule-K4 = You take one more whole turn right away, from the draw on.
    .title = Boat + boat
rule-K5 = You take the top card of the deck into your hand.
    .title = Fish + fish
rule-K6 = Choose an opponent and take a random card from their hand. The Polish edition says any card, but as you can’t see the hand, you pick blindly all the same.
    .title = Swimmer + shark
rule-K7 = What lies on the table can’t be stolen.
    .title = Laid-out cards are safe
rule-K8 = A duo card without a partner earns no point as a duo. It still counts for its colour (colour bonus and mermaids), and a boat or a fish still counts for its multiplier (K16).
    .title = A single duo card
rule-K9 = A mermaid earns 1 point for each card of your largest colour. Each further mermaid takes another colour, always the next largest.
    .title = Mermaids
rule-K10 = Mermaids are white cards, and white counts as a colour like the other ten.
    .title = White is a colour
rule-K11 = Shells are worth more together: 0 points for one, 2 for two, 4 for three, 6 for four, 8 for five, 10 for all six.
    .title = Shells
rule-K12 = Octopuses: one is worth 0 points, two 3, three 6, four 9 and all five 12.
    .title = Octopuses
rule-K13 = Penguins: one is worth 1 point, two are worth 3 and all three 5.
    .title = Penguins
rule-K14 = A single sailor is worth 0 points, the two together 5.
    .title = Sailors
rule-K15 = Collector cards (shells, octopuses, penguins and sailors) aren’t laid out. They count from your hand.
    .title = Collector cards stay in hand
rule-K16 = With the lighthouse, each of your boats is worth 1 point more. The shoal of fish does the same for each fish; the penguin colony gives 2 points per penguin, the captain 3 per sailor.
    .title = Multipliers
rule-K17 = A multiplier never counts itself: the lighthouse isn’t a boat, the shoal isn’t a fish, the colony isn’t a penguin, and the captain isn’t a sailor.
    .title = Multipliers don’t count themselves

## Examples

rule-E1 = You have 7 points, and your largest colour is yellow with 2 cards. Your opponent has 4 points, and their largest colour is light blue, also with 2. Call STOP, and you score 7, your opponent 4. Call LAST CHANCE, and if the last turn changes none of this, you score 7 + 2 = 9 and your opponent 2.
    .title = STOP or LAST CHANCE
rule-E2 = You have two mermaids, 4 light blue cards and 3 green ones. One mermaid earns 4 points, the other 3: together 7.
    .title = Two mermaids
rule-E3 = Add a third mermaid to the cards of E2. It earns 3 points for white, because the three mermaids are white cards themselves: together 10.
    .title = A third mermaid
rule-E4 = You have all three penguins and the penguin colony. The penguins are worth 5 points, and the colony adds 2 for each of them: 5 + 2 × 3 = 11.
    .title = Penguins and their colony

## Special cases

rule-Q1 = If you draw from the deck and only one card is left, you keep that card. No card goes to a discard pile.
    .title = One card left in the deck
rule-Q2 = If the deck is already empty when you have to draw, take the top card of a discard pile. This can happen in a turn that boats gave you, or in a last turn, if the options allow you to play on without a deck.
    .title = Drawing with an empty deck
rule-Q3 = If the deck and both discard piles are empty, you skip the draw and go on with your turn.
    .title = Nothing to draw
rule-Q4 = If both discard piles are empty when you put a card down, you choose the pile. (The published online version always uses the left one.)
    .title = Both piles empty
rule-Q5 = A discard pile that has become empty is never refilled from the deck.
    .title = Piles aren’t refilled
rule-Q6 = You may lay out crabs when both discard piles are empty, fish when the deck is empty, and swimmer and shark when there’s nobody to steal from. The duo counts, but nothing happens.
    .title = Duos without an effect
rule-Q7 = A stolen card is known to two people: the one who took it and the one who lost it.
    .title = Who sees a stolen card
rule-Q8 = The card you take with crabs is known only to you. What you all see is the pile it came from, how many cards that pile has left, and its new top card.
    .title = Who sees what crabs took
rule-Q9 = When you take the top card of a discard pile, everybody knows which card you got.
    .title = Cards taken face up
rule-Q10 = You can close only in your own turn, after the draw, while you could also lay out duos. You don’t have to lay out your boats first; and in the extra turn they give you, you may close once you have drawn.
    .title = When you may close
rule-Q11 = For the 7 points you need to close, count your cards, mermaids included, but not the colour bonus.
    .title = What counts towards 7
rule-Q12 = You don’t have to lay out the four mermaids: the win comes by itself, the moment the fourth is in your hand. Some editions speak of laying them out, but you only ever get cards in your own turn, so nothing is lost.
    .title = The fourth mermaid
rule-Q13 = If the table plays “{ option-deck-out-after-call-scored.title }” and the deck runs out during the last turns, or was empty when LAST CHANCE was called, you play the last turns from the discard piles and score the round.
    .title = Last turns without a deck
rule-Q14 = Everybody may see the top and the size of each discard pile, the size of the deck and of every hand, the laid-out duos and the scores.
    .title = What everybody sees
rule-Q15 = If the table plays “{ option-deck-out-at-once.title }” and you draw the last two cards of the deck, the round ends before you keep one, so they can’t bring you a fourth mermaid. Where play goes on because of a call (Q13), you keep one as always.
    .title = The last two cards
rule-Q16 = If nobody may steal in the last turns (R5), you can still lay out swimmer and shark then, and the duo counts, but you steal nothing (as in Q6).
    .title = Swimmer and shark without a theft
rule-Q17 = While another choice would have an effect, you can’t choose an empty pile for your crabs or an opponent who has no card to steal.
    .title = Choices without an effect
rule-Q18 = When a round ends because the deck ran out, hands stay hidden. Only cards that were shown before stay open: by a call (R3) or at the end of a last turn (R4). If your turn used up the deck, you don’t show your hand, unless you made the call yourself.
    .title = Hands after an empty deck
rule-Q19 = If an empty deck cancels a round after LAST CHANCE, the left neighbour of whoever called begins the next one, as in R11: someone did close. R12 is only for rounds that nobody closed.
    .title = Who begins after a cancelled bet
rule-Q20 = The Spanish edition doesn’t say whether you show your hand after your last turn. Here you do, as in the other editions (R4). As nobody can steal there anyway, this is only for information.
    .title = Hands after a last turn
rule-Q21 = If you lay out boats in your last turn, you draw again and may lay out more duos, but you can’t close (R3). It’s still the same turn: where the deck ends the round at the end of the turn, that comes after it.
    .title = Boats in a last turn

## Options

option-deck-out = When does the round end once the deck is used up (R9)? The Spanish edition says at once; by default, and in all other editions, it’s the end of the turn.
    .title = When an empty deck ends the round
option-deck-out-end-of-turn = The player whose turn it is plays the turn to its end and may still close.
    .title = At the end of the turn
option-deck-out-at-once = As soon as the last card has been taken from the deck, the round is over. If you then have four mermaids, you still win (but see Q15). After a LAST CHANCE, “{ option-deck-out-after-call.title }” decides whether play goes on.
    .title = At once

option-deck-out-after-call = Does an empty deck cancel the round even after a LAST CHANCE? By default and in the Slovak and Czech editions it doesn’t; in the Polish, Russian and Spanish ones it does. A STOP is scored in any case.
    .title = Empty deck after LAST CHANCE
option-deck-out-after-call-scored = The last turns are played to the end, from the discard piles if need be, and the round is scored (Q13).
    .title = Play on and score
option-deck-out-after-call-void = The round ends without a score; “{ option-deck-out.title }” says whether that happens at once or at the end of the turn. Take care with “{ option-deck-out-end-of-turn.title }”: if you call LAST CHANCE when the deck is already empty, your own turn ends the round and nobody scores.
    .title = Nobody scores

option-last-chance-steals = May swimmer and shark steal during the last turns after LAST CHANCE (R5)? Only the Spanish edition says no.
    .title = Stealing after LAST CHANCE
option-last-chance-steals-unshown = You may steal from hands that haven’t been shown yet.
    .title = From hands not yet shown
option-last-chance-steals-never = Nobody steals during the last turns. Swimmer and shark can be laid out, without their effect (Q16).
    .title = Never

option-target = How many points end the game (G2)? All editions use the standard target; the double one is for a longer game, as the published online version offers it.
    .title = Points to win
option-target-standard = 40 points for two players, 35 for three and 30 for four.
    .title = Standard
option-target-double = 80 points for two players, 70 for three and 60 for four.
    .title = Double

## The rulebook as a page

book-at-hand = Your table plays
book-own-table = your table
book-own-choice = (the table’s own choice)
book-back = Back to the table
book-all-editions = all editions
book-no-edition = no edition; a table can choose it
book-differ = Where the editions differ
book-differ-about = A mark shows how an edition plays. Classic is how the published online version plays. A table can mix the options as it likes.
book-show-all = Show all the rules
book-you = You
book-opponent = Opponent
book-try = Tap a card to remove it or to add it: everything is counted again.
book-reset = As in the example
book-play = Play it
book-card-names = What it’s called in other languages
