### Hra na tomto zariadení bez servera: kde sme, čo sa uchováva, na čo treba ďalších.

pocket-label = Na tomto zariadení
pocket-here = Hráš na tomto zariadení, bez servera.
pocket-away = Server je nedostupný: toto zariadenie pokračuje samo. Nič sa nestratilo.
pocket-starting = Zariadenie sa pripravuje …
pocket-fetching = Zariadenie sa pripravuje: { $done } z { $all } MB

## Čo sa uchováva, pod „Ty“

pocket-keep = Hrať na tomto zariadení
pocket-keep-about = Nové hry a ich čísla zostanú tu a nepotrebujú spojenie. Na hry s inými treba server.
pocket-kept = Uložené je tu { $size } MB: môžeš hrať aj bez spojenia.
pocket-not-kept = Na hru bez spojenia treba raz stiahnuť { $size } MB.
pocket-unkept = Tento prehliadač si nič neuloží na časy bez spojenia: stránka by musela mať HTTPS.
pocket-none = Na hru bez spojenia sa tu nedá nič stiahnuť.
pocket-no-server = Táto stránka nemá server: všetko, čo hráš, zostáva na tomto zariadení.
pocket-fetch = Stiahnuť teraz
pocket-remove = Odstrániť
pocket-remove-about = Tvoje hry zostanú. Ak v nich chceš pokračovať, stiahne sa to znova.
pocket-games = { $count ->
    [one] Na tomto zariadení je uložená 1 dohraná hra.
    [few] Na tomto zariadení sú uložené { $count } dohrané hry.
   *[other] Na tomto zariadení je uložených { $count } dohraných hier.
}
pocket-data-about = Všetko je na tomto zariadení a nikde inde. Nie je tu účet ani heslo.
pocket-safe = Prehliadač ich nechá, kým ich neodstrániš.
pocket-unsafe = Keď prehliadaču dôjde miesto, môže ich vymazať.

## Na čo treba ďalších

pocket-others-away = Na to treba ďalších ľudí a server je teraz nedostupný. Dovtedy sa dá hrať aj tu:
pocket-others-chosen = Na to treba ďalších ľudí a ty hráš na tomto zariadení. Aj tu je čo hrať:
pocket-others-none = Na to treba ďalších ľudí a táto stránka nemá server, kde by sa stretli. Aj tu je čo hrať:
pocket-to-server = Späť na server
pocket-invite = Tento stôl je na tvojom zariadení, preto k nemu nevedie odkaz. Voľné miesta môžu obsadiť boty.
pocket-where = Kde?
pocket-with-server = Na serveri
