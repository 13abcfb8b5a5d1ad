### Przeciwnicy: jak się z nimi gra, w jednym wierszu do 100 znaków.
### Imiona (Orca) są takie same w każdym języku.

opponents-title = Z kim możesz zagrać, od najłagodniejszych do najsilniejszych.
opponents-how = Aby zagrać, podaj imię przeciwnika albo poziom, można kilka razy:
opponents-slow = papersea działa tu jako zwykły Python, więc przeciwnicy są wolniejsi i słabsi niż gdzie indziej. Dlaczego, powie papersea --version.

## Poziomy według tego, jak się gra; w nagłówku za nimi stoi krótka nazwa w nawiasie.

rung-random = Przypadek
rung-beginner = Pierwsze kroki
rung-casual = Dla zabawy
rung-solid = Pewna ręka
rung-expert = Mistrzostwo
rung-master = Głęboka woda

## Skłonności, słowem lub dwoma za opisem

leaning-bold = śmiało
leaning-careful = ostrożnie
leaning-collector = zbiera
leaning-thief = podbiera

## Przeciwnicy

opponent-driftwood = Jak kawałek drewna na falach, płynie, dokąd go niosą: każdy ruch jest dobry. Na początek w sam raz.
opponent-foam = Lekka jak piana: też gra bez planu, ale stosom odrzucania prawie nie umie się oprzeć.
opponent-sprat = Mały szprot uczy się razem z tobą: zapomina, co odrzucono, i często za późno kończy rundę.
opponent-glimmer = Ulega każdej błyszczącej kolekcji: woli dołożyć jeszcze jedną kartę, niż zakończyć rundę.
opponent-nipper = Najpierw łapie, potem myśli: kradnie, kiedy tylko może, i zapomina, jakie karty już były.
opponent-gull = Miłe towarzystwo: swoimi kartami gra rozsądnie, na twoje prawie nie patrzy.
opponent-otter = Gra dla radości z pięknej kolekcji, a czasem wszystko wspaniale się układa.
opponent-skua = Gra zuchwale: z pływakiem i rekinem poluje na twoje karty, z krabami grzebie w stosach.
opponent-heron = Stoi bez ruchu i patrzy o turę naprzód. Rzadko pozwala odpłynąć dobrej karcie.
opponent-pelican = Patrzy o turę naprzód i zbiera do dzioba zdobycze kolekcjonera oraz mnożniki punktów.
opponent-cormorant = Patrzy o turę naprzód i nurkuje głęboko: czeka dłużej, a mimo to obstawia wcześniej.
opponent-orca = Rozważa wszystko, co możesz mieć na ręce. Tu o każdy punkt trzeba powalczyć.
opponent-albatross = Myśli tak głęboko jak Orca, ale ląduje bezpiecznie: woli pewne punkty niż obstawianie.
opponent-marlin = Myśli tak głęboko jak Orca i uderza śmiało: obstawia wcześnie i psuje ci szyki.
opponent-kraken = Z tysięcy gier wie, kiedy zakończyć rundę. Myśli tak długo, jak mu wolno.
opponent-narwhal = Wie to, co Kraken, a wystarcza mu dziesiąta część czasu.
opponent-tern = Wie to, co Kraken, a gra od razu, bez namysłu.
