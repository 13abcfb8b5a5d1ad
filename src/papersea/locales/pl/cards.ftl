### Nazwy kart i rzeczy na stole.
### `$count` mówi, ile ich jest; sama liczba nie należy do nazwy.

## Rodzaje

kind-crab = { $count ->
    [one] krab
    [few] kraby
    [many] krabów
   *[other] krabów
}
kind-boat = { $count ->
    [one] łódka
    [few] łódki
    [many] łódek
   *[other] łódek
}
kind-fish = { $count ->
    [one] ryba
    [few] ryby
    [many] ryb
   *[other] ryb
}
kind-swimmer = { $count ->
    [one] pływak
    [few] pływacy
    [many] pływaków
   *[other] pływaków
}
kind-shark = { $count ->
    [one] rekin
    [few] rekiny
    [many] rekinów
   *[other] rekinów
}
kind-mermaid = { $count ->
    [one] syrena
    [few] syreny
    [many] syren
   *[other] syren
}
kind-shell = { $count ->
    [one] muszla
    [few] muszle
    [many] muszli
   *[other] muszli
}
kind-octopus = { $count ->
    [one] ośmiornica
    [few] ośmiornice
    [many] ośmiornic
   *[other] ośmiornic
}
kind-penguin = { $count ->
    [one] pingwin
    [few] pingwiny
    [many] pingwinów
   *[other] pingwinów
}
kind-sailor = { $count ->
    [one] żeglarz
    [few] żeglarze
    [many] żeglarzy
   *[other] żeglarzy
}
kind-lighthouse = { $count ->
    [one] latarnia
    [few] latarnie
    [many] latarni
   *[other] latarni
}
kind-shoal = { $count ->
    [one] ławica ryb
    [few] ławice ryb
    [many] ławic ryb
   *[other] ławic ryb
}
kind-penguin-colony = { $count ->
    [one] kolonia pingwinów
    [few] kolonie pingwinów
    [many] kolonii pingwinów
   *[other] kolonii pingwinów
}
kind-captain = { $count ->
    [one] kapitan
    [few] kapitanowie
    [many] kapitanów
   *[other] kapitanów
}

## Kolory

colour-dark-blue = ciemnoniebieski
colour-light-blue = jasnoniebieski
colour-black = czarny
colour-yellow = żółty
colour-green = zielony
colour-white = biały
colour-purple = fioletowy
colour-grey = szary
colour-light-orange = jasnopomarańczowy
colour-pink = różowy
colour-orange = pomarańczowy

## Każda karta według dwóch liter: rodzaj i kolor jako jedna nazwa

card-Cd = ciemnoniebieski krab
card-Cl = jasnoniebieski krab
card-Ck = czarny krab
card-Cy = żółty krab
card-Cg = zielony krab
card-Cr = szary krab
card-Bd = ciemnoniebieska łódka
card-Bl = jasnoniebieska łódka
card-Bk = czarna łódka
card-By = żółta łódka
card-Fd = ciemnoniebieska ryba
card-Fl = jasnoniebieska ryba
card-Fk = czarna ryba
card-Fy = żółta ryba
card-Fg = zielona ryba
card-Wd = ciemnoniebieski pływak
card-Wl = jasnoniebieski pływak
card-Wk = czarny pływak
card-Wy = żółty pływak
card-Wa = jasnopomarańczowy pływak
card-Sd = ciemnoniebieski rekin
card-Sl = jasnoniebieski rekin
card-Sk = czarny rekin
card-Sg = zielony rekin
card-Sv = fioletowy rekin
card-Hd = ciemnoniebieska muszla
card-Hl = jasnoniebieska muszla
card-Hk = czarna muszla
card-Hy = żółta muszla
card-Hg = zielona muszla
card-Hr = szara muszla
card-Ol = jasnoniebieska ośmiornica
card-Oy = żółta ośmiornica
card-Og = zielona ośmiornica
card-Ov = fioletowa ośmiornica
card-Or = szara ośmiornica
card-Pv = fioletowy pingwin
card-Pa = jasnopomarańczowy pingwin
card-Pp = różowy pingwin
card-Ap = różowy żeglarz
card-Ao = pomarańczowy żeglarz
card-Lv = fioletowa latarnia
card-Gr = szara ławica ryb
card-Yg = zielona kolonia pingwinów
card-Ka = jasnopomarańczowy kapitan
card-Mw = biała syrena

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
   *[other] punktów
}
word-deck = talia
word-hand = ręka
word-pile = { $count ->
    [one] stos odrzucania
    [few] stosy odrzucania
    [many] stosów odrzucania
   *[other] stosów odrzucania
}
word-pile-left = lewy stos
word-pile-right = prawy stos
word-round = runda
word-turn = tura
word-bet = zakład
word-colour-bonus = bonus koloru
