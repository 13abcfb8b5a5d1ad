### Hra na tomto zariadení bez servera: kde sme, čo sa uchováva, na čo treba ďalších.

pocket-label = Na tomto zariadení
pocket-here = Hráš na tomto zariadení, bez servera.
pocket-away = Server je nedostupný, takže toto zariadenie pokračuje samo. Nič sa nestratilo.
pocket-starting = Pripravujeme toto zariadenie…
pocket-fetching = Pripravujeme toto zariadenie: { $done } z { $all } MB

## Čo sa uchováva, pod „Ty“

pocket-keep = Nechať moje hry na tomto zariadení
pocket-keep-about = Nové hry aj ich čísla zostanú tu a nepotrebujú spojenie. Na hry s inými ľuďmi treba server.
pocket-kept = Je tu uložených { $size } MB: hrať môžeš aj bez spojenia.
pocket-not-kept = Ak chceš hrať bez spojenia, stačí raz stiahnuť { $size } MB.
pocket-unkept = Tento prehliadač si na hranie bez spojenia nič neuloží: treba na to stránku s HTTPS.
pocket-none = Na hranie bez spojenia tu nie je čo stiahnuť.
pocket-no-server = Táto stránka nemá server: všetko, čo hráš, zostáva na tomto zariadení.
pocket-fetch = Stiahnuť teraz
pocket-remove = Odstrániť
pocket-remove-about = Tvoje hry zostanú. Ak v nich chceš pokračovať, stiahne sa to znova.
pocket-games = { $count ->
    [one] Na tomto zariadení je uložená 1 dohraná hra.
    [few] Na tomto zariadení sú uložené { $count } dohrané hry.
   *[other] Na tomto zariadení je uložených { $count } dohraných hier.
}
pocket-data-about = Všetko je na tomto zariadení a nikde inde. Nie je tu účet ani heslo.
pocket-safe = Prehliadač ich nechá, kým ich neodstrániš.
pocket-unsafe = Keď prehliadaču dôjde miesto, môže ich vymazať.

## Na čo treba ďalších

pocket-others-away = Na to treba ďalších ľudí a server je práve nedostupný. Dovtedy si môžeš zahrať tu:
pocket-others-chosen = Na to treba ďalších ľudí a ty hráš na tomto zariadení. Zahrať si môžeš aj tu:
pocket-others-none = Na to treba ďalších ľudí a táto stránka nemá server, kde by sa stretli. Zahrať si môžeš tu:
pocket-to-server = Späť na server
pocket-invite = Tento stôl je na tvojom zariadení, preto k nemu nevedie odkaz. Na voľné miesta si môžu sadnúť boti.
pocket-where = Kde?
pocket-with-server = Na serveri
