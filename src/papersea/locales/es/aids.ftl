### De un vistazo: las cartas de referencia de la caja

aid-turn = Tu turno
aid-turn-draw = Toma una carta
aid-turn-deck = Dos del mazo: quédate con una, la otra va a una pila
aid-turn-or = o
aid-turn-pile = La carta superior de una pila
aid-turn-duo = Juega dúos, si quieres
aid-turn-end = Acaba tu turno o, con { $points } puntos o más, termina la ronda
aid-duos = Dúos
aid-duos-about = 1 punto cada uno, también en la mano. Al jugarlos, hacen algo:
aid-duo-crab = Mira una pila y toma una carta
aid-duo-boat = Juega otro turno
aid-duo-fish = Toma la carta superior del mazo
aid-duo-theft = Roba una carta de la mano de alguien
aid-worth = Colecciones y sirenas
aid-collectors = Cuantas más de un tipo, mejor
aid-multipliers = Multiplicadores, por cada carta
aid-mermaid = 1 punto por cada carta del color que más tengas; con cada sirena más, el siguiente color
aid-mermaids = Las cuatro: ganas la partida
aid-end = Terminar la ronda
aid-end-need = Con { $points } puntos o más puedes decir:
aid-end-stop = Todo el mundo puntúa sus cartas.
aid-end-last = El resto juega un turno más. Después:
aid-end-won = Nadie tiene más que tú
aid-end-won-you = tú: cartas + bonificación de color
aid-end-won-others = el resto: bonificación de color
aid-end-lost = Alguien tiene más que tú
aid-end-lost-you = tú: bonificación de color
aid-end-lost-others = el resto: cartas
aid-end-bonus = Bonificación de color: 1 punto por cada carta del color que más tengas
# $targets son los puntos para dos, tres y cuatro personas.
aid-end-target = La partida acaba a los { $targets } puntos (2 · 3 · 4 personas).
aid-colours = Colores
aid-colours-about = Cuántas cartas hay de cada uno
