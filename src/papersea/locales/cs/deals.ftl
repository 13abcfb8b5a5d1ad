### Rozdání: stejné karty pro všechny, jedno na každý den, a kterékoli jiné podle odkazu.

deals-title = Dnešní rozdání
deal-title = Rozdání pro přátele
deals-about = Stejné karty a stejní soupeři pro všechny. Co s nimi svedete?
deal-against = Vy proti: { $names }, do { $target } bodů
deal-play = Hrát
deal-go-on = Hrát dál
deal-again = Zahrát znovu (první výsledek zůstává)
deal-beat = { $name } má s těmito kartami { $points } b. Překonáte to?
deal-beat-somebody = Někdo má s těmito kartami { $points } b. Překonáte to?
deal-beaten = Výsledek { $points } b. je překonán!
deal-not-beaten = Bylo třeba překonat { $points } b.
deal-won = Vyhráli jste.
deal-lost = Tentokrát jste prohráli.
deal-choices = Vaše rozhodnutí pod lupou
deal-share = Sdílet
deal-challenge = Vyzvat přítele
deal-challenge-text = Stejné karty: překonej mých { $points } b.!
deal-share-master = mistr { $scores }
deal-copy-by-hand = Zkopírujte toto:
deal-master-title = Stejné karty v rukou mistra
deal-master-about = Mistr s nimi hraje proti stejným soupeřům a neví, co přijde.
deal-master-ask = Jak by hrál mistr?
deal-master-plays = Mistr hraje…
deal-better = Dopadli jste lépe než mistr.
deal-level = Dopadli jste stejně dobře jako mistr.
deal-worse = Tentokrát dopadl lépe mistr.
deal-round = Kolo
deal-you = Vy
deal-total = Celkem
deals-archive = Předchozí dny
deals-streak = { $days ->
    [one] 1 den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
deal-not-played = zatím nehráno
deal-new = Nové karty pro přítele
