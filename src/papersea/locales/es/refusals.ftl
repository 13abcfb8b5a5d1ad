### Por qué una jugada no es posible, y qué sí lo es.

refusal-game-over = La partida ha terminado.
refusal-other-turn = Le toca a { $turn }.
refusal-draw-first = Primero toma una carta, del mazo o de una pila.
refusal-keep-first = Primero quédate con una de las dos cartas que has tomado.
refusal-drawn-already = Ya has tomado carta. Ahora puedes jugar un dúo, acabar tu turno o, con 7 puntos o más, terminar la ronda.
refusal-search-first = Primero elige la pila que quieres mirar.
refusal-pick-first = Primero toma una carta de la pila.
refusal-steal-first = Primero elige a quién robarle.
refusal-deck-empty = El mazo está vacío: toma la carta superior de una pila.
refusal-pile-empty = { PILE($pile, "El") } está vacía.
refusal-nothing-to-search = { PILE($pile, "El") } está vacía: mira la otra.
refusal-not-drawn = Has tomado { CARDS($drawn, "el") }: quédate con una de esas cartas.
refusal-empty-pile-first = Una pila está vacía, así que la otra carta tiene que ir ahí.
refusal-not-a-duo = { CARDS($cards, "Un") } no forman un dúo. Los dúos son cangrejo + cangrejo, barco + barco, pez + pez, bañista + tiburón.
refusal-not-in-hand = No tienes en la mano { CARDS($missing, "el") }.
refusal-too-few-points = Para terminar la ronda hacen falta { $needed } puntos, y tus cartas valen { $points }.
refusal-last-turn = En un último turno nadie puede terminar la ronda.
refusal-no-such-position = { $size ->
    [one] La pila solo tiene 1 carta.
   *[other] La pila tiene { $size } cartas.
}
refusal-not-an-opponent = { $victim } no es rival tuyo.
refusal-nothing-to-steal = { $victim } no tiene ninguna carta que robar.
refusal-hand-is-shown = { $victim } ya ha mostrado su mano: sus cartas están a salvo.
refusal-not-offered = Ahora no es posible. Elige una de las jugadas que se ofrecen.

## Lo que el servidor no hizo, según su código

error-bad-message = El servidor no lo ha entendido. Vuelve a cargar la página.
error-other-version = Hay una versión nueva de papersea. Vuelve a cargar la página.
error-too-large = Es demasiado largo.
error-too-fast = Eso ha sido un poco rápido. Prueba otra vez en un momento.
error-not-signed-in = Este dispositivo aún no tiene nombre aquí.
error-wrong-origin = Esto venía de otro sitio web, así que no se ha hecho.
error-not-found = En esta dirección no hay nada.
error-no-such-table = No existe esa mesa. Quizá el enlace esté cortado, o hace mucho que nadie juega en ella.
error-no-such-game = No existe esa partida.
error-no-such-seat = Esta mesa no tiene ese asiento.
error-no-such-opponent = No existe ese rival.
error-table-full = Todos los asientos están ocupados, pero puedes mirar.
error-seat-taken = Ya hay alguien en ese asiento.
error-seats-empty = Primero tienen que estar ocupados todos los asientos.
error-already-seated = Ya tienes asiento en esta mesa.
error-not-seated = Eso solo puede hacerlo quien juega en la mesa.
error-not-host = Eso solo puede hacerlo quien organiza la mesa.
error-wrong-phase = Ahora mismo no es posible.
error-bad-settings = Estos ajustes no se pueden combinar.
error-bad-name = Un nombre tiene de 1 a 24 caracteres visibles.
error-reserved-name = Ese nombre es de este servidor, o lo parece. Elige otro.
error-mixed-name = Ese nombre mezcla letras de distintos alfabetos que se parecen. Usa un solo alfabeto.
error-name-at-table = Alguien en esta mesa tiene un nombre que se ve igual. Cambia antes el tuyo.
error-stale = Entretanto ha pasado algo. Mira otra vez.
error-unreadable-move = Eso no es una jugada.
error-illegal-move = Las reglas no lo permiten.
error-impossible-cards = En ninguna partida pueden estar así las cartas.
error-bad-record = Este registro no sigue las reglas.
error-stand-in-plays = Un bot juega por ti. Primero, recupera tu asiento.
error-nothing-to-take-back = No tienes ninguna jugada que deshacer.
error-new-information = Desde entonces alguien ha visto una carta, así que la jugada se queda.
error-not-at-this-table = En esta mesa no está permitido.
error-already-asked = Otra petición sigue esperando respuesta.
error-nothing-asked = Esa pregunta ya no está abierta.
error-hand-not-open = Este asiento no muestra su mano.
error-log-full = En esta mesa ya ha pasado muchísimo. Abre una nueva.
error-unreadable-table = Esta mesa está a salvo, pero el servidor no puede abrirla ahora. Quien lo lleva ya lo sabe.
error-closed-table = Quien lleva este servidor ha cerrado esta mesa.
error-banned = Quien lleva este servidor no te deja jugar aquí.
error-too-many-tables = Ya tienes muchas mesas. Primero acaba o deja alguna.
error-too-many-sockets = Tienes papersea abierto demasiadas veces. Cierra alguna ventana.
error-method-not-allowed = Aquí no es posible.
error-needs-others = Para eso hacen falta otras personas, y este dispositivo está solo. Juega contra bots o pasa el dispositivo de mano en mano.
error-no-room = Este dispositivo está lleno. No ha cambiado nada: libera espacio y prueba otra vez.
error-unable = Este navegador no puede jugar sin servidor: es demasiado antiguo o no se le permite.
error-unavailable = El servidor está ocupado un momento. No se pierde nada.
error-reference = Para quien lleva este servidor: referencia { $reference }.
