### Lo que pasa en la mesa, contado a una persona.
### Las cartas van tras dos puntos o en una lista, porque su nombre llega sin artículo.
### `$you` es «yes» cuando la frase habla de quien la lee.
### Una carta que no puede ver es «hidden».

told-round = Ronda { $round }: { $you ->
    [yes] empiezas tú
   *[no] empieza { $name }
}
told-thinks = { $name } está pensando…
told-kept = { $you ->
    [yes] Te quedas con: { CARD($card) }. Dejas en la { PILE($pile) }: { CARD($discarded) }.
   *[no] { $card ->
        [hidden] { $name } se queda con una carta. Deja en la { PILE($pile) }: { CARD($discarded) }.
       *[shown] { $name } se queda con: { CARD($card) }. Deja en la { PILE($pile) }: { CARD($discarded) }.
    }
}
told-drew-last = { $you ->
    [yes] Tomas la última carta del mazo: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } toma la última carta del mazo.
       *[shown] { $name } toma la última carta del mazo: { CARD($card) }.
    }
}
told-draw-skipped = { $you ->
    [yes] No hay cartas que tomar: sigues sin carta nueva.
   *[no] No hay cartas que tomar: { $name } sigue sin carta nueva.
}
told-took-top = { $you ->
    [yes] Tomas de la { PILE($pile) }: { CARD($card) }.
   *[no] { $name } toma de la { PILE($pile) }: { CARD($card) }.
}
told-laid-duo = { $you ->
    [yes] Juegas un dúo: { CARD($first) } + { CARD($second) }.
   *[no] { $name } juega un dúo: { CARD($first) } + { CARD($second) }.
}
told-picked = { $you ->
    [yes] Miras la { PILE($pile) } y tomas: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } mira la { PILE($pile) } y toma una carta.
       *[shown] { $name } mira la { PILE($pile) } y toma: { CARD($card) }.
    }
}
told-fished = { $you ->
    [yes] Pescas del mazo: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } toma una carta del mazo.
       *[shown] { $name } toma del mazo: { CARD($card) }.
    }
}
told-turn-again = { $you ->
    [yes] Los barcos te llevan a otro turno.
   *[no] Los barcos llevan a { $name } a otro turno.
}
told-stole = { $you ->
    [yes] Robas una carta a { $victim }: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } roba una carta a { $victim }.
       *[shown] { $name } roba una carta a { $victim }: { CARD($card) }.
    }
}
told-stole-yours = { $name } te roba una carta: { CARD($card) }.
told-no-effect = { $you ->
    [yes] Tu dúo cuenta, pero no pasa nada.
   *[no] El dúo cuenta, pero no pasa nada.
}
told-called = { $you ->
    [yes] Dices { $call } con { $points } puntos.
   *[no] { $name } dice { $call } con { $points } puntos.
}
told-hand-shown = { $you ->
    [yes] Muestras tu mano: { CARDS($cards) }.
   *[no] { $name } muestra su mano: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] Ganas la apuesta: sumas tus puntos y tu bonificación de color; el resto, solo su bonificación.
   *[no] { $name } gana la apuesta: suma sus puntos y su bonificación de color; el resto, solo su bonificación.
}
told-bet-lost = { $you ->
    [yes] Pierdes la apuesta: sumas solo tu bonificación de color; el resto, sus puntos.
   *[no] { $name } pierde la apuesta: suma solo su bonificación de color; el resto, sus puntos.
}
told-gain = { $name }: { $gain } (total: { $total })
told-round-void = El mazo se ha agotado: la ronda se acaba y nadie puntúa.
told-won = { $you ->
    [yes] Ganas la partida. ¡Qué bien plegado!
   *[no] { $name } gana la partida.
}
told-mermaids = { $you ->
    [yes] ¡Tienes las cuatro sirenas y ganas la partida al instante!
   *[no] { $name } tiene las cuatro sirenas y gana la partida al instante.
}
told-shared = Comparten la victoria: { $names }.
