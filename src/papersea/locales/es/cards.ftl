### Nombres de las cartas y de lo que hay en la mesa.
### `$count` dice cuántas hay; el número no forma parte del nombre.

## Tipos

kind-crab = { $count ->
    [one] cangrejo
   *[other] cangrejos
}
kind-boat = { $count ->
    [one] barco
   *[other] barcos
}
kind-fish = { $count ->
    [one] pez
   *[other] peces
}
kind-swimmer = { $count ->
    [one] bañista
   *[other] bañistas
}
kind-shark = { $count ->
    [one] tiburón
   *[other] tiburones
}
kind-mermaid = { $count ->
    [one] sirena
   *[other] sirenas
}
kind-shell = { $count ->
    [one] concha
   *[other] conchas
}
kind-octopus = { $count ->
    [one] pulpo
   *[other] pulpos
}
kind-penguin = { $count ->
    [one] pingüino
   *[other] pingüinos
}
kind-sailor = { $count ->
    [one] ancla
   *[other] anclas
}
kind-lighthouse = { $count ->
    [one] faro
   *[other] faros
}
kind-shoal = { $count ->
    [one] banco de peces
   *[other] bancos de peces
}
kind-penguin-colony = { $count ->
    [one] colonia de pingüinos
   *[other] colonias de pingüinos
}
kind-captain = { $count ->
    [one] capitán
   *[other] capitanes
}

## Colores

colour-dark-blue = azul oscuro
colour-light-blue = azul claro
colour-black = negro
colour-yellow = amarillo
colour-green = verde claro
colour-white = blanco
colour-purple = morado
colour-grey = gris
colour-light-orange = naranja claro
colour-pink = rosa
colour-orange = naranja

## Cada carta, por sus dos letras: tipo y color en un solo nombre

card-Cd = cangrejo azul oscuro
card-Cl = cangrejo azul claro
card-Ck = cangrejo negro
card-Cy = cangrejo amarillo
card-Cg = cangrejo verde claro
card-Cr = cangrejo gris
card-Bd = barco azul oscuro
card-Bl = barco azul claro
card-Bk = barco negro
card-By = barco amarillo
card-Fd = pez azul oscuro
card-Fl = pez azul claro
card-Fk = pez negro
card-Fy = pez amarillo
card-Fg = pez verde claro
card-Wd = bañista azul oscuro
card-Wl = bañista azul claro
card-Wk = bañista negro
card-Wy = bañista amarillo
card-Wa = bañista naranja claro
card-Sd = tiburón azul oscuro
card-Sl = tiburón azul claro
card-Sk = tiburón negro
card-Sg = tiburón verde claro
card-Sv = tiburón morado
card-Hd = concha azul oscuro
card-Hl = concha azul claro
card-Hk = concha negra
card-Hy = concha amarilla
card-Hg = concha verde claro
card-Hr = concha gris
card-Ol = pulpo azul claro
card-Oy = pulpo amarillo
card-Og = pulpo verde claro
card-Ov = pulpo morado
card-Or = pulpo gris
card-Pv = pingüino morado
card-Pa = pingüino naranja claro
card-Pp = pingüino rosa
card-Ap = ancla rosa
card-Ao = ancla naranja
card-Lv = faro morado
card-Gr = banco de peces gris
card-Yg = colonia de pingüinos verde claro
card-Ka = capitán naranja claro
card-Mw = sirena blanca

## Dos tipos que forman un dúo, como «bañista» y «tiburón».

duo-name = { $first } + { $second }

## Los anuncios

call-stop = ALTO
call-last-chance = ÚLTIMA OPORTUNIDAD

## Otras palabras del juego

word-card = { $count ->
    [one] carta
   *[other] cartas
}
word-duo = { $count ->
    [one] dúo
   *[other] dúos
}
word-collector = { $count ->
    [one] carta de Colección
   *[other] cartas de Colección
}
word-multiplier = { $count ->
    [one] carta de Multiplicador
   *[other] cartas de Multiplicador
}
word-point = { $count ->
    [one] punto
   *[other] puntos
}
word-deck = mazo
word-hand = mano
word-pile = { $count ->
    [one] pila de descarte
   *[other] pilas de descarte
}
word-pile-left = pila izquierda
word-pile-right = pila derecha
word-round = ronda
word-turn = turno
word-bet = apuesta
word-colour-bonus = bonificación de color
