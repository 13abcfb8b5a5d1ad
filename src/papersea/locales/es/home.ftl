### Las páginas en torno a la mesa: inicio, tu gente, un dispositivo, mesas públicas, reglas, puntos, tú.
### Los nombres y las cartas son palabras ya hechas, sin artículo.
### «papersea» es el nombre del lugar y se queda tal cual.

## Palabras de muchas páginas

close = Cerrar
back = Atrás
cancel = Cancelar
yes = Sí
no = No
loading = Un momento…
offline = Ahora no hay conexión. No se pierde nada: prueba dentro de un momento.
try-again = Probar otra vez
to-start = Al inicio
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
name-hint = Lo ve el resto de la mesa.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-look = Aspecto
settings-look-system = Como el dispositivo
settings-look-light = Claro
settings-look-dark = Oscuro
settings-sound = Sonidos
settings-sound-about = De cartas y papel, y uno suave cuando te toca.
settings-measuring = Partidas para medir
settings-measuring-about = Tus partidas terminadas, sin tu nombre, ayudan a saber lo bien que juega la gente. Si lo apagas, dejan de usarse.
settings-me = Tu nombre y tus partidas
settings-manual = El manual (en inglés)

## Inicio

home-title = Un juego de cartas de papel plegado
home-about = De dos a cuatro personas. Sin cuenta: siéntate y juega.
home-play = Jugar ya
# $name es un rival.
home-play-about = Primera partida contra { $name }
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
home-deal-about = Las mismas cartas para todos
home-puzzles = Acertijos
home-puzzles-about = Uno al día y muchos más
home-score = Puntuar mis cartas
home-score-about = Para cartas de papel
home-setting-table = Preparando la mesa…
home-own = Tus mesas
home-away = Retirar
home-away-title = ¿Abandonar esta partida?
home-away-about = Termina aquí y cuenta como perdida.
home-away-yes = Abandonar
home-cards = Todas las cartas
home-offline = No tienes conexión. Las reglas y «Puntuar mis cartas» funcionan igualmente.
home-unofficial = Un hogar no oficial para un pequeño juego de cartas, hecho por gente a la que le gusta.

# Una mesa en una lista. $names son las demás personas, separadas por comas.
table-with = Con { $names }
table-nobody = Nadie más todavía
table-open = Esperando gente
table-playing = Partida en curso
table-paused = En pausa
table-over = Partida terminada
table-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}

## Elegir rivales

choose-title = Elegir rivales
choose-bot-title = Elegir un bot
choose-players = ¿Cuántas personas juegan, contigo?
choose-seat = { $count ->
    [one] Rival
   *[other] Rival { $number }
}
choose-start = Jugar

## Con tu gente

friends-title = Con tu gente
friends-about = Abre una mesa y envía su enlace. Los asientos libres pueden ser para bots.
friends-players = ¿Cuántas personas juegan?
friends-open = Abrir la mesa
friends-code-title = ¿Tienes un enlace?
friends-code-label = Enlace o código de la mesa
friends-code-go = Ir a esta mesa
friends-code-bad = Eso no es ni el enlace ni el código de una mesa. Un código tiene { $length } letras y cifras.

# Los ajustes de una mesa, para elegir y como lista que todo el mundo lee.
table-clock = Reloj
table-clock-none = Sin reloj
table-clock-bank = { $increment ->
    [0] { $minutes } min por persona
   *[other] { $minutes } min por persona, +{ $increment } s por turno
}
table-clock-days = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
}
table-rulebook = Edición de las reglas
edition-classic = clásica
edition-sk = eslovaca
edition-cs = checa
edition-pl = polaca
edition-ru = rusa
edition-es = española
table-rulebook-about = Las ediciones solo difieren en casos raros. La «clásica» se juega como la versión en línea publicada.
table-target = A { $points } puntos
table-public = Pública
table-public-about = Cualquiera puede encontrar la mesa y sentarse.
table-private = Solo con enlace
table-rated = Con clasificación
table-rated-about = Cuenta para tu clasificación: con reloj, sin bots y sin deshacer jugadas, y solo entre personas con direcciones distintas.
table-unrated = Solo por diversión
table-not-rated = Sin clasificación
unrated-program = No cambia ninguna clasificación: los programas se clasifican solo entre sí.
unrated-together = No cambia ninguna clasificación: dos personas juegan desde la misma dirección o el mismo dispositivo. ¡Buena partida de todos modos!
unrated-new = No cambia tu clasificación: quien es nuevo aquí cuenta para los demás a partir del día siguiente.
unrated-often = No cambia tu clasificación: ya han contado bastantes partidas entre las mismas personas en un día.
unrated-short = No cambia tu clasificación: la partida se abandonó en la primera ronda.
unrated-gone = No cambia tu clasificación: no queda nadie con quien compararte.
rated-counted = Contó para tu clasificación.
table-take-back = Se puede deshacer
table-take-back-about = Mientras nadie haya visto una carta nueva.
table-no-take-back = No se puede deshacer
table-stand-in = Un bot echa una mano
table-stand-in-about = Juega por quien lleva un rato fuera, hasta que vuelva.
table-no-stand-in = Sin bot de apoyo
table-starts = Empezar con la mesa llena
table-starts-about = La partida empieza en cuanto todos los asientos están ocupados.

## Antes de la partida

waiting-title = { $count ->
    [0] La mesa está llena
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
waiting-invite = Invita a tu gente
waiting-invite-about = Quien abra este enlace puede sentarse.
waiting-invite-local = Este enlace solo funciona en este ordenador. Para otras personas de tu red, inicia el servidor con --host 0.0.0.0 y abre su dirección.
waiting-share-text = ¡Ven a jugar conmigo a las cartas!
waiting-qr = El enlace como código QR
waiting-code = Código de la mesa
waiting-seats = Quién juega
waiting-seat-free = Asiento libre
waiting-seat-you = tú
waiting-seat-host = organiza
waiting-seat-bot = bot
waiting-here = aquí
waiting-idle = en silencio
waiting-lost = vuelve enseguida
waiting-nobody = no está
waiting-sit = Sentarme
waiting-sit-title = ¿Cómo te llamamos?
waiting-add-bot = Añadir un bot
waiting-free-seat = Liberar este asiento
waiting-leave = Levantarme
waiting-start = Empezar la partida
waiting-start-when-full = Podrás empezar cuando todos los asientos estén ocupados.
waiting-for-players = Con todos los asientos ocupados, quien organiza la mesa empieza la partida.
# $name es quien organiza la mesa.
waiting-for-host = { $name } empieza la partida.
waiting-starts-by-itself = La partida empieza sola en cuanto todos los asientos estén ocupados.
waiting-starts-in = { $seconds ->
    [0] Barajando las cartas…
    [one] La partida empieza en 1 segundo.
   *[other] La partida empieza en { $seconds } segundos.
}
waiting-looking-on = Estás mirando. Siéntate si te apetece jugar.
waiting-full = Todos los asientos están ocupados. Estás mirando.
waiting-spectators = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
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
tables-match-about = Te sientas donde haya un asiento libre, o en una mesa nueva que espera a más gente. Se juega con reloj, para que nadie espere mucho.
tables-match-go = Buscar mesa
tables-open = Con asiento libre
tables-playing = Para mirar
tables-none-open = Ahora ninguna mesa espera a nadie. Prueba una partida rápida: quien llegue después se sentará contigo.
tables-none-playing = Ahora no hay ninguna partida pública.
tables-join = Ir a la mesa
tables-watch = Mirar

## Las reglas

learn-aids = De un vistazo
rules-title = Las reglas
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No hay nada. Prueba otra palabra.
    [one] 1 regla
   *[other] { $count } reglas
}
rules-contents = Índice
# $clause es el nombre corto de una regla, como R6.
rules-link = Enlace a { $clause }
rules-look = En las reglas

## Puntuar cartas de papel

score-title = Puntuar mis cartas
score-about = Toca cada carta que tienes, en la mano y delante de ti.
score-kinds = ¿Qué carta?
score-colours = ¿Qué color?
score-gone = ya están todas
score-yours = Tus cartas
score-yours-about = Toca una carta para devolverla.
score-put-back = Devolver: { CARD($card) }
score-added = Añadida: { CARD($card) }
score-enough = Basta para terminar la ronda.
score-worth = De dónde sale
score-mermaids = Cuatro sirenas: quien las tiene gana la partida al instante.
score-duos = { $count ->
    [0] aún ningún dúo
    [one] 1 dúo
   *[other] { $count } dúos
}
# $values son los puntos por una carta, por dos, etcétera.
score-series = en grupo { $values }

## Todas las cartas

cards-title = Todas las cartas
cards-about = { $count } cartas, plegadas y dibujadas para papersea.

## Una dirección que no lleva a ninguna parte

nowhere-title = Aquí no hay más que mar
nowhere-about = Esta dirección no lleva a ninguna parte. Quizá el enlace esté cortado.
