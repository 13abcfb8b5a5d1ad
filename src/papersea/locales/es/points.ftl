### Cuánto valen las cartas y qué daría cada anuncio.

points-title = Cuánto valen tus cartas
line-mermaid = { $colour ->
    [hidden] Una sirena no encuentra ningún color libre
   *[shown] Una sirena cuenta el color { COLOUR($colour) }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
line-total = { $count ->
    [one] punto en total
   *[other] puntos en total
}
line-bonus = bonificación de color: { $count ->
    [one] 1 carta { COLOUR($colour, "agr") }
   *[other] { $count } cartas { COLOUR($colour, "agr", $count) }
} (solo con ÚLTIMA OPORTUNIDAD)
points-missing = { $count ->
    [one] Un punto más y podrás terminar la ronda.
   *[other] { $count } puntos más y podrás terminar la ronda.
}
points-closed = En un último turno nadie puede terminar la ronda: la apuesta se decide cuando haya jugado todo el mundo.
outcome-stop = ALTO: sumas { $points } (total: { $total }); el resto, lo que valgan sus cartas.
outcome-last = ÚLTIMA OPORTUNIDAD: el resto juega un turno más. Si nadie acaba con más de { $points }, sumas { $points } + { $bonus } = { $both } (total: { $won }) y el resto, su bonificación de color; si no, sumas { $less } (total: { $lost }) y el resto, sus puntos.
outcome-void = ÚLTIMA OPORTUNIDAD: el mazo está vacío, así que la ronda acabaría al instante y nadie puntuaría.
outcome-deck-low = { $count ->
    [one] Ojo con el mazo: queda 1 carta,
   *[other] Ojo con el mazo: quedan { $count } cartas,
} y si se agota en los últimos turnos, nadie puntúa.
card-worth = { $count ->
    [0] Por ahora no te da nada.
    [one] Ahora te da 1 punto.
   *[other] Ahora te da { $count } puntos.
}
card-brings = { $count ->
    [0] Por ahora no te daría puntos.
    [one] Te daría 1 punto.
   *[other] Te daría { $count } puntos.
}
card-more = Otra igual: +{ $gain }.
card-unseen = Sin ver todavía: { $count } de { $all }.
