### Krátké přátelské věty, které si hráči můžou říct u stolu.

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-oops = Jejda!
phrase-nice-move = Pěkný tah!
phrase-your-turn = Jsi na tahu!
phrase-thinking = Přemýšlím…
phrase-last-chance = Poslední šance? To chce odvahu!
phrase-so-close = Bylo to těsné!
phrase-one-more = Dáme ještě jednu?
phrase-must-go = Už musím jít.
phrase-good-game = Byla to pěkná hra!
