### Lo que quien lleva el servidor dice a todo el mundo, y lo que se le cuenta.

## Antes de un reinicio

house-label = De quien lleva este servidor
house-restarts = papersea se reiniciará pronto.
house-restarts-at = papersea se reiniciará a las { $time }.
house-restarts-on = papersea se reiniciará el { $day } a las { $time }.
house-back = Vuelta prevista: { $time }.
house-safe = No se pierde nada; las partidas siguen después.
house-now = en cualquier momento
house-put-away = Ocultar

## Denunciar a alguien

report-who = ¿De quién se trata?
report-reason = ¿Qué ha pasado?
report-reason-name = El nombre
report-reason-behaviour = El comportamiento
report-reason-unfair = Trampas o abandono
report-reason-other = Otra cosa
report-note = En pocas palabras, si quieres
report-about = Solo lo lee quien lleva este servidor. La persona en cuestión no se entera.
report-send = Enviar
report-sent = Gracias. Quien lleva este servidor lo mirará.

## Si las partidas pueden servir para medir

measuring-title = ¿Pueden ayudar tus partidas?
measuring-about = A quien lleva este servidor le gustaría saber lo bien que juega la gente. ¿Puede usar las partidas que termines desde ahora, sin tu nombre? Una partida solo se usa si todas las personas que la jugaron han dicho que sí. Puedes cambiar de opinión en los ajustes cuando quieras; entonces tus partidas se retiran.
measuring-yes = Sí, con gusto
measuring-no = No, gracias
measuring-said = Gracias. Puedes cambiar tu respuesta en los ajustes cuando quieras.
