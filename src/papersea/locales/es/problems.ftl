### Por qué no se puede leer un texto: cartas, jugadas, opciones, posiciones, registros, pruebas, presupuestos.
### $text es lo que había escrito. Los signos de los ejemplos (Cy, @B=Fy, target=double) se quedan tal cual.

## Dónde está. $problem es uno de los textos de abajo.

problem-on-line = Línea { $line }: { $problem }
problem-in-round = Ronda { $round }: { $problem }
problem-in-move = Ronda { $round }, jugada { $number } de { $seat }: { $problem }
problem-illegal-move = { $move } no es posible. { $reason }

## Cartas

problem-unknown-card = «{ $text }» no es una carta: escribe la letra de un tipo y la de un color, como en Cy, o un nombre, como en yellow_crab.
problem-card-without-colour = «{ $text }» podría ser cualquiera de estas cartas: { $choices }. ¿De qué color es?
problem-unknown-kind = «{ $text }» no es una carta: ningún tipo tiene la letra { $letter }. Los tipos son { $choices }.
problem-unknown-colour = «{ $text }» no es una carta: ningún color tiene la letra { $letter }. Los colores son { $choices }.
problem-no-such-card = «{ $text }» no está en el mazo: ese tipo no existe en ese color.
problem-too-many-cards = El mazo no tiene { $count } { CARD($card, $count) }, solo { $copies }.

## Asientos y jugadas

problem-unknown-seat = «{ $text }» no es un asiento: se llaman A, B, C y D.
problem-unknown-place = { $text } no es un lugar en una pila: la carta superior es la 1.
problem-unknown-move = «{ $text }» no es una jugada: las jugadas son D, L, R, Cy-L, Cy+Cd, ?L, #2, @B, un punto, STOP y LAST.

## Opciones, presupuestos, rivales, repartos

problem-unknown-option = No existe la opción «{ $text }». Las opciones son { $choices }.
problem-unreadable-option = «{ $text }» no es una opción: escríbela así: target=double.
problem-option-twice = La opción { $option } está dos veces: { $first } y { $second }.
problem-unknown-value = { $option } no puede ser «{ $text }». Tiene que ser una de estas: { $choices }.
problem-players = Pueden jugar 2, 3 o 4 personas, no { $count }.
problem-wrong-seed = { $text } no puede ser una semilla: es un número entero de 0 a 2**63 - 1.
problem-unreadable-budget = «{ $text }» no es un presupuesto: escríbelo así: 200ms, 5s o 2000p.
problem-budget-time = Una jugada dura de 1 ms a { $most } s.
problem-budget-playouts = Una jugada tiene de 1 a { $most } simulaciones.
problem-unknown-opponent = No existe ningún rival «{ $text }». Son { $choices }.
problem-unknown-opponent-close = No existe ningún rival «{ $text }». ¿Querías decir { $close }?
problem-unknown-deal = «{ $text }» no es un reparto: su nombre es un día, o de 3 a 24 letras y cifras.
problem-outside-not-named = «{ $text }» no es el nombre de un bot: escribe módulo:nombre, como my_bots:Greedy.
problem-outside-no-module = No hay ningún módulo { $module }: tiene que estar instalado, o en la carpeta donde estás.
problem-outside-no-name = El módulo { $module } no tiene { $text }.
problem-outside-no-player = { $text } no es un bot: un bot es una clase con choose(view, budget), o una función así.
problem-outside-failed = No se puede cargar { $text }: { $problem }
problem-outside-twice = Más de un paquete tiene un bot «{ $text }». Elige uno: { $choices }

## Posiciones

problem-position-words = Una posición tiene nueve palabras (options scores round step closer hands tables piles deck), no { $count }.
problem-not-a-score = «{ $text }» no es una puntuación.
problem-not-a-round = «{ $text }» no es el número de una ronda.
problem-unknown-step = «{ $text }» no es un paso: escribe un asiento y una de estas palabras: { $choices }.
problem-step-detail = «{ $text }»: solo keep, pick y over llevan algo después de =.
problem-not-two-drawn = «{ $text }»: después de keep= escribe las dos cartas que se tomaron.
problem-not-a-pile = «{ $text }»: después de pick= escribe la pila, L o R.
problem-not-two-piles = «{ $text }»: hay dos pilas, no { $count }.
problem-not-a-duo = «{ $text }» no es un dúo.
problem-unknown-cards-stuck = Se repartan como se repartan las cartas desconocidas: { $problem }
problem-round-zero = Las rondas se cuentan desde 1.
problem-negative-score = Nadie tiene menos de 0 puntos.
problem-hands-missing = Hay { $players } puntuaciones, pero el número de manos es { $count }.
problem-tables-missing = Hay { $players } puntuaciones, pero el número de filas de dúos es { $count }.
problem-no-such-seat = No hay asiento { $seat } cuando juegan { $players }.
problem-wrong-total = Entre todas, las cartas deberían ser { $size }, no { $count }.
problem-piles-too-large = No puede haber { $lying } cartas en las pilas con solo { $held } delante de quienes juegan.
problem-pile-too-large = Una pila no puede tener { $count } si aún quedan { $left } por tomar: nunca crece a más de { $most }.
problem-winners-twice = Una partida terminada nombra a quienes la ganan, cada asiento una vez, como en A:over=A.
problem-wrong-winners = { $seats } no puede haber ganado: no hay cuatro sirenas ni la puntuación más alta en la meta.
problem-points-too-early = Nadie tiene puntos en la primera ronda.
problem-ended-already = { $seat } tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, así que la partida acabó a los { $target }.
problem-mermaids-ended-it = { $seat } ha ganado con cuatro sirenas, así que la partida ha terminado.
problem-closer-to-move = { $seat } ha terminado la ronda y ya no juega.
problem-closed-too-early = { $seat } ha terminado la ronda con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y hacen falta { $needed }.
problem-duo-not-laid = { $seat } no ha jugado el dúo que hace falta.
problem-nothing-drawn = { $seat } no tiene cartas, así que aún no ha tomado ninguna.
problem-round-ended-at-once = El mazo se ha agotado, así que la ronda acabó al instante.
problem-round-ended-before = El mazo se ha agotado, así que la ronda acabó con el turno anterior.
problem-nothing-to-draw = No hay nada que tomar, así que ese paso se salta.
problem-nothing-to-search = Las dos pilas están vacías, así que no hay nada que mirar.
problem-nothing-to-pick = La pila que se mira está vacía.
problem-nobody-to-rob = No hay a quién robar.
problem-duo-without-effect = El dúo no podría hacer nada.

## Azar

problem-deck-size = Un mazo tiene { $size } cartas, no { $count }.
problem-deck-not-whole = El mazo no está completo: falta { CARD($card, "el") }.
problem-wrong-starter = El asiento { $seat } no puede empezar una partida de { $players }.
problem-cannot-be-stolen = No se puede robar { CARD($card, "el") } a { $seat }: no está en su mano.
problem-theft-untold = No dice qué carta se robó.

## Registros

problem-record-version = Es la versión { $version } de los registros, y este papersea lee la versión { $known }.
problem-record-header = Esta no es la primera línea de un registro: se espera { $expected }.
problem-file-header = Esta no es la primera línea de un archivo de registros: se espera { $expected }.
problem-not-one-game = Se espera una sola partida: su primera línea es { $expected }. El número de partidas aquí es { $count }.
problem-name-count = El número de nombres es { $count }, y juegan { $players }.
problem-position-unproved = No se puede demostrar que sea limpia una partida que empieza con una posición.
problem-salt-count = El número de sales es { $count }, y juegan { $players }.
problem-theft-and-card = «{ $text }» no es una jugada de un registro: un robo lleva la carta robada, como en @B=Fy, y nada más la lleva.
problem-turn-without-seat = «{ $text }» no es un asiento: un turno empieza por uno, como en A: D Cy-L .
problem-turn-without-moves = No hay jugadas después de { $seat }:
problem-unreadable-result = «{ $text }» no es un resultado: escribe puntuaciones y quién gana, como en 41-33 A, o 12-7 -
problem-not-json = Esto no es JSON ({ $detail }).
problem-wrong-field = { $field } no es { $kind ->
    [text] un texto
    [number] un número
    [list] una lista
   *[object] un objeto
}.
problem-unknown-field = Un registro no tiene { $fields }.
problem-no-headlines = Esto no es una partida con sus rondas.
problem-after-result = Después del resultado no viene nada, pero aquí viene «{ $text }».
problem-no-beginning = Primero tiene que venir un mazo o una posición, no «{ $text }».
problem-nothing-below = Debajo tiene que venir un mazo o una posición.
problem-unreadable-line = «{ $text }» no es un turno, como en A: D Cy-L ., ni un mazo, ni un resultado.
problem-unquoted-names = { $text } no son nombres: escríbelos entre comillas, como en "Coral" "Pebble".
problem-unreadable-name = { $text } no es un nombre: hay un signo desconocido después de \.
problem-not-utf8 = Esto no es texto en UTF-8.
problem-cut-at-start = Se cortó antes de que empezara la primera ronda.
problem-nothing-begun = No hay ni mazo ni posición.
problem-deck-and-position = Empieza con una posición y además tiene un mazo.
problem-other-position = Las opciones, quienes juegan o quién empieza no son los de la posición.
problem-hidden-cards = Un registro tiene que nombrar todas las cartas de su posición.
problem-round-after-end = La partida ha terminado.
problem-round-not-ended = La ronda { $before } no ha terminado.
problem-move-after-end = { $move } llega demasiado tarde: la ronda ha terminado.
problem-wrong-card = { $move }: { $problem }
problem-wrong-result = El resultado indicado es { $given }, y según las reglas es { $found }.

## Pruebas

problem-unreadable-commitment = «{ $text }» no es un compromiso: tiene 64 cifras hexadecimales.
problem-salts = Una prueba tiene una sal por cada uno de 2 a 4 asientos, no { $count }.
problem-unreadable-salt = «{ $text }» no es una sal: tiene hasta 64 caracteres ASCII visibles, sin espacios.
problem-unreadable-secret = «{ $text }» no es un secreto: tiene 64 cifras hexadecimales.
problem-unquoted-proof = { $text } no es parte de una prueba: escríbelo entre comillas, como en "blue".
problem-secret-size = Un secreto tiene { $size } bytes, no { $count }.
problem-unreadable-context = «{ $text }» no es un contexto: tiene de 1 a 64 caracteres ASCII visibles, sin espacios.
problem-no-proof = No lleva ninguna prueba de sus cartas.
problem-other-commitment = Su prueba no es la del compromiso: el suyo es { $commitment }
problem-other-first-player = Empieza { $given }, y según la prueba empieza { $fair }.
problem-other-card = La carta { $place } del mazo es { CARD($given, "el") }, y según la prueba es { CARD($fair, "el") }.
problem-other-theft = { $move }: según la prueba se roba { CARD($fair, "el") }.

## Arenas

problem-arena-in-use = Otra arena está usando { $folder }.
problem-arena-none = { $folder } no tiene ninguna arena: falta { $file }.
problem-arena-unreadable = No se puede leer { $file }: { $problem }
problem-arena-not-json = no es JSON.
problem-arena-not-a-plan = no es un plan.
problem-arena-incomplete = no dice quién juega ni cómo.
problem-arena-other-version = { $file } lo escribió papersea { $theirs }, y este es { $ours }: sus partidas no se pueden contar juntas.
problem-arena-other-plan = La arena se empezó con { $name } { $begun }, no { $now }.
problem-arena-fewer-games = La arena se empezó para más partidas que { $now }: para { $games }.
problem-league-few = Con { $players } en cada mesa, una liga necesita al menos { $players } participantes.
problem-league-fewer-rounds = La liga se empezó para más rondas que { $now }: para { $rounds }.
problem-arena-two-entrants = Una arena necesita al menos dos participantes.
problem-arena-twice = { $name } está dos veces.
problem-arena-no-games = Una arena juega al menos una partida.
problem-arena-strangers = { $names } no se encuentran en esta arena.
problem-arena-unfinished = La partida no ha terminado.
problem-arena-other-deal = Este reparto no es de esta arena.
problem-arena-game-twice = Esta partida está dos veces.

## La probabilidad de una apuesta

problem-odds-wrong-opponents = En la mesa puede haber de uno a tres rivales, no { $count }.
problem-odds-wrong-hand = Un rival no puede tener este número de cartas: { $number }.
problem-odds-wrong-tables = Dice qué hay a la vista de { $count }, y el número de rivales es { $players }.
problem-odds-wrong-tops = Hay { $most } pilas, no { $count }.
problem-odds-not-duos = { CARDS($cards, "Nom") } no pueden estar a la vista: solo se juegan dúos.
problem-odds-more-than-all = Serían { $count }, y todas las cartas del juego son { $most }.
problem-odds-four-mermaids = Quien tiene las cuatro sirenas ya ha ganado la partida.
problem-odds-too-few-points = Para terminar la ronda hacen falta { $needed } puntos, y estas cartas valen { $points }.
problem-odds-wrong-deck = El mazo no puede tener ahora { $deck }: sería posible de { $least } a { $most }.
