### La página que vuelve a mirar una partida, y los consejos durante el juego.
### Las probabilidades son las de ganar toda la partida, en tanto por ciento. $choice es uno de los
### textos choice-* de analysis.ftl: va solo o tras dos puntos.

review-title = Análisis
review-about = Cada decisión se juzga por lo que podías saber en ese momento. Los porcentajes son la probabilidad de ganar toda la partida.
review-loading = Cargando la partida…
review-working = Valorando las decisiones: { $done } de { $total }
review-waiting = Se está analizando otra partida. Esta es la siguiente.
review-failed = No se ha podido analizar la partida.
review-patience = Tarda medio minuto como mucho.
review-whose = ¿La partida de quién?
review-unfinished = El registro acaba antes que la partida.
review-again = Volver a ver la partida

## La probabilidad durante la partida

review-chance = Probabilidad de ganar
review-graph = Probabilidad de ganar de { $name }: { $start } % al principio, { $end } % al final. Debajo puedes recorrerla paso a paso o leerla como tabla.
review-round = Ronda { $round }
review-place = Ronda { $round }, turno { $turn }
review-percent = { $percent } %
# Un cambio con su signo: +12 % o −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Recorrer las decisiones paso a paso
review-look = Mesa
review-table = Como tabla
review-column-place = Cuándo
review-column-chance = Probabilidad
review-column-choice = Decisión
review-column-cost = Coste
review-end = Al final

## Momentos clave y decisiones

review-turning = Momentos clave
review-turning-none = Ninguna decisión costó mucho: nada mejor habría cambiado gran cosa.
review-fell = { $before } → { $after } de cada 100 partidas
review-praised = Bien jugado
review-ahead = Gana { $before } de cada 100 partidas; la segunda mejor decisión, { $after }.
review-answers = Mostrar las respuestas enseguida
review-answers-about = Si no, antes puedes buscar tú la mejor decisión.
review-reveal = ¿Qué era mejor?
review-better = Mejor: { $choice }
review-was-best = Esta fue la mejor decisión.
review-next-best = La segunda mejor: { $choice }
review-choices = Todas las decisiones
review-choices-own = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}
review-only-costly = Solo las decisiones que costaron algo

## Suerte y destreza

review-luck = Suerte y destreza
review-luck-sum = De { $start } a { $end } de 100 puntos: la suerte, { $luck }; tus propias decisiones, { $losses }.
review-luck-about = 100 puntos son una partida ganada; 0, una perdida. Suerte: lo que te trajeron las cartas y las manos y jugadas del resto, errores incluidos. Decisiones: lo que perdiste frente a las mejores, como mucho lo que faltaba al final. Juntas suman todo el cambio.
review-luck-came = Suerte
review-luck-choices = Decisiones
review-luck-whole = Toda la partida
review-counts = Las mejores decisiones: { $best } de { $decisions }, { $slips ->
    [0] ninguna imprecisión
    [one] 1 imprecisión
   *[other] { $slips } imprecisiones
}, { $mistakes ->
    [0] ningún error
    [one] 1 error
   *[other] { $mistakes } errores
}.

## Un momento

review-back = Volver al análisis
review-earlier = Decisión anterior
review-later = Decisión siguiente
review-eyes = Lo que vio { $name }
review-played = Se jugó: { $choice }
review-was-played = jugado
review-everything = Todas las jugadas posibles
review-watch = Ver desde aquí

## Otro intento

try-title = Otro intento
try-start = Probar otra vez
try-ask = ¿Qué harías aquí? Haz una jugada en la mesa.
try-weighing = Valorando tu jugada…
try-best = { $choice }: nada es claramente mejor. Probabilidad de ganar: { $percent } %.
try-worse = { $choice }: { $percent } %. La mejor decisión gana el { $best } % de las partidas.
try-same = Eso es lo que se jugó.
try-better-than-played = Mejor que la jugada que se hizo ({ $percent } %).
try-worse-than-played = La jugada que se hizo es mejor ({ $percent } %).
try-more = Probar otra
try-done = Mostrar la respuesta

## Seguir jugando

playon-start = Seguir jugando desde aquí
playon-about = Tienes una mesa para ti: cada carta está donde estaba, ocupas el asiento de { $name } y los bots juegan por el resto. No es clasificatoria, no cuenta y no tiene prueba de juego limpio.
playon-who = ¿Quién juega por el resto?
playon-go = Seguir jugando

## Un registro de fuera

paste-title = Analizar un registro
paste-about = Pega una partida de otro servidor, del terminal o de un informe de error, o elige un archivo.
paste-field = El registro
paste-file = Elegir un archivo
paste-go = Analizar
paste-which = Partidas que contiene: { $count }. ¿Cuál?
paste-nothing = No hay nada que analizar: pega un registro o elige un archivo.
paste-foreign = Esto no es el registro de una partida de papersea.
paste-cut = Falta el final del registro.
paste-bad = Este registro no sigue las reglas: { $problem }
paste-other = Otro registro

## Consejos durante el juego

advice-title = Consejo
advice-waits = El consejo llega cuando te toca.
advice-thinking = Un bot fuerte está pensando…
advice-chance = { $percent } % de ganar
advice-more = ¿Por qué?
advice-off = Dejar los consejos
advice-failed = Ahora no hay consejo.
advice-again = Volver a preguntar
advice-about = Solo sabe lo que tú puedes ver; no conoce las cartas ocultas.
advice-moves = Todas las jugadas
advice-call = Si terminas la ronda ahora
advice-hands = Lo que puede tener el resto
advice-hands-about = La probabilidad de que tengan al menos una carta de cada tipo, por lo que puedes saber.
advice-hand-size = { $count ->
    [one] 1 carta oculta
   *[other] { $count } cartas ocultas
}
advice-noted = El resultado dirá que tuviste consejos, y la partida no cuenta.
