### Cuánto valían las cartas, el final de una ronda, el resultado de una partida y verla de nuevo.
### `$you` es «yes» cuando la frase habla de quien la lee.

## Cuánto valen las cartas, línea por línea

# $cards es un tipo en el número correcto: «3 conchas».
worth-cards = { $count } { KIND($kind, $count) }
# Un multiplicador: «faro: 3 barcos × 1».
worth-multiplier = { KIND($multiplier) }: { $count } { KIND($kind, $count) } × { $each }
worth-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
worth-nothing = Estas cartas no dan puntos.
worth-clause = Regla { $clause }
worth-skip = Mostrar todo

## El final de una ronda

ended-title = La ronda { $round } ha terminado
ended-hands = Las manos
ended-no-cards = sin cartas
ended-hidden = Las manos que no se mostraron siguen ocultas.
ended-stop = { $you ->
    [yes] Has dicho ALTO: todo el mundo suma sus puntos.
   *[no] { $name } ha dicho ALTO: todo el mundo suma sus puntos.
}
ended-bet = La apuesta
ended-bet-won = Apuesta ganada
ended-bet-lost = Apuesta perdida
ended-void = Nadie puntúa
ended-mermaids = ¡Cuatro sirenas!
# Lo que alguien suma en esta ronda; el número va delante.
ended-counts-points = puntos
ended-counts-bonus = solo bonificación de color
ended-counts-both = { $points } + { $bonus } de bonificación de color
ended-lead = { $you ->
    [yes] ¡Te pones en cabeza!
   *[no] ¡{ $name } se pone en cabeza!
}
ended-uncounted = no cuenta
ended-table = La ronda en números
ended-player = Nombre
ended-points = Puntos
ended-bonus = Bonif.
ended-gain = Suma
ended-total = Total
ended-of-target = { $total } de { $target }
ended-next = Siguiente ronda
ended-result = El resultado
ended-skip = Saltar
ended-goes-on = { $seconds ->
    [one] Seguimos en 1 segundo
   *[other] Seguimos en { $seconds } segundos
}

## Los puntos, ronda a ronda

scores-title = Ronda a ronda
scores-round = Ronda
scores-total = Total
# Junto a los puntos de quien terminó la ronda.
scores-stop = ALTO
scores-last-won = ÚLTIMA OPORTUNIDAD, apuesta ganada
scores-last-lost = ÚLTIMA OPORTUNIDAD, apuesta perdida
scores-won = ganada
scores-lost = perdida
scores-void = El mazo se agotó: nadie puntuó
scores-mermaids = Cuatro sirenas: { $name }
scores-to = La partida se juega a { $target } puntos.

## Después de la partida

result-title = La partida ha terminado
result-last-round = Empate: decide la última ronda.
result-level = Empate, también en la última ronda.
result-resigned = { $you ->
    [yes] No queda nadie más: ganas la partida.
   *[no] No queda nadie más: { $name } gana la partida.
}
result-gave-up = ha abandonado
result-wins = gana
result-rematch = Jugar otra vez
result-rematch-said = Quieres jugar otra vez. La partida empieza en cuanto quiera todo el mundo.
result-rematch-wanted = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
result-replay = Volver a ver la partida
result-analyse = Analizar la partida
result-advised = con consejos
result-share = Compartir la partida
result-share-text = papersea: { $scores }
result-copied = Enlace copiado.
result-copy-by-hand = Copia este enlace:
result-score-of = { $name } { $score }
result-picture = Imagen del resultado
result-picture-making = Dibujando la imagen…
result-picture-of = El resultado final: { $scores }
result-picture-share = Compartir la imagen
result-picture-save = Guardar la imagen
result-picture-failed = Este navegador no puede dibujar la imagen.
result-fair = Cartas limpias
result-fair-why = Las cartas estaban fijadas antes de la primera jugada y nadie podía cambiarlas. El registro lo demuestra.
result-deal = Todas las personas que juegan este reparto reciben las mismas cartas.
result-deal-compare = Comparar con el maestro
result-taken-up = Esta partida continuó otra con las mismas cartas. Aquí no se repartió nada, así que no hay prueba de juego limpio y no cuenta.
result-record = Descargar el registro
result-rounds-loading = Cargando las rondas…
result-rounds-failed = No se han podido cargar las rondas. No se pierde nada.
result-try-again = Probar otra vez
result-new-table = Mesa nueva
result-home = Inicio
picture-title = El resultado final
picture-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
} a { $target }

## Ver una partida de nuevo

watch-title = Volver a verla
watch-loading = Cargando la partida…
watch-failed = No se ha podido cargar la partida.
watch-missing = Quizá el enlace esté cortado.
watch-eyes = Ver como
watch-eyes-public = todo el mundo (manos ocultas)
watch-eyes-open = manos a la vista
watch-controls = Reproducción
watch-first = Al principio
watch-back = Un paso atrás
watch-play = Reproducir
watch-pause = Pausa
watch-forward = Un paso adelante
watch-last = Al final
watch-slider = Paso
watch-step = Paso { $step } de { $last }
watch-round = Ronda { $round }
watch-jump = Ir a la ronda
watch-speed = Velocidad
watch-share = Compartir este momento
watch-moves = Las jugadas
watch-keys = Las flechas van paso a paso; Inicio y Fin, a los extremos; la barra espaciadora reproduce y pausa.
watch-drew = { $cards ->
    [hidden] { $name } toma dos cartas del mazo.
   *[shown] { $name } toma { CARDS($cards, "un") } del mazo.
}
watch-searched = { $name } mira { PILE($pile, "el") }{ $cards ->
    [hidden] .
   *[shown] : { CARDS($cards) }.
}
watch-turn-ended = { $name } acaba su turno.
