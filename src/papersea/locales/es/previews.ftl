### Lo que se muestra de un enlace antes de abrirlo: en mensajerías, buscadores y un teléfono que
### guarda la página en su pantalla de inicio. Una línea por texto; no se rellena nada.

preview-about = Un pequeño juego de cartas de papel plegado, para dos a cuatro personas: por enlace, con tu gente y con bots.
preview-table = Una mesa en el mar de papel
preview-table-about = Abre el enlace para sentarte a jugar, o para mirar.
preview-game = Una partida en el mar de papel
preview-game-about = Abre el enlace para volver a verla, jugada a jugada.
preview-deal = Un reparto en el mar de papel
preview-deal-about = Abre el enlace para jugar las mismas cartas y comparar después los puntos.
preview-puzzle = Un reto del mar de papel
preview-puzzle-about = Una decisión de una buena partida. ¿Qué jugada es claramente la mejor?
preview-rules = Las reglas del mar de papel
preview-rules-about = Cada regla y cada carta, con las palabras de cinco ediciones.
preview-needs-script = papersea necesita JavaScript. Permítelo en esta página.
