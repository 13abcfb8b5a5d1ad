### Nazwy kart i rzeczy na stole.
### `$count` mówi, ile ich jest; sama liczba nie należy do nazwy.

## Rodzaje

kind-crab = { $count ->
    [one] krab
    [few] kraby
    [many] krabów
   *[other] krabów
}
    .gender = animal
    .gen = { $count ->
        [one] kraba
       *[other] krabów
    }
    .dat = { $count ->
        [one] krabowi
       *[other] krabom
    }
    .acc = { $count ->
        [one] kraba
        [few] kraby
        [many] krabów
       *[other] krabów
    }
    .ins = { $count ->
        [one] krabem
       *[other] krabami
    }
kind-boat = { $count ->
    [one] łódka
    [few] łódki
    [many] łódek
   *[other] łódek
}
    .gender = f
    .gen = { $count ->
        [one] łódki
       *[other] łódek
    }
    .dat = { $count ->
        [one] łódce
       *[other] łódkom
    }
    .acc = { $count ->
        [one] łódkę
        [few] łódki
        [many] łódek
       *[other] łódek
    }
    .ins = { $count ->
        [one] łódką
       *[other] łódkami
    }
kind-fish = { $count ->
    [one] ryba
    [few] ryby
    [many] ryb
   *[other] ryb
}
    .gender = f
    .gen = { $count ->
        [one] ryby
       *[other] ryb
    }
    .dat = { $count ->
        [one] rybie
       *[other] rybom
    }
    .acc = { $count ->
        [one] rybę
        [few] ryby
        [many] ryb
       *[other] ryb
    }
    .ins = { $count ->
        [one] rybą
       *[other] rybami
    }
kind-swimmer = { $count ->
    [one] pływak
    [few] pływacy
    [many] pływaków
   *[other] pływaków
}
    .gender = person
    .gen = { $count ->
        [one] pływaka
       *[other] pływaków
    }
    .dat = { $count ->
        [one] pływakowi
       *[other] pływakom
    }
    .acc = { $count ->
        [one] pływaka
        [few] pływaków
        [many] pływaków
       *[other] pływaków
    }
    .ins = { $count ->
        [one] pływakiem
       *[other] pływakami
    }
kind-shark = { $count ->
    [one] rekin
    [few] rekiny
    [many] rekinów
   *[other] rekinów
}
    .gender = animal
    .gen = { $count ->
        [one] rekina
       *[other] rekinów
    }
    .dat = { $count ->
        [one] rekinowi
       *[other] rekinom
    }
    .acc = { $count ->
        [one] rekina
        [few] rekiny
        [many] rekinów
       *[other] rekinów
    }
    .ins = { $count ->
        [one] rekinem
       *[other] rekinami
    }
kind-mermaid = { $count ->
    [one] syrena
    [few] syreny
    [many] syren
   *[other] syren
}
    .gender = f
    .gen = { $count ->
        [one] syreny
       *[other] syren
    }
    .dat = { $count ->
        [one] syrenie
       *[other] syrenom
    }
    .acc = { $count ->
        [one] syrenę
        [few] syreny
        [many] syren
       *[other] syren
    }
    .ins = { $count ->
        [one] syreną
       *[other] syrenami
    }
kind-shell = { $count ->
    [one] muszla
    [few] muszle
    [many] muszli
   *[other] muszli
}
    .gender = f
    .gen = { $count ->
        [one] muszli
       *[other] muszli
    }
    .dat = { $count ->
        [one] muszli
       *[other] muszlom
    }
    .acc = { $count ->
        [one] muszlę
        [few] muszle
        [many] muszli
       *[other] muszli
    }
    .ins = { $count ->
        [one] muszlą
       *[other] muszlami
    }
kind-octopus = { $count ->
    [one] ośmiornica
    [few] ośmiornice
    [many] ośmiornic
   *[other] ośmiornic
}
    .gender = f
    .gen = { $count ->
        [one] ośmiornicy
       *[other] ośmiornic
    }
    .dat = { $count ->
        [one] ośmiornicy
       *[other] ośmiornicom
    }
    .acc = { $count ->
        [one] ośmiornicę
        [few] ośmiornice
        [many] ośmiornic
       *[other] ośmiornic
    }
    .ins = { $count ->
        [one] ośmiornicą
       *[other] ośmiornicami
    }
kind-penguin = { $count ->
    [one] pingwin
    [few] pingwiny
    [many] pingwinów
   *[other] pingwinów
}
    .gender = animal
    .gen = { $count ->
        [one] pingwina
       *[other] pingwinów
    }
    .dat = { $count ->
        [one] pingwinowi
       *[other] pingwinom
    }
    .acc = { $count ->
        [one] pingwina
        [few] pingwiny
        [many] pingwinów
       *[other] pingwinów
    }
    .ins = { $count ->
        [one] pingwinem
       *[other] pingwinami
    }
kind-sailor = { $count ->
    [one] żeglarz
    [few] żeglarze
    [many] żeglarzy
   *[other] żeglarzy
}
    .gender = person
    .gen = { $count ->
        [one] żeglarza
       *[other] żeglarzy
    }
    .dat = { $count ->
        [one] żeglarzowi
       *[other] żeglarzom
    }
    .acc = { $count ->
        [one] żeglarza
        [few] żeglarzy
        [many] żeglarzy
       *[other] żeglarzy
    }
    .ins = { $count ->
        [one] żeglarzem
       *[other] żeglarzami
    }
kind-lighthouse = { $count ->
    [one] latarnia
    [few] latarnie
    [many] latarni
   *[other] latarni
}
    .gender = f
    .gen = { $count ->
        [one] latarni
       *[other] latarni
    }
    .dat = { $count ->
        [one] latarni
       *[other] latarniom
    }
    .acc = { $count ->
        [one] latarnię
        [few] latarnie
        [many] latarni
       *[other] latarni
    }
    .ins = { $count ->
        [one] latarnią
       *[other] latarniami
    }
kind-shoal = { $count ->
    [one] ławica ryb
    [few] ławice ryb
    [many] ławic ryb
   *[other] ławic ryb
}
    .gender = f
    .gen = { $count ->
        [one] ławicy ryb
       *[other] ławic ryb
    }
    .dat = { $count ->
        [one] ławicy ryb
       *[other] ławicom ryb
    }
    .acc = { $count ->
        [one] ławicę ryb
        [few] ławice ryb
        [many] ławic ryb
       *[other] ławic ryb
    }
    .ins = { $count ->
        [one] ławicą ryb
       *[other] ławicami ryb
    }
kind-penguin-colony = { $count ->
    [one] kolonia pingwinów
    [few] kolonie pingwinów
    [many] kolonii pingwinów
   *[other] kolonii pingwinów
}
    .gender = f
    .gen = { $count ->
        [one] kolonii pingwinów
       *[other] kolonii pingwinów
    }
    .dat = { $count ->
        [one] kolonii pingwinów
       *[other] koloniom pingwinów
    }
    .acc = { $count ->
        [one] kolonię pingwinów
        [few] kolonie pingwinów
        [many] kolonii pingwinów
       *[other] kolonii pingwinów
    }
    .ins = { $count ->
        [one] kolonią pingwinów
       *[other] koloniami pingwinów
    }
kind-captain = { $count ->
    [one] kapitan
    [few] kapitanowie
    [many] kapitanów
   *[other] kapitanów
}
    .gender = person
    .gen = { $count ->
        [one] kapitana
       *[other] kapitanów
    }
    .dat = { $count ->
        [one] kapitanowi
       *[other] kapitanom
    }
    .acc = { $count ->
        [one] kapitana
        [few] kapitanów
        [many] kapitanów
       *[other] kapitanów
    }
    .ins = { $count ->
        [one] kapitanem
       *[other] kapitanami
    }

## Kolory

colour-dark-blue = ciemnoniebieski
    .stem = ciemnoniebies
    .endings = ki
colour-light-blue = jasnoniebieski
    .stem = jasnoniebies
    .endings = ki
colour-black = czarny
    .stem = czarn
    .endings = hard
colour-yellow = żółty
    .stem = żół
    .endings = ty
colour-green = zielony
    .stem = zielon
    .endings = hard
colour-white = biały
    .stem = bia
    .endings = ly
colour-purple = fioletowy
    .stem = fioletow
    .endings = hard
colour-grey = szary
    .stem = szar
    .endings = ry
colour-light-orange = jasnopomarańczowy
    .stem = jasnopomarańczow
    .endings = hard
colour-pink = różowy
    .stem = różow
    .endings = hard
colour-orange = pomarańczowy
    .stem = pomarańczow
    .endings = hard

## Końcówki kolorów

endings-hard = { $count ->
    [one] { $gender ->
        [f] a
       *[other] y
    }
    [few] { $gender ->
        [person] i
       *[other] e
    }
    [many] ych
   *[other] ych
}
    .gen = { $count ->
        [one] { $gender ->
            [f] ej
           *[other] ego
        }
       *[other] ych
    }
    .dat = { $count ->
        [one] { $gender ->
            [f] ej
           *[other] emu
        }
       *[other] ym
    }
    .acc = { $count ->
        [one] { $gender ->
            [person] ego
            [animal] ego
            [f] ą
           *[other] y
        }
        [few] { $gender ->
            [person] ych
           *[other] e
        }
        [many] ych
       *[other] ych
    }
    .ins = { $count ->
        [one] { $gender ->
            [f] ą
           *[other] ym
        }
       *[other] ymi
    }
endings-ry = { $count ->
    [one] { $gender ->
        [f] a
       *[other] y
    }
    [few] { $gender ->
        [person] zy
       *[other] e
    }
    [many] ych
   *[other] ych
}
    .gen = { $count ->
        [one] { $gender ->
            [f] ej
           *[other] ego
        }
       *[other] ych
    }
    .dat = { $count ->
        [one] { $gender ->
            [f] ej
           *[other] emu
        }
       *[other] ym
    }
    .acc = { $count ->
        [one] { $gender ->
            [person] ego
            [animal] ego
            [f] ą
           *[other] y
        }
        [few] { $gender ->
            [person] ych
           *[other] e
        }
        [many] ych
       *[other] ych
    }
    .ins = { $count ->
        [one] { $gender ->
            [f] ą
           *[other] ym
        }
       *[other] ymi
    }
endings-ly = { $count ->
    [one] { $gender ->
        [f] ła
       *[other] ły
    }
    [few] { $gender ->
        [person] li
       *[other] łe
    }
    [many] łych
   *[other] łych
}
    .gen = { $count ->
        [one] { $gender ->
            [f] łej
           *[other] łego
        }
       *[other] łych
    }
    .dat = { $count ->
        [one] { $gender ->
            [f] łej
           *[other] łemu
        }
       *[other] łym
    }
    .acc = { $count ->
        [one] { $gender ->
            [person] łego
            [animal] łego
            [f] łą
           *[other] ły
        }
        [few] { $gender ->
            [person] łych
           *[other] łe
        }
        [many] łych
       *[other] łych
    }
    .ins = { $count ->
        [one] { $gender ->
            [f] łą
           *[other] łym
        }
       *[other] łymi
    }
endings-ty = { $count ->
    [one] { $gender ->
        [f] ta
       *[other] ty
    }
    [few] { $gender ->
        [person] ci
       *[other] te
    }
    [many] tych
   *[other] tych
}
    .gen = { $count ->
        [one] { $gender ->
            [f] tej
           *[other] tego
        }
       *[other] tych
    }
    .dat = { $count ->
        [one] { $gender ->
            [f] tej
           *[other] temu
        }
       *[other] tym
    }
    .acc = { $count ->
        [one] { $gender ->
            [person] tego
            [animal] tego
            [f] tą
           *[other] ty
        }
        [few] { $gender ->
            [person] tych
           *[other] te
        }
        [many] tych
       *[other] tych
    }
    .ins = { $count ->
        [one] { $gender ->
            [f] tą
           *[other] tym
        }
       *[other] tymi
    }
endings-ki = { $count ->
    [one] { $gender ->
        [f] ka
       *[other] ki
    }
    [few] { $gender ->
        [person] cy
       *[other] kie
    }
    [many] kich
   *[other] kich
}
    .gen = { $count ->
        [one] { $gender ->
            [f] kiej
           *[other] kiego
        }
       *[other] kich
    }
    .dat = { $count ->
        [one] { $gender ->
            [f] kiej
           *[other] kiemu
        }
       *[other] kim
    }
    .acc = { $count ->
        [one] { $gender ->
            [person] kiego
            [animal] kiego
            [f] ką
           *[other] ki
        }
        [few] { $gender ->
            [person] kich
           *[other] kie
        }
        [many] kich
       *[other] kich
    }
    .ins = { $count ->
        [one] { $gender ->
            [f] ką
           *[other] kim
        }
       *[other] kimi
    }

## Jak z rodzaju i koloru powstaje karta

card = { $colour } { $kind }
card-name = { CARD($card) }
card-names = { CARDS($cards) }
cards-none = brak kart

## Co stoi wokół nazwy. „agr”: kolor w mianowniku, zgodny z rodzajem i liczbą karty.

form =
    .agr = { $words }
    .another-ins = { $gender ->
        [f] jeszcze jedną
       *[other] jeszcze jednym
    } { $words }

## Stosy

pile-L = lewy stos
    .gender = thing
    .gen = lewego stosu
    .dat = lewemu stosowi
    .acc = lewy stos
    .loc = lewym stosie
    .ins = lewym stosem
pile-R = prawy stos
    .gender = thing
    .gen = prawego stosu
    .dat = prawemu stosowi
    .acc = prawy stos
    .loc = prawym stosie
    .ins = prawym stosem

## Dwa rodzaje, które tworzą zestaw, na przykład „pływak” i „rekin”.

duo-name = { $first } + { $second }

## Deklaracje

call-stop = STOP
call-last-chance = OSTATNIA SZANSA

## Inne słowa gry

word-card = { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] kart
}
    .gender = f
word-duo = { $count ->
    [one] zestaw
    [few] zestawy
    [many] zestawów
   *[other] zestawów
}
word-collector = { $count ->
    [one] zdobycz kolekcjonera
    [few] zdobycze kolekcjonera
    [many] zdobyczy kolekcjonera
   *[other] zdobyczy kolekcjonera
}
word-multiplier = { $count ->
    [one] mnożnik punktów
    [few] mnożniki punktów
    [many] mnożników punktów
   *[other] mnożników punktów
}
word-point = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
word-deck = talia
word-hand = ręka
word-pile = { $count ->
    [one] stos odrzucania
    [few] stosy odrzucania
    [many] stosów odrzucania
   *[other] stosów odrzucania
}
word-round = runda
word-turn = tura
word-bet = zakład
word-colour-bonus = bonus koloru
