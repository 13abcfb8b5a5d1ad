### Las lecciones y lo que dice un bot en una partida guiada.
### lesson-NOMBRE es un título; lesson-NOMBRE-ESCENA-TAREA pide hacer algo, `.done` va después de
### hacerlo, `.not` cuando se prueba otra cosa. En breve: todo esto está encima de las cartas.

## La lista de lecciones

learn-about = Diez lecciones cortas con cartas de verdad y, después, una primera partida. Puedes volver a cualquiera.
learn-lessons = Lecciones
learn-done = hecha
learn-go-on = Seguir: { $lesson }
learn-begin = Empezar
learn-all-done = Ya sabes todo lo que hace falta. ¡A jugar!
learn-game = Tu primera partida
learn-game-about = Contra { $name }, que juega con suavidad y te cuenta lo que importa.
learn-rules = Las reglas completas
learn-rules-about = Cada regla con su número y en qué difieren las ediciones
learn-offline = Las lecciones necesitan conexión. Las reglas y las cartas de referencia funcionan sin ella.

## En una lección

learn-you = Tú

lesson-place = Lección { $number } de { $count }
lesson-example = Ejemplo { $clause }
lesson-more = En las reglas:
lesson-next = Siguiente lección
lesson-next-scene = Seguir
lesson-anew = Otra vez
lesson-list = Todas las lecciones
lesson-rules = Volver a las reglas
lesson-last = A tu primera partida
lesson-wrong = Podrías hacerlo, pero prueba lo que se pide arriba.
lesson-missing = No existe esa lección.
lesson-odds = Por lo que puedes ver, la apuesta se gana el { $chance } % de las veces.

## 1

lesson-draw = Toma dos, quédate con una
lesson-draw-1-1 = Un turno empieza con una carta. Toca el mazo para ver dos.
    .done = Dos cartas, y solo las ves tú.
    .not = También podrías tomar la carta superior de una pila: eso viene después. Toca el mazo.
lesson-draw-1-2 = Toca la carta con la que te quedas. Luego toca una pila: la otra carta va ahí.
    .done = Una es tuya. La otra queda boca arriba, y quien juegue después puede tomarla.
lesson-draw-1-3 = No tienes que hacer nada más. Acaba tu turno.
    .done = { $name } ha tomado la carta superior de una pila. Así siguen los turnos, en sentido horario.
lesson-draw-2-1 = Ahora hay una pila vacía. Toma dos y quédate con una.
    .done = Si una pila está vacía, la otra carta tiene que ir ahí. Ahora vuelve a haber dos pilas.
    .not = Esta vez toma dos del mazo.

## 2

lesson-piles = O toma la superior de una pila
lesson-piles-1-1 = Tienes un cangrejo, y hay otro en la pila izquierda. En vez de tomar dos del mazo, llévatelo.
    .done = Dos cangrejos: un dúo, que vale 1 punto. Has tomado una carta conocida en vez de dos desconocidas.
    .not = Lo que necesitas está a la vista: toma la carta superior de la pila izquierda.
lesson-piles-1-2 = Acaba tu turno y observa a { $name }.
    .done = Todo el mundo ha visto qué carta ha tomado { $name }. Nadie puede mirar debajo de la carta superior de una pila, así que conviene recordarlo.
    .not = Los cangrejos pueden esperar a la próxima lección. Acaba tu turno.

## 3

lesson-crabs = Los cangrejos rebuscan en una pila
lesson-crabs-1-1 = Después de tomar carta puedes jugar dúos. Juega tus dos cangrejos.
    .done = En la mesa valen 1 punto, igual que en la mano. Pero ahora hacen algo.
    .not = Primero los cangrejos: juégalos.
lesson-crabs-1-2 = Los cangrejos miran una pila entera. Elige la izquierda y toma el pulpo.
    .done = Dos pulpos valen 3 puntos. Nadie más sabe qué carta has tomado.
    .not = Tienes un pulpo: con el de la pila izquierda, vale 3 puntos.

## 4

lesson-boats = Peces y barcos
lesson-boats-1-1 = Los peces te traen la carta superior del mazo. Juega tus dos peces.
    .done = Una carta gratis.
    .not = Empieza por los peces: no cuestan nada.
lesson-boats-1-2 = Los barcos te dan otro turno entero. Juega tus dos barcos.
    .done = Puedes volver a tomar carta enseguida.
    .not = Juega los barcos antes de acabar tu turno.
lesson-boats-1-3 = Toma dos y quédate con una.
    .done = Dos cartas más en el mismo turno. Puedes jugar tantos dúos como quieras.
    .not = Esta vez toma dos del mazo.

## 5

lesson-theft = Bañista y tiburón
lesson-theft-1-1 = Un bañista y un tiburón van juntos. Juégalos.
    .done = Ahora le roban una carta a alguien.
    .not = Juega el bañista y el tiburón antes de que acabe tu turno.
lesson-theft-1-2 = Toma una carta de la mano de { $name }, sin verla.
    .done = Un pulpo: con el tuyo, vale 3 puntos. Aparte de ti, solo lo sabe { $name }. Las cartas de la mesa no se pueden robar.

## 6

lesson-sets = Colecciones
lesson-sets-1-1 = Tienes un pulpo y dos conchas. Otro pulpo u otra concha: ¿qué vale más?
    .done = Pulpos: 0, 3, 6, 9, 12. Conchas: 0, 2, 4, 6, 8, 10. El segundo pulpo da 3 puntos; la tercera concha, solo 2.
    .not = Una tercera concha da 2 puntos. Un segundo pulpo da 3.
lesson-sets-2-1 = Tienes tres barcos. A la izquierda está el faro, 1 punto por cada barco; a la derecha, un cuarto barco. Toma lo mejor.
    .done = 3 puntos de golpe. Del mismo modo, el banco de peces da 1 por cada pez; la colonia, 2 por cada pingüino; el capitán, 3 por cada ancla.
    .not = El cuarto barco forma un segundo dúo: 1 punto. El faro da 3.

## 7

lesson-mermaids = Sirenas
lesson-mermaids-1-1 = Una sirena cuenta las cartas de tu color más numeroso. Quédate con la carta que ayuda.
    .done = Cuatro cartas azul oscuro: la sirena vale 4 puntos. Una segunda sirena contaría tu siguiente color más numeroso.
    .not = Tu color más numeroso es el azul oscuro, así que la concha azul oscuro da 1 punto más.
lesson-mermaids-2-1 = Tienes tres sirenas, y la cuarta está en una pila. ¡Tómala!
    .done = Las cuatro sirenas ganan toda la partida, sea cual sea la puntuación.
    .not = La cuarta sirena gana la partida. Está en la pila izquierda.

## 8

lesson-stop = Siete puntos: ALTO
lesson-stop-1-1 = Tienes 6 puntos. Busca uno más en las pilas.
    .done = ¡Siete! Con 7 puntos o más puedes terminar la ronda al final de tu turno. No es obligatorio.
    .not = Tu segundo cangrejo está en la pila izquierda.
lesson-stop-1-2 = Di ALTO: la ronda acaba al instante y todo el mundo puntúa sus cartas.
    .done = 7 puntos para ti, 3 para { $name }. ALTO es seguro: nadie juega otro turno.
    .not = Esta vez di ALTO. ÚLTIMA OPORTUNIDAD viene después.

## 9

lesson-last-chance = ÚLTIMA OPORTUNIDAD
lesson-last-chance-1-1 = Tienes 8 puntos. Apuesta a que nadie consigue más: di ÚLTIMA OPORTUNIDAD. El resto juega un turno más.
    .done = ¡Has ganado la apuesta! Sumas 8 más tu bonificación de color, 2 cartas de un color: 10. El resto suma solo su bonificación.
    .not = Atrévete por una vez: ÚLTIMA OPORTUNIDAD.
lesson-last-chance-2-1 = Otra vez, con 7 puntos. { $name } tiene seis cartas.
    .done = { $name } ha tomado un tercer pingüino y tiene 8 puntos. Pierdes la apuesta: sumas solo tu bonificación; { $name }, los 8 puntos. Te habría bastado con empatar.
    .not = Prueba la apuesta. Solo es una lección.

## 10

lesson-bet = ¿Apuesto?
lesson-bet-1-1 = 11 puntos y tres cartas de un color. { $name } tiene tres cartas. ¿ALTO o ÚLTIMA OPORTUNIDAD?
    .done = Buena apuesta: 14 puntos en vez de 11, y { $name } no suma casi nada.
    .not = ALTO da 11 puntos. Pero con tres cartas y un turno, casi nadie pasa de 11: ¡apuesta!
lesson-bet-2-1 = 7 puntos y tres rivales con seis o siete cartas cada cual. ¿ALTO o ÚLTIMA OPORTUNIDAD?
    .done = Bien hecho: con tantas cartas alrededor, seguramente alguien habría tenido más.
    .not = Tres rivales con muchas cartas: la mayoría de las veces, alguien pasa de 7. Di ALTO mientras puedas.

## Ejemplos de las reglas

lesson-example-E1 = ALTO y ÚLTIMA OPORTUNIDAD
lesson-example-E1-1-1 = Tienes 7 puntos y dos cartas amarillas; { $name }, 4 puntos y dos cartas azul claro. Prueba cualquiera de los dos anuncios.
    .done = ALTO: 7 y 4. ÚLTIMA OPORTUNIDAD, ganada: 7 + 2 = 9 para ti, 2 para { $name }.
lesson-example-E2 = Dos sirenas
lesson-example-E2-1-1 = Cuatro cartas azul claro y tres verde claro. Tu sirena cuenta las azul claro; toma la segunda.
    .done = 4 por el azul claro y 3 por el verde claro: 7 puntos.
    .not = La segunda sirena está en la pila izquierda.
lesson-example-E3 = Una tercera sirena
lesson-example-E3-1-1 = Dos sirenas cuentan cuatro cartas azul claro y tres verde claro. Toma la tercera.
    .done = El blanco también es un color: la tercera sirena cuenta las tres sirenas, 3 puntos más.
    .not = La tercera sirena está en la pila izquierda.
lesson-example-E4 = Los pingüinos y su colonia
lesson-example-E4-1-1 = Tres pingüinos valen 5 puntos. Toma la colonia.
    .done = 2 por cada uno de los tres pingüinos: 5 + 6 = 11.
    .not = La colonia está en la pila izquierda.

## Una partida guiada. Habla el propio bot: «yo» es el bot, y se dirige a quien aprende.

coach-quiet = Seguir sin pistas
coach-hello = Soy { $name }. Juego con suavidad y te cuento lo que importa. Empieza tocando el mazo o la carta superior de una pila.
coach-round = Ronda { $round }. Tienes { $own } de { $target } puntos; yo, { $other }.
coach-took = He tomado { CARD($card, "el") } de una pila. Lo ha visto todo el mundo, así que recuerda lo que tengo.
coach-kept = Me he quedado con una carta y he dejado { CARD($card, "el") }.
coach-laid-crab = Mis cangrejos me dejan tomar una carta de una pila. Tú no ves cuál.
coach-laid-boat = Mis barcos me dan otro turno.
coach-laid-fish = Mis peces me traen una carta del mazo.
coach-laid-theft = Mi bañista y mi tiburón te han robado { CARD($card, "el") } de la mano.
coach-called = Digo ÚLTIMA OPORTUNIDAD con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: apuesto a que no conseguirás más.
coach-take = { CARD($card, "El") } { PILE($pile, "del") } te daría { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}.
coach-draw = Ninguna carta superior te da puntos enseguida. Mira dos cartas del mazo.
coach-keep = Quédate con { CARD($card, "el") }: te da { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}.
coach-keep-any = Ninguna da puntos todavía. Quédate con la que pueda formar un dúo o una colección, y no me des lo que necesito.
coach-lay-crab = Tienes dos cangrejos: juégalos y elige una carta de una pila. Siguen valiendo su punto.
coach-lay-boat = Tienes dos barcos: juégalos para tener otro turno.
coach-lay-fish = Tienes dos peces: juégalos para tomar una carta del mazo.
coach-lay-theft = Un bañista y un tiburón: juégalos y róbame una carta.
coach-close = Tienes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. ALTO los suma ya. ÚLTIMA OPORTUNIDAD da { $bonus } más, si yo no paso de { $points }. Tengo { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
coach-last-turn = Este es tu último turno. Pierdo la apuesta si consigues más de { $points }; tienes { $own }.
coach-end = Eso es todo por ahora: acaba tu turno.
