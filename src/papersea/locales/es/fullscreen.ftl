### Una partida en toda la pantalla del terminal. Los nombres son cortos: abajo caben siete.

full-help = Ayuda
full-points = Puntos
full-rules = Reglas
full-log = Jugadas
full-theme = Colores
full-type = Escribir
full-leave = Salir
full-yes = Sí
full-no = No
full-go-on = Seguir
full-close = Cerrar
full-look-up = Busca una regla: R6, cards, apuesta…
full-how = Pulsa el número de una jugada, elígela con las flechas y Enter, o haz clic en ella. También se puede hacer clic en el mazo y en las pilas. Sirven además las formas cortas de una letra: D es el mazo, L y R son las pilas, y un punto acaba tu turno.
full-not-installed = La pantalla completa no está instalada. Así se consigue: { $install }
full-no-terminal = La pantalla completa necesita un terminal para escribir y para leer.
full-dumb = Este terminal (TERM) no puede mostrar la pantalla completa.
full-encoding = Este terminal no acepta UTF-8 (LANG), que la pantalla completa necesita.
full-no-colour = NO_COLOR está puesto, así que se juega línea por línea; con --full se juega en pantalla completa.
full-small = Este terminal es demasiado pequeño para la pantalla completa; con --full se juega igualmente.
