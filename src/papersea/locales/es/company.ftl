company-none = Sin partidas todavía
company-record = Ganadas: { $won } de { $games }
company-new = Pruébalo ahora
company-up = Un peldaño más: últimamente ganas.
company-down = Una partida más tranquila, para volver a mandar.
company-same = Más o menos tan fuerte como los últimos.

face-title = Tu cara
face-about = Está junto a tu nombre. En las mesas donde ya te sientas, queda como estaba.
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

react-title = Di algo
menu-game = Esta partida
menu-others = Los demás
menu-help = Aspecto y ayuda
menu-away = Salir
sound-offer = ¿Quieres oír el papel?
sound-yes = Activar sonidos
sound-no = No, gracias

after-title = Lo que queda de esta partida
after-close = Por muy poco: { $count ->
    [one] faltó un punto.
   *[other] faltaron { $count } puntos.
}
after-won-close = Victoria ajustada: { $count ->
    [one] decidió un punto.
   *[other] decidieron { $count } puntos.
}
after-won-clear = Victoria clara: { $count ->
    [one] un punto de ventaja.
   *[other] { $count } puntos de ventaja.
}
after-won-mermaids = Cuatro sirenas: nada lo supera.
after-won = Es tuya. ¡Bien jugado!
after-led = Ibas por delante tras { $count ->
    [one] una ronda.
   *[other] { $count } rondas.
} No faltó mucho.
after-lost = Esta vez no. El próximo reparto será nuevo.
after-best = Tu mejor ronda fue la { $round }: { $count ->
    [one] un punto.
   *[other] { $count } puntos.
}
after-bet = Tu { call-last-chance } en la ronda { $round } salió bien: { $count ->
    [one] un punto
   *[other] { $count } puntos
} por tu valor.
after-card = Tu carta de más suerte, en la ronda { $round }: { $card }. Sin ella, { $count ->
    [one] un punto menos.
   *[other] { $count } puntos menos.
}
after-lesson = Una cosa para probar
after-lesson-bet = Tu { call-last-chance } en la ronda { $round } no salió. ¿Habría sido mejor { call-stop }, o un turno más?
after-lesson-wait = En la ronda { $round } tenías { $points } puntos y seguiste; la cerró otra persona. ¿La cerrarías ahora?
after-lesson-any = ¿Qué decisión pesó más? Puedes repasar tu partida.
after-try = Pruébalo
after-look = Repásala
after-next = ¿Y ahora?
after-play = Jugar: { $name }
after-puzzle = El acertijo de hoy
after-deal = El reparto de hoy

course-title = Cómo ha ido
course-results = Tus últimas partidas, la más nueva a la derecha
course-result = { $won ->
    [yes] Ganada
   *[no] Puesto { $rank }
}, { $count ->
    [one] un punto
   *[other] { $count } puntos
}
course-form = Ganadas: { $recent } de las últimas { $count } partidas, { $all } de todas
course-rating = Tu clasificación tras cada partida clasificatoria
course-rating-now = { $first } al principio, { $last } ahora
course-calls = Tus cierres
course-stops = { call-stop }: { $count ->
    [one] una vez
   *[other] { $count } veces
}
course-bets = { call-last-chance }: { $won } ganadas, { $lost } perdidas
course-cards = Tus cartas favoritas
course-card = { $card }: { $times } por partida
course-opponents = Contra los bots
