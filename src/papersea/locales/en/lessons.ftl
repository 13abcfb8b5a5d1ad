### The lessons, and what a bot says in a guided game.
### lesson-NAME is a title; lesson-NAME-SCENE-TASK asks the learner to do something, `.done` follows
### when it is done, `.not` when something else was tried. Short: each stands above the cards.

## The list of lessons

learn-about = Ten short lessons with real cards, then a first game. You can come back to any of them.
learn-lessons = Lessons
learn-done = done
learn-go-on = Go on: { $lesson }
learn-begin = Begin
learn-all-done = That’s everything you need to know. Play!
learn-game = Your first game
learn-game-about = Against { $name }, who plays gently and tells you what matters.
learn-rules = The whole rulebook
learn-rules-about = Every rule with its number, and where the editions differ
learn-offline = Lessons need a connection. The rulebook and the reference cards work without one.

## In a lesson

learn-you = You

lesson-place = Lesson { $number } of { $count }
lesson-example = Example { $clause }
lesson-more = In the rules:
lesson-next = Next lesson
lesson-next-scene = Go on
lesson-anew = Once more
lesson-list = All lessons
lesson-rules = Back to the rules
lesson-last = To your first game
lesson-wrong = You could do that, but try what’s asked above.
lesson-missing = There’s no such lesson.
lesson-odds = As far as you can see, the bet is won { $chance }% of the time.

## 1

lesson-draw = Draw two, keep one
lesson-draw-1-1 = A turn begins with a card. Tap the deck to look at two.
    .done = Two cards, for your eyes only.
    .not = You could also take a top card; that comes next. Tap the deck.
lesson-draw-1-2 = Tap the one you want to keep. Then tap a pile: the other card goes there.
    .done = One is yours. The other lies face up, and the next player may take it.
lesson-draw-1-3 = That’s all you have to do. End your turn.
    .done = { $name } took the top card of a pile. Turns go on like that, clockwise.
lesson-draw-2-1 = Now one pile is empty. Draw two and keep one.
    .done = If a pile is empty, the other card has to go there. Now there are two piles again.
    .not = This time, draw two from the deck.

## 2

lesson-piles = Or take the top of a pile
lesson-piles-1-1 = You have a crab, and there’s a crab on the left pile. Instead of drawing two, take it.
    .done = Two crabs: a duo, worth 1 point. You took one card you knew instead of two you didn’t.
    .not = What you need is in plain sight: take the top card of the left pile.
lesson-piles-1-2 = End your turn and watch { $name }.
    .done = Everybody saw which card { $name } took. Nobody may look below the top of a pile, so it helps to remember.
    .not = The crabs can wait for the next lesson. End your turn.

## 3

lesson-crabs = Crabs search a pile
lesson-crabs-1-1 = After the draw, you may lay out duos. Lay out your two crabs.
    .done = On the table they’re worth 1 point, just as in your hand. But now they do something.
    .not = The crabs first: lay them out.
lesson-crabs-1-2 = Crabs look through one pile. Choose the left one and take the octopus.
    .done = Two octopuses are worth 3 points. Nobody else knows which card you took.
    .not = You have an octopus: with the one in the left pile, it’s worth 3 points.

## 4

lesson-boats = Fish and boats
lesson-boats-1-1 = Fish bring you the top card of the deck. Lay out your two fish.
    .done = A free card.
    .not = Start with the fish: they cost nothing.
lesson-boats-1-2 = Boats give you another whole turn. Lay out your two boats.
    .done = You can draw again right away.
    .not = Lay out the boats before you end your turn.
lesson-boats-1-3 = Draw two and keep one.
    .done = Two more cards in the same turn. You can lay out as many duos as you like.
    .not = This time, draw two from the deck.

## 5

lesson-theft = Swimmer and shark
lesson-theft-1-1 = A swimmer and a shark belong together. Lay them out.
    .done = Now they steal a card from somebody.
    .not = Lay out the swimmer and the shark before your turn ends.
lesson-theft-1-2 = Take a card from { $name }’s hand, without seeing it.
    .done = An octopus: with yours, it’s worth 3 points. Only you and { $name } know. Cards on the table can’t be stolen.

## 6

lesson-sets = Sets
lesson-sets-1-1 = You have an octopus and two shells. Another octopus or another shell: which is worth more?
    .done = Octopuses: 0, 3, 6, 9, 12. Shells: 0, 2, 4, 6, 8, 10. The second octopus brings 3 points, the third shell only 2.
    .not = A third shell brings 2 points. A second octopus brings 3.
lesson-sets-2-1 = You have three boats. On the left there’s the lighthouse, 1 point for each boat; on the right, a fourth boat. Take the better one.
    .done = 3 points at once. In the same way, the shoal gives 1 for each fish, the colony 2 for each penguin, the captain 3 for each sailor.
    .not = The fourth boat makes a second duo: 1 point. The lighthouse brings 3.

## 7

lesson-mermaids = Mermaids
lesson-mermaids-1-1 = A mermaid counts the cards of your largest colour. Keep the card that helps.
    .done = Four dark blue cards: the mermaid is worth 4 points. A second mermaid would count your next largest colour.
    .not = Dark blue is your largest colour, so the dark blue shell brings 1 point more.
lesson-mermaids-2-1 = You have three mermaids, and the fourth is on a pile. Take it!
    .done = All four mermaids win the whole game, whatever the score.
    .not = The fourth mermaid wins the game. It’s on the left pile.

## 8

lesson-stop = Seven points: STOP
lesson-stop-1-1 = You have 6 points. Find one more on the piles.
    .done = Seven! With 7 points or more, you may close the round at the end of your turn. You don’t have to.
    .not = Your second crab is on the left pile.
lesson-stop-1-2 = Call STOP: the round ends at once, and everybody scores their cards.
    .done = 7 points for you, 3 for { $name }. STOP is safe: nobody gets another turn.
    .not = Call STOP this time. LAST CHANCE comes next.

## 9

lesson-last-chance = LAST CHANCE
lesson-last-chance-1-1 = You have 8 points. Bet that nobody gets more: call LAST CHANCE. Everybody else gets one more turn.
    .done = You won! You score 8 plus your colour bonus, 2 cards of one colour: 10. The others score only their bonus.
    .not = Be bold this once: LAST CHANCE.
lesson-last-chance-2-1 = Once more, with 7 points. { $name } has six cards.
    .done = { $name } drew a third penguin and has 8 points. You lose the bet: you score only your bonus, { $name } the 8 points. A tie would have been enough for you.
    .not = Try the bet. It’s only a lesson.

## 10

lesson-bet = Shall I bet?
lesson-bet-1-1 = 11 points and three cards of one colour. { $name } has three cards. STOP or LAST CHANCE?
    .done = A good bet: 14 points instead of 11, and { $name } scores next to nothing.
    .not = STOP brings 11 points. But hardly anybody gets past 11 with three cards and one turn: bet!
lesson-bet-2-1 = 7 points, three opponents with six or seven cards each. STOP or LAST CHANCE?
    .done = Good call: with so many cards around you, somebody would probably have had more.
    .not = Three opponents with many cards: more often than not, one of them gets past 7. Stop while you can.

## Examples of the rulebook

lesson-example-E1 = STOP and LAST CHANCE
lesson-example-E1-1-1 = You have 7 points and two yellow cards, { $name } has 4 points and two light blue ones. Try either call.
    .done = STOP: 7 and 4. LAST CHANCE, won: 7 + 2 = 9 for you, 2 for { $name }.
lesson-example-E2 = Two mermaids
lesson-example-E2-1-1 = Four light blue cards and three green ones. Your mermaid counts the light blue ones; take the second.
    .done = 4 for light blue and 3 for green: 7 points.
    .not = The second mermaid is on the left pile.
lesson-example-E3 = A third mermaid
lesson-example-E3-1-1 = Two mermaids count four light blue and three green cards. Take the third.
    .done = White is a colour too: the third mermaid counts the three mermaids themselves, 3 points more.
    .not = The third mermaid is on the left pile.
lesson-example-E4 = Penguins and their colony
lesson-example-E4-1-1 = Three penguins are worth 5 points. Take the colony.
    .done = 2 for each of the three penguins: 5 + 6 = 11.
    .not = The colony is on the left pile.

## A guided game. The bot itself speaks: “I” is the bot, the learner is addressed.
## A message asks for the form of $card and $pile.

coach-quiet = Play on without hints
coach-hello = I’m { $name }. I play gently and tell you what matters. Start by tapping the deck or the top card of a pile.
coach-round = Round { $round }. You have { $own } of { $target } points, I have { $other }.
coach-took = I took { CARD($card, "the") } from the top of a pile. Everybody saw it, so remember what I have.
coach-kept = I kept one card and put down { CARD($card, "the") }.
coach-laid-crab = My crabs let me take a card from a pile. You don’t see which.
coach-laid-boat = My boats give me another turn.
coach-laid-fish = My fish bring me a card from the deck.
coach-laid-theft = My swimmer and shark stole { CARD($card, "the") } from your hand.
coach-called = I call LAST CHANCE with { $points ->
    [one] 1 point
   *[other] { $points } points
}: I bet that you won’t get more.
coach-take = { CARD($card, "The") } on { PILE($pile, "the") } would bring you { $count ->
    [one] 1 point
   *[other] { $count } points
}.
coach-draw = No top card brings you points right away. Look at two cards from the deck.
coach-keep = Keep { CARD($card, "the") }: it brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}.
coach-keep-any = Neither brings points yet. Keep what could become a duo or a set, and don’t give me what I need.
coach-lay-crab = You have two crabs: lay them out and choose a card from a pile. They’re still worth their point.
coach-lay-boat = You have two boats: lay them out for another turn.
coach-lay-fish = You have two fish: lay them out for a card from the deck.
coach-lay-theft = A swimmer and a shark: lay them out and take a card from me.
coach-close = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}. STOP scores them now. LAST CHANCE brings { $bonus } more, unless I get past { $points }. I have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
coach-last-turn = This is your last turn. I lose my bet if you get more than { $points }; you have { $own }.
coach-end = That’s all for now: end your turn.
