### Acertijos: la página con la lista y un acertijo. Un acertijo es una posición en la que una jugada es
### claramente la mejor. $choice es una jugada como en analysis.ftl (choice-…): va antes de dos puntos.

## La lista

puzzles-title = Acertijos
puzzles-about = Posiciones de buenas partidas en las que una jugada es claramente la mejor. Encuéntrala y lee por qué.
puzzles-today = El acertijo de hoy
puzzles-today-solve = Resolverlo
puzzles-today-look = Verlo otra vez
puzzles-today-right = Has encontrado la mejor jugada.
puzzles-today-missed = Esta vez no ha salido. Mañana hay otro acertijo.
puzzles-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
puzzles-all = De fácil a difícil
puzzles-all-solved = Resueltos: { $solved } de { $count }. Los que fallas vuelven al final.
puzzles-begin = Empezar
puzzles-go-on = Seguir
puzzles-of = { $done } de { $count }

## Un acertijo

puzzle-title = Acertijo
puzzle-of-day = Acertijo del { $day }
puzzle-place = Acertijo { $number } de { $count }
puzzle-level = dificultad { $level } de { $count }
puzzle-list = Todos los acertijos
puzzle-story = Esta ronda hasta ahora
puzzle-you = Tú
puzzle-ask-draw = Mazo o pila: ¿qué tomas?
puzzle-ask-keep = ¿Qué carta te quedas y adónde va la otra?
puzzle-ask-duo = ¿Juegas un dúo o acabas el turno?
puzzle-ask-search = ¿Qué pila miras?
puzzle-ask-pick = ¿Qué carta tomas?
puzzle-ask-steal = ¿A quién le robas una carta?
puzzle-ask-call = ¿{ call-stop }, { call-last-chance } o seguir jugando?
puzzle-hint = ¿Qué jugada gana más veces la partida? Cuenta tu primera respuesta.
puzzle-missing = No existe ese acertijo.

## La respuesta

puzzle-answer = La respuesta
puzzle-right = ¡Bien! { $choice }: así se gana el { $chance } % de las partidas.
puzzle-wrong = { $choice }: así se gana el { $chance } % de las partidas.
puzzle-best = Mejor: { $choice }, { $chance } %.
puzzle-moves = Todas las jugadas
puzzle-moves-about = Con qué frecuencia gana la partida cada una, por lo que aquí puedes saber. Toca una para ver por qué la mejor es mejor.
puzzle-mark-best = la mejor
puzzle-mark-yours = la tuya
puzzle-next = Siguiente acertijo

## Lo que se cuenta a los demás

puzzle-share = Compartir
puzzle-share-right = He encontrado la mejor jugada.
puzzle-share-wrong = Se me ha escapado la mejor jugada.
puzzle-copy-by-hand = Copia esto:
