### Lo que dice el terminal. Texto sencillo; un párrafo por mensaje.
### `$you` es «yes» cuando la frase habla de quien la lee.
### Una carta que no puede ver es «hidden».

## Bienvenida

welcome = Te damos la bienvenida al mar de papel.
welcome-back = De vuelta en el mar de papel. Tu partida sigue.
welcome-against = { $count ->
    [one] Juegas a { $target } puntos, contra un rival:
   *[other] Juegas a { $target } puntos, contra { $count } rivales:
}
welcome-rules = Toma una carta cada turno, juega dúos por lo que hacen y termina la ronda cuando tengas 7 puntos o más. Los dúos son parejas: cangrejo + cangrejo, barco + barco, pez + pez, bañista + tiburón.
welcome-help = Escribe el número de una jugada y pulsa Intro. Escribe ? cuando quieras para ver la ayuda.

## Quién juega

player-you = Tú
# En lugar de «tú», en un registro que leen otras personas.
player-guest = Visitante

## La mesa. $who es una de las dos formas de head-turn.

head-round = Ronda { $round } · a { $target } · { $who }
head-turn = { $you ->
    [yes] tu turno
   *[no] turno de { $name }
}
head-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
head-laid = en la mesa
head-shown = muestra
head-hand = tu mano
head-deck = mazo { $count }
head-left = izquierda{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-right = derecha{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-empty = vacía
head-worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · color más numeroso: { COLOUR($colour) }, { $bonus ->
    [one] 1 carta
   *[other] { $bonus } cartas
}{ $closing ->
    [yes] {" "}· basta para terminar la ronda
   *[no] {""}
}
head-last-turns = { $you ->
    [yes] Últimos turnos: has dicho ÚLTIMA OPORTUNIDAD con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[no] Últimos turnos: { $name } ha dicho ÚLTIMA OPORTUNIDAD con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. Ya no puedes terminar la ronda.
}

## Qué hacer ahora

step-draw = Toma una carta:
step-keep = Quédate con una de las dos:
step-duo = ¿Y ahora?
step-search = ¿Qué pila quieres mirar?
step-pick = ¿Qué carta tomas? La superior va primero.
step-steal = ¿A quién le robas?
step-over = La partida ha terminado.

## Jugadas

menu-only = { $move } (basta con Intro)
menu-draw = { $count ->
    [one] Tomar la última carta del mazo
   *[other] Tomar dos del mazo y quedarte con una
}
menu-take = Tomar { CARD($card, "el") } { PILE($pile, "del") }
menu-keep = Quedarte con { CARD($card, "el") } y dejar { CARD($other, "el") } a la { $side ->
    [left] izquierda
   *[right] derecha
}{ $top ->
    [hidden] {" "}(vacía)
   *[shown] {""}
}
menu-duo-search = Jugar { CARD($first, "un") } y { CARD($second, "un") }: mirar una pila y tomar una carta
menu-duo-turn-again = Jugar { CARD($first, "un") } y { CARD($second, "un") }: otro turno
menu-duo-fish = Jugar { CARD($first, "un") } y { CARD($second, "un") }: una carta del mazo
menu-duo-steal = Jugar { CARD($first, "un") } y { CARD($second, "un") }: robar una carta
menu-duo-nothing = Jugar { CARD($first, "un") } y { CARD($second, "un") } (ahora no pasaría nada)
menu-search = { PILE($pile, "El") }: { $count ->
    [one] solo { CARD($card, "el") }
   *[other] { $count } cartas, arriba { CARD($card, "el") }
}
menu-pick = { CARD($card, "El") }
menu-steal = { $name }, con { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
menu-end = Acabar tu turno
menu-end-last = Acabar tu último turno y mostrar tus cartas
menu-stop = Decir ALTO: sumar { $points }
menu-last = Decir ÚLTIMA OPORTUNIDAD: apostar por { $points } + { $bonus }
menu-last-void = Decir ÚLTIMA OPORTUNIDAD: el mazo está vacío, nadie puntuaría
told-nothing-left = No queda nada por hacer, así que tu turno acaba.

## El final de una ronda

reveal-title = Todo el mundo muestra sus cartas
reveal-hand = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · bonificación de color { $bonus }{ $colour ->
    [hidden] {""}
   *[shown] {" "}({ COLOUR($colour) })
}
totals-target = La partida se juega a { $target } puntos.
pause-round = Pulsa Intro para la siguiente ronda:
pause-unreadable = «{ $text }» no se puede entre dos rondas. Pulsa Intro para seguir, o escribe jugadas, reglas, ? o salir.
pause-no-cards = La ronda ha terminado: pulsa Intro para ver tus próximas cartas. También puedes escribir jugadas, reglas, ? o salir.
ending-title = El final de la partida
left = Has dejado la mesa.
play-again = Para volver a jugar con los mismos repartos:
play-recorded = La partida se ha guardado. Para volver a leerla:
play-resume = Para seguir con ella:
opponents-installed = Instalados en esta máquina
opponents-outside = Un bot de fuera que no dice nada de sí mismo.
lapse = { $name } no ha sabido elegir, así que esta jugada la hace un bot sencillo.
lapses = { $name } no ha sabido elegir { $count ->
    [one] una vez
   *[other] { $count } veces
}, y esas jugadas las hizo un bot sencillo. Empezó así:

## Preguntas. La pista dice qué escribir; said-yes y said-no, todo lo que vale como respuesta.

confirm-stop = ¿Decir ALTO?
confirm-last = ¿Decir ÚLTIMA OPORTUNIDAD?
confirm-void = ¿Decir ÚLTIMA OPORTUNIDAD y acabar la ronda sin puntos?
confirm-quit = ¿Salir de la partida?
confirm-resign = ¿Abandonar esta partida?
confirm-hint = s/n
confirm-unclear = Escribe s para sí o n para no.
said-yes = s, sí, si, y, yes
said-no = n, no

## Lo que se puede escribir, entre comas y en minúsculas

said-deck = mazo, m, tomar, d, deck, draw
said-left = izquierda, izq, i, l, left
said-right = derecha, der, r, right
said-end = fin, acabar, acabar turno, pasar, paso, e, end, pass, end turn
said-stop = alto, s, stop
said-last = oportunidad, última oportunidad, ultima oportunidad, última, ultima, l, last, last chance, lastchance, chance
command-help = ?, ayuda, help, h
command-table = mesa, table, t
command-points = puntos, points, p
command-rules = reglas, regla, rules, rule
command-log = jugadas, log
command-position = posición, posicion, position, pos
command-quit = salir, quit, q, exit
command-undo = deshacer, undo, takeback
command-pause = pausa, pause, break
command-resign = abandonar, resign
command-say = decir, say
command-edit = corregir, edit
command-history = rondas, historial, history, rounds
command-back = atrás, atras, cancelar, back, cancel
said-ending-stop = alto, s, stop
said-ending-last-chance = oportunidad, última oportunidad, ultima oportunidad, última, ultima, l, last, last chance, lastchance, chance
said-ending-deck-out = mazo, mazo agotado, d, deck, deck out
said-ending-mermaids = sirenas, sirena, m, mermaids, mermaid

## Ayuda

help-title = Cómo responder
help-number = Escribe el número de una jugada.
help-notation = O su forma corta: D toma del mazo, L y R toman de una pila, Cy-L se queda con el cangrejo amarillo y deja la otra carta en la pila izquierda, Cy+Cd juega dos cangrejos, ?L mira la pila izquierda, #2 toma su segunda carta, @B roba a B, un punto acaba el turno.
help-words = O una palabra: mazo, izquierda, derecha, fin, alto, oportunidad.
help-points = cuánto valen tus cartas y qué daría un anuncio
help-rules = las reglas; «reglas R6» o «reglas cards» muestra una parte
help-log = lo que ha pasado en esta ronda
help-table = la mesa otra vez (basta con Intro)
help-position = lo que ves, como texto para copiar
help-quit = salir de la partida
help-undo = pedir deshacer tu última jugada, mientras nadie haya visto una carta desde entonces
help-pause = pedir una pausa
help-resign = abandonar esta partida
help-say = decir algo al resto: «decir» muestra las frases, «decir 2» o «decir suerte» dice una
help-scorepad = Una ronda son unas pocas líneas: cómo acabó, quién la terminó y qué tiene cada persona. Las cartas tienen nombres cortos (CyCd Mw) o largos (yellow_crab), con un número si quieres (2xCd); o solo números: 7+2 son 7 puntos y una bonificación de color de 2.
help-scorepad-table = cómo va la partida
help-history = todas las rondas, con sus cartas y puntos
help-scorepad-undo = quitar la última ronda
help-edit = volver a anotar una ronda: «corregir 2»; Intro conserva lo que había
help-back = en mitad de una ronda: empezar a anotarla de nuevo
help-scorepad-quit = salir; la partida está guardada
help-letters = Una carta se escribe con la letra de su tipo y la de su color:
help-colour = { $letter } { COLOUR($colour) }
log-title = Esta ronda hasta ahora

## Lo que no se puede

refusal-unreadable = «{ $text }» no es una jugada aquí. { $count ->
    [one] Escribe 1 o pulsa Intro, o ? para ver la ayuda.
   *[other] Escribe un número de 1 a { $count }, o ? para ver la ayuda.
}
refusal-look-up = Escribe «reglas { $clause }» para consultarlo.

## Contar una mano

score-can-close = Basta para terminar la ronda: { $points } con ALTO, { $both } con ÚLTIMA OPORTUNIDAD si nadie te supera.
score-cannot-close = { $count ->
    [one] Falta 1 punto para los 7 que terminan una ronda.
   *[other] Faltan { $count } puntos para los 7 que terminan una ronda.
}
score-nothing = Aún nada: para terminar una ronda hacen falta 7 puntos.
score-no-cards = No hay cartas que contar. Nombra alguna, por ejemplo: CyCd 2xFd Mw
score-wins = Las cuatro sirenas: esta mano gana toda la partida.
# $hands dice cuántas cartas tienen los rivales.
score-odds-against = ÚLTIMA OPORTUNIDAD, contra { $count ->
    [one] un rival con { $hands }
   *[other] { $count } rivales con { $hands }
} { $last ->
    [1] carta
   *[other] cartas
}:
score-bad-others = «{ $text }» no dice cuántas cartas tienen los rivales: escríbelo así: 6 o 6,5.

## Una hoja de puntuación. Sus problemas y desempates los dice pad.ftl.

scorepad-new = Una hoja de puntuación nueva, guardada en { $file }
scorepad-goes-on = Sigue la hoja de puntuación de { $file }.
scorepad-kept = La hoja de puntuación está guardada en { $file }. Para seguir:
scorepad-lost = { $file } ya no contiene esta hoja de puntuación.
scorepad-not-added = La ronda { $round } no se ha guardado.
scorepad-not-edited = La ronda { $round } se queda como estaba.
scorepad-not-undone = La ronda { $round } no se ha quitado.
scorepad-names = ¿Quién juega? De dos a cuatro nombres en el orden de los turnos, con comas entre ellos:
scorepad-starter = ¿Quién empieza la primera ronda?
scorepad-head = Ronda { $round } · a { $target } · empieza { $name }
scorepad-no-rounds = Aún no hay rondas.
scorepad-ending = ¿Cómo acabó la ronda? Escribe alto, oportunidad para ÚLTIMA OPORTUNIDAD, mazo si se agotó, o sirenas. Escribe ? para ver la ayuda.
scorepad-over = La partida ha terminado. Escribe rondas, deshacer, corregir 2 o salir; para una partida nueva, indica otro archivo al empezar de nuevo.
scorepad-begun = La partida de { $file } ya ha empezado: sus nombres y su meta se quedan como están.
scorepad-unreadable = Una ronda no puede acabar con «{ $text }». Escribe ? para ver la ayuda.
scorepad-no-player = «{ $text }» no juega en esta partida. Escribe una letra o un nombre.
scorepad-hand = ¿Qué tiene { $name }?
scorepad-hand-how = Mano y mesa juntas, como cartas (CyCd Mw) o como puntos y bonificación de color (7+2); - si no hay cartas.
scorepad-keeps = Intro conserva: { $kept }
scorepad-counted = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $bonus ->
    [hidden] {""}
   *[told] {" "}· bonificación de color { $bonus }
}
scorepad-nothing = No se ha anotado nada.
scorepad-which-round = { $count ->
    [0] Aún no hay ninguna ronda que corregir.
    [one] Por ahora hay una ronda: «corregir 1» la vuelve a anotar.
   *[other] Indica una ronda de 1 a { $count }: «corregir { $count }» vuelve a anotar la última.
}
scorepad-nothing-to-undo = No hay ninguna ronda que quitar.
scorepad-undone = Se ha quitado la ronda { $round }.
scorepad-round = Ronda { $round }: { $ended }
scorepad-ended-stop = { $name } dijo ALTO
scorepad-ended-last-chance = { $name } dijo ÚLTIMA OPORTUNIDAD{ $bet ->
    [won] {" "}y ganó la apuesta
    [lost] {" "}y perdió la apuesta
   *[open] {""}
}
scorepad-ended-deck-out = el mazo se agotó
scorepad-ended-mermaids = { $name } tiene las cuatro sirenas
scorepad-changed = Alguien más ha cambiado { $file }. Así está ahora:
scorepad-cannot-keep = No se ha podido guardar: { $problem }
scorepad-no-pad = Aún no hay ninguna hoja de puntuación en { $file }.
scorepad-refused = { $file } se queda como está. { $problem }
scorepad-in-round = Ronda { $round }: { $problem }
scorepad-game-is-over = La partida ha terminado: antes quita una ronda.
confirm-undo = ¿Quitar la ronda { $round }?
confirm-mermaids = ¿Acabó la ronda con las cuatro sirenas?
confirm-cut = { $count ->
    [one] Con esto acaba la partida. ¿Borrar la ronda posterior?
   *[other] Con esto acaba la partida. ¿Borrar las { $count } rondas posteriores?
}
confirm-add = ¿Añadir tu ronda como ronda { $round }?
confirm-again = ¿Probar otra vez?

## Reglas

rules-how = { $program } R6 muestra una regla; { $program } cards, una sección; { $program } all, todo.
rules-how-here = «reglas R6» muestra una regla; «reglas cards», una sección.
rules-editions = Ediciones: { $editions }.
rules-differ = Aquí difieren las ediciones: mira «{ $option }» ({ $name }).
rules-edition = La edición { $edition }
rules-table = Esta mesa
rules-played = { $who } lo juega así.
rules-plays = { $who } juega «{ $option }»: { $value }.
rules-unknown = No hay ninguna regla ni sección llamada «{ $text }». Las secciones son { $sections }.
rules-unknown-close = No hay ninguna regla ni sección llamada «{ $text }». ¿Querías decir { $close }?
rules-unknown-here = No hay ninguna regla ni sección llamada «{ $text }». Escribe «reglas» para ver la lista.

## Opciones

against-too-many = Has nombrado { $count ->
    [one] 1 rival
   *[other] { $count } rivales
}, pero para eso { $room ->
    [one] hay 1 asiento
   *[other] hay { $room } asientos
}.
option-no-number = «{ $text }» no es un número entero.

## Registros. $standing lista a quienes juegan con sus puntos.

replay-finished = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}: { $standing }. Victoria para { $winners }.
replay-open = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}: { $standing }. Sin terminar.
record-other-file = { $file } no es un archivo de registros de papersea.
record-no-folder = No se puede crear { $file }: esa carpeta no existe.
record-forbidden = No se puede usar { $file }: no tienes permiso para leerlo y escribirlo.
record-problem = No se puede usar { $file }: { $problem }
resume-beside = --resume sigue una partida tal como empezó, así que no puedes usar { $flag } con él.
resume-stranger = El registro no dice cómo juega { $name }, así que sigue { $opponent } en su lugar.
resume-unnamed = El registro no nombra a { $count ->
    [one] tu rival, así que juega { $names }.
   *[other] tus rivales, así que juegan { $names }.
}
resume-nothing = { $file } no tiene ninguna partida que seguir.
resume-finished = La última partida de { $file } está terminada.
replay-nothing = { $file } no tiene partidas.
replay-cut = Falta el final del registro.
replay-refused = Este registro no se puede reproducir: { $problem }

## papersea analyse

analyse-weighing = Valorando las decisiones
analyse-no-game = { $file } solo tiene { $count ->
    [one] 1 partida.
   *[other] { $count } partidas.
}
analyse-no-seat = Aquí nadie se llama { $text }. Indica la letra de un asiento o el nombre de alguien.
analyse-cut = { replay-cut } Las probabilidades acaban con la última jugada completa.
analyse-unfinished = La partida no se terminó: las probabilidades acaban con su última jugada.
analyse-turning-points = Momentos clave
analyse-no-turning-points = Ninguna decisión costó mucho.
analyse-chances = La probabilidad de ganar, según lo que podía saber cada asiento
analyse-luck = Suerte y destreza
analyse-decisions = Cada decisión
analyse-place = Ronda { $round }, turno { $turn }, { $name } (jugada { $number })
analyse-played = Se jugó: { $choice } ({ $chance })
analyse-better = Mejor: { $choice } ({ $chance })
analyse-column-round = Ronda
analyse-column-start = Inicio
analyse-column-luck = Suerte
analyse-column-losses = Decisiones
analyse-column-end = Final
analyse-luck-how = Suerte: lo que trajeron las cartas y las manos y jugadas del resto, errores incluidos. Decisiones: lo que se perdió frente a las mejores. Inicio, suerte y decisiones suman el final.
analyse-summary = { $name }: { $decisions ->
    [one] 1 decisión,
   *[other] { $decisions } decisiones,
} { $best } fueron las mejores, { $slips ->
    [one] 1 imprecisión,
   *[other] { $slips } imprecisiones,
} { $mistakes ->
    [one] 1 error.
   *[other] { $mistakes } errores.
} Precisión { $accuracy }: 100 % es acertar siempre, 0 % es elegir al azar.

## Pruebas de que nadie eligió las cartas. $salts lista a quienes juegan con lo que añadieron.

verify-proved = Quién empezó, { $decks ->
    [one] 1 mazo
   *[other] { $decks } mazos
} y { $thefts ->
    [one] 1 carta robada
   *[other] { $thefts } cartas robadas
} coinciden con la prueba. Sales: { $salts }. Compromiso: { $commitment }
verify-salt = { $name } «{ $salt }»
verify-no-salt = { $name } ninguna
verify-noted = (como lo anotaste)
verify-unfair = Esta partida no es limpia: { $problem }
verify-unproved = No se puede demostrar que esta partida sea limpia: { $problem }
verify-nothing = { $file } no tiene partidas, así que no se demuestra nada.
verify-not-found = Sin demostrar: ninguna partida de { $file } tiene el compromiso que anotaste: { $commitment }
verify-compare = Una prueba solo vale si viste su compromiso antes del reparto: compáralo con lo que anotaste, o indícalo con --commitment.

## papersea serve, site, work, backup

serve-address = Las mesas están listas: { $address }
serve-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otro sitio con --host y --port.
serve-no-such-host = «{ $host }» no es una dirección ni un nombre de esta máquina: 127.0.0.1 es solo para esta máquina; 0.0.0.0, para toda la red.
serve-no-origin = «{ $origin }» no es un origen: se espera https://HOST o http://HOST:PORT, en minúsculas y sin nada detrás.
serve-no-host-name = «{ $host }» no es un servidor: se espera un nombre como push.example.org, quizá con :PORT.
serve-no-manual = «{ $manual }» no es un manual: se espera una dirección como https://HOST/PATH/, o una carpeta que haya escrito make manual.
serve-in-use = Otro papersea está usando { $file }. Varios procesos necesitan PostgreSQL y Redis: docs/hosting.md
serve-not-heard = Sin --redis, este proceso no se entera de lo que hacen otros en este PostgreSQL: que sea el único.
serve-nobody-thinks = Con --thinkers 0 y sin --redis no jugará ningún bot: papersea work piensa por ellos, y necesita Redis.
serve-kept-in = Todo se guarda en { $file }
serve-how-to-stop = Ctrl-C detiene el servidor; las partidas siguen cuando vuelva a arrancar.
work-health = Estado y métricas: están en { $host }, puerto { $port }.
work-ready =
    { $thinkers ->
        [one] Un proceso piensa por los bots.
       *[other] { $thinkers } procesos piensan por los bots.
    }
# $megabytes es un número como 6,8.
site-written = En { $folder } hay un sitio de { $files } archivos, { $megabytes } MB: ponlo donde se publiquen archivos, en cualquier carpeta.
site-how = Cómo publicarlo: { $file }
site-not-empty = { $folder } tiene archivos que no ha escrito papersea. Indica una carpeta vacía, o añade el sitio a lo que hay con --add: los archivos con el mismo nombre se sustituyen entonces, los demás se quedan.
site-not-built-web = La página no está construida, así que no hay nada que escribir. Un wheel la tiene; en un clon: make pocket
site-not-built-pocket = Lo que se ejecuta en los navegadores no está empaquetado, así que nadie podría jugar en un sitio. Un wheel lo tiene; en un clon: make pocket
site-no-address = «{ $address }» no es una dirección: se espera https://HOST/PATH/
serve-not-installed = { $module } no está instalado: { $install }
serve-tables-alone = Las mesas solo se pueden repartir junto a un PostgreSQL que tenga a la gente: usa también --database.
serve-bad-tables = se espera LETTER=postgresql://USER:PASSWORD@HOST/NAME, cada letra una vez
serve-bad-redis = se espera redis://HOST:PORT/0 (rediss:// con TLS, unix:// para un socket)
serve-bad-number = «{ $text }»: se espera NAME=NUMBER, con uno de estos nombres: { $names }
serve-at-least-one = { $name } tiene que ser al menos 1, o no se avisaría a nadie.
work-needs-redis = Los servidores se enteran de las jugadas de este proceso por Redis: usa también --redis.
backup-done = En { $file } hay una copia de todo

## papersea puzzle. Lo que también dice el navegador está en puzzles.ftl.

puzzle-id = ID { $id }
puzzle-how = ¿Qué jugada gana más veces la partida? Cuenta tu primera respuesta. Escribe jugadas para leer esta ronda hasta ahora, ? para ver la ayuda.
puzzle-practice = Ya respondiste a este reto, así que esto es solo práctica.
puzzle-enter = Pulsa Intro para el siguiente reto, q para parar:
puzzle-solved-so-far = { $solved } de { $count } retos resueltos.
puzzle-unknown = No existe el reto { $text }.
puzzle-bad-day = { $text } no es un día: se espera uno como 2025-12-31.
puzzle-one-of = Elige una cosa: un reto, --day o --next.

## papersea join

join-not-installed = Para jugar en línea hace falta { $module }, que no está instalado: { $install }
join-bad-link = «{ $link }» no es el enlace de una mesa ni la dirección de un servidor: se espera https://HOST/t/CODE o https://HOST.
join-which-server = ¿En qué servidor? «{ $word }» a solas es una mesa del servidor en el que se jugó por última vez desde aquí: indica el servidor, como en https://HOST/t/{ $word }.
join-unreachable = Ningún servidor de papersea responde en { $address }. Comprueba la dirección o prueba más tarde.
join-refused = El servidor dice que no. { $reason }
join-beside = Quien abrió la mesa ha elegido cómo se juega, así que no puedes usar { $flag } con su enlace.
join-name = ¿Cómo quieres que te llame el resto?
join-known = Aquí estás otra vez, { $name }.
join-bad-clock = «{ $text }» no es un reloj: se espera 5m o 5m+10s (de 10 segundos a 120 minutos por partida, hasta 300s más por turno), 3d (de 1 a 14 días por turno) o none.
join-share = { $count ->
    [0] El enlace de la mesa, para quien quiera mirar:
    [one] Queda un asiento libre. Comparte este enlace; la partida empieza cuando alguien se siente ahí:
   *[other] Quedan { $count } asientos libres. Comparte este enlace; la partida empieza cuando estén todos ocupados:
}
join-left = Te has ido, y tu asiento sigue siendo tuyo. Para volver:

## En la mesa de un servidor

online-free-seat = un asiento libre
online-waits = Esperando a más gente…
online-waits-again = Esperando al resto…
online-full = Todos los asientos están ocupados. Estás mirando.
online-looking-on = La partida ha empezado. Estás mirando.
online-over = La partida ha terminado. Así acabó.
online-commitment = Las cartas salen de un secreto del servidor y de lo que añade quien juega. Compromiso con el secreto: { $commitment }. Tú añades { $salt }.
online-lost = Conexión perdida. Reconectando… Tu partida está a salvo.
online-back = Vuelves a tener conexión.
online-refused = No se ha hecho. { $reason }
online-away = { $name } ha perdido la conexión; su asiento sigue siendo suyo.
online-here = { $name } vuelve a tener conexión.
online-go-on = Pulsa Intro para acabar la pausa:
online-come-back = Pulsa Intro para volver a jugar en lugar del bot:
online-say-title = Lo que puedes decir
online-say-how = «decir 2» o «decir suerte» dice la segunda de estas frases.
online-say-unknown = Aquí no puedes decir «{ $text }». Escribe «decir» para ver la lista.
online-record = La partida ha terminado, y su secreto está a la vista. Este es su registro, para papersea replay y papersea verify:
online-again = ¿Jugar otra vez?

## papersea bot

bot-plays = { $name } ({ $entrant }) está en camino. Ctrl-C lo hace volver.
bot-game-over = La partida ha terminado. Victoria para { $names }. Este es su registro:
bot-left = El bot se ha ido, y su asiento sigue siendo suyo. Para que vuelva:

## papersea study

study-games = Valorando partidas
study-nothing = En estos archivos no hay ninguna partida terminada con nombres.
study-title = Lo que cuestan las decisiones y cómo acaban las partidas
study-column-name = Quién
study-column-against = Contra
study-column-games = Partidas
study-column-loss = Pérdida, %
study-column-wins = Victorias, %
study-column-adjusted = Sin suerte, %
study-against-people = personas
study-against-mixed = mezcla
study-company = { $who }, { $players } en la mesa
study-how = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }, a juicio de { $judge } ({ $budget } por decisión). Pérdida: de la probabilidad de ganar, por decisión. Sin suerte: victorias tras restar lo que trajo el azar. ±: intervalo del 95 % sobre las partidas.
