### Názvy kariet a vecí na stole.
### `$count` je ich počet; samotné číslo k názvu nepatrí.

## Druhy

kind-crab = { $count ->
    [one] krab
    [few] kraby
   *[other] krabov
}
kind-boat = { $count ->
    [one] loďka
    [few] loďky
   *[other] loďiek
}
kind-fish = { $count ->
    [one] ryba
    [few] ryby
   *[other] rýb
}
kind-swimmer = { $count ->
    [one] plavec
    [few] plavci
   *[other] plavcov
}
kind-shark = { $count ->
    [one] žralok
    [few] žraloky
   *[other] žralokov
}
kind-mermaid = { $count ->
    [one] morská panna
    [few] morské panny
   *[other] morských panien
}
kind-shell = { $count ->
    [one] mušľa
    [few] mušle
   *[other] mušlí
}
kind-octopus = { $count ->
    [one] chobotnica
    [few] chobotnice
   *[other] chobotníc
}
kind-penguin = { $count ->
    [one] tučniak
    [few] tučniaky
   *[other] tučniakov
}
kind-sailor = { $count ->
    [one] kotva
    [few] kotvy
   *[other] kotiev
}
kind-lighthouse = { $count ->
    [one] maják
    [few] majáky
   *[other] majákov
}
kind-shoal = { $count ->
    [one] húf rýb
    [few] húfy rýb
   *[other] húfov rýb
}
kind-penguin-colony = { $count ->
    [one] rodina tučniakov
    [few] rodiny tučniakov
   *[other] rodín tučniakov
}
kind-captain = { $count ->
    [one] kapitán
    [few] kapitáni
   *[other] kapitánov
}

## Farby

colour-dark-blue = tmavomodrá
colour-light-blue = svetlomodrá
colour-black = čierna
colour-yellow = žltá
colour-green = zelená
colour-white = biela
colour-purple = fialová
colour-grey = sivá
colour-light-orange = svetlooranžová
colour-pink = ružová
colour-orange = oranžová

## Každá karta podľa svojich dvoch písmen: druh a farba ako jeden názov

card-Cd = tmavomodrý krab
card-Cl = svetlomodrý krab
card-Ck = čierny krab
card-Cy = žltý krab
card-Cg = zelený krab
card-Cr = sivý krab
card-Bd = tmavomodrá loďka
card-Bl = svetlomodrá loďka
card-Bk = čierna loďka
card-By = žltá loďka
card-Fd = tmavomodrá ryba
card-Fl = svetlomodrá ryba
card-Fk = čierna ryba
card-Fy = žltá ryba
card-Fg = zelená ryba
card-Wd = tmavomodrý plavec
card-Wl = svetlomodrý plavec
card-Wk = čierny plavec
card-Wy = žltý plavec
card-Wa = svetlooranžový plavec
card-Sd = tmavomodrý žralok
card-Sl = svetlomodrý žralok
card-Sk = čierny žralok
card-Sg = zelený žralok
card-Sv = fialový žralok
card-Hd = tmavomodrá mušľa
card-Hl = svetlomodrá mušľa
card-Hk = čierna mušľa
card-Hy = žltá mušľa
card-Hg = zelená mušľa
card-Hr = sivá mušľa
card-Ol = svetlomodrá chobotnica
card-Oy = žltá chobotnica
card-Og = zelená chobotnica
card-Ov = fialová chobotnica
card-Or = sivá chobotnica
card-Pv = fialový tučniak
card-Pa = svetlooranžový tučniak
card-Pp = ružový tučniak
card-Ap = ružová kotva
card-Ao = oranžová kotva
card-Lv = fialový maják
card-Gr = sivý húf rýb
card-Yg = zelená rodina tučniakov
card-Ka = svetlooranžový kapitán
card-Mw = biela morská panna

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
word-pile-left = ľavá hromádka
word-pile-right = pravá hromádka
word-round = kolo
word-turn = ťah
word-bet = stávka
word-colour-bonus = farebný bonus
