### Rozdání: stejné karty pro všechny, jedno na každý den, a kterékoli jiné podle odkazu.

deals-title = Dnešní rozdání
deal-title = Rozdání pro přátele
deals-about = Stejné karty a stejní soupeři pro všechny. Co z nich vytěžíš?
deal-against = Ty proti hráčům { $names }, do { $target } bodů
deal-play = Hrát
deal-go-on = Hrát dál
deal-again = Zahrát znovu (první výsledek zůstává)
deal-beat = { $name } má s těmito kartami { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}. Překonáš to?
deal-beat-somebody = Někdo má s těmito kartami { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}. Překonáš to?
deal-beaten = To je víc než { $points }!
deal-not-beaten = Bylo třeba víc než { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
deal-won = Vyhráváš.
deal-lost = Tentokrát prohráváš.
deal-choices = Tvoje rozhodnutí pod lupou
deal-share = Sdílet
deal-challenge = Vyzvat přítele
deal-challenge-text = Stejné karty: překonej můj výsledek { $points }!
deal-share-master = mistr { $scores }
deal-copy-by-hand = Zkopíruj toto:
deal-master-title = Jak tyto karty hraje mistr
deal-master-about = Mistr s nimi hraje proti stejným soupeřům a neví, co přijde.
deal-master-ask = Podívat se, jak hraje mistr
deal-master-plays = Mistr hraje…
deal-better = Máš lepší výsledek než mistr.
deal-level = Máš stejný výsledek jako mistr.
deal-worse = Tentokrát má lepší výsledek mistr.
deal-round = Kolo
deal-you = Ty
deal-total = Celkem
deals-archive = Předchozí dny
deals-more = Ještě starší dny
deals-streak = { $days ->
    [one] 1 den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
deal-not-played = zatím nehráno
deal-new = Nové karty pro přítele
