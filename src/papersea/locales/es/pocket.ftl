### Jugar en este dispositivo, sin servidor: dónde se está, qué se guarda, qué necesita a más gente.

pocket-label = En este dispositivo
pocket-here = Juegas en este dispositivo, sin servidor.
pocket-away = No se puede llegar al servidor, así que este dispositivo sigue por su cuenta. No se pierde nada.
pocket-starting = Preparando este dispositivo…
# $done y $all son números como 4,1.
pocket-fetching = Preparando este dispositivo: { $done } de { $all } MB

## Qué se guarda, en «Tú»

pocket-keep = Guardar mis partidas en este dispositivo
pocket-keep-about = Las partidas nuevas y sus números se quedan aquí y no necesitan conexión. Las partidas con más gente necesitan el servidor.
pocket-kept = Hay { $size } MB guardados aquí: puedes jugar sin conexión.
pocket-not-kept = Para jugar sin conexión, descarga { $size } MB una vez.
pocket-unkept = Este navegador no guarda nada para jugar sin conexión: para eso hace falta una página con HTTPS.
pocket-none = Aquí no hay nada que descargar para jugar sin conexión.
pocket-no-server = Esta página no tiene servidor: todo lo que juegas se queda en este dispositivo.
pocket-fetch = Descargarlo ahora
pocket-remove = Quitarlo
pocket-remove-about = Tus partidas se quedan. Para seguir con ellas, se descarga de nuevo.
pocket-games = { $count ->
    [one] En este dispositivo se guarda 1 partida terminada.
   *[other] En este dispositivo se guardan { $count } partidas terminadas.
}
pocket-data-about = Todo está en este dispositivo y en ningún otro sitio. No hay cuenta ni contraseña.
pocket-safe = El navegador las guarda hasta que las quites.
pocket-unsafe = El navegador puede borrarlas si se queda sin espacio.

## Qué necesita a más gente

pocket-others-away = Para esto hacen falta otras personas, y ahora no se puede llegar al servidor. Mientras tanto, aquí hay mucho que jugar:
pocket-others-chosen = Para esto hacen falta otras personas, y has elegido quedarte en este dispositivo. Aquí también hay mucho que jugar:
pocket-others-none = Para esto hacen falta otras personas, y esta página no tiene un servidor donde encontrarse. Aquí hay mucho que jugar:
pocket-to-server = Volver al servidor
pocket-invite = Esta mesa está en tu dispositivo, así que ningún enlace lleva a ella. Los bots pueden ocupar los asientos libres.
pocket-where = ¿Dónde?
pocket-with-server = Con el servidor
