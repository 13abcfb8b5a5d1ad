### Why a move is not possible, and what is. Cards and names stand in a sentence without case.

refusal-game-over = The game is over.
refusal-other-turn = It is not your turn, but that of { $turn }.
refusal-draw-first = First take a card, from the deck or from a pile.
refusal-keep-first = First keep one of the two cards that you drew.
refusal-drawn-already = Your card is drawn: now you can lay out a duo or end your turn, and close the round from 7 points on.
refusal-search-first = First choose the pile to look through.
refusal-pick-first = First take a card from the pile.
refusal-steal-first = First choose whom to rob.
refusal-deck-empty = The deck is empty: take the top card of a pile.
refusal-pile-empty = The { $pile } is empty.
refusal-nothing-to-search = The { $pile } is empty: look through the other one.
refusal-not-drawn = You drew { $drawn }: keep one of these.
refusal-empty-pile-first = One pile is empty, so the other card must go there.
refusal-not-a-duo = That is no duo: { $cards }. Duos are crab + crab, boat + boat, fish + fish, swimmer + shark.
refusal-not-in-hand = You do not hold { $missing }.
refusal-too-few-points = You need { $needed } points to close, and your cards are worth { $points }.
refusal-last-turn = In a last turn nobody closes.
refusal-no-such-position = { $size ->
    [one] The pile has just 1 card.
   *[other] The pile has { $size } cards.
}
refusal-not-an-opponent = { $victim } is not an opponent of yours.
refusal-nothing-to-steal = { $victim } has no card to steal.
refusal-hand-is-shown = { $victim } has shown the hand already: it is safe.
refusal-not-offered = That is not possible now: choose one of the moves that are offered.

## What the server did not do, by its code

error-bad-message = The server did not understand that. Reload the page, please.
error-other-version = papersea has been renewed. Reload the page, please.
error-too-large = That is too long.
error-too-fast = That was a little fast. Try again in a moment.
error-not-signed-in = This device has no name here yet.
error-wrong-origin = This came from a page of another site, so it was not done.
error-not-found = There is nothing at this address.
error-no-such-table = There is no such table. Perhaps the link was cut off, or nobody has played there for a long time.
error-no-such-game = There is no such game.
error-no-such-seat = This table does not have that seat.
error-no-such-opponent = There is no such opponent.
error-table-full = Every seat is taken. You can look on.
error-seat-taken = Somebody sits there already.
error-seats-empty = The game needs somebody in every seat.
error-already-seated = You sit at this table already.
error-not-seated = Only those who sit at the table can do that.
error-not-host = Only the host can do that.
error-wrong-phase = That is not possible just now.
error-bad-settings = These settings do not go together.
error-bad-name = A name has 1 to 24 visible characters.
error-reserved-name = That name belongs to this house, or looks as if it did. Choose another one.
error-mixed-name = That name mixes letters of different alphabets that look alike. Write it in one alphabet.
error-name-at-table = Somebody at this table has a name that looks the same. Change yours first.
error-stale = Something happened in between. Look again, please.
error-unreadable-move = That is not a move.
error-illegal-move = The rules do not allow that.
error-impossible-cards = No game can have the cards like this.
error-bad-record = This is not the record of a game by the rules.
error-stand-in-plays = A bot plays for you at the moment. Take your seat back first.
error-nothing-to-take-back = There is no move of yours to take back.
error-new-information = A card has been seen since then, so the move stands.
error-not-at-this-table = This table does not allow that.
error-already-asked = An earlier request is still waiting.
error-nothing-asked = Nobody waits for that answer any more.
error-hand-not-open = This seat does not show its hand.
error-log-full = This table has seen a great deal. Open a new one, please.
error-unreadable-table = This table is kept safe, but the server cannot open it just now. Whoever runs the server has been told.
error-closed-table = Whoever runs this server has closed this table.
error-banned = Whoever runs this server does not let you play here.
error-too-many-tables = You have many tables already. Finish or leave one first.
error-too-many-sockets = papersea is open too many times from here. Close another window.
error-method-not-allowed = That is not possible here.
error-unavailable = The server is busy for a moment. Nothing is lost.
error-reference = For whoever runs this server: reference { $reference }.
