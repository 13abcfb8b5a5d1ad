### Lo que dice el análisis de una partida.
### Las cartas y los nombres son palabras hechas que van solas o entre comas.
### No se habla a nadie donde se puede evitar: una razón vale para una decisión propia y una ajena.

# Whose judgement it is: an opponent's name.
judged-by = A juicio de { $judge }.

# Se usa en otros mensajes: tantos puntos, tantas cartas.
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
choice-take = tomar de la { PILE($pile) }: { CARD($card) }
choice-keep = quedarse con: { CARD($card) }; dejar en la { PILE($pile) }: { CARD($other) }
choice-lay = jugar el dúo { CARDS($cards) }
choice-search = mirar la { PILE($pile) }
choice-pick = tomar: { CARD($card) }
choice-steal = robar una carta a { $name }
choice-end = terminar el turno

## Qué tal fue la decisión

grade-best = la mejor
grade-fine = buena
grade-slip = imprecisión
grade-mistake = error

## Por qué conviene tener una carta

# $card: la cuarta sirena.
why-wins-game = { CARD($card) }: las cuatro sirenas ganan al momento toda la partida.
# $count: los puntos a los que apuesta $name.
why-beats-bet = Con { CARD($card) } hay { amount-points }, y { $name } apuesta por { $count }: pierde la apuesta.
why-reaches-close = Con { CARD($card) } hay { amount-points }: bastan para terminar la ronda.
# $points por $card, $count por $other.
why-brings-more = { CARD($card) } da { amount-points }, { CARD($other) } da { $count }.
why-brings-points = { CARD($card) } da { amount-points }.
why-makes-duo = { CARD($card) } y { CARD($other) } forman un dúo.
# $count y $kind: «3 pulpos».
why-grows-set = Con { CARD($card) } son { $count } { KIND($kind, $count) }: { amount-points } más.
# $card es el multiplicador. $count y $kind: «3 barcos».
why-multiplies = { CARD($card) } cuenta { $count } { KIND($kind, $count) }: { amount-points } más.
# $count sirenas de cuatro.
why-gathers-mermaids = { CARD($card) }: { $count } de las cuatro sirenas, y { amount-points } más.
why-builds-colour = { CARD($card) } refuerza un color ({ COLOUR($colour) }): { amount-cards }, para la bonificación de color y para las sirenas.
why-promises = { CARD($card) } con otra de su tipo ({ KIND($kind) }) da { amount-points }.
# $count y $kind: las cartas que formarían un dúo con ella.
why-partners-left = { CARD($card) } aún puede formar un dúo. Sin ver todavía: { $count } { KIND($kind, $count) }.

## De dónde vienen las cartas y adónde van

why-top-is-little = { CARD($card) } ({ PILE($pile) }) da { amount-points }; del mazo se elige entre dos cartas.
why-deck-offers-two = { CARD($card) } ({ PILE($pile) }) da { amount-points }, pero dos cartas del mazo prometen más.
# $points: a las cartas de $name que están a la vista o se han visto.
why-helps-next = { CARD($card) } en una pila ({ PILE($pile) }) es un regalo: { $name } juega después y tiene cartas con las que encaja ({ amount-points }).
why-helps-other = { CARD($card) } en una pila ({ PILE($pile) }) puede ser un regalo: { $name } tiene cartas con las que encaja ({ amount-points }).
why-open-to-next = { CARD($card) } queda a la vista ({ PILE($pile) }), y { $name } juega después.
why-uncovers = Al tomar la carta superior ({ PILE($pile) }) aparece { CARD($card) }: { amount-points } para { $name }.
why-covers = Así se tapa { CARD($card) } ({ PILE($pile) }), que { $name } podría tomar.
why-stays-in-reach = { CARD($card) } ({ PILE($pile) }) sigue a la vista y aún se puede tomar: { amount-points }.
why-deck-is-low = { $count ->
    [0] El mazo está vacío.
    [one] En el mazo solo queda 1 carta.
   *[other] En el mazo solo quedan { $count } cartas.
}

## Los dúos y lo que hacen

why-lay-crabs = { CARDS($cards) }: en la mesa, traen una carta de una pila.
why-lay-boats = { CARDS($cards) }: en la mesa, dan otro turno entero.
why-lay-fish = { CARDS($cards) }: en la mesa, valen una carta del mazo.
# $count: las cartas en la mano de $name.
why-lay-theft = { CARDS($cards) }: en la mesa, roban una carta. { $name } tiene { amount-cards } en la mano.
why-laid-is-safe = { CARDS($cards) }: en la mesa cuentan igual y nadie las roba.
why-duo-can-wait = { CARDS($cards) }: en la mano también cuentan, y más tarde pueden dar más.
why-pile-has = { CARD($card) } está en la { PILE($pile) } y da { amount-points }.
why-pile-is-bigger = Hay más donde elegir ({ PILE($pile) }): { amount-cards }.
# Se vio ir la carta a esa mano.
why-rob-known = { $name } tiene { CARD($card) } en la mano, como se ha visto: { amount-points }.
why-rob-leader = { $name } va por delante en la partida, con { amount-points }.
why-rob-bigger-hand = { $name } tiene más en la mano: { amount-cards }.

## Terminar la ronda. $percent es la probabilidad de ganar la partida.

why-chance-stop = { call-stop }: { $percent } % de ganar la partida.
why-chance-last = { call-last-chance }: { $percent } % de ganar la partida.
why-chance-go-on = Seguir jugando: { $percent } % de ganar la partida.
why-stop-is-sure = { call-stop } es seguro: { amount-points }.
# $points si se gana, si no $count.
why-bet-holds = La apuesta se gana en el { $percent } % de los casos: { amount-points }; si no, { $count }.
why-bet-is-void = El mazo está vacío: una apuesta terminaría la ronda al momento y nadie puntuaría.
# $count es la meta.
why-call-reaches-target = { call-stop }: { amount-points } en total; la partida termina con { $count }.
why-mermaid-missing = Sirenas en la mano: { $count }. La cuarta gana toda la partida.
why-other-may-close = { $name } puede terminar la ronda antes: { amount-cards } en la mano.
why-other-near-target = { $name } está a { amount-points } de la meta.
# $count: las cartas del mazo.
why-hand-can-grow = Ahora hay { amount-points }, y tiempo para más: { amount-cards } en el mazo.

## Donde no hay más que decir

why-nearly-equal = Casi da igual: la segunda mejor jugada gana más o menos con la misma frecuencia ({ $percent } %).
why-wins-more-often = Tras muchas pruebas: así se gana el { $percent } % de las partidas; si no, el { $against } %.

## A posteriori: lo que nadie podía saber en ese lugar

hindsight = A posteriori: { $reason }
why-held = En la mano de { $name }: { CARDS($cards) }.
why-took-it = { $name } toma enseguida: { CARD($card) }.
why-had-points = { $name } tenía { amount-points }.
why-deck-had = Las siguientes del mazo: { CARDS($cards) }.
