### Krótkie, przyjazne zdania, które można powiedzieć przy stole.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-oops = Ups!
phrase-nice-move = Ładny ruch!
phrase-your-turn = Twoja kolej!
phrase-thinking = Niech pomyślę…
phrase-last-chance = Ostatnia szansa? To wymaga odwagi!
phrase-so-close = Było blisko!
phrase-one-more = Gramy jeszcze raz?
phrase-must-go = Muszę już iść.
phrase-good-game = Dobra gra!
