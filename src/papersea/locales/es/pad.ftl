### La hoja de puntuación: una partida entera con cartas de papel, y la probabilidad de una apuesta.

pad-title = Hoja de puntuación

## Unas cartas o una partida entera

pad-nav = Qué puntuar
pad-nav-hand = Una mano
pad-nav-game = Una partida entera

## Escribir cartas

pad-typed = Escribir las cartas
pad-typed-label = Nombres cortos: tipo y color, como Cy Cd Mw
pad-typed-unknown = «{ $text }» no es una carta.

## Números

pad-less = menos
pad-more = más
pad-typed-no-number = «{ $text }» no es un número entero de 0 en adelante.
pad-number-range = Un número entero de { $least } a { $most }, por favor.

## Una partida nueva

pad-new = Nueva partida
pad-names = ¿Quién juega?
pad-starter = ¿Quién empieza?
pad-lots = Sortear
pad-target = ¿A cuántos puntos se juega?
pad-start = Empezar
pad-again = Partida nueva, misma gente
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
pad-how-deck-out = El mazo se agotó
pad-how-mermaids = Cuatro sirenas
pad-who-stop = ¿Quién dijo { call-stop }?
pad-who-last-chance = ¿Quién dijo { call-last-chance }?
pad-who-deck-out = ¿Quién tuvo el último turno?
pad-who-deck-out-hint = Si alguien ya había dicho { call-last-chance }, elige a esa persona. Nadie puntúa.
pad-who-mermaids = ¿Quién tiene las cuatro?
pad-hands = ¿Qué tiene cada persona?
pad-form-cards = Cartas
pad-form-numbers = Solo números
pad-points-of = Puntos de { $name }
pad-bonus-of = Bonificación de color de { $name }
pad-preview = Lo que se suma
pad-enter = Anotar la ronda { $round }
pad-save = Guardar la ronda { $round }
pad-remove-round = Borrar la ronda { $round }
pad-to-mermaids = Anotarlo como cuatro sirenas
pad-hand-empty = { $name } no tiene cartas. Si es así, sigue adelante.
pad-dropped = { $count ->
    [one] Con esto acaba la partida: se borrará 1 ronda posterior.
   *[other] Con esto acaba la partida: se borrarán { $count } rondas posteriores.
}

# Lo que falta todavía.
pad-missing-how = Primero: ¿cómo acabó la ronda?
pad-missing-by = Ahora: ¿quién fue?
pad-missing-points = Faltan los puntos de { $name }.
pad-missing-bonus = Falta la bonificación de color de { $name }.

## Lo que no puede ser

# $card es la carta que sobra, $count cuántas suman entre todas las manos.
pad-problem-too-many-cards = El mazo no tiene { $count } { CARD($card, $count) }, solo { $copies }.
pad-problem-four-mermaids = { $name } tiene las cuatro sirenas y gana la partida: la ronda acabó con ellas.
pad-problem-mermaids-missing = { $name } no tiene las cuatro sirenas.
pad-problem-bonus-missing = Falta la bonificación de color de { $name }.
pad-problem-wrong-number = { $what ->
    [bonus] La bonificación de color de { $name } tiene que ser un número entero de 0 a { $most }: ningún color tiene más cartas.
   *[points] Los puntos de { $name } tienen que ser un número entero de 0 a { $most }: todas las cartas juntas no valen más.
}
pad-problem-no-bonus = { $name } tiene puntos, así que tiene cartas: la bonificación de color es al menos 1.
# $bonuses son números, primero el más alto: «9, 9, 9».
pad-problem-too-high-bonuses = Estas bonificaciones de color ({ $bonuses }) no pueden darse a la vez: el mazo no tiene tantas cartas de cada color.
pad-problem-too-few-points = Para terminar la ronda hacen falta { $needed } puntos, y { $name } tiene { $points }.
pad-problem-name-empty = Cada persona necesita un nombre.
pad-problem-name-too-long = Este nombre es demasiado largo.
pad-problem-name-unreadable = Este nombre tiene caracteres que nadie puede leer.
pad-problem-name-twice = Otra persona ya tiene este nombre.
pad-problem-not-a-pad = Esto no es una hoja de puntuación.
pad-problem-other-version = Esta hoja de puntuación es de otra versión de papersea.
pad-problem-wrong-field = Algo de esta hoja de puntuación no se puede leer.
pad-problem-wrong-players = Pueden jugar de dos a cuatro personas.
pad-problem-no-such-player = Aquí se nombra a alguien que no está.
pad-problem-hands-missing = Faltan las cartas de alguien.
pad-problem-not-a-hand = Una mano son sus cartas, o sus puntos y su bonificación de color.
pad-problem-wrong-cards = Algunas de estas cartas no están en el mazo.
pad-problem-game-is-over = La partida ya había acabado.

## El final

pad-won-mermaids = Cuatro sirenas ganan la partida, sea cual sea la puntuación.
# $names son quienes tienen el mismo total, $gains lo que sumaron en la última ronda: «9 : 4».
pad-won-last-round = { $names } tienen { $total } puntos. { $name } sumó más en la última ronda ({ $gains }).
pad-won-shared = { $names } tienen { $total } puntos y sumaron lo mismo en la última ronda ({ $gains }), así que comparten la victoria.

## Para compartir

pad-picture = Imagen
pad-print = Imprimir
pad-download = Descargar
pad-copied = Copiado: el resultado y un enlace con toda la partida.
pad-shared = Una hoja de puntuación que alguien ha compartido
pad-take = Guardarla en este dispositivo
pad-own = Mi propia hoja
pad-bad-link = Este enlace no contiene una hoja de puntuación entera. Quizá esté cortado.

## Partidas en este dispositivo

pad-games = Partidas en este dispositivo
pad-no-games = Las demás partidas que anotes se quedarán aquí.
pad-unfinished = sin acabar
pad-open-file = Abrir un archivo
# $names son las personas de una partida, separadas por comas.
pad-delete = Borrar la partida de { $names }
pad-restore = Recuperar la partida de { $names }

## Almacenamiento

pad-unsafe = El almacenamiento de este dispositivo está lleno.
pad-unsafe-about = Mientras esta página siga abierta, no se pierde nada.
pad-unsafe-game = Por si acaso, comparte o descarga la partida:

## La probabilidad de una apuesta

odds-title = ¿{ call-stop } o { call-last-chance }?
odds-about = Tras { call-last-chance }, el resto juega un turno más. ¿Qué probabilidad hay de que nadie acabe con más que tú?
odds-others = ¿Cuántos rivales?
# $count es cuántos rivales hay, $number cuál de ellos, en el orden de los turnos.
odds-held = { $count ->
    [one] Cartas en la mano de tu rival
   *[other] Cartas en la mano de tu rival { $number }
}
odds-more = Qué más puedes ver
odds-tops = Cartas superiores de las pilas
odds-laid = { $count ->
    [one] Dúos que ha jugado tu rival
   *[other] Dúos que ha jugado tu rival { $number }
}
odds-add = Añadir una carta
odds-ask = Calcular
odds-busy = Calculando…
odds-stop = { $points ->
    [one] 1 punto seguro
   *[other] { $points } puntos seguros
}.
# $error es cuánto puede desviarse el porcentaje.
odds-bet = { $percent } % (± { $error }) de ganar la apuesta: { $won ->
    [one] 1 punto
   *[other] { $won } puntos
}; si no, { $lost }.
odds-expected = De media, { $points }.
odds-how = Probado con { $worlds } repartos posibles de las cartas ocultas: el resto siempre se ha quedado con la mejor de dos cartas y hace todo lo que puede por superarte. ± es solo el error que queda tras tantas pruebas; las manos reales pueden ser otras.
odds-offline = Esto necesita conexión, y ahora no hay. Todo lo demás funciona.
odds-not-duos = Delante de cada persona solo hay dúos: dos cangrejos, dos barcos, dos peces, o un bañista y un tiburón.
