### Una mesa en vivo: lo que pasa alrededor de las cartas y lo que dice su pantalla.
### `$you` es «yes» cuando la frase habla de quien la lee.

## Alrededor de las cartas

online-joined = { $you ->
    [yes] Te sientas.
   *[no] { $name } se sienta.
}
online-freed = { $you ->
    [yes] Te levantas.
   *[no] { $name } se levanta.
}
online-left = { $you ->
    [yes] Has dejado la mesa, y un bot sigue jugando por ti.
   *[no] { $name } ha dejado la mesa, y un bot sigue jugando.
}
online-stood-in = { $you ->
    [yes] Se te ha acabado el tiempo. Un bot juega por ti hasta que vuelvas.
   *[no] A { $name } se le ha acabado el tiempo. Un bot sigue jugando.
}
online-came-back = { $you ->
    [yes] Vuelves a jugar tú.
   *[no] { $name } ha vuelto.
}
online-resigned = { $you ->
    [yes] Abandonas.
   *[no] { $name } abandona.
}
online-wants-back = { $you ->
    [yes] Pides deshacer tu jugada.
   *[no] { $name } pide deshacer su jugada.
}
online-wants-pause = { $you ->
    [yes] Pides una pausa.
   *[no] { $name } pide una pausa.
}
online-allow-back = ¿Dejas que { $name } deshaga su jugada?
online-allow-pause = { $name } pide una pausa. ¿De acuerdo?
online-declined = { $you ->
    [yes] Dices que no.
   *[no] { $name } dice que no.
}
online-took-back = { $you ->
    [yes] Deshaces tu jugada.
   *[no] { $name } deshace su jugada.
}
online-paused = La partida está en pausa.
online-resumed = { $you ->
    [yes] Acabas la pausa.
   *[no] { $name } acaba la pausa.
}
online-said = { $you ->
    [yes] Tú: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = El resto ha abandonado. Victoria para { $names }.
online-wants-rematch = { $you ->
    [yes] Quieres jugar otra vez.
   *[no] { $name } quiere jugar otra vez.
}

## La parte de arriba de la pantalla

table-round = Ronda { $round } · a { $target }
table-menu = Menú
table-log = Qué ha pasado
table-aids = Cartas de referencia
table-points = Puntos
table-waits-for = Esperando a { $name }…
table-your-turn = Tu turno
table-your-turn-title = ● Tu turno
table-last-turns = ÚLTIMA OPORTUNIDAD · { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-last-turns-own = Tu ÚLTIMA OPORTUNIDAD · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-spectating = Estás mirando.
table-spectators = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
}
table-follow = Ver como…
table-follow-all = todo el mundo (manos ocultas)
table-follow-seat = { $name }
table-loading = Preparando la mesa…
table-asked = Petición enviada. Esperando respuesta…
table-taken-up = Esta partida continuó otra con las mismas cartas: aquí no se repartieron.
table-closed = No puedes entrar en esta mesa

## La conexión

link-lost = Conexión perdida. Reconectando… No se pierde nada.
link-back = Vuelves a tener conexión.
link-offline = Ahora no se puede llegar al servidor, así que tu jugada no se ha hecho. Prueba otra vez en un momento.

## La franja de cada persona. Nombres hablados de lo que muestra un dibujo.

seat-score = { $score } de { $target }
seat-hand = { $count ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}
seat-laid = { $count ->
    [0] nada en la mesa
    [one] 1 dúo en la mesa
   *[other] { $count } dúos en la mesa
}
seat-turn = le toca
seat-bot = bot
seat-idle = se toma su tiempo
seat-lost = sin conexión
seat-stand-in = sigue un bot
seat-known = Cartas conocidas de esta mano
seat-time = quedan { $time }
seat-spoken = { $name }: { $score } de { $target } puntos, { $cards }, { $laid }

## Mazo y pilas

deck-name = Mazo, { $count ->
    [0] vacío
    [one] 1 carta
   *[other] { $count } cartas
}
pile-name = { PILE($pile, "Nom") }: { CARD($card) }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
pile-empty = { PILE($pile, "Nom") }, vacía
place-empty = sin cartas
place-draw = tomar dos
place-take = tomar
place-put = dejar aquí
place-look = mirar
hand-card = { CARD($card) }, { $number } de { $count } en tu mano
hand-title = Tu mano
hand-empty = aún sin cartas
hand-sort = Ordenar
hand-sort-kind = por tipo
hand-sort-colour = por color
hand-sort-own = a mi manera
hand-earlier = Mover a la izquierda
hand-later = Mover a la derecha
table-log-empty = Aún no ha pasado nada.

## Qué hacer ahora

now-draw = Toma dos del mazo o la carta superior de una pila
now-draw-piles = El mazo está vacío: toma la carta superior de una pila
now-draw-deck = Toma del mazo
now-keep = Toca la carta con la que te quedas
now-put-other = ¿Adónde va { CARD($card, "el") }?
now-put-forced = { CARD($card, "El") } va a la pila vacía: una pila vacía siempre se llena primero
now-duo = Juega un dúo o acaba tu turno
now-end = Acaba tu turno
now-close = Tienes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: acaba tu turno o termina la ronda
now-last = Tu último turno: juega lo que ayude y acábalo
now-search = ¿Qué pila quieres mirar?
now-pick = Toma una carta
now-steal = ¿A quién le robas?
now-steal-card = Toma cualquiera de las cartas de { $name }
now-steal-back = Carta { $number } de { $count }
now-again = Los barcos te dan otro turno
now-paused = La partida está en pausa.
now-keep-this = Quedarme con { CARD($card, "el") }
now-choose-again = Elegir de nuevo

## Acciones

act-end = Acabar turno
act-end-last = Acabar último turno
act-stop = { call-stop }
act-last = { call-last-chance }
act-crab = mirar una pila
act-boat = otro turno
act-fish = una carta del mazo
act-theft = robar una carta
act-nothing = ahora sin efecto
act-lay = Jugar
act-which = ¿Qué dos cartas?
act-take-back = Deshacer mi jugada
act-pause = Pedir una pausa
act-resume = Seguir
act-resign = Abandonar
act-resign-sure = ¿Abandonar esta partida? La gana el resto.
act-leave = Dejar la mesa
act-leave-sure = ¿Dejar la mesa? Tu asiento sigue siendo tuyo y, si la mesa lo permite, un bot sigue jugando.
act-show-hand = Dejar que quien mira vea mi mano
act-hide-hand = Ocultar mi mano a quien mira
act-come-back = Volver a jugar en lugar del bot
act-mute = Silenciar a { $name }
act-unmute = Volver a oír a { $name }
act-report = Denunciar a alguien
act-home = Inicio
act-settings = Idioma, aspecto, sonido
act-shortcuts = Teclas
act-advice = Consejo
act-no-advice = Dejar los consejos
act-rule = La regla: { $clause }
act-agree = Aceptar
act-decline = Decir que no

## Los anuncios

call-title-stop = ¿Decir { call-stop }?
call-title-last = ¿Decir { call-last-chance }?
call-now-stop = Sí: { call-stop }
call-now-last = Sí: { call-last-chance }
call-not-yet = Todavía no
call-other = ¿O mejor { $call }?

## En un solo dispositivo

curtain-title = { $name }, te toca
curtain-hint = Pasa el dispositivo. Ahora no debería mirar nadie más.
curtain-lift = Mostrar mis cartas
curtain-since = Desde tu último turno

## Solo para lectores de pantalla

spoken-turn = Tu turno. { $now }

## Se explica una vez

tip-duo = Dos cartas que van juntas son un dúo. Al jugarlas, hacen algo; jugadas o no, valen 1 punto.
tip-seven = Con 7 puntos o más puedes terminar la ronda al final de tu turno.
tip-call = { call-stop } es seguro: todo el mundo puntúa sus cartas. { call-last-chance } es una apuesta: el resto juega un turno más y, si nadie te supera, sumas también tu bonificación de color.
tip-first = Empieza aquí: toca el mazo.
tip-known = Entendido

## Teclas

keys-title = Teclas
keys-deck = Mazo
keys-piles = Izquierda o derecha: la carta que te quedas, luego la pila
keys-hand = Moverse por tus cartas
keys-choose = Elegir
keys-move = Mover una carta de la mano
keys-end = Acabar turno
keys-calls = Anuncios (se pide confirmación)
keys-points = Puntos
keys-log = Qué ha pasado
keys-aids = Cartas de referencia
keys-help = Esta lista
keys-on = Usar estas teclas
keys-on-about = Desactívalas si otro programa tuyo usa teclas sueltas.
