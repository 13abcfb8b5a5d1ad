### Lo que dice `papersea arena`.

arena-plan = { $games } partidas: { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}{ $lineups ->
    [one] {""}
   *[other] {" "}para { $lineups } combinaciones
}, cada uno con { $seatings } órdenes de asiento y las mismas cartas, por { $workers ->
    [ray] un clúster de Ray
    [one] 1 proceso
   *[other] { $workers } procesos
}.
arena-rounded = Has pedido { $games }: cada combinación juega los mismos repartos enteros, al menos dos.
arena-speed = { $speed } partidas/s
arena-title = Resultados
arena-column-entrant = participante
arena-column-wins = victorias
arena-column-interval = 95 %
arena-column-adjusted = sin suerte
arena-column-score = puntos
arena-column-games = partidas
arena-column-rating = clasificación
arena-par = Lo esperable a igual fuerza es { $par }. { $games } partidas en { $deals } repartos, { $rounds } rondas por partida.
arena-adjusted = Sin suerte: a las victorias se les resta lo que trajo el azar, según lo valora la red entrenada. De media no trae nada, así que las cifras son igual de ciertas y más precisas.
arena-decided-stronger = Decidido tras { $games } partidas: { $entrant } juega mejor que el resto. Por muchas veces que mires, gana el { $interval } % con una confianza del 95 %.
arena-decided-weaker = Decidido tras { $games } partidas: { $entrant } juega peor que el resto. Por muchas veces que mires, gana el { $interval } % con una confianza del 95 %.
arena-decided-open = Sin decidir tras { $games } partidas: por muchas veces que mires, { $entrant } gana el { $interval } % con una confianza del 95 %.
arena-pairs = Cara a cara
arena-pairs-how = En tanto por ciento: la fila por delante de la columna; un empate cuenta la mitad.
arena-stopped = Detenido tras { $games } de { $whole } partidas.
arena-too-few = No basta para dar resultados: cada combinación necesita dos repartos enteros.
arena-resume = Para seguir:
arena-kept = Las partidas y los resultados están en { $folder }.
arena-extra = Sin clasificación ni gráfico. Para tenerlos: { $install }
arena-two = Indica al menos dos participantes, por ejemplo: orca heron
arena-not-empty = { $folder } no está vacía. Elige otra carpeta o sigue con su arena: { $command }
arena-workers-beside = --workers son procesos de esta máquina, así que no puedes usarlo con --on.
arena-out-beside = --resume deja las partidas donde están, así que no puedes usar --out con él.

## papersea league

league-title = Liga
league-round = Ronda { $number } de { $rounds }, partidas: { $games }
league-games = { $matches ->
    [one] 1 encuentro
   *[other] { $matches } encuentros
}, partidas: { $games }
league-column-place = #
league-column-entrant = bot
league-column-strength = fuerza
league-column-wins = victorias
league-column-matches = encuentros
league-column-games = partidas
league-how = Fuerza: cuántas veces un bot acaba por delante del bot medio de la liga, en tanto por ciento, sin la suerte y con un intervalo del 95 %.
league-counted = Partidas: { $games }, repartos: { $deals }, cada uno en todos los órdenes de asiento y con las mismas cartas.
league-system-round-robin = Se enfrentaron todos contra todos.
league-system-swiss = Una liga suiza: en cada ronda (hubo { $rounds }) se enfrentaron vecinos de la tabla.
league-kept = La página con los resultados: { $file }
league-not-empty = { $folder } no está vacía. Elige otra carpeta o sigue con su liga: { $command }
league-rounds = Más rondas son para --system swiss: si no, todos se enfrentan a todos una sola vez.

## papersea benchmark

benchmark-suite = Serie { $version }: rivales, repartos y presupuestos fijos.
benchmark-part = { $bot } contra { $opponent }, jugadores: { $players }, partidas: { $games }
benchmark-title = { $bot }, serie { $version }
benchmark-column-opponent = contra
benchmark-column-par = a igual fuerza
benchmark-score = { $bot } obtiene { $score }.
benchmark-how = El resultado es el porcentaje medio de victorias contra cada rival en partidas de dos, sin la suerte y con un intervalo del 95 %.
benchmark-ladder = Junto a nuestros niveles
benchmark-clock = Con un presupuesto de tiempo, el resultado depende de la máquina. Con simulaciones, como 1000p, se puede repetir exactamente.
