### Soupeři: jak se proti nim hraje, v jednom řádku do 100 znaků.
### Jména (Orca) jsou vlastní jména, v každém jazyce stejná.

opponents-title = S kým si můžeš zahrát, od nejmírnějších po nejtvrdší.
opponents-how = Zadej jméno soupeře nebo název stupně, jednou nebo víckrát:
opponents-slow = papersea tu běží jako obyčejný Python, takže soupeři jsou pomalejší a slabší než jinde. Proč, řekne papersea --version.

## Stupně podle toho, jak se hraje; v nadpisu za nimi stojí zkratka v závorce.

rung-random = Náhoda
rung-beginner = První kroky
rung-casual = Pro zábavu
rung-solid = Jistá ruka
rung-expert = Mistrovství
rung-master = Hluboká voda

## Sklony, slovem či dvěma za popisem

leaning-bold = odvážně
leaning-careful = opatrně
leaning-collector = sbírá
leaning-thief = chmatá

## Soupeři

opponent-driftwood = Nechává se unášet vlnami: dobrý je každý tah. Milá společnost, než poznáš pravidla.
opponent-foam = Také hraje bez plánu, ale odhazovacím hromádkám skoro neodolá.
opponent-sprat = Učí se stejně jako ty: zapomíná, co se odhodilo, a kolo často zavře pozdě.
opponent-glimmer = Podlehne každé třpytivé sbírce: ještě jedna karta do ní je víc než zavřené kolo.
opponent-nipper = Nejdřív chňapne, pak přemýšlí: krade, kdykoli může, a zapomíná, co už bylo vidět.
opponent-gull = Pohodová společnost: s vlastními kartami hraje rozumně, ty tvoje skoro nesleduje.
opponent-otter = Hraje pro radost z pěkné sbírky a občas všechno krásně zapadne.
opponent-skua = Drzý soupeř: s plavcem a žralokem jde po tvých kartách, s kraby se hrabe v hromádkách.
opponent-heron = Stojí bez hnutí a vidí o tah dopředu. Málokdy nechá dobrou kartu uplavat.
opponent-pelican = Vidí o tah dopředu a do zobáku si skládá sběratelské karty i prémiové karty k nim.
opponent-cormorant = Vidí o tah dopředu a potápí se hluboko: čeká déle, a přesto dřív sáhne po sázce.
opponent-orca = Představuje si všechno, co můžeš mít v ruce. Každý bod si budeš muset zasloužit.
opponent-albatross = Uvažuje stejně hluboko jako Orca, ale přistává bezpečně: raději jisté body než sázka.
opponent-marlin = Uvažuje stejně hluboko jako Orca a útočí směle: sází brzy a kazí ti plány.
opponent-kraken = Z tisíců her ví, kdy zavřít kolo. Přemýšlí tak dlouho, jak smí.
opponent-narwhal = Ví to, co Kraken, a stačí mu desetina času.
opponent-tern = Ví to, co Kraken, a hraje okamžitě, bez přemýšlení.
