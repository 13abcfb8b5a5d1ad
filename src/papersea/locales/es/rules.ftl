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
rule-C2 = Encontrarás 9 cangrejos, 8 barcos, 7 peces, 5 bañistas, 5 tiburones, 4 sirenas, 6 conchas, 5 pulpos, 3 pingüinos y 2 anclas, además de un solo faro, un banco de peces, una colonia de pingüinos y un capitán. Si tu caja es eslovaca, checa o española, las anclas se llaman así; en las demás son marineros.
    .title = Qué hay en el mazo
rule-C3 = Pueden jugar dos, tres o cuatro personas.
    .title = Quién juega
rule-C4 = Ten a mano las cartas de referencia: cuatro resumen el turno y los efectos, dos explican los colores. En las ediciones rusa y española cada persona recibe una; la caja rusa solo trae cuatro. La edición polaca las reparte a quienes juegan sin decir cuántas.
    .title = Cartas de referencia
rule-C5 = No cuentes lo que se ve en el dibujo: dos barcos dibujados siguen siendo una sola carta. Solo importan los iconos de la esquina.
    .title = Los dibujos no cuentan
rule-C6 = Cada color tiene su propia marca en la carta, así que puedes jugar sin distinguir los colores a simple vista. El juego impreso usa símbolos con licencia; papersea ha dibujado los suyos.
    .title = Marcas de color

## Preparar una ronda

rule-S1 = Baraja las 58 cartas y ponlas boca abajo en el centro: ese es el mazo.
    .title = Barajar
rule-S2 = Da la vuelta a las dos primeras cartas y pon cada una por separado junto al mazo. Con ellas empiezan las dos pilas de descarte.
    .title = Dos pilas de descarte
rule-S3 = Se sortea quién empieza la partida. (En la edición polaca se elige a alguien.)
    .title = Quién empieza
rule-S4 = No se reparten cartas: todo el mundo empieza la ronda con la mano vacía.
    .title = Manos vacías

## Tu turno

rule-T1 = Los turnos pasan alrededor de la mesa en sentido horario.
    .title = En sentido horario
rule-T2 = Empieza cada turno añadiendo una carta a tu mano. No puedes saltarte este paso, pero eliges cómo: del mazo (T3) o de una pila de descarte (T5).
    .title = Primero, una carta nueva
rule-T3 = Toma las dos primeras cartas del mazo. Una se queda en tu mano; la otra va boca arriba a una pila de descarte, y tú eliges a cuál.
    .title = Dos del mazo
rule-T4 = Cuando solo una de las dos pilas de descarte está vacía, no hay elección: la carta que dejas va ahí.
    .title = Primero, la pila vacía
rule-T5 = En vez de tomar del mazo, puedes tomar la carta superior de cualquiera de las dos pilas de descarte.
    .title = Una de una pila
rule-T6 = De una pila de descarte solo se ve la carta superior. Las de debajo no puedes mirarlas, salvo que te lo permitan los cangrejos (K3).
    .title = Sin espiar
rule-T7 = Con tu carta nueva en la mano, puedes jugar dúos: pon las dos cartas boca arriba delante de ti y haz lo que diga el dúo. En un turno puedes jugar tantos como quieras, o ninguno.
    .title = Luego dúos, si quieres
rule-T8 = Cuando tu mano y las cartas que has jugado valen juntas al menos 7 puntos, puedes terminar la ronda.
    .title = Con 7 puntos puedes terminar
rule-T9 = Si no terminas la ronda, tu turno acaba y le toca a la persona de tu izquierda.
    .title = Pasa a la izquierda

## Terminar la ronda

rule-R1 = Si terminas la ronda, muestra tu mano y haz uno de los dos anuncios: ALTO o ÚLTIMA OPORTUNIDAD.
    .title = Dos anuncios
rule-R2 = Con ALTO acaba la ronda. Todo el mundo muestra sus cartas y suma lo que valen, mano y mesa juntas; no hay bonificación de color.
    .title = ALTO
rule-R3 = ÚLTIMA OPORTUNIDAD es la apuesta de que nadie superará tus puntos. Muestras tus cartas enseguida y dices cuántos puntos valen, sin contar la bonificación de color. Después, cada una de las demás personas, en sentido horario, tiene un último turno para tomar carta y jugar dúos, pero no para terminar la ronda.
    .title = ÚLTIMA OPORTUNIDAD
rule-R4 = Cuando acabas tu último turno, tú también muestras tus cartas. Las cartas ya mostradas no se pueden robar. (La edición española no lo dice: mira Q20.)
    .title = Lo mostrado está a salvo
rule-R5 = La edición española no permite robar nada durante los últimos turnos. En las demás aún puedes robar de una mano que no se haya mostrado. Lo fija la opción «{ option-last-chance-steals.title }».
    .title = Robar en los últimos turnos
rule-R6 = Si dices ÚLTIMA OPORTUNIDAD y tienes al menos tantos puntos como cada rival, ganas la apuesta; basta con empatar. Sumas tus puntos más tu bonificación de color. El resto suma solo su bonificación de color.
    .title = Apuesta ganada
rule-R7 = Si dices ÚLTIMA OPORTUNIDAD y al menos un rival tiene más puntos que tú, pierdes la apuesta. Sumas solo tu bonificación de color. El resto suma sus puntos, sin bonificación de color.
    .title = Apuesta perdida
rule-R8 = Busca tu color más numeroso: el color del que tienes más cartas, en la mano y en la mesa. Tu bonificación de color es 1 punto por cada carta de ese color.
    .title = Bonificación de color
rule-R9 = Si el mazo se agota, la ronda acaba y nadie puntúa. Las ediciones difieren en dos cosas: si antes puedes acabar tu turno («{ option-deck-out.title }») y si esto pasa también tras una ÚLTIMA OPORTUNIDAD («{ option-deck-out-after-call.title }»). Las ediciones eslovaca y checa dicen que solo pasa mientras nadie haya terminado la ronda; las demás no nombran excepciones.
    .title = El mazo se agota
rule-R10 = Lo que sumas en una ronda se añade a tu total. Mientras nadie haya llegado a la meta (G2), baraja todas las cartas y juega otra ronda. En la edición española baraja quien terminó la ronda.
    .title = Otra ronda
rule-R11 = La persona sentada a la izquierda de quien terminó la ronda empieza la siguiente.
    .title = Quién empieza la siguiente ronda
rule-R12 = Si el mazo se agotó sin que nadie terminara la ronda, mira de quién fue el último turno: quien está a su izquierda empieza la siguiente. Solo lo dice la edición checa; aquí se juega siempre así.
    .title = Quién empieza tras un mazo vacío

## El final de la partida

rule-G1 = En cuanto tienes las cuatro sirenas, ganas toda la partida. Las ediciones eslovaca y checa añaden: en cualquier ronda, sea cual sea la puntuación. Aquí se juega siempre así.
    .title = Cuatro sirenas
rule-G2 = Si no, se juega hasta que el total de alguien alcanza o supera la meta: 40 puntos para dos personas, 35 para tres, 30 para cuatro. La opción «{ option-target.title }» puede doblarla.
    .title = La meta
rule-G3 = Si se alcanzó la meta, gana quien tenga más puntos.
    .title = Quién gana
rule-G4 = Si varias personas comparten el total más alto, gana la que sumó más en la última ronda.
    .title = Empate
rule-G5 = Si la última ronda no deshace el empate, la victoria se comparte. Solo lo dicen las ediciones eslovaca y checa; aquí se juega siempre así.
    .title = Victoria compartida

## Las cartas

rule-K1 = Al contar puntos, cuenta todas tus cartas: las de la mano y las que has jugado.
    .title = Cuentan la mano y la mesa
rule-K2 = Un dúo vale 1 punto, lo juegues o lo guardes en la mano. Su efecto solo lo consigues al jugarlo.
    .title = Dúos
rule-K3 = Elige una pila de descarte, mírala y añade una de sus cartas a tu mano. Deja las demás en su orden. Nadie más ve lo que tomas. Si en la pila hay dos cartas del mismo tipo y color, tú eliges cuál: eso puede cambiar la carta que queda arriba. Algunas ediciones dejan mostrar la carta; aquí queda oculta.
    .title = Cangrejo + cangrejo
rule-K4 = Juegas enseguida otro turno entero, desde tomar carta.
    .title = Barco + barco
rule-K5 = Añades a tu mano la carta superior del mazo.
    .title = Pez + pez
rule-K6 = Elige a un rival y toma al azar una carta de su mano. La edición polaca habla de cualquier carta, pero, como no ves esa mano, eliges a ciegas de todos modos.
    .title = Bañista + tiburón
rule-K7 = Lo que está en la mesa no se puede robar.
    .title = Lo jugado está a salvo
rule-K8 = Una carta Dúo sin pareja no da ningún punto como dúo. Sigue contando para su color (bonificación de color y sirenas), y un barco o un pez sigue contando para su multiplicador (K16).
    .title = Una carta Dúo suelta
rule-K9 = Una sirena da 1 punto por cada carta de tu color más numeroso. Cada sirena más toma otro color, siempre el siguiente más numeroso.
    .title = Sirenas
rule-K10 = Las sirenas son cartas blancas, y el blanco cuenta como un color igual que los otros diez.
    .title = El blanco es un color
rule-K11 = Las conchas valen más juntas: 0 puntos por una, 2 por dos, 4 por tres, 6 por cuatro, 8 por cinco, 10 por las seis.
    .title = Conchas
rule-K12 = Pulpos: uno vale 0 puntos; dos, 3; tres, 6; cuatro, 9, y los cinco, 12.
    .title = Pulpos
rule-K13 = Pingüinos: uno vale 1 punto; dos, 3, y los tres, 5.
    .title = Pingüinos
rule-K14 = Un ancla sola vale 0 puntos; las dos juntas, 5.
    .title = Anclas
rule-K15 = Las cartas de Colección (conchas, pulpos, pingüinos y anclas) no se juegan. Cuentan desde la mano.
    .title = La Colección se queda en la mano
rule-K16 = Con el faro, cada uno de tus barcos vale 1 punto más. El banco de peces hace lo mismo con cada pez; la colonia de pingüinos da 2 puntos por pingüino, y el capitán, 3 por ancla.
    .title = Multiplicadores
rule-K17 = Un multiplicador nunca se cuenta a sí mismo: el faro no es un barco, ni el banco un pez, ni la colonia un pingüino, ni el capitán un ancla.
    .title = Un multiplicador no se cuenta a sí mismo

## Ejemplos

rule-E1 = Tienes 7 puntos, y tu color más numeroso es el amarillo, con 2 cartas. Tu rival tiene 4 puntos, y su color más numeroso es el azul claro, también con 2. Si dices ALTO, sumas 7 y tu rival, 4. Si dices ÚLTIMA OPORTUNIDAD y el último turno no cambia nada de esto, sumas 7 + 2 = 9 y tu rival, 2.
    .title = ALTO o ÚLTIMA OPORTUNIDAD
rule-E2 = Tienes dos sirenas, 4 cartas azul claro y 3 verde claro. Una sirena da 4 puntos y la otra, 3: juntas, 7.
    .title = Dos sirenas
rule-E3 = Añade una tercera sirena a las cartas de E2. Da 3 puntos por el blanco, porque las tres sirenas son también cartas blancas: en total, 10.
    .title = Una tercera sirena
rule-E4 = Tienes los tres pingüinos y la colonia de pingüinos. Los pingüinos valen 5 puntos, y la colonia añade 2 por cada uno: 5 + 2 × 3 = 11.
    .title = Los pingüinos y su colonia

## Casos especiales

rule-Q1 = Si tomas del mazo y solo queda una carta, te quedas con ella. Ninguna carta va a una pila de descarte.
    .title = Queda una carta en el mazo
rule-Q2 = Si el mazo ya está vacío cuando tienes que tomar carta, toma la carta superior de una pila de descarte. Puede pasar en un turno que te dieron los barcos, o en un último turno, si las opciones permiten seguir jugando sin mazo.
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
rule-Q8 = La carta que tomas con cangrejos solo la conoces tú. Lo que ve todo el mundo es de qué pila salió, cuántas cartas le quedan a esa pila y cuál es su nueva carta superior.
    .title = Quién ve lo que tomaron los cangrejos
rule-Q9 = Cuando tomas la carta superior de una pila de descarte, todo el mundo sabe cuál es.
    .title = Cartas tomadas boca arriba
rule-Q10 = Solo puedes terminar la ronda en tu propio turno, después de tomar carta, mientras también podrías jugar dúos. No hace falta que juegues antes tus barcos; y en el turno extra que te dan, puedes terminarla en cuanto hayas tomado carta.
    .title = Cuándo puedes terminar la ronda
rule-Q11 = Para los 7 puntos que hacen falta para terminar la ronda, cuenta tus cartas, sirenas incluidas, pero no la bonificación de color.
    .title = Qué cuenta para los 7
rule-Q12 = No hace falta que juegues las cuatro sirenas: la victoria llega sola, en el momento en que la cuarta está en tu mano. Algunas ediciones hablan de ponerlas en la mesa, pero solo recibes cartas en tu propio turno, así que no se pierde nada.
    .title = La cuarta sirena
rule-Q13 = Si la mesa juega «{ option-deck-out-after-call-scored.title }» y el mazo se agota durante los últimos turnos, o ya estaba vacío cuando se dijo ÚLTIMA OPORTUNIDAD, los últimos turnos se juegan con las pilas de descarte y la ronda se puntúa.
    .title = Últimos turnos sin mazo
rule-Q14 = Todo el mundo puede ver la carta superior y el tamaño de cada pila de descarte, el tamaño del mazo y de cada mano, los dúos jugados y los puntos.
    .title = Lo que ve todo el mundo
rule-Q15 = Si la mesa juega «{ option-deck-out-at-once.title }» y tomas las dos últimas cartas del mazo, la ronda acaba antes de que te quedes con una, así que no pueden darte una cuarta sirena. Donde se sigue jugando por un anuncio (Q13), te quedas con una como siempre.
    .title = Las dos últimas cartas
rule-Q16 = Si nadie puede robar en los últimos turnos (R5), aun así puedes jugar entonces bañista y tiburón, y el dúo cuenta, pero no robas nada (como en Q6).
    .title = Bañista y tiburón sin robo
rule-Q17 = Mientras otra elección tenga efecto, no puedes elegir una pila vacía para tus cangrejos ni a un rival que no tenga cartas que robar.
    .title = Elecciones sin efecto
rule-Q18 = Cuando una ronda acaba porque se agotó el mazo, las manos siguen ocultas. Solo quedan a la vista las cartas que ya se mostraron: por un anuncio (R3) o al acabar un último turno (R4). Si el mazo se agotó en tu turno, no muestras tu mano, salvo que el anuncio fuera tuyo.
    .title = Las manos tras un mazo vacío
rule-Q19 = Si un mazo vacío anula una ronda tras ÚLTIMA OPORTUNIDAD, quien está a la izquierda de quien la dijo empieza la siguiente, como en R11: alguien sí terminó la ronda. R12 es solo para rondas que nadie terminó.
    .title = Quién empieza tras una apuesta anulada
rule-Q20 = La edición española no dice si muestras tu mano después de tu último turno. Aquí la muestras, como en las demás ediciones (R4). Como allí nadie puede robar de todos modos, solo sirve de información.
    .title = La mano tras el último turno
rule-Q21 = Si juegas barcos en tu último turno, vuelves a tomar carta y puedes jugar más dúos, pero no terminar la ronda (R3). Sigue siendo el mismo turno: si el mazo agotado acaba la ronda al final del turno, eso pasa después de él.
    .title = Barcos en un último turno

## Opciones

option-deck-out = ¿Cuándo acaba la ronda si se agota el mazo (R9)? La edición española dice que al instante; por defecto, y en todas las demás ediciones, al final del turno.
    .title = Cuándo acaba la ronda sin mazo
option-deck-out-end-of-turn = Quien tiene el turno lo juega hasta el final y aún puede terminar la ronda.
    .title = Al final del turno
option-deck-out-at-once = En cuanto se toma la última carta del mazo, la ronda acaba. Si entonces tienes cuatro sirenas, ganas de todos modos (pero mira Q15). Tras una ÚLTIMA OPORTUNIDAD, «{ option-deck-out-after-call.title }» decide si se sigue jugando.
    .title = Al instante

option-deck-out-after-call = ¿Anula un mazo vacío la ronda incluso tras una ÚLTIMA OPORTUNIDAD? Por defecto y en las ediciones eslovaca y checa, no; en la polaca, la rusa y la española, sí. Un ALTO se puntúa siempre.
    .title = Mazo vacío tras ÚLTIMA OPORTUNIDAD
option-deck-out-after-call-scored = Los últimos turnos se juegan hasta el final, con las pilas de descarte si hace falta, y la ronda se puntúa (Q13).
    .title = Seguir y puntuar
option-deck-out-after-call-void = La ronda acaba sin puntos; «{ option-deck-out.title }» dice si al instante o al final del turno. Cuidado con «{ option-deck-out-end-of-turn.title }»: si dices ÚLTIMA OPORTUNIDAD con el mazo ya vacío, tu propio turno acaba la ronda y nadie puntúa.
    .title = Nadie puntúa

option-last-chance-steals = ¿Pueden robar bañista y tiburón durante los últimos turnos tras ÚLTIMA OPORTUNIDAD (R5)? Solo la edición española dice que no.
    .title = Robar tras ÚLTIMA OPORTUNIDAD
option-last-chance-steals-unshown = Puedes robar de las manos que aún no se han mostrado.
    .title = De manos aún ocultas
option-last-chance-steals-never = Nadie roba durante los últimos turnos. Bañista y tiburón se pueden jugar, sin su efecto (Q16).
    .title = Nunca

option-target = ¿Con cuántos puntos acaba la partida (G2)? Todas las ediciones usan la meta normal; la doble es para una partida más larga, como la ofrece la versión en línea publicada.
    .title = Puntos para ganar
option-target-standard = 40 puntos para dos personas, 35 para tres y 30 para cuatro.
    .title = Normal
option-target-double = 80 puntos para dos personas, 70 para tres y 60 para cuatro.
    .title = Doble

## Las reglas como página

book-at-hand = Tu mesa juega
book-own-table = tu mesa
book-own-choice = (elección propia de la mesa)
book-back = Volver a la mesa
book-all-editions = todas las ediciones
book-no-edition = ninguna edición; una mesa puede elegirla
book-differ = En qué difieren las ediciones
book-differ-about = Una marca muestra cómo juega una edición. «Clásica» es como juega la versión en línea publicada. Una mesa puede combinar las opciones a su gusto.
book-show-all = Mostrar todas las reglas
book-you = Tú
book-opponent = Rival
book-try = Toca una carta para quitarla o añadirla: todo se vuelve a contar.
book-reset = Como en el ejemplo
book-play = Jugarlo
book-card-names = Cómo se llama en otros idiomas
