### Hra na tomto zařízení bez serveru: kde jsme, co se uchovává, k čemu je třeba dalších.

pocket-label = Na tomto zařízení
pocket-here = Hraješ na tomto zařízení, bez serveru.
pocket-away = Server je nedostupný, takže toto zařízení pokračuje samo. Nic se neztratilo.
pocket-starting = Připravujeme toto zařízení…
pocket-fetching = Připravujeme toto zařízení: { $done } z { $all } MB

## Co se uchovává, pod „Ty“

pocket-keep = Nechat moje hry na tomto zařízení
pocket-keep-about = Nové hry i jejich čísla zůstanou tady a nepotřebují spojení. Ke hrám s dalšími lidmi je potřeba server.
pocket-kept = Je tu uloženo { $size } MB: hrát můžeš i bez spojení.
pocket-not-kept = Pokud chceš hrát bez spojení, stačí jednou stáhnout { $size } MB.
pocket-unkept = Tento prohlížeč si ke hraní bez spojení nic neuloží: je k tomu potřeba stránka s HTTPS.
pocket-none = Ke hraní bez spojení tu není co stáhnout.
pocket-no-server = Tato stránka nemá server: všechno, co hraješ, zůstává na tomto zařízení.
pocket-fetch = Stáhnout teď
pocket-remove = Odstranit
pocket-remove-about = Tvoje hry zůstanou. Pokud v nich chceš pokračovat, stáhne se to znovu.
pocket-games = { $count ->
    [one] Na tomto zařízení je uložená 1 dohraná hra.
    [few] Na tomto zařízení jsou uložené { $count } dohrané hry.
   *[other] Na tomto zařízení je uloženo { $count } dohraných her.
}
pocket-data-about = Všechno je na tomto zařízení a nikde jinde. Není tu účet ani heslo.
pocket-safe = Prohlížeč je nechá, dokud je neodstraníš.
pocket-unsafe = Když prohlížeči dojde místo, může je smazat.

## K čemu je třeba dalších

pocket-others-away = K tomu jsou potřeba další lidé a server je právě nedostupný. Zatím si můžeš zahrát tady:
pocket-others-chosen = K tomu jsou potřeba další lidé a ty hraješ na tomto zařízení. Zahrát si můžeš i tady:
pocket-others-none = K tomu jsou potřeba další lidé a tato stránka nemá server, kde by se sešli. Zahrát si můžeš tady:
pocket-to-server = Zpět na server
pocket-invite = Tento stůl je na tvém zařízení, proto k němu nevede odkaz. Na volná místa si můžou sednout boti.
pocket-where = Kde?
pocket-with-server = Na serveru
