### La página que vuelve a mirar una partida, y los consejos durante el juego.
### Las probabilidades son las de ganar toda la partida, en tanto por ciento. $choice es uno de los
### textos choice-* de analysis.ftl: va solo o tras dos puntos.

review-title = Análisis
review-about = Cada decisión se juzga por lo que se podía saber en ese momento. Los porcentajes son la probabilidad de ganar toda la partida.
review-loading = Se está cargando la partida …
review-working = Se valoran las decisiones de la partida: { $done } de { $total }
review-waiting = Antes se termina el análisis de otra partida. Esta va después.
review-failed = No se ha podido analizar la partida.
review-patience = Tarda medio minuto como mucho.
review-whose = De quién es la partida
review-unfinished = El registro acaba antes que la partida.
review-again = Ver la partida de nuevo

## La probabilidad durante la partida

review-chance = Probabilidad de ganar
review-graph = Probabilidad de ganar de { $name }: { $start } % al principio, { $end } % al final. Debajo se puede recorrer, y también está como tabla.
review-round = Ronda { $round }
review-place = Ronda { $round }, turno { $turn }
review-percent = { $percent } %
# Un cambio con su signo: +12 % o −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Recorrer las decisiones
review-look = Mesa
review-table = Como tabla
review-column-place = Cuándo
review-column-chance = Probabilidad
review-column-choice = Decisión
review-column-cost = Coste
review-end = Al final

## Momentos clave y decisiones

review-turning = Momentos clave
review-turning-none = Ninguna decisión costó mucho: no había nada importante que hacer mejor.
review-fell = { $before } % → { $after } %
review-answers = Mostrar las respuestas al momento
review-answers-about = Si no, se puede buscar antes la mejor decisión.
review-reveal = ¿Qué era mejor?
review-better = Mejor: { $choice }
review-was-best = Esta era la mejor decisión.
review-next-best = La segunda mejor: { $choice }
review-choices = Todas las decisiones
review-choices-own = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}
review-only-costly = Solo lo que costó algo

## Suerte y destreza

review-luck = Suerte y destreza
review-luck-sum = Del { $start } % al { $end } %: la suerte { $luck }, las decisiones propias { $losses }.
review-luck-about = Suerte: lo que dieron las cartas y lo que tenía e hizo el resto de la mesa, también sus errores. Decisiones: lo que se perdió frente a las mejores. Todo junto es exactamente lo que cambió.
review-luck-round = Ronda
review-luck-came = Suerte
review-luck-choices = Decisiones
review-luck-whole = Total
review-accuracy = Precisión: { $percent } %
review-accuracy-about = La precisión es del 100 % si cada decisión fue la mejor, 0 % si no fueron mejores que a ciegas.
review-counts = Mejores decisiones: { $best } de { $decisions }; imprecisiones: { $slips }; errores: { $mistakes }.

## Un momento

review-back = Volver al análisis
review-earlier = La decisión anterior
review-later = La decisión siguiente
review-eyes = Lo que ve { $name }
review-played = Jugado: { $choice }
review-was-played = jugado
review-everything = Todas las jugadas posibles
review-watch = Ver desde aquí

## Otro intento

try-title = Otro intento
try-start = Probar de nuevo
try-ask = ¿Qué harías aquí? Haz una jugada en la mesa.
try-weighing = Se está valorando tu jugada …
try-best = { $choice }: nada es claramente mejor. Probabilidad de ganar: { $percent } %.
try-worse = { $choice }: { $percent } %. La mejor decisión gana el { $best } %.
try-same = Es justo lo que se jugó.
try-better-than-played = Mejor que lo que se jugó ({ $percent } %).
try-worse-than-played = Lo que se jugó es mejor ({ $percent } %).
try-more = Una vez más
try-done = Mostrar la respuesta

## Seguir jugando

playon-start = Seguir jugando desde aquí
playon-about = Una mesa propia: cada carta está donde estaba, ocupas el sitio de { $name } y los bots ocupan los demás. No puntúa, no cuenta y no demuestra nada sobre sus cartas.
playon-who = Por el resto juega
playon-go = Seguir jugando

## Un registro de fuera

paste-title = Analizar un registro
paste-about = Una partida de otra casa, del terminal o de un informe de error: su texto, o un archivo de partidas.
paste-field = El registro
paste-file = Elegir un archivo
paste-go = Analizar
paste-which = Partidas que contiene: { $count }. ¿Cuál?
paste-nothing = No hay nada que analizar: pega un registro o elige un archivo.
paste-foreign = Esto no es el registro de una partida de papersea.
paste-cut = Falta el final del registro.
paste-bad = Las reglas no aceptan este registro. El lugar, en inglés: { $problem }
paste-other = Otro registro

## Consejos durante el juego

advice-title = Consejo
advice-waits = El consejo llega con tu turno.
advice-thinking = Alguien muy fuerte lo está pensando …
advice-chance = { $percent } % de ganar
advice-more = ¿Por qué?
advice-off = Sin consejos
advice-failed = Ahora mismo no hay consejo.
advice-again = Preguntar de nuevo
advice-about = Lo que haría alguien muy fuerte con lo que ves; tampoco conoce las cartas ocultas.
advice-moves = Todas las jugadas
advice-call = Si cierras ahora
advice-hands = Lo que puede tener el resto
advice-hands-about = Al menos una carta de ese tipo, entre muchas formas en que pueden estar las cartas ocultas.
advice-hand-size = { $count ->
    [one] 1 carta oculta
   *[other] { $count } cartas ocultas
}
advice-noted = El resultado dirá que hubo consejos, y la partida no cuenta.
