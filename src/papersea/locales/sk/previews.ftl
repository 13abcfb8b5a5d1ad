### Čo sa ukáže z odkazu skôr, než sa otvorí: v správach, vo vyhľadávačoch a v telefóne, ktorý má
### stránku na ploche. Každý text je jeden riadok; nič sa nedopĺňa.

preview-about = Malá kartová hra o skladanom papieri pre dvoch až štyroch hráčov: cez odkaz, s priateľmi aj s botmi.
preview-table = Stôl na papierovom mori
preview-table-about = Odkaz ťa vezme k stolu: sadni si a hraj, alebo sleduj.
preview-game = Hra na papierovom mori
preview-game-about = Odkaz ti hru ukáže znova, ťah po ťahu.
preview-deal = Rozdanie na papierovom mori
preview-deal-about = Zahraj si s tými istými kartami a potom porovnajte výsledky.
preview-puzzle = Úloha z papierového mora
preview-puzzle-about = Jedno rozhodnutie z dobre hranej hry. Ktorý ťah je jasne najlepší?
preview-rules = Pravidlá papierového mora
preview-rules-about = Všetky pravidlá a všetky karty, slovami piatich vydaní.
preview-needs-script = papersea potrebuje JavaScript. Povoľ ho na tejto stránke.
