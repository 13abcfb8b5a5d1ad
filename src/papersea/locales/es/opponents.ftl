### Rivales: cómo se siente jugar en su contra, en una línea de 100 caracteres como máximo.
### Los nombres (Orca) son propios, iguales en todos los idiomas.

opponents-title = Con quién puedes jugar, de la partida más fácil a la más difícil.
opponents-how = Para jugar, indica un nombre o un nivel, una o varias veces:
opponents-slow = papersea se ejecuta aquí como simple Python, y los rivales son más lentos y débiles que en otros sitios. papersea --version dice por qué.

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

opponent-driftwood = Va adonde van las olas: cualquier jugada vale. Buena compañía para aprender las reglas.
opponent-foam = Tampoco tiene plan, pero apenas se resiste a las pilas de descarte.
opponent-sprat = Aprende contigo: olvida lo que se descartó y suele terminar la ronda demasiado tarde.
opponent-glimmer = Se rinde ante cualquier colección brillante: prefiere una carta más a terminar la ronda.
opponent-nipper = Primero agarra y luego piensa: roba cartas siempre que puede y olvida lo que ya se vio.
opponent-gull = Compañía tranquila: juega sus cartas con sensatez y apenas se fija en las tuyas.
opponent-otter = Juega por el placer de una bonita colección, y a veces todo encaja de maravilla.
opponent-skua = Puro descaro: con bañista y tiburón va a por tus cartas, con cangrejos revuelve las pilas.
opponent-heron = Aguarda sin moverse y mira un turno por delante. Pocas cartas buenas se le escapan.
opponent-pelican = Mira un turno por delante y se llena el pico de cartas de Colección y de Multiplicador.
opponent-cormorant = Mira un turno por delante y se zambulle a fondo: espera más y, aun así, apuesta antes.
opponent-orca = Imagina todo lo que puedes tener en la mano. Cada punto hay que ganárselo.
opponent-albatross = Piensa tan a fondo como Orca, pero aterriza sin riesgos: mejor puntos seguros que apuestas.
opponent-marlin = Piensa tan a fondo como Orca y ataca con audacia: apuesta pronto y desbarata tus planes.
opponent-kraken = Ha aprendido de miles de análisis cuándo terminar la ronda. Usa todo el tiempo que tiene.
opponent-narwhal = Sabe lo que sabe Kraken y le basta la décima parte del tiempo.
opponent-tern = Sabe lo que sabe Kraken y juega a primera vista, sin pausa.
