### Rivales: cómo se siente jugar en su contra, en una línea de 100 caracteres como máximo.
### Los nombres (Orca) son propios, iguales en todos los idiomas.

opponents-title = Con quién puedes jugar, del rival más suave al más duro.
opponents-how = Para jugar, indica un rival o un nivel, una o varias veces:
opponents-slow = papersea se ejecuta aquí como Python puro, y los rivales son más lentos y débiles que en otros sitios. papersea --version dice por qué.

## Los niveles, según cómo se juega; en el título les sigue su nombre corto entre paréntesis.

rung-random = Azar
rung-beginner = Primeros pasos
rung-casual = Por diversión
rung-solid = Mano firme
rung-expert = Maestría
rung-master = Aguas profundas

## Inclinaciones, en una o dos palabras tras la descripción

leaning-bold = con audacia
leaning-careful = con cautela
leaning-collector = colecciona
leaning-thief = arrebata

## Rivales

opponent-driftwood = Como un madero a la deriva: cualquier jugada le vale. Buena compañía para aprender las reglas.
opponent-foam = Ligera como la espuma: tampoco tiene plan, y apenas resiste la tentación de las pilas.
opponent-sprat = Un pececillo que aprende contigo: olvida lo descartado y suele terminar la ronda tarde.
opponent-glimmer = Todo lo que brilla le atrae: prefiere una carta más para su colección a terminar la ronda.
opponent-nipper = Pinza rápida: primero agarra y luego piensa. Roba siempre que puede y olvida lo que pasó.
opponent-gull = Compañía tranquila: juega sus cartas con sensatez y apenas se fija en las tuyas.
opponent-otter = Juega por el placer de una bonita colección, y a veces todo encaja de maravilla.
opponent-skua = Puro descaro: va a por tus cartas con bañista y tiburón, y revuelve las pilas con cangrejos.
opponent-heron = Aguarda inmóvil como una garza y mira un turno por delante. Poco bueno se le escapa.
opponent-pelican = Mira un turno por delante y se llena el pico de colecciones y de sus multiplicadores.
opponent-cormorant = Mira un turno por delante y se zambulle hondo: espera más y, aun así, apuesta antes.
opponent-orca = Imagina todas las manos que puedes tener. Tendrás que ganarte cada punto.
opponent-albatross = Piensa tan a fondo como Orca, pero aterriza sin riesgos: mejor puntos seguros que apuestas.
opponent-marlin = Piensa tan a fondo como Orca y ataca con audacia: apuesta pronto y desbarata tus planes.
opponent-kraken = Ha aprendido de miles de partidas cuándo terminar la ronda. Usa todo el tiempo que le dan.
opponent-narwhal = Sabe lo que sabe Kraken y le basta con la décima parte del tiempo.
opponent-tern = Sabe lo que sabe Kraken y juega al instante, sin pararse a pensar.
