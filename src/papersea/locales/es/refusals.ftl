### Por qué una jugada no es posible y qué sí lo es. Las cartas llegan sin artículo.

refusal-game-over = La partida ha terminado.
refusal-other-turn = No es tu turno: le toca a { $turn }.
refusal-draw-first = Primero toma una carta, del mazo o de una pila.
refusal-keep-first = Primero quédate con una de las dos cartas del mazo.
refusal-drawn-already = Ya has tomado carta: ahora puedes jugar un dúo o acabar el turno y, desde 7 puntos, terminar la ronda.
refusal-search-first = Primero elige qué pila mirar.
refusal-pick-first = Primero toma una carta de la pila.
refusal-steal-first = Primero elige a quién robar.
refusal-deck-empty = El mazo está vacío: toma la carta superior de una pila.
refusal-pile-empty = La { PILE($pile) } está vacía.
refusal-nothing-to-search = La { PILE($pile) } está vacía: mira la otra.
refusal-not-drawn = Quédate con una de las que has tomado: { CARDS($drawn) }.
refusal-empty-pile-first = Una pila está vacía, así que la otra carta tiene que ir ahí.
refusal-not-a-duo = Esto no es un dúo: { CARDS($cards) }. Los dúos son cangrejo + cangrejo, barco + barco, pez + pez, bañista + tiburón.
refusal-not-in-hand = Esto no está en tu mano: { CARDS($missing) }.
refusal-too-few-points = Para terminar la ronda hacen falta { $needed } puntos, y tus cartas valen { $points }.
refusal-last-turn = En un último turno nadie termina la ronda.
refusal-no-such-position = { $size ->
    [one] La pila solo tiene 1 carta.
   *[other] La pila tiene { $size } cartas.
}
refusal-not-an-opponent = Solo puedes robar a tus rivales, y { $victim } no lo es.
refusal-nothing-to-steal = { $victim } no tiene cartas que robar.
refusal-hand-is-shown = { $victim } ya ha mostrado su mano: está a salvo.
refusal-not-offered = Ahora no es posible: elige una de las jugadas que se ofrecen.

## Lo que el servidor no hizo, según su código

error-bad-message = El servidor no ha entendido eso. Vuelve a cargar la página.
error-other-version = Hay una versión nueva de papersea. Vuelve a cargar la página.
error-too-large = Eso es demasiado largo.
error-too-fast = Un poco rápido. Prueba otra vez en un momento.
error-not-signed-in = Este dispositivo aún no tiene nombre aquí.
error-wrong-origin = Esto venía de una página de otro sitio, así que no se ha hecho.
error-not-found = En esta dirección no hay nada.
error-no-such-table = No existe esa mesa. Quizá el enlace esté cortado o hace mucho que nadie juega en ella.
error-no-such-game = No existe esa partida.
error-no-such-seat = Esta mesa no tiene ese asiento.
error-no-such-opponent = No existe ese rival.
error-table-full = Todos los asientos están ocupados. Puedes mirar.
error-seat-taken = Ya hay alguien ahí.
error-seats-empty = Para jugar hace falta alguien en cada asiento.
error-already-seated = Ya tienes asiento en esta mesa.
error-not-seated = Eso solo puede hacerlo quien tiene asiento en la mesa.
error-not-host = Eso solo puede hacerlo quien organiza la mesa.
error-wrong-phase = Ahora mismo no es posible.
error-bad-settings = Estos ajustes no combinan entre sí.
error-bad-name = Un nombre tiene de 1 a 24 caracteres visibles.
error-reserved-name = Ese nombre es de esta casa, o lo parece. Elige otro.
error-mixed-name = Ese nombre mezcla letras parecidas de distintos alfabetos. Escríbelo en un solo alfabeto.
error-name-at-table = Alguien en esta mesa tiene un nombre que se ve igual. Cambia antes el tuyo.
error-stale = Ha pasado algo entretanto. Mira otra vez.
error-unreadable-move = Eso no es una jugada.
error-illegal-move = Las reglas no lo permiten.
error-impossible-cards = En ninguna partida puede haber cartas así.
error-bad-record = Esto no es el registro de una partida según las reglas.
error-stand-in-plays = Ahora mismo un bot juega por ti. Primero recupera tu asiento.
error-nothing-to-take-back = No tienes ninguna jugada que deshacer.
error-new-information = Desde entonces se ha visto una carta, así que la jugada ya no se deshace.
error-not-at-this-table = En esta mesa no está permitido.
error-already-asked = Una petición anterior sigue pendiente.
error-nothing-asked = Ya nadie espera esa respuesta.
error-hand-not-open = La mano de este asiento no se muestra.
error-log-full = Esta mesa ya ha visto muchísimo. Abre una nueva.
error-unreadable-table = Esta mesa está a salvo, pero el servidor no puede abrirla ahora. Quien lo administra ya está avisado.
error-closed-table = Quien administra este servidor ha cerrado esta mesa.
error-banned = Quien administra este servidor no te deja jugar aquí.
error-too-many-tables = Ya tienes muchas mesas. Primero acaba o deja alguna.
error-too-many-sockets = Hay demasiadas ventanas de papersea abiertas aquí. Cierra alguna.
error-method-not-allowed = Aquí no es posible.
error-needs-others = Para eso hacen falta otras personas, y este dispositivo está solo. Juega contra bots o pasaos el dispositivo.
error-no-room = En este dispositivo no queda espacio. No ha cambiado nada: libera espacio y vuelve a intentarlo.
error-unable = Este navegador no puede jugar sin servidor: es demasiado antiguo o no se le permite.
error-unavailable = El servidor está ocupado un momento. No se pierde nada.
error-reference = Para quien lleva este servidor: referencia { $reference }.
