### Tú

me-title = Tú
me-nobody = Este dispositivo aún no tiene nombre aquí, y no se guarda nada sobre ti.
me-save = Guardar
me-saved = Guardado
me-numbers = Tus partidas en números
me-no-games = Aún no has terminado ninguna partida.
me-games = Partidas
me-wins = Ganadas
me-mean-rank = Puesto medio
me-rating = Clasificación
me-unrated = aún ninguna
me-points-per-round = Puntos por ronda
me-stops = ALTO anunciado
me-bets = ÚLTIMA OPORTUNIDAD ganada
# como «3 de 5»
me-bets-won = { $won } de { $all }
me-mermaid-wins = Ganadas con cuatro sirenas
me-finished = Partidas terminadas
me-analyse = Analizar
me-analyse-record = Analizar un registro
me-game-won = Victoria
me-game-shared = Victoria compartida
me-game-place = Puesto { $place }
me-data = Tus datos
me-data-about = Una cookie te recuerda en este dispositivo. No hay cuenta ni contraseña.
me-download = Descargar mis datos
me-delete = Borrarme
me-delete-title = ¿Borrar todo sobre ti?
me-delete-about = Tu nombre, tus partidas y tus clasificaciones se borran para siempre, y este dispositivo te olvida. No se puede deshacer.
me-delete-yes = Borrar para siempre
me-deleted = Hecho: ya no se guarda nada sobre ti.
