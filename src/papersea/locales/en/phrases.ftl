### Quick phrases that a player may say at the table, short and friendly.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-nice-move = Nice move!
phrase-your-turn = Your turn!
phrase-thinking = Let me think…
phrase-last-chance = Last chance? That takes nerve!
phrase-so-close = So close!
phrase-one-more = One more game?
phrase-must-go = I have to go.
phrase-good-game = Good game!
