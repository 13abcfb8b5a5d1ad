### Lo que dice el análisis de una partida.
### No se habla a nadie donde se puede evitar: una razón vale para una decisión propia y para una ajena.

# De quién es el juicio: el nombre de un rival.
judged-by = A juicio de { $judge }.

# Se usan en otros mensajes: tantos puntos, tantas cartas.
amount-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
amount-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

## Una jugada posible. $cards son las que se juegan.

choice-draw = dos cartas del mazo
choice-take = tomar { CARD($card, "el") } { PILE($pile, "del") }
choice-keep = quedarse con { CARD($card, "el") } y dejar { CARD($other, "el") } en { PILE($pile, "el") }
choice-lay = jugar { CARDS($cards, "el") }
choice-search = mirar { PILE($pile, "el") }
choice-pick = tomar { CARD($card, "el") }
choice-steal = robar una carta a { $name }
choice-end = acabar el turno

## Qué tal fue la decisión

grade-best = la mejor
grade-fine = buena
grade-slip = imprecisión
grade-mistake = error
praise-good = buena jugada
praise-brilliant = jugada brillante

## Por qué conviene tener una carta

# $card: la cuarta sirena.
why-wins-game = { CARD($card, "El") } completa las cuatro: con las cuatro sirenas se gana toda la partida.
# $count: los puntos con los que ha apostado $name.
why-beats-bet = Con { CARD($card, "el") } son { amount-points }. { $name } apostó con { $count } y pierde la apuesta.
why-reaches-close = Con { CARD($card, "el") } son { amount-points }: suficiente para terminar la ronda.
# $points por $card, $count por $other.
why-brings-more = { CARD($card, "El") } da { amount-points }; { CARD($other, "el") }, solo { $count }.
why-brings-points = { CARD($card, "El") } da { amount-points }.
why-makes-duo = { CARD($card, "Un") } y { CARD($other, "un") } forman un dúo.
# $count y $kind: «3 pulpos».
why-grows-set = Con { CARD($card, "el") } son { $count } { KIND($kind, $count) }: { amount-points } más.
# $card es el multiplicador. $count y $kind: «3 barcos».
why-multiplies = { CARD($card, "El") } cuenta { $count } { KIND($kind, $count) }: { amount-points } más.
# $count sirenas de cuatro.
why-gathers-mermaids = Con { CARD($card, "el") } son { $count } de las cuatro sirenas, y { amount-points } más.
why-builds-colour = Con { CARD($card, "el") }, el color { COLOUR($colour) } llega a { amount-cards }: bueno para la bonificación de color y para las sirenas.
why-promises = { CARD($card, "El") } da { amount-points } si llega { KIND($kind, "otro") }.
# $count y $kind: las cartas que formarían un dúo con ella.
why-partners-left = { CARD($card, "El") } aún puede formar un dúo: { $count ->
    [one] queda 1 { KIND($kind, $count) } por ver.
   *[other] quedan { $count } { KIND($kind, $count) } por ver.
}

## De dónde vienen las cartas y adónde van

why-top-is-little = { CARD($card, "El") } { PILE($pile, "del") } da { amount-points }; del mazo, en cambio, se elige entre dos cartas.
why-deck-offers-two = { CARD($card, "El") } { PILE($pile, "del") } da { amount-points }, pero dos cartas del mazo prometen más.
# $points: a las cartas de $name que están a la vista o se han visto.
why-helps-next = { CARD($card, "El") } en { PILE($pile, "el") } sería un regalo: después le toca a { $name }, que tiene cartas con las que encaja ({ amount-points }).
why-helps-other = { CARD($card, "El") } en { PILE($pile, "el") } podría ser un regalo: { $name } tiene cartas con las que encaja ({ amount-points }).
why-open-to-next = { CARD($card, "El") } quedaría a la vista en { PILE($pile, "el") }, y después le toca a { $name }.
why-uncovers = Tomar la carta superior { PILE($pile, "del") } destapa { CARD($card, "el") } para { $name }: { amount-points }.
why-covers = Así se tapa { CARD($card, "el") } { PILE($pile, "del") }, una carta que { $name } podría tomar.
why-stays-in-reach = { CARD($card, "El") } sigue arriba en { PILE($pile, "el") }, y esa carta aún se puede tomar: { amount-points }.
why-deck-is-low = { $count ->
    [0] El mazo está vacío.
    [one] En el mazo solo queda 1 carta.
   *[other] En el mazo solo quedan { $count } cartas.
}

## Los dúos y lo que hacen

why-lay-crabs = En la mesa, { CARDS($cards, "el") } traen una carta de una pila.
why-lay-boats = En la mesa, { CARDS($cards, "el") } dan otro turno entero.
why-lay-fish = En la mesa, { CARDS($cards, "el") } traen una carta del mazo.
# $count: las cartas en la mano de $name.
why-lay-theft = En la mesa, { CARDS($cards, "el") } roban una carta. { $name } tiene { amount-cards } en la mano.
why-laid-is-safe = En la mesa, { CARDS($cards, "el") } cuentan igual y nadie los puede robar.
why-duo-can-wait = { CARDS($cards, "El") } también cuentan en la mano, y más tarde pueden servir mejor.
why-pile-has = { CARD($card, "El") } está en { PILE($pile, "el") } y da { amount-points }.
why-pile-is-bigger = { PILE($pile, "El") } ofrece más donde elegir: { amount-cards }.
# Se vio ir la carta a esa mano.
why-rob-known = { $name } tiene { CARD($card, "el") } (se vio): { amount-points }.
why-rob-leader = { $name } va en cabeza, con { amount-points }.
why-rob-bigger-hand = { $name } tiene más cartas en la mano: { amount-cards }.

## Terminar la ronda. $percent es la probabilidad de ganar la partida.

why-chance-stop = { call-stop } gana el { $percent } % de las partidas.
why-chance-last = { call-last-chance } gana el { $percent } % de las partidas.
why-chance-go-on = Seguir jugando gana el { $percent } % de las partidas.
why-stop-is-sure = { call-stop } da { amount-points }, sin riesgo.
# $points si se gana, si no $count.
why-bet-holds = La apuesta se gana el { $percent } % de las veces: { amount-points }; si no, { $count }.
why-bet-is-void = El mazo está vacío: ÚLTIMA OPORTUNIDAD acabaría la ronda al instante y nadie puntuaría.
# $count es la meta.
why-call-reaches-target = Con { call-stop }, el total llega a { amount-points } y acaba la partida: la meta está en { $count }.
why-mermaid-missing = Ya hay { $count } de las cuatro sirenas, y las cuatro ganan toda la partida.
why-other-may-close = { $name } tiene { amount-cards } y podría terminar la ronda antes.
why-other-near-target = { $name } está a solo { amount-points } de la meta.
# $count: las cartas del mazo.
why-hand-can-grow = Ahora son { amount-points }, y hay tiempo para más: el mazo tiene aún { amount-cards }.

## Donde no hay más que decir

why-nearly-equal = Casi da igual: la segunda mejor jugada gana más o menos las mismas veces ({ $percent } %).
why-wins-more-often = Tras probarla muchas veces, gana el { $percent } % de las partidas; la otra decisión, el { $against } %.

## A posteriori: lo que nadie podía saber en ese lugar

hindsight = Mirando atrás: { $reason }
why-held = En la mano de { $name } había { CARDS($cards, "un") }.
why-took-it = { $name } tomó { CARD($card, "el") } enseguida.
why-had-points = { $name } tenía { amount-points }.
why-deck-had = Lo siguiente en el mazo: { CARDS($cards, "un") }.
