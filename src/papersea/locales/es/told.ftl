### Lo que pasa en la mesa, contado a una persona.
### `$you` es «yes» cuando la frase habla de quien la lee.
### Una carta que no puede ver es «hidden».

told-round = Ronda { $round }: { $you ->
    [yes] empiezas tú
   *[no] empieza { $name }
}
told-thinks = { $name } está pensando…
told-kept = { $you ->
    [yes] Te quedas con { CARD($card, "el") } y dejas { CARD($discarded, "el") } en { PILE($pile, "el") }.
   *[no] { $name } se queda con { $card ->
        [hidden] una carta
       *[shown] { CARD($card, "el") }
    } y deja { CARD($discarded, "el") } en { PILE($pile, "el") }.
}
told-drew-last = { $you ->
    [yes] Tomas { CARD($card, "el") }, la última carta del mazo.
   *[no] { $name } toma { $card ->
        [hidden] la última carta del mazo.
       *[shown] { CARD($card, "el") }, la última carta del mazo.
    }
}
told-draw-skipped = { $you ->
    [yes] No hay ninguna carta que tomar, así que sigues sin ella.
   *[no] No hay ninguna carta que tomar, así que { $name } sigue sin ella.
}
told-took-top = { $you ->
    [yes] Tomas { CARD($card, "el") } { PILE($pile, "del") }.
   *[no] { $name } toma { CARD($card, "el") } { PILE($pile, "del") }.
}
told-laid-duo = { $you ->
    [yes] Juegas { CARD($first, "un") } y { CARD($second, "un") }.
   *[no] { $name } juega { CARD($first, "un") } y { CARD($second, "un") }.
}
told-picked = { $you ->
    [yes] Miras { PILE($pile, "el") } y tomas { CARD($card, "el") }.
   *[no] { $name } mira { PILE($pile, "el") } y toma { $card ->
        [hidden] una carta.
       *[shown] { CARD($card, "el") }.
    }
}
told-fished = { $you ->
    [yes] Pescas { CARD($card, "un") } del mazo.
   *[no] { $name } pesca { $card ->
        [hidden] una carta
       *[shown] { CARD($card, "un") }
    } del mazo.
}
told-turn-again = { $you ->
    [yes] Los barcos te dan otro turno.
   *[no] Los barcos dan otro turno a { $name }.
}
told-stole = { $you ->
    [yes] Le robas { CARD($card, "un") } a { $victim }.
   *[no] { $name } le roba { $card ->
        [hidden] una carta
       *[shown] { CARD($card, "un") }
    } a { $victim }.
}
told-stole-yours = { $name } te roba { CARD($card, "el") }.
told-no-effect = { $you ->
    [yes] Tu dúo cuenta, pero no pasa nada.
   *[no] El dúo cuenta, pero no pasa nada.
}
told-called = { $you ->
    [yes] Dices { $call } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[no] { $name } dice { $call } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
told-hand-shown = { $you ->
    [yes] Muestras tu mano: { CARDS($cards) }.
   *[no] { $name } muestra su mano: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] Ganas la apuesta: sumas tus puntos y tu bonificación de color; el resto, solo su bonificación de color.
   *[no] { $name } gana la apuesta y suma sus puntos y su bonificación de color; el resto, solo su bonificación de color.
}
told-bet-lost = { $you ->
    [yes] Pierdes la apuesta: sumas solo tu bonificación de color; el resto, sus puntos.
   *[no] { $name } pierde la apuesta y suma solo su bonificación de color; el resto, sus puntos.
}
told-gain = { $name } { $gain } (ahora { $total })
told-round-void = El mazo se ha agotado: la ronda acaba y nadie puntúa.
told-won = { $you ->
    [yes] Ganas la partida. ¡Qué bien plegado!
   *[no] { $name } gana la partida.
}
told-mermaids = { $you ->
    [yes] ¡Tienes las cuatro sirenas, así que ganas toda la partida!
   *[no] { $name } tiene las cuatro sirenas y gana toda la partida.
}
told-shared = { $names } comparten la victoria.
