### Why a move is not possible, and what is.

refusal-game-over = The game is over.
refusal-other-turn = It’s { $turn }’s turn.
refusal-draw-first = Take a card first, from the deck or from a pile.
refusal-keep-first = First keep one of the two cards you drew.
refusal-drawn-already = You’ve already taken a card. Now you can lay out a duo, end your turn or, with 7 points or more, close the round.
refusal-search-first = First choose the pile to look through.
refusal-pick-first = First take a card from the pile.
refusal-steal-first = First choose who to steal from.
refusal-deck-empty = The deck is empty: take the top card of a pile.
refusal-pile-empty = { PILE($pile, "The") } is empty.
refusal-nothing-to-search = { PILE($pile, "The") } is empty: look through the other one.
refusal-not-drawn = You drew { CARDS($drawn, "the") }: keep one of them.
refusal-empty-pile-first = One pile is empty, so the other card has to go there.
refusal-not-a-duo = { CARDS($cards, "A") } aren’t a duo. Duos are crab + crab, boat + boat, fish + fish, swimmer + shark.
refusal-not-in-hand = You don’t have { CARDS($missing, "the") }.
refusal-too-few-points = You need { $needed } points to close, and your cards are worth { $points }.
refusal-last-turn = In a last turn, nobody can close.
refusal-no-such-position = { $size ->
    [one] The pile has just 1 card.
   *[other] The pile has { $size } cards.
}
refusal-not-an-opponent = { $victim } isn’t one of your opponents.
refusal-nothing-to-steal = { $victim } has no card to steal.
refusal-hand-is-shown = { $victim } has already shown their hand, so it’s safe.
refusal-not-offered = That isn’t possible now. Choose one of the moves on offer.

## What the server did not do, by its code

error-bad-message = The server didn’t understand that. Please reload the page.
error-other-version = There’s a new version of papersea. Please reload the page.
error-too-large = That’s too long.
error-too-fast = That was a bit fast. Try again in a moment.
error-not-signed-in = This device has no name here yet.
error-wrong-origin = This came from another website, so it wasn’t done.
error-not-found = There’s nothing at this address.
error-no-such-table = There’s no such table. Perhaps the link was cut off, or nobody has played there for a long time.
error-no-such-game = There’s no such game.
error-no-such-seat = This table doesn’t have that seat.
error-no-such-opponent = There’s no such opponent.
error-table-full = Every seat is taken, but you can watch.
error-seat-taken = Somebody is already sitting there.
error-seats-empty = Every seat has to be taken first.
error-already-seated = You’re already at this table.
error-not-seated = Only the players at the table can do that.
error-not-host = Only the host can do that.
error-wrong-phase = That isn’t possible just now.
error-bad-settings = These settings don’t go together.
error-bad-name = A name has 1 to 24 visible characters.
error-reserved-name = That name belongs to this server, or looks as if it did. Please choose another one.
error-mixed-name = That name mixes letters from different alphabets that look alike. Please use one alphabet.
error-name-at-table = Somebody at this table has a name that looks the same. Change yours first.
error-stale = Something happened in the meantime. Please look again.
error-unreadable-move = That isn’t a move.
error-illegal-move = The rules don’t allow that.
error-impossible-cards = No game can have its cards like this.
error-bad-record = This record doesn’t follow the rules.
error-stand-in-plays = A bot is playing for you. Take over from it first.
error-nothing-to-take-back = You have no move to take back.
error-new-information = Somebody has seen a card since then, so the move stands.
error-not-at-this-table = This table doesn’t allow that.
error-already-asked = Another request is still waiting for an answer.
error-nothing-asked = That question is no longer open.
error-hand-not-open = This seat doesn’t show its hand.
error-log-full = This table has seen a great deal. Please open a new one.
error-unreadable-table = This table is safe, but the server can’t open it just now. Whoever runs the server has been told.
error-closed-table = Whoever runs this server has closed this table.
error-banned = Whoever runs this server doesn’t let you play here.
error-too-many-tables = You already have many tables. Finish or leave one first.
error-too-many-sockets = You have papersea open too many times. Please close another window.
error-method-not-allowed = That isn’t possible here.
error-needs-others = That needs other people, and this device is on its own. Play against bots, or pass the device around.
error-no-room = This device is full. Nothing has changed: free some space and try again.
error-unavailable = The server is busy for a moment. Nothing is lost.
error-unable = This browser can’t play without a server: it’s too old, or it isn’t allowed to.
error-reference = For whoever runs this server: reference { $reference }.
