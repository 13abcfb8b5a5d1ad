### Repartos: las mismas cartas para todo el mundo, uno cada día, y cualquier otro por su enlace.

deals-title = El reparto de hoy
deal-title = Un reparto para tu gente
deals-about = Las mismas cartas y los mismos rivales para todo el mundo. ¿Qué harás con ellas?
deal-against = Tú contra { $names }, a { $target } puntos
deal-play = Jugar
deal-go-on = Seguir jugando
deal-again = Jugarlo otra vez (vale el primer resultado)
deal-beat = { $name } hizo { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} con estas cartas. ¿Puedes superarlo?
deal-beat-somebody = Alguien hizo { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} con estas cartas. ¿Puedes superarlo?
deal-beaten = ¡Eso supera { $points }!
deal-not-beaten = Había que hacer más de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
deal-won = Has ganado.
deal-lost = Esta vez has perdido.
deal-choices = Tus decisiones, valoradas
deal-share = Compartir
deal-challenge = Desafiar a alguien
deal-challenge-text = Las mismas cartas: ¡supera mis { $points }!
deal-share-master = maestro { $scores }
deal-copy-by-hand = Copia esto:
deal-master-title = Cómo jugó el maestro estas cartas
deal-master-about = El maestro las juega contra los mismos rivales, sin saber lo que viene.
deal-master-ask = Ver jugar al maestro
deal-master-plays = El maestro está jugando…
deal-better = Lo has hecho mejor que el maestro.
deal-level = Lo has hecho tan bien como el maestro.
deal-worse = Esta vez el maestro lo ha hecho mejor.
deal-round = Ronda
deal-you = Tú
deal-total = Total
deals-archive = Días anteriores
deals-more = Más días atrás
deals-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
deal-not-played = sin jugar todavía
deal-new = Cartas nuevas para desafiar a alguien
