### Názvy kariet a vecí na stole.
### `$count` je ich počet; samotné číslo k názvu nepatrí.

## Druhy

kind-crab = { $count ->
    [one] krab
    [few] kraby
   *[other] krabov
}
    .gender = animal
    .gen = { $count ->
        [one] kraba
       *[other] krabov
    }
    .dat = { $count ->
        [one] krabovi
       *[other] krabom
    }
    .acc = { $count ->
        [one] kraba
        [few] kraby
       *[other] krabov
    }
    .ins = { $count ->
        [one] krabom
       *[other] krabmi
    }
kind-boat = { $count ->
    [one] loďka
    [few] loďky
   *[other] lodiek
}
    .gender = f
    .gen = { $count ->
        [one] loďky
       *[other] lodiek
    }
    .dat = { $count ->
        [one] loďke
       *[other] loďkám
    }
    .acc = { $count ->
        [one] loďku
        [few] loďky
       *[other] lodiek
    }
    .ins = { $count ->
        [one] loďkou
       *[other] loďkami
    }
kind-fish = { $count ->
    [one] ryba
    [few] ryby
   *[other] rýb
}
    .gender = f
    .gen = { $count ->
        [one] ryby
       *[other] rýb
    }
    .dat = { $count ->
        [one] rybe
       *[other] rybám
    }
    .acc = { $count ->
        [one] rybu
        [few] ryby
       *[other] rýb
    }
    .ins = { $count ->
        [one] rybou
       *[other] rybami
    }
kind-swimmer = { $count ->
    [one] plavec
    [few] plavci
   *[other] plavcov
}
    .gender = person
    .gen = { $count ->
        [one] plavca
       *[other] plavcov
    }
    .dat = { $count ->
        [one] plavcovi
       *[other] plavcom
    }
    .acc = { $count ->
        [one] plavca
        [few] plavcov
       *[other] plavcov
    }
    .ins = { $count ->
        [one] plavcom
       *[other] plavcami
    }
kind-shark = { $count ->
    [one] žralok
    [few] žraloky
   *[other] žralokov
}
    .gender = animal
    .sound = hissing
    .gen = { $count ->
        [one] žraloka
       *[other] žralokov
    }
    .dat = { $count ->
        [one] žralokovi
       *[other] žralokom
    }
    .acc = { $count ->
        [one] žraloka
        [few] žraloky
       *[other] žralokov
    }
    .ins = { $count ->
        [one] žralokom
       *[other] žralokmi
    }
kind-mermaid = { $count ->
    [one] morská panna
    [few] morské panny
   *[other] morských panien
}
    .gender = f
    .gen = { $count ->
        [one] morskej panny
       *[other] morských panien
    }
    .dat = { $count ->
        [one] morskej panne
       *[other] morským pannám
    }
    .acc = { $count ->
        [one] morskú pannu
        [few] morské panny
       *[other] morských panien
    }
    .ins = { $count ->
        [one] morskou pannou
       *[other] morskými pannami
    }
kind-shell = { $count ->
    [one] mušľa
    [few] mušle
   *[other] mušlí
}
    .gender = f
    .gen = { $count ->
        [one] mušle
       *[other] mušlí
    }
    .dat = { $count ->
        [one] mušli
       *[other] mušliam
    }
    .acc = { $count ->
        [one] mušľu
        [few] mušle
       *[other] mušlí
    }
    .ins = { $count ->
        [one] mušľou
       *[other] mušľami
    }
kind-octopus = { $count ->
    [one] chobotnica
    [few] chobotnice
   *[other] chobotníc
}
    .gender = f
    .gen = { $count ->
        [one] chobotnice
       *[other] chobotníc
    }
    .dat = { $count ->
        [one] chobotnici
       *[other] chobotniciam
    }
    .acc = { $count ->
        [one] chobotnicu
        [few] chobotnice
       *[other] chobotníc
    }
    .ins = { $count ->
        [one] chobotnicou
       *[other] chobotnicami
    }
kind-penguin = { $count ->
    [one] tučniak
    [few] tučniaky
   *[other] tučniakov
}
    .gender = animal
    .gen = { $count ->
        [one] tučniaka
       *[other] tučniakov
    }
    .dat = { $count ->
        [one] tučniakovi
       *[other] tučniakom
    }
    .acc = { $count ->
        [one] tučniaka
        [few] tučniaky
       *[other] tučniakov
    }
    .ins = { $count ->
        [one] tučniakom
       *[other] tučniakmi
    }
kind-sailor = { $count ->
    [one] kotva
    [few] kotvy
   *[other] kotiev
}
    .gender = f
    .gen = { $count ->
        [one] kotvy
       *[other] kotiev
    }
    .dat = { $count ->
        [one] kotve
       *[other] kotvám
    }
    .acc = { $count ->
        [one] kotvu
        [few] kotvy
       *[other] kotiev
    }
    .ins = { $count ->
        [one] kotvou
       *[other] kotvami
    }
kind-lighthouse = { $count ->
    [one] maják
    [few] majáky
   *[other] majákov
}
    .gender = thing
    .gen = { $count ->
        [one] majáka
       *[other] majákov
    }
    .dat = { $count ->
        [one] majáku
       *[other] majákom
    }
    .acc = { $count ->
        [one] maják
        [few] majáky
       *[other] majákov
    }
    .ins = { $count ->
        [one] majákom
       *[other] majákmi
    }
kind-shoal = { $count ->
    [one] húf rýb
    [few] húfy rýb
   *[other] húfov rýb
}
    .gender = thing
    .gen = { $count ->
        [one] húfu rýb
       *[other] húfov rýb
    }
    .dat = { $count ->
        [one] húfu rýb
       *[other] húfom rýb
    }
    .acc = { $count ->
        [one] húf rýb
        [few] húfy rýb
       *[other] húfov rýb
    }
    .ins = { $count ->
        [one] húfom rýb
       *[other] húfmi rýb
    }
kind-penguin-colony = { $count ->
    [one] rodina tučniakov
    [few] rodiny tučniakov
   *[other] rodín tučniakov
}
    .gender = f
    .gen = { $count ->
        [one] rodiny tučniakov
       *[other] rodín tučniakov
    }
    .dat = { $count ->
        [one] rodine tučniakov
       *[other] rodinám tučniakov
    }
    .acc = { $count ->
        [one] rodinu tučniakov
        [few] rodiny tučniakov
       *[other] rodín tučniakov
    }
    .ins = { $count ->
        [one] rodinou tučniakov
       *[other] rodinami tučniakov
    }
kind-captain = { $count ->
    [one] kapitán
    [few] kapitáni
   *[other] kapitánov
}
    .gender = person
    .gen = { $count ->
        [one] kapitána
       *[other] kapitánov
    }
    .dat = { $count ->
        [one] kapitánovi
       *[other] kapitánom
    }
    .acc = { $count ->
        [one] kapitána
        [few] kapitánov
       *[other] kapitánov
    }
    .ins = { $count ->
        [one] kapitánom
       *[other] kapitánmi
    }

## Farby

colour-dark-blue = tmavomodrá
    .stem = tmavomodr
    .endings = long
colour-light-blue = svetlomodrá
    .stem = svetlomodr
    .endings = long
    .sound = hissing
colour-black = čierna
    .stem = čiern
    .endings = short
colour-yellow = žltá
    .stem = žlt
    .endings = long
    .sound = hissing
colour-green = zelená
    .stem = zelen
    .endings = long
    .sound = hissing
colour-white = biela
    .stem = biel
    .endings = short
colour-purple = fialová
    .stem = fialov
    .endings = long
colour-grey = sivá
    .stem = siv
    .endings = long
    .sound = hissing
colour-light-orange = svetlooranžová
    .stem = svetlooranžov
    .endings = long
    .sound = hissing
colour-pink = ružová
    .stem = ružov
    .endings = long
colour-orange = oranžová
    .stem = oranžov
    .endings = long

## Koncovky farieb

endings-long = { $count ->
    [one] { $gender ->
        [f] á
        [n] é
       *[other] ý
    }
    [few] { $gender ->
        [person] í
       *[other] é
    }
   *[other] ých
}
    .gen = { $count ->
        [one] { $gender ->
            [f] ej
           *[other] ého
        }
       *[other] ých
    }
    .dat = { $count ->
        [one] { $gender ->
            [f] ej
           *[other] ému
        }
       *[other] ým
    }
    .acc = { $count ->
        [one] { $gender ->
            [person] ého
            [animal] ého
            [f] ú
            [n] é
           *[other] ý
        }
        [few] { $gender ->
            [person] ých
           *[other] é
        }
       *[other] ých
    }
    .ins = { $count ->
        [one] { $gender ->
            [f] ou
           *[other] ým
        }
       *[other] ými
    }
endings-short = { $count ->
    [one] { $gender ->
        [f] a
        [n] e
       *[other] y
    }
    [few] { $gender ->
        [person] i
       *[other] e
    }
   *[other] ych
}
    .gen = { $count ->
        [one] { $gender ->
            [f] ej
           *[other] eho
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
            [person] eho
            [animal] eho
            [f] u
            [n] e
           *[other] y
        }
        [few] { $gender ->
            [person] ych
           *[other] e
        }
       *[other] ych
    }
    .ins = { $count ->
        [one] { $gender ->
            [f] ou
           *[other] ym
        }
       *[other] ymi
    }

## Ako z druhu a farby vznikne karta

card = { $colour } { $kind }
card-name = { CARD($card) }
card-names = { CARDS($cards) }
cards-none = žiadne karty

## Tvary, o ktoré môže text požiadať okrem pádov: docs/languages/README.md

form =
    .agr = { $words }
    .another-ins = { $gender ->
        [f] ďalšou
       *[other] ďalším
    } { $words }
    .s-ins = { $sound ->
        [hissing] so
       *[other] s
    } { $words }
    .z-gen = { $sound ->
        [hissing] zo
       *[other] z
    } { $words }

## Hromádky

pile-L = ľavá hromádka
    .gender = f
    .gen = ľavej hromádky
    .dat = ľavej hromádke
    .acc = ľavú hromádku
    .loc = ľavej hromádke
    .ins = ľavou hromádkou
pile-R = pravá hromádka
    .gender = f
    .gen = pravej hromádky
    .dat = pravej hromádke
    .acc = pravú hromádku
    .loc = pravej hromádke
    .ins = pravou hromádkou

## Dva druhy, ktoré tvoria pár, napríklad „plavec“ a „žralok“.

duo-name = { $first } + { $second }

## Hlásenia

call-stop = KONČÍME
call-last-chance = POSLEDNÁ ŠANCA

## Ďalšie slová hry

word-card = { $count ->
    [one] karta
    [few] karty
   *[other] kariet
}
    .gender = f
word-duo = { $count ->
    [one] pár
    [few] páry
   *[other] párov
}
word-collector = { $count ->
    [one] zberateľská karta
    [few] zberateľské karty
   *[other] zberateľských kariet
}
word-multiplier = { $count ->
    [one] prémiová karta
    [few] prémiové karty
   *[other] prémiových kariet
}
word-point = { $count ->
    [one] bod
    [few] body
   *[other] bodov
}
word-deck = balíček
word-hand = ruka
word-pile = { $count ->
    [one] odhadzovacia hromádka
    [few] odhadzovacie hromádky
   *[other] odhadzovacích hromádok
}
word-round = kolo
word-turn = ťah
word-bet = stávka
word-colour-bonus = farebný bonus
