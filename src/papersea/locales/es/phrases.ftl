### Frases breves y amables para decir en la mesa.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Lo siento!
phrase-oops = ¡Ups!
phrase-nice-move = ¡Buena jugada!
phrase-your-turn = ¡Te toca!
phrase-thinking = Déjame pensar…
phrase-last-chance = ¿Última oportunidad? ¡Hay que atreverse!
phrase-so-close = ¡Por poco!
phrase-one-more = ¿Otra partida?
phrase-must-go = Tengo que irme.
phrase-good-game = ¡Buena partida!
