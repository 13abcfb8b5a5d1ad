### Quién juega: caras, rivales y cómo ha ido contra ellos, reacciones, sonidos, cómo fue una partida.

## Rivales

company-none = Sin partidas todavía
company-record = Ganadas: { $won } de { $games }
company-new = Prueba ahora
company-up = Un nivel más: últimamente ganas.
company-down = Una partida más tranquila, para recuperar la ventaja.
company-same = Más o menos tan fuerte como los últimos rivales.

## Caras

face-title = Tu cara
face-about = Está junto a tu nombre. En las mesas donde ya tienes asiento, se queda como estaba.
face-fox = zorro
face-cat = gato
face-hare = liebre
face-bear = oso
face-owl = búho
face-frog = rana
face-badger = tejón
face-deer = ciervo
face-mouse = ratón
face-turtle = tortuga
face-crane = grulla de papel
face-hedgehog = erizo

## Reacciones y sonidos

react-title = Decir algo
menu-game = Esta partida
menu-others = El resto de la mesa
menu-help = Aspecto y ayuda
menu-away = Salir
sound-offer = ¿Quieres oír el papel?
sound-yes = Activar sonidos
sound-no = No, gracias

## Cómo fue una partida

after-title = Lo que te llevas de esta partida
after-close = Por muy poco: { $count ->
    [one] faltó un punto.
   *[other] faltaron { $count } puntos.
}
after-won-close = Victoria ajustada: { $count ->
    [one] la decidió un punto.
   *[other] la decidieron { $count } puntos.
}
after-won-clear = Victoria clara: { $count ->
    [one] un punto de ventaja.
   *[other] { $count } puntos de ventaja.
}
after-won-mermaids = Cuatro sirenas: no hay nada mejor.
after-won = La partida es tuya. ¡Bien jugado!
after-led = Ibas por delante tras { $count ->
    [one] una ronda.
   *[other] { $count } rondas.
} Faltó poco.
after-lost = Esta vez no. Cartas nuevas, suerte nueva.
after-best = Tu mejor ronda fue la { $round }: { $count ->
    [one] un punto.
   *[other] { $count } puntos.
}
after-bet = Tu { call-last-chance } en la ronda { $round } salió bien: { $count ->
    [one] un punto
   *[other] { $count } puntos
} como premio al valor.
after-card = Tu carta de la suerte, en la ronda { $round }: { $card }. Sin ella, { $count ->
    [one] un punto menos.
   *[other] { $count } puntos menos.
}
after-lesson = Algo que probar
after-lesson-bet = Tu { call-last-chance } en la ronda { $round } no salió bien. ¿Habría sido mejor { call-stop }, o un turno más?
after-lesson-wait = En la ronda { $round } tenías { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y seguiste; la ronda la terminó otra persona. ¿Ahora la terminarías tú?
after-lesson-any = ¿Qué decisión pesó más? Puedes repasar tu partida.
after-try = Probarlo
after-look = Repasarla
after-next = ¿Y ahora?
after-play = Jugar contra { $name }
after-puzzle = El reto de hoy
after-deal = El reparto de hoy

## Cómo ha ido

course-title = Cómo te ha ido
course-results = Tus últimas partidas, la más reciente a la derecha
course-result = { $won ->
    [yes] Ganada
   *[no] Puesto { $rank }
}, { $count ->
    [one] un punto
   *[other] { $count } puntos
}
course-form = Ganadas: { $recent } de { $count ->
    [one] tu última partida
   *[other] tus últimas { $count } partidas
}, { $all } de todas
course-rating = Tu clasificación tras cada partida clasificatoria
course-rating-now = { $first } al principio, { $last } ahora
course-calls = Tus anuncios
course-stops = { call-stop }: { $count ->
    [one] una vez
   *[other] { $count } veces
}
course-bets = { call-last-chance }: { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
}
course-cards = Tus cartas favoritas
course-card = { $card }: { $times } por partida
course-opponents = Contra los bots
