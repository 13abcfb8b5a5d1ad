### Las páginas en torno a la mesa: inicio, tu gente, un dispositivo, mesas públicas, reglas, puntos, tú.
### «papersea» es el nombre del lugar y se queda tal cual.

## Palabras de muchas páginas

close = Cerrar
back = Atrás
cancel = Cancelar
yes = Sí
no = No
loading = Un momento…
offline = Ahora no hay conexión. No se pierde nada: prueba otra vez en un momento.
try-again = Probar otra vez
to-start = Inicio
more-choices = Más opciones
copy-link = Copiar el enlace
link-copied = Copiado
share-link = Compartir
undo = Deshacer
clear-all = Vaciar
players-count = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}

# El nombre de quien no ha elegido ninguno.
guest-name = Visitante
name-label = Tu nombre
name-hint = Lo verá el resto de la mesa.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-look = Aspecto
settings-look-system = Como el dispositivo
settings-look-light = Claro
settings-look-dark = Oscuro
settings-sound = Sonidos
settings-sound-about = Cartas y papel, y una nota suave cuando te toca.
settings-measuring = Partidas para investigar
settings-measuring-about = Las partidas que terminas, sin tu nombre, ayudan a saber lo bien que juega la gente. Si lo desactivas, se retiran.
settings-me = Tu nombre y tus partidas
settings-manual = El manual (en inglés)

## Inicio

home-title = Un juego de cartas de papel plegado
home-about = De dos a cuatro personas. Sin cuenta: siéntate y juega.
home-play = Jugar ya
# $name es un rival.
home-play-about = Una primera partida contra { $name }
home-play-again = Otra partida contra { $name }
home-opponents = Elegir rivales
home-friends = Con tu gente
home-friends-about = Envía un enlace
home-device = En un solo dispositivo
home-device-about = De mano en mano
home-tables = Mesas públicas
home-tables-about = Entra o mira
home-learn = Aprender
home-learn-about = Diez lecciones breves y las reglas
home-deal = El reparto de hoy
home-deal-about = Las mismas cartas para todo el mundo
home-puzzles = Retos
home-puzzles-about = Uno al día y muchos más
home-score = Puntuar mis cartas
home-score-about = Para jugar con cartas de verdad
home-setting-table = Preparando la mesa…
home-own = Tus mesas
home-away = Abandonar esta partida
home-away-title = ¿Abandonar esta partida?
home-away-about = Acaba aquí y cuenta como perdida.
home-away-yes = Abandonar
home-cards = Todas las cartas
home-offline = No tienes conexión. Las reglas y «Puntuar mis cartas» siguen funcionando.
home-unofficial = El hogar no oficial de un pequeño juego de cartas, hecho por gente a la que le gusta.

# Una mesa en una lista. $names son las demás personas, separadas por comas.
table-with = Con { $names }
table-nobody = Aún no hay nadie más
table-open = Esperando a más gente
table-playing = Partida en curso
table-paused = En pausa
table-over = La partida ha terminado
table-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}

## Elegir rivales

choose-title = Elegir rivales
choose-bot-title = Elegir un bot
choose-players = ¿Cuántas personas juegan, contando contigo?
choose-seat = { $count ->
    [one] Rival
   *[other] Rival { $number }
}
choose-start = Jugar

## Con tu gente

friends-title = Con tu gente
friends-about = Abre una mesa y envía su enlace. Los bots pueden ocupar asientos libres.
friends-players = ¿Cuántas personas juegan?
friends-open = Abrir la mesa
friends-code-title = ¿Tienes un enlace?
friends-code-label = Enlace o código de la mesa
friends-code-go = Ir a esta mesa
friends-code-bad = Eso no es un enlace ni el código de una mesa. Un código tiene seis letras, como BCD FGH.
friends-code-unknown = Ninguna mesa espera con estas letras. Quizá alguna se oyó mal o la partida ya ha empezado.
friends-code-elsewhere = Este enlace lleva a una mesa en otro sitio:

# Los ajustes de una mesa, para elegir y como lista que todo el mundo lee.
table-clock = Reloj
table-clock-none = Sin reloj
table-clock-bank = { $increment ->
    [0] { $minutes } min por persona
   *[other] { $minutes } min por persona, más { $increment } s por turno
}
table-clock-days = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
}
table-rulebook = Edición
edition-classic = clásica
edition-sk = eslovaca
edition-cs = checa
edition-pl = polaca
edition-ru = rusa
edition-es = española
table-rulebook-about = Las ediciones solo difieren en casos raros. «Clásica» se juega como la versión en línea publicada.
table-target = A { $points } puntos
table-public = Pública
table-public-about = Cualquiera puede encontrar la mesa y sentarse.
table-private = Solo con enlace
table-rated = Clasificatoria
table-rated-about = Cuenta para tu clasificación: con reloj, sin bots, sin deshacer jugadas y solo entre personas con direcciones distintas.
table-unrated = Solo por diversión
table-not-rated = No clasificatoria
unrated-program = Esta partida no es clasificatoria: los programas tienen su propia clasificación.
unrated-together = Esta partida no es clasificatoria: dos personas juegan desde la misma dirección o el mismo dispositivo. ¡A disfrutar igualmente!
unrated-new = Esta partida no cambiará tu clasificación: quien acaba de llegar cuenta para el resto a partir del día siguiente.
unrated-often = Esta partida no cambiará tu clasificación: en un día, ya han contado bastantes partidas entre las mismas personas.
unrated-short = Esta partida no cambiará tu clasificación: se abandonó en la primera ronda.
unrated-gone = Esta partida no cambiará tu clasificación: no queda nadie con quien compararte.
rated-counted = Esta partida ha contado para tu clasificación.
table-take-back = Las jugadas se pueden deshacer
table-take-back-about = Mientras nadie haya visto una carta nueva.
table-no-take-back = Las jugadas no se deshacen
table-stand-in = Un bot sustituye
table-stand-in-about = Juega por quien lleva un rato fuera, hasta que vuelva.
table-no-stand-in = Sin bot sustituto
table-starts = Empezar con la mesa completa
table-starts-about = Las cartas se reparten en cuanto todos los asientos están ocupados.

## Antes de la partida

waiting-title = { $count ->
    [0] La mesa está completa
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
# $name is the host.
waiting-invited = { $name } te invita a jugar a las cartas
waiting-about = Un juego de cartas de papel plegado: toma cartas, juega dúos por lo que hacen y termina la ronda cuando te atrevas. Sin cuenta: siéntate y el juego se explica sobre la marcha.
waiting-invite = Invita a tu gente
waiting-invite-about = Quien abra este enlace puede sentarse.
waiting-invite-local = Este enlace solo funciona en este ordenador. Para el resto de tu red, inicia el servidor con --host 0.0.0.0 y abre allí su dirección.
waiting-share-text = ¡Ven a jugar conmigo a las cartas!
waiting-qr = El enlace como código QR
waiting-code = Código para decirlo en voz alta
waiting-seats = Quién juega
waiting-seat-free = Asiento libre
waiting-seat-you = tú
waiting-seat-host = organiza
waiting-seat-bot = bot
waiting-here = aquí
waiting-idle = sin actividad
waiting-lost = reconectando
waiting-nobody = no está
waiting-sit = Sentarme
waiting-sit-title = ¿Cómo quieres que te llamemos?
waiting-add-bot = Añadir un bot
waiting-free-seat = Liberar este asiento
waiting-leave = Levantarme
waiting-start = Empezar la partida
waiting-start-when-full = Podrás empezar cuando todos los asientos estén ocupados.
waiting-for-players = Quien organiza la mesa empieza la partida en cuanto todos los asientos estén ocupados.
# $name es quien organiza la mesa.
waiting-for-host = { $name } empieza la partida.
waiting-starts-by-itself = La partida empieza sola en cuanto todos los asientos estén ocupados.
waiting-starts-in = { $seconds ->
    [0] Barajando las cartas…
    [one] La partida empieza en 1 segundo.
   *[other] La partida empieza en { $seconds } segundos.
}
waiting-full = Todos los asientos están ocupados. Estás mirando.
waiting-spectators = { $count ->
    [one] 1 persona está mirando
   *[other] { $count } personas están mirando
}
waiting-settings = En esta mesa
waiting-change = Cambiar
waiting-change-title = Cambiar la mesa
waiting-save = Guardar

## En un solo dispositivo

device-title = En un solo dispositivo
device-about = Pasa de mano en mano. Entre turnos, las cartas quedan tapadas.
device-players = ¿Cuántas personas juegan?
device-player = Asiento { $number }
device-name = Nombre
device-bot = Bot
device-person = Persona
device-start = Empezar
device-name-missing = Cada asiento necesita un nombre.
device-one-person = Tiene que jugar al menos una persona.

## Mesas públicas

tables-title = Mesas públicas
tables-match = Partida rápida
tables-match-about = Te sientas donde haya un asiento libre, o en una mesa nueva que espera a más gente. Hay reloj, así que nadie espera mucho.
tables-match-go = Buscar mesa
tables-open = Con asiento libre
tables-playing = Partidas para mirar
tables-none-open = Ahora ninguna mesa espera a nadie. Prueba una partida rápida: quien llegue después se sentará contigo.
tables-none-playing = Ahora no hay ninguna partida pública que mirar.
tables-join = Sentarme
tables-watch = Mirar

## Las reglas

learn-aids = De un vistazo
rules-title = Las reglas
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No hay nada. Prueba con otra palabra.
    [one] 1 regla
   *[other] { $count } reglas
}
rules-contents = Índice
# $clause es el nombre corto de una regla, como R6.
rules-link = Enlace a { $clause }
rules-look = En el reglamento

## Puntuar cartas de papel

score-title = Puntuar mis cartas
score-about = Toca cada carta que tengas, en la mano y delante de ti.
score-kinds = ¿Qué carta?
score-colours = ¿Qué color?
score-gone = no queda ninguna
score-yours = Tus cartas
score-yours-about = Toca una carta para devolverla.
score-put-back = Devolver { CARD($card, "el") }
score-added = Añadida: { CARD($card) }
score-enough = Basta para terminar la ronda.
score-worth = Cómo se suma
score-mermaids = Cuatro sirenas: quien las tiene gana la partida.
score-duos = { $count ->
    [0] aún sin dúos
    [one] 1 dúo
   *[other] { $count } dúos
}
# $values son los puntos por una carta, por dos, etcétera.
score-series = juntas { $values }

## Todas las cartas

cards-title = Todas las cartas
cards-about = { $count } cartas, plegadas y dibujadas para papersea.

## Una dirección que no lleva a ninguna parte

nowhere-title = Aquí no hay más que mar
nowhere-about = Esta dirección no lleva a ninguna parte. Quizá el enlace esté cortado.
