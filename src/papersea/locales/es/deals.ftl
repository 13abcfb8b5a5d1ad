### Repartos: las mismas cartas para todos, uno cada día, y cualquier otro por su enlace.

deals-title = El reparto de hoy
deal-title = Un reparto para amigos
deals-about = Las mismas cartas y los mismos rivales para todos. ¿Qué sacas de ellas?
deal-against = Tú contra { $names }, a { $target } puntos
deal-play = Jugar
deal-go-on = Seguir jugando
deal-again = Jugarlo otra vez (vale el primer resultado)
deal-beat = { $name } ha hecho { $points } puntos con estas cartas. ¿Puedes superarlo?
deal-beat-somebody = Alguien ha hecho { $points } puntos con estas cartas. ¿Puedes superarlo?
deal-beaten = ¡Has superado los { $points }!
deal-not-beaten = Había que superar { $points } puntos.
deal-won = Has ganado.
deal-lost = Esta vez has perdido.
deal-choices = Tus decisiones, a examen
deal-share = Compartir
deal-challenge = Retar a un amigo
deal-challenge-text = Las mismas cartas: ¡supera mis { $points }!
deal-share-master = maestro { $scores }
deal-copy-by-hand = Copia esto:
deal-master-title = Las mismas cartas en manos del maestro
deal-master-about = El maestro las juega contra los mismos rivales, sin saber lo que viene.
deal-master-ask = ¿Cómo jugaría el maestro?
deal-master-plays = El maestro está jugando…
deal-better = Lo has hecho mejor que el maestro.
deal-level = Lo has hecho tan bien como el maestro.
deal-worse = Esta vez el maestro lo ha hecho mejor.
deal-round = Ronda
deal-you = Tú
deal-total = Total
deals-archive = Días anteriores
deals-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
deal-not-played = sin jugar todavía
deal-new = Cartas nuevas para un amigo
