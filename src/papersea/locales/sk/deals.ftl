### Rozdania: rovnaké karty pre všetkých, jedno na každý deň, a ktorékoľvek iné podľa odkazu.

deals-title = Dnešné rozdanie
deal-title = Rozdanie pre priateľov
deals-about = Rovnaké karty a rovnakí súperi pre všetkých. Čo s nimi dokážete?
deal-against = Vy proti: { $names }, do { $target } bodov
deal-play = Hrať
deal-go-on = Hrať ďalej
deal-again = Zahrať znova (prvý výsledok zostáva)
deal-beat = { $name } má s týmito kartami { $points } b. Prekonáte to?
deal-beat-somebody = Niekto má s týmito kartami { $points } b. Prekonáte to?
deal-beaten = Výsledok { $points } b. je prekonaný!
deal-not-beaten = Bolo treba prekonať { $points } b.
deal-won = Vyhrali ste.
deal-lost = Tentoraz ste prehrali.
deal-choices = Vaše rozhodnutia pod lupou
deal-share = Zdieľať
deal-challenge = Vyzvať priateľa
deal-challenge-text = Rovnaké karty: prekonaj mojich { $points } b.!
deal-share-master = majster { $scores }
deal-copy-by-hand = Skopírujte toto:
deal-master-title = Rovnaké karty v rukách majstra
deal-master-about = Majster s nimi hrá proti rovnakým súperom a nevie, čo príde.
deal-master-ask = Ako by hral majster?
deal-master-plays = Majster hrá…
deal-better = Dopadli ste lepšie ako majster.
deal-level = Dopadli ste rovnako dobre ako majster.
deal-worse = Tentoraz dopadol lepšie majster.
deal-round = Kolo
deal-you = Vy
deal-total = Spolu
deals-archive = Predchádzajúce dni
deals-streak = { $days ->
    [one] 1 deň po sebe
    [few] { $days } dni po sebe
   *[other] { $days } dní po sebe
}
deal-not-played = zatiaľ nehrané
deal-new = Nové karty pre priateľa
