### Retos: la página con la lista y un reto. Un reto es una posición en la que una jugada es
### claramente la mejor. $choice es una jugada como en analysis.ftl (choice-…): va antes de dos puntos.

## La lista

puzzles-title = Retos
puzzles-about = Posiciones de buenas partidas en las que una jugada es claramente la mejor. Encuéntrala y lee por qué.
puzzles-today = El reto de hoy
puzzles-today-solve = Resolverlo
puzzles-today-look = Verlo otra vez
puzzles-today-right = Has encontrado la mejor jugada.
puzzles-today-missed = Se te escapó la mejor jugada. Mañana hay otro reto.
puzzles-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
puzzles-longest = Mejor racha: { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
puzzles-week = Esta semana
puzzles-ideas = Por tema
puzzle-idea-call = Terminar la ronda o seguir
puzzle-idea-deny = Lo que el resto no debe conseguir
puzzle-idea-pile = Las pilas
puzzle-idea-steal = Robar
puzzle-idea-mermaids = Sirenas
puzzle-idea-cards = Cartas que van juntas
puzzles-all = De fácil a difícil
puzzles-all-solved = Resueltos: { $solved } de { $count }. Los que fallas vuelven al final.
puzzles-gone = También has resuelto retos que ya no están en la lista: { $count }.
puzzles-begin = Empezar
puzzles-go-on = Seguir
puzzles-of = { $done } de { $count }

## Un reto

puzzle-title = Reto
puzzle-of-day = Reto del { $day }
puzzle-place = Reto { $number } de { $count }
puzzle-level = dificultad { $level } de { $count }
puzzle-list = Todos los retos
puzzle-story = Esta ronda hasta ahora
puzzle-you = Tú
puzzle-ask-draw = Mazo o pila: ¿qué tomas?
puzzle-ask-keep = ¿Con qué carta te quedas y adónde va la otra?
puzzle-ask-duo = ¿Juegas un dúo o acabas el turno?
puzzle-ask-search = ¿Qué pila miras?
puzzle-ask-pick = ¿Qué carta tomas?
puzzle-ask-steal = ¿A quién le robas una carta?
puzzle-ask-call = ¿{ call-stop }, { call-last-chance } o seguir jugando?
puzzle-hint = ¿Qué jugada gana más veces la partida? Cuenta tu primera respuesta.
puzzle-missing = Hoy no hay ese reto en la lista; quizá estuvo antes. Lo que has resuelto sigue resuelto.
puzzle-former = Este reto ya no está en la lista: al juzgarlo de nuevo, ya no era lo bastante claro. Esta es la respuesta de entonces.

## La respuesta

puzzle-answer = La respuesta
puzzle-right = ¡Bien! { $choice }: así se gana el { $chance } % de las partidas.
puzzle-wrong = { $choice }: así se gana el { $chance } % de las partidas.
puzzle-best = Mejor: { $choice }, { $chance } %.
puzzle-moves = Todas las jugadas
puzzle-moves-about = Cuántas veces gana la partida cada una, por lo que aquí puedes saber. Toca una para ver qué tiene de mejor la mejor jugada.
puzzle-mark-best = la mejor
puzzle-mark-yours = la tuya
puzzle-next = Siguiente reto

## Lo que se cuenta al resto

puzzle-share = Compartir
puzzle-share-right = He encontrado la mejor jugada.
puzzle-share-wrong = Se me ha escapado la mejor jugada.
puzzle-copy-by-hand = Copia esto:
