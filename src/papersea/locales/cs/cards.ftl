### Názvy karet a věcí na stole.
### `$count` je jejich počet; samo číslo k názvu nepatří.

## Druhy

kind-crab = { $count ->
    [one] krab
    [few] krabi
   *[other] krabů
}
kind-boat = { $count ->
    [one] loďka
    [few] loďky
   *[other] loděk
}
kind-fish = { $count ->
    [one] ryba
    [few] ryby
   *[other] ryb
}
kind-swimmer = { $count ->
    [one] plavec
    [few] plavci
   *[other] plavců
}
kind-shark = { $count ->
    [one] žralok
    [few] žraloci
   *[other] žraloků
}
kind-mermaid = { $count ->
    [one] mořská panna
    [few] mořské panny
   *[other] mořských panen
}
kind-shell = { $count ->
    [one] mušle
    [few] mušle
   *[other] mušlí
}
kind-octopus = { $count ->
    [one] chobotnice
    [few] chobotnice
   *[other] chobotnic
}
kind-penguin = { $count ->
    [one] tučňák
    [few] tučňáci
   *[other] tučňáků
}
kind-sailor = { $count ->
    [one] kotva
    [few] kotvy
   *[other] kotev
}
kind-lighthouse = { $count ->
    [one] maják
    [few] majáky
   *[other] majáků
}
kind-shoal = { $count ->
    [one] hejno ryb
    [few] hejna ryb
   *[other] hejn ryb
}
kind-penguin-colony = { $count ->
    [one] rodina tučňáků
    [few] rodiny tučňáků
   *[other] rodin tučňáků
}
kind-captain = { $count ->
    [one] kapitán
    [few] kapitáni
   *[other] kapitánů
}

## Barvy

colour-dark-blue = tmavě modrá
colour-light-blue = světle modrá
colour-black = černá
colour-yellow = žlutá
colour-green = zelená
colour-white = bílá
colour-purple = fialová
colour-grey = šedá
colour-light-orange = světle oranžová
colour-pink = růžová
colour-orange = oranžová

## Každá karta podle svých dvou písmen: druh a barva jako jeden název

card-Cd = tmavě modrý krab
card-Cl = světle modrý krab
card-Ck = černý krab
card-Cy = žlutý krab
card-Cg = zelený krab
card-Cr = šedý krab
card-Bd = tmavě modrá loďka
card-Bl = světle modrá loďka
card-Bk = černá loďka
card-By = žlutá loďka
card-Fd = tmavě modrá ryba
card-Fl = světle modrá ryba
card-Fk = černá ryba
card-Fy = žlutá ryba
card-Fg = zelená ryba
card-Wd = tmavě modrý plavec
card-Wl = světle modrý plavec
card-Wk = černý plavec
card-Wy = žlutý plavec
card-Wa = světle oranžový plavec
card-Sd = tmavě modrý žralok
card-Sl = světle modrý žralok
card-Sk = černý žralok
card-Sg = zelený žralok
card-Sv = fialový žralok
card-Hd = tmavě modrá mušle
card-Hl = světle modrá mušle
card-Hk = černá mušle
card-Hy = žlutá mušle
card-Hg = zelená mušle
card-Hr = šedá mušle
card-Ol = světle modrá chobotnice
card-Oy = žlutá chobotnice
card-Og = zelená chobotnice
card-Ov = fialová chobotnice
card-Or = šedá chobotnice
card-Pv = fialový tučňák
card-Pa = světle oranžový tučňák
card-Pp = růžový tučňák
card-Ap = růžová kotva
card-Ao = oranžová kotva
card-Lv = fialový maják
card-Gr = šedé hejno ryb
card-Yg = zelená rodina tučňáků
card-Ka = světle oranžový kapitán
card-Mw = bílá mořská panna

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
word-pile-left = levá hromádka
word-pile-right = pravá hromádka
word-round = kolo
word-turn = tah
word-bet = sázka
word-colour-bonus = barevný bonus
