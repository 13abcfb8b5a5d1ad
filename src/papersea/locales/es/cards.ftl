### Nombres de las cartas y de lo que hay en la mesa.
### `$count` dice cuántas hay; el número no forma parte del nombre.

## Tipos

kind-crab = { $count ->
    [one] cangrejo
   *[other] cangrejos
}
    .gender = m
kind-boat = { $count ->
    [one] barco
   *[other] barcos
}
    .gender = m
kind-fish = { $count ->
    [one] pez
   *[other] peces
}
    .gender = m
kind-swimmer = { $count ->
    [one] bañista
   *[other] bañistas
}
    .gender = m
kind-shark = { $count ->
    [one] tiburón
   *[other] tiburones
}
    .gender = m
kind-mermaid = { $count ->
    [one] sirena
   *[other] sirenas
}
    .gender = f
kind-shell = { $count ->
    [one] concha
   *[other] conchas
}
    .gender = f
kind-octopus = { $count ->
    [one] pulpo
   *[other] pulpos
}
    .gender = m
kind-penguin = { $count ->
    [one] pingüino
   *[other] pingüinos
}
    .gender = m
kind-sailor = { $count ->
    [one] ancla
   *[other] anclas
}
    .gender = f-el
kind-lighthouse = { $count ->
    [one] faro
   *[other] faros
}
    .gender = m
kind-shoal = { $count ->
    [one] banco de peces
   *[other] bancos de peces
}
    .gender = m
kind-penguin-colony = { $count ->
    [one] colonia de pingüinos
   *[other] colonias de pingüinos
}
    .gender = f
kind-captain = { $count ->
    [one] capitán
   *[other] capitanes
}
    .gender = m

## Colores

colour-dark-blue = azul oscuro
colour-light-blue = azul claro
colour-black = negro
    .agreeing = { $count ->
        [one] { $gender ->
            [m] negro
           *[other] negra
        }
       *[other] { $gender ->
            [m] negros
           *[other] negras
        }
    }
colour-yellow = amarillo
    .agreeing = { $count ->
        [one] { $gender ->
            [m] amarillo
           *[other] amarilla
        }
       *[other] { $gender ->
            [m] amarillos
           *[other] amarillas
        }
    }
colour-green = verde claro
colour-white = blanco
    .agreeing = { $count ->
        [one] { $gender ->
            [m] blanco
           *[other] blanca
        }
       *[other] { $gender ->
            [m] blancos
           *[other] blancas
        }
    }
colour-purple = morado
    .agreeing = { $count ->
        [one] { $gender ->
            [m] morado
           *[other] morada
        }
       *[other] { $gender ->
            [m] morados
           *[other] moradas
        }
    }
colour-grey = gris
    .agreeing = { $count ->
        [one] gris
       *[other] grises
    }
colour-light-orange = naranja claro
colour-pink = rosa
colour-orange = naranja

## Cómo el tipo y el color forman una carta

card = { $kind } { $colour }
card-name = { CARD($card) }
card-names = { CARDS($cards) }
cards-none = ninguna carta

## Formas que un texto puede pedir además del nombre: docs/languages/README.md

form =
    .agr = { $words }
    .el = { $gender ->
        [f] la
       *[other] el
    } { $words }
    .un = { $gender ->
        [f] una
       *[other] un
    } { $words }
    .otro = { $gender ->
        [m] otro
       *[other] otra
    } { $words }
    .al = { $gender ->
        [f] a la
       *[other] al
    } { $words }
    .del = { $gender ->
        [f] de la
       *[other] del
    } { $words }

## Pilas

pile-L = pila izquierda
    .gender = f
pile-R = pila derecha
    .gender = f

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
    .gender = f
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
word-round = ronda
word-turn = turno
word-bet = apuesta
word-colour-bonus = bonificación de color
