### Lo que dicen `papersea --help` y la ayuda de cada comando, y cómo se rechaza una línea de comandos.
###
### Aquí nada elige ni cuenta: quien pide ayuda no espera a ninguna biblioteca. Un párrafo es una
### línea; un bloque con líneas sangradas se queda como está escrito. Los nombres de comandos, opciones
### y archivos, y las palabras en MAYÚSCULAS que representan algo, se quedan tal cual en cada idioma.
### Un atributo es la ayuda de la opción de ese nombre; `line`, lo que dice la lista de comandos.

## Lo que dice click. $option, $name y demás se ponen como se escribieron.

click-usage = Uso:
click-options = Opciones
click-commands = Comandos
click-default = por defecto: { $default }
click-required = obligatorio
click-environment = entorno: { $var }
click-error = Error: { $message }
click-help = «{ $command } { $option }» muestra la ayuda.
click-aborted = Detenido.
click-invalid-value = { $message }
click-invalid-value-for = { $param_hint }: { $message }
# Tras los dos sigue el nombre de lo que falta, y un punto.
click-missing-argument = Falta esto:
click-missing-option = Falta esta opción:
click-missing-parameter = Falta esto: { $param_name }
click-missing-command = ¿Qué comando? «--help» los muestra.
click-no-such-option = No existe la opción { $name }.
click-no-such-command = No existe el comando { $name }.
click-did-you-mean = ¿Querías decir { $possibility }?
click-did-you-mean-one = ¿Querías decir una de estas: { $possibilities }?
click-commands-are = Los comandos son { $commands }.
click-too-many-arguments = Esto sobra: { $args }
click-too-few-values = Aquí hacen falta { $nargs } valores, no { $len }.
click-argument-takes = { $name } lleva { $nargs } valores.
click-option-takes-no-value = { $name } no lleva ningún valor.
click-option-needs-value = { $name } necesita un valor.
click-not-in-range = { $value } no está en el intervalo { $range }.
click-not-a-number = { $value } no es un número.
click-not-the-choice = { $value } no es { $choice }.
click-not-a-choice = { $value } no es uno de estos valores: { $choices }.
click-choose-from = Elige: { $choices }
click-file = archivo
click-folder = carpeta
click-path = ruta
click-does-not-exist = { $name } { $filename } no existe.
click-is-a-file = { $name } { $filename } es un archivo.
click-is-a-folder = { $name } { $filename } es una carpeta.
click-not-readable = { $name } { $filename } no se puede leer.
click-not-writable = { $name } { $filename } no se puede escribir.
click-cannot-open = No se puede abrir { $filename }: { $message }
click-confirm-unclear = Error: eso no es ni sí ni no.

## Lo que tienen en común varios comandos

usage =
    .help = Muestra esta ayuda.
    .version = Muestra la versión.
    .language = En qué idioma hablar. Sin esto, en el de tu terminal.
    .plain = Sin colores (NO_COLOR también sirve).
    .full = Jugar en pantalla completa, con teclado y ratón, o línea por línea. Sin ninguna: en pantalla completa, si papersea[terminal] está instalado y el terminal puede mostrarla.
    .theme = Los colores de la pantalla completa; F5 los cambia.
    .json = Escribe JSON, para programas.
    .seed = La misma semilla reparte las mismas cartas.
    .rules = Una edición (classic, sk, cs, pl, ru, es), con cambios: classic,target=double.
    .budget = Cuánto se piensa cada decisión: 4000p (simulaciones) o 100ms.
    .database = Dónde se guarda todo: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
    .tables = Un PostgreSQL solo para mesas nuevas, uno por letra: a=postgresql://HOST/NAME.
    .redis = Redis, que lleva las novedades entre procesos: redis://HOST:PORT/0.
    .log-level = Cuánto se registra, en líneas JSON por stderr.
    .thinkers = Cuántos procesos piensan por los bots.
    .pace = Un bot tarda al menos estos segundos por jugada, para que su tiempo no delate nada.
    .rating = Cuándo cuentan las partidas clasificatorias: { $names }.
    .measure = Pregunta tras una partida si puede guardarse para medir cómo se juega.
    .push-service = Otro servicio push, además de los de los navegadores conocidos, que puede avisar a la gente, por ejemplo push.example.org.
    .as = Quién lo hace; sin esto, tu nombre de usuario.
    .reason = Por qué, para el registro de auditoría.
    .yes = No preguntes.
    .limit = Cuántas entradas como máximo.

## papersea

usage-papersea =
    El pequeño juego de cartas de papel plegado, en tu terminal.
    .line = El pequeño juego de cartas de papel plegado, en tu terminal.
    .examples =
        Ejemplos:
          papersea play                        tú y un rival
          papersea play --players 4 --seed 7   cuatro manos, repartos que puedes repetir
          papersea play --against orca         un rival que no regala ni un punto
          papersea opponents                   contra quién puedes jugar
          papersea serve                       mesas por enlace, con tu gente y con bots
          papersea site public                 un sitio para un dispositivo, en archivos
          papersea join LINK                   siéntate a la mesa de alguien
          papersea score CyCd 2xFd Mw          cuánto valen estas cinco cartas
          papersea scorepad                    los puntos de una partida con cartas de papel
          papersea rules R6                    ¿cuándo se gana una apuesta?
          papersea rules turn                  todo sobre un turno
          papersea analyse games.jsonl         ¿dónde se decidió mi última partida?
          papersea puzzle                      el reto de hoy; --next para más
          papersea arena orca heron            ¿quién de los dos juega mejor?

        Códigos de salida:
          0    todo fue bien
          1    un registro incumple las reglas o no demuestra que sea limpio
          2    una opción, una carta o una regla equivocada
          130  detenido con Ctrl-C

usage-play =
    Juega una partida contra uno, dos o tres rivales.

    Escribe el número de una jugada o su forma corta. Escribe ? cuando quieras para ver la ayuda. Puedes irte con salir o Ctrl-D (código de salida 0), o con Ctrl-C (130).

    En pantalla completa las jugadas tienen teclas y se puede hacer clic en ellas; F1 ayuda. Con --lines o --plain se juega línea por línea, y también por una tubería. Si en un turno no queda nada por hacer, acaba solo.

    Ejemplos:
      papersea play --against orca
      papersea play --against beginner --players 4
      papersea play --against heron --against skua --thinking 1s
    .line = Juega una partida contra uno, dos o tres rivales.
    .against = Un rival o un nivel (papersea opponents los muestra), o un bot tuyo (módulo:nombre); úsalo otra vez para el siguiente asiento. Los asientos que quedan son para rivales del mismo nivel. Sin esto, del nivel casual.
    .players = Cuántas personas y bots hay en la mesa, contigo; más si --against nombra más.
    .thinking = Cuánto puede pensar un rival una jugada: 200ms o 1s; o 500p, tantas simulaciones.
    .name = Cómo te llamamos.
    .record = Añade la partida a este archivo, para papersea replay.
    .resume = Sigue con la última partida de este archivo, y añade cómo acaba.

usage-opponents =
    Conoce a los rivales, del más suave al más fuerte.

    En cada nivel hay unos cuantos, más o menos igual de fuertes, cada uno a su manera. --against acepta sus nombres y los de los niveles, que están entre paréntesis.

    Con --json, de cada rival:
      name         lo que acepta --against
      rung         random, beginner, casual, solid o expert
      style        risk, collector y thief: inclinaciones de -1 a 1
      description  la línea que lo describe
    .line = Conoce a los rivales, del más suave al más fuerte.

usage-score =
    Cuenta lo que vale una mano de cartas, línea por línea.

    CARDS son nombres cortos (CyCd Mw) o largos (yellow_crab), con un número si quieres (2xCd), o un solo - para leerlos de la entrada estándar. Da juntas las cartas de la mano y las jugadas: cuentan todas.

    Ejemplos:
      papersea score CyCd Mw 2xFd
      papersea score purple_penguin pink_penguin penguin_colony
      papersea score OyOgOv PpHy --odds --others 6,5
      echo "Hd Hl Hk" | papersea score -

    Con --json:
      cards         las cartas, ordenadas, en forma corta
      points        puntos de las cartas, sin la bonificación de color
      lines         tipo, cartas y puntos de cada tipo, bañistas y tiburones
                    juntos en "shark"; de cada sirena, su tipo, color
                    y puntos (el color puede ser null)
      colour_bonus  color y puntos
      can_close     si basta para terminar una ronda (7 puntos)
      wins          si hay cuatro sirenas
      odds          con --odds: others, points, bonus, stop, won, lost,
                    chance, error, worlds, expected, percent y margin de una
                    ÚLTIMA OPORTUNIDAD, o null si no se puede terminar la ronda
    .line = Cuenta lo que vale una mano de cartas, línea por línea.
    .odds = Calcula qué probabilidad hay de que salga bien una ÚLTIMA OPORTUNIDAD.
    .others = Con --odds: cuántas cartas tiene cada rival. Sin esto, un rival con tantas como tú.

usage-scorepad =
    Lleva los puntos de una partida con cartas de papel, ronda a ronda.

    Di cómo acabó una ronda, quién la terminó y qué tiene cada persona: las cartas, o solo los números. La partida está en FILE (papersea-pad.json aquí, si no indicas ninguno), entera después de cada ronda: vete cuando quieras y sigue más tarde. La hoja de puntuación del navegador lee y escribe el mismo archivo.

    Ejemplos:
      papersea scorepad
      papersea scorepad sunday.json --names Ann,Bo,Cy
      papersea scorepad sunday.json --show

    Con --json:
      pad           lo que hay en el archivo: players, starter, target, rounds
      rounds        gains, totals, bet_won y next_starter de cada ronda
      target        los puntos que acaban la partida
      totals        de cada persona
      winners       nadie mientras dura la partida; se cuenta desde 0
      next_starter  quién empieza la siguiente ronda; null si la partida ha acabado
      is_over       si alguien ha ganado
    .line = Lleva los puntos de una partida con cartas de papel, ronda a ronda.
    .names = Quién juega, en el orden de los turnos: Ann,Bo. Sin esto, se pregunta.
    .double = Una partida nueva va al doble de puntos.
    .show = Muestra cómo va la partida y sale.

usage-rules =
    Consulta una regla, o léelas todas.

    CLAUSE es un id como R6 o deck_out. SECTION es components, setup, turn, closing, end, cards, examples, rulings u options. Una WORD encuentra todas las reglas que la contienen, y las cartas por su nombre en cualquier edición. Sin nada, sale la lista de todas las reglas.

    Ejemplos:
      papersea rules                   la lista de todas las reglas
      papersea rules r6                una regla
      papersea rules cards             todo sobre las cartas
      papersea rules pulpo             todo sobre los pulpos
      papersea rules kotva             lo mismo, con la palabra de una caja eslovaca
      papersea rules options --edition es
    .line = Consulta una regla, o léelas todas.
    .edition = Señala lo que juega esta edición.

usage-replay =
    Vuelve a ver partidas registradas.

    Cada partida de FILE se reproduce según las reglas. Si una las incumple, se dicen la línea y la jugada, y el código de salida es 1.
    .line = Vuelve a ver partidas registradas.
    .moves = Cuenta todo lo que pasó, también las cartas ocultas.

usage-analyse =
    Descubre dónde se ganó y se perdió una partida registrada, y por qué.

    Cada decisión de una partida de RECORD se compara con todas las demás jugadas, según lo que se podía saber en ese asiento en ese momento: cuánto de su probabilidad de ganar la partida dejó escapar, qué habría sido mejor y por qué. Lo que nadie podía saber se marca como visto a posteriori. Una partida tarda cerca de medio minuto; el mismo registro y las mismas simulaciones dan el mismo análisis.

    Ejemplos:
      papersea analyse games.jsonl
      papersea analyse games.jsonl --game 3 --seat B
      papersea analyse game.txt --budget 100ms --json

    Con --json salen turning_points (números de jugadas), summaries, luck, points y decisions; docs/analysis.md dice qué contienen.
    .line = Descubre dónde se ganó y se perdió una partida registrada, y por qué.
    .game = Qué partida del archivo. Sin esto, la última.
    .seat = Solo las decisiones de este asiento, por letra o nombre. Puedes usarlo más de una vez.

usage-study =
    Mide lo bien que juega la gente, a partir de los registros de sus partidas.

    En todas las partidas terminadas de FILES que tienen nombres se valora cada decisión: cuánto de su probabilidad de ganar deja escapar cada persona, y cuántas veces gana si se resta la suerte, por separado para cada número de personas y según contra quién jugó. Una partida tarda unos segundos; los mismos registros y las mismas simulaciones dan el mismo estudio. docs/people.md dice hasta dónde puedes fiarte.

    Ejemplos:
      papersea study club.jsonl
      papersea study evening-1.txt evening-2.txt --budget 2000p --json
    .line = Mide lo bien que juega la gente, a partir de los registros de sus partidas.

usage-verify =
    Comprueba que nadie eligió las cartas de una partida en línea.

    Cada partida de RECORD se reproduce según las reglas, y se compara con su prueba quién empezó, cada mazo y cada carta robada. El código de salida es 0 solo si todas están como deben; 1 si alguna no lo está, o no tiene prueba.
    .line = Comprueba que nadie eligió las cartas de una partida en línea.
    .commitment = Lo que anotaste antes del reparto: una partida de RECORD tiene que tenerlo. Puedes usarlo más de una vez.

usage-puzzle =
    Encuentra la jugada que es claramente la mejor: un reto al día y muchos más.

    Un reto es una decisión de una buena partida, tal como se veía desde su asiento. Responde con el número de una jugada o con su forma corta; después lees cuántas veces gana cada jugada y qué tiene de mejor la mejor. Cada día tiene su reto, el mismo para todo el mundo: los lunes son fáciles; los domingos, difíciles.

    Ejemplos:
      papersea puzzle                  el reto de hoy
      papersea puzzle --next           sigue, de fácil a difícil
      papersea puzzle --level 4        sigue con los difíciles
      papersea puzzle --day 2025-12-24
    .line = Encuentra la jugada que es claramente la mejor: un reto al día y muchos más.
    .next = Los siguientes, de fácil a difícil.
    .level = Los siguientes, desde esta dificultad.
    .day = El reto de otro día (UTC).

usage-join =
    Juega en línea: en la mesa de un LINK, o en una mesa nueva del servidor de una dirección.

    Una mesa nueva muestra su enlace. Compártelo, y la partida empieza cuando todos los asientos están ocupados. Ctrl-C deja el terminal pero conserva tu asiento: el enlace te lleva de vuelta.

    Ejemplos:
      papersea join https://sea.example.org/t/k7m2p9qr4t6vw
      papersea join https://sea.example.org --name Ann
      papersea join localhost:8000 --players 3 --with orca
      papersea join 8000 --clock 5m+10s --public
    .line = Juega en línea, con tu gente por enlace o con bots.
    .name = Cómo te llama el resto; esta máquina lo recuerda.
    .with = Sienta a un bot en una mesa nueva; úsalo otra vez para otro.
    .players = Asientos de una mesa nueva, con el tuyo y los de los bots.
    .rules = Reglas de una mesa nueva: una edición, con cambios.
    .clock = Tiempo en una mesa nueva: 5m+10s por partida y por turno, 3d por turno, o none.
    .patience = Tras cuántos segundos juega un bot por quien no está, si no hay reloj.
    .public = Cualquiera puede encontrar la mesa nueva.
    .rated = Sus partidas son clasificatorias: con reloj, sin deshacer jugadas y sin bots sustitutos.

usage-bot =
    Haz que un bot juegue en las mesas de un servidor: en la mesa de un LINK, o en una mesa nueva del servidor de una dirección.

    BOT es cualquier rival: uno nuestro, uno instalado o módulo:nombre; tras @ su presupuesto por jugada, y si no, 200ms. Juega como programa con su propio nombre, vuelve tras perder la conexión y acepta pausas y que se deshaga una jugada.

    Ejemplos:
      papersea bot my_bots:Greedy https://sea.example.org/t/k7m2p9qr4t6vw
      papersea bot paper-heron@1s https://sea.example.org --public --games 0
      papersea bot orca@500p 8000 --name Robann --with otter
    .line = Haz que cualquier bot juegue en las mesas de un servidor.
    .name = Cómo lo llama el resto; esta máquina lo recuerda.
    .token = El token propio del programa. Sin esto, el de un programa nuevo, que esta máquina recuerda.
    .games = Cuántas partidas juega en la mesa, con revanchas; 0 es tantas como quiera el resto.
    .seed = La misma semilla y un presupuesto en simulaciones eligen las mismas jugadas.
    .with = Sienta a un bot en una mesa nueva; úsalo otra vez para otro.
    .players = Asientos de una mesa nueva, con el tuyo y los de los bots.
    .rules = Reglas de una mesa nueva: una edición, con cambios.
    .clock = Tiempo en una mesa nueva: 5m+10s por partida y por turno, 3d por turno, o none.
    .patience = Tras cuántos segundos juega un bot por quien no está, si no hay reloj.
    .public = Cualquiera puede encontrar la mesa nueva.
    .rated = Sus partidas son clasificatorias: con reloj, sin deshacer jugadas y sin bots sustitutos.

usage-serve =
    Abre un servidor: mesas por enlace, mesas públicas y bots a petición.

    Todo se guarda en un archivo SQLite de tu carpeta de datos, salvo que --database indique otro archivo o un PostgreSQL. Para más de un proceso o de una máquina, mira docs/hosting.md.
    .line = Abre un servidor: mesas por enlace, con tu gente y con bots.
    .host = La dirección en la que escuchar.
    .port = El puerto.
    .metrics-port = Las cifras para Prometheus en un puerto propio, en vez de en el de todo el mundo.
    .thinkers = Cuántos procesos piensan por los bots; con 0, lo hace papersea work en otro sitio.
    .origin = El origen de una página que también puede conectarse.
    .proxy = Un proxy, o una red de ellos, cuyo X-Forwarded-For se cree.
    .secure = Cookies y navegadores solo por HTTPS.
    .manual = Dónde está el manual al que lleva la página: su dirección, o una carpeta que ha escrito make manual.
    .limit = Otro límite para una dirección o una persona: { $names }.
    .open = Muestra las mesas en tu navegador.

usage-site =
    Escribe un sitio que no necesita servidor: cualquier alojamiento de archivos puede publicarlo, en cualquier carpeta.

    Quien lo abre juega contra los rivales, aprende, resuelve y analiza en el navegador, incluso sin red. Las vistas previas de sus enlaces están en el idioma de este comando; las páginas, en el de quien las lee. Si se escribe otra vez en la misma FOLDER, se pone al día.
    .line = Escribe un sitio para un dispositivo, en archivos que no necesitan servidor.
    .address = Dónde estará, https://HOST/PATH/: así las vistas previas de sus enlaces muestran una imagen.
    .add = Escríbelo en una carpeta que tiene también otros archivos.

usage-work =
    Piensa por los bots de papersea serve --thinkers 0, en esta máquina o en otra.

    Con un PostgreSQL y un Redis pueden trabajar cuantos procesos quieras.
    .line = Piensa por los bots de servidores que lo dejan en otras manos.
    .host = La dirección en la que escuchar, con --port.
    .port = Responde a /health/live, /health/ready y /metrics en este puerto; 0 para cualquiera.

usage-backup =
    Copia las mesas, las personas y las partidas del servidor al archivo TARGET, incluso mientras el servidor funciona.
    .line = Copia todo lo que guarda un servidor.
    .database = Lo que se copia: sqlite:///FILE

## papersea admin

usage-admin =
    Cuida de un servidor: de sus mesas, de su gente y de quién no puede entrar.

    Trabaja con la base de datos, funcionen o no los servidores; lo notan en segundos. Cada acción queda en el registro de auditoría. docs/hosting.md cuenta más.
    .line = Cuida de un servidor: sus mesas, su gente y los vetos.

usage-admin-list =
    Muestra mesas o personas: primero las más nuevas.
    .line = Muestra mesas o personas: primero las más nuevas.
    .name = Personas cuyo nombre contiene esto.
    .state = Mesas en este estado, por antiguas que sean; puedes usarlo más de una vez.

usage-admin-look =
    Muestra lo que se puede saber de una mesa, y ninguna de sus cartas.

    No se muestran las manos ni el mazo, ni nada de lo que se pudieran deducir.
    .line = Muestra lo que se puede saber de una mesa, y ninguna de sus cartas.

usage-admin-close =
    Cierra una mesa: allí ya no juega nadie, y no se borra nada.
    .line = Cierra una mesa: allí ya no juega nadie, y no se borra nada.

usage-admin-reopen =
    Deja que se vuelva a jugar en una mesa que se había cerrado.
    .line = Deja que se vuelva a jugar en una mesa que se había cerrado.

usage-admin-delete =
    Borra una mesa con todo lo que pasó en ella; sus partidas terminadas se quedan.
    .line = Borra una mesa con todo lo que pasó en ella; sus partidas terminadas se quedan.

usage-admin-delete-person =
    Borra a una persona con todo lo que se guarda sobre ella, sus bots y sus acompañantes.

    Unos sustitutos siguen jugando por ella, y sus partidas terminadas se quedan sin su nombre: igual que cuando alguien se borra.
    .line = Borra a una persona con todo lo que se guarda sobre ella.

usage-admin-rename =
    Da otro nombre a una persona: también en sus mesas y en sus partidas terminadas.

    Quien lleva el servidor puede dar nombres que nadie puede elegir, como Admin.
    .line = Da otro nombre a una persona.

usage-admin-ban =
    No dejes entrar a una persona, por su id, ni a una dirección o una red, como 203.0.113.0/24.

    Esa persona ya no puede abrir mesas, sentarse, jugar ni hablar; sí puede leer y borrar lo que se guarda sobre ella. A una dirección solo se le dice que está vetada.
    .line = No dejes entrar a una persona, una dirección o una red.
    .for = Por cuánto tiempo.
    .until = Hasta un día o un momento, en UTC.

usage-admin-bans =
    Muestra quién no puede entrar, también los vetos que ya acabaron.
    .line = Muestra quién no puede entrar, también los vetos que ya acabaron.

usage-admin-unban =
    Deja entrar otra vez a alguien, por el número del veto.
    .line = Deja entrar otra vez a alguien, por el número del veto.

usage-admin-announce =
    Avisa a todo el mundo de que el servidor se reinicia, o di TEXT: en segundos, en cada mesa y en cada página.

    Sin TEXT, todo el mundo lee en su propio idioma que el servidor se reinicia, cuándo, y que no se pierde nada. Se muestra hasta diez minutos después de esa hora, o hasta lo que diga --until; sin ninguna hora, hasta que lo retires.
    .line = Avisa a todo el mundo de que el servidor se reinicia, o de otra cosa.
    .at = Cuándo es, según el reloj de esta máquina.
    .in = Lo mismo, desde ahora.
    .until = Cuándo habrá acabado.
    .text = El texto en un idioma; puedes usarlo más de una vez.
    .clear = Retira el aviso.

usage-admin-reports =
    Muestra lo que la gente ha denunciado de otras personas en sus mesas, o cierra una denuncia.
    .line = Muestra lo que se ha denunciado de otras personas, o cierra una denuncia.
    .all = También las que están cerradas.
    .close = Cierra una, por su id.
    .note = En qué quedó, para quien lo lea más tarde.
    .as = Quién la cierra; sin esto, tu nombre de usuario.

usage-admin-export =
    Escribe una mesa, una persona o partidas terminadas en un FILE nuevo, que nadie más puede leer.
    .line = Escribe una mesa, una persona o partidas terminadas en un archivo nuevo.
    .table = Una mesa con todo lo que pasó en ella: tiene todas las cartas, así que guárdala bien.
    .person = Todo lo que se guarda sobre una persona.
    .games = Todas las partidas terminadas.
    .records = Solo sus registros, como los lee papersea replay.
    .measured = Registros de las partidas que la gente dejó medir, sin nombres, para papersea study.

usage-admin-import =
    Pone en la base de datos de un servidor las mesas y partidas terminadas que se exportaron a FILE.

    Si alguna ya existe allí, no se hace nada. Las clasificaciones y estadísticas anteriores se quedan como están. Quien no consta allí se ha borrado desde entonces, así que su nombre se omite.
    .line = Pone mesas y partidas exportadas en una base de datos.
    .missing = Salta lo que ya existe, en vez de rechazarlo todo.
    .keep-names = Conserva también los nombres de quienes no constan allí.

usage-admin-audit =
    Muestra, por orden, lo que han hecho quienes llevan el servidor.
    .line = Muestra, por orden, lo que han hecho quienes llevan el servidor.

## papersea arena

usage-arena =
    Haz que los rivales jueguen entre sí y mira lo fuertes que son.

    ENTRANTS son rivales, niveles o bots tuyos (módulo:nombre), cada uno con un presupuesto por jugada si quieres, en tiempo o en simulaciones: orca, expert@1s, orca@500p. Las partidas con simulaciones se pueden repetir exactamente.

    Cada reparto se juega en todos los órdenes de asiento con las mismas cartas, así que nadie recibe mejores. Con más participantes que asientos, cada participante se enfrenta al resto; con menos, cada uno por turno se sienta solo entre copias de los otros.

    Ejemplos:
      papersea arena orca heron --games 1000
      papersea arena expert@100ms solid@100ms --players 4
      papersea arena kraken orca --games 5000 --until-decided
      papersea arena gull otter skua sprat --out pool
      papersea arena --resume pool --games 2000
      papersea arena kraken@1000p orca@1000p --games 100000 --out long --on ray

    En la carpeta encontrarás games.jsonl (para papersea replay), luck.jsonl, results.json, y results.svg y results.png, que muestran el porcentaje de victorias.
    .line = Haz que los rivales jueguen entre sí y mira lo fuertes que son.
    .games = Cuántas partidas; se redondea hacia arriba a repartos enteros.
    .players = Cuántos asientos tiene una mesa.
    .out = Guarda partidas y resultados en esta carpeta.
    .resume = Sigue con la arena de esta carpeta; con --games, hasta más partidas.
    .luck = Resta lo que trajo el azar, para resultados más seguros; tarda unos 50 ms por partida.
    .until-decided = Para en cuanto sea seguro que quien va primero está por encima o por debajo de la media.
    .workers = Cuántos procesos. Sin esto, uno por núcleo.
    .on = Juega en un clúster de Ray, con todos sus núcleos; necesita papersea[ray].

usage-league =
    Organiza un torneo de bots: ¿quién es el más fuerte?

    ENTRANTS son los de papersea arena. Todos se enfrentan a todos o, en una liga suiza, ronda tras ronda se enfrentan vecinos de la tabla. Cada encuentro es una arena: los repartos se juegan en todos los órdenes de asiento, y se resta la suerte.

    Ejemplos:
      papersea league my_bots:Greedy gull heron orca@200p --out league
      papersea league bot1:Bot bot2:Bot bot3:Bot bot4:Bot gull --system swiss
      papersea league --resume league --on ray

    En la carpeta encontrarás index.html, results.json y una arena por ronda.
    .line = Organiza un torneo de bots, con una página de resultados.
    .system = Quién se enfrenta a quién.
    .rounds = Rondas de una liga suiza. Sin esto, algunas más de las que hacen falta para un ganador.
    .games = Cuántas partidas tiene un encuentro; se redondea hacia arriba a repartos enteros.
    .players = Cuántos asientos tiene una mesa.
    .seed = La misma semilla juega la misma liga, si los presupuestos son simulaciones.
    .title = Lo que pone arriba en la página.
    .out = Guarda partidas, resultados y página en esta carpeta.
    .resume = Sigue con la liga de esta carpeta; con --rounds, hasta más rondas.
    .workers = Cuántos procesos. Sin esto, uno por núcleo.
    .on = Juega en un clúster de Ray, con todos sus núcleos; necesita papersea[ray].

usage-benchmark =
    Mide un bot con una serie fija y compáralo con nuestros niveles.

    BOT es cualquier rival, tras @ su presupuesto, y si no, 1000p. Rivales, repartos, semillas y presupuestos son de la versión de la serie, así que las cifras se pueden comparar y citar. docs/benchmark.md dice qué contiene.

    Ejemplos:
      papersea benchmark my_bots:Greedy
      papersea benchmark paper-heron@500p --out measured --json
    .line = Mide un bot con una serie fija, junto a nuestros niveles.
    .out = Guarda las partidas en esta carpeta; con la misma carpeta, sigue donde se detuvo.
    .workers = Cuántos procesos. Sin esto, uno por núcleo.
    .on = Juega en un clúster de Ray, con todos sus núcleos; necesita papersea[ray].

usage-doctor =
    Mira si todo va bien: qué está instalado, qué funciona y qué hacer con lo demás.

    Código de salida 1 si falla algo que papersea necesita o por lo que preguntas. Lo que falta y es opcional se nombra, con lo que hay que escribir.

    Ejemplos:
      papersea doctor
      papersea doctor --database postgresql://localhost/papersea --redis redis://localhost:6379/0
    .line = Mira si todo va bien: qué está instalado, qué funciona y qué hacer con lo demás.
    .port = El puerto en el que escucharía un servidor.
    .manual = Dónde está el manual: una dirección, o una carpeta que ha escrito make manual.

usage-completion =
    Muestra lo que enseña a un shell a completar órdenes: rivales, reglas, sus cláusulas, archivos y servidores.

    Así se activa:
      eval "$(papersea completion bash)"           # ~/.bashrc
      eval "$(papersea completion zsh)"            # ~/.zshrc
      papersea completion fish | source            # ~/.config/fish/config.fish
    .line = Muestra lo que enseña a un shell a completar órdenes: rivales, reglas, sus cláusulas, archivos y servidores.
