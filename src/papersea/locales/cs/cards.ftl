### Názvy karet a věcí na stole.
### `$count` je jejich počet; samo číslo k názvu nepatří.

## Druhy

kind-crab = { $count ->
    [one] krab
    [few] krabi
   *[other] krabů
}
    .gender = animate
    .gen = { $count ->
        [one] kraba
       *[other] krabů
    }
    .dat = { $count ->
        [one] krabovi
       *[other] krabům
    }
    .acc = { $count ->
        [one] kraba
        [few] kraby
       *[other] krabů
    }
    .ins = { $count ->
        [one] krabem
       *[other] kraby
    }
kind-boat = { $count ->
    [one] loďka
    [few] loďky
   *[other] loděk
}
    .gender = f
    .gen = { $count ->
        [one] loďky
       *[other] loděk
    }
    .dat = { $count ->
        [one] loďce
       *[other] loďkám
    }
    .acc = { $count ->
        [one] loďku
        [few] loďky
       *[other] loděk
    }
    .ins = { $count ->
        [one] loďkou
       *[other] loďkami
    }
kind-fish = { $count ->
    [one] ryba
    [few] ryby
   *[other] ryb
}
    .gender = f
    .gen = { $count ->
        [one] ryby
       *[other] ryb
    }
    .dat = { $count ->
        [one] rybě
       *[other] rybám
    }
    .acc = { $count ->
        [one] rybu
        [few] ryby
       *[other] ryb
    }
    .ins = { $count ->
        [one] rybou
       *[other] rybami
    }
kind-swimmer = { $count ->
    [one] plavec
    [few] plavci
   *[other] plavců
}
    .gender = animate
    .gen = { $count ->
        [one] plavce
       *[other] plavců
    }
    .dat = { $count ->
        [one] plavci
       *[other] plavcům
    }
    .acc = { $count ->
        [one] plavce
        [few] plavce
       *[other] plavců
    }
    .ins = { $count ->
        [one] plavcem
       *[other] plavci
    }
kind-shark = { $count ->
    [one] žralok
    [few] žraloci
   *[other] žraloků
}
    .gender = animate
    .sound = hissing
    .gen = { $count ->
        [one] žraloka
       *[other] žraloků
    }
    .dat = { $count ->
        [one] žralokovi
       *[other] žralokům
    }
    .acc = { $count ->
        [one] žraloka
        [few] žraloky
       *[other] žraloků
    }
    .ins = { $count ->
        [one] žralokem
       *[other] žraloky
    }
kind-mermaid = { $count ->
    [one] mořská panna
    [few] mořské panny
   *[other] mořských panen
}
    .gender = f
    .gen = { $count ->
        [one] mořské panny
       *[other] mořských panen
    }
    .dat = { $count ->
        [one] mořské panně
       *[other] mořským pannám
    }
    .acc = { $count ->
        [one] mořskou pannu
        [few] mořské panny
       *[other] mořských panen
    }
    .ins = { $count ->
        [one] mořskou pannou
       *[other] mořskými pannami
    }
kind-shell = { $count ->
    [one] mušle
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
       *[other] mušlím
    }
    .acc = { $count ->
        [one] mušli
        [few] mušle
       *[other] mušlí
    }
    .ins = { $count ->
        [one] mušlí
       *[other] mušlemi
    }
kind-octopus = { $count ->
    [one] chobotnice
    [few] chobotnice
   *[other] chobotnic
}
    .gender = f
    .gen = { $count ->
        [one] chobotnice
       *[other] chobotnic
    }
    .dat = { $count ->
        [one] chobotnici
       *[other] chobotnicím
    }
    .acc = { $count ->
        [one] chobotnici
        [few] chobotnice
       *[other] chobotnic
    }
    .ins = { $count ->
        [one] chobotnicí
       *[other] chobotnicemi
    }
kind-penguin = { $count ->
    [one] tučňák
    [few] tučňáci
   *[other] tučňáků
}
    .gender = animate
    .gen = { $count ->
        [one] tučňáka
       *[other] tučňáků
    }
    .dat = { $count ->
        [one] tučňákovi
       *[other] tučňákům
    }
    .acc = { $count ->
        [one] tučňáka
        [few] tučňáky
       *[other] tučňáků
    }
    .ins = { $count ->
        [one] tučňákem
       *[other] tučňáky
    }
kind-sailor = { $count ->
    [one] kotva
    [few] kotvy
   *[other] kotev
}
    .gender = f
    .gen = { $count ->
        [one] kotvy
       *[other] kotev
    }
    .dat = { $count ->
        [one] kotvě
       *[other] kotvám
    }
    .acc = { $count ->
        [one] kotvu
        [few] kotvy
       *[other] kotev
    }
    .ins = { $count ->
        [one] kotvou
       *[other] kotvami
    }
kind-lighthouse = { $count ->
    [one] maják
    [few] majáky
   *[other] majáků
}
    .gender = thing
    .gen = { $count ->
        [one] majáku
       *[other] majáků
    }
    .dat = { $count ->
        [one] majáku
       *[other] majákům
    }
    .acc = { $count ->
        [one] maják
        [few] majáky
       *[other] majáků
    }
    .ins = { $count ->
        [one] majákem
       *[other] majáky
    }
kind-shoal = { $count ->
    [one] hejno ryb
    [few] hejna ryb
   *[other] hejn ryb
}
    .gender = n
    .gen = { $count ->
        [one] hejna ryb
       *[other] hejn ryb
    }
    .dat = { $count ->
        [one] hejnu ryb
       *[other] hejnům ryb
    }
    .acc = { $count ->
        [one] hejno ryb
        [few] hejna ryb
       *[other] hejn ryb
    }
    .ins = { $count ->
        [one] hejnem ryb
       *[other] hejny ryb
    }
kind-penguin-colony = { $count ->
    [one] rodina tučňáků
    [few] rodiny tučňáků
   *[other] rodin tučňáků
}
    .gender = f
    .gen = { $count ->
        [one] rodiny tučňáků
       *[other] rodin tučňáků
    }
    .dat = { $count ->
        [one] rodině tučňáků
       *[other] rodinám tučňáků
    }
    .acc = { $count ->
        [one] rodinu tučňáků
        [few] rodiny tučňáků
       *[other] rodin tučňáků
    }
    .ins = { $count ->
        [one] rodinou tučňáků
       *[other] rodinami tučňáků
    }
kind-captain = { $count ->
    [one] kapitán
    [few] kapitáni
   *[other] kapitánů
}
    .gender = animate
    .gen = { $count ->
        [one] kapitána
       *[other] kapitánů
    }
    .dat = { $count ->
        [one] kapitánovi
       *[other] kapitánům
    }
    .acc = { $count ->
        [one] kapitána
        [few] kapitány
       *[other] kapitánů
    }
    .ins = { $count ->
        [one] kapitánem
       *[other] kapitány
    }

## Barvy

colour-dark-blue = tmavě modrá
    .stem = tmavě mod
    .endings = r
colour-light-blue = světle modrá
    .stem = světle mod
    .endings = r
    .sound = hissing
colour-black = černá
    .stem = čern
    .endings = hard
colour-yellow = žlutá
    .stem = žlut
    .endings = hard
    .sound = hissing
colour-green = zelená
    .stem = zelen
    .endings = hard
    .sound = hissing
colour-white = bílá
    .stem = bíl
    .endings = hard
colour-purple = fialová
    .stem = fialov
    .endings = hard
colour-grey = šedá
    .stem = šed
    .endings = hard
    .sound = hissing
colour-light-orange = světle oranžová
    .stem = světle oranžov
    .endings = hard
    .sound = hissing
colour-pink = růžová
    .stem = růžov
    .endings = hard
colour-orange = oranžová
    .stem = oranžov
    .endings = hard

## Koncovky barev

endings-hard = { $count ->
    [one] { $gender ->
        [f] á
        [n] é
       *[other] ý
    }
    [few] { $gender ->
        [animate] í
        [n] á
       *[other] é
    }
   *[other] ých
}
    .gen = { $count ->
        [one] { $gender ->
            [f] é
           *[other] ého
        }
       *[other] ých
    }
    .dat = { $count ->
        [one] { $gender ->
            [f] é
           *[other] ému
        }
       *[other] ým
    }
    .acc = { $count ->
        [one] { $gender ->
            [animate] ého
            [f] ou
            [n] é
           *[other] ý
        }
        [few] { $gender ->
            [n] á
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
endings-r = { $count ->
    [one] { $gender ->
        [f] rá
        [n] ré
       *[other] rý
    }
    [few] { $gender ->
        [animate] ří
        [n] rá
       *[other] ré
    }
   *[other] rých
}
    .gen = { $count ->
        [one] { $gender ->
            [f] ré
           *[other] rého
        }
       *[other] rých
    }
    .dat = { $count ->
        [one] { $gender ->
            [f] ré
           *[other] rému
        }
       *[other] rým
    }
    .acc = { $count ->
        [one] { $gender ->
            [animate] rého
            [f] rou
            [n] ré
           *[other] rý
        }
        [few] { $gender ->
            [n] rá
           *[other] ré
        }
       *[other] rých
    }
    .ins = { $count ->
        [one] { $gender ->
            [f] rou
           *[other] rým
        }
       *[other] rými
    }

## Jak z druhu a barvy vznikne karta

card = { $colour } { $kind }
card-name = { CARD($card) }
card-names = { CARDS($cards) }
cards-none = žádné karty

## Tvary, o které může text požádat kromě pádů: docs/languages/README.md

form =
    .agr = { $words }
    .another-ins = { $gender ->
        [f] další
       *[other] dalším
    } { $words }
    .s-ins = { $sound ->
        [hissing] se
       *[other] s
    } { $words }
    .z-gen = { $sound ->
        [hissing] ze
       *[other] z
    } { $words }

## Hromádky

pile-L = levá hromádka
    .gender = f
    .gen = levé hromádky
    .dat = levé hromádce
    .acc = levou hromádku
    .loc = levé hromádce
    .ins = levou hromádkou
pile-R = pravá hromádka
    .gender = f
    .gen = pravé hromádky
    .dat = pravé hromádce
    .acc = pravou hromádku
    .loc = pravé hromádce
    .ins = pravou hromádkou

## Dva druhy, které tvoří pár, například „plavec“ a „žralok“.

duo-name = { $first } + { $second }

## Hlášení

call-stop = KONČÍME
call-last-chance = POSLEDNÍ ŠANCE

## Další slova hry

word-card = { $count ->
    [one] karta
    [few] karty
   *[other] karet
}
    .gender = f
word-duo = { $count ->
    [one] pár
    [few] páry
   *[other] párů
}
word-collector = { $count ->
    [one] sběratelská karta
    [few] sběratelské karty
   *[other] sběratelských karet
}
word-multiplier = { $count ->
    [one] prémiová karta
    [few] prémiové karty
   *[other] prémiových karet
}
word-point = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
word-deck = balíček
word-hand = ruka
word-pile = { $count ->
    [one] odhazovací hromádka
    [few] odhazovací hromádky
   *[other] odhazovacích hromádek
}
word-round = kolo
word-turn = tah
word-bet = sázka
word-colour-bonus = barevný bonus
