### Rozdania: rovnaké karty pre všetkých, jedno na každý deň, a ktorékoľvek iné podľa odkazu.

deals-title = Dnešné rozdanie
deal-title = Rozdanie pre priateľov
deals-about = Rovnaké karty a rovnakí súperi pre všetkých. Čo z nich vyťažíš?
deal-against = Ty proti hráčom { $names }, do { $target } bodov
deal-play = Hrať
deal-go-on = Hrať ďalej
deal-again = Zahrať znova (prvý výsledok zostáva)
deal-beat = { $name } má s týmito kartami { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}. Prekonáš to?
deal-beat-somebody = Niekto má s týmito kartami { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}. Prekonáš to?
deal-beaten = To je viac než { $points }!
deal-not-beaten = Bolo treba viac než { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}.
deal-won = Vyhrávaš.
deal-lost = Tentoraz prehrávaš.
deal-choices = Tvoje rozhodnutia pod lupou
deal-share = Zdieľať
deal-challenge = Vyzvať priateľa
deal-challenge-text = Rovnaké karty: prekonaj môj výsledok { $points }!
deal-share-master = majster { $scores }
deal-copy-by-hand = Skopíruj toto:
deal-master-title = Ako tieto karty hrá majster
deal-master-about = Majster s nimi hrá proti rovnakým súperom a nevie, čo príde.
deal-master-ask = Pozrieť sa, ako hrá majster
deal-master-plays = Majster hrá…
deal-better = Máš lepší výsledok než majster.
deal-level = Máš rovnaký výsledok ako majster.
deal-worse = Tentoraz má lepší výsledok majster.
deal-round = Kolo
deal-you = Ty
deal-total = Spolu
deals-archive = Predchádzajúce dni
deals-more = Ešte staršie dni
deals-streak = { $days ->
    [one] 1 deň po sebe
    [few] { $days } dni po sebe
   *[other] { $days } dní po sebe
}
deal-not-played = zatiaľ nehrané
deal-new = Nové karty pre priateľa
