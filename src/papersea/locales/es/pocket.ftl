### Jugar en este dispositivo, sin servidor: dónde estamos, qué se guarda, qué necesita a otros.

pocket-label = En este dispositivo
pocket-here = Juegas en este dispositivo, sin servidor.
pocket-away = No se llega al servidor: este dispositivo sigue por su cuenta. No se pierde nada.
pocket-starting = El dispositivo se prepara …
pocket-fetching = El dispositivo se prepara: { $done } de { $all } MB

## Qué se guarda, en «Tú»

pocket-keep = Jugar en este dispositivo
pocket-keep-about = Las partidas nuevas y sus números se quedan aquí y no necesitan conexión. Las partidas con otros necesitan el servidor.
pocket-kept = Aquí se guardan { $size } MB: puedes jugar sin conexión.
pocket-not-kept = Para jugar sin conexión hay que descargar { $size } MB una vez.
pocket-unkept = Este navegador no guarda nada para cuando no haya conexión: para eso la página necesita HTTPS.
pocket-none = Aquí no hay nada que descargar para jugar sin conexión.
pocket-no-server = Esta página no tiene servidor: todo lo que juegas se queda en este dispositivo.
pocket-fetch = Descargar ahora
pocket-remove = Quitar
pocket-remove-about = Tus partidas se quedan. Para seguir con ellas, se descarga de nuevo.
pocket-games = { $count ->
    [one] En este dispositivo se guarda 1 partida terminada.
   *[other] En este dispositivo se guardan { $count } partidas terminadas.
}
pocket-data-about = Todo está en este dispositivo y en ningún otro sitio. No hay cuenta ni contraseña.
pocket-safe = El navegador las guarda hasta que las quites.
pocket-unsafe = Si le falta espacio, el navegador puede borrarlas.

## Qué necesita a otros

pocket-others-away = Esto necesita a otras personas, y ahora no se llega al servidor. Mientras tanto, aquí hay mucho que jugar:
pocket-others-chosen = Esto necesita a otras personas, y has elegido quedarte en este dispositivo. Aquí también hay mucho que jugar:
pocket-others-none = Esto necesita a otras personas, y esta página no tiene servidor donde puedan encontrarse. Aquí hay mucho que jugar:
pocket-to-server = Volver al servidor
pocket-invite = Esta mesa está en tu dispositivo, así que ningún enlace lleva a ella. Los bots pueden ocupar los asientos libres.
pocket-where = ¿Dónde?
pocket-with-server = En el servidor
