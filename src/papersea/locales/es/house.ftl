### Lo que dice a todos quien lleva el servidor, y lo que se le cuenta.

## Antes de un reinicio

house-label = De quien lleva este servidor
house-restarts = papersea se reiniciará pronto.
house-restarts-at = Reinicio de papersea: { $time }.
house-restarts-on = Reinicio de papersea: { $day }, { $time }.
house-back = Vuelta prevista: { $time }.
house-safe = No se pierde nada: las partidas siguen después.
house-now = en cualquier momento
house-put-away = Ocultar

## Denunciar a alguien

report-who = ¿A quién?
report-reason = ¿De qué se trata?
report-reason-name = El nombre
report-reason-behaviour = El comportamiento
report-reason-unfair = Trampas o abandono
report-reason-other = Otra cosa
report-note = En pocas palabras, si quieres
report-about = Solo lo lee quien lleva este servidor. La persona denunciada no se entera.
report-send = Enviar
report-sent = Gracias. Quien lleva este servidor lo mirará.

## Si las partidas pueden medirse

measuring-title = ¿Pueden ayudar tus partidas?
measuring-about = A quien lleva este servidor le gustaría saber lo bien que juega la gente. ¿Puede usar las partidas que termines desde ahora, sin tu nombre? Una partida solo se usa si todos los que la jugaron están de acuerdo. Puedes retirar tu permiso en los ajustes cuando quieras; entonces tus partidas dejan de usarse.
measuring-yes = Sí, con gusto
measuring-no = No, gracias
measuring-said = Gracias por tu respuesta. Puedes cambiarla en los ajustes cuando quieras.
