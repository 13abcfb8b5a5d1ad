### Avisos: qué enseña un dispositivo cuando quien lo usa no está en la mesa, y si puede hacerlo.

## Qué enseña un dispositivo. Una línea cada uno; $name es el nombre de alguien o de un bot.

call-turn-title = Te toca
call-turn = { $name } espera tu jugada.
call-hurry-title = Se acaba el tiempo
call-hurry = { $name } espera tu jugada. Te quedan menos de cuatro horas.
call-seated-title = Tienes compañía
call-seated = { $name } está en tu mesa.

## Se pregunta una vez, tras la primera jugada de una partida lenta

calls-offer = ¿Quieres que te avisemos cuando te vuelva a tocar, aunque esta página esté cerrada?
calls-yes = Sí, avísame
calls-no = No, gracias
calls-on = Recibirás un aviso. Puedes desactivarlo en los ajustes.
calls-blocked = Tu navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.

## En los ajustes

calls-label = Avisos en este dispositivo
calls-about = Cuando te toca en una partida con días para cada turno, cuando se te acaba el tiempo y cuando alguien se sienta a tu mesa.
calls-quiet = Horas de silencio
calls-quiet-about = Lo que llegue en esas horas espera a que terminen.
calls-quiet-from = Desde
calls-quiet-until = Hasta
