### The lessons, and what a bot says in a guided game.
### lesson-NAME is a title; lesson-NAME-SCENE-TASK asks the learner to do something, `.done` follows
### when it is done, `.not` when something else was tried. Short: each stands above the cards.

## The list of lessons

learn-about = Ten short lessons with real cards, then a first game. Any of them can be opened again.
learn-lessons = Lessons
learn-done = done
learn-go-on = Go on: { $lesson }
learn-begin = Begin
learn-all-done = You know everything that you need. Play!
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
lesson-wrong = That would be allowed. Here, do what is asked above.
lesson-missing = There is no such lesson.
lesson-odds = By what you see, the bet is won in { $chance } % of all cases.

## 1

lesson-draw = Draw two, keep one
lesson-draw-1-1 = A turn begins with a card. Tap the deck to look at two.
    .done = Two cards, for your eyes only.
    .not = You could take a top card too: that comes next. Tap the deck.
lesson-draw-1-2 = Tap the one you want to keep. Then tap a pile: the other card goes there.
    .done = One is yours. The other lies face up, and the next player may take it.
lesson-draw-1-3 = That was all that you must do. End your turn.
    .done = { $name } took the top card of a pile. Turns go on like that, clockwise.
lesson-draw-2-1 = Now one pile is empty. Draw two and keep one.
    .done = Where a pile is empty, the other card must go there. So there are two piles again.
    .not = Draw two from the deck this time.

## 2

lesson-piles = Or take the top of a pile
lesson-piles-1-1 = You hold a crab, and a crab lies on the left pile. Instead of drawing two, take it.
    .done = Two crabs: a duo, worth 1 point. One card that you know, instead of two that you do not.
    .not = What you need is in plain sight: take the top of the left pile.
lesson-piles-1-2 = End your turn and watch { $name }.
    .done = Everybody saw which card { $name } took. Below a pile’s top nobody may look, so it helps to remember.
    .not = The crabs can wait for the next lesson. End your turn.

## 3

lesson-crabs = Crabs search a pile
lesson-crabs-1-1 = After the draw you may lay out duos. Lay out your two crabs.
    .done = On the table they are worth 1 point, the same as in your hand. But now they do something.
    .not = First the crabs: lay them out.
lesson-crabs-1-2 = Crabs look through one pile. Choose the left one and take the octopus.
    .done = Two octopuses are worth 3. Nobody else knows which card you took.
    .not = You hold an octopus: a second one, in the left pile, is worth 3.

## 4

lesson-boats = Fish and boats
lesson-boats-1-1 = Fish bring the top card of the deck. Lay out your two fish.
    .done = A card for free.
    .not = Begin with the fish: they cost nothing.
lesson-boats-1-2 = Boats give you another whole turn. Lay out your two boats.
    .done = You may draw again, at once.
    .not = Lay out the boats before you end your turn.
lesson-boats-1-3 = Draw two and keep one.
    .done = Two more cards in the same turn. Any number of duos may be laid out in a turn.
    .not = This time draw two from the deck.

## 5

lesson-theft = Swimmer and shark
lesson-theft-1-1 = A swimmer and a shark belong together. Lay them out.
    .done = They rob somebody of a card.
    .not = Lay out swimmer and shark before your turn ends.
lesson-theft-1-2 = Take a card from { $name }’s hand, without seeing it.
    .done = An octopus: with yours, worth 3. Only { $name } and you know. What lies on the table cannot be stolen.

## 6

lesson-sets = Collections
lesson-sets-1-1 = You hold an octopus and two shells. Another octopus or another shell: which brings more?
    .done = Octopuses: 0, 3, 6, 9, 12. Shells: 0, 2, 4, 6, 8, 10. The second octopus brings 3, the third shell only 2.
    .not = A third shell brings 2 points. A second octopus brings 3.
lesson-sets-2-1 = Three boats. On the left lies the lighthouse, 1 point for each boat; on the right a fourth boat. Take the better one.
    .done = 3 points at once. Likewise: the shoal 1 for each fish, the colony 2 for each penguin, the captain 3 for each sailor.
    .not = The fourth boat makes a second duo: 1 point. The lighthouse brings 3.

## 7

lesson-mermaids = Mermaids
lesson-mermaids-1-1 = A mermaid counts the cards of your most common colour. Keep the card that fits.
    .done = Four dark blue cards: the mermaid is worth 4. A second mermaid would count your next colour.
    .not = Dark blue is your most common colour, so the dark blue shell brings 1 point more.
lesson-mermaids-2-1 = Three mermaids in your hand, the fourth on a pile. Take it!
    .done = Whoever has all four wins the whole game at once, whatever the score.
    .not = The fourth mermaid wins the game. It lies on the left pile.

## 8

lesson-stop = Seven points: STOP
lesson-stop-1-1 = You have 6 points. Find one more on the piles.
    .done = Seven! From 7 points on you may close the round at the end of your turn. You do not have to.
    .not = Your second crab lies on the left pile.
lesson-stop-1-2 = Say STOP: the round ends at once, and everybody scores their cards.
    .done = 7 points for you, 3 for { $name }. STOP is safe: nobody gets another turn.
    .not = This time STOP. LAST CHANCE comes next.

## 9

lesson-last-chance = LAST CHANCE
lesson-last-chance-1-1 = 8 points. Bet that nobody gets more: say LAST CHANCE. Everybody else has one more turn.
    .done = Won! You score 8 and your colour bonus, 2 cards of one colour: 10. The others score their bonus only.
    .not = Be bold this once: LAST CHANCE.
lesson-last-chance-2-1 = Once more, with 7 points. { $name } holds six cards.
    .done = { $name } drew a third penguin and has 8. The bet is lost: you score your bonus only, { $name } the 8 points. Equal points would have been enough for you.
    .not = Try the bet. It is a lesson, nothing is at stake.

## 10

lesson-bet = Shall I bet?
lesson-bet-1-1 = 11 points and three cards of one colour. { $name } holds three cards. STOP or LAST CHANCE?
    .done = A good bet: 14 points instead of 11, and { $name } scores next to nothing.
    .not = STOP brings 11. But hardly anybody gets more than 11 with three cards and one turn: bet!
lesson-bet-2-1 = 7 points, three others, six or seven cards each. STOP or LAST CHANCE?
    .done = Well stopped. With so many cards around you, somebody would probably have had more.
    .not = Three others with many cards: more often than not, one of them gets above 7. Stop while you can.

## Examples of the rulebook

lesson-example-E1 = STOP and LAST CHANCE
lesson-example-E1-1-1 = You have 7 points and two yellow cards, { $name } has 4 points and two light blue ones. Try either call.
    .done = STOP: 7 and 4. LAST CHANCE, won: 7 + 2 = 9 for you, 2 for { $name }.
lesson-example-E2 = Two mermaids
lesson-example-E2-1-1 = Four light blue and three green cards. Your mermaid counts the light blue ones; take the second.
    .done = 4 for light blue and 3 for green: 7 points.
    .not = The second mermaid lies on the left pile.
lesson-example-E3 = A third mermaid
lesson-example-E3-1-1 = Two mermaids count four light blue and three green cards. Take the third.
    .done = White is a colour too: the third mermaid counts the three mermaids themselves, 3 points more.
    .not = The third mermaid lies on the left pile.
lesson-example-E4 = Penguins and their colony
lesson-example-E4-1-1 = Three penguins are worth 5. Take the colony.
    .done = 2 for each of three penguins: 5 + 6 = 11.
    .not = The colony lies on the left pile.

## A guided game. The bot itself speaks: “I” is the bot, the learner is addressed.
## $card and $pile are finished words that stand in a sentence without case.

coach-quiet = Play on without remarks
coach-hello = I am { $name }, I play gently and say what matters. Begin: tap the deck or the top of a pile.
coach-round = Round { $round }. You have { $own } of { $target } points, I have { $other }.
coach-took = I took the top card: { $card }. Everybody saw it, so remember what I have.
coach-kept = I kept one card and put the other one down: { $card }.
coach-laid-crab = My crabs let me choose a card from a pile. You do not see which.
coach-laid-boat = My boats give me another turn.
coach-laid-fish = My fish bring me a card from the deck.
coach-laid-theft = My swimmer and shark took a card from your hand: { $card }.
coach-called = I say LAST CHANCE with { $points } points: I bet that you do not get more.
coach-take = { $pile }: { $card }. That would bring you { $count ->
    [one] 1 point
   *[other] { $count } points
}.
coach-draw = No top card brings you points at once. Look at two cards of the deck.
coach-keep = Keep this one: { $card }. It brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}.
coach-keep-any = Neither brings points yet. Keep what may become a pair or a collection, and give me nothing that I need.
coach-lay-crab = You have two crabs: lay them out and choose a card from a pile. They keep their point.
coach-lay-boat = You have two boats: lay them out for another turn.
coach-lay-fish = You have two fish: lay them out for a card from the deck.
coach-lay-theft = A swimmer and a shark: lay them out and take a card from me.
coach-close = You have { $points } points. STOP scores them now. LAST CHANCE brings { $bonus } more if I do not get above { $points }. I have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
coach-last-turn = Your last turn. My bet is lost if you get more than { $points }; you have { $own }.
coach-end = That is all for now: end your turn.
