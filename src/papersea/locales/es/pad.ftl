### La hoja de puntuación: una partida entera con cartas de papel, y la probabilidad de una apuesta.
### Los nombres y las cartas son palabras ya hechas, sin artículo.

pad-title = Hoja de puntuación

## Unas cartas o una partida entera

pad-nav = Qué puntuar
pad-nav-hand = Mis cartas
pad-nav-game = Partida entera

## Escribir cartas

pad-typed = Escribir las cartas
pad-typed-label = Dos letras por carta: tipo y color, como Cy Cd Mw
pad-typed-unknown = «{ $text }» no es ninguna carta.

## Números

pad-less = menos
pad-more = más
pad-typed-no-number = «{ $text }» no es un número entero desde 0.
pad-number-range = Escribe un número entero de { $least } a { $most }.

## Una partida nueva

pad-new = Nueva partida
pad-names = ¿Quién juega?
pad-starter = ¿Quién empieza?
pad-lots = Sortear
pad-target = ¿A cuántos puntos?
pad-start = Empezar
pad-again = Otra partida, misma gente
pad-change = Nombres y meta

## Cómo va la partida

pad-starts = empieza
pad-round = Ronda { $round }
pad-new-round = Anotar la ronda { $round }
pad-edit = Corregir la ronda { $round }
# Se oye al anotar una ronda. $scores son nombres y totales.
pad-entered = Ronda { $round } anotada: { $scores }.

## Anotar una ronda

pad-how = ¿Cómo acabó la ronda?
pad-how-stop = { call-stop }
pad-how-last-chance = { call-last-chance }
pad-how-deck-out = Mazo agotado
pad-how-mermaids = Cuatro sirenas
pad-who-stop = ¿Quién dijo { call-stop }?
pad-who-last-chance = ¿Quién dijo { call-last-chance }?
pad-who-deck-out = ¿De quién fue el último turno?
pad-who-deck-out-hint = Si antes alguien dijo { call-last-chance }, elige a esa persona. Nadie puntúa.
pad-who-mermaids = ¿Quién tiene las cuatro?
pad-hands = ¿Qué tiene cada cual?
pad-form-cards = Cartas
pad-form-numbers = Solo números
pad-points-of = Puntos de { $name }
pad-bonus-of = Bonificación de color de { $name }
pad-preview = Lo que da la ronda
pad-enter = Anotar la ronda { $round }
pad-save = Guardar la ronda { $round }
pad-remove-round = Borrar la ronda { $round }
pad-to-mermaids = Anotarlo así
pad-hand-empty = { $name } no tiene cartas. Si es correcto, puedes seguir.
pad-dropped = { $count ->
    [one] Con esto acaba la partida: se borra 1 ronda posterior.
   *[other] Con esto acaba la partida: se borran { $count } rondas posteriores.
}

# Lo que falta todavía.
pad-missing-how = Primero: ¿cómo acabó la ronda?
pad-missing-by = Ahora: ¿quién fue?
pad-missing-points = Aún faltan los puntos de { $name }.
pad-missing-bonus = Aún falta la bonificación de color de { $name }.

## Lo que no puede ser

# $card es la carta que sobra, $count cuántas suman entre todas las manos.
pad-problem-too-many-cards = { $count } × { CARD($card) }: son demasiadas cartas, el mazo solo tiene { $copies }.
pad-problem-four-mermaids = { $name } tiene las cuatro sirenas y gana la partida al instante: la ronda acabó con ellas.
pad-problem-mermaids-missing = { $name } no tiene las cuatro sirenas.
pad-problem-bonus-missing = Falta la bonificación de color de { $name }.
pad-problem-wrong-number = { $what ->
    [bonus] La bonificación de color de { $name } es un número entero de 0 a { $most }: la baraja no tiene más cartas de un color.
   *[points] Los puntos de { $name } son un número entero de 0 a { $most }: ni todas las cartas juntas dan más.
}
pad-problem-no-bonus = { $name } tiene puntos y, por tanto, cartas: su bonificación de color es al menos 1.
# $bonuses son números, primero el más alto: «9, 9, 9».
pad-problem-too-high-bonuses = Las bonificaciones de color { $bonuses } no pueden darse a la vez: la baraja no tiene tantas cartas de cada color.
pad-problem-too-few-points = Para terminar la ronda hacen falta { $needed } puntos, y { $name } tiene { $points }.
pad-problem-name-empty = Cada persona necesita un nombre.
pad-problem-name-too-long = Este nombre es demasiado largo.
pad-problem-name-unreadable = Este nombre tiene caracteres que nadie puede leer.
pad-problem-name-twice = Otra persona ya tiene este nombre.
pad-problem-not-a-pad = Esto no es una hoja de puntuación.
pad-problem-other-version = Esta hoja de puntuación es de otra versión de papersea.
pad-problem-wrong-field = Algo de esta hoja de puntuación no se puede leer.
pad-problem-wrong-players = Pueden jugar de dos a cuatro personas.
pad-problem-no-such-player = Aquí se nombra a alguien que no juega.
pad-problem-hands-missing = Faltan las cartas de alguien.
pad-problem-not-a-hand = Una mano se anota con sus cartas, o con sus puntos y su bonificación de color.
pad-problem-wrong-cards = Aquí hay cartas que el mazo no tiene.
pad-problem-game-is-over = La partida ya había acabado.

## El final

pad-won-mermaids = Con cuatro sirenas se gana al instante, con cualquier puntuación.
# $names son quienes tienen el mismo total, $gains lo que sumaron en la última ronda: «9 : 4».
pad-won-last-round = { $names } empatan a { $total } puntos. En la última ronda, { $name } sumó más ({ $gains }).
pad-won-shared = { $names } empatan a { $total } puntos y sumaron lo mismo en la última ronda ({ $gains }), así que comparten la victoria.

## Para compartir

pad-picture = Imagen
pad-print = Imprimir
pad-download = Descargar
pad-copied = Copiado: el resultado y un enlace con toda la partida.
pad-shared = Una hoja de puntuación que alguien ha compartido
pad-take = Guardar en este dispositivo
pad-own = Ir a mi hoja
pad-bad-link = Este enlace no contiene una hoja de puntuación entera. Quizá esté cortado.

## Partidas en este dispositivo

pad-games = Partidas en este dispositivo
pad-no-games = Aquí se quedan las demás partidas que anotes.
pad-unfinished = sin acabar
pad-open-file = Abrir un archivo
# $names son las personas de una partida, separadas por comas.
pad-delete = Borrar la partida de { $names }
pad-restore = Recuperar la partida de { $names }

## Almacenamiento

pad-unsafe = Este dispositivo se ha quedado sin espacio.
pad-unsafe-about = Mientras esta página siga abierta, no se pierde nada.
pad-unsafe-game = Por si acaso, comparte o descarga la partida:

## La probabilidad de una apuesta

odds-title = ¿{ call-stop } o { call-last-chance }?
odds-about = Tras { call-last-chance }, el resto juega un turno más. ¿Qué probabilidad hay de que después nadie tenga más que tú?
odds-others = ¿Contra cuántas personas juegas?
# $count es cuántos rivales hay, $number cuál de ellos, en el orden de los turnos.
odds-held = { $count ->
    [one] Cartas en la mano de tu rival
   *[other] Cartas en la mano de tu rival { $number }
}
odds-more = Qué más puedes ver
odds-tops = Cartas superiores de las pilas
odds-laid = { $count ->
    [one] Dúos de tu rival en la mesa
   *[other] Dúos de tu rival { $number } en la mesa
}
odds-add = Añadir una carta
odds-ask = Calcular
odds-busy = Calculando…
odds-stop = { $points } puntos seguros.
# $error es cuánto puede desviarse el porcentaje.
odds-bet = La apuesta se gana en el { $percent } % (± { $error }) de los casos: { $won } puntos; si no, { $lost }.
odds-expected = De media, { $points }.
odds-how = Probado con { $worlds } repartos posibles de las cartas ocultas: el resto siempre se ha quedado con la mejor de dos cartas y hace todo lo que puede por tener más. El ± es solo el error por probar un número limitado; las manos reales pueden ser otras.
odds-offline = Esto necesita conexión, y ahora mismo no hay. Todo lo demás funciona.
odds-not-duos = Delante de cada persona solo hay dúos: dos cangrejos, dos barcos, dos peces, o bañista y tiburón.
