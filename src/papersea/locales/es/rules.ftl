### Las reglas, punto por punto. Texto sencillo: sin marcas, una línea por mensaje.
### `rule-…` es un punto de las reglas, `option-…` una opción o uno de sus valores.

rules-section-components = Qué necesitas
rules-section-setup = Preparar una ronda
rules-section-turn = Tu turno
rules-section-closing = Terminar la ronda
rules-section-end = El final de la partida
rules-section-cards = Las cartas
rules-section-examples = Ejemplos
rules-section-rulings = Casos especiales
rules-section-options = Opciones

## Qué necesitas

rule-C1 = Se juega con 58 cartas. Cada una es de uno de estos once colores: azul oscuro (9 cartas), azul claro (9), negro (8), amarillo (8), verde claro (6), blanco (4), morado (4), gris (4), naranja claro (3), rosa (2) o naranja (1).
    .title = El mazo
rule-C2 = Encontrarás 9 cangrejos, 8 barcos, 7 peces, 5 bañistas, 5 tiburones, 4 sirenas, 6 conchas, 5 pulpos, 3 pingüinos y 2 anclas, y además un solo faro, un banco de peces, una colonia de pingüinos y un capitán. Las anclas se llaman así en las cajas eslovaca, checa y española; en las demás son marineros.
    .title = Qué hay en el mazo
rule-C3 = Pueden jugar dos, tres o cuatro personas.
    .title = Cuánta gente juega
rule-C4 = Ten cerca las cartas de referencia: cuatro resumen el turno y los efectos, dos explican los colores. En las ediciones polaca, rusa y española hay una para cada persona; la caja rusa trae solo cuatro.
    .title = Cartas de referencia
rule-C5 = No cuentes lo que se ve en el dibujo: aunque haya dos barcos dibujados, es una sola carta. Solo valen los iconos de la esquina.
    .title = Los dibujos no cuentan
rule-C6 = Cada color tiene su propia marca en la carta, así que puedes jugar sin distinguir los colores a simple vista. El juego impreso usa símbolos con licencia; papersea ha dibujado los suyos.
    .title = Marcas de color

## Preparar una ronda

rule-S1 = Mezcla las 58 cartas y ponlas boca abajo en el centro: ese es el mazo.
    .title = Barajar
rule-S2 = Da la vuelta a las dos cartas de arriba y pon cada una por separado junto al mazo. Con ellas empiezan las dos pilas de descarte.
    .title = Dos pilas de descarte
rule-S3 = Se sortea quién empieza la partida. (En la edición polaca se elige a alguien.)
    .title = Quién empieza
rule-S4 = No se reparten cartas: la ronda empieza con todas las manos vacías.
    .title = Manos vacías

## Tu turno

rule-T1 = Los turnos van alrededor de la mesa como las agujas del reloj.
    .title = Como el reloj
rule-T2 = Empieza cada turno llevándote una carta a la mano. No puedes saltarte este paso, pero eliges cómo: del mazo (T3) o de una pila de descarte (T5).
    .title = Primero, una carta nueva
rule-T3 = Toma las dos cartas de arriba del mazo. Una se queda en tu mano; la otra va boca arriba a una pila de descarte, y tú eliges a cuál.
    .title = Dos del mazo
rule-T4 = Cuando solo una de las dos pilas de descarte está vacía, no hay elección: la carta que dejas va ahí.
    .title = La pila vacía va primero
rule-T5 = En vez de tomar del mazo, puedes llevarte la carta que está encima de cualquiera de las dos pilas de descarte.
    .title = Una de una pila
rule-T6 = De una pila de descarte solo se ve la carta de encima. Las de debajo no puedes mirarlas, salvo que te lo permitan los cangrejos (K3).
    .title = Sin espiar
rule-T7 = Con tu carta nueva en la mano, puedes jugar dúos: pon las dos cartas boca arriba ante ti y haz lo que diga el dúo. En un turno puedes jugar tantos como quieras, o ninguno.
    .title = Luego dúos, si quieres
rule-T8 = Cuando tu mano y las cartas que has jugado valen juntas al menos 7 puntos, puedes terminar la ronda.
    .title = Desde 7 puntos puedes terminar
rule-T9 = Si no terminas la ronda, se acaba tu turno y le toca a quien tienes a la izquierda.
    .title = Sigue la izquierda

## Terminar la ronda

rule-R1 = Si terminas la ronda, muestra tu mano y haz uno de los dos anuncios: ALTO o ÚLTIMA OPORTUNIDAD.
    .title = Dos anuncios
rule-R2 = Con ALTO se acaba la ronda. Todo el mundo muestra sus cartas y suma lo que valen, mano y mesa juntas; no hay bonificación de color.
    .title = ALTO
rule-R3 = ÚLTIMA OPORTUNIDAD es una apuesta: que nadie superará tus puntos. Muestras tus cartas en el acto y dices cuántos puntos valen, sin contar la bonificación de color. Después, cada una de las demás personas, como las agujas del reloj, tiene un último turno para tomar carta y jugar dúos, pero no para terminar la ronda.
    .title = ÚLTIMA OPORTUNIDAD
rule-R4 = Cuando acabas tu último turno, tú también muestras tus cartas. Las cartas ya mostradas no se pueden robar.
    .title = Lo mostrado está a salvo
rule-R5 = La edición española no permite robar nada durante los últimos turnos. En las demás aún puedes robar de una mano que no se haya mostrado. Lo fija la opción last_chance_steals.
    .title = Robar en los últimos turnos
rule-R6 = Si dijiste ÚLTIMA OPORTUNIDAD y tienes al menos tantos puntos como cada rival, ganas la apuesta; basta con empatar. Sumas tus puntos más tu bonificación de color. Cada una de las demás personas suma solo su bonificación de color.
    .title = Apuesta ganada
rule-R7 = Si dijiste ÚLTIMA OPORTUNIDAD y al menos un rival tiene más puntos que tú, pierdes la apuesta. Sumas solo tu bonificación de color. Cada una de las demás personas suma sus puntos, sin bonificación de color.
    .title = Apuesta perdida
rule-R8 = Busca el color del que tienes más cartas, en la mano y en la mesa. Tu bonificación de color es 1 punto por cada carta de ese color.
    .title = Bonificación de color
rule-R9 = Si el mazo se agota, la ronda se acaba y nadie recibe puntos. Las ediciones difieren en dos cosas: si antes se puede acabar el turno (opción deck_out) y si esto pasa también tras una ÚLTIMA OPORTUNIDAD (opción deck_out_after_call).
    .title = El mazo se agota
rule-R10 = Lo que sumas en una ronda se añade a tu total. Mientras nadie haya llegado a la meta (G2), se mezclan todas las cartas y se juega otra ronda. En la edición española baraja quien terminó la ronda.
    .title = Otra ronda
rule-R11 = La ronda siguiente la empieza la persona sentada a la izquierda de quien terminó la anterior.
    .title = Quién empieza la siguiente
rule-R12 = Si el mazo se agotó sin que nadie terminara la ronda, mira de quién fue el último turno: la ronda siguiente la empieza quien está a su izquierda. Solo lo dice la edición checa; aquí se juega siempre así.
    .title = Quién empieza tras un mazo vacío

## El final de la partida

rule-G1 = En cuanto tienes las cuatro sirenas, ganas la partida entera en ese mismo momento. No importan la ronda ni los puntos.
    .title = Cuatro sirenas
rule-G2 = Si no, se juega hasta que el total de alguien alcance o pase la meta: 40 puntos para dos personas, 35 para tres, 30 para cuatro. La opción target puede doblarla.
    .title = La meta
rule-G3 = Si la partida acabó por la meta, gana el total más alto.
    .title = Quién gana
rule-G4 = Si varias personas comparten el total más alto, gana la que sumó más en la última ronda.
    .title = Empate
rule-G5 = Si la última ronda no deshace el empate, la victoria se comparte. Lo dicen las ediciones eslovaca y checa, y las demás callan; aquí se juega siempre así.
    .title = Victoria compartida

## Las cartas

rule-K1 = Al contar puntos, cuenta todas tus cartas: las de la mano y las que has jugado.
    .title = Cuentan la mano y la mesa
rule-K2 = Un dúo vale 1 punto, lo juegues o lo guardes en la mano. Su efecto solo lo consigues al jugarlo.
    .title = Dúos
rule-K3 = Elige una pila de descarte, mírala y llévate una carta a la mano. Deja las demás en su orden. Nadie más ve lo que tomas. Si en la pila hay dos cartas del mismo tipo y color, tú eliges cuál: eso puede cambiar la carta que queda encima. Algunas ediciones dejan mostrar la carta; aquí queda oculta.
    .title = Cangrejo + cangrejo
rule-K4 = Juegas enseguida otro turno entero, empezando por tomar carta.
    .title = Barco + barco
rule-K5 = Te llevas a la mano la carta de arriba del mazo.
    .title = Pez + pez
rule-K6 = Elige un rival y toma al azar una carta de su mano. La edición polaca habla de cualquier carta, pero como no ves esa mano, eliges a ciegas de todos modos.
    .title = Bañista + tiburón
rule-K7 = Lo que está en la mesa no se puede robar.
    .title = Lo jugado está a salvo
rule-K8 = Una carta Dúo sin pareja no da el punto del dúo. Sigue contando para su color (bonificación de color y sirenas), y un barco o un pez sigue contando para su multiplicador (K16).
    .title = Una carta Dúo suelta
rule-K9 = Una sirena da 1 punto por carta de un color: el más abundante entre las tuyas. Cada sirena adicional toma otro color, siempre el siguiente más abundante.
    .title = Sirenas
rule-K10 = Las sirenas son cartas blancas, y el blanco es un color como los otros diez.
    .title = El blanco es un color
rule-K11 = Las conchas valen más juntas: 0 puntos por una, 2 por dos, 4 por tres, 6 por cuatro, 8 por cinco, 10 por las seis.
    .title = Conchas
rule-K12 = Pulpos: uno vale 0 puntos, dos valen 3, tres 6, cuatro 9 y los cinco 12.
    .title = Pulpos
rule-K13 = Pingüinos: uno vale 1 punto, dos valen 3 y los tres 5.
    .title = Pingüinos
rule-K14 = Un ancla sola vale 0 puntos; las dos juntas, 5.
    .title = Anclas
rule-K15 = Las cartas de Colección (conchas, pulpos, pingüinos y anclas) no se juegan en la mesa. Cuentan desde la mano.
    .title = La Colección se queda en la mano
rule-K16 = Con el faro, cada uno de tus barcos vale 1 punto más. El banco de peces hace lo mismo con cada pez; la colonia de pingüinos da 2 puntos por pingüino y el capitán, 3 por ancla.
    .title = Multiplicadores
rule-K17 = Un multiplicador nunca se cuenta a sí mismo: el faro no es un barco, ni el banco un pez, ni la colonia un pingüino, ni el capitán un ancla.
    .title = Un multiplicador no se cuenta

## Ejemplos

rule-E1 = Tienes 7 puntos, y tu mejor color es el amarillo, con 2 cartas. Tu rival tiene 4 puntos, y su mejor color es el azul claro, también con 2. Si dices ALTO, sumas 7 y tu rival, 4. Si dices ÚLTIMA OPORTUNIDAD y el último turno no cambia nada de esto, sumas 7 + 2 = 9 y tu rival, 2.
    .title = ALTO o ÚLTIMA OPORTUNIDAD
rule-E2 = Tienes dos sirenas, 4 cartas azul claro y 3 verde claro. Una sirena da 4 puntos y la otra, 3: juntas, 7.
    .title = Dos sirenas
rule-E3 = Añade una tercera sirena a las cartas de E2. Da 3 puntos por el blanco, porque las tres sirenas son ellas mismas cartas blancas: en total, 10.
    .title = Una tercera sirena
rule-E4 = Tienes los tres pingüinos y la colonia de pingüinos. Los pingüinos valen 5 puntos, y la colonia añade 2 por cada uno: 5 + 2 × 3 = 11.
    .title = Los pingüinos y su colonia

## Casos especiales

rule-Q1 = Si tomas del mazo y solo queda una carta, te la quedas. Ninguna carta va a las pilas de descarte.
    .title = Queda una carta en el mazo
rule-Q2 = Si el mazo ya está vacío cuando te toca tomar carta, llévate la de encima de una pila de descarte. Puede pasar en un turno que te dieron los barcos, o en un último turno, si las opciones permiten seguir jugando sin mazo.
    .title = Tomar con el mazo vacío
rule-Q3 = Si el mazo y las dos pilas de descarte están vacíos, te saltas ese paso y sigues con tu turno.
    .title = Nada que tomar
rule-Q4 = Si las dos pilas de descarte están vacías cuando dejas una carta, tú eliges la pila. (La versión en línea publicada usa siempre la izquierda.)
    .title = Las dos pilas vacías
rule-Q5 = Una pila de descarte que se ha quedado vacía nunca se rellena desde el mazo.
    .title = Las pilas no se rellenan
rule-Q6 = Puedes jugar cangrejos cuando las dos pilas de descarte están vacías, peces cuando el mazo está vacío, y bañista y tiburón cuando no hay a quién robar. El dúo cuenta, pero no pasa nada.
    .title = Dúos sin efecto
rule-Q7 = Una carta robada la conocen dos personas: quien la tomó y quien la perdió.
    .title = Quién ve una carta robada
rule-Q8 = La carta que tomas con cangrejos solo la conoces tú. Lo que ve todo el mundo es de qué pila salió, cuántas cartas le quedan a esa pila y cuál es ahora la de encima.
    .title = Quién ve lo de los cangrejos
rule-Q9 = Cuando tomas la carta de encima de una pila de descarte, todo el mundo sabe cuál es.
    .title = Cartas tomadas boca arriba
rule-Q10 = Solo puedes terminar la ronda en tu propio turno, después de tomar carta, mientras también podrías jugar dúos. No hace falta que juegues antes tus barcos; y en el turno extra que te dan, puedes terminarla en cuanto hayas tomado carta.
    .title = Cuándo puedes terminar
rule-Q11 = Para los 7 puntos que hacen falta para terminar la ronda, cuenta tus cartas, sirenas incluidas, pero no la bonificación de color.
    .title = Qué cuenta para los 7
rule-Q12 = No hace falta que pongas las cuatro sirenas en la mesa: la victoria llega sola, en el momento en que la cuarta está en tu mano. Algunas ediciones hablan de ponerlas en la mesa, pero solo recibes cartas en tu propio turno, así que no se pierde nada.
    .title = La cuarta sirena
rule-Q13 = Vale con deck_out_after_call en scored. Si el mazo se agota durante los últimos turnos, o ya estaba vacío cuando se dijo ÚLTIMA OPORTUNIDAD, los últimos turnos se juegan con las pilas de descarte y la ronda se puntúa.
    .title = Últimos turnos sin mazo
rule-Q14 = Todo el mundo puede ver la carta de encima y el tamaño de cada pila de descarte, el tamaño del mazo y de cada mano, los dúos jugados y los puntos.
    .title = Lo que ve todo el mundo
rule-Q15 = Vale con deck_out en at_once. Si tomas las dos últimas cartas del mazo y eso acaba la ronda, se acaba antes de que te quedes con una, así que no pueden darte una cuarta sirena. Donde se sigue jugando por un anuncio (Q13), te quedas con una como siempre.
    .title = Las dos últimas cartas
rule-Q16 = Vale con last_chance_steals en never. En un último turno aún puedes jugar bañista y tiburón, y el dúo cuenta, pero no robas nada (como en Q6).
    .title = Bañista y tiburón sin robo
rule-Q17 = Mientras otra elección tenga efecto, no puedes elegir una pila vacía para tus cangrejos ni un rival que no tenga cartas que robar.
    .title = Elecciones sin efecto
rule-Q18 = Cuando una ronda se acaba porque se agotó el mazo, las manos siguen ocultas. Solo quedan a la vista las cartas que ya se mostraron: por un anuncio (R3) o al acabar un último turno (R4). Si el mazo se agotó en tu turno, no muestras tu mano, salvo que el anuncio fuera tuyo.
    .title = Las manos tras un mazo vacío
rule-Q19 = Si un mazo vacío anula una ronda tras ÚLTIMA OPORTUNIDAD, la siguiente la empieza quien está a la izquierda de quien lo anunció, como en R11: alguien sí terminó la ronda. R12 es solo para rondas que nadie terminó.
    .title = Quién empieza tras una apuesta anulada
rule-Q20 = La edición española no dice si enseñas tus cartas después de tu último turno. Aquí las enseñas, como en las demás ediciones (R4). De todos modos allí nadie puede robar, así que solo sirve de información.
    .title = La mano tras el último turno
rule-Q21 = Si juegas barcos en tu último turno, vuelves a tomar carta y puedes jugar más dúos, pero no terminar la ronda (R3). Sigue siendo el mismo turno: si el mazo agotado termina la ronda al final del turno, eso pasa después de él.
    .title = Barcos en el último turno

## Opciones

option-deck-out = ¿Cuándo se acaba la ronda si el mazo se agota (R9)? La edición española dice que al instante; por defecto, y en todas las demás, al final del turno.
    .title = Cuándo un mazo vacío acaba la ronda
option-deck-out-end-of-turn = Quien está jugando su turno lo juega hasta el final y aún puede terminar la ronda.
    .title = Al final del turno
option-deck-out-at-once = En cuanto se toma la última carta del mazo, la ronda se acaba. Si entonces tienes cuatro sirenas en la mano, ganas de todos modos (pero mira Q15). Tras una ÚLTIMA OPORTUNIDAD, deck_out_after_call decide si se sigue jugando.
    .title = Al instante

option-deck-out-after-call = ¿Anula un mazo vacío la ronda incluso tras una ÚLTIMA OPORTUNIDAD? Por defecto y en las ediciones eslovaca y checa, no; en la polaca, la rusa y la española, sí. Un ALTO se puntúa siempre.
    .title = Mazo vacío tras ÚLTIMA OPORTUNIDAD
option-deck-out-after-call-scored = Los últimos turnos se juegan hasta el final, con las pilas de descarte si hace falta, y la ronda se puntúa (Q13).
    .title = Seguir y puntuar
option-deck-out-after-call-void = La ronda se acaba sin puntos; deck_out dice si al instante o al acabar el turno. Cuidado con end_of_turn: si dices ÚLTIMA OPORTUNIDAD con el mazo ya vacío, tu propio turno acaba la ronda y nadie puntúa.
    .title = Nadie puntúa

option-last-chance-steals = ¿Pueden robar bañista y tiburón durante los últimos turnos, tras ÚLTIMA OPORTUNIDAD (R5)? Solo la edición española dice que no.
    .title = Robar tras ÚLTIMA OPORTUNIDAD
option-last-chance-steals-unshown = Puedes robar de las manos que aún no se han mostrado.
    .title = De manos aún ocultas
option-last-chance-steals-never = Nadie roba durante los últimos turnos. Bañista y tiburón se pueden jugar, pero sin su efecto (Q16).
    .title = Nunca

option-target = ¿Con cuántos puntos acaba la partida (G2)? Todas las ediciones usan la meta normal; la doble es para una partida más larga, como la ofrece la versión en línea publicada.
    .title = Puntos para ganar
option-target-standard = 40 puntos para dos personas, 35 para tres y 30 para cuatro.
    .title = Normal
option-target-double = 80 puntos para dos personas, 70 para tres y 60 para cuatro.
    .title = Doble

## Las reglas como página

book-at-hand = Tu mesa juega así
book-own-table = tu mesa
book-own-choice = (elección propia de la mesa)
book-back = Volver a la mesa
book-all-editions = todas las ediciones
book-no-edition = ninguna edición; una mesa puede elegirlo
book-differ = En qué difieren las ediciones
book-differ-about = La marca muestra cómo se juega en cada edición. La clásica juega como la versión en línea publicada. Una mesa puede combinar las opciones a su gusto.
book-show-all = Mostrar todas las reglas
book-you = Tú
book-opponent = Rival
book-try = Toca una carta para quitarla o añadirla: todo se vuelve a contar.
book-reset = Como en el ejemplo
book-play = Jugarlo
book-card-names = Cómo se llama en otros idiomas
