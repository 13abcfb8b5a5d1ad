### Krátke priateľské vety, ktoré si hráči môžu povedať pri stole.

phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-well-played = Pekne zahrané!
phrase-thanks = Vďaka!
phrase-sorry = Prepáč!
phrase-oops = Ups!
phrase-nice-move = Pekný ťah!
phrase-your-turn = Si na ťahu!
phrase-thinking = Rozmýšľam…
phrase-last-chance = Posledná šanca? To chce odvahu!
phrase-so-close = Bolo to tesné!
phrase-one-more = Dáme ešte jednu?
phrase-must-go = Už musím ísť.
phrase-good-game = Bola to pekná hra!
