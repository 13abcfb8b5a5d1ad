### Súperi: ako sa proti nim hrá, v jednom riadku do 100 znakov.
### Mená (Orca) sú vlastné mená, v každom jazyku rovnaké.

opponents-title = S kým si môžeš zahrať, od najmiernejších po najtvrdších.
opponents-how = Zadaj meno súpera alebo názov stupňa, raz alebo viackrát:
opponents-slow = papersea tu beží ako obyčajný Python, takže súperi sú pomalší a slabší než inde. Prečo, povie papersea --version.

## Stupne podľa toho, ako sa hrá; v nadpise za nimi stojí skratka v zátvorke.

rung-random = Náhoda
rung-beginner = Prvé kroky
rung-casual = Pre zábavu
rung-solid = Istá ruka
rung-expert = Majstrovstvo
rung-master = Hlboká voda

## Sklony, slovom či dvoma za opisom

leaning-bold = odvážne
leaning-careful = opatrne
leaning-collector = zbiera
leaning-thief = chmatá

## Súperi

opponent-driftwood = Necháva sa unášať vlnami: dobrý je každý ťah. Milá spoločnosť, kým spoznávaš pravidlá.
opponent-foam = Tiež hrá bez plánu, no odhadzovacím hromádkam takmer neodolá.
opponent-sprat = Učí sa tak ako ty: zabúda, čo sa odhodilo, a kolo často zavrie neskoro.
opponent-glimmer = Podľahne každej trblietavej zbierke: ešte jedna karta do nej je viac než zavreté kolo.
opponent-nipper = Najprv chmatne, potom rozmýšľa: kradne, kedykoľvek môže, a zabúda, čo už bolo vidieť.
opponent-gull = Pohodová spoločnosť: s vlastnými kartami hrá rozumne, tie tvoje takmer nesleduje.
opponent-otter = Hrá pre radosť z peknej zbierky a občas všetko krásne zapadne.
opponent-skua = Drzý súper: s plavcom a žralokom ide po tvojich kartách, s krabmi sa hrabe v hromádkach.
opponent-heron = Stojí bez pohnutia a vidí o ťah dopredu. Málokedy nechá dobrú kartu odplávať.
opponent-pelican = Vidí o ťah dopredu a do zobáka si skladá zberateľské karty aj prémiové karty k nim.
opponent-cormorant = Vidí o ťah dopredu a ponára sa hlboko: čaká dlhšie, a predsa skôr siahne po stávke.
opponent-orca = Predstavuje si všetko, čo môžeš mať v ruke. Každý bod si budeš musieť zaslúžiť.
opponent-albatross = Uvažuje tak hlboko ako Orca, no pristáva bezpečne: radšej isté body než stávka.
opponent-marlin = Uvažuje tak hlboko ako Orca a útočí smelo: stávkuje skoro a kazí ti plány.
opponent-kraken = Z tisícov hier vie, kedy zavrieť kolo. Rozmýšľa tak dlho, ako smie.
opponent-narwhal = Vie to, čo Kraken, a stačí mu desatina času.
opponent-tern = Vie to, čo Kraken, a hrá okamžite, bez rozmýšľania.
